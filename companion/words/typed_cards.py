"""A story card as a table typed it in: told in a line, and as the texts of a form and back again."""

from collections.abc import Mapping
from typing import Any

from companion.content.books import HourglassLine, MonthEnd
from companion.i18n import t
from companion.table.campaign.faces import read_line, without
from companion.table.campaign.state import Face, Typed
from companion.table.knowledge import opened, typed_of, with_learned
from companion.table.refusal import Refused

Texts = dict[str, str]
FIELDS = {
    "title": "title", "needs": "needs", "first_coins": "first_coins", "crowns": "crowns", "adds": "adds",
    "line": "month_end",
}  # fmt: skip
"""The fields of the form, and of the face they stand for."""
NUMBERS = ("first_coins", "crowns")
TOLD = (*NUMBERS, "line", "needs", "adds")


def _one(line: HourglassLine) -> str:
    return line.next or f"{line.ask}? {line.yes} : {line.no}"


def line_notation(month_end: MonthEnd | None) -> str:
    """An hourglass line as it is typed: `12`, `10? 11 : 12`, or co-op and competitive with a stroke (A11)."""
    if month_end is None:
        return ""
    lines = (month_end.both, month_end.coop, month_end.competitive)
    return " / ".join(_one(line) for line in lines if line is not None)


def card_texts(face: Face) -> Texts:
    """What is known of a card, as a form shows it; empty: not known."""
    numbers = {name: getattr(face, name) for name in NUMBERS}
    return {
        "title": face.title or "",
        "needs": face.needs or "",
        **{name: "" if number is None else str(number) for name, number in numbers.items()},
        "adds": ", ".join(face.adds or ()),
        "line": line_notation(face.month_end),
    }


def card_told(face: Face) -> str:
    """What is known of a card in one line: what it asks, its rewards and where its hourglass leads."""
    known = card_texts(face)
    texts = {name: known[name] for name in TOLD}
    parts = [
        t(f"data-card-{name}", text=int(text) if name in NUMBERS else text)
        for name, text in texts.items()
        if text and name != "title"
    ]
    return "; ".join(parts) or t("data-card-nothing")


def _value(name: str, text: str) -> Any:
    if name == "line":
        return read_line(text)
    if name == "adds":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if name in NUMBERS and not (text.isascii() and text.isdigit()):
        raise Refused(t("data-want-number"))
    return int(text) if name in NUMBERS else text


def with_card_texts(knowledge: Mapping[str, Any], book: str, number: str, texts: Texts) -> dict[str, Any]:
    """The knowledge with a card as the form says it now; what was emptied is forgotten, the rest stays.

    Refused with a sentence where a text cannot be what it should be.
    """
    typed = typed_of(knowledge, book)
    before = card_texts(typed.cards.get(number, Face()))
    changed = {name: text.strip() for name, text in texts.items() if text.strip() != before[name]}
    face = Face(**{FIELDS[name]: _value(name, text) for name, text in changed.items() if text})
    gone = {number: [FIELDS[name] for name, text in changed.items() if not text]}
    kept = {**knowledge, "books": {**knowledge.get("books", {}), book: {}}}
    fresh = with_learned(with_learned(kept, book, without(typed, gone)), book, Typed(cards={number: face}))
    return opened(fresh, book, number)
