"""One suite over every configuration: games x modes x modules x players, with every value of every option."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.dev.configurations import Configuration, configurations, options_of, random_setup
from companion.dev.fuzz import examine
from companion.engine.match import Match
from companion.engine.modules.offered import module_names
from companion.engine.refusal import SetupError
from companion.engine.setup import GAMES, Setup

ALL = list(configurations())


def option_sets(which: Configuration) -> Iterator[dict[str, object]]:
    """Each value of each option at least once, with the others as they come."""
    options = options_of(which)
    for turn in range(max(len(values) for values in options.values())):
        yield {key: values[turn % len(values)] for key, values in options.items()}


@pytest.mark.parametrize("which", ALL, ids=str)
def test_games_keep_every_promise_with_every_option(which: Configuration) -> None:
    for seed, options in enumerate(option_sets(which)):
        length = examine(which.setup(seed=seed, options=options), Random(f"{which} {seed}"), thorough=0.02)
        assert length > 5


@pytest.mark.parametrize("which", ALL, ids=str)
def test_games_from_any_start_keep_every_promise(which: Configuration) -> None:
    chance = Random(str(which))
    examine(random_setup(which, chance), chance, thorough=0.1)


@pytest.mark.parametrize("which", ALL, ids=str)
def test_the_view_has_what_the_protocol_promises(which: Configuration) -> None:
    match = Match.new(which.setup(seed=3))
    state = match.view(0)
    assert (state["game"], state["revision"], state["phase"]) == (which.game, 0, "discover")
    players = state["players"]
    assert isinstance(players, list)
    assert len(players) == which.players
    keys = {"name", "coins", "vp", "swords", "display"}
    if which.game == "contracts":
        assert isinstance(state["contracts"], list)
        keys.add("markers")
    if which.game == "contracts" and which.mode == "coop":
        assert isinstance(state["time_deck"], int)
        assert state["score_pile"] == 0
    if which.game == "underway" or "underway-mix" in which.modules:
        keys.add("tucked")
    assert all(keys <= set(player) for player in players)


def test_the_same_seed_and_setup_give_the_same_game_and_another_seed_another() -> None:
    """B3, B5: nothing but the seed decides the deal and a random start player."""
    for which in ALL:
        options = {"start_player": "random"}
        one, same, other = (Match.new(which.setup(seed=seed, options=options)).view() for seed in (5, 5, 6))
        assert one == same
        assert one["deck_order"] != other["deck_order"]


def test_every_combination_the_rules_do_not_allow_is_refused() -> None:
    """`contract-cards` are in the contracts game already, Underway! stands alone, co-op needs contracts."""
    allowed = {(which.game, which.mode, module, which.players) for which in ALL for module in which.modules}
    bare = {(which.game, which.mode, which.players) for which in ALL}
    refused = 0
    for game in GAMES:
        if game == "adventure":
            continue
        for mode in ("competitive", "coop"):
            for players in range(7):
                for module in module_names():
                    request = {"game": game, "mode": mode, "players": list("ABCDEF"[:players])}
                    plain = (game, mode, players) in bare
                    mixed = (game, mode, module, players) in allowed
                    assert accepted(request) == plain
                    assert accepted(request | {"modules": [module]}) == mixed
                    refused += not mixed
    assert refused > 40


def accepted(request: dict[str, object]) -> bool:
    try:
        Setup(request)
    except SetupError:
        return False
    return True
