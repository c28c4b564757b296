"""A new campaign at the table: which book, who plays, together or against each other."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Key

from companion.content.books import CHAPTERS, book_names, load_book
from companion.content.facts import EVENT_ONE_UP_TO, ZEROS_IN_DECK
from companion.i18n import listing, t
from companion.session import Refused
from companion.store import StoreError
from companion.tui.dialogs.form import Field
from companion.tui.dialogs.names import names_form, rename
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.plain import Static, cut, entitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words.crews import Crew, known_crews, with_usual

MODES = ("coop", "competitive", "after")
ROWS = ("book", "known", "players", "mode", "chapter")
TOLD = ("printed", "salt-ledger")
"""Books that the app has words about."""
MOST = 4
KNOWN = 3
"""How many crews are offered, the newest first."""


class CampaignNewScreen(CompanionScreen):
    """A few rows of switches; b begins with the set-up of the first chapter."""

    scope = "campaign-new"
    doors = ("table_lesson",)
    CSS_PATH = "../styles/campaign_new.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.book = "printed"
        self.crews = known_crews(self.companion.saves.crews(), MOST)[:KNOWN]
        self.mode = "coop"
        self.chapter = 1
        last = next((crew for crew in self.crews if crew.title), next(iter(self.crews), None))
        self._take(last or Crew("", "", tuple(with_usual(())[:3])))

    def _take(self, crew: Crew) -> None:
        """Sail with these people, under the title they had, or ours."""
        self.names, self.count = with_usual(crew.names), len(crew.names)
        self.crew_name = self.companion.saves.free_title(crew.title or t("campaign-new-crew"))

    def compose(self) -> ComposeResult:
        yield TitleBar(t("campaign-new-title"), t("campaign-new-detail"))
        with Horizontal(id="campaign-new"):
            with VerticalScroll(id="form", can_focus=False):
                for name in ROWS:
                    yield Static(t(f"campaign-new-{name}"), classes="label", id=f"label-{name}")
                    yield Chips(id=name)
            with VerticalScroll(id="about-box", classes="panel", can_focus=False) as box:
                entitle(box, t("campaign-new-about"))
                yield Static("", id="about")
                yield Static("", id="more")

    def on_mount(self) -> None:
        self.query_one("#book").focus()
        self._redraw()

    def _redraw(self) -> None:
        self.count = max(self.count, self._least)
        for name in ROWS:
            self.query_one(f"#{name}", Chips).show(getattr(self, f"_{name}_chips")())
        for part in ("#known", "#label-known"):
            self.query_one(part).display = bool(self.crews)
        self.query_one("#about", Static).update(self._about())
        self.query_one("#more", Static).update(self._more())

    @property
    def _least(self) -> int:
        return 1 if self.mode == "coop" else 2

    def _book_chips(self) -> list[Chip]:
        books = sorted(book_names(), key=lambda name: name != "printed")
        return [Chip(name, load_book(name).title, name == self.book) for name in books]

    def _known_chips(self) -> list[Chip]:
        now = tuple(self.names[: self.count])
        return [
            Chip(str(at), cut(crew.title or ", ".join(crew.names), 34), crew.names == now)
            for at, crew in enumerate(self.crews)
        ]

    def _players_chips(self) -> list[Chip]:
        return [Chip(str(n), str(n), n == self.count) for n in range(self._least, MOST + 1)]

    def _mode_chips(self) -> list[Chip]:
        return [Chip(name, t(f"campaign-mode-{name}"), name == self.mode) for name in MODES]

    def _chapter_chips(self) -> list[Chip]:
        return [Chip(str(n), str(n), n == self.chapter) for n in range(1, CHAPTERS + 1)]

    def _about(self) -> Content:
        """The crew, what the book means for the table, and what to fetch from the box."""
        title = load_book(self.book).title
        means = t(f"campaign-about-{self.book}") if self.book in TOLD else title
        need = t(f"campaign-need-{self.book}") if self.book in TOLD else t("campaign-need-salt-ledger")
        return Content.assemble(
            (self.crew_name, "bold $accent"),
            (f": {listing(self.names[: self.count])}\n\n", "bold $foreground"),
            (f"{means}\n\n", "$foreground"),
            (t("campaign-need"), "bold $primary"),
            (f" {need}", "$foreground"),
        )

    def _more(self) -> str:
        """Where there is room: how a chapter is won, and the event deck here (A3, A40, A50, A60)."""
        zeros = ZEROS_IN_DECK["coop" if self.mode == "coop" else "competitive"][self.count]
        one = self.count <= EVENT_ONE_UP_TO
        deck = {"zeros": zeros, "one": "yes" if one else "no", "turns": zeros + one + 1}
        return f"{t(f'campaign-how-{self.mode}')}\n\n{t('campaign-first-month', **deck)}"

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        kind, chip = message.chips.id, message.chip_id
        if kind == "players":
            self.count = int(chip)
        elif kind == "known":
            self._take(self.crews[int(chip)])
        elif kind == "chapter":
            self.chapter = int(chip)
        elif kind == "book":
            self.book = chip
        else:
            self.mode = chip
        self._redraw()

    def on_key(self, event: Key) -> None:
        if event.key.isdecimal() and self._least <= int(event.key) <= MOST:
            event.stop()
            self.count = int(event.key)
            self._redraw()

    def do_campaign_new_names(self) -> None:
        crew = Field("crew", t("campaign-new-crew-label"), self.crew_name, needed=True)
        self.ask(names_form(self.names, self.count, [crew]), self._rename)

    def _rename(self, values: dict[str, str]) -> None:
        self.crew_name = values["crew"]
        rename(self.names, values)
        self._redraw()

    def _setup(self, title: str) -> dict[str, Any]:
        after = self.mode == "after"
        return {
            "players": self.names[: self.count],
            "mode": "competitive" if after else self.mode,
            "book": self.book,
            "title": title,
            "chapter": self.chapter,
            "after": after,
        }

    def do_campaign_new_lesson(self) -> None:
        self.companion.open("table_lesson")

    def do_campaign_new_begin(self) -> None:
        saves = self.companion.saves
        title = saves.free_title(self.crew_name)
        try:
            session = saves.begin("campaign", title, self._setup(title))
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.app.switch_screen(self.companion.screen_of("campaign", session))


screen = CampaignNewScreen
