"""How far a save got: chapter, attempt and month of a campaign, also from logs that knew less."""

from typing import Any

import pytest

from companion.words.progress import chapter_of, progress_of


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"attempt": 2, "month": 2, "turn": 3, "phase": "running"}, "chapter 3 of 5, 2nd attempt, month 2, turn 3"),
        ({"attempt": 1, "month": 2, "turn": 0, "phase": "running"}, "chapter 3 of 5, month 2"),
        ({"attempt": 4, "phase": "setup"}, "chapter 3 of 5, attempt 4, set-up"),
        ({"attempt": 3, "month": 4, "phase": "ended"}, "chapter 3 of 5, 3rd attempt, played to its end"),
        ({"after": True, "month": 1, "turn": 1, "phase": "running"}, "after the campaign, month 1, turn 1"),
        ({"over": True}, "the campaign is over"),
        ({"month": 2}, "chapter 3 of 5, month 2"),
    ],
)  # fmt: skip
def test_a_campaign_tells_chapter_attempt_and_month(more: dict[str, Any], told: str) -> None:
    assert progress_of("campaign", {"chapter": 3, **more}) == told


def test_an_adventure_game_tells_its_chapter() -> None:
    told = progress_of("game", {"game": "adventure", "round": 4, "chapter": 2})
    assert told == "The adventure begins, chapter 2, round 4"


@pytest.mark.parametrize(
    ("summary", "chapter"),
    [({"chapter": 4}, 4), ({}, 0), ({"chapter": "x"}, 0), ({"chapter": -3}, 0), ({"chapter": []}, 0)],
)
def test_the_chapter_reached_survives_nonsense(summary: dict[str, Any], chapter: int) -> None:
    assert chapter_of(summary) == chapter
