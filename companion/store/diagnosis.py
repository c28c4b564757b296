"""What became of a journal: how its two copies differ from what they should hold, as a code and facts."""

import msgspec

from companion.store.errors import Facts, Foreign, LogCode
from companion.store.journal import COPIES, Copy, JournalReading


class Finding(msgspec.Struct, frozen=True):
    """One diagnosis: code and facts for the person, and which copies are to be set aside."""

    code: LogCode
    facts: Facts = {}
    damaged: tuple[Copy, ...] = ()


def diagnose(reading: JournalReading) -> Finding:
    """Tells a stop while writing from damage, and damage healed by the twin from lines lost in both."""
    sound = {"main": _stopped(reading.main, reading.text), "twin": _behind_by_one(reading.twin, reading)}
    if all(sound.values()) and not reading.apart:
        return Finding("log-torn" if len(reading.main) > reading.end.size else "log-completed")
    raw = {"main": reading.main, "twin": reading.twin}
    damaged = tuple(copy for copy in COPIES if copy in reading.apart or (raw[copy] and not sound[copy]))
    if reading.lost():
        return Finding("log-lost", {"last": reading.end.count - 1}, damaged)
    for error in reading.apart.values():
        if isinstance(error, Foreign):
            return Finding("log-foreign", {"other": error.other}, damaged)
    return Finding("log-restored", {}, damaged)


def _stopped(main: bytes, text: bytes) -> bool:
    """The first copy may only have a half-written line too many, or lack the end of its last line."""
    return main == text[:-1] or (main.startswith(text) and b"\n" not in main[len(text) :])


def _behind_by_one(twin: bytes, reading: JournalReading) -> bool:
    """The second copy may lack the last line or a part of it, or have a half-written one too many."""
    shortest = reading.end.size - len(reading.lines[-1]) - 1
    if len(twin) < reading.end.size:
        return len(twin) >= shortest and reading.text.startswith(twin)
    return _stopped(twin, reading.text)
