"""Random play to the end, inside the engine so that a compiled build never leaves it."""

from typing import Final

from companion.engine.flow import step
from companion.engine.state import Game

# A linear congruential generator of 30 bits, whose top bits choose: its numbers stay small, hence fast.
MULTIPLIER: Final = 1664525
INCREMENT: Final = 1013904223
BITS: Final = 30
MASK: Final = (1 << 30) - 1


def play_randomly(game: Game, seed: int, limit: int = 1_000_000) -> int:
    """Choose uniformly among the legal actions until the game is over; returns how many were played."""
    state = seed & MASK
    count = 0
    legal = game.legal
    while legal and count < limit:
        state = state * MULTIPLIER + INCREMENT & MASK
        step(game, legal[state * len(legal) >> BITS])
        legal = game.legal
        count += 1
    return count
