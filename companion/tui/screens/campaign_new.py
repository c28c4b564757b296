"""A new campaign at the table: which book, who plays, together or against each other."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from companion.content.books import book_names, load_book
from companion.i18n import listing, t
from companion.session import Refused
from companion.store import StoreError
from companion.tui.dialogs.form import Field
from companion.tui.dialogs.names import names_form, rename
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.plain import Static
from companion.tui.widgets.titlebar import TitleBar

MODES = ("coop", "competitive", "after")


class CampaignNewScreen(CompanionScreen):
    """Five rows of switches; b begins with the set-up of the first chapter."""

    scope = "campaign-new"
    CSS_PATH = "../styles/game_new.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.book = "printed"
        self.names = ["Ann", "Bob", "Cem", "Dora"]
        self.count = 3
        self.mode = "coop"
        self.chapter = 1
        self.crew_name = t("campaign-new-crew")

    def compose(self) -> ComposeResult:
        yield TitleBar(t("campaign-new-title"), t("game-new-detail"))
        with VerticalScroll(id="form", can_focus=False):
            for name in ("book", "players", "mode", "chapter"):
                yield Static(t(f"campaign-new-{name}"), classes="label")
                yield Chips(id=name)
            yield Static("", id="about", classes="panel")

    def on_mount(self) -> None:
        self.query_one("#book").focus()
        self._redraw()

    def _redraw(self) -> None:
        books = sorted(book_names(), key=lambda name: name != "printed")
        self.query_one("#book", Chips).show(
            [Chip(name, load_book(name).title, name == self.book) for name in books]
        )
        least = 1 if self.mode == "coop" else 2
        self.count = max(self.count, least)
        self.query_one("#players", Chips).show(
            [Chip(str(n), str(n), n == self.count) for n in range(least, 5)]
        )
        self.query_one("#mode", Chips).show(
            [Chip(name, t(f"campaign-mode-{name}"), name == self.mode) for name in MODES]
        )
        self.query_one("#chapter", Chips).show([Chip(str(n), str(n), n == self.chapter) for n in range(1, 6)])
        names = listing(self.names[: self.count])
        about = (
            t(f"campaign-about-{self.book}")
            if self.book in ("printed", "salt-ledger")
            else load_book(self.book).title
        )
        self.query_one("#about", Static).update(f"{self.crew_name}: {names}\n\n{about}")

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        kind, chip = message.chips.id, message.chip_id
        if kind == "players":
            self.count = int(chip)
        elif kind == "chapter":
            self.chapter = int(chip)
        elif kind == "book":
            self.book = chip
        else:
            self.mode = chip
        self._redraw()

    def do_campaign_new_names(self) -> None:
        crew = Field("crew", t("campaign-new-crew-label"), self.crew_name, needed=True)
        self.ask(names_form(self.names, self.count, [crew]), self._rename)

    def _rename(self, values: dict[str, str]) -> None:
        self.crew_name = values["crew"]
        rename(self.names, values)
        self._redraw()

    def do_campaign_new_begin(self) -> None:
        after = self.mode == "after"
        setup: dict[str, Any] = {
            "players": self.names[: self.count],
            "mode": "competitive" if after else self.mode,
            "book": self.book,
            "title": self.crew_name,
            "chapter": self.chapter,
            "after": after,
        }
        try:
            session = self.companion.saves.begin("campaign", self.crew_name, setup)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.app.switch_screen(self.companion.screen_of("campaign", session))


screen = CampaignNewScreen
