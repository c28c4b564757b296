"""Bots at the table: each thinks in a thread of its own, so that no key ever waits for it."""

import asyncio
from typing import TYPE_CHECKING

from companion.advice.bots import NAMES, bot
from companion.engine.notation import action_object
from companion.tui.play.desk import Action, Desk

if TYPE_CHECKING:
    from companion.tui.screens.game import GameScreen

PAUSE = 0.35
"""Seconds a bot's step stays in sight before the next one."""


def bot_names() -> list[str]:
    """The bots that can sit at a table, the best first."""
    return sorted(NAMES, reverse=True)


def choose(name: str, desk: Desk) -> Action:
    """What the bot does now, decided on a copy of the game; `random` is repeatable from the log.

    A bot that answers what is not legal must not hang the table: then the first legal action counts.
    """
    game = desk.match.game.clone()
    seed = int(desk.setup.get("seed", 0)) * 10_007 + desk.match.revision
    number = bot(name, seed)(game)
    return dict(action_object(game, number if number in game.legal else game.legal[0]))


async def bot_turn(screen: "GameScreen") -> None:
    """Let the bot whose decision it is act, if nothing has changed while it thought."""
    desk, revision = screen.desk, screen.desk.session.revision
    name = desk.bot_to_act()
    action = await asyncio.to_thread(choose, name, desk)
    if screen.companion.settings.animations == "on":
        await asyncio.sleep(PAUSE)
    if desk.session.revision == revision and screen.standing:
        screen.commit(action)
