"""Files from elsewhere: forged, foreign or hostile ones are refused with a sentence and change nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.cli import main
from companion.session import Session
from companion.session.exchange import export_save, import_bundle
from companion.store import BadFile, Damaged, Store
from companion.store.bundle import _seal, read_bundle, save_bytes
from companion.store.document import _File, _sum
from companion.store.journal import SEED, line_of


def exported(session: Session) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(save_bytes(export_save(session.save)))
    content.pop("sum")
    return content


def run(store: Store, *words: object) -> Result:
    result = CliRunner().invoke(main, [*map(str, words)], env={"COMPANION_DATA": str(store.root)})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.suffix != ".lock"}


@pytest.mark.parametrize(
    "name", ["../../evil", "/evil", "a/b", "a\\b", "", ".", "..", "a\0b", "a\n", "x" * 65]
)
def test_an_import_never_writes_outside_the_folder_of_saves(
    store: Store, session: Session, tmp_path: Path, name: str
) -> None:
    content = exported(session)
    content["save"]["id"] = name
    before = files(tmp_path)
    with pytest.raises(BadFile, match="cannot be the name of a save"):
        import_bundle(store, read_bundle(_seal(content), "f"))
    assert files(tmp_path) == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"schema": 0}, "names no file version"),
        ({"schema": True}, "names no file version"),
        ({"records": []}, "not a whole save"),
        ({"records": [5]}, "not a whole save"),
        ({"statement": [1]}, "not a whole save"),
    ],
)
def test_a_save_of_another_shape_is_refused(
    store: Store, session: Session, tmp_path: Path, change: dict[str, Any], sentence: str
) -> None:
    file = tmp_path / "f.json"
    file.write_bytes(_seal({**exported(session), **change}))
    for words in (["saves", "import"], ["verify"]):
        result = run(store, *words, file)
        assert (result.exit_code, sentence in result.output) == (2, True), result.output


def test_a_move_to_a_line_that_is_not_there_is_refused(store: Store, session: Session) -> None:
    session.switch("main", session.revision)
    content = exported(session)
    content["records"][-1]["name"] = "nowhere"
    with pytest.raises(BadFile, match="no line called 'nowhere'"):
        import_bundle(store, read_bundle(_seal(content), "f"))


def test_documents_of_another_shape_are_refused(store: Store, session: Session, tmp_path: Path) -> None:
    file, before = tmp_path / "f.json", store.settings()
    file.write_bytes(_seal({"format": "port-royal-companion documents", "schema": 2, "settings": [1]}))
    result = run(store, "saves", "import", file, "--documents", "theirs")
    assert (result.exit_code, "settings that cannot be read" in result.output) == (2, True)
    assert store.settings() == before


def test_an_export_comes_in_beside_its_own_save_damaged_beyond_reading(
    store: Store, session: Session
) -> None:
    raw = save_bytes(export_save(session.save))
    journal = session.save.storage.journal
    for path in (journal.main, journal.twin):
        path.write_bytes(b"nothing of it\n")
    [added] = import_bundle(store, read_bundle(raw, "f"), keep_both=True).added
    assert Session.open(store, added).state == 6
    assert journal.main.read_bytes() == b"nothing of it\n"


def test_whole_files_of_a_version_that_never_was_are_damaged(store: Store, session: Session) -> None:
    journal = session.save.storage.journal
    for record, sentence in ((b'{"n":0}', "names no file version"), (b'{"n":0,"schema":0}', "never was")):
        journal.rewrite(line_of(record, SEED))
        with pytest.raises(Damaged, match=sentence):
            session.save.records()
        assert run(store, "doctor").exit_code == 1
        assert sentence in store.saves()[0].problem


def test_a_document_of_a_version_that_never_was_gives_way_to_its_good_copy(
    store: Store, session: Session
) -> None:
    file = _File(0, 9, _sum(0, 9, {}), {})
    (store.root / "settings.json").write_bytes(
        json.dumps({name: getattr(file, name) for name in file.__struct_fields__}).encode()
    )
    assert Store(store.root).settings() == {"theme": "night", "language": "ru"}


def test_a_title_is_one_line_whatever_was_typed(store: Store) -> None:
    save = Session.new(store, "tally", "one\ntwo \x1b[31m\udcff 漢字🦜/..", {})
    assert save.title == "one two [31m 漢字🦜/.."
    save.rename("a\tb\udc80")
    assert (save.title, store.saves()[0].title) == ("a b", "a b")


def test_a_file_cannot_be_the_data_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    result = CliRunner().invoke(main, ["saves", "list"], env={"COMPANION_DATA": str(file)})
    assert (result.exit_code, "is a file; name a folder" in result.output) == (2, True)


def test_a_save_looked_for_in_the_wrong_place_is_pointed_at(store: Store, session: Session) -> None:
    assert "among the saves already" in run(store, "saves", "restore", session.id).output
    run(store, "saves", "trash", session.id)
    for word in (session.id, "Thursday crew"):
        assert "lies in the trash, restore it first" in run(store, "saves", "show", word).output
    assert "trash" not in run(store, "saves", "show", "nobody").output


def test_saves_of_one_title_are_told_apart_by_their_ids(store: Store, session: Session) -> None:
    twin = Session.new(store, "tally", "Thursday crew", {})
    output = run(store, "saves", "show", "Thursday crew").output
    assert all(identity in output for identity in (session.id, twin.id))


def test_an_export_that_cannot_be_written_names_the_file_as_typed(store: Store, session: Session) -> None:
    result = run(store, "saves", "export", session.id, "-o", store.root / "no" / "f.json")
    assert (result.exit_code, "f.json cannot be written: No such file" in result.output) == (2, True)


def test_doctor_tries_every_sound_log_though_another_save_is_ill(store: Store, session: Session) -> None:
    from companion.session.kinds import register
    from tests.session.toy import PontoonKind, register_toys

    ill = Session.new(store, "tally", "ill", {})
    ill.save.storage.journal.twin.write_bytes(b"")
    register("tally", PontoonKind())
    try:
        output = run(store, "doctor").output
    finally:
        register_toys()
    assert "Thursday crew: A pontoon needs a seed." in output
    assert ill.save.storage.journal.twin.read_bytes() == b""
