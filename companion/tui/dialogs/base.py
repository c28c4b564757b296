"""The frame of every dialog: a titled box over the screen, left with Esc, its keys in the footer."""

from collections.abc import Iterable
from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget

from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import Static, entitle


class Dialog(CompanionScreen, ModalScreen[Any]):
    """A question; `dismiss(None)` means that it was left without an answer."""

    scope = "dialog"

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title = title
        self._text = text

    def compose(self) -> ComposeResult:
        box = Vertical(*self._parts(), classes="dialog-box panel")
        entitle(box, self._title)
        yield box
        coach = self._coach()
        if coach:
            self.add_class("-coached")
            yield coach

    def _coach(self) -> Widget | None:
        """What a lesson below has to say about this dialog: its coach stays in sight, at the same place."""
        below = next(screen for screen in reversed(self.app.screen_stack) if not isinstance(screen, Dialog))
        return below.coach(self.scope, self._title) if isinstance(below, CompanionScreen) else None

    def _parts(self) -> Iterable[Widget]:
        if self._text:
            yield Static(self._text, classes="dialog-text")
        yield from self.body()

    def body(self) -> Iterable[Widget]:
        """The widgets of the question."""
        return ()

    def do_back(self) -> None:
        self.dismiss(None)

    def do_dialog_leave(self) -> None:
        self.dismiss(None)
