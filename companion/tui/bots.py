"""Bots at the table: each thinks in a thread of its own, so that no key ever waits for it."""

import asyncio
from typing import TYPE_CHECKING

from companion.advice.bots import NAMES

if TYPE_CHECKING:
    from companion.tui.screens.game import GameScreen

PAUSE = 0.35
"""Seconds a bot's step stays in sight before the next one."""


def bot_names() -> list[str]:
    """The bots that can sit at a table, the best first."""
    return sorted(NAMES, reverse=True)


async def bot_turn(screen: "GameScreen") -> None:
    """Let the bot whose decision it is act, if nothing has changed while it thought."""
    port, revision = screen.port, screen.port.session.revision
    action = await asyncio.to_thread(port.bot_action)
    if screen.companion.settings.animations == "on":
        await asyncio.sleep(PAUSE)
    if port.session.revision == revision and screen.standing:
        screen.commit(action)
