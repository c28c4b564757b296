"""How fast the engine and the bots run: each figure is the median of several runs on this machine."""

import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

from companion.advice.bots import bot
from companion.content import load_catalogue
from companion.dev.configurations import Configuration
from companion.engine.box import Box
from companion.engine.flow import apply, settle
from companion.engine.match import book_of
from companion.engine.modules.offered import modules_of
from companion.engine.playout import play_randomly
from companion.engine.setup import Setup
from companion.engine.state import Game

ALL = tuple(modules_of("base"))
# What is played out, by the name of its figures.
PLAYOUTS: dict[str, Configuration] = {
    **{f"base.{players}": Configuration("base", "competitive", (), players) for players in (2, 3, 4, 5)},
    **{f"underway.{players}": Configuration("underway", "competitive", (), players) for players in (2, 3, 4)},
    **{f"{module}.4": Configuration("base", "competitive", (module,), 4) for module in ALL},
    "everything.4": Configuration("base", "competitive", ALL, 4),
    **{f"contracts.{players}": Configuration("contracts", "competitive", (), players) for players in (2, 4)},
    **{f"contracts.coop.{players}": Configuration("contracts", "coop", (), players) for players in (2, 5)},
    "contracts.solo": Configuration("contracts", "coop", (), 1),
    "adventure.4": Configuration("adventure", "competitive", (), 4),
    "adventure.coop.4": Configuration("adventure", "coop", (), 4),
    "adventure.solo": Configuration("adventure", "coop", (), 1),
}
TRADED = ("base.2", "base.4", "contracts.solo")  # where `trader` is timed too
SAMPLES = 200  # states of games under way that clone, legal and memory are measured on


def box_of(name: str) -> Box:
    """The box of one configuration."""
    setup = Setup(PLAYOUTS[name].setup())
    return Box(setup, load_catalogue(), book_of(setup))


def playout(box: Box, games: int) -> tuple[float, float]:
    """Games and decisions a second, random moves, the deal included."""
    decisions = 0
    started = process_time()
    for seed in range(games):
        decisions += play_randomly(box.deal(seed), seed)
    seconds = process_time() - started
    return games / seconds, decisions / seconds


def trader_games(box: Box, games: int) -> float:
    """Games a second with `trader` in every seat."""
    choose = bot("trader", 0)
    started = process_time()
    for seed in range(games):
        game = box.deal(seed)
        while game.legal:
            apply(game, choose(game))
    return games / (process_time() - started)


def samples(box: Box) -> list[Game]:
    """States from early to late in many games."""
    states: list[Game] = []
    for seed in range(SAMPLES):
        game = box.deal(seed)
        play_randomly(game, seed, limit=seed)
        if game.legal:
            states.append(game)
    return states


def microseconds(states: list[Game], step: Callable[[Game], object]) -> float:
    """What one step costs on average, in microseconds."""
    started = process_time()
    for game in states:
        step(game)
    return (process_time() - started) / len(states) * 1e6


def apply_first(game: Game) -> None:
    """Carry out the first legal action."""
    apply(game, game.legal[0])


def state_bytes(states: list[Game]) -> int:
    """The memory that one more state takes; rules and faces are shared by all."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [game.clone() for game in states]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size // len(clones)


def figures(runs: int, games: int) -> Iterator[dict[str, float]]:
    """All figures of engine and bots, a few at a time, so that a caller can show how far they are."""
    for name in PLAYOUTS:
        yield _playout_figures(name, runs, games)
    for name in TRADED:
        speeds = [trader_games(box_of(name), max(1, games // 20)) for _ in range(runs)]
        yield {f"trader.{name}.games_per_second": median(speeds)}
    yield _state_figures(runs)


def _playout_figures(name: str, runs: int, games: int) -> dict[str, float]:
    box = box_of(name)
    speeds = [playout(box, games) for _ in range(runs)]
    return {
        f"playout.{name}.games_per_second": median([speed[0] for speed in speeds]),
        f"playout.{name}.decisions_per_second": median([speed[1] for speed in speeds]),
    }


def _state_figures(runs: int) -> dict[str, float]:
    """Cost of copying a state, of listing its legal actions and of applying one; memory of one state."""
    states = samples(box_of("base.4"))
    applied = [[game.clone() for game in states] for _ in range(runs)]
    return {
        "clone.microseconds": median([microseconds(states, Game.clone) for _ in range(runs)]),
        "legal.microseconds": median([microseconds(states, settle) for _ in range(runs)]),
        "apply.microseconds": median([microseconds(copies, apply_first) for copies in applied]),
        "memory.state.bytes": state_bytes(states),
    }
