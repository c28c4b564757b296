"""Losses are told by whichever command meets them, once, and nothing a file says is obeyed by a terminal."""

import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from companion.i18n import load_texts
from companion.session import Session
from companion.session.exchange import export_save
from companion.session.verify import Claim
from companion.store import Store
from companion.store.bundle import _seal, save_bytes
from companion.store.doctor import Code, Condition
from companion.store.errors import Notice, NoticeCode
from companion.tui.saves import Saves
from tests.store.test_store_commands import run

PLAYERS = {"players": ["Ann", "Bob"]}
HOSTILE = "\x1b]0;pwned\x07\x1b[2J\u202eX"


@pytest.fixture
def table(store: Store) -> Session:
    """A score sheet of ten steps."""
    session = Session.new(store, "score", "Sheet", PLAYERS)
    for n in range(10):
        session.commit({"do": "set", "player": "Ann", "coins": n + 4}, session.revision)
    return session


def spoiled(session: Session) -> None:
    """Both copies lose everything behind entry 4."""
    journal = session.save.storage.journal
    for path in (journal.main, journal.twin):
        lines = path.read_bytes().splitlines(keepends=True)
        for n in (5, 10):
            lines[n] = lines[n].replace(b'"coins":', b'"coins":1')
        path.write_bytes(b"".join(lines))


@pytest.mark.parametrize(
    "words",
    [
        ["saves", "list"], ["saves", "list", "--json"], ["saves", "show", "Sheet"], ["saves", "export", "Sheet"],
        ["saves", "export", "--all"], ["saves", "trash", "Sheet"], ["table", "list"], ["table", "show", "Sheet"],
        ["table", "undo", "Sheet"], ["table", "undo", "Sheet", "--redo"], ["saves", "show", "nobody"],
    ],
)  # fmt: skip
def test_a_loss_is_told_by_the_command_that_meets_it_and_only_once(
    store: Store, table: Session, words: list[str]
) -> None:
    spoiled(table)
    told = run(Store(store.root), *words)
    assert told.stderr.count("both copies of its log are damaged after entry 4") == 1, told.output
    assert "damaged" not in run(Store(store.root), *words).stderr
    assert len(list((store.root / "damaged").iterdir())) == 2


def test_what_was_mended_but_never_told_is_told_by_the_next_command(store: Store, table: Session) -> None:
    spoiled(table)
    Session.open(Store(store.root), table.id)
    assert "damaged after entry 4" in run(Store(store.root), "saves", "list", "--trash").stderr
    assert run(Store(store.root), "saves", "list").stderr == ""


def test_the_app_tells_it_and_then_the_command_line_does_not(store: Store, table: Session) -> None:
    spoiled(table)
    saves = Saves(str(store.root))
    saves.lines()
    [sentence] = saves.take_notices()
    assert "damaged after entry 4" in sentence
    assert (saves.take_notices(), run(store, "saves", "list").stderr) == ([], "")


def test_a_notice_of_a_newer_program_waits_for_it(store: Store) -> None:
    store.outbox.keep(Notice("clock", "a"))
    [path] = (store.root / "untold").iterdir()
    path.write_bytes(path.read_bytes().replace(b"clock", b"comet"))
    assert run(store, "saves", "list").exit_code == 0
    assert path.exists()


def forged(session: Session) -> bytes:
    """An export whose every text is hostile, with a true checksum."""
    content = json.loads(save_bytes(export_save(session.save)))
    content.pop("sum")
    content["save"] |= {"title": HOSTILE + "title", "created": HOSTILE}
    start, *rest = content["records"]
    start |= {"title": HOSTILE, "at": HOSTILE, "program": HOSTILE}
    start["setup"]["players"][0] = HOSTILE + "Ann"
    for record in rest:
        record["entry"] |= {"player": HOSTILE + "Ann", "reason": HOSTILE}
    for record in (start, *rest):
        record["summary"] = {"line": HOSTILE, "players": [HOSTILE]}
        record["at"] = HOSTILE
        if "title" in record:
            record["title"] = HOSTILE + "\n" + HOSTILE
    return _seal(content)


def test_no_escape_sequence_of_an_imported_file_reaches_the_terminal(
    store: Store, table: Session, tmp_path: Path
) -> None:
    other, file = Store(tmp_path / "other"), tmp_path / "f.json"
    file.write_bytes(forged(table))
    assert run(other, "saves", "import", file).exit_code == 0
    for words in (
        ["saves", "list"], ["saves", "show", table.id], ["table", "list"], ["table", "show", table.id],
        ["table", "show", table.id, "--log"], ["table", "undo", table.id], ["table", "chronicle", table.id],
        ["table", "guide", table.id], ["table", "cards", table.id], ["doctor"], ["saves", "show", HOSTILE],
        ["saves", "trash", table.id], ["doctor", "--repair"],
    ):  # fmt: skip
        output = run(other, *words).output
        assert output
        assert not set(output) & set("\x1b\x07\u202e"), (words, output)


@pytest.mark.parametrize(
    "nonsense", [{"leader": "Ann", "vp": "many"}, {"leader": [], "line": [1]}, {"leader": {}}]
)
def test_a_nonsense_summary_of_an_imported_file_is_listed_without_words(
    store: Store, table: Session, tmp_path: Path, nonsense: dict[str, object]
) -> None:
    content = json.loads(save_bytes(export_save(table.save)))
    content.pop("sum")
    content["records"][-1]["summary"] = nonsense
    file, other = tmp_path / "f.json", Store(tmp_path / "other")
    file.write_bytes(_seal(content))
    run(other, "saves", "import", file)
    for words in (["saves", "list"], ["table", "list"]):
        assert "Sheet" in run(other, *words).output
    assert [line.title for line in Saves(str(other.root)).lines()] == ["Sheet"]


def test_a_title_of_an_imported_file_is_as_if_typed(store: Store, table: Session, tmp_path: Path) -> None:
    content = json.loads(save_bytes(export_save(table.save)))
    content.pop("sum")
    content["save"]["title"] = "a\nb\x1b " + "x" * 5000
    file, other = tmp_path / "f.json", Store(tmp_path / "other")
    file.write_bytes(_seal(content))
    run(other, "saves", "import", file)
    [row] = other.saves()
    typed = Session.new(other, "score", "a\nb\x1b " + "x" * 5000, PLAYERS)
    assert row.title == typed.title
    assert len(row.title) <= 100


def test_columns_are_as_wide_as_the_terminal_shows_them(store: Store) -> None:
    for title in ("plain", "漢字クルー", "Zoe\u0308", "🦜"):
        Session.new(store, "score", title, PLAYERS)
    from companion.i18n.shown import cells

    for words in (["saves", "list"], ["table", "list"]):
        lines = [line for line in run(store, *words).output.splitlines() if " score " in line]
        mark = "0 steps" if words[0] == "saves" else "score sheet,"
        assert len({cells(line[: line.index(mark)]) for line in lines}) == 1, lines


@contextmanager
def unprivileged(root: Path) -> Iterator[Path]:
    """A copy of a data folder that belongs to somebody whom permissions bind, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder, nobody = Path(name) / "data", 65534
        shutil.copytree(root, folder)
        Path(name).chmod(0o755)
        is_root = os.geteuid() == 0
        if is_root:
            for path in [folder, *folder.rglob("*")]:
                os.chown(path, nobody, nobody)
            os.seteuid(nobody)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            for path in folder.rglob("*"):
                path.chmod(0o755)


def test_settings_that_may_not_be_read_give_way_to_their_copy(store: Store, session: Session) -> None:
    with unprivileged(store.root) as folder:
        (folder / "settings.json").chmod(0)
        again = Store(folder)
        assert again.settings() == {"theme": "night", "language": "ru"}
        assert [notice.code for notice in again.notices()] == ["file-restored"]
        assert Store(folder).settings() == {"theme": "night", "language": "ru"}
        assert "settings.json.1" in os.listdir(folder / "damaged")


def test_settings_that_may_not_be_read_at_all_stay_as_they_are(store: Store, session: Session) -> None:
    with unprivileged(store.root) as folder:
        for path in folder.glob("settings*.json"):
            path.chmod(0)
        saves = Saves(str(folder))
        assert saves.settings() == {}
        [sentence] = saves.take_notices()
        assert "cannot be read, the system refuses it" in sentence
        assert run(Store(folder), "doctor").exit_code == 1
        assert sorted(path.name for path in folder.glob("settings*.json")) == [
            "settings.1.json", "settings.2.json", "settings.json",
        ]  # fmt: skip


def test_a_folder_in_the_place_of_the_settings(store: Store, session: Session) -> None:
    path = store.root / "settings.json"
    path.unlink()
    (path / "inside").mkdir(parents=True)
    assert "cannot be read: Is a directory" in run(store, "doctor").output
    assert Saves(str(store.root)).settings() == {"theme": "night", "language": "ru"}
    assert (store.root / "damaged" / "settings.json.1" / "inside").is_dir()
    assert run(store, "doctor").exit_code == 0
    for each in store.root.glob("settings*.json"):
        each.unlink()
        each.mkdir()
    assert Store(store.root).settings({"theme": "plain"}) == {"theme": "plain"}


def broken_disk(path: Path) -> None:
    """A file whose first byte gives EIO when it is read: a real one, of the kernel's own."""
    path.unlink()
    path.symlink_to("/proc/self/mem")
    with pytest.raises(OSError, match="Input/output error"):
        path.read_bytes()


@pytest.mark.parametrize("name", ["log.journal", "log.twin", "save.json"])
def test_a_copy_that_the_disk_no_longer_gives_is_replaced_by_the_other(
    store: Store, session: Session, name: str
) -> None:
    broken_disk(store.root / "saves" / session.id / name)
    sick = run(store, "doctor")
    assert (sick.exit_code, "recoverable" in sick.output) == (1, True), sick.output
    again = Session.open(Store(store.root), session.id)
    assert (again.state, again.title) == (6, "Thursday crew")
    assert [notice.code for notice in again.notices] in (["log-restored"], ["file-restored"])
    again.commit({"add": 1}, again.revision)
    assert Session.open(Store(store.root), session.id).state == 7
    assert run(store, "doctor").exit_code == 0


def test_two_copies_that_the_disk_no_longer_gives_are_told_and_left(store: Store, session: Session) -> None:
    for name in ("log.journal", "log.twin"):
        broken_disk(store.root / "saves" / session.id / name)
    shown = run(store, "saves", "show", session.id)
    assert (shown.exit_code, "cannot be read: Input/output error" in shown.output) == (2, True)
    assert run(store, "doctor", "--repair").exit_code == 1
    assert (store.root / "saves" / session.id / "log.journal").is_symlink()


def codes(of: object) -> set[str]:
    """Every literal of a union of them."""
    return {code for part in get_args(of) for code in (codes(part) if get_args(part) else {part})}


def test_every_code_has_its_sentence() -> None:
    texts = load_texts("en")
    assert {f"notice-{code}" for code in codes(NoticeCode)} <= set(texts.known())
    assert {f"doctor-{code}" for code in codes(Code)} <= set(texts.known())
    assert {f"doctor-condition-{condition}" for condition in codes(Condition) - {"sound"}} <= set(
        texts.known()
    )
    claims = codes(get_type_hints(Claim)["claim"])
    assert {f"verify-claim-{claim}" for claim in claims} <= set(texts.known())
