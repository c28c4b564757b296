"""The rules reference keeps later chapters closed at 80x24: A30 and A31 open with the chapter, or on request."""

import pytest

from companion.dev.scene_data import ADVENTURE, CREW, TABLE
from companion.dev.scenes import SMALL, Prepare, Scene, SceneApp, nothing, staged, table
from companion.dev.scenes import game as adventure
from companion.tui.dialogs.confirm import Confirm
from tests.tui.layout import faults, seen

A31 = "slash A 3 1 enter"
FIFTH = {**CREW, "chapter": 5}


async def fifth_on_the_shelf(app: SceneApp) -> None:
    """A campaign in its last chapter among the saves, and contracts on the table."""
    app.play("campaign", "Thursday crew", FIFTH, [])
    await table("contracts", TABLE, [])(app)


async def first_over_fifth(app: SceneApp) -> None:
    """Another campaign has come far; this one has not."""
    app.play("campaign", "Thursday crew", FIFTH, [])
    await table("campaign", CREW, [])(app)


@pytest.mark.parametrize(
    ("prepare", "keys", "told"),
    [
        (nothing, "f2", False),
        (nothing, "s r", False),
        (table("campaign", CREW, []), "f2", False),
        (table("campaign", FIFTH, []), "f2", True),
        (table("campaign", FIFTH, []), "f3 f2", True),
        (fifth_on_the_shelf, "f2", True),
        (first_over_fifth, "f2", False),
        (adventure(ADVENTURE), "f2", False),
        (adventure({**ADVENTURE, "campaign": {**ADVENTURE["campaign"], "chapter": 5}}), "f2", True),
    ],
)
async def test_A31_is_told_when_its_chapter_is_reached(prepare: Prepare, keys: str, told: bool) -> None:
    async with staged(Scene("rules", prepare, f"{keys} {A31}"), SMALL) as pilot:
        text = " ".join(seen(pilot.app).split())
        assert ("52:" in text) == told
        assert ("told when" in text) == (not told)
        assert ("read ahead" in text) == (not told)
        assert not faults(pilot.app)


async def test_search_lists_no_task_of_a_later_chapter() -> None:
    async with staged(Scene("rules", nothing, "f2 slash 5 2"), SMALL) as pilot:
        assert "No rule holds all these words." in seen(pilot.app)


async def test_A31_can_be_read_ahead_after_a_question_that_has_its_own_title() -> None:
    async with staged(Scene("rules", nothing, f"f2 {A31} o"), SMALL) as pilot:
        assert isinstance(pilot.app.screen, Confirm)
        assert "Read ahead?" in seen(pilot.app)
        assert "Are you sure?" not in seen(pilot.app)
        await pilot.press("n")
        assert "52:" not in seen(pilot.app)
        await pilot.press("o", "y")
        await pilot.pause()
        assert "52:" in seen(pilot.app)
        assert "read ahead" not in seen(pilot.app)
