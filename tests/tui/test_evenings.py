"""Whole evenings, played through the screens by keys and by mouse."""

import tempfile
from typing import Any

import pytest
from textual.pilot import Pilot

from companion.advice.trader import choose
from companion.dev.scenes import LARGE, SETTINGS, SMALL, SceneApp, scene, staged
from companion.engine.notation import action_object
from companion.session.port import LocalPort
from companion.table.campaign.state import Campaign
from companion.table.contracts import ContractsTable
from companion.tui.dialogs.choose import Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.page import Page
from companion.tui.dialogs.steps import Steps
from companion.tui.lessons import LESSONS
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.screens.contracts import ContractsScreen
from companion.tui.screens.game import GameScreen
from companion.tui.screens.result import ResultScreen
from companion.tui.widgets.chips import Chips
from tests.tui.hands import Hands


def fresh() -> SceneApp:
    return SceneApp(tempfile.mkdtemp(prefix="companion-evening-"), SETTINGS)


async def test_a_base_game_against_a_bot_by_keys() -> None:
    async with fresh().run_test(size=SMALL) as pilot:
        await pilot.press("g", "b")
        await pilot.pause()
        hands = Hands(pilot)
        await hands.play()
        assert isinstance(pilot.app.screen, ResultScreen)
        line = pilot.app.saves.lines()[0]  # type: ignore[attr-defined]
        assert "won by" in line.progress
        assert hands.presses > 30


async def test_an_underway_game_with_the_mouse() -> None:
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.click("#door-home-game")
        await pilot.pause()
        await click_chip(pilot, "#evening", 1)
        assert await footer(pilot, "game-new-begin")
        hands = Hands(pilot, mouse=True)
        await hands.play()
        result = pilot.app.screen
        assert isinstance(result, ResultScreen)
        assert result._port.match.over


async def test_a_solo_contract_game_by_keys() -> None:
    """C30-C35 through the screens: time deck, score questions, contracts, and an end either way."""
    async with fresh().run_test(size=SMALL) as pilot:
        await pilot.press("g", "left", "space", "1", "b")
        await pilot.pause()
        hands = Hands(pilot)
        assert hands.screen.port.setup["mode"] == "coop"
        assert hands.screen.port.names == ["Ann"]
        await hands.play()
        assert hands.screen._port.match.view(None)["result"]["won"] in (True, False)  # type: ignore[index]


async def test_a_co_op_chapter_of_the_adventure_by_keys() -> None:
    """A2-A41 digital: heroes, story pages, events, tasks, month's ends, the verdict, and on to what follows."""
    async with fresh().run_test(size=SMALL) as pilot:
        await pilot.press("g", "right", "right", "right", "space", "2", "b")
        await pilot.pause()
        hands = Hands(pilot)
        await hands.play()
        result = hands.screen._port.view()["result"]
        assert result["won"] in (True, False)
        await pilot.press("n")
        await pilot.pause()
        await pilot.pause()
        games = [screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen)]
        campaign = games[-1].port.view()["campaign"]
        assert (campaign["chapter"], campaign["failed"]) == ((2, 0) if result["won"] else (1, 1))


@pytest.mark.parametrize(("names", "seed"), [(["Ann"], 1), (["Ann", "Bob"], 0)])
async def test_after_the_last_chapter_a_company_plays_on_against_each_other(
    names: list[str], seed: int
) -> None:
    """A41, A60: the co-op campaign is won; what follows is competitive, and for one player there is nothing."""
    async with fresh().run_test(size=LARGE) as pilot:
        app: Any = pilot.app
        setup = {"game": "adventure", "mode": "coop", "players": names, "campaign": {"chapter": 5}}
        port = LocalPort(app.saves.begin("game", "The Last Audit", setup | {"seed": seed}))
        while not port.match.over:
            port.do(action_object(port.match.game, choose(port.match.game)))
        assert port.view()["result"]["won"] is True
        app.push_screen(ResultScreen(port))
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        games = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
        if len(names) == 1:
            assert not games
            return
        assert games[-1].port.setup["mode"] == "competitive"
        assert games[-1].port.setup["campaign"]["flawless"] is True
        assert games[-1].port.view()["campaign"]["chapter"] == 6


async def test_a_solo_contract_table_won_and_lost() -> None:
    """C31-C34 at the table: the size, the pile, taxes, contracts done, the title; then undone and lost."""
    async with fresh().run_test(size=SMALL) as pilot:
        await pilot.press("t", "1", "space", "right", "space", "right", "space", "b")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, ContractsScreen)
        table = screen.table
        assert table.names == ("Ann",)
        size = table.time_left
        await pilot.press("right", "right", "n", "x", "c", "a", "c", "b", "c", "c")
        await pilot.pause()
        assert (screen.table.phase, screen.table.score_pile, screen.table.time_left) == ("won", 3, size - 4)
        assert isinstance(pilot.app.screen, Finale)
        await pilot.press("enter", "u")
        await pilot.press(*["n"] * size)
        assert phase(screen.table) == "lost"
        assert isinstance(pilot.app.screen, Finale)


def phase(table: ContractsTable) -> str:
    return table.phase


async def test_a_contract_table_with_the_mouse() -> None:
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.click("#door-home-contracts")
        await pilot.pause()
        await click_chip(pilot, "#players", 0)
        for index in (3, 5, 8):
            await click_chip(pilot, "#contracts", index)
        assert await footer(pilot, "contracts-new-begin")
        assert await footer(pilot, "contracts-next")
        screen = pilot.app.screen
        assert isinstance(screen, ContractsScreen)
        assert screen.table.turn == 1


async def click_chip(pilot: Pilot[Any], where: str, index: int) -> None:
    chips = pilot.app.screen.query_one(where, Chips)
    line, start, _ = chips.places(chips.size.width)[index]
    await pilot.click(where, offset=(start + 1, line))
    await pilot.pause()


async def footer(pilot: Pilot[Any], command_id: str) -> bool:
    """Click a command in the footer."""
    from companion.tui.widgets.footer import Footer

    for start, _, command in pilot.app.screen.query_one(Footer).fitting():
        if command.id == command_id:
            await pilot.click(Footer, offset=(start + 1, 0))
            await pilot.pause()
            return True
    return False


class Evening:
    """A campaign evening at the table, carried by keys only."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot

    @property
    def campaign(self) -> Campaign:
        screen = next(each for each in self.pilot.app.screen_stack if isinstance(each, CampaignScreen))
        return screen.campaign

    async def tick_through(self) -> None:
        """Answer every dialog: first choice, every step ticked, stories closed."""
        for _ in range(60):
            screen = self.pilot.app.screen
            if isinstance(screen, CampaignScreen):
                return
            if isinstance(screen, Steps):
                await self.pilot.press("d")
            elif isinstance(screen, Page):
                await self.pilot.press("enter")
            elif isinstance(screen, Confirm):
                await self.pilot.press("y")
            elif isinstance(screen, Choose):
                await self.pilot.press("c")
            else:
                await self.pilot.press("escape")
            await self.pilot.pause()
        raise AssertionError("the dialogs did not end")

    async def turn(self) -> None:
        """One turn: an event, then the marked player does what is open."""
        await self.pilot.press("e", "right")
        for spot in self.campaign.tasks:
            seat = self.pilot.app.screen.marked  # type: ignore[attr-defined]
            if seat not in spot.done and not spot.done and self.campaign.crew[seat].markers_left:
                await self.pilot.press("t", "abcdefghi"[self.campaign.tasks.index(spot)])
                await self.tick_through()
        if self.campaign.phase == "month_end":
            await self.pilot.press("m")
            await self.pilot.pause()
            await self.tick_through()


async def test_a_campaign_evening_by_keys() -> None:
    """A2-A41: set-up, months, tasks, crowns, month's ends, the verdict, the reset and the next chapter."""
    async with fresh().run_test(size=SMALL) as pilot:
        await pilot.press("c", "right", "space", "b")
        await pilot.pause()
        evening = Evening(pilot)
        await pilot.press("b")
        await pilot.pause()
        await evening.tick_through()
        assert evening.campaign.phase == "running"
        for _ in range(40):
            if evening.campaign.phase == "ended":
                break
            await evening.turn()
        assert evening.campaign.phase == "ended"
        first = evening.campaign.results[0]
        assert first.chapter == 1
        await pilot.press("n")
        await pilot.pause()
        await evening.tick_through()
        assert evening.campaign.phase == "setup"
        assert evening.campaign.chapter == (2 if first.won else 1)


@pytest.mark.parametrize(
    "keys", [["e"], ["t", "a"], ["plus"], ["C"], ["right"], ["V"], ["r", "1", "2"], ["2", "plus"]]
)
async def test_what_happens_most_takes_at_most_three_keys(keys: list[str]) -> None:
    """Reveal, complete, crowns, event, values: each is one entry after at most three keys."""
    async with staged(scene("campaign"), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CampaignScreen)
        await pilot.press("3")
        steps = len(screen.session.history())
        await pilot.press(*(["right"] if keys == ["V"] else ["plus"] if keys == ["C"] else []))
        steps += keys in (["V"], ["C"])
        await pilot.press(*keys)
        await pilot.pause()
        assert len(keys) <= 3
        assert len(screen.session.history()) == steps + 1


async def test_the_tour_from_the_first_start_to_its_end() -> None:
    app = SceneApp(tempfile.mkdtemp(prefix="companion-first-"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        app.change(SETTINGS)
        await pilot.press("y")
        await pilot.pause()
        for keys in ("d", "d", "d", "s", "f"):
            await pilot.press(keys)
        await pilot.pause(0.2)
        for keys in ("d", "k", "d", "s", "b"):
            await pilot.press(keys)
            await pilot.pause()
        assert app.screen.lesson == len(LESSONS)  # type: ignore[attr-defined]
        assert app.settings.tour_seen == "yes"
        assert app.saves.lines() == []
