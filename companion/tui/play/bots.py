"""Bots at the table: each thinks in a worker, so that no key ever waits for it."""

from typing import TYPE_CHECKING, Any

from textual.worker import Worker, WorkerState

from companion.tui.play.desk import Action, Desk

if TYPE_CHECKING:
    from companion.tui.screens.game import GameScreen

PAUSE = 0.35


def bot_names() -> list[str]:
    """The bots that can sit at a table."""
    from companion.advice.bots import BOTS

    return list(BOTS)


def choose(name: str, desk: Desk) -> Action:
    """What the bot would do now."""
    raise NotImplementedError


class BotPlayer:
    """The part of a game screen that lets bots act; mixed into it."""

    desk: Desk

    def let_bot_think(self: Any) -> None:
        """Start the bot whose decision it is, if it is one's."""
        name = self.desk.bot_to_act()
        if name and self.is_attached:
            self.run_worker(lambda: choose(name, self.desk), group="bot", exclusive=True, thread=True)
