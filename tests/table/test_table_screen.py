"""`companion table play` and `bring`, and plain mode for the game between them: a campaign both ways by shell."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from companion.cli import main

CREW = '{"players": ["Ann", "Bob"], "book": "salt-ledger"}'
BOTS = ("--bot", "Ann", "--bot", "Bob", "--seed", "0")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "data"))


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, words, input="")
    return result.exit_code, " ".join(result.output.split())


def told(*words: str) -> str:
    code, output = run(*words)
    assert code == 0, output
    return output


def facts(*words: str) -> Any:
    return json.loads(told(*words, "--json"))


@pytest.fixture
def crew() -> str:
    return str(facts("table", "new", "campaign", CREW, "--title", "Crew")["id"])


def test_a_chapter_goes_to_the_screen_is_played_in_plain_mode_and_is_back(crew: str) -> None:
    """A41: the next chapter has one loss, three coins, and the log says where the first attempt was."""
    game = facts("table", "play", crew, *BOTS)["id"]
    assert facts("table", "play", crew)["id"] == game
    code, output = run("table", "bring", crew)
    assert (code, "goes on" in output) == (2, True)
    output = told("play", "--resume", game)
    assert "belongs to the table 'Crew'" in output
    assert "`companion play` offers the next chapter" not in output
    assert f"companion table guide {crew}" in output
    assert "Nothing lies on the table" in told("table", "guide", crew)
    for save in (crew, game, crew):
        assert facts("table", "bring", save)["id"] == crew
    assert told("table", "chronicle", crew).count("was played on the screen") == 1
    assert "3 extra coins" in told("table", "do", crew, '{"do": "next"}')
    assert "also those that came in on the screen" in told("table", "guide", crew)
    second = facts("table", "play", crew, "--extra", "0,3", "--heroes", "jean,scott")["id"]
    assert second != game
    assert "Extra coins: Bob 3" in told("table", "show", crew, "--log")


def test_opening_the_table_is_enough_when_the_game_is_over(crew: str) -> None:
    game = facts("table", "play", crew, *BOTS)["id"]
    told("play", "--resume", game)
    assert facts("table", "show", crew)["phase"] == "ended"


def test_a_result_that_was_taken_back_can_be_brought_again(crew: str) -> None:
    game = facts("table", "play", crew, *BOTS)["id"]
    told("play", "--resume", game)
    told("table", "undo", crew)
    assert facts("table", "show", crew)["phase"] == "setup"
    assert facts("table", "bring", crew)["state"]["phase"] == "ended"


def test_a_digital_campaign_goes_on_at_the_table(tmp_path: Path) -> None:
    setup = tmp_path / "setup.json"
    setup.write_text(
        json.dumps(
            {"game": "adventure", "mode": "coop", "players": ["Ann", "Bob"], "bots": ["trader", "trader"],
             "seed": 0, "campaign": {"chapter": 1}}
        )
    )  # fmt: skip
    told("play", "--setup", str(setup))
    (game,) = facts("saves", "list")
    table = facts("table", "bring", game["id"])
    assert table["state"]["attempt"] == 2
    assert "played on the screen before this log began: lost" in told("table", "chronicle", table["id"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--extra", "x"), "no list of coins"),
        (("--extra", "1,1"), "0 extra coins"),
        (("--heroes", "jean"), "one hero for every player"),
        (("--heroes", "jean,nobody"), "nobody"),
        (("--bot", "Zoe"), "Nobody at this table is called 'Zoe'"),
    ],
)
def test_a_wrong_choice_is_refused_with_a_sentence_and_writes_nothing(
    crew: str, options: tuple[str, ...], sentence: str
) -> None:
    code, output = run("table", "play", crew, *options)
    assert code == 2
    assert sentence in output
    assert facts("table", "show", crew, "--log") == []


def test_a_table_without_such_a_chapter_has_nothing_to_bring(crew: str) -> None:
    code, output = run("table", "bring", crew)
    assert code == 2
    assert "No chapter of this table was played on the screen." in output
