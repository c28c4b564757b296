"""How fast the engine and the bots run: each figure is the median of several runs on this machine."""

import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from companion.advice.bots import bot
from companion.advice.simulation import request
from companion.content import load_catalogue
from companion.engine.box import Box
from companion.engine.flow import apply, settle
from companion.engine.playout import play_randomly
from companion.engine.setup import Setup
from companion.engine.state import Game

# What is played out: name, game, mode, players, modules.
PLAYOUTS: list[tuple[str, str, str, int, list[str]]] = [
    *[(f"base.{players}", "base", "competitive", players, []) for players in (2, 3, 4, 5)],
    *[(f"underway.{players}", "underway", "competitive", players, []) for players in (2, 3, 4)],
    ("underway-mix.4", "base", "competitive", 4, ["underway-mix"]),
    ("gambler.4", "base", "competitive", 4, ["gambler"]),
    ("contract-cards.4", "base", "competitive", 4, ["contract-cards"]),
    ("everything.4", "base", "competitive", 4, ["gambler", "underway-mix", "contract-cards"]),
    *[(f"contracts.{players}", "contracts", "competitive", players, []) for players in (2, 4)],
    *[(f"contracts.coop.{players}", "contracts", "coop", players, []) for players in (2, 5)],
    ("contracts.solo", "contracts", "coop", 1, []),
]
SAMPLES = 200  # states of games under way that clone, legal and memory are measured on


def box_of(game: str, mode: str, players: int, modules: list[str]) -> Box:
    """The box of one configuration."""
    return Box(Setup(request(game, mode, players, {"modules": modules})), load_catalogue())


def playout(box: Box, games: int) -> tuple[float, float]:
    """Games and decisions a second, random moves, the deal included."""
    decisions = 0
    started = perf_counter()
    for seed in range(games):
        decisions += play_randomly(box.deal(seed), seed)
    seconds = perf_counter() - started
    return games / seconds, decisions / seconds


def trader_games(box: Box, games: int) -> float:
    """Games a second with `trader` in every seat."""
    choose = bot("trader", 0)
    started = perf_counter()
    for seed in range(games):
        game = box.deal(seed)
        while game.legal:
            apply(game, choose(game))
    return games / (perf_counter() - started)


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
    started = perf_counter()
    for game in states:
        step(game)
    return (perf_counter() - started) / len(states) * 1e6


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
    for name, *configuration in PLAYOUTS:
        yield _playout_figures(name, configuration, runs, games)
    for name, *configuration in PLAYOUTS:
        if name in ("base.2", "base.4", "contracts.solo"):
            yield _trader_figures(name, configuration, runs, max(1, games // 20))
    yield _state_figures(runs)


def _playout_figures(name: str, configuration: list[object], runs: int, games: int) -> dict[str, float]:
    box = box_of(*configuration)
    speeds = [playout(box, games) for _ in range(runs)]
    return {
        f"playout.{name}.games_per_second": median([speed[0] for speed in speeds]),
        f"playout.{name}.decisions_per_second": median([speed[1] for speed in speeds]),
    }


def _trader_figures(name: str, configuration: list[object], runs: int, games: int) -> dict[str, float]:
    box = box_of(*configuration)
    return {f"trader.{name}.games_per_second": median([trader_games(box, games) for _ in range(runs)])}


def _state_figures(runs: int) -> dict[str, float]:
    """Cost of copying a state, of listing its legal actions and of applying one; memory of one state."""
    states = samples(box_of("base", "competitive", 4, []))
    applied = [[game.clone() for game in states] for _ in range(runs)]
    return {
        "clone.microseconds": median([microseconds(states, Game.clone) for _ in range(runs)]),
        "legal.microseconds": median([microseconds(states, settle) for _ in range(runs)]),
        "apply.microseconds": median([microseconds(copies, apply_first) for copies in applied]),
        "memory.state.bytes": state_bytes(states),
    }
