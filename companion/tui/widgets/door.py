"""A door of the home screen: a large target for key, Enter and mouse."""

from typing import ClassVar

from textual import events
from textual.binding import Binding
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from companion.i18n import t
from companion.tui.commands import find


class Door(Widget, can_focus=True):
    """Shows one command as a card and runs it."""

    scope = "door"
    BINDINGS: ClassVar = [Binding("enter,space", "press", id="door-press", show=False)]

    class Pressed(Message):
        def __init__(self, command_id: str) -> None:
            super().__init__()
            self.command_id = command_id

    def __init__(self, command_id: str) -> None:
        super().__init__(id=f"door-{command_id}", classes="panel")
        self.command = find(command_id)

    def render(self) -> Content:
        command = self.command
        return Content.assemble(
            (f" {command.key} ", "bold $background on $accent"),
            (f"  {t(f'door-{command.id}')}\n", "bold $foreground"),
            (command.help, "$muted"),
        )

    def action_press(self) -> None:
        self.post_message(self.Pressed(self.command.id))

    def on_click(self, event: events.Click) -> None:
        self.action_press()
