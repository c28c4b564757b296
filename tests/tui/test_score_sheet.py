"""The score sheet at the table, from its door to the winner, by keys, clicks and numbers."""

from pathlib import Path

from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.tui.screens.score import ScoreScreen
from companion.tui.screens.score_sheet import ScoreNewScreen
from tests.tui.layout import faults, seen
from tests.tui.test_evenings import click_chip, footer
from tests.tui.test_mishaps import told


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
        await pilot.press("n", "end", *"ette", "enter", "enter")
        await pilot.pause()
        assert "Annette" in seen(app)
        assert await footer(pilot, "score-new-begin")
        assert isinstance(app.screen, ScoreScreen)
        sheet = app.screen.sheet
        assert ([player.name for player in sheet.players], sheet.goal) == (["Annette", "Bob"], 8)
        await pilot.press("escape")
        await pilot.pause()
        assert [line.kind for line in app.saves.lines()] == ["score"]


async def test_counting_taxing_correcting_and_winning(tmp_path: Path) -> None:
    """B17: keys count up and down, the tax halves and pays all who tie, a value is set, the winner is crowned."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "b", "3", "tab", "right", "enter", "b")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ScoreScreen)
        assert screen.sheet.ending == "expedition"
        await pilot.press("2", "v", "v", "V", "c", "c", "C", "s", "S", "e")
        bob = screen.sheet.players[1]
        assert (bob.vp, bob.coins, bob.swords, bob.expedition) == (1, 4, 0, True)
        await pilot.press("S")
        await pilot.pause()
        assert screen.sheet.players[1].swords == 0
        assert told(app)
        await pilot.press("i", "b")
        await pilot.pause()
        await pilot.press("end", "ctrl+u", *"14", "enter", "x", "a")
        await pilot.pause()
        assert [player.coins for player in screen.sheet.players] == [4, 8, 4]
        await pilot.press("i", "a")
        await pilot.pause()
        await pilot.press("end", "ctrl+u", *"12", "enter", "f")
        await pilot.pause()
        assert "Bob" in seen(app)
        assert "♛ Bob" in seen(app)
        await pilot.press("u", "U", "t")
        await pilot.pause()
        assert faults(app) == []
