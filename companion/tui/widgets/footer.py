"""The footer: four to seven keys of the moment and `?`, every one clickable."""

from collections.abc import Callable

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from companion.tui.commands import Command
from companion.tui.widgets.plain import cell_len

FEWEST, MOST = 5, 8
"""Help counted in."""


class Footer(Widget):
    """Draws commands as `key label`; a refused one is dimmed, and pressing it says why."""

    class Pressed(Message):
        """A command was clicked."""

        def __init__(self, command_id: str) -> None:
            super().__init__()
            self.command_id = command_id

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Command] = []
        self._refused: set[str] = set()

    def show(self, commands: list[Command], why_not: Callable[[str], str]) -> None:
        """Show four to seven commands and help: the screen's own first, filled up from the whole app's."""
        own = [command for command in commands if command.footer and command.scope != "app"]
        rest = [command for command in commands if command.scope == "app" and command.keys]
        last = [command for command in rest if command.footer]
        spare = [command for command in rest if not command.footer]
        own = own[: MOST - len(last)]
        self.shown = [*own, *spare[: max(FEWEST - len(own) - len(last), 0)], *last]
        self._refused = {command.id for command in self.shown if why_not(command.id)}
        self.refresh()

    def fitting(self) -> list[tuple[int, int, Command]]:
        """From, to, command: what fits into the width; help always does."""
        spans: list[tuple[int, int, Command]] = []
        last = self.shown[-1] if self.shown else None
        room = self.size.width - (self._width(last) if last else 0)
        at = 0
        for command in self.shown:
            width = self._width(command)
            if command is not last and at + width > room:
                continue
            spans.append((at, at + width, command))
            at += width
        return spans

    @staticmethod
    def _width(command: Command) -> int:
        return cell_len(command.key) + cell_len(command.label) + 4

    def render(self) -> Content:
        parts: list[Content | tuple[str, str]] = []
        for _, _, command in self.fitting():
            dim = command.id in self._refused
            parts.append((f" {command.key} ", "$muted" if dim else "bold $accent"))
            parts.append((f"{command.label}  ", "$muted" if dim else "$foreground"))
        return Content.assemble(*parts)

    def on_click(self, event: events.Click) -> None:
        for start, end, command in self.fitting():
            if start <= event.x < end:
                self.post_message(self.Pressed(command.id))
