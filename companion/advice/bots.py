"""The bots by name. A bot looks at a game from the seat that has to act and picks one of `game.legal`."""

import random
from collections.abc import Callable

from companion.advice.trader import choose
from companion.engine.state import Game

Bot = Callable[[Game], int]
NAMES = ("random", "trader")


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; the seed makes `random` repeatable, `trader` always decides alike."""
    if name == "random":
        return _random(seed)
    if name == "trader":
        return choose
    raise ValueError(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")


def _random(seed: int) -> Bot:
    """Any legal action, each as likely as the next."""
    chance = random.Random(seed).random

    def pick(game: Game) -> int:
        return game.legal[int(chance() * len(game.legal))]

    return pick
