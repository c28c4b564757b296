"""Golden adventures: a co-op campaign with its losses, a competitive chapter, replayed to the last coin."""

import json
from pathlib import Path

import pytest

from tests.playthroughs.adventure_story import CAMPAIGN, COMPETITIVE, replay


@pytest.mark.parametrize("path", [CAMPAIGN, COMPETITIVE], ids=["campaign", "competitive"])
def test_story_is_told_again_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text) == text


def results(path: Path) -> list[dict[str, object]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line[2:]) for line in lines if line.startswith("= {")]


def test_A41_golden_campaign_goes_through_losses_to_the_end_of_chapter_5() -> None:
    told = results(CAMPAIGN)
    last = told[-1]["campaign"]
    assert isinstance(last, dict)
    assert (last["won"], last["chapter"]) == (True, 6)
    assert last["losses"] == sum(result["won"] is False for result in told) > 0
    assert [entry["chapter"] for entry in last["chronicle"] if entry["won"]] == [1, 2, 3, 4, 5]


def test_A50_golden_competitive_chapter_is_won_with_an_open_trophy() -> None:
    (result,) = results(COMPETITIVE)
    assert result["reason"] == "most VP"
    assert len(result["winners"]) == 1  # type: ignore[arg-type]
