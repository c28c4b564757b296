"""A story card as a table typed it in, away from any campaign: told in a line, and kept as a form says it."""

from collections.abc import Mapping
from typing import Any

from companion.i18n import t
from companion.table.campaign.card_texts import face_texts
from companion.table.campaign.entries import Know
from companion.table.campaign.faces import without
from companion.table.campaign.state import Campaign, Crew, Typed
from companion.table.knowledge import opened, typed_of, with_learned
from companion.table.table_kind import decode

TOLD = ("crowns", "first", "line", "needs", "adds")


def on_paper(typed: Typed, book: str, number: str) -> Campaign:
    """The chapter of a card with everything that is known of the copy: what its form asks and checks by."""
    chapter = int(number[0]) if number[:1] in "12345" else 1
    return Campaign(book, "coop", (Crew(""),), chapter=chapter, typed=typed)


def card_told(typed: Typed, book: str, number: str) -> str:
    """What is known of a card in one line: its rewards, its hourglass, what it asks for."""
    texts = face_texts(on_paper(typed, book, number), number)
    told = "; ".join(t(f"data-card-{name}", text=texts[name]) for name in TOLD if texts[name])
    return told or t("data-card-nothing")


def with_entry(
    knowledge: Mapping[str, Any], book: str, number: str, entry: Mapping[str, object]
) -> dict[str, Any]:
    """The knowledge with a card as the form says it now; what was emptied is forgotten, the rest stays."""
    move: Know = decode(entry, Know)
    kept = {**knowledge, "books": {**knowledge.get("books", {}), book: {}}}
    fresh = with_learned(kept, book, without(typed_of(knowledge, book), move.forget))
    return opened(with_learned(fresh, book, move.typed), book, number)
