"""The bust risk of the next card in a digital game, from what every seat can see."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from companion.advice.odds_sight import Odds, SightError, deck_of, spyglass
from companion.content import Card, load_catalogue


@lru_cache(maxsize=8)
def _deck(game: str, modules: tuple[str, ...]) -> tuple[Card, ...]:
    """The faces of the deck that this set-up shuffles."""
    if game == "underway":
        return tuple(load_catalogue().of_set("underway"))
    extra = {"contract-cards"} if game == "contracts" else set()
    return tuple(deck_of({*modules, *extra}))


def odds_of(view: Mapping[str, Any], setup: Mapping[str, Any]) -> Odds | None:
    """The odds for the active player; None where the deck holds cards the catalogue cannot place."""
    deck = _deck(str(setup["game"]), tuple(sorted(setup.get("modules", ()))))
    known = {card.code for card in deck}
    seen = [*view["discard_pile"], *view["expeditions"], *_displays(view)]
    harbour = [code for code in view["harbour"] if code in known]
    gone = [code for code in seen if code in known]
    try:
        return spyglass(deck, harbour, int(view["players"][view["active"]]["swords"]), gone)
    except SightError:
        return None


def _displays(view: Mapping[str, Any]) -> list[str]:
    return [
        code
        for player in view["players"]
        for key in ("display", "tucked", "kept")
        for code in player.get(key, ())
    ]
