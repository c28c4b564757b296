"""`correct WHAT of WHO to VALUE because ...`: any value of a table, in plain words."""

from typing import Any, get_args

from companion.i18n import enumeration
from companion.table.campaign.corrections import NUMBERS
from companion.table.campaign.entries import What
from companion.table.campaign.state import UNKNOWN, Campaign
from companion.table.spoken.verbs import Entry
from companion.table.spoken.words import Words, folded

NOTHING = ("nobody", "none", "nothing", "no")
OF_PLAYER = ("crowns", "vp", "coins", "hero", "spaces", "extra")
OF_TASK = ("done", "progress")
COUNTS = ("crowns", "vp", "coins", "extra", "reserve", *NUMBERS)
SEATS = ("first", "active", "announced")


def parts(words: Words, known: tuple[str, ...]) -> tuple[str, list[str], list[str], str]:
    """What, of what, the value's words, and the reason."""
    what = "_".join(words.until("of", "to", "is", "because"))
    what = folded(what).replace(" ", "_").replace("-", "_")
    if what not in known:
        raise words.wrong("table-said-what", word=what, known=enumeration(known))
    whose = words.until("to", "is", "because") if words.skip("of") else []
    if not words.skip("to", "is"):
        raise words.wrong("table-said-to")
    value = words.until("because")
    reason = words.rest() if words.skip("because") else ""
    return what, whose, value, reason


def pieces(value: list[str]) -> list[str]:
    """A list as it was said: parted by commas, or word by word; `nobody` and `none` are an empty one."""
    text = " ".join(value)
    if folded(text) in NOTHING:
        return []
    return [piece.strip() for piece in text.split(",") if piece.strip()] if "," in text else value


def seats_of(words: Words, value: list[str]) -> list[int]:
    """Players of a list."""
    return Words(pieces(value), words.names, words.example).seats()


def count_of(words: Words, value: list[str]) -> int:
    """A whole value that is a number."""
    inner = Words(value, words.names, words.example)
    number = inner.number()
    inner.end()
    return number


def correct(words: Words, campaign: Campaign) -> Entry:
    """Any value of the campaign that the table may set."""
    what, whose, value, reason = parts(words, get_args(What))
    entry: Entry = {"do": "set", "what": what, "value": _value(words, campaign, what, value)}
    if what in OF_PLAYER:
        owner = Words(whose, words.names, words.example)
        entry["player"] = owner.seat()
        owner.end()
    elif what in OF_TASK:
        entry["task"] = folded(" ".join(whose)).removeprefix("task ")
    elif whose:
        raise words.wrong("table-said-left", rest=" ".join(["of", *whose]))
    return entry | ({"reason": reason} if reason else {})


def _value(words: Words, campaign: Campaign, what: str, value: list[str]) -> Any:
    if what in COUNTS:
        return count_of(words, value)
    if what in OF_TASK:
        return seats_of(words, value)
    if what in SEATS and folded(" ".join(value)) in NOTHING:
        return None
    if what in SEATS:
        inner = Words(value, words.names, words.example)
        seat = inner.seat()
        inner.end()
        return seat
    return _text(what, value)


def _text(what: str, value: list[str]) -> Any:
    """Events, cards and spaces by their names; `?` is an event that nobody knows."""
    text = " ".join(value)
    if what == "current":
        return None if folded(text) in NOTHING else text
    if what in ("hero", "phase"):
        return folded(text).replace(" ", "_").replace("month's", "month")
    return [UNKNOWN if piece == "?" else piece for piece in pieces(value)]
