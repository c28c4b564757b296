"""Which event: type to narrow the list of those met before, or a new name; what it does may be typed too."""

from collections.abc import Iterable, Sequence

from textual.widget import Widget
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.table.campaign.events import KnownEvent
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Label, OptionList


class AskEvent(Dialog):
    """Answers `{"name": ..., "text": ...}`; `text` is empty where nothing was typed about what it does.

    The marked line is what Enter takes: an event met before, or, last in the list, the new name as typed.
    """

    scope = "events"

    def __init__(self, title: str, events: Sequence[KnownEvent], text: str = "") -> None:
        super().__init__(title, text)
        self._events = list(events)
        self._found = self._events
        self._new = ""

    def body(self) -> Iterable[Widget]:
        yield Input(placeholder=t("event-name-hint"), compact=True, max_length=60, id="event-name")
        yield OptionList(*self._rows(), id="event-list")
        yield Label(t("event-text-label"), classes="form-label")
        yield Input(placeholder=t("event-text-hint"), compact=True, max_length=200, id="event-text")

    def on_mount(self) -> None:
        for field in self.query(Input):
            field.cursor_blink = False
        self.query_one("#event-name", Input).focus()
        menu = self.query_one(OptionList)
        menu.can_focus, menu.display, menu.highlighted = False, bool(self._events), None

    def _rows(self) -> list[Option]:
        told = [t("event-row", name=each.name, rule=each.rule, known=_known(each)) for each in self._found]
        return [Option(text) for text in told + ([t("event-row-new", name=self._new)] if self._new else [])]

    def on_input_changed(self, message: Input.Changed) -> None:
        if message.input.id == "event-name":
            self._narrow(message.value.strip())

    def _narrow(self, typed: str) -> None:
        """The events whose names hold every word; the new name follows unless it is one of them."""
        words = typed.casefold().split()
        self._found = [each for each in self._events if all(word in each.name.casefold() for word in words)]
        met = any(each.name.casefold() == typed.casefold() for each in self._events)
        self._new = "" if met else typed
        menu, rows = self.query_one(OptionList), self._rows()
        menu.clear_options()
        menu.add_options(rows)
        menu.highlighted = 0 if typed else None
        menu.display = bool(rows)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_events_take()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self._take(message.option_index)

    def on_option_list_option_highlighted(self) -> None:
        """What is known of the marked event stands in the second line, to be kept or replaced."""
        row = self.query_one(OptionList).highlighted
        rule = self._found[row].rule if row is not None and row < len(self._found) else ""
        self.query_one("#event-text", Input).placeholder = rule or t("event-text-hint")

    def _take(self, row: int) -> None:
        name = self._found[row].name if row < len(self._found) else self._new
        self.dismiss({"name": name, "text": self.query_one("#event-text", Input).value.strip()})

    def do_events_take(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is None:
            self.notify(t("event-name-wanted"), severity="warning")
        else:
            self._take(highlighted)

    def do_events_down(self) -> None:
        self.query_one(OptionList).action_cursor_down()

    def do_events_up(self) -> None:
        self.query_one(OptionList).action_cursor_up()

    def do_events_text(self) -> None:
        """From the name to what it does, and back."""
        self.screen.focus_next(Input)


def _known(event: KnownEvent) -> str:
    return ("seen-rule" if event.rule else "seen") if event.seen else ("rule" if event.rule else "name")
