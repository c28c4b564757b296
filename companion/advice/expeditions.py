"""What expeditions ask for and what a display lacks for them (B16)."""

from companion.engine.faces import CAPTAIN, JACK, PRIEST, SETTLER
from companion.engine.state import Player


def lacking(player: Player, needs: list[int]) -> list[int]:
    """The symbols that a display still lacks for an expedition, its jacks used first."""
    missing: list[int] = []
    for symbol in (CAPTAIN, PRIEST, SETTLER):
        missing += [symbol] * (needs.count(symbol) - player.n[symbol])
    return missing[player.n[JACK] :]
