"""The fuzzer plays on when all is well, and speaks up when a promise of the engine is broken."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.dev import fuzz
from companion.dev.configurations import PLAYED, configurations, random_setup
from companion.engine import build
from companion.engine.match import Match
from companion.engine.state import Game

uncompiled = pytest.mark.skipif(build() == "compiled", reason="compiled classes cannot be tampered with")
SETUP: dict[str, object] = {"players": ["Ann", "Bob"], "seed": 4}


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["fuzz", *arguments])
    return result.exit_code, result.output


def test_configurations_are_all_the_rules_allow() -> None:
    """Base 8 module sets x 4 tables, Underway! 3, contracts 4 x 4 in competition and 4 x 5 together."""
    found = list(configurations(("base", "underway", "contracts")))
    assert len(found) == len(set(found)) == 8 * 4 + 3 + 4 * 4 + 4 * 5


def test_the_same_seed_plays_the_same_games() -> None:
    status, said = run("--games", "12", "--seed", "3")
    assert status == 0
    assert "Nothing broken (seeds 3 to 14)." in said
    assert "12  games of" in said
    assert run("--games", "12", "--seed", "3") == (0, said)


def test_only_the_game_that_is_asked_for() -> None:
    _, said = run("--games", "5", "--seed", "1", "--game", "underway")
    assert "underway competitive" in said
    assert "base" not in said


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--games", "x"], ["--seed", "-1"], ["--game", "chess"]]
)
def test_bad_input_is_one_sentence_and_status_2(arguments: list[str]) -> None:
    status, said = run(*arguments)
    assert status == 2
    assert "Traceback" not in said


def break_game(monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Any], object]) -> str:
    """The sentence the fuzzer finds when every position of a match is spoilt like that."""
    real = fuzz.look

    def spoilt(match: Match) -> None:
        wrong(match.game)
        real(match)

    monkeypatch.setattr(fuzz, "look", spoilt)
    with pytest.raises(fuzz.Broken) as broken:
        fuzz.examine(SETUP, Random(1), thorough=1)
    return str(broken.value)


def test_it_finds_lost_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "came out of the box" in break_game(monkeypatch, lambda game: game.deck.pop())


def test_it_finds_doubled_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "came out of the box" in break_game(monkeypatch, lambda game: game.discard.append(3))


def test_it_finds_dead_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Dead end" in break_game(monkeypatch, lambda game: setattr(game, "legal", []))


def test_it_finds_an_action_listed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "listed twice" in break_game(monkeypatch, lambda game: setattr(game, "legal", game.legal * 2))


def test_it_finds_wrong_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "counters" in break_game(monkeypatch, lambda game: setattr(game.players[0], "swords", 9))


def test_it_finds_endless_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 20)
    with pytest.raises(fuzz.Broken, match="has not ended"):
        fuzz.examine(SETUP, Random(1))


@uncompiled
def test_it_finds_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.view

    def leaky(match: Match, seat: int | None = None) -> dict[str, object]:
        return honest(match, seat) | {"next": match.game.deck[-1]}

    monkeypatch.setattr(Match, "view", leaky)
    with pytest.raises(fuzz.Broken, match="depends on face-down cards"):
        fuzz.look_for_leaks(Match.new(SETUP), Random(1))
    monkeypatch.setattr(Match, "view", lambda match, seat=None: honest(match))
    with pytest.raises(fuzz.Broken, match="face-down cards"):
        fuzz.look_for_leaks(Match.new(SETUP), Random(1))


def test_it_finds_a_bot_that_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "bot", lambda name, seed: lambda game: game.deck[-1])
    with pytest.raises(fuzz.Broken, match="looks at face-down cards"):
        fuzz.look_for_leaks(Match.new(SETUP), Random(1))


@uncompiled
def test_it_finds_actions_that_are_carried_out_though_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "apply", lambda match, action: [])
    with pytest.raises(fuzz.Broken, match="not listed as legal"):
        fuzz.try_illegal(Match.new(SETUP), Random(1))


@uncompiled
def test_it_finds_clones_that_share_a_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.clone

    def shared(game: Game) -> Game:
        copy = honest(game)
        copy.discard = game.discard
        copy.deck = game.deck
        return copy

    match = Match.new(SETUP)
    monkeypatch.setattr(Game, "clone", shared)
    with pytest.raises(fuzz.Broken):
        fuzz.look_closely(match, Random(1))


@uncompiled
def test_it_finds_an_undo_that_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo", lambda match: None)
    with pytest.raises(fuzz.Broken, match="undo"):
        fuzz.examine(SETUP, Random(1), thorough=0)


def test_a_crash_is_told_with_the_command_that_replays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "look", lambda match: 1 // 0)
    status, said = run("--games", "3", "--seed", "40", "--game", "base")
    assert status == 1
    assert "ZeroDivisionError" in said
    assert "companion fuzz --games 1 --seed 40 --game base" in said


def test_every_game_of_the_engine_is_fuzzed() -> None:
    assert {which.game for which in configurations()} == set(PLAYED)


def test_every_random_setup_is_one_the_box_has_cards_for() -> None:
    """Four players of Underway! have the fewest cards for rich purses."""
    [which] = [which for which in configurations(("underway",)) if which.players == 4]
    for seed in range(150):
        Match.new(random_setup(which, Random(seed)))
    assert run("--games", "1", "--seed", "2008836")[0] == 0
