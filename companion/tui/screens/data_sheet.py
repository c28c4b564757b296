"""Data sheet: what is assumed or unknown about the printed game, and what your own copy says instead."""

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.store import StoreError
from companion.tui.dialogs.form import Field, Form
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList, fitted, subtitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words.data_sheet import Row, rows, written


class DataSheetScreen(CompanionScreen):
    """One row a value; Enter types what is printed on your copy. Spyglass, tables and browser use it."""

    scope = "data"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(t("data-title"), t("data-detail"))
        yield Input(placeholder=t("data-search"), id="search", compact=True)
        yield OptionList(id="list", classes="panel wide")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self._fill()
        self.query_one("#list").focus()

    def _fill(self) -> None:
        words = self.query_one(Input).value.casefold().split()
        every = rows(self.companion.saves.store.knowledge())
        self._rows = [
            row for row in every if all(word in f"{row.label} {row.id}".casefold() for word in words)
        ]
        menu = self.query_one("#list", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        menu.add_options([Option(self._line(row)) for row in self._rows])
        menu.highlighted = min(at, len(self._rows) - 1) if self._rows else None
        subtitle(menu, t("data-count", n=sum(row.own for row in every), of=len(every)))

    def _line(self, row: Row) -> Content:
        source = t("data-own") if row.own else t("data-assumed") if row.value else t("data-unknown")
        style = "$success" if row.own else "$warning" if row.value else "$muted"
        label, value = fitted(row.label, 46) + " ", fitted(row.value or "?", 16) + " "
        return Content.assemble((label, "bold $foreground"), (value, "$foreground"), (source, style))

    def on_option_list_option_selected(self) -> None:
        self.do_data_correct()

    def on_input_changed(self) -> None:
        self._fill()

    def on_input_submitted(self) -> None:
        self.query_one("#list").focus()

    def do_data_search(self) -> None:
        self.query_one(Input).focus()

    def do_data_correct(self) -> None:
        at = self.query_one("#list", OptionList).highlighted
        if at is None:
            return
        row = self._rows[at]
        hint = t(f"data-hint-{row.id.partition('-')[0]}")
        form = Form(t("data-form"), [Field("value", row.label, row.value, hint, needed=True)])
        self.ask(form, lambda values: self._keep(row.id, values["value"]))

    def _keep(self, row: str, text: str) -> None:
        store = self.companion.saves.store
        try:
            written(store.knowledge(), row, text)
            store.change_knowledge(lambda present: written(present, row, text))
        except ValueError:
            self.notify(t("data-bad"), severity="warning")
        except StoreError as error:
            self.notify(str(error), severity="error")
        self._fill()


screen = DataSheetScreen
