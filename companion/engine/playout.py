"""Random play to the end, inside the engine so that a compiled build never leaves it."""

from companion.engine.flow import apply
from companion.engine.state import Game

MULTIPLIER = 48271
MODULUS = 2147483647


def play_randomly(game: Game, seed: int, limit: int = 1_000_000) -> int:
    """Choose uniformly among the legal actions until the game is over; returns how many were played."""
    state = seed % (MODULUS - 1) + 1
    count = 0
    legal = game.legal
    while legal and count < limit:
        state = state * MULTIPLIER % MODULUS
        apply(game, legal[state * len(legal) // MODULUS])
        legal = game.legal
        count += 1
    return count
