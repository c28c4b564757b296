"""The command palette: the present screen's commands, then the whole app's, narrowed by typing."""

from textwrap import wrap

from companion.i18n import t
from companion.tui.commands import Command
from companion.tui.dialogs.pick import LABEL, Pick
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import fitted

BEFORE, WIDEST = LABEL + 10, 100
"""Columns before the help line, and of the widest palette."""


def rows(screen: CompanionScreen) -> list[tuple[str, str]]:
    """Id and line of everything the screen offers now."""
    commands = [command for command in screen.commands() if command.id != "palette"]
    room = min(WIDEST, screen.size.width * 95 // 100) - BEFORE - 10
    return [(command.id, _row(command, room)) for command in commands]


def _row(command: Command, room: int) -> str:
    """Label, key and help; what is longer than a line goes on under itself."""
    told = f"\n{' ' * BEFORE}".join(wrap(command.help, max(room, 20)))
    return f"{fitted(command.label, LABEL)} {command.key:>6}   {told}"


def open_palette(screen: CompanionScreen) -> None:
    """Open it over a screen; the chosen command runs there."""
    screen.ask(Pick(t("palette-title"), rows(screen)), screen.action_run)
