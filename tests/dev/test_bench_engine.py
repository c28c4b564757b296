"""The benchmark's figures: names that others rely on, all of them numbers. No speed is asserted here."""

import json

from click.testing import CliRunner

from companion.cli import main

PROMISED = [
    *[f"playout.base.{players}.games_per_second" for players in (2, 3, 4, 5)],
    *[f"playout.base.{players}.decisions_per_second" for players in (2, 3, 4, 5)],
    "playout.underway.2.games_per_second",
    "playout.gambler.4.games_per_second",
    "playout.contracts.4.games_per_second",
    "playout.contracts.coop.5.games_per_second",
    "playout.contracts.solo.games_per_second",
    "playout.contracts.solo.decisions_per_second",
    "trader.base.4.games_per_second",
    "clone.microseconds",
    "legal.microseconds",
    "apply.microseconds",
    "memory.state.bytes",
]


def test_json_is_one_flat_object_with_the_promised_keys() -> None:
    result = CliRunner().invoke(main, ["bench", "--runs", "1", "--games", "2", "--json"])
    figures = json.loads(result.stdout)
    assert result.exit_code == 0
    assert not [key for key in PROMISED if key not in figures]
    assert all(isinstance(value, int | float) and value > 0 for value in figures.values())


def test_people_read_which_engine_was_measured() -> None:
    result = CliRunner().invoke(main, ["bench", "--runs", "1", "--games", "1"])
    assert result.exit_code == 0
    assert "one core, median of 1 run\n" in result.stdout


def test_bad_input_has_status_2() -> None:
    assert CliRunner().invoke(main, ["bench", "--runs", "0"]).exit_code == 2
