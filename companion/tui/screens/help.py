"""Help: what the focused widget is for, and every key of this moment, from the one table of commands."""

from collections.abc import Iterable
from typing import Any

from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from companion.i18n import t
from companion.tui.commands import Command, of_widget
from companion.tui.dialogs.base import Dialog
from companion.tui.keys import shown_key
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import Static, fitted


def key_lines(commands: Iterable[Command]) -> Content:
    """A line for each command: its keys, what it is called, what it does."""
    parts: list[Content | tuple[str, str]] = []
    for command in commands:
        keys = " ".join(shown_key(key) for key in command.keys)
        parts.append((f"{keys:>12}  ", "bold $accent"))
        parts.append((fitted(command.label, 18) + " ", "bold $foreground"))
        parts.append((f"{command.help}\n", "$muted"))
    return Content.assemble(*parts)


class HelpScreen(Dialog):
    """Opened with ?: closes with any of its keys."""

    def __init__(self, about: Screen[Any]) -> None:
        super().__init__(t("help-title"))
        self._about = about

    def body(self) -> Iterable[Widget]:
        scope = getattr(self._about.focused, "scope", "")
        commands = self._about.commands() if isinstance(self._about, CompanionScreen) else []
        own = [command for command in commands if command.scope != "app"]
        everywhere = [command for command in commands if command.scope == "app"]
        with_focus = of_widget(scope)
        parts = [Static(t(f"help-{self._screen_scope()}"))]
        if with_focus:
            parts += [Static(t(f"help-widget-{scope}"), classes="help-head"), Static(key_lines(with_focus))]
        parts += [Static(t("help-here"), classes="help-head"), Static(key_lines(own))]
        parts += [Static(t("help-everywhere"), classes="help-head"), Static(key_lines(everywhere))]
        yield VerticalScroll(*parts)

    def _screen_scope(self) -> str:
        return self._about.scope if isinstance(self._about, CompanionScreen) else "app"

    def do_help(self) -> None:
        self.dismiss(None)


screen = HelpScreen
