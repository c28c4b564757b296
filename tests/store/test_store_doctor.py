"""The doctor looks without touching, says what is recoverable, and mends only on request."""

from pathlib import Path

from companion.session import Session
from companion.store import Store
from companion.store.doctor import examine, repair


def content(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.suffix != ".lock"}


def conditions(store: Store) -> dict[str, str]:
    return {ailment.file: ailment.condition for ailment in examine(store) if ailment.condition != "sound"}


def test_a_sound_folder_has_no_ailments(store: Store, session: Session) -> None:
    store.trash(Session.new(store, "tally", "t", {}).id)
    assert conditions(store) == {}
    assert len(examine(store)) == 6


def test_every_ailment_is_told_nothing_is_touched_then_all_is_mended(store: Store, session: Session) -> None:
    journal = session.save.storage.journal
    journal.main.write_bytes(journal.main.read_bytes().replace(b'"add":2', b'"add":7'))
    (store.root / "settings.json").write_bytes(b"{}")
    (store.root / "knowledge.1.json").write_bytes(b"gone")
    (store.root / "settings.json.tmp").write_bytes(b"half")
    (store.root / "making" / "abc").mkdir()
    before = content(store.root)
    expected = {
        "settings.json": "recoverable", "knowledge.1.json": "recoverable", "settings.json.tmp": "stray",
        "making/abc": "stray", f"saves/{session.id}/log.journal": "recoverable",
    }  # fmt: skip
    assert conditions(Store(store.root)) == expected
    assert content(store.root) == before
    assert len(repair(Store(store.root))) == 4
    assert set(conditions(Store(store.root)).values()) == {"aside"}
    assert len(conditions(Store(store.root))) == 3
    assert Session.open(store, session.id).state == 6
    assert store.settings() == {"theme": "night", "language": "ru"}


def test_what_is_lost_is_called_lost(store: Store, session: Session) -> None:
    journal = session.save.storage.journal
    for path in (journal.main, journal.twin):
        path.write_bytes(b"nothing of it\n")
    for path in store.root.glob("settings*.json"):
        path.write_bytes(b"?")
    assert conditions(Store(store.root)) == {
        "settings.json": "lost", "settings.1.json": "recoverable", "settings.2.json": "recoverable",
        f"saves/{session.id}/log.journal": "lost",
    }  # fmt: skip
    [row] = Store(store.root).saves()
    assert "nothing of its log can be read" in row.problem
