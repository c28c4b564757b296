"""What the store survives: kills, rivals, full disks, closed folders, damage of every file, torn lines."""

import errno
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.session import Session, Stale
from companion.store import Newer, NotSaved, Store
from companion.store.document import encode
from companion.store.migrations import SCHEMA

SEED = 20260
KILLS = {"steps": 150, "documents": 40, "new": 30}


def run(module: str, *arguments: object) -> dict[str, dict[str, int]]:
    words = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, int]] = json.loads(done.stdout)
    return found


def test_220_kills_lose_nothing_confirmed(tmp_path: Path) -> None:
    counts = run("tests.store.crasher", tmp_path, *KILLS.values(), SEED)
    assert {name: part["kills"] for name, part in counts.items()} == KILLS
    assert sum(KILLS.values()) >= 200


def test_two_processes_committing_at_once(store: Store) -> None:
    session = Session.new(store, "tally", "rivals", {})
    words = [sys.executable, "-m", "tests.store.rival", str(store.root), session.id]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    rivals = [subprocess.Popen([*words, str(number), "40"], **pipes) for number in (1, 1000)]
    assert [rival.stdout.readline() for rival in rivals] == [b"ready\n", b"ready\n"]
    for rival in rivals:
        rival.stdin.write(b"\n")
        rival.stdin.flush()
    refused = [int(rival.communicate(timeout=120)[0]) for rival in rivals]
    assert [rival.returncode for rival in rivals] == [0, 0]
    with pytest.raises(Stale):
        session.commit({"add": 5}, 0)
    added = [step.entry["add"] for step in session.history()]
    assert [number for number in added if number < 1000] == list(range(1, 41))
    assert [number for number in added if number >= 1000] == list(range(1000, 1040))
    assert session.state == sum(added)
    assert sum(refused) > 0
    assert session.notices == []


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """No file may grow beyond `size`: what a full disk looks like to the program."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("room", [0, 1, 30, 100])
def test_full_disk_refuses_the_step_and_keeps_the_rest(store: Store, session: Session, room: int) -> None:
    journal = session.save.storage.journal
    before = journal.main.read_bytes()
    with file_size_limit(len(before) + room):
        with pytest.raises(NotSaved, match="disk is full: this step was not saved"):
            session.commit({"add": 50}, session.revision)
        with pytest.raises(NotSaved, match="disk is full"):
            session.undo(session.revision)
    assert (session.state, journal.main.read_bytes(), journal.twin.read_bytes()) == (6, before, before)
    session.commit({"add": 50}, session.revision)
    assert Session.open(Store(store.root), session.id).state == 56


def test_full_disk_keeps_documents_and_begins_no_save(store: Store, session: Session) -> None:
    with file_size_limit(20):
        with pytest.raises(NotSaved, match="disk is full: The settings file"):
            store.change_settings(theme="other")
        with pytest.raises(NotSaved, match="disk is full: the new save"):
            Session.new(store, "tally", "too much", {})
    assert Store(store.root).settings() == {"theme": "night", "language": "ru"}
    assert [row.id for row in store.saves()] == [session.id]
    assert list(store.root.rglob("*.tmp")) == []


def test_disk_that_fills_between_the_two_copies(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first copy is written, the second is refused: the step is taken back from the first one too."""
    real, twin = os.open, session.save.storage.journal.twin

    def refuse(path: object, flags: int, *more: int) -> int:
        if path == twin and flags & os.O_APPEND:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(path, flags, *more)  # type: ignore[arg-type]

    before = twin.read_bytes()
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(NotSaved):
        session.commit({"add": 50}, session.revision)
    monkeypatch.undo()
    assert session.save.storage.journal.main.read_bytes() == before
    assert session.commit({"add": 1}, session.revision).step.n == 6


@contextmanager
def closed_folder(root: Path) -> Iterator[Path]:
    """A copy of a data folder that may be read but not written, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        shutil.copytree(root, folder)
        for path in [Path(name), folder, *folder.rglob("*")]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        root_user = os.geteuid() == 0
        if root_user:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root_user:
                os.seteuid(0)
            for path in [Path(name), folder, *folder.rglob("*")]:
                path.chmod(0o755)


def test_read_only_folder_is_read_and_says_so(store: Store, session: Session) -> None:
    with closed_folder(store.root) as folder:
        closed = Store(folder)
        again = Session.open(closed, session.id)
        assert (again.state, closed.settings()["theme"], len(closed.saves())) == (6, "night", 1)
        for act in (lambda: again.commit({"add": 1}, again.revision), lambda: again.undo(again.revision),
                    lambda: closed.change_settings(theme="x"), lambda: closed.trash(again.id),
                    lambda: Session.new(closed, "tally", "n", {})):  # fmt: skip
            with pytest.raises(NotSaved, match="cannot be written"):
                act()
        assert again.state == 6


def test_damaged_files_in_a_read_only_folder_are_still_read(store: Store, session: Session) -> None:
    journal = session.save.storage.journal.main
    journal.write_bytes(journal.read_bytes()[:-40])
    (store.root / "settings.json").write_bytes(b"{")
    with closed_folder(store.root) as folder:
        closed = Store(folder)
        assert Session.open(closed, session.id).state == 6
        assert closed.settings()["language"] == "ru"
        assert [notice.code for notice in closed.notices()] == ["log-restored", "file-restored"]


FILES = [
    "log.journal", "log.twin", "save.json", "save.1.json", "knowledge.json", "knowledge.1.json",
    "settings.json", "settings.1.json", "settings.2.json",
]  # fmt: skip


def all_there(root: Path, identity: str) -> list[str]:
    """Opens everything and compares it with what was confirmed; gives the codes of what was told."""
    store = Store(root)
    session = Session.open(store, identity)
    assert [step.entry["add"] for step in session.history()] == [1, 2, 3, 4]
    assert (session.state, session.title, session.revision) == (6, "Thursday crew", 5)
    assert store.settings() == {"theme": "night", "language": "ru"}
    assert store.knowledge() == {"cards": {"31": {"crowns": 2}}}
    assert [row.summary for row in store.saves()] == [{"tally": 6}]
    notices = store.notices()
    store.told(notices)
    assert store.notices() == session.notices == []
    return [notice.code for notice in notices]


def spoiled(raw: bytes, dice: random.Random) -> Iterator[bytes]:
    """A file truncated and bit-flipped in many places, emptied, and overwritten with zeros."""
    yield from (b"", bytes(len(raw)), raw[:-1], raw + raw[-20:])
    for _ in range(4):
        yield raw[: dice.randrange(len(raw))]
    for _ in range(8):
        place = dice.randrange(len(raw))
        yield raw[:place] + bytes([raw[place] ^ (1 << dice.randrange(8))]) + raw[place + 1 :]


@pytest.mark.parametrize("name", FILES)
def test_spoiled_files_lose_nothing(store: Store, session: Session, name: str, tmp_path: Path) -> None:
    """Each file truncated and bit-flipped in sixteen ways."""
    [path] = store.root.rglob(name)
    copy, raw, first = tmp_path / "copy", path.read_bytes(), name.count(".") == 1
    for number, bad in enumerate(spoiled(raw, random.Random(f"{SEED}{name}"))):
        shutil.copytree(store.root, copy, dirs_exist_ok=False)
        target = copy / path.relative_to(store.root)
        target.write_bytes(bad)
        told = all_there(copy, session.id)
        if number < 2 and first:
            assert told in (["log-restored"], ["file-restored"]), (name, number)
        assert all_there(copy, session.id) == []
        shutil.rmtree(copy)


def test_missing_files_of_every_kind_are_restored(store: Store, session: Session) -> None:
    for name in FILES:
        for path in store.root.rglob(name):
            path.unlink()
        all_there(store.root, session.id)
        assert all_there(store.root, session.id) == []


def test_damaged_file_is_set_aside_and_the_person_told(store: Store, session: Session) -> None:
    settings = store.root / "settings.json"
    settings.write_bytes(b'{"schema": 2, "oops')
    again = Store(store.root)
    assert again.settings()["language"] == "ru"
    [notice] = again.notices()
    assert notice.sentence == (
        "The settings file was damaged; its newest good copy was loaded. "
        "Kept aside in damaged/: settings.json.1."
    )
    assert (store.root / "damaged" / "settings.json.1").read_bytes() == b'{"schema": 2, "oops'


def test_older_generation_serves_when_the_newest_copies_are_bad(store: Store, session: Session) -> None:
    for name in ("settings.json", "settings.1.json"):
        (store.root / name).write_bytes(b"")
    assert Store(store.root).settings() == {"theme": "night"}


def test_document_without_any_good_copy_begins_anew_and_is_told(store: Store, session: Session) -> None:
    for path in [*store.root.glob("settings*.json"), *store.root.rglob("save*.json")]:
        path.write_bytes(b"?")
    again = Store(store.root)
    assert again.settings({"theme": "plain"}) == {"theme": "plain"}
    assert [(row.title, row.steps) for row in again.saves()] == [("Thursday crew", 3)]
    assert [notice.code for notice in again.notices()] == ["file-lost", "file-lost"]
    again.change_settings(theme="day")
    again.save(session.id).rename("Friday crew")
    assert Store(store.root).settings() == {"theme": "day"}
    assert Session.open(Store(store.root), session.id).title == "Friday crew"
    assert len(list((store.root / "damaged").iterdir())) == 5


@pytest.mark.parametrize("length", [1, 40, -2])
def test_half_written_last_line_is_left_out_and_told(store: Store, session: Session, length: int) -> None:
    storage = session.save.storage
    whole = storage.journal.main.read_bytes()
    session.commit({"add": 9}, session.revision)
    line = storage.journal.main.read_bytes()[len(whole) :]
    storage.journal.main.write_bytes(whole + line[:length])
    storage.journal.twin.write_bytes(whole)
    again = Session.open(Store(store.root), session.id)
    assert (again.state, [notice.code for notice in again.notices]) == (6, ["log-torn"])
    assert "never confirmed" in again.notices[0].sentence
    again.commit({"add": 1}, again.revision)
    assert Session.open(Store(store.root), session.id).state == 7


def test_line_that_lacks_only_its_end_is_whole(store: Store, session: Session) -> None:
    journal = session.save.storage.journal
    for path, missing in ((journal.main, 1), (journal.twin, 30)):
        path.write_bytes(path.read_bytes()[:-missing])
    again = Session.open(Store(store.root), session.id)
    assert (again.state, [notice.code for notice in again.notices]) == (6, ["log-completed"])


def test_line_damaged_in_both_copies_keeps_what_is_before(store: Store, session: Session) -> None:
    journal = session.save.storage.journal
    for path in (journal.main, journal.twin):
        path.write_bytes(path.read_bytes().replace(b'"add":3', b'"add":8'))
    again = Session.open(Store(store.root), session.id)
    assert (again.state, [notice.code for notice in again.notices]) == (3, ["log-lost"])
    assert "damaged after entry 2" in again.notices[0].sentence
    assert len(list((store.root / "damaged").iterdir())) == 2


def test_newer_files_are_refused_with_a_sentence_and_left_untouched(store: Store, session: Session) -> None:
    settings = store.root / "settings.json"
    newer = encode({"settings": {"1": {}}}, 9).replace(
        b'"schema": %d' % SCHEMA, b'"schema": %d' % (SCHEMA + 1)
    )
    settings.write_bytes(resealed(newer))
    for _ in range(2):
        with pytest.raises(Newer, match="newer version of the program"):
            Store(store.root).settings()
        with pytest.raises(Newer):
            Store(store.root).change_settings(theme="x")
    assert settings.read_bytes() == resealed(newer)


def resealed(raw: bytes) -> bytes:
    """A document of another schema with a true checksum, as a newer program would write it."""
    from companion.store.document import _sum

    file = json.loads(raw)
    file["sum"] = _sum(file["schema"], file["generation"], file["tables"])
    return json.dumps(file).encode()
