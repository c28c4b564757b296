"""The guided tour: one short stacked game in which every lesson waits for its own action."""

import tempfile
from typing import Any, NamedTuple

from companion.i18n import t
from companion.session import Session
from companion.session.port import Action, LocalPort
from companion.store import Store

SEED = 1
DECK = [
    "yellow.1.1",
    "sailor.3.1",
    "blue.1.1",
    "settler.4.1",
    "green.1.1",
    "green.1.2",
    "yellow.1.2",
    "expedition.CC",
    "jester.5.1",
    "trader-red.3.1",
]


class Lesson(NamedTuple):
    """What the coach says, the action it waits for, and whether the app plays it for the other seat."""

    text: str
    action: Action
    played: bool = False


LESSONS = (
    Lesson("tour-draw", {"do": "draw"}),
    Lesson("tour-again", {"do": "draw"}),
    Lesson("tour-person", {"do": "draw"}),
    Lesson("tour-stop", {"do": "stop"}),
    Lesson("tour-hire", {"do": "take", "card": "sailor.3.1"}),
    Lesson("tour-fee", {"do": "take", "card": "blue.1.1"}, played=True),
    Lesson("tour-other", {"do": "draw"}, played=True),
    Lesson("tour-bust", {"do": "draw"}, played=True),
    Lesson("tour-sword", {"do": "draw"}),
    Lesson("tour-repel", {"do": "keep"}),
    Lesson("tour-expedition", {"do": "draw"}),
    Lesson("tour-trade", {"do": "stop"}),
    Lesson("tour-ship", {"do": "take", "card": "yellow.1.2"}),
)


def tour_port() -> LocalPort:
    """The tour's game in a folder of its own: it never shows up among the saves."""
    store = Store(tempfile.mkdtemp(prefix="companion-tour-"))
    setup: dict[str, Any] = {
        "game": "base",
        "players": [t("tour-you"), t("tour-meg")],
        "seed": SEED,
        "deck": DECK,
        "odds": "before",
    }
    return LocalPort(Session.new(store, "game", t("tour-title"), setup))
