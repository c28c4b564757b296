"""A few lines to fill in; every one may stay empty unless it says otherwise."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Label


class Field(NamedTuple):
    """One line of a form."""

    id: str
    label: str
    value: str = ""
    hint: str = ""
    whole: bool = False
    needed: bool = False


class Form(Dialog):
    """Asks for several short texts at once; answers a dict by field id. Enter goes on, Ctrl+S is done.

    `refusal` says what is wrong with the answers, or nothing; then the form stays open, and nothing is lost.
    """

    scope = "form"

    def __init__(
        self,
        title: str,
        lines: Sequence[Field],
        text: str = "",
        refusal: Callable[[dict[str, str]], str] = lambda values: "",
    ) -> None:
        super().__init__(title, text)
        self._lines = list(lines)
        self._refusal = refusal

    def body(self) -> Iterable[Widget]:
        yield VerticalScroll(*(part for line in self._lines for part in self._field(line)), can_focus=False)

    @staticmethod
    def _field(line: Field) -> tuple[Widget, Widget]:
        kind: Literal["integer", "text"] = "integer" if line.whole else "text"
        field = Input(line.value, placeholder=line.hint, type=kind, id=f"field-{line.id}")
        return Label(line.label, classes="form-label"), field

    def on_mount(self) -> None:
        for field in self.query(Input):
            field.cursor_blink = False
        self.query(Input).first().focus()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        inputs = list(self.query(Input))
        at = inputs.index(message.input)
        if at + 1 < len(inputs):
            inputs[at + 1].focus()
        else:
            self.do_form_done()

    def do_form_done(self) -> None:
        values = {line.id: self.query_one(f"#field-{line.id}", Input).value.strip() for line in self._lines}
        missing = [line for line in self._lines if line.needed and not values[line.id]]
        reason = t("form-needed", field=missing[0].label) if missing else self._refusal(values)
        if reason:
            self.notify(reason, severity="warning")
        else:
            self.dismiss(values)
