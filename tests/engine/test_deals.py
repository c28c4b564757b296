"""B3: a seed means the same deal on every machine and Python, and the engine drags no screen along."""

import pkgutil
import subprocess
import sys

import pytest

import companion.engine
from companion.engine.match import Match

DEALS = [
    (0, "jack.6.1 black.skull.3 trader-blue.3.1 captain.4.1 yellow.2.2", "priest.4.1 sailor.3.1 settler.4.1"),
    (1, "green.1.2 black.4.2 black.skull.4 red.3.2 trader-red.3.1", "captain.4.1 black.7.3 blue.5.3"),
    (-7, "blue.1.2 pirate.7.2 blue.5.4 trader-black.3.1 sailor.3.1", "expedition.PPS red.3.2 settler.4.1"),
    (2**80, "admiral.9.3 trader-red.3.1 jester.7.2 tax.vp green.3.3", "jack.6.1 priest.4.1 admiral.7.2"),
]
STARTS = [
    (2, 0, "tax.swords captain.4.1 black.4.2"),
    (3, 1, "priest.4.1 trader-red.3.1 trader-yellow.5.2"),
    (4, 1, "settler.4.1 blue.2.2 sailor.3.1"),
    (5, 2, "captain.4.1 yellow.4.3 yellow.4.4"),
]


@pytest.mark.parametrize(("seed", "deck", "coins"), DEALS)
def test_deals_are_pinned(seed: int, deck: str, coins: str) -> None:
    game = Match.new({"players": ["Ann", "Bob"], "seed": seed}).game
    code = game.rules.faces.code
    assert " ".join(code[card] for card in game.deck[:-6:-1]) == deck
    assert " ".join(code[card] for card in game.players[0].coins) == coins


@pytest.mark.parametrize(("players", "start", "deck"), STARTS)
def test_deals_with_a_random_start_player_are_pinned(players: int, start: int, deck: str) -> None:
    """B5: the start player comes from the seed as well."""
    options = {"start_player": "random"}
    game = Match.new({"players": list("ABCDE")[:players], "seed": 42, "options": options}).game
    assert game.start_player == game.active == start
    assert " ".join(game.rules.faces.code[card] for card in game.deck[:-4:-1]) == deck


def test_every_start_player_comes_up() -> None:
    setup = {"players": ["Ann", "Bob", "Cem"], "options": {"start_player": "random"}}
    assert {Match.new({**setup, "seed": seed}).game.start_player for seed in range(30)} == {0, 1, 2}


def test_importing_the_engine_loads_neither_textual_nor_tinydb() -> None:
    modules = [each.name for each in pkgutil.walk_packages(companion.engine.__path__, "companion.engine.")]
    assert "companion.engine.match" in modules
    code = f"import sys, {', '.join(modules)}; print(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"textual", "tinydb", "click", "platformdirs", "filelock"} & set(done.stdout.split())
