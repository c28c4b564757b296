"""Data sheet: what is assumed or unknown about the printed game, and what your own copy says instead."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Resize
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.session.card_exchange import compared, exchange_files, read_cards, take_cards, write_exchange
from companion.store import Store, StoreError
from companion.table.campaign.card_texts import read_face
from companion.table.knowledge import opened, typed_of
from companion.table.refusal import Refused
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.pick import Pick
from companion.tui.dialogs.printed_card import card_form
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList, cut, fitted, subtitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words.data_sheet import BOOK, Row, rows, written
from companion.words.typed_cards import on_paper, with_entry

STYLES = {"own": "$success", "assumed": "$warning", "print": "$primary"}
LABEL, MOST, VALUE = 46, 66, 12


class DataSheetScreen(CompanionScreen):
    """One row a value; Enter types what is printed on your copy. Spyglass, tables and browser use it."""

    scope = "data"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._changed = False

    @property
    def store(self) -> Store:
        """Where what you type is kept."""
        return self.companion.saves.store

    def compose(self) -> ComposeResult:
        yield TitleBar(t("data-title"), t("data-detail"))
        yield Input(placeholder=t("data-search"), id="search", compact=True)
        yield OptionList(id="list", classes="panel wide")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self._fill()
        self.query_one("#list").focus()

    def on_resize(self, event: Resize) -> None:
        self._fill()

    def _fill(self) -> None:
        words = self.query_one(Input).value.casefold().split()
        every = rows(self.store.knowledge())
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
        """Label, value and who says so; what is known of a story card stands on a second line."""
        source, style = t(f"data-{row.source}"), STYLES.get(row.source, "$muted")
        value = row.value or ("" if row.more or row.source == "closed" else "?")
        room = max(self.size.width - 10, LABEL)
        label = fitted(cut(row.label, min(room - VALUE - 12, MOST)), min(room - VALUE - 12, MOST)) + " "
        more = f"\n    {cut(row.more, room)}" if row.more else ""
        return Content.assemble(
            (label, "bold $foreground"), (fitted(value, VALUE) + " ", "$foreground"), (source, style),
            (more, "$muted"),
        )  # fmt: skip

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
        if row.source == "closed":
            sure = Confirm(t("data-closed-ask", number=row.name), t("data-closed-title"))
            self.ask(sure, lambda yes: self._break_open(row.name) if yes else None)
        elif row.kind == "card":
            self.open_card(row.name)
        else:
            self._ask_value(row)

    def _ask_value(self, row: Row) -> None:
        """Keeps the dialog open, with what was typed, until it is a value or the person leaves it."""
        known = row.more if row.kind == "event" else row.value if row.own else ""
        line = Field("value", row.label, known, t(f"data-hint-{row.kind}"), needed=True)

        def edit(texts: dict[str, str], present: dict[str, Any]) -> dict[str, Any]:
            return written(present, row, texts["value"])

        self._ask_form(Form(t("data-form"), [line], self._assumption(row), self._refusal(edit)), edit)

    def _assumption(self, row: Row) -> str:
        return t("data-now", value=row.value, source=t(f"data-{row.source}")) if row.value else ""

    def open_card(self, number: str) -> None:
        """What is known of a story card, to be corrected: the one door to the card form."""
        campaign = on_paper(typed_of(self.store.knowledge(), BOOK), BOOK, number)

        def edit(texts: dict[str, str], present: dict[str, Any]) -> dict[str, Any]:
            entry = read_face(campaign, number, texts)
            return with_entry(present, BOOK, number, entry) if entry else present

        self._ask_form(card_form(campaign, number), edit)

    def _ask_form(self, form: Form, edit: Callable[[dict[str, str], dict[str, Any]], dict[str, Any]]) -> None:
        self.ask(form, lambda texts: self._keep(lambda present: edit(texts, present)))

    def _refusal(
        self, edit: Callable[[dict[str, str], dict[str, Any]], dict[str, Any]]
    ) -> Callable[[dict[str, str]], str]:
        """What is wrong with what was typed, or nothing."""

        def reason(texts: dict[str, str]) -> str:
            try:
                edit(texts, self.store.knowledge())
            except (Refused, StoreError) as error:
                return str(error)
            return ""

        return reason

    def _keep(self, edit: Callable[[dict[str, Any]], dict[str, Any]]) -> bool:
        try:
            self.store.change_knowledge(edit)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return False
        self._fill()
        self._changed = True
        return True

    def on_unmount(self) -> None:
        """A campaign that lies below counts with the new values at once."""
        for below in self.app.screen_stack if self._changed else ():
            if isinstance(below, CompanionScreen):
                below.typed_elsewhere()

    def _break_open(self, number: str) -> None:
        if self._keep(lambda present: opened(present, BOOK, number)):
            self.open_card(number)

    def do_data_export(self) -> None:
        try:
            file, count = write_exchange(self.store)
        except StoreError as error:
            self.notify(str(error), severity="error")
        else:
            self.notify(t("data-exported", n=count, file=str(file)), timeout=12)

    def do_data_import(self) -> None:
        files = exchange_files(self.store)
        if not files:
            folder = str(self.store.root / "exchange")
            self.notify(t("data-import-none", folder=folder), severity="warning", timeout=12)
            return
        names = [(str(at), file.name) for at, file in enumerate(files)]
        self.ask(
            Pick(t("data-import-title"), names, t("data-import-text")), lambda at: self._look(files[int(at)])
        )

    def _look(self, file: Path) -> None:
        """Tells what a file would bring; whose words win is asked only where some differ."""
        try:
            theirs = read_cards(file)
            found = compared(self.store, theirs)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning", timeout=12)
            return
        if not found.differing:
            self._take(theirs, replace=False)
            return
        choices = [Choice(whose, t(f"data-import-{whose}")) for whose in ("mine", "theirs")]
        text = t("data-import-differ", new=found.new, differing=found.differing)
        self.ask(
            Choose(t("data-import-whose"), choices, text),
            lambda whose: self._take(theirs, replace=whose == "theirs"),
        )

    def _take(self, theirs: dict[str, Any], replace: bool) -> None:
        try:
            found = take_cards(self.store, theirs, replace)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        whose = "theirs" if replace else "yours"
        self.notify(t("cards-imported", new=found.new, differing=found.differing, whose=whose), timeout=12)
        self._fill()


screen = DataSheetScreen
