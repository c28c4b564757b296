"""The bots by name. A bot looks at a game from the seat that has to act and picks one of `game.legal`."""

import random
from collections.abc import Callable

from companion.engine.state import Game

Bot = Callable[[Game], int]
NAMES = ("random",)


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; the seed makes it repeatable."""
    chance = random.Random(seed).random

    def choose(game: Game) -> int:
        return game.legal[int(chance() * len(game.legal))]

    return choose
