"""What happened, told line by line: the events of a step, joined where two of them are one thing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.content.books import Book
from companion.words.telling import entered_text, event_text

Event = Mapping[str, Any]
SILENT = ("taking", "left_over", "shuffled_in")


class Happening(NamedTuple):
    """One line of the story and the event it tells."""

    event: Event
    text: str


def happenings(events: Sequence[Event], names: Sequence[str], book: Book | None = None) -> list[Happening]:
    """One step's events as lines; a card revealed and let in, or laid open, is one line."""
    lines: list[Happening] = []
    before: Event = {"event": ""}
    for event in events:
        kind = event["event"]
        text = "" if kind in SILENT else event_text(event, names, book)
        if kind == "entered" and before["event"] == "revealed":
            lines[-1] = Happening(event, entered_text(before, event, names))
        elif kind in ("expedition", "tax") and before["event"] == "revealed":
            lines[-1] = Happening(event, text)
        elif text:
            lines.append(Happening(event, text))
        before = event
    return lines
