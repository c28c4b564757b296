"""The journal of a save: one checksummed line per step, on the disk twice before the step counts as made.

Every line is a JSON object `{"sum": ..., "rec": {"n": ...}}`. The checksum covers the record and the checksum
before it, so a lost, changed, doubled or moved line is noticed. The twin is a second copy of the same lines:
what one file lost to damage is read from the other. Order is by `n`; no clock takes part.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from companion.i18n import t
from companion.store.errors import Changed, Damaged
from companion.store.files import append_synced, checksum, cut, read_bytes, saving, write_atomic

SEED = "0" * 16
HEAD, MIDDLE = b'{"sum":"', b'","rec":'
BODY = len(HEAD) + 16 + len(MIDDLE)
CLAIM = re.compile(rb'\{"sum":"[0-9a-f]{16}","rec":\{"n":(\d+)[,}]')


def line_of(record: bytes, before: str) -> bytes:
    """One journal line for an encoded record that follows the line with checksum `before`."""
    return HEAD + checksum(before.encode(), record).encode() + MIDDLE + record + b"}\n"


def sum_of(line: bytes) -> str:
    """The checksum a line claims."""
    return line[len(HEAD) : len(HEAD) + 16].decode("ascii", "replace")


def follows(line: bytes, before: str) -> bool:
    """Whether a line (without its end) is whole and belongs behind the line with checksum `before`."""
    framed = line.startswith(HEAD) and line[BODY - len(MIDDLE) : BODY] == MIDDLE and line.endswith(b"}")
    return framed and checksum(before.encode(), line[BODY:-1]) == sum_of(line)


@dataclass(frozen=True, slots=True)
class Position:
    """The end of a journal: how many lines, how many bytes, and the last checksum."""

    count: int = 0
    size: int = 0
    sum: str = SEED

    def after(self, line: bytes) -> "Position":
        """The end once this whole line (with its end) is added."""
        return Position(self.count + 1, self.size + len(line), sum_of(line))


def whole_lines(raw: bytes, start: Position) -> tuple[list[bytes], Position]:
    """The unbroken chain of lines in `raw` from `start` on, and where it ends."""
    lines: list[bytes] = []
    while (end := raw.find(b"\n", start.size)) >= 0 and follows(raw[start.size : end], start.sum):
        lines.append(raw[start.size : end])
        start = start.after(raw[start.size : end + 1])
    return lines, start


def _claims(*files: bytes) -> dict[int, list[bytes]]:
    """Every line of the files by the number it claims to have."""
    found: dict[int, list[bytes]] = {}
    for raw in files:
        for line in raw.split(b"\n"):
            if match := CLAIM.match(line):
                found.setdefault(int(match[1]), []).append(line)
    return found


@dataclass(frozen=True, slots=True)
class Reading:
    """All that both copies of a journal still tell: whole lines in order, and what each file really held."""

    lines: list[bytes]
    end: Position
    main: bytes
    twin: bytes

    @property
    def text(self) -> bytes:
        """What both files should hold."""
        return b"".join(line + b"\n" for line in self.lines)

    @property
    def records(self) -> list[bytes]:
        """The encoded records."""
        return [line[BODY:-1] for line in self.lines]

    @property
    def perfect(self) -> bool:
        """Both copies whole and equal."""
        return len(self.main) == self.end.size and self.main == self.twin

    def lost(self) -> int:
        """How many lines are known to have existed behind the last readable one."""
        last = max(_claims(self.main, self.twin), default=self.end.count - 1)
        return max(0, last + 1 - self.end.count)


def merge(main: bytes, twin: bytes) -> Reading:
    """The longest chain of whole lines that the two copies give together."""
    lines, end = whole_lines(main, Position())
    if end.size < len(main) or main != twin:
        claims = _claims(main, twin)
        while found := next((line for line in claims.get(end.count, []) if follows(line, end.sum)), None):
            lines.append(found)
            end = end.after(found + b"\n")
    return Reading(lines, end, main, twin)


class Journal:
    """The two files of one save's log."""

    def __init__(self, folder: Path) -> None:
        self.main, self.twin = folder / "log.journal", folder / "log.twin"

    def exists(self) -> bool:
        """Whether either copy is there."""
        return self.main.exists() or self.twin.exists()

    def read(self) -> Reading:
        """Reads and checks everything, changes nothing."""
        main, twin = read_bytes(self.main), read_bytes(self.twin)
        if main is None and twin is None:
            raise Damaged(t("store-log-gone"))
        return merge(main or b"", twin or b"")

    def rewrite(self, text: bytes) -> None:
        """Replaces both copies, each atomically."""
        write_atomic(self.twin, text)
        write_atomic(self.main, text)

    def at(self, end: Position) -> bool:
        """Whether both copies end where the caller believes."""
        try:
            return self.main.stat().st_size == end.size == self.twin.stat().st_size
        except OSError:
            return False

    def append(self, record: bytes, end: Position) -> Position:
        """Adds one record behind `end`, on the disk, or raises and leaves nothing; needs the lock."""
        if not self.at(end):
            raise Changed(t("store-changed"))
        line = line_of(record, end.sum)
        try:
            with saving(t("store-the-step")):
                append_synced(self.main, line)
                append_synced(self.twin, line)
        except BaseException:
            cut(self.twin, end.size)
            cut(self.main, end.size)
            raise
        return end.after(line)

    def tail(self) -> bytes | None:
        """The last record, checked against the line before it, without reading all; None if in doubt."""
        try:
            size = self.main.stat().st_size
            with open(self.main, "rb") as file:
                file.seek(max(0, size - 8192))
                lines = file.read().split(b"\n")
        except OSError:
            return None
        return _last_record(lines, whole=size <= 8192)


def _last_record(lines: list[bytes], whole: bool) -> bytes | None:
    if lines[-1] or len(lines) < 2:
        return None
    if len(lines) >= 3 and (whole or len(lines) >= 4):
        before = sum_of(lines[-3])
    elif whole:
        before = SEED
    else:
        return None
    return lines[-2][BODY:-1] if follows(lines[-2], before) else None
