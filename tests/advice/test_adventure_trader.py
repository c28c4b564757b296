"""The trader in adventures: better than chance, blind to what its seat cannot see, and a whole campaign told."""

import json

import pytest
from click.testing import CliRunner

from companion.advice.bots import bot
from companion.advice.simulation import Job, run
from companion.advice.tally import figures
from companion.cli import main
from companion.dev.configurations import Configuration
from companion.engine.flow import apply
from companion.engine.match import Match
from tests.engine.adventure_board import board, do


def won(name: str, chapter: int, players: int, games: int) -> int:
    setup = Configuration("adventure", "coop", (), players).setup(campaign={"chapter": chapter})
    job = Job(setup, (name,) * players, 1)
    team = figures(run(job, games), job.bots)["team"]
    assert isinstance(team, dict)
    return round(float(str(team["share"])) * games)


@pytest.mark.parametrize("players", [1, 3])
def test_trader_wins_chapters_that_chance_does_not(players: int) -> None:
    assert won("random", 1, players, 20) == 0
    assert won("trader", 1, players, 20) >= 8


def test_every_chapter_can_be_won_and_lost() -> None:
    for chapter in range(1, 6):
        assert 0 < won("trader", chapter, 2, 24) < 24


def test_trader_does_not_see_face_down_cards() -> None:
    match = board(players=2, heroes="draft", events=(), seed=4)
    choose = bot("trader", 1)
    while not match.over:
        other = match.game.clone()
        other.deck.reverse()
        assert choose(other) == choose(match.game)
        match.play(choose(match.game))


def test_trader_keeps_the_item_a_task_asks_for() -> None:
    match = board(tasks=["10"], deck=["ares.2.1.herbs"], start=[{"seat": 0, "coins": 0}])
    do(match, "draw", "stop")
    match.play(bot("trader", 1)(match.game))
    items = match.view()["players"][0]["items"]  # type: ignore[index]
    assert items == ["ares.2.1.herbs"]


def test_trader_completes_what_it_can() -> None:
    match = board(tasks=["17"], start=[{"seat": 0, "coins": 9}])
    assert match.log()["actions"] == []
    match.play(bot("trader", 1)(match.game))
    assert match.log()["actions"] == [{"do": "complete", "task": "17"}]


def test_competitive_chapters_end_between_traders() -> None:
    for players in (2, 4):
        match = Match.new(
            {"game": "adventure", "players": list("abcd"[:players]), "seed": 5, "campaign": {"chapter": 3}}
        )
        choose = bot("trader", 1)
        while match.game.legal:
            apply(match.game, choose(match.game))
        assert match.game.round < 40


def sim(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["sim", "--game", "adventure", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_sim_reports_a_chapters_win_rate_with_its_interval() -> None:
    told = json.loads(sim("--chapter", "2", "--players", "1", "--games", "10", "--workers", "1", "--json"))
    assert told["setup"]["campaign"] == {"book": "salt-ledger", "chapter": 2}
    assert told["setup"]["mode"] == "coop"
    assert told["team"]["low"] <= told["team"]["share"] <= told["team"]["high"]
    assert "score" not in sim("--chapter", "1", "--players", "2", "--games", "4", "--workers", "1")


def test_sim_tells_a_whole_campaign_with_its_losses() -> None:
    told = sim("--campaign", "--players", "1", "--seed", "1")
    assert [f"Chapter {number}:" in told for number in range(1, 6)] == [True] * 5
    assert "Lost." in told
    assert ", attempt 2" in told
    assert told.rstrip().splitlines()[-1].startswith("The campaign is won")


def test_sim_table_has_every_chapter_and_player_count() -> None:
    lines = sim("--table", "--games", "1", "--workers", "1").splitlines()
    assert lines[0] == "| chapter | 1 player | 2 players | 3 players | 4 players |"
    assert [line.count("%") for line in lines[2:]] == [12] * 5


@pytest.mark.parametrize(
    "arguments", [["--game", "base", "--chapter", "1"], ["--game", "adventure", "--book", "printed"]]
)
def test_sim_refuses_in_one_sentence(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["sim", "--games", "1", *arguments])
    assert result.exit_code == 2
    assert result.output.count("Error:") == 1
