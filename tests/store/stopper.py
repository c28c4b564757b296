"""Stops the store before each single step it takes on the disk, in turn, and looks at what is left.

Run as `python -m tests.store.stopper FOLDER SCENARIO HOW`, HOW being `kill` (the process is gone) or `full` (from
then on nothing more fits on the disk). A process of its own, so that forking is safe. Prints how many stops it made.
"""

import errno
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from companion.session import Session
from companion.session.exchange import export_all, import_bundle
from companion.store import Store, StoreError
from companion.store.bundle import archive_bytes, read_bundle
from companion.store.doctor import repair
from tests.session.toy import register_toys

FIXTURES = Path(__file__).parent / "fixtures"
STEPS = ("fsync", "replace", "rename", "mkdir", "unlink", "rmdir", "link")
GROWING = ("fsync", "mkdir")
STOPPED = 9
ENTRIES = list(range(1, 13))


class Scenario(NamedTuple):
    """What is made in a folder, what is then done to it, and what must be there however it was stopped."""

    make: Callable[[Path], None]
    act: Callable[[Path], object]
    check: Callable[[Path], None]


def stop_at(step: int, how: str) -> list[str]:
    """Lets this process take so many steps on the disk; the next one ends it, or meets a full disk.

    The list tells which steps met it.
    """
    taken, met = count(1), list[str]()

    def counting(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **extra: Any) -> Any:
            if next(taken) >= step and (how == "kill" or name in GROWING):
                met.append(name)
                if how == "kill":
                    os._exit(STOPPED)
                raise OSError(errno.ENOSPC, "No space left on device")
            return real(*args, **extra)

        return call

    for name in STEPS:
        setattr(os, name, counting(name, getattr(os, name)))
    return met


def stopped(root: Path, act: Callable[[Path], object], step: int, how: str) -> bool:
    """Does it in a child that is stopped at that step; false once it takes fewer steps than that."""
    child = os.fork()
    if not child:
        met = stop_at(step, how)
        with suppress(StoreError):
            act(root)
        os._exit(STOPPED if met else 0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status in (0, STOPPED), status
    return status == STOPPED


def run(folder: Path, scenario: Scenario, how: str) -> int:
    """Stops at every step in turn, each time on a fresh copy; gives the number of stops."""
    fresh = folder / "fresh"
    scenario.make(fresh)
    for step in range(1, 500):
        work = folder / "work"
        shutil.copytree(fresh, work)
        going = stopped(work, scenario.act, step, how)
        scenario.check(work)
        shutil.rmtree(work)
        if not going:
            return step - 1
    raise AssertionError("it never ends")


def log(root: Path) -> list[int]:
    session = Session.open(Store(root), "A")
    return [step.entry["add"] for step in session.history()]


def with_log(root: Path) -> None:
    session = Session.new(Store(root), "tally", "A", {})
    for add in ENTRIES:
        session.commit({"add": add}, session.revision)


def copies(root: Path) -> list[Path]:
    return sorted(root.glob("saves/*/log.*"))


def spoil(path: Path, entry: int) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b'"add":%d}' % entry, b'"add":0}'))
    assert path.read_bytes() != raw


def damaged_apart(root: Path) -> None:
    """Each copy is damaged, in another line: together they still hold everything."""
    with_log(root)
    for path, entry in zip(copies(root), (3, 9), strict=True):
        spoil(path, entry)


def damaged_together(root: Path) -> None:
    with_log(root)
    for path in copies(root):
        spoil(path, 9)


def aside_of_old(root: Path) -> None:
    """What version 0.1.0 left when it was stopped while mending: both copies set aside, no log."""
    damaged_apart(root)
    (root / "damaged").mkdir()
    for path in copies(root):
        path.rename(root / "damaged" / f"saves-{path.parent.name}-{path.name}.1")


def everything(root: Path) -> None:
    assert log(root) == ENTRIES


def told(root: Path, code: str) -> None:
    assert code in [notice.code for notice in Store(root).notices()], Store(root).notices()


def all_and_told(root: Path) -> None:
    everything(root)
    told(root, "log-restored")


def cut_and_told(root: Path) -> None:
    assert log(root) == ENTRIES[:8]
    told(root, "log-lost")


def recovered(root: Path) -> None:
    repair(Store(root))
    everything(root)


def oldest_settings(root: Path) -> None:
    store = Store(root)
    for number in (1, 2, 3):
        store.change_settings(number=number)
    for path in (root / "settings.json", root / "settings.1.json", root / "settings.2.json"):
        path.write_bytes(b"?")


def settings_there(root: Path) -> None:
    assert Store(root).settings() == {"number": 1}
    told(root, "file-restored")


def archive(root: Path) -> None:
    """A data folder with something of its own, and beside it an archive of three saves and two documents."""
    other = Store(root.parent / "other")
    for title in ("B", "C", "D"):
        Session.new(other, "tally", title, {}).commit({"add": 1}, 0)
    other.trash("D")
    other.change_settings(number=7)
    other.change_knowledge(lambda _: {"cards": {}})
    with_log(root)
    (root / "gift.zip").write_bytes(archive_bytes(export_all(other)[0]))


def take_in(root: Path) -> None:
    import_bundle(Store(root), read_bundle((root / "gift.zip").read_bytes(), "gift.zip"))


def all_or_nothing(root: Path) -> None:
    store = Store(root)
    titles = sorted(row.title for row in (*store.saves(), *store.trashed()))
    assert titles in (["A"], ["A", "B", "C", "D"]), titles
    whole = len(titles) == 4
    assert (store.settings(), store.knowledge()) == (({"number": 7}, {"cards": {}}) if whole else ({}, {}))
    take_in(root)
    assert [row.title for row in Store(root).trashed()] == ["D"]
    assert len(Store(root).saves()) == 3
    assert list((root / "making").iterdir()) == []
    assert not (root / "arrived").exists()
    everything(root)


def old_version(root: Path) -> None:
    shutil.copytree(FIXTURES / "v1", root)


def fixture_whole(root: Path) -> None:
    session = Session.open(Store(root), "a1b2c3d4e5f6")
    assert (session.revision, session.state.summary()) == (9, {"total": 5, "notes": 1})
    told(root, "log-migrated")


SCENARIOS = {
    "damaged-apart": Scenario(damaged_apart, log, all_and_told),
    "damaged-together": Scenario(damaged_together, log, cut_and_told),
    "recovery": Scenario(aside_of_old, lambda root: repair(Store(root)), recovered),
    "settings": Scenario(oldest_settings, lambda root: Store(root).settings(), settings_there),
    "import": Scenario(archive, take_in, all_or_nothing),
    "migration": Scenario(old_version, lambda root: Session.open(Store(root), "a1b2c3d4e5f6"), fixture_whole),
}


def main(folder: str, name: str, how: str) -> None:
    """One scenario."""
    register_toys()
    Path(folder).mkdir(parents=True, exist_ok=True)
    print(run(Path(folder), SCENARIOS[name], how))


if __name__ == "__main__":
    main(*sys.argv[1:])
