"""The dialog that asks for an event: the list, a new name, what it does; all of it visible at 80x24 (A10)."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from companion.dev.scenes import LARGE, SETTINGS, SMALL, SceneApp
from companion.table.campaign.events import KnownEvent
from companion.tui.dialogs.events import AskEvent
from tests.tui.layout import faults, seen

FOG = KnownEvent("Fog bank", "Fog bank", "No ship can be repelled this turn.", False)
MARKET = KnownEvent("Market day", "Market day", "", False)
STORM = KnownEvent("Storm [tide]", "Storm [tide]", "Everyone loses 1 coin.", True)
MET = [FOG, MARKET, STORM]
MANY = [
    KnownEvent(
        f"Event {n}", f"Event {n}", "Every ship traded this turn pays 1 coin more, whoever trades it.", n > 6
    )
    for n in range(13)
]


@asynccontextmanager
async def asked(
    events: list[KnownEvent], size: tuple[int, int] = SMALL
) -> AsyncIterator[tuple[Pilot[Any], list[Any]]]:
    """The dialog on a fresh app, and the answers it gave."""
    answers: list[Any] = []
    app = SceneApp(tempfile.mkdtemp(prefix="companion-event-"), SETTINGS)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.push_screen(AskEvent("Which event was revealed?", events), answers.append)
        await pilot.pause()
        yield pilot, answers


async def write(pilot: Pilot[Any], text: str) -> None:
    await pilot.press(*("space" if letter == " " else letter for letter in text))
    await pilot.pause()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_everything_is_visible_with_thirteen_events(size: tuple[int, int]) -> None:
    async with asked(MANY, size) as (pilot, _):
        assert faults(pilot.app) == []
        shown = seen(pilot.app)
        assert "its name;" in shown
        assert "What it does (may stay empty)" in shown
        assert "remembered for the next time" in shown
        assert "Every ship traded this turn pays 1 coin more" in shown
        assert "Tab" in shown
        await write(pilot, "a new one")
        assert "new: a new one" in seen(pilot.app)
        assert faults(pilot.app) == []


async def test_an_arrow_and_enter_take_an_event_met_before() -> None:
    async with asked(MET) as (pilot, answers):
        assert "Storm [tide] (turned up in this chapter): Everyone loses 1 coin." in seen(pilot.app)
        await pilot.press("down", "down", "up", "enter")
        await pilot.pause()
        assert answers == [{"name": "Fog bank", "text": ""}]


async def test_typing_narrows_and_enter_takes_the_marked_line() -> None:
    async with asked(MET) as (pilot, answers):
        await write(pilot, "mark")
        assert "Fog bank" not in seen(pilot.app)
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [{"name": "Market day", "text": ""}]


async def test_a_new_name_is_taken_as_typed_with_what_it_does() -> None:
    async with asked(MET) as (pilot, answers):
        await write(pilot, "Press gang")
        assert "new: Press gang" in seen(pilot.app)
        await pilot.press("tab")
        await write(pilot, "2 swords more")
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [{"name": "Press gang", "text": "2 swords more"}]


async def test_a_new_name_that_begins_like_an_old_one_is_one_arrow_away() -> None:
    async with asked(MET) as (pilot, answers):
        await write(pilot, "fog")
        await pilot.press("down", "enter")
        await pilot.pause()
        assert answers == [{"name": "fog", "text": ""}]


async def test_an_old_name_in_another_case_is_the_old_event() -> None:
    async with asked(MET) as (pilot, answers):
        await write(pilot, "market DAY")
        assert "new:" not in seen(pilot.app)
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [{"name": "Market day", "text": ""}]


async def test_what_is_known_stands_in_the_second_line_until_it_is_replaced() -> None:
    async with asked(MET) as (pilot, answers):
        await pilot.press("down")
        await pilot.pause()
        assert pilot.app.screen.query_one("#event-text", Input).placeholder == FOG.rule
        await pilot.press("tab")
        await write(pilot, "no repelling")
        await pilot.press("enter")
        await pilot.pause()
        assert answers == [{"name": "Fog bank", "text": "no repelling"}]


async def test_nothing_typed_is_no_answer_and_escape_leaves() -> None:
    async with asked([]) as (pilot, answers):
        assert faults(pilot.app) == []
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskEvent)
        assert "Type the event's name" in " ".join(note.message for note in pilot.app._notifications)
        await pilot.press("escape")
        await pilot.pause()
        assert answers == [None]


async def test_a_click_takes_an_event() -> None:
    async with asked(MET) as (pilot, answers):
        await pilot.click("#event-list", offset=(3, 1))
        await pilot.pause()
        assert answers == [{"name": "Market day", "text": ""}]
