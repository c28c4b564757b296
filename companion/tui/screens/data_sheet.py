"""Data sheet: what is assumed or unknown about the printed game, and what your own copy says instead."""

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from companion.content.books import Book, load_book
from companion.i18n import t
from companion.store import StoreError
from companion.table.campaign.state import Face, Typed, TypedTrack
from companion.table.knowledge import typed_of, with_learned
from companion.tui.dialogs.form import Field, Form
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.titlebar import TitleBar

BOOK = "printed"


class DataSheetScreen(CompanionScreen):
    """One row a value; Enter types what is printed on your copy. Campaigns that begin later use it."""

    scope = "data"
    CSS_PATH = "../styles/browse.tcss"

    def compose(self) -> ComposeResult:
        yield TitleBar(t("data-title"), t("data-detail"))
        yield OptionList(id="list", classes="panel wide")

    def on_mount(self) -> None:
        self._fill()
        self.query_one("#list").focus()

    @property
    def book(self) -> Book:
        return load_book(BOOK)

    def typed(self) -> Typed:
        """What this data folder knows of the printed copy."""
        return typed_of(self.companion.shelf.store.knowledge(), BOOK)

    def rows(self) -> list[tuple[str, str, str, bool]]:
        """Id, what it is, its value as text, and whether your copy has said it."""
        known = self.typed()
        track = known.track
        shields = " ".join(str(n) for n in (track.shields if track else self.book.track.shields or ()))
        found = [("track", t("data-track"), shields, track is not None)]
        for players in range(1, 5):
            own = known.card9.get(str(players))
            side = self.book.end(1, players)
            pair = own or (side.markers, side.vp)
            value = "" if None in pair else f"{pair[0]} / {pair[1]}"
            found.append((f"card9-{players}", t("data-card9", n=players), value, own is not None))
        for hero in self.book.heroes:
            coins = known.heroes.get(hero.id, hero.coins)
            found.append(
                (
                    f"hero-{hero.id}",
                    t("data-hero", name=hero.name),
                    "" if coins is None else str(coins),
                    hero.id in known.heroes,
                )
            )
        for number, face in sorted(known.cards.items()):
            found.append(
                (f"card-{number}", t("data-card", number=number), face.needs or face.title or "", True)
            )
        return found

    def _fill(self) -> None:
        menu = self.query_one("#list", OptionList)
        at = menu.highlighted
        menu.clear_options()
        menu.add_options([Option(self._row(*row), id=row[0]) for row in self.rows()])
        menu.highlighted = at or 0

    def _row(self, _: str, label: str, value: str, own: bool) -> Content:
        source = t("data-own") if own else t("data-assumed") if value else t("data-unknown")
        style = "$success" if own else "$warning" if value else "$muted"
        return Content.assemble(
            (f"{label:<40}", "bold $foreground"), (f"{value or '?':<22.22}", "$foreground"), (source, style)
        )

    def on_option_list_option_selected(self) -> None:
        self.do_data_correct()

    def do_data_correct(self) -> None:
        at = self.query_one("#list", OptionList).highlighted
        if at is None:
            return
        row, label, value, _ = self.rows()[at]
        self.ask(
            Form(t("data-form"), [Field("value", label, value, t(f"data-hint-{row.partition('-')[0]}"))]),
            lambda values: self._keep(row, values["value"]),
        )

    def _keep(self, row: str, text: str) -> None:
        try:
            lesson = _lesson(row, text)
        except ValueError:
            self.notify(t("data-bad"), severity="warning")
            return
        try:
            self.companion.shelf.store.change_knowledge(lambda present: with_learned(present, BOOK, lesson))
        except StoreError as error:
            self.notify(str(error), severity="error")
        self._fill()


def _numbers(text: str) -> list[int]:
    numbers = [int(word) for word in text.replace("/", " ").replace(",", " ").split()]
    if not numbers or min(numbers) < 0:
        raise ValueError(text)
    return numbers


def _lesson(row: str, text: str) -> Typed:
    """What was typed into one row; ValueError where it is no such value."""
    kind, _, name = row.partition("-")
    if kind == "card":
        return Typed(cards={name: Face(needs=text)})
    numbers = _numbers(text)
    if kind == "track":
        return Typed(track=TypedTrack(tuple(numbers)))
    if kind == "hero":
        return Typed(heroes={name: numbers[0]})
    markers, points = numbers
    return Typed(card9={name: (markers, points)})


screen = DataSheetScreen
