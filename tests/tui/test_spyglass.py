"""The spyglass by keys and clicks: what is seen goes in, the exact risk comes out in large digits."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Digits

from companion.advice.odds import deck_of, spyglass
from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.tui.dialogs.pick import Pick
from companion.tui.screens.spyglass import SpyglassScreen
from tests.tui.layout import faults, seen
from tests.tui.test_evenings import click_chip
from tests.tui.test_mishaps import told


def risk(pilot: Pilot[Any]) -> str:
    return pilot.app.screen.query_one(Digits).value


def exact(modules: list[str], harbour: list[str], swords: int, gone: list[str] | None = None) -> str:
    return f"{float(spyglass(deck_of(modules), harbour, swords, gone or []).bust_next) * 100:.0f}%"


async def test_colours_swords_and_modules(tmp_path: Path) -> None:
    """B13, B14: every colour has its key, swords are counted, each module's cards join the deck."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "o")
        await pilot.pause()
        assert risk(pilot) == "0%"
        await pilot.press("y", "b", "g", "r", "k")
        five = ["yellow", "blue", "green", "red", "black"]
        assert risk(pilot) == exact([], five, 0)
        await pilot.press("plus", "up", "plus", "minus", "g")
        four = ["yellow", "blue", "red", "black"]
        assert risk(pilot) == exact([], four, 2)
        assert float(risk(pilot)[:-1]) < float(exact([], five, 0)[:-1])
        await pilot.press("down", "down", "down")
        assert risk(pilot) == exact([], four, 0)
        await pilot.press("1", "2", "3")
        modules = ["gambler", "underway-mix", "contract-persons"]
        screen = app.screen
        assert isinstance(screen, SpyglassScreen)
        assert risk(pilot) == exact(screen.modules, four, 0)
        assert len(screen.modules) == len(modules)
        await click_chip(pilot, "#colours", 0)
        assert screen.harbour == ["blue", "red", "black"]
        assert faults(app) == []


async def test_the_ares_belongs_to_the_adventure(tmp_path: Path) -> None:
    """A20: without the adventure's cards there is none; with it in the harbour they cannot leave the deck."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "o", "a")
        screen = app.screen
        assert isinstance(screen, SpyglassScreen)
        assert screen.harbour == []
        await pilot.press("4", "a")
        assert screen.harbour == ["ares"]
        assert risk(pilot) == exact(["adventure"], ["ares"], 0)
        await pilot.press("4")
        await pilot.pause()
        assert screen.modules == ["adventure"]
        assert told(app)
        await pilot.press("n")
        assert screen.harbour == []
        await pilot.press("z")
        assert (screen.modules, screen.swords, screen.gone) == ([], 0, [])


async def test_cards_that_are_gone_sharpen_the_figures(tmp_path: Path) -> None:
    """Typed to narrow, taken with Enter or a click; more copies than were printed are refused with a sentence."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "o", "k", "x")
        await pilot.pause()
        assert isinstance(app.screen, Pick)
        await pilot.press(*"galleon skull", "down", "up", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SpyglassScreen)
        assert len(screen.gone) == 1
        assert risk(pilot) == exact([], ["black"], 0, screen.gone)
        for _ in range(9):
            if told(app):
                break
            await pilot.press("x", *"skull", "enter")
            await pilot.pause()
        assert told(app)
        assert f"gone: {len(screen.gone)} cards" in seen(app)
        await pilot.press("x", *"no such card", "enter")
        assert isinstance(app.screen, Pick)
