"""One of many: type to narrow the list, then Enter or click."""

from collections.abc import Iterable, Sequence

from textual.widget import Widget
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import OptionList

LABEL = 20
"""Columns at the beginning of a row that say what it is: hits there come first."""


class Pick(Dialog):
    """Answers the id of the chosen row; `rows` are (id, text)."""

    scope = "pick"

    def __init__(self, title: str, rows: Sequence[tuple[str, str]], text: str = "") -> None:
        super().__init__(title, text)
        self._rows = list(rows)
        self._found = self._rows

    def body(self) -> Iterable[Widget]:
        yield Input(placeholder=t("pick-search"), compact=True)
        yield OptionList(*(Option(text) for _, text in self._rows))

    def on_mount(self) -> None:
        field = self.query_one(Input)
        field.cursor_blink = False
        field.focus()
        self.query_one(OptionList).highlighted = 0

    def on_input_changed(self, message: Input.Changed) -> None:
        words = message.value.casefold().split()
        found = [row for row in self._rows if all(word in row[1].casefold() for word in words)]
        self._found = sorted(
            found, key=lambda row: not all(word in row[1][:LABEL].casefold() for word in words)
        )
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options([Option(text) for _, text in self._found])
        menu.highlighted = 0 if self._found else None

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_pick_take()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self.dismiss(self._found[message.option_index][0])

    def do_pick_take(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None and self._found:
            self.dismiss(self._found[highlighted][0])

    def do_pick_down(self) -> None:
        self.query_one(OptionList).action_cursor_down()

    def do_pick_up(self) -> None:
        self.query_one(OptionList).action_cursor_up()
