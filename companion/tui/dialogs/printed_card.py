"""A story card's number, and what is printed on it where the book does not know it."""

from collections.abc import Iterable
from typing import Any

import msgspec
from textual.widget import Widget
from textual.widgets import Input

from companion.content.books import Book
from companion.i18n import t
from companion.table.campaign.faces import KnownCard, read_line
from companion.table.refusal import Refused
from companion.tui.dialogs.base import Dialog
from companion.tui.dialogs.form import Field, Form


class CardNumber(Dialog):
    """Taken as soon as it cannot be the beginning of a longer number: two keys for most cards."""

    scope = "card-number"

    def __init__(self, title: str, book: Book, text: str = "") -> None:
        super().__init__(title, text)
        self._numbers = {card.number for chapter in book.chapters for card in chapter.card}

    def body(self) -> Iterable[Widget]:
        yield Input(placeholder=t("card-number-hint"), max_length=4)

    def on_mount(self) -> None:
        field = self.query_one(Input)
        field.cursor_blink = False
        field.focus()

    def on_input_changed(self, message: Input.Changed) -> None:
        text = message.value.strip().lower()
        longer = any(number.startswith(text) and number != text for number in self._numbers)
        if len(text) >= 2 and text.isdigit() and not longer:
            self.dismiss(text)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_card_number_take()

    def do_card_number_take(self) -> None:
        text = self.query_one(Input).value.strip().lower()
        if text:
            self.dismiss(text)


def face_form(card: KnownCard) -> Form:
    """Asks for what is printed on a card; every line may stay empty."""
    lines = [
        Field("title", t("face-title")),
        Field("needs", t("face-needs")),
        Field("first_coins", t("face-first"), whole=True),
        Field("crowns", t("face-crowns"), whole=True),
        Field("adds", t("face-adds")),
        Field("line", t("face-line"), hint=t("face-line-hint")),
    ]
    return Form(t("face-form-title", card=card.number), lines, t("face-form-text"), line_refusal)


def typed_face(values: dict[str, str]) -> dict[str, Any]:
    """The form's answer as the face of a `know` entry; empty lines say nothing."""
    face: dict[str, Any] = {name: values[name] for name in ("title", "needs") if values[name]}
    face |= {name: int(values[name]) for name in ("first_coins", "crowns") if values[name]}
    if values["adds"]:
        face["adds"] = [part.strip() for part in values["adds"].split(",")]
    line = _line(values)
    return face | ({"month_end": line} if line else {})


def line_refusal(values: dict[str, str]) -> str:
    """Why the typed hourglass line cannot be one; the form stays open with everything in it (A11)."""
    try:
        _line(values)
    except Refused as refused:
        return str(refused)
    return ""


def _line(values: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(read_line(values["line"])) if values["line"] else {}
    return {mode: line for mode, line in found.items() if line}
