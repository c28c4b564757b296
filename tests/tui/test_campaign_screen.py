"""The guided parts of a campaign at the table, by keys and clicks at 80x24: printed cards, Month's End, numbers."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from companion.content.books import HourglassLine
from companion.dev.scene_data import FOUR, PRINTED
from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.table.campaign.faces import known
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.form import Form
from companion.tui.dialogs.number import AskNumber
from companion.tui.dialogs.printed_card import CardNumber
from companion.tui.dialogs.several import Several
from companion.tui.dialogs.steps import StepLine, Steps
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.widgets.plain import OptionList
from tests.tui.layout import faults, seen
from tests.tui.test_mishaps import told

BEGIN: dict[str, Any] = {"do": "begin", "heroes": []}
EVENT = {"do": "event"}


async def opened(pilot: Pilot[Any], setup: dict[str, Any], *entries: dict[str, Any]) -> None:
    """A campaign with these entries on the screen."""
    app: Any = pilot.app
    await pilot.pause()
    app.open("campaign", app.play("campaign", "Friday", setup, list(entries)))
    await pilot.pause()


def campaign(pilot: Pilot[Any]) -> Campaign:
    return next(each for each in pilot.app.screen_stack if isinstance(each, CampaignScreen)).campaign


async def tick_all(pilot: Pilot[Any]) -> None:
    screen: Any = pilot.app.screen
    assert isinstance(screen, Steps)
    await pilot.press(*["space"] * (len(screen._steps) + 1))
    await pilot.pause()


async def test_a_printed_card_is_typed_whole_and_remembered(tmp_path: Path) -> None:
    """A10, A11: title, task, rewards, play cards and hourglass line; a wrong line leaves the form as it is."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED)
        await pilot.press("b", "a")
        await tick_all(pilot)
        assert isinstance(app.screen, Form)
        assert faults(app) == []
        await pilot.press(*"Wreck", "enter", *"2 sailors", "enter", "2", "enter", "3", "enter")
        await pilot.press(*"sailor.3.1, priest.4.1", "enter", *"11?", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert "no hourglass line" in told(app)
        assert "Wreck" in seen(app)
        await pilot.press(*" 12 : 13", "enter")
        await pilot.pause()
        card = known(campaign(pilot), "10")
        assert (card.title, card.needs, card.first_coins, card.crowns) == ("Wreck", "2 sailors", 2, 3)
        assert card.line == HourglassLine(ask="11", yes="12", no="13")
        await pilot.press("s", "a")
        await pilot.pause()
        assert "sailor.3.1" in seen(app)
        assert "Wreck" in seen(app)
        await pilot.press("escape")
        await opened(pilot, PRINTED)
        await pilot.press("b", "a")
        await tick_all(pilot)
        assert isinstance(app.screen, CampaignScreen)
        assert known(campaign(pilot), "10").title == "Wreck"


async def test_months_end_where_the_line_is_not_known(tmp_path: Path) -> None:
    """A11, A12: two keys name the card, the steps are ticked, nothing is written before; one undo takes all back."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT, EVENT, EVENT)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, CardNumber)
        await pilot.press("enter")
        assert isinstance(app.screen, CardNumber)
        await pilot.press("1", "1")
        await pilot.pause()
        assert isinstance(app.screen, Steps)
        await pilot.press("space", "space", "backspace")
        assert app.screen.ticked == 1
        await pilot.click(app.screen.query(StepLine)[2])
        assert app.screen.ticked == 3
        await pilot.click(app.screen.query(StepLine)[0])
        assert app.screen.ticked == 0
        assert campaign(pilot).phase == "month_end"
        await tick_all(pilot)
        assert isinstance(app.screen, Form)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert [spot.number for spot in campaign(pilot).tasks] == ["10", "11"]
        assert campaign(pilot).month == 2
        await pilot.press("u")
        await pilot.pause()
        assert (campaign(pilot).phase, len(campaign(pilot).tasks)) == ("month_end", 1)


async def test_a_chapter_whose_goals_are_not_known_ends_with_the_tables_word(tmp_path: Path) -> None:
    """A40: card 9 is looked at; where the book does not know its figures, the table says whether it won."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        done = {"do": "complete", "player": 0, "task": "10"}
        await opened(pilot, PRINTED, BEGIN, EVENT, EVENT, EVENT, done)
        await pilot.press("m", *"end", "enter")
        await pilot.pause()
        await tick_all(pilot)
        assert isinstance(app.screen, Confirm)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, Finale)
        assert campaign(pilot).results[-1].won is True
        await pilot.press("enter", "z")
        await pilot.pause()
        await tick_all(pilot)
        assert isinstance(app.screen, CampaignScreen)


async def test_who_buys_out_is_ticked_by_letter_space_and_click(tmp_path: Path) -> None:
    """A51: any number of players, none twice, in one entry with the month's end."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        begin = {"do": "begin", "heroes": ["grace", "scott", "mary", "anna"]}
        await opened(pilot, FOUR, begin, *[EVENT] * 5)
        before = [crew.markers_left for crew in campaign(pilot).crew]
        await pilot.press("m")
        await pilot.pause()
        await tick_all(pilot)
        dialog = app.screen
        assert isinstance(dialog, Several)
        assert faults(app) == []
        await pilot.press("a", "down", "space")
        await pilot.click(OptionList, offset=(6, 2))
        assert dialog.ticked == {"0", "1", "2"}
        await pilot.press("a")
        assert dialog.ticked == {"1", "2"}
        assert "[✓]" in seen(app)
        await pilot.press("d")
        await pilot.pause()
        await pilot.press("escape")
        bought = [was - crew.markers_left for was, crew in zip(before, campaign(pilot).crew, strict=True)]
        assert bought == [0, 1, 1, 0]


async def test_a_number_is_typed_stepped_and_kept_within_its_bounds(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        await pilot.press("2", "o")
        await pilot.pause()
        assert isinstance(app.screen, AskNumber)
        field = app.screen.query_one(Input)
        await pilot.press("down")
        assert field.value == "0"
        await pilot.press("up", "up", "plus", "minus")
        assert field.value == "2"
        await pilot.press(*"999", "enter")
        assert isinstance(app.screen, AskNumber)
        assert "0 to 99" in told(app)
        await pilot.press("end", "ctrl+u", "enter")
        assert isinstance(app.screen, AskNumber)
        await pilot.press(*"17", "enter")
        await pilot.pause()
        assert campaign(pilot).crew[1].coins == 17


async def test_what_lies_on_the_table_is_the_truth(tmp_path: Path) -> None:
    """Each value can be corrected; a crown or VP below nothing is refused with a sentence."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        for letter, what, value in (
            ("a", "crowns", 4),
            ("b", "vp", 7),
            ("e", "turn", 2),
            ("f", "reserve", 9),
        ):
            await pilot.press("1", "i", letter)
            await pilot.pause()
            await pilot.press("end", "ctrl+u", str(value), "enter")
            await pilot.pause()
            present = campaign(pilot)
            found = {"crowns": present.crew[0].crowns, "vp": present.crew[0].vp}
            found |= {"turn": present.turn, "reserve": present.events.reserve}
            assert found[what] == value
        await pilot.press("2", "C", "V")
        await pilot.pause()
        assert campaign(pilot).crew[1].crowns == 0
        assert len(app._notifications) == 2
        await pilot.click("#tasks", offset=(3, 1))
        await pilot.pause()
        assert "Card 10" in seen(app)
