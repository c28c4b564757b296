"""Export and import: round trip is identity, nothing is overwritten silently, a bad file changes nothing."""

import json
from pathlib import Path

import pytest

from companion.session import Session
from companion.session.exchange import export_all, export_save, import_bundle
from companion.store import BadFile, Conflict, Newer, NotSaved, Store
from companion.store.bundle import archive_bytes, read_bundle, save_bytes
from tests.store.test_store_faults import file_size_limit


def archive(store: Store) -> bytes:
    bundle, problems = export_all(store)
    assert problems == []
    return archive_bytes(bundle)


def test_one_save_round_trip_is_identity(store: Store, session: Session, tmp_path: Path) -> None:
    raw = save_bytes(export_save(session.save))
    other = Store(tmp_path / "other")
    assert import_bundle(other, read_bundle(raw, "f")).added == [session.id]
    assert save_bytes(export_save(other.save(session.id))) == raw
    journal = Path("saves") / session.id / "log.journal"
    assert (other.root / journal).read_bytes() == (store.root / journal).read_bytes()
    assert json.loads(raw)["statement"] == {"steps": 3, "clean": True, "result": None}


def test_archive_of_everything_round_trip_is_identity(store: Store, session: Session, tmp_path: Path) -> None:
    trashed = Session.new(store, "tally", "thrown away", {})
    store.trash(trashed.id)
    raw = archive(store)
    other = Store(tmp_path / "other")
    done = import_bundle(other, read_bundle(raw, "f"))
    assert sorted(done.added) == sorted([session.id, trashed.id])
    assert sorted(done.documents) == ["knowledge", "settings"]
    assert [row.id for row in other.trashed()] == [trashed.id]
    assert other.settings() == store.settings()
    assert archive(other) == raw


def test_importing_twice_adds_nothing(store: Store, session: Session) -> None:
    done = import_bundle(store, read_bundle(archive(store), "f"))
    assert (done.added, done.present, done.documents) == ([], [session.id], [])


def test_a_different_save_of_the_same_id_is_not_overwritten(store: Store, session: Session) -> None:
    raw = save_bytes(export_save(session.save))
    session.commit({"add": 40}, session.revision)
    with pytest.raises(Conflict, match="already is a different save"):
        import_bundle(store, read_bundle(raw, "f"))
    [added] = import_bundle(store, read_bundle(raw, "f"), keep_both=True).added
    assert Session.open(store, session.id).state == 46
    copy = Session.open(store, added)
    assert (copy.state, copy.title) == (6, "Thursday crew (copy)")


def test_a_save_in_the_trash_is_not_doubled(store: Store, session: Session) -> None:
    raw = save_bytes(export_save(session.save))
    store.trash(session.id)
    assert import_bundle(store, read_bundle(raw, "f")).present == [session.id]


def test_settings_that_differ_need_a_word(store: Store, session: Session) -> None:
    bundle = read_bundle(archive(store), "f")
    store.change_settings(theme="day")
    with pytest.raises(Conflict, match="Your settings differ"):
        import_bundle(store, bundle)
    import_bundle(store, bundle, documents="mine")
    assert store.settings()["theme"] == "day"
    import_bundle(store, bundle, documents="theirs")
    assert store.settings()["theme"] == "night"


def test_an_import_that_fails_half_way_leaves_nothing(store: Store, session: Session, tmp_path: Path) -> None:
    short = Session.new(store, "tally", "short", {})
    raw = archive(store)
    other = Store(tmp_path / "other")
    with file_size_limit(short.save.storage.end.size + 40), pytest.raises(NotSaved):
        import_bundle(other, read_bundle(raw, "f"))
    assert (other.saves(), other.settings()) == ([], {})
    assert len(import_bundle(other, read_bundle(raw, "f")).added) == 2


def test_files_that_are_not_ours_are_refused_with_a_sentence(store: Store, session: Session) -> None:
    raw = save_bytes(export_save(session.save))
    whole = json.loads(raw)
    for bad, why in (
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[1]", "not a file exported"),
        (raw.replace(b'"add": 2', b'"add": 9'), "checksum does not match"),
        (raw[:-30], "not JSON"),
        (json.dumps({**whole, "sum": 1}).encode(), "checksum"),
        (archive(store)[:200], "damaged archive"),
    ):
        with pytest.raises(BadFile, match=why):
            read_bundle(bad, "gift.json")


def test_a_log_that_makes_no_sense_is_refused_whole(store: Store, session: Session, tmp_path: Path) -> None:
    bundle = read_bundle(save_bytes(export_save(session.save)), "f")
    bundle.saves[0].records.pop(2)
    with pytest.raises(BadFile, match="makes no sense"):
        import_bundle(Store(tmp_path / "other"), bundle)


def test_a_newer_export_is_refused(session: Session) -> None:
    from companion.store import bundle

    content = json.loads(save_bytes(export_save(session.save)))
    content.pop("sum")
    with pytest.raises(Newer, match="newer version"):
        read_bundle(bundle._seal({**content, "schema": 99}), "gift.json")
