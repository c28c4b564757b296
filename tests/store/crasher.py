"""Kills writers at random moments and looks at what is left; a process of its own, so that forking is safe.

Run as `python -m tests.store.crasher FOLDER STEPS DOCUMENTS CREATIONS SEED`; prints one JSON object.
"""

import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from companion.session import Session
from companion.store import Store
from tests.session.toy import register_toys

Report = Callable[[int], None]


def kill_while(write: Callable[[Report], None], pause: float) -> list[int]:
    """Forks a writer, lets it go on for `pause` seconds after its first confirmation, kills it with -9."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        write(lambda number: void(os.write(writer, number.to_bytes(4, "big"))))
        os._exit(3)
    os.close(writer)
    heard = os.read(reader, 4)
    time.sleep(pause)
    os.kill(child, signal.SIGKILL)
    while chunk := os.read(reader, 65536):
        heard += chunk
    os.close(reader)
    os.waitpid(child, 0)
    return [int.from_bytes(heard[place : place + 4], "big") for place in range(0, len(heard) - 3, 4)]


def void(_: object) -> None:
    """Drops a value."""


def commit_on(root: Path, identity: str) -> Callable[[Report], None]:
    """A writer that adds 1, 2, 3 ... to a tally and reports each confirmed number."""

    def write(report: Report) -> None:
        session = Session.open(Store(root), identity)
        while True:
            session.commit({"add": len(session.history()) + 1}, session.revision)
            report(len(session.history()))

    return write


def steps(root: Path, kills: int, dice: random.Random) -> Counter[str]:
    """Kills during commits. After each, every confirmed number is there, in order, and at most one more."""
    seen: Counter[str] = Counter()
    session, confirmed = Session.new(Store(root), "tally", "killed", {}), 0
    for _ in range(kills):
        heard = kill_while(commit_on(root, session.id), dice.random() * 0.02)
        confirmed = max([confirmed, *heard])
        session = Session.open(Store(root), session.id)
        added = [step.entry["add"] for step in session.history()]
        assert added == list(range(1, len(added) + 1)), added[-3:]
        assert confirmed <= len(added) <= confirmed + 1, (confirmed, len(added))
        assert session.state == sum(added)
        seen.update(notice.code for notice in session.notices)
        confirmed = len(added)
        seen["kills"] += 1
    return seen


def documents(root: Path, kills: int, dice: random.Random) -> Counter[str]:
    """Kills during changes of the settings: the last confirmed number is there, or the one after it."""

    def write(report: Report) -> None:
        store = Store(root)
        while True:
            report(store.change_settings(number=store.settings({"number": 0})["number"] + 1)["number"])

    confirmed = 0
    for _ in range(kills):
        confirmed = max([confirmed, *kill_while(write, dice.random() * 0.03)])
        store = Store(root)
        number = store.settings()["number"]
        assert confirmed <= number <= confirmed + 1, (confirmed, number)
        assert store.notices() == []
        confirmed = number
    return Counter(kills=kills)


def creations(root: Path, kills: int, dice: random.Random) -> Counter[str]:
    """Kills while saves are begun and trashed: confirmed ones are there, nothing half-made is listed."""

    def write(report: Report) -> None:
        store = Store(root)
        while True:
            session = Session.new(store, "tally", "new", {"from": 7})
            report(1)
            store.trash(session.id)

    confirmed = 0
    for _ in range(kills):
        confirmed += len(kill_while(write, dice.random() * 0.03))
        store = Store(root)
        rows = [*store.saves(), *store.trashed()]
        assert confirmed <= len(rows) <= confirmed + 1, (confirmed, rows)
        assert all(row.steps == 0 and not row.problem for row in rows), rows
        confirmed = len(rows)
    return Counter(kills=kills)


def main(folder: str, *numbers: str) -> None:
    """All three, and their counts."""
    register_toys()
    count = [int(number) for number in numbers]
    dice, root = random.Random(count[3]), Path(folder)
    parts = [steps(root / "a", count[0], dice), documents(root / "b", count[1], dice)]
    parts.append(creations(root / "c", count[2], dice))
    print(json.dumps(dict(zip(("steps", "documents", "new"), parts, strict=True))))


if __name__ == "__main__":
    main(*sys.argv[1:])
