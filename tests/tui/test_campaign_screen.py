"""The guided parts of a campaign at the table, by keys and clicks at 80x24: printed cards, Month's End, numbers."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from companion.content.books import HourglassLine, MonthEnd
from companion.dev.scene_data import CREW, FOUR, PRINTED
from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.table.campaign.faces import card9, known, track
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.form import Form
from companion.tui.dialogs.number import AskNumber
from companion.tui.dialogs.page import Page
from companion.tui.dialogs.printed_card import CardNumber
from companion.tui.dialogs.several import Several
from companion.tui.dialogs.steps import StepLine, Steps
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.widgets.footer import Footer
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


async def laid_out(pilot: Pilot[Any]) -> None:
    """Through the set-up with everything skipped that can be skipped."""
    await pilot.press("b", "d", "a", "d", "c")
    await pilot.pause()
    while isinstance(pilot.app.screen, Steps | Page):
        await pilot.press("d" if isinstance(pilot.app.screen, Steps) else "enter")
        await pilot.pause()
        if isinstance(pilot.app.screen, Form) and not pilot.app.screen.query("#field-crowns"):
            await pilot.press("enter")
            await pilot.pause()


def footer_keys(app: SceneApp) -> list[str]:
    return [command.id.removeprefix("campaign-") for _, _, command in app.screen.query_one(Footer).fitting()]


async def test_the_three_things_of_a_card_are_in_sight_and_checked_while_typing(tmp_path: Path) -> None:
    """A11, A14: crowns, first reward and hourglass at 80x24 at once; `eleven` and a foreign number are told so."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED)
        await laid_out(pilot)
        assert isinstance(app.screen, Form)
        shown = [field for field in app.screen.query(Input) if field.display]
        assert [field.id for field in shown] == ["field-crowns", "field-first", "field-line"]
        assert all(field.region.area and field.region in app.screen.region for field in shown)
        assert faults(app) == []
        await pilot.press("2", "enter", "1", "c", "enter", *"eleven")
        text = " ".join(seen(app).split())
        assert "everyone who completes it gets 2 crowns" in text
        assert "the first to complete it gets 1 crown" in text
        assert "'eleven' is no hourglass line" in text
        await pilot.press("ctrl+u", *"31? 33 34")
        assert "31 is no card of chapter 1" in " ".join(seen(app).split())
        await pilot.press("enter")
        assert isinstance(app.screen, Form), "a wrong line leaves the form as it is"
        await pilot.press("ctrl+u", "9", "enter")
        await pilot.pause()
        card = known(campaign(pilot), "10")
        assert (card.crowns, card.first_crowns, card.line) == (2, 1, HourglassLine(next="end"))
        assert "At Month's End: card 9." in seen(app)


async def test_everything_else_of_a_card_is_behind_one_key_and_remembered(tmp_path: Path) -> None:
    """A11: title, demand, play cards, the other mode's line; the next campaign asks for nothing of it."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED)
        await laid_out(pilot)
        await pilot.press("1", "enter", "2", "enter", *"12", "ctrl+o")
        await pilot.press(
            *"Wreck", "enter", *"2 sailors", "enter", *"sailor, priest", "enter", *"13", "ctrl+s"
        )
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        face = campaign(pilot).typed.cards["10"]
        lines = MonthEnd(coop=HourglassLine(next="12"), competitive=HourglassLine(next="13"))
        assert (face.title, face.needs, face.adds, face.month_end) == (
            "Wreck",
            "2 sailors",
            ("sailor", "priest"),
            lines,
        )
        await pilot.press("s", "a")
        await pilot.pause()
        text = " ".join(seen(app).split())
        assert "Card 10 Wreck" in text
        assert "1 crown for everyone; the first gets 2 coins." in text
        await pilot.press("c", "ctrl+u", "3", "ctrl+s")
        await pilot.pause()
        assert known(campaign(pilot), "10").crowns == 3, "a revealed card opens again and is corrected"
        await opened(pilot, PRINTED)
        await laid_out(pilot)
        assert isinstance(app.screen, CampaignScreen)
        assert known(campaign(pilot), "10").title == "Wreck"


async def test_only_what_nobody_knows_is_asked_for(tmp_path: Path) -> None:
    """A card whose crowns were typed in before asks for the rest only; an emptied line is forgotten."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        typed = {"do": "know", "typed": {"cards": {"11": {"crowns": 2}}}}
        await opened(pilot, PRINTED, BEGIN, typed)
        await pilot.press("r", "1", "1")
        await pilot.pause()
        shown = [field.id for field in app.screen.query(Input) if field.display]
        assert shown == ["field-first", "field-line"]
        await pilot.press("1", "enter", *"12", "enter")
        await pilot.pause()
        assert known(campaign(pilot), "11").line == HourglassLine(next="12")
        await pilot.press("s", "a", "c", "enter", "enter", "ctrl+u", "ctrl+s")
        await pilot.pause()
        assert known(campaign(pilot), "11").line is None
        assert known(campaign(pilot), "11").crowns == 2


async def test_card_9_and_the_shields_are_asked_for_at_the_set_up_and_count_at_once(tmp_path: Path) -> None:
    """A15, A40: both are typed where they are laid out, corrected in place, and not asked for again."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED)
        await pilot.press("b", "d", "a", "d", "c", "d")
        await pilot.pause()
        assert "spaces of its shields" in seen(app)
        await pilot.press(*"7 4", "enter")
        assert isinstance(app.screen, Form)
        await pilot.press("ctrl+u", *"2 4 7 10 14 18", "enter", "d")
        await pilot.pause()
        assert "Markers and VP on the side for 3 players" in " ".join(seen(app).split())
        await pilot.press(*"6 17", "enter", "d", "escape")
        await pilot.pause()
        rail = track(campaign(pilot))
        assert rail is not None
        assert (rail.shields, card9(campaign(pilot))) == ((2, 4, 7, 10, 14, 18), (6, 17))
        assert "markers 0 of 6" in seen(app)
        await pilot.press("c", "+", "4", "enter")
        await pilot.pause()
        assert "★ 2" in seen(app), "the crowns are worth their VP at once"
        await pilot.press("i", "f", "a", "ctrl+u", *"5 16", "enter")
        await pilot.pause()
        assert card9(campaign(pilot)) == (5, 16)
        assert "VP together 2 of 16" in seen(app)
        await pilot.press("g", "y", "enter", "n", "d", "y", "b", "d", "a", "d", "c", "d", "ctrl+s", "d")
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen), "the retry asks for neither again"


async def test_what_was_ticked_and_answered_survives_leaving_the_set_up(tmp_path: Path) -> None:
    """A2: heroes are asked for when they are dealt, in the draft's order; Esc loses nothing."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED)
        await pilot.press("b", "d", "b", "d", "b")
        await pilot.pause()
        assert "Ann's hero" in seen(app), "Bob goes first, so the player on his right drafts first"
        await pilot.press("a", "escape", "escape")
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        await pilot.press("b", "space")
        await pilot.pause()
        assert "Cem's hero" in seen(app), "the set-up goes on where it was left"
        await pilot.press("b", "c")
        await pilot.pause()
        while isinstance(app.screen, Steps):
            await pilot.press("d")
            await pilot.pause()
            if isinstance(app.screen, Form):
                await pilot.press("enter" if not app.screen.query("#field-crowns") else "escape")
                await pilot.pause()
        heroes = [player.hero for player in campaign(pilot).crew]
        assert len(set(heroes)) == 3
        assert campaign(pilot).first == 1
        assert app.screen.marked == 1  # type: ignore[attr-defined]


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
        await pilot.press("space", "space", "escape", "m")
        await pilot.pause()
        assert isinstance(app.screen, Steps)
        assert app.screen.ticked == 2, "what was ticked is still there"
        assert campaign(pilot).phase == "month_end"
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        await pilot.press("escape")
        await pilot.pause()
        assert [spot.number for spot in campaign(pilot).tasks] == ["10", "11"]
        assert campaign(pilot).month == 2
        await pilot.press("u")
        await pilot.pause()
        assert (campaign(pilot).phase, len(campaign(pilot).tasks)) == ("month_end", 1)
        assert "Taken back: Month's End" in " ".join(seen(app).split())


async def test_a_chapter_whose_goals_are_not_known_ends_with_the_tables_word(tmp_path: Path) -> None:
    """A40: 9 is the chapter's end; where nobody types card 9's numbers, the table says whether it won."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        done = {"do": "complete", "player": 0, "task": "10"}
        await opened(pilot, PRINTED, BEGIN, EVENT, EVENT, EVENT, done)
        await pilot.press("m", "9", "enter", "d", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        assert "Are you sure" not in seen(app)
        await pilot.press("y", "d")
        await pilot.pause()
        assert isinstance(app.screen, Finale)
        assert campaign(pilot).results[-1].won is True
        await pilot.press("enter", "z", "d")
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)


async def test_the_table_may_overrule_the_verdict(tmp_path: Path) -> None:
    """A40: the numbers say lost, the table says won; its word counts, and the difference is noted."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        typed = {"do": "know", "typed": {"card9": {"3": [1, 5]}}}
        done = {"do": "complete", "player": 0, "task": "10"}
        await opened(pilot, PRINTED, BEGIN, typed, EVENT, EVENT, EVENT, done)
        await pilot.press("m", "9", "enter", "o", "b")
        await pilot.pause()
        assert isinstance(app.screen, Finale)
        assert campaign(pilot).results[-1].won is True
        assert "card 9 says otherwise" in " ".join(campaign(pilot).notes)


async def test_who_buys_out_is_ticked_by_letter_space_and_click(tmp_path: Path) -> None:
    """A51: any number of players, none twice; leaving the question loses no tick, Enter is done."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        begin = {"do": "begin", "heroes": ["grace", "scott", "mary", "anna"]}
        await opened(pilot, FOUR, begin, *[EVENT] * 5)
        before = [crew.markers_left for crew in campaign(pilot).crew]
        await pilot.press("m", "d")
        await pilot.pause()
        dialog = app.screen
        assert isinstance(dialog, Several)
        assert faults(app) == []
        await pilot.press("escape")
        await pilot.pause()
        steps = app.screen
        assert isinstance(steps, Steps)
        assert steps.ticked > 2
        await pilot.press("space")
        await pilot.pause()
        dialog = app.screen
        assert isinstance(dialog, Several)
        await pilot.press("a", "down", "space")
        await pilot.click(OptionList, offset=(6, 2))
        assert dialog.ticked == ["0", "1", "2"]
        await pilot.press("a")
        assert dialog.ticked == ["1", "2"]
        assert "[✓]" in seen(app)
        await pilot.press("enter", "d")
        await pilot.pause()
        bought = [was - crew.markers_left for was, crew in zip(before, campaign(pilot).crew, strict=True)]
        assert sorted(bought) == [0, 0, 1, 1]


async def test_counts_take_a_number_in_one_entry(tmp_path: Path) -> None:
    """`v 11` and `c +3`: one entry and one undo each; below nothing is refused with a sentence."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        screen = app.screen
        assert isinstance(screen, CampaignScreen)
        for keys, what, value in (
            (("v", *"11"), "vp", 11),
            (("v", *"-2"), "vp", 9),
            (("c", "+", "3"), "crowns", 3),
            (("c", "2"), "crowns", 2),
            (("o", *"17"), "coins", 17),
            (("v",), "vp", 10),
        ):
            steps = len(screen.session.history())
            await pilot.press("2", *keys, "enter")
            await pilot.pause()
            assert getattr(campaign(pilot).crew[1], what) == value
            assert len(screen.session.history()) == steps + 1
        await pilot.press("u")
        assert campaign(pilot).crew[1].vp == 9
        assert "Taken back: Bob has 10 VP." in seen(app)
        await pilot.press("c", *"-5", "enter")
        assert "not below 0" in told(app)
        await pilot.press("escape", "down", "right", "right", "left", "plus", "minus")
        await pilot.pause()
        assert (campaign(pilot).crew[2].vp, campaign(pilot).crew[2].crowns) == (1, 0)
        await pilot.click("#crew", offset=(5, 0))
        await pilot.press("plus")
        assert campaign(pilot).crew[0].crowns == 1, "a click marks a player too"


async def test_what_lies_on_the_table_is_the_truth(tmp_path: Path) -> None:
    """Inspect, then correct: players, tasks, month, events, chapter; each is one entry."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT, {"do": "complete", "player": 0, "task": "10"})
        corrections: list[tuple[str, Any]] = [
            ("a a 4 enter", lambda c: c.crew[0].crowns == 4),
            ("a b 7 enter", lambda c: c.crew[0].vp == 7),
            ("b d c", lambda c: c.crew[1].hero == "jean"),
            ("b e b", lambda c: c.crew[1].spaces[0] == "box"),
            ("d a b a enter", lambda c: c.spot("10").done == (1,) and c.crew[0].markers_left == 4),
            ("e a c", lambda c: c.active == 2),
            ("e b 3 enter", lambda c: c.month == 3),
            ("e g 9 enter", lambda c: c.events.reserve == 9),
            ("e d F o g enter", lambda c: c.events.current == "Fog"),
            ("e i 7 enter", lambda c: c.turns == 7),
            ("e f f o g enter", lambda c: c.events.discard == ("fog",)),
            ("g c 2 enter", lambda c: c.losses == 2),
            ("g d c", lambda c: c.phase == "month_end"),
        ]
        screen = app.screen
        assert isinstance(screen, CampaignScreen)
        for keys, holds in corrections:
            steps = len(screen.session.history())
            for key in ("i", *keys.split()):
                if key.isdigit():
                    await pilot.press("end", "ctrl+u")
                await pilot.press(key)
                await pilot.pause()
            assert isinstance(app.screen, CampaignScreen), keys
            assert holds(campaign(pilot)), keys
            assert len(screen.session.history()) == steps + 1
        await pilot.click("#tasks", offset=(3, 0))
        await pilot.pause()
        assert "Card 10" in seen(app)


async def test_a_number_is_typed_stepped_and_kept_within_its_bounds(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        await pilot.press("i", "b", "c")
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


async def test_no_task_is_hidden_at_80x24(tmp_path: Path) -> None:
    """Finding 10: every demand of eight tasks is in sight; of thirteen, a sign says how many are not."""
    app = SceneApp(str(tmp_path), SETTINGS)
    numbers = [*(str(n) for n in range(11, 20)), "11a", "12a", "13a"]
    async with app.run_test(size=SMALL) as pilot:
        cards = [{"do": "reveal", "card": number} for number in numbers]
        typed = {number: {"needs": f"demand {number} of this table"} for number in numbers}
        know = {"do": "know", "typed": {"cards": typed}}
        await opened(pilot, PRINTED, BEGIN, *cards[:7], know)
        assert all(f"demand {number} of this table" in seen(app) for number in numbers[:7])
        assert "▾" not in seen(app)
        await opened(pilot, PRINTED, BEGIN, *cards, know)
        hidden = sum(f"demand {number} " not in seen(app) for number in numbers) + ("Ares" not in seen(app))
        assert hidden
        assert f"+{hidden} ▾" in seen(app)


async def test_the_last_round_offers_what_is_possible(tmp_path: Path) -> None:
    """A50, finding 12: in the last turn the footer has `f` and not `e`, and the prompt names the key."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(
            pilot, FOUR, {"do": "begin"}, EVENT, {"do": "reveal", "card": "11"},
            {"do": "complete", "player": 0, "task": "10"}, {"do": "complete", "player": 0, "task": "11"},
            {"do": "vp", "player": 0, "total": 12},
        )  # fmt: skip
        assert "event" in footer_keys(app)
        assert "finish" not in footer_keys(app)
        await pilot.press("e", "e", "e")
        await pilot.pause()
        assert campaign(pilot).active == 3
        assert "event" not in footer_keys(app)
        assert "finish" in footer_keys(app)
        assert "f " in seen(app).splitlines()[-2] or "(f)" in seen(app)
        await pilot.press("f")
        await pilot.pause()
        assert isinstance(app.screen, Finale)


async def test_the_salt_ledger_needs_no_printed_card(tmp_path: Path) -> None:
    """A3, A10, A12: its set-up speaks of its own numbers, the app reads cover and story and draws the events."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, CREW)
        await pilot.press("b")
        await pilot.pause()
        steps = app.screen
        assert isinstance(steps, Steps)
        assert "printed" not in " ".join(steps.steps)
        await pilot.press("escape")
        await laid_out(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert campaign(pilot).phase == "running"
        await pilot.press("e")
        await pilot.pause()
        drawn = campaign(pilot).events.current
        event = next(each for each in campaign(pilot).book.events if each.id == drawn)
        text = " ".join(seen(app).split())
        assert f"Event: {event.name}." in text
        await pilot.press("u", "e")
        await pilot.pause()
        assert campaign(pilot).events.current == drawn, "an undo does not shuffle"


async def test_events_of_the_box_are_named_once_and_then_known(tmp_path: Path) -> None:
    """A10: the open event gets its name and effect; the next campaign offers it with two keys."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        await pilot.press("E", *"Fog bank", "tab", *"no ship is repelled", "enter")
        await pilot.pause()
        assert "Event: Fog bank. no ship is repelled" in " ".join(seen(app).split())
        assert len(campaign(pilot).events.ahead) == 2, "naming begins no turn"
        await opened(pilot, PRINTED, BEGIN, EVENT)
        await pilot.press("E")
        await pilot.pause()
        assert "no ship is repelled" in " ".join(seen(app).split())
        await pilot.press("f", "enter")
        await pilot.pause()
        assert campaign(pilot).events.current == "Fog bank"


async def test_a_note_and_a_bust_are_kept_in_the_log(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        await pilot.press("x")
        await pilot.pause()
        assert "Ann goes bust." in seen(app)
        await pilot.press("a", *"the cat took a card", "enter")
        await pilot.pause()
        assert "Note: the cat took a card" in seen(app)
        await pilot.press("l")
        await pilot.pause()
        assert "the cat took a card" in seen(app)


async def test_what_the_data_sheet_is_told_counts_at_once(tmp_path: Path) -> None:
    """Finding 3: card 9 typed on the data sheet over a running campaign is there when the sheet is left."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await opened(pilot, PRINTED, BEGIN, EVENT)
        assert "markers 0 of ?" in seen(app)
        await pilot.press(
            "f6", "slash", *"card 9", "enter", "down", "down", "enter", *"6 17", "enter", "escape"
        )
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        assert card9(campaign(pilot)) == (6, 17)
        assert "markers 0 of 6" in seen(app)
