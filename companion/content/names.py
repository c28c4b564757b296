"""What a player may be called: told apart by everyone, shown by every screen. One check for every layer."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple
from unicodedata import category, normalize

LONGEST: Final = 40
Why = Literal["empty", "long", "control", "invisible", "twice"]

# Letters and marks that no font draws, beside the format characters (Cf): the other code points that Unicode
# calls default ignorable, and the braille blank.
_UNSEEN: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)  # fmt: skip


class WrongName(NamedTuple):
    """The first seat whose name cannot be, and why."""

    seat: int
    why: Why


def wrong_name(names: Sequence[str]) -> WrongName | None:
    """1 to 40 characters, none of them a control character or invisible, no name twice; None: all is well."""
    taken: set[str] = set()
    for seat, name in enumerate(names):
        why = _wrong(name) or ("twice" if _told(name) in taken else None)
        if why is not None:
            return WrongName(seat, why)
        taken.add(_told(name))
    return None


def _wrong(name: str) -> Why | None:
    """What is wrong with a name by itself."""
    if any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name):
        return "control"
    if any(category(letter) == "Cf" or letter in _UNSEEN for letter in name):
        return "invisible"
    if not name.strip():
        return "empty"
    return "long" if len(name) > LONGEST else None


def _told(name: str) -> str:
    """A name as people hear it: in any case, however its accents are typed."""
    return normalize("NFC", normalize("NFC", name.strip()).casefold())
