"""The evening of a group that owns the box, replayed at 80x24 with the book `printed`, every key counted."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.table.campaign.events import event_rule
from companion.table.campaign.faces import known
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.form import Form
from companion.tui.dialogs.steps import Steps
from companion.tui.screens.campaign import CampaignScreen
from tests.tui.layout import faults, rows_of, seen

TODAY = {
    "event": 1, "task": 2, "crown": 1, "one VP": 1, "12 VP": 12, "reveal": 3, "undo": 1, "month's end": 8,
    "month's end, number unknown": 10, "set-up": 15, "skip a card": 1,
}  # fmt: skip
"""Keys for each frequent act in version 0.1.0."""


class Evening:
    """A laptop at the table: it presses keys and counts them."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.keys = 0
        self.counted: dict[str, int] = {}

    @property
    def campaign(self) -> Campaign:
        return next(s for s in self.pilot.app.screen_stack if isinstance(s, CampaignScreen)).campaign

    @property
    def text(self) -> str:
        return " ".join(seen(self.pilot.app).split())

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()
            assert faults(self.pilot.app) == []
        self.keys += len(keys)

    async def act(self, name: str, *keys: str) -> None:
        """Do something frequent, and remember the fewest keys it took."""
        before = self.keys
        await self.press(*keys)
        self.counted[name] = min(self.counted.get(name, 99), self.keys - before)

    async def set_up(self, *heroes: str) -> None:
        """Everything is laid out; nothing printed is typed."""
        before = self.keys
        await self.press("b", "d", "a", "d", "c")
        while isinstance(self.pilot.app.screen, Steps):
            await self.press("d")
            if isinstance(self.pilot.app.screen, Form):
                await self.press("enter")
        self.counted["set-up"] = self.keys - before

    async def skip(self) -> None:
        """The card form, left with one key."""
        if isinstance(self.pilot.app.screen, Form):
            await self.act("skip a card", "escape")
        assert isinstance(self.pilot.app.screen, CampaignScreen)

    async def turns(self, count: int) -> None:
        for _ in range(count):
            await self.act("event", "e")

    async def month(self, number: str) -> None:
        """A month in which nobody types anything; at its end one number is asked for."""
        while self.campaign.phase == "running":
            await self.turns(1)
        assert "Month's End" in self.text
        await self.act(
            "month's end, number unknown", "m", *number, *(["enter"] if number == "9" else []), "d"
        )

    def newest(self) -> str:
        return self.campaign.tasks[-1].number


async def test_the_evening_of_a_group_that_owns_the_box(tmp_path: Path) -> None:
    """A1-A41: two months with nothing typed but numbers, a wrong hourglass, a loss, a retry, a win, chapter 2."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        evening = Evening(pilot)
        await evening.press("c", "b")
        assert "chapter 1 of 5" in evening.text
        await evening.set_up()
        await evening.skip()
        assert evening.campaign.phase == "running"

        await evening.month("11")
        await evening.skip()
        assert (evening.campaign.month, evening.newest()) == (2, "11")
        await evening.act("task", "t", "a")
        await evening.act("crown", "plus")
        await evening.act("one VP", "right")
        await evening.act("12 VP", "v", "1", "2", "enter")
        assert "12 VP" in evening.text
        await evening.act("undo", "u")
        assert "Taken back: Cem has 12 VP." in evening.text
        await evening.month("12")
        assert (evening.campaign.month, evening.newest()) == (3, "12")

        await evening.press("2", "enter", "1", "enter", *"13", "enter")
        assert known(evening.campaign, "12").line.next == "13"  # type: ignore[union-attr]
        assert "At Month's End: card 13." in evening.text
        await wrong_hourglass(evening)
        await lost_and_tried_again(evening)
        await won(evening)
        over = {name: keys for name, keys in evening.counted.items() if keys > TODAY[name]}
        assert over == {}
        assert set(evening.counted) == set(TODAY)


async def wrong_hourglass(evening: Evening) -> None:
    """The line typed as 13 was 14: Month's End takes another card, and the form mends the line behind it."""
    while evening.campaign.phase == "running":
        await evening.turns(1)
    await evening.press("m")
    assert "card 13" in evening.text
    await evening.press("space", "space", "o", "a", "1", "4")
    assert "Read story card 14" in evening.text
    await evening.press("d")
    await evening.skip()
    assert evening.newest() == "14"
    assert "the table went on with card 14" in evening.text
    await evening.press("i", "f")
    assert "Task 12" in evening.text
    await evening.press("c")
    assert isinstance(evening.pilot.app.screen, Form)
    await evening.press("enter", "enter", "end", "ctrl+u", *"eleven", "enter")
    assert isinstance(evening.pilot.app.screen, Form)
    assert "'eleven' is no hourglass line" in evening.text
    await evening.press("ctrl+u", *"10? 14 13", "enter")
    assert known(evening.campaign, "12").line.ask == "10"  # type: ignore[union-attr]
    await evening.act("reveal", "r", "1", "5")
    await evening.skip()
    assert evening.newest() == "15"
    await evening.press("u")
    assert evening.newest() == "14"


async def lost_and_tried_again(evening: Evening) -> None:
    """The hourglass says 9: card 9's numbers are asked for there, count at once, and the chapter is lost (A40, A41)."""
    pilot = evening.pilot
    await evening.press("1", "t", "b", "2", "t", "c", "3", "t", "d")
    while evening.campaign.phase == "running":
        await evening.turns(1)
    await evening.press("m", "9", "enter", "d")
    assert "Markers and VP on the side for 3 players" in evening.text
    await evening.press(*"6 1", "enter")
    assert "markers on tasks 4 of 6" in evening.text
    await evening.press("d")
    assert isinstance(pilot.app.screen, Finale)
    assert "lost" in evening.text
    await evening.press("enter", "n", "d", "y")
    assert (evening.campaign.phase, evening.campaign.attempt) == ("setup", 2)
    assert "second attempt" in evening.text
    await evening.press("b")
    assert "added so far" in evening.text
    await evening.press("d", "a", "d", "c", "d")
    assert "extra coins" in evening.text
    await evening.press("5", "ctrl+s")
    assert isinstance(pilot.app.screen, Form)
    assert "3 coins are to be shared out" in " ".join(n.message for n in pilot.app._notifications)
    await evening.press("backspace", "1", "ctrl+s")
    while isinstance(pilot.app.screen, Steps):
        await evening.press("d")
        if isinstance(pilot.app.screen, Form):
            await evening.press("enter")
    assert isinstance(pilot.app.screen, CampaignScreen), "a card that was skipped once is not asked for again"
    assert evening.campaign.phase == "running"


async def won(evening: Evening) -> None:
    """The retry: three markers, the VP, card 9 known; then chapter 2 with the mark on who goes first."""
    await evening.month("11")
    for player in "123":
        await evening.press(player, "t", "a", "t", "b")
    await evening.press("v", "4", "enter")
    await evening.turns(1)
    while evening.campaign.phase == "running":
        await evening.turns(1)
    await evening.act("month's end", "m", "9", "enter", "d", "d")
    assert "won" in evening.text
    await evening.press("enter", "n", "d")
    assert (evening.campaign.phase, evening.campaign.chapter) == ("setup", 2)
    await evening.press("b")
    assert "added so far" in evening.text
    await evening.press("d", "b", "d", "c")
    while isinstance(evening.pilot.app.screen, Steps):
        await evening.press("d")
        if isinstance(evening.pilot.app.screen, Form):
            await evening.press("enter")
    await evening.skip()
    screen: Any = evening.pilot.app.screen
    assert (evening.newest(), screen.marked, evening.campaign.active) == ("20", 1, 1)
    await evening.press("r", "5", "2", "enter")
    assert "52 is no card of chapter 2" in evening.text
    assert "stop" not in evening.text
    await evening.press("enter")
    await evening.skip()
    assert "requirement not typed in" in evening.text


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
async def test_month_active_player_branch_and_goals_are_always_in_sight(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """A11, A40: whatever the size, nobody has to leave the main screen to know where the chapter stands."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        setup = {"players": ["Ann", "Bob", "Cem"], "book": "salt-ledger", "title": "Thursday crew"}
        entries = [{"do": "begin"}, *[{"do": "event"}] * 3, {"do": "month_end"}, {"do": "event"}]
        app.open("campaign", app.play("campaign", "Friday", setup, entries))  # type: ignore[arg-type]
        await pilot.pause()
        text = " ".join(seen(app).split())
        assert "MONTH 2 turn 1 of 4" in text
        assert "10 done leads to card 13, open to card 12. It is open now." in text
        for goal in ("tasks done 0 of 2", "markers 0 of 6", "VP together 0 of 17"):
            assert goal in text
        assert "▶1 Ann" in text
        assert "Ann begins turn 1 of month 2" in text
        screen: Any = app.screen
        for event in screen.campaign.book.events:
            screen.entry(do="set", what="current", value=event.id)
            await pilot.pause()
            rule = event_rule(screen.campaign, event.id)
            left = [row[: 80 if size == (120, 40) else size[0]].strip(" │") for row in rows_of(app)]
            assert rule in " ".join(" ".join(left).split())
            assert faults(app) == []
