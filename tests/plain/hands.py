"""What the tests of plain mode play with: a real process behind pipes, and a hand that types at random."""

import io
import os
import random
import subprocess
import sys
from pathlib import Path

from companion.i18n.shown import cells
from companion.plain.menu import talk_of
from companion.plain.paper import Paper
from companion.plain.talk import Talk
from companion.session import Session

COLUMNS = 78
KEYS = ("?", "w", "w 1", "i", "i 1", "i 2", "s", "h", "h all", "", "nonsense", "999", "u", "y")


def command(data: Path, *options: str) -> list[str]:
    """The command line of `companion play` in a data folder."""
    return [sys.executable, "-m", "companion", "play", "--data", str(data), *options]


def play(data: Path, *options: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a whole run with this standard input."""
    run = subprocess.run(
        command(data, *options),
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "", **environment},
        timeout=120,
        check=False,
    )
    out, err = run.stdout.decode("utf-8"), run.stderr.decode("utf-8", "replace")
    assert fit(out) == []
    return run.returncode, out, err


def fit(out: str) -> list[str]:
    """The lines that are too long, or hold anything that a terminal might obey."""
    return [line for line in out.splitlines() if cells(line) > COLUMNS or not line.isprintable()]


def resumed(out: str) -> str:
    """The save that the last line says how to go on with."""
    *_, last = out.splitlines()
    assert last.startswith("Go on with: companion play --resume ")
    return last.rpartition(" ")[2]


class Hand(io.StringIO):
    """Standard input that chooses any offered number, and now and then presses a key, for so many lines."""

    def __init__(self, seed: int, lines: int) -> None:
        super().__init__()
        self.talk: Talk | None = None
        self._dice, self._lines = random.Random(seed), lines

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self._lines -= 1
        if self._lines < 0:
            return ""
        if self._dice.random() < 0.25:
            return self._dice.choice(KEYS) + "\n"
        assert self.talk is not None
        return f"{self._dice.randint(1, max(len(self.talk.choices()), 1))}\n"


def at_random(session: Session, seed: int, lines: int) -> str:
    """Everything that plain mode says while a random hand plays."""
    out, hand = io.StringIO(), Hand(seed, lines)
    hand.talk = talk_of(Paper(hand, out), session)
    hand.talk.run()
    return out.getvalue()
