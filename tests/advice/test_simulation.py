"""Simulation: the same figures for any number of workers, sound intervals, one JSON document."""

import json
from collections import Counter

import pytest
from click.testing import CliRunner

from companion.advice.simulation import CHUNK, Job, chunks, run
from companion.advice.tally import Outcome, Tally, figures, quantile, wilson
from companion.cli import main
from companion.dev.configurations import Configuration

SOLO = Configuration("contracts", "coop", (), 1)
BOTS = ("trader", "random", "random")


def sim(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["sim", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_figures_do_not_depend_on_workers() -> None:
    job = Job(Configuration("base", "competitive", (), 3).setup(), BOTS, 4)
    alone, together = run(job, 2 * CHUNK + 3, 1), run(job, 2 * CHUNK + 3, 2)
    assert alone == together
    assert alone.games == 2 * CHUNK + 3


def test_seeds_give_different_games_and_the_same_seed_the_same() -> None:
    setup = Configuration("base", "competitive", (), 2).setup()
    first, again, other = [run(Job(setup, ("random", "random"), seed), 10) for seed in (1, 1, 2)]
    assert first == again != other


def test_chunks_cover_every_game_once() -> None:
    assert [index for portion in chunks(2 * CHUNK + 1) for index in portion] == list(range(2 * CHUNK + 1))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_quantile_of_counts() -> None:
    lengths = Counter({3: 1, 5: 8, 9: 1})
    assert [quantile(lengths, part) for part in (0.05, 0.5, 0.95)] == [3, 5, 9]


def test_shared_wins_are_shared() -> None:
    tally = Tally(seats=2)
    tally.add(Outcome(winners=[0, 1], vp=[12, 12], rounds=9, actions=100))
    tally.add(Outcome(winners=[1], vp=[3, 13], rounds=7, actions=80))
    assert (tally.wins, tally.shared, tally.vp) == ([0.5, 1.5], 1, [15, 25])


def test_team_tally_counts_scores_of_won_games_only() -> None:
    tally = Tally(seats=1)
    tally.add(Outcome(winners=[0], vp=[5], rounds=12, actions=90, won=True, score=4, rank="pirate"))
    tally.add(Outcome(winners=[], vp=[2], rounds=15, actions=99, won=False))
    team = figures(tally, ("trader",))["team"]
    assert isinstance(team, dict)
    assert (team["share"], team["score"], team["score_when_won"], team["ranks"]) == (0.5, 2, 4, {"pirate": 1})


def test_command_prints_one_json_document() -> None:
    status, out, _ = sim(
        "--players", "3", "--games", "6", "--bots", ",".join(BOTS), "--workers", "1", "--json"
    )
    report = json.loads(out)
    assert status == 0
    assert report["games"] == 6
    assert [seat["bot"] for seat in report["seats"]] == list(BOTS)
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(6)


def test_command_tells_people_about_solo() -> None:
    options = ["--game", "contracts", "--mode", "coop", "--players", "1", "--score-pile", "3"]
    status, out, _ = sim(*options, "--games", "20", "--workers", "1")
    assert status == 0
    assert "95 % interval" in out
    assert "score " in out


def test_command_takes_every_switch() -> None:
    switches = ["--edition", "2014", "--end-needs-expedition", "--contract-ships", "one-per-colour"]
    modules = ["--modules", "gambler,underway-mix,contract-cards", "--start-player", "random"]
    status, out, _ = sim(*switches, *modules, "--players", "2", "--games", "2", "--workers", "1", "--json")
    assert status == 0
    setup = json.loads(out)["setup"]
    assert setup["options"]["start_player"] == "random"
    assert setup["modules"] == ["gambler", "underway-mix", "contract-cards"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "pirate"], "there is no bot 'pirate'"),
        (["--bots", "random,random"], "2 bots for 4 players"),
        (["--players", "1"], "2 to 5 players"),
        (["--modules", "dice"], "There is no module 'dice'"),
        (["--score-pile", "2"], "C34"),
        (["--start-player", "9"], "The start player is a seat"),
        (["--games", "0"], "--games"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    status, out, err = sim(*arguments)
    assert (status, out) == (2, "")
    assert sentence in err
