"""The score sheet at the table, from its door to the winner, by keys, clicks and numbers."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from companion.dev.scene_data import SCORE, SCORES
from companion.dev.scenes import LARGE, SETTINGS, SMALL, Scene, SceneApp, staged, table
from companion.table.score import Sheet
from companion.tui.screens.score import ScoreScreen
from companion.tui.screens.score_sheet import ScoreNewScreen
from companion.tui.widgets.score_rows import ScoreRows
from tests.tui.layout import faults, seen
from tests.tui.test_evenings import click_chip, footer
from tests.tui.test_mishaps import told

SUNDAY = Scene("x", table("score", SCORE, SCORES))
FULL = Scene("x", table("score", {"players": ["Ann", "Bob", "Cem", "Dora", "Eve"]}, SCORES))


def sheet(pilot: Pilot[Any]) -> Sheet:
    screen = next(each for each in pilot.app.screen_stack if isinstance(each, ScoreScreen))
    return screen.sheet


async def test_a_new_sheet_asks_who_plays_and_which_ending(tmp_path: Path) -> None:
    """B17 and U: the number of players by key or click, names by form, Underway! ends at 8 VP."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "b", "4")
        await pilot.pause()
        assert isinstance(app.screen, ScoreNewScreen)
        assert faults(app) == []
        await click_chip(pilot, "#players", 0)
        await click_chip(pilot, "#ending", 2)
        assert "8 VP announces the end" in seen(app)
        await pilot.press("n", "end", *"ette", "enter", "enter")
        await pilot.pause()
        assert "Annette" in seen(app)
        assert await footer(pilot, "score-new-begin")
        assert isinstance(app.screen, ScoreScreen)
        new = app.screen.sheet
        assert ([player.name for player in new.players], new.goal) == (["Annette", "Bob"], 8)
        await pilot.press("escape")
        await pilot.pause()
        assert [line.kind for line in app.saves.lines()] == ["score"]


async def test_counting_taxing_correcting_and_winning(tmp_path: Path) -> None:
    """B17: keys count, the tax halves and pays all who tie, a value is set, the winner is crowned."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "b", "3", "tab", "right", "enter", "b")
        await pilot.pause()
        assert sheet(pilot).ending == "expedition"
        await pilot.press("2", "right", "right", "left", "plus", "plus", "minus", "e")
        bob = sheet(pilot).players[1]
        assert (bob.vp, bob.coins, bob.swords, bob.expedition) == (1, 4, 0, True)
        await pilot.press("left", "left")
        await pilot.pause()
        assert sheet(pilot).players[1].vp == 0
        assert "Bob cannot have -1 VP" in told(app)
        await pilot.press("i", "o", *"14", "enter", "x", "a")
        await pilot.pause()
        assert [player.coins for player in sheet(pilot).players] == [4, 8, 4]
        assert "f finish" not in seen(app)
        await pilot.press("v", *"12", "enter")
        await pilot.pause()
        assert "Bob has 12 VP. Bob announces the end." in seen(app)
        assert "f ends it." in seen(app)
        assert "f finish" in seen(app)
        await pilot.press("f")
        await pilot.pause()
        assert "Bob wins with 12 VP and 8 coins." in seen(app)
        assert faults(app) == []
        await pilot.press("enter")
        assert "♛ Bob" in seen(app)
        await pilot.press("u", "U", "l")
        await pilot.pause()
        assert faults(app) == []


async def test_twelve_vp_are_one_entry_and_one_undo() -> None:
    """A number sets, a sign changes; coins and swords in the same way."""
    async with staged(SUNDAY, SMALL) as pilot:
        await pilot.press("3", "v", *"+5", "enter")
        assert sheet(pilot).players[2].vp == 11
        assert "Cem: +5 VP, now 11." in seen(pilot.app)
        await pilot.press("o", *"-9", "enter", "s", *"1", "enter")
        assert (sheet(pilot).players[2].coins, sheet(pilot).players[2].swords) == (6, 1)
        await pilot.press("u", "u", "u")
        cem = sheet(pilot).players[2]
        assert (cem.vp, cem.coins, cem.swords) == (6, 15, 3)
        assert "Taken back: Cem: +5 VP, now 11." in seen(pilot.app)


async def test_B17_a_tax_says_what_it_did_to_whom() -> None:
    async with staged(SUNDAY, SMALL) as pilot:
        await pilot.press("x", "b")
        await pilot.pause()
        page = " ".join(seen(pilot.app).split())
        assert "Tax: Ann pays 6 and keeps 7, Cem pays 7 and keeps 8; Cem has the fewest VP" in page
        assert [player.coins for player in sheet(pilot).players] == [7, 4, 9, 7]
        assert faults(pilot.app) == []


async def test_any_value_of_any_player_is_corrected() -> None:
    """B30: the announcement too; another player is one number further."""
    async with staged(SUNDAY, SMALL) as pilot:
        await pilot.press("i", "2", "e")
        assert sheet(pilot).players[1].expedition is False
        await pilot.press("4", "i", "s", *"5", "enter")
        assert sheet(pilot).players[3].swords == 5
        await pilot.press("i", "f")
        assert sheet(pilot).announced == 3
        await pilot.press("i", "f")
        assert sheet(pilot).announced is None


async def test_arrows_and_numbers_and_clicks_mark_a_player() -> None:
    async with staged(SUNDAY, SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ScoreScreen)
        marks = []
        for key in ("down", "down", "up", "4", "down", "9"):
            await pilot.press(key)
            marks.append(screen.marked)
        assert marks == [1, 2, 1, 3, 0, 0]
        await pilot.click("#score-rows", offset=(5, 5))
        await pilot.pause()
        assert screen.marked == 1


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
async def test_five_players_lie_whole_at_every_size(size: tuple[int, int]) -> None:
    async with staged(FULL, size) as pilot:
        assert faults(pilot.app) == []
        page = seen(pilot.app)
        for text in ("Ann", "Bob", "Cem", "Dora", "Eve", "15●", "12 more VP"):
            assert text in page


async def test_at_120x40_vp_are_large_and_the_coming_tax_and_the_log_stand_beside_them() -> None:
    async with staged(FULL, LARGE) as pilot:
        page = seen(pilot.app)
        assert "████    ████" in page
        assert "If a tax came now" in page
        assert "Cem has 6 VP, 15 coins" in page


async def test_a_click_marks_a_player() -> None:
    async with staged(SUNDAY, LARGE) as pilot:
        await pilot.click(ScoreRows, offset=(20, 13))
        await pilot.press("right")
        await pilot.pause()
        screen: Any = pilot.app.screen
        assert screen.marked == 2
        assert screen.sheet.players[2].vp == 7
