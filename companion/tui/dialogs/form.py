"""A few lines to fill in; every one may stay empty unless it says otherwise."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input

from companion.i18n import t
from companion.table.refusal import Refused
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Label, Static


class Field(NamedTuple):
    """One line of a form. `says` tells what a typed text means, or raises Refused; asked while typing."""

    id: str
    label: str
    value: str = ""
    hint: str = ""
    whole: bool = False
    needed: bool = False
    says: Callable[[str], str] | None = None


class Form(Dialog):
    """Asks for several short texts at once; answers a dict by field id. Enter goes on, Ctrl+S is done.

    `refusal` says what is wrong with the answers, or nothing; then the form stays open, and nothing is lost.
    `more` are lines that only one key (Ctrl+O) brings up.
    """

    scope = "form"

    def __init__(
        self,
        title: str,
        lines: Sequence[Field],
        text: str = "",
        refusal: Callable[[dict[str, str]], str] = lambda values: "",
        more: Sequence[Field] = (),
    ) -> None:
        super().__init__(title, text)
        self._lines, self._more = list(lines), list(more)
        self._refusal = refusal
        self._whole = False

    @property
    def every(self) -> list[Field]:
        """All lines, those behind the key too."""
        return [*self._lines, *self._more]

    def body(self) -> Iterable[Widget]:
        yield VerticalScroll(*(part for line in self.every for part in self._field(line)), can_focus=False)

    def _field(self, line: Field) -> list[Widget]:
        kind: Literal["integer", "text"] = "integer" if line.whole else "text"
        field = Input(line.value, placeholder=line.hint, type=kind, id=f"field-{line.id}")
        parts: list[Widget] = [Label(line.label, classes="form-label"), field]
        parts += [Static("", id=f"says-{line.id}", classes="form-says")] if line.says else []
        for part in parts if line in self._more else ():
            part.display = False
        return parts

    def on_mount(self) -> None:
        for field in self.query(Input):
            field.cursor_blink = False
        for line in self.every:
            self._say(line)
        self._shown()[0].focus()

    def offered(self, command_id: str) -> bool:
        return command_id != "form-more" or bool(self._more and not self._whole)

    def _shown(self) -> list[Input]:
        return [field for field in self.query(Input) if field.display]

    def _value(self, line: Field) -> str:
        return self.query_one(f"#field-{line.id}", Input).value.strip()

    def on_input_changed(self, message: Input.Changed) -> None:
        for line in self.every:
            if message.input.id == f"field-{line.id}":
                self._say(line)

    def _say(self, line: Field) -> None:
        """What the typed text means, below it, while it is typed."""
        if line.says is None:
            return
        wrong, symbols, place = (
            self._wrong(line),
            self.companion.symbols,
            self.query_one(f"#says-{line.id}", Static),
        )
        place.set_class(bool(wrong), "-warning")
        meaning = line.says(self._value(line)) if self._value(line) and not wrong else ""
        place.update(f"{symbols.cross} {wrong}" if wrong else f"{symbols.tick} {meaning}" if meaning else "")

    def _wrong(self, line: Field) -> str:
        """What is wrong with the text of one line, or nothing."""
        try:
            if line.says and self._value(line):
                line.says(self._value(line))
        except Refused as refused:
            return str(refused)
        return t("form-needed", field=line.label) if line.needed and not self._value(line) else ""

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        inputs = self._shown()
        at = inputs.index(message.input)
        if at + 1 < len(inputs):
            inputs[at + 1].focus()
        else:
            self.do_form_done()

    def do_form_more(self) -> None:
        self._whole = True
        for part in self.query(".form-label, Input, .form-says"):
            part.display = True
        self.query_one(f"#field-{self._more[0].id}", Input).focus()
        self.refresh_keys()

    def do_form_done(self) -> None:
        values = {line.id: self._value(line) for line in self.every}
        wrong = next(((line, why) for line in self.every if (why := self._wrong(line))), None)
        reason = wrong[1] if wrong else self._refusal(values)
        if wrong:
            self.query_one(f"#field-{wrong[0].id}", Input).focus()
        if reason:
            self.notify(reason, severity="warning")
        else:
            self.dismiss(values)
