"""Golden playthroughs: whole games as stories. COMPANION_PLAYTHROUGHS=write writes them anew."""

import os
from pathlib import Path
from typing import Any

import pytest

from companion.engine.declare import EVENTS
from tests.engine.story import SENTENCES, tell

FOLDER = Path(__file__).parent.parent / "playthroughs"
NAMES = ["Ann", "Bob", "Cem", "Dot", "Eve"]
TOGETHER: dict[str, Any] = {"game": "contracts", "mode": "coop"}
MIXED = ["gambler", "underway-mix", "contract-cards"]
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "base-2": ("The base game for two", 2, {"seed": 11}),
    "base-3": ("The base game for three", 3, {"seed": 12}),
    "base-4": ("The base game for four", 4, {"seed": 13}),
    "base-5": ("The base game for five, with the special expedition", 5, {"seed": 14}),
    "underway": ("Underway! for three", 3, {"seed": 15, "game": "underway"}),
    "gambler": ("The base game with gamblers", 2, {"seed": 16, "modules": ["gambler"]}),
    "mixed": ("The base game with every module mixed in", 4, {"seed": 32, "modules": MIXED}),
    "contracts": ("Contracts in competition", 3, {"seed": 38, "game": "contracts"}),
    "contracts-gambler": (
        "Contracts with gamblers",
        3,
        {"seed": 38, "game": "contracts", "modules": ["gambler"]},
    ),
    "coop": ("Contracts together, lost", 3, {"seed": 18, **TOGETHER}),
    "solo-won": ("Contracts alone, won", 1, {"seed": 47, **TOGETHER}),
    "solo-lost": ("Contracts alone, lost", 1, {"seed": 19, **TOGETHER}),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_story_is_still_the_same(name: str) -> None:
    title, players, fields = GAMES[name]
    story = tell(title, {"game": "base", "players": NAMES[:players], **fields})
    path = FOLDER / f"{name}.txt"
    if os.environ.get("COMPANION_PLAYTHROUGHS") == "write":
        path.write_text(story, encoding="utf-8", newline="\n")
    assert path.is_file(), f"{path.name} is missing: write it with COMPANION_PLAYTHROUGHS=write"
    assert story.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_is_no_playthrough_without_its_game() -> None:
    told = {path.stem for path in FOLDER.glob("*.txt") if not path.stem.startswith("adventure")}
    assert told == set(GAMES)


def test_every_event_of_these_games_has_its_sentence() -> None:
    assert set(SENTENCES) <= {event.name for event in EVENTS}
