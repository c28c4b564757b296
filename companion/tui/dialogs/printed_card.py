"""A story card's number, and what is printed on it where the book does not know it."""

from collections.abc import Iterable, Sequence

from textual.widget import Widget
from textual.widgets import Input

from companion.content.books import CARD_9, END
from companion.i18n import t
from companion.table.campaign.card_texts import (
    FIRST,
    MORE,
    face_texts,
    field_says,
    read_card9,
    read_face,
    read_track,
    track_says,
)
from companion.table.campaign.months import NUMBER, strange_number
from companion.table.campaign.state import Campaign
from companion.table.refusal import Refused
from companion.tui.dialogs.base import Dialog
from companion.tui.dialogs.form import Field, Form
from companion.tui.widgets.plain import Static


class CardNumber(Dialog):
    """A card of this chapter is taken as soon as its number is whole: two keys for most.

    Any other number is questioned, and taken by a second Enter; nothing of that card is shown.
    """

    scope = "card-number"

    def __init__(self, title: str, campaign: Campaign, text: str = "", end: bool = False) -> None:
        super().__init__(title, text)
        self._campaign, self._end = campaign, end
        self._numbers = {card.number for chapter in campaign.book.chapters for card in chapter.card}
        self._asked = ""

    def body(self) -> Iterable[Widget]:
        hint = t(
            "card-number-hint-end" if self._end else "card-number-hint", card=f"{self._campaign.chapter}1"
        )
        yield Input(placeholder=hint, max_length=4)
        yield Static("", classes="card-question -warning")

    def on_mount(self) -> None:
        field = self.query_one(Input)
        field.cursor_blink = False
        field.focus()

    def _typed(self) -> str:
        return self.query_one(Input).value.strip().lower()

    def on_input_changed(self) -> None:
        text = self._typed()
        self._asked = ""
        self.query_one(".card-question", Static).update("")
        longer = any(number.startswith(text) and number != text for number in self._numbers)
        if len(text) >= 2 and text.isdigit() and not longer and not strange_number(self._campaign, text):
            self.dismiss(text)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_card_number_take()

    def do_card_number_take(self) -> None:
        text = self._typed()
        if not text:
            return
        if self._end and text in (CARD_9, END):
            self.dismiss(END)
            return
        doubt = self._doubt(text)
        if not doubt or self._asked == text:
            self.dismiss(text)
            return
        self._asked = text if NUMBER.fullmatch(text) and text != CARD_9 else ""
        again = t("card-number-again", number=text) if self._asked else ""
        self.query_one(".card-question", Static).update(f"{doubt} {again}".strip())

    def _doubt(self, text: str) -> str:
        if not NUMBER.fullmatch(text) or text == CARD_9:
            return t("campaign-card-number", text=text)
        return strange_number(self._campaign, text)


def card_form(campaign: Campaign, number: str, first: Sequence[str] = FIRST) -> Form:
    """What is printed on a card: crowns, first reward and hourglass at once, everything else behind a key."""
    texts = face_texts(campaign, number)

    def field(name: str) -> Field:
        numbers = {name: f"{campaign.chapter}{n}" for n, name in enumerate(("ask", "next", "other"))}
        label, hint = t(f"face-{name}"), t(f"face-{name}-hint", **numbers)
        return Field(name, label, texts[name], hint, says=lambda text: field_says(campaign, name, text))

    def refusal(values: dict[str, str]) -> str:
        try:
            read_face(campaign, number, values)
        except Refused as refused:
            return str(refused)
        return ""

    more = [field(name) for name in (*FIRST, *MORE) if name not in first]
    title = t("face-form-title", card=number)
    return Form(title, [field(name) for name in first], t("face-form-text"), refusal, more)


def card9_form(campaign: Campaign, value: str = "") -> Form:
    """Card 9's markers and VP for this player count; empty where the table does not want to say (A40)."""
    label = t("card9-label", n=len(campaign.crew))

    def says(text: str) -> str:
        markers, points = read_card9(text)
        return t("card9-says", markers=markers, vp=points)

    return Form(t("card9-title"), [Field("card9", label, value, "6 17", says=says)], t("card9-text"))


def track_form(value: str = "") -> Form:
    """The crown card's shields; empty where the table does not want to say (A15)."""
    field = Field(
        "track", t("track-label"), value, "2 4 7 10 14 18", says=lambda text: track_says(read_track(text))
    )
    return Form(t("track-title"), [field], t("track-text"))
