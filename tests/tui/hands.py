"""Hands for Pilot: they look at the screen, then press keys or click, as a person would."""

from typing import Any

from textual.pilot import Pilot

from companion.tui.dialogs.choose import Choose
from companion.tui.dialogs.page import Page
from companion.tui.screens.game import GameScreen
from companion.tui.screens.result import ResultScreen
from companion.tui.widgets.cards import CardRow
from companion.tui.widgets.footer import Footer

ORDER = (
    "game-yes",
    "game-choices",
    "game-repel",
    "game-claim",
    "game-complete",
    "game-end",
    "game-keep",
    "game-no",
)


class Hands:
    """Plays a digital game to its end: by keys, or with the mouse wherever there is something to click."""

    def __init__(self, pilot: Pilot[Any], mouse: bool = False) -> None:
        self.pilot = pilot
        self.mouse = mouse
        self.presses = 0

    @property
    def screen(self) -> Any:
        return self.pilot.app.screen

    async def play(self, most: int = 600) -> None:
        """Until the result is shown."""
        for _ in range(most):
            if isinstance(self.screen, ResultScreen):
                return
            await self.act()
        raise AssertionError("the game did not end")

    async def act(self) -> None:
        """One decision, or a short wait while a bot thinks."""
        if isinstance(self.screen, Choose | Page):
            await self.press("enter")
        elif not isinstance(self.screen, GameScreen) or self.screen.port.bot_to_act():
            await self.pilot.pause(0.01)
        elif self.screen.moves.takes:
            await self.take(next(iter(self.screen.moves.takes)))
        else:
            await self.command(self.wanted())

    def wanted(self) -> str:
        """Questions first, then three cards, then stop."""
        offered = self.screen.moves.by_command
        for command in ORDER:
            if command in offered:
                return command
        if "game-stop" in offered and len(self.screen.view["harbour"]) >= 3:
            return "game-stop"
        return next(
            name for name in ("game-draw", "game-stop", "game-pass", "game-choices") if name in offered
        )

    async def command(self, command_id: str) -> None:
        """Press its key, or click it in the footer."""
        bar = self.screen.query_one(Footer)
        for start, _, command in bar.fitting():
            if self.mouse and command.id == command_id:
                await self.pilot.click(Footer, offset=(start + 1, 0))
                self.presses += 1
                return
        key = next(command.keys[0] for command in self.screen.commands() if command.id == command_id)
        await self.press(key)

    async def take(self, code: str) -> None:
        """Press the card's letter, or click the card."""
        row = self.screen.query_one(CardRow)
        index = self.screen._codes.index(code)
        if not self.mouse:
            await self.press(row.letters()[index])
            return
        size, columns = row.fitting()
        offset = (index % columns * (size.width + 1) + 2, index // columns * size.height)
        await self.pilot.click(CardRow, offset=offset)
        self.presses += 1

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        self.presses += len(keys)
