"""One of several, by its letter, by arrows and Enter, or by a click."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Key
from textual.widget import Widget
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.tui.commands import jump_letters
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import OptionList


class Choice(NamedTuple):
    """An answer: its id, how it reads, and why it cannot be chosen (then it is shown greyed)."""

    id: str
    label: str
    why_not: str = ""


class Choose(Dialog):
    """A list of choices; one that cannot be chosen says why."""

    scope = "choose"

    def __init__(self, title: str, choices: Sequence[Choice], text: str = "") -> None:
        super().__init__(title, text)
        self._choices = list(choices)
        self._letters = jump_letters("choose")[: len(self._choices)]

    def body(self) -> Iterable[Widget]:
        yield OptionList(*(Option(self._line(i), id=choice.id) for i, choice in enumerate(self._choices)))

    def _line(self, index: int) -> Content:
        choice = self._choices[index]
        letter = self._letters[index] if index < len(self._letters) else " "
        if choice.why_not:
            return Content.assemble(
                (f"{letter}  {choice.label}", "$muted"), (f"  {choice.why_not}", "$warning")
            )
        return Content.assemble((f"{letter}  ", "bold $accent"), choice.label)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_key(self, event: Key) -> None:
        if event.key in self._letters:
            event.stop()
            self._pick(self._letters.index(event.key))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self._pick(message.option_index)

    def _pick(self, index: int) -> None:
        choice = self._choices[index]
        if choice.why_not:
            self.notify(choice.why_not, severity="warning")
        else:
            self.dismiss(choice.id)

    def do_choose_take(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is None:
            self.notify(t("choose-none"), severity="warning")
        else:
            self._pick(highlighted)
