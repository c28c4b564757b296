"""The palette finds every tool from everywhere and opens it over the present screen; Esc comes back."""

import pytest

from companion.dev.scenes import LARGE, SMALL, scene, staged
from companion.tui import palette
from companion.tui.commands import COMMANDS, Command, opened_by
from companion.tui.screen import CompanionScreen
from companion.tui.screens.campaign import CampaignScreen
from tests.tui.layout import seen

DOORS = [command for command in COMMANDS if opened_by(command.id)]


@pytest.mark.parametrize("command", DOORS, ids=lambda command: command.id)
async def test_every_tool_opens_over_a_campaign_and_esc_comes_back(command: Command) -> None:
    """By typing its label into the palette, and by its key where it has one."""
    label, keys = command.label, command.keys
    async with staged(scene("campaign"), SMALL) as pilot:
        table = pilot.app.screen
        ways = [["colon", *("space" if letter == " " else letter for letter in label), "enter"], [*keys[:1]]]
        for way in filter(None, ways):
            await pilot.press(*way)
            await pilot.pause()
            assert type(pilot.app.screen).__module__.endswith(f".{opened_by(command.id)}")
            await pilot.press("escape")
            await pilot.pause()
            assert pilot.app.screen is table


@pytest.mark.parametrize("name", ["home", "tools", "spyglass", "saves", "campaign", "game-discover"])
async def test_nothing_is_offered_twice_and_no_door_leads_to_where_one_stands(name: str) -> None:
    async with staged(scene(name), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CompanionScreen)
        doors = [opened_by(command.id) for command in screen.commands() if opened_by(command.id)]
        assert not {type(screen).__module__.rpartition(".")[2], *screen.doors} & set(doors)
        own = {command.help for command in screen.commands() if command.scope != "app"}
        assert not own & {command.help for command in screen.commands() if command.scope == "app"}
        before = len(pilot.app.screen_stack)
        if name == "spyglass":
            await pilot.press("f3")
            assert len(pilot.app.screen_stack) == before


async def test_the_screens_own_commands_come_first_and_hits_in_a_label_before_hits_in_a_sentence() -> None:
    """Typing "cards" and Enter must open the cards, never count a VP "from cards"."""
    async with staged(scene("campaign"), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CampaignScreen)
        ids = [name for name, _ in palette.rows(screen)]
        assert ids.index("campaign-timeline") < ids.index("open-spyglass")
        depth = screen.session.depth
        await pilot.press("colon", *"browser", "enter")
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "CardsScreen"
        await pilot.press("escape", "colon", *"card")
        lines = [
            row for row in seen(pilot.app).splitlines() if "F5" in row or "from cards" in row or "VP" in row
        ]
        assert "card browser" in lines[0]
        assert screen.session.depth == depth


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_long_help_goes_on_under_itself(size: tuple[int, int]) -> None:
    async with staged(scene("campaign"), size) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CompanionScreen)
        for _, text in palette.rows(screen):
            assert all(line.startswith(" " * palette.BEFORE) for line in text.split("\n")[1:])
            assert max(map(len, text.split("\n"))) <= size[0] - 14


async def test_a_save_that_is_open_below_is_gone_back_to_and_not_opened_twice() -> None:
    async with staged(scene("campaign"), SMALL) as pilot:
        table, before = pilot.app.screen, len(pilot.app.screen_stack)
        await pilot.press("f7", "enter")
        await pilot.pause()
        assert pilot.app.screen is table
        assert len(pilot.app.screen_stack) == before
