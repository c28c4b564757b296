"""Mending, migrating and importing, stopped before every single step on the disk: nothing confirmed is lost."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.session import Session
from companion.session.exchange import export_save, import_bundle
from companion.store import Store
from companion.store.bundle import read_bundle, save_bytes
from companion.store.doctor import examine, repair
from tests.store import stopper
from tests.store.test_store_commands import run
from tests.store.test_store_faults import file_size_limit


@pytest.mark.parametrize("how", ["kill", "full"])
@pytest.mark.parametrize("scenario", stopper.SCENARIOS)
def test_a_stop_at_any_step_loses_nothing_and_silences_nothing(
    tmp_path: Path, scenario: str, how: str
) -> None:
    words = [sys.executable, "-m", "tests.store.stopper", str(tmp_path / "stops"), scenario, how]
    done = subprocess.run(words, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


def test_a_full_disk_while_mending_keeps_both_copies(tmp_path: Path) -> None:
    root = tmp_path / "data"
    stopper.damaged_apart(root)
    before = [path.read_bytes() for path in stopper.copies(root)]
    with file_size_limit(20):
        store = Store(root)
        session = Session.open(store, "A")
        assert [notice.code for notice in store.notices()] == ["log-restored"]
    assert len(session.history()) == len(stopper.ENTRIES)
    assert [path.read_bytes() for path in stopper.copies(root)] == before
    stopper.all_and_told(root)


def test_the_doctor_reads_what_was_set_aside_and_recovers_from_it(tmp_path: Path) -> None:
    root = tmp_path / "data"
    stopper.aside_of_old(root)
    sick = run(Store(root), "doctor")
    assert (sick.exit_code, "13 more entries of it lie in damaged/" in sick.output) == (1, True), sick.output
    assert len(list((root / "damaged").iterdir())) == 2
    mended = run(Store(root), "doctor", "--repair")
    assert (mended.exit_code, "13 more entries were recovered" in mended.output) == (0, True), mended.output
    stopper.everything(root)


def test_what_was_set_aside_never_takes_the_place_of_what_was_played_since(tmp_path: Path) -> None:
    """After a loss the table played on: its new entries stay, the old ones stay aside."""
    root = tmp_path / "data"
    stopper.damaged_together(root)
    session = Session.open(Store(root), "A")
    session.commit({"add": 77}, session.revision)
    for path in (root / "damaged").iterdir():
        path.write_bytes(path.read_bytes().replace(b'"add":0}', b'"add":9}'))
    assert "log-aside" not in [ailment.code for ailment in examine(Store(root))]
    repair(Store(root))
    assert stopper.log(root) == [*stopper.ENTRIES[:8], 77]


def test_a_loss_is_brought_back_while_nothing_was_played_since(tmp_path: Path) -> None:
    root = tmp_path / "data"
    stopper.damaged_together(root)
    assert stopper.log(root) == stopper.ENTRIES[:8]
    for path in (root / "damaged").iterdir():
        path.write_bytes(path.read_bytes().replace(b'"add":0}', b'"add":9}'))
    repair(Store(root))
    stopper.everything(root)


def test_a_killed_import_leaves_nothing_in_the_way_of_the_next(
    store: Store, session: Session, tmp_path: Path
) -> None:
    """What version 0.1.0 left of a killed import, and what this one leaves, are no hindrance."""
    other = Store(tmp_path / "other")
    raw = save_bytes(export_save(session.save))
    (other.root / "making" / session.id).mkdir()
    (other.root / "making" / "import-abc" / "saves" / session.id).mkdir(parents=True)
    assert import_bundle(other, read_bundle(raw, "f")).added == [session.id]
    assert [path.name for path in (other.root / "making").iterdir()] == [session.id]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Path]]]:
    """Every folder made, renamed into or synced, in order."""
    seen: list[tuple[str, Path]] = []
    fsync, rename, mkdir = os.fsync, os.rename, os.mkdir

    def synced(handle: int) -> None:
        seen.append(("sync", Path(os.readlink(f"/proc/self/fd/{handle}"))))
        fsync(handle)

    def renamed(source: Path, target: Path) -> None:
        seen.append(("rename", Path(target)))
        rename(source, target)

    def made(path: Path, *mode: int, **extra: int) -> None:
        mkdir(path, *mode, **extra)
        seen.append(("made", Path(path)))

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "rename", renamed)
    monkeypatch.setattr(os, "mkdir", made)
    yield seen
    monkeypatch.undo()


def test_a_folder_that_was_made_is_synced_into_the_one_above(
    disk: list[tuple[str, Path]], tmp_path: Path
) -> None:
    root = tmp_path / "new" / "data"
    Store(root)
    made = [path for what, path in disk if what == "made" and path != tmp_path]
    assert {root, root / "saves", root / "trash"} <= set(made)
    for path in made:
        assert ("sync", path.parent) in disk[disk.index(("made", path)) :], path


def test_a_move_is_on_the_disk_before_its_old_place_is(
    store: Store, session: Session, disk: list[tuple[str, Path]]
) -> None:
    store.trash(session.id)
    assert [what for what in disk if what[0] == "sync"] == [
        ("sync", store.root / "trash"), ("sync", store.root / "saves"),
    ]  # fmt: skip
