"""Any number out of a list, each ticked by its letter, Space or click."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widget import Widget
from textual.widgets.option_list import Option

from companion.tui.commands import jump_letters
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import OptionList


class TickList(OptionList, inherit_bindings=False):
    """A list that leaves Enter to the dialog: there it means done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "cursor_down", show=False),
        Binding("up", "cursor_up", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
    ]


class Several(Dialog):
    """Answers the ids that are ticked, possibly none, in the order in which they were ticked."""

    scope = "several"

    def __init__(
        self, title: str, rows: Sequence[tuple[str, str]], text: str = "", ticked: Sequence[str] = ()
    ) -> None:
        super().__init__(title, text)
        self._rows = list(rows)
        self._letters = jump_letters("several")
        self.ticked = list(ticked)

    def body(self) -> Iterable[Widget]:
        yield TickList(*(Option("", id=f"row-{row}") for row, _ in self._rows))

    def on_mount(self) -> None:
        self._redraw()
        self.query_one(OptionList).focus()

    def _redraw(self) -> None:
        menu, symbols = self.query_one(OptionList), self.companion.symbols
        for index, (row, text) in enumerate(self._rows):
            box = f"[{symbols.tick}]" if row in self.ticked else "[ ]"
            letter = self._letters[index] if index < len(self._letters) else " "
            line = Content.assemble((f"{letter}  ", "bold $accent"), f"{box} {text}")
            menu.replace_option_prompt_at_index(index, line)

    def _toggle(self, index: int) -> None:
        row = self._rows[index][0]
        if row in self.ticked:
            self.ticked.remove(row)
        else:
            self.ticked.append(row)
        self._redraw()

    def on_key(self, event: Key) -> None:
        if event.key in self._letters[: len(self._rows)]:
            event.stop()
            self._toggle(self._letters.index(event.key))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self._toggle(message.option_index)

    def do_several_tick(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None:
            self._toggle(highlighted)

    def do_several_done(self) -> None:
        self.dismiss(self.ticked)
