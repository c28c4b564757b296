"""The bust risk of the next card in a digital game, from what every seat can see."""

from msgspec.structs import replace

from companion.advice.odds import Odds, SightError, spyglass
from companion.advice.unseen import unseen
from companion.content import Card
from companion.content.catalogue import card_of
from companion.engine.state import Game
from companion.engine.views import View


def odds_of(game: Game, view: View) -> Odds | None:
    """The odds for the active player; None where the harbour cannot be counted, as after a gamble."""
    harbour = list(view["harbour"])
    try:
        return spyglass(_deck(game, harbour), harbour, _swords(view))
    except SightError:
        return None


def _deck(game: Game, harbour: list[str]) -> list[Card]:
    """Every face with the copies that are unseen or lie in the harbour."""
    codes = game.rules.faces.code
    counts = {codes[number]: left + harbour.count(codes[number]) for number, left in enumerate(unseen(game))}
    return [replace(card_of(code), count=count) for code, count in counts.items() if count > 0]


def _swords(view: View) -> int:
    """The active player's swords; an event may forbid repelling (A10)."""
    if any(effect["do"] == "no_repel" for effect in view.get("event_effects", ())):
        return 0
    return int(view["players"][view["active"]]["swords"])
