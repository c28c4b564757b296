"""The journal of a save: one checksummed line per step, on the disk twice before the step counts as made.

Every line is a JSON object `{"sum": ..., "rec": {"n": ...}}`. The checksum covers the record and the checksum
before it, so a lost, changed, doubled or moved line is noticed. The twin is a second copy of the same lines:
what one file lost to damage is read from the other. Order is by `n`; no clock takes part.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from companion.i18n import t
from companion.store.errors import Changed, Damaged, Foreign, Unreadable
from companion.store.files import append_synced, checksum, cut, read_bytes, saving, sync_folder, write_synced

SEED = "0" * 16
HEAD, MIDDLE = b'{"sum":"', b'","rec":'
BODY = len(HEAD) + 16 + len(MIDDLE)
CLAIM = re.compile(rb'\{"sum":"[0-9a-f]{16}","rec":\{"n":(\d{1,15})[,}]')
Copy = Literal["main", "twin"]
COPIES: tuple[Copy, ...] = ("main", "twin")


class Start(msgspec.Struct):
    """As much of a journal's first line as every version of the program must understand."""

    schema: int | None = None
    save: str = ""


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


class Position(msgspec.Struct, frozen=True):
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


def _claims(files: list[bytes]) -> dict[int, list[bytes]]:
    """Every line of the files by the number it claims to have."""
    found: dict[int, list[bytes]] = {}
    for raw in files:
        for line in raw.split(b"\n"):
            if match := CLAIM.match(line):
                found.setdefault(int(match[1]), []).append(line)
    return found


def start_of(raw: bytes) -> Start | None:
    """What a whole first line says of its save; None where it is damaged or says nothing."""
    line = raw.partition(b"\n")[0]
    try:
        return msgspec.json.decode(line[BODY:-1], type=Start) if follows(line, SEED) else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class JournalReading(msgspec.Struct, frozen=True):
    """All that both copies of a journal still tell: whole lines in order, and what each file really held.

    `apart` has the copies that take no part: of another save, or not given by the system.
    """

    lines: list[bytes]
    end: Position
    main: bytes
    twin: bytes
    apart: dict[Copy, Damaged] = {}

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
        return len(self.main) == self.end.size and self.main == self.twin and not self.apart

    def lost(self) -> bool:
        """Whether a line is known to have existed behind the last readable one."""
        claims, known = _claims([self.main, self.twin]), self._marks()
        late = (line for n, lines in claims.items() if n >= self.end.count for line in lines)
        return any(known.isdisjoint(_marks_of(line)) for line in late)

    def _marks(self) -> set[bytes]:
        return {mark for line in self.lines for mark in _marks_of(line)}


def _marks_of(line: bytes) -> tuple[bytes, bytes]:
    """A line is known by its checksum and by what it records, also where its number was damaged."""
    claim = CLAIM.match(line)
    return line[len(HEAD) : len(HEAD) + 16], line[claim.end() if claim else 0 :]


def merge(main: bytes, twin: bytes, *others: bytes) -> JournalReading:
    """The longest chain of whole lines that the two copies, and others that were set aside, give together."""
    lines, end = whole_lines(main, Position())
    if end.size < len(main) or main != twin or others:
        claims = _claims([main, twin, *others])
        while found := next((line for line in claims.get(end.count, []) if follows(line, end.sum)), None):
            lines.append(found)
            end = end.after(found + b"\n")
    return JournalReading(lines, end, main, twin)


class Journal:
    """The two files of one save's log; the folder has the save's id for a name."""

    def __init__(self, folder: Path) -> None:
        self.id, self.main, self.twin = folder.name, folder / "log.journal", folder / "log.twin"

    def exists(self) -> bool:
        """Whether either copy is there."""
        return self.main.exists() or self.twin.exists()

    def read(self) -> JournalReading:
        """Reads and checks everything, changes nothing; Damaged where neither copy can be used."""
        raw, apart = self.copies()
        if not raw:
            raise next(iter(apart.values()), Damaged(t("store-log-gone")))
        reading = merge(raw.get("main", b""), raw.get("twin", b""))
        return JournalReading(reading.lines, reading.end, reading.main, reading.twin, apart)

    def copies(self) -> tuple[dict[Copy, bytes], dict[Copy, Damaged]]:
        """What each copy holds, and which copies take no part."""
        raw: dict[Copy, bytes] = {}
        apart: dict[Copy, Damaged] = {}
        for copy in COPIES:
            try:
                found = read_bytes(self.path(copy))
                if found is not None:
                    raw[copy] = self.own(found)
            except (Unreadable, Foreign) as error:
                apart[copy] = error
        return raw, apart

    def path(self, copy: Copy) -> Path:
        """Where a copy lies."""
        return self.main if copy == "main" else self.twin

    def own(self, raw: bytes) -> bytes:
        """The same bytes; Foreign where their first line names another save."""
        start = start_of(raw)
        if start and start.save not in ("", self.id):
            raise Foreign(t("store-log-foreign", other=start.save), start.save)
        return raw

    def rewrite(self, text: bytes, before: Callable[[], None] = lambda: None) -> None:
        """Replaces both copies. The new ones are whole on the disk, then `before` runs, then they take over:

        whenever this stops, old and new copies together still hold every line.
        """
        fresh = [(path.with_name(path.name + ".tmp"), path) for path in (self.twin, self.main)]
        try:
            for temporary, _ in fresh:
                write_synced(temporary, text)
            before()
        except BaseException:
            for temporary, _ in fresh:
                with suppress(OSError):
                    temporary.unlink(missing_ok=True)
            raise
        for temporary, path in fresh:
            os.replace(temporary, path)
            sync_folder(path.parent)

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

    def ends(self) -> tuple[Start, bytes] | None:
        """The start and the last record, both checked, without reading all; None if in doubt."""
        try:
            size = self.main.stat().st_size
            with open(self.main, "rb") as file:
                first = file.readline()
                tail = 0 if len(first) == size else max(0, size - 8192)
                file.seek(tail)
                lines = file.read().split(b"\n")
        except OSError:
            return None
        start, last = start_of(first), _last_record(lines, whole=tail == 0)
        return None if start is None or last is None or start.save not in ("", self.id) else (start, last)


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
