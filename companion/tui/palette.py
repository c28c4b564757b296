"""The command palette: every command of the present screen, narrowed by typing, from the one table."""

from companion.i18n import t
from companion.tui.commands import shown_key
from companion.tui.dialogs.pick import Pick
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import fitted


def rows(screen: CompanionScreen) -> list[tuple[str, str]]:
    """Id and line of everything the screen offers now."""
    commands = [command for command in screen.commands() if command.id != "palette"]
    return [(c.id, f"{fitted(c.label, 20)} {shown_key(c.keys[0]):>6}   {c.help}") for c in commands]


def open_palette(screen: CompanionScreen) -> None:
    """Open it over a screen; the chosen command runs there."""
    screen.ask(Pick(t("palette-title"), rows(screen)), screen.action_run)
