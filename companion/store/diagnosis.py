"""What became of a journal: how its two copies differ from what they should hold, said in a sentence."""

from dataclasses import dataclass
from typing import Literal

from companion.i18n import t
from companion.store.errors import NoticeCode
from companion.store.journal import Reading

Copy = Literal["main", "twin"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One diagnosis: the code and sentence for the person, and which copies are to be set aside."""

    code: NoticeCode
    sentence: str
    damaged: tuple[Copy, ...] = ()


def diagnose(reading: Reading, about: str) -> Finding:
    """Tells a stop while writing from damage, and damage healed by the twin from lines lost in both."""
    text, last = reading.text, reading.end.count - 1
    main_ok, twin_ok = _stopped(reading.main, text), _behind_by_one(reading.twin, reading)
    if main_ok and twin_ok:
        return _interrupted(reading, about)
    damaged: tuple[Copy, ...] = ()
    damaged += () if main_ok or not reading.main else ("main",)
    damaged += () if twin_ok or not reading.twin else ("twin",)
    if reading.lost():
        sentence = t("store-journal-lost", about=about, last=last)
        return Finding("lost", sentence, damaged)
    sentence = t("store-journal-restored", about=about)
    return Finding("restored", sentence, damaged)


def _interrupted(reading: Reading, about: str) -> Finding:
    if len(reading.main) > reading.end.size:
        return Finding("torn", t("store-journal-torn", about=about))
    return Finding("completed", t("store-journal-completed", about=about))


def _stopped(main: bytes, text: bytes) -> bool:
    """The first copy may only have a half-written line too many, or lack the end of its last line."""
    return main == text[:-1] or (main.startswith(text) and b"\n" not in main[len(text) :])


def _behind_by_one(twin: bytes, reading: Reading) -> bool:
    """The second copy may lack the last line or a part of it, or have a half-written one too many."""
    shortest = reading.end.size - len(reading.lines[-1]) - 1
    if len(twin) < reading.end.size:
        return len(twin) >= shortest and reading.text.startswith(twin)
    return _stopped(twin, reading.text)
