"""A whole number: typed, or stepped with + and -."""

from collections.abc import Iterable

from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static


class Figure(Input):
    """A field for a number that is never negative: it leaves + and - to the dialog."""

    def on_key(self, event: Key) -> None:
        if event.key in ("plus", "minus"):
            event.prevent_default()


class AskNumber(Dialog):
    """Asks for a number between two bounds; digits type it, up and down step it."""

    scope = "number"

    def __init__(self, title: str, value: int, least: int, most: int, text: str = "") -> None:
        super().__init__(title, text)
        self._value, self._least, self._most = value, least, most

    def body(self) -> Iterable[Widget]:
        yield Figure(str(self._value), type="integer", select_on_focus=True)
        yield Static(t("number-range", least=self._least, most=self._most), classes="muted")

    def on_mount(self) -> None:
        field = self.query_one(Input)
        field.cursor_blink = False
        field.focus()

    def _typed(self) -> int | None:
        try:
            return int(self.query_one(Input).value)
        except ValueError:
            return None

    def _step(self, by: int) -> None:
        value = self._typed()
        value = self._value if value is None else value
        self.query_one(Input).value = str(min(max(value + by, self._least), self._most))

    def do_number_more(self) -> None:
        self._step(1)

    def do_number_less(self) -> None:
        self._step(-1)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_number_take()

    def do_number_take(self) -> None:
        value = self._typed()
        if value is None or not self._least <= value <= self._most:
            self.notify(t("number-range", least=self._least, most=self._most), severity="warning")
        else:
            self.dismiss(value)
