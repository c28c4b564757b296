"""What a person or a file wrote, made fit to be shown: no escape sequence, no trick of direction."""

from unicodedata import category, east_asian_width

_STAY = "\n\t"
_TURNS = frozenset(chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F))
_MARK = "\N{REPLACEMENT CHARACTER}"


def shown(text: str) -> str:
    """The text with every control character, lone surrogate and change of direction replaced by a mark."""
    if text.isprintable():
        return text
    return "".join(_MARK if _hostile(letter) else letter for letter in text)


def _hostile(letter: str) -> bool:
    kind = category(letter)
    return (kind in ("Cc", "Cs", "Zl", "Zp") and letter not in _STAY) or letter in _TURNS


def cells(text: str) -> int:
    """How many columns of a terminal a text takes: wide letters two, combining and invisible ones none."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if category(letter) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def padded(text: str, width: int) -> str:
    """The text filled up to so many columns."""
    return text + " " * (width - cells(text))
