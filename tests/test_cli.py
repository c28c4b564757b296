"""The command line: an overview, the version, refusals with status 2, and no heavy import before it is needed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion import __version__
from companion.cli import COMMANDS, main
from companion.i18n import t


def companion(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, list(arguments), prog_name="companion")
    return result.exit_code, result.stdout, result.stderr


def test_help_lists_every_command_with_a_line_about_it() -> None:
    status, out, _ = companion("--help")
    assert status == 0
    for name in COMMANDS:
        assert name in out
        assert t(f"cli-{name}").split()[0] in out


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_loads_and_has_help(name: str) -> None:
    status, out, _ = companion(name, "--help")
    assert status == 0
    assert out.startswith(f"Usage: companion {name}")


def test_version_says_which_engine_runs() -> None:
    status, out, _ = companion("--version")
    assert status == 0
    assert out in (
        f"companion {__version__} (plain engine)\n",
        f"companion {__version__} (compiled engine)\n",
    )


@pytest.mark.parametrize("arguments", [["sail"], ["--sail"], ["cards", "tarot"], ["cards", "--sail"]])
def test_bad_input_has_status_2_and_no_output(arguments: list[str]) -> None:
    status, out, err = companion(*arguments)
    assert (status, out) == (2, "")
    assert "Error: " in err


def test_cards_json_is_one_array_of_every_card() -> None:
    status, out, _ = companion("cards", "base", "--json")
    assert status == 0
    assert sum(card["count"] for card in json.loads(out)) == 120


def test_cards_table_shows_sources() -> None:
    status, out, _ = companion("cards", "gambler")
    assert status == 0
    assert "4 cards" in out
    assert "source" in out


def test_module_runs_and_the_engine_loads_neither_screen_nor_store() -> None:
    """Importing the engine loads neither Textual nor TinyDB; `python -m companion` is the command."""
    look = "import sys, companion.engine.match; print([name for name in ('textual', 'tinydb') if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
    version = [sys.executable, "-m", "companion", "--version"]
    assert subprocess.run(version, capture_output=True, text=True, check=True).stdout.startswith("companion ")


def test_the_data_folder_can_be_named_before_the_command(tmp_path: Path) -> None:
    status, told, _ = companion("--data", str(tmp_path / "here"), "saves", "list")
    assert (status, (tmp_path / "here" / "saves").is_dir()) == (0, True)
    assert str(tmp_path / "here") in told
