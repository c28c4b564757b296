"""Opens the score sheet: a new one with its players, or the one that is still running."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key

from companion.i18n import listing, t
from companion.session import Refused
from companion.store import StoreError
from companion.tui.dialogs.names import names_form, rename
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.plain import Static, entitle
from companion.tui.widgets.titlebar import TitleBar

ENDINGS = ("plain", "expedition", "underway")


class ScoreNewScreen(CompanionScreen):
    """How many play, what they are called, and which ending counts."""

    scope = "score-new"
    CSS_PATH = "../styles/game_new.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.names = self.companion.saves.last_names("score")
        self.count = 3
        self.ending = "plain"

    def compose(self) -> ComposeResult:
        yield TitleBar(t("score-new-title"))
        with VerticalScroll(id="form", can_focus=False):
            yield Static(t("score-new-players"), classes="label")
            yield Chips(id="players")
            yield Static(t("score-new-ending"), classes="label")
            yield Chips(id="ending")
            yield Static("", id="score-names", classes="label")
            yield Static("", id="about", classes="panel")

    def on_mount(self) -> None:
        self.query_one("#players").focus()
        entitle(self.query_one("#about"), t("score-new-about"))
        self._redraw()

    def _redraw(self) -> None:
        self.query_one("#players", Chips).show([Chip(str(n), str(n), n == self.count) for n in range(2, 6)])
        self.query_one("#ending", Chips).show(
            [Chip(name, t(f"ending-{name}"), name == self.ending) for name in ENDINGS]
        )
        names = listing(self.names[: self.count])
        self.query_one("#score-names", Static).update(t("score-new-names", names=names))
        told = [t("score-new-ends", ending=self.ending), t("score-new-does")]
        self.query_one("#about", Static).update("\n\n".join(told))

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        if message.chips.id == "players":
            self.count = int(message.chip_id)
        else:
            self.ending = message.chip_id
        self._redraw()

    def on_key(self, event: Key) -> None:
        if event.key in ("2", "3", "4", "5"):
            self.count = int(event.key)
            self._redraw()

    def do_score_new_names(self) -> None:
        self.ask(names_form(self.names, self.count), self._rename)

    def _rename(self, values: dict[str, str]) -> None:
        rename(self.names, values)
        self._redraw()

    def do_score_new_begin(self) -> None:
        names = self.names[: self.count]
        setup: dict[str, Any] = {"players": names, "goal": 8 if self.ending == "underway" else 12}
        setup["ending"] = "expedition" if self.ending == "expedition" else "plain"
        try:
            session = self.companion.saves.begin("score", t("score-save", names=listing(names)), setup)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.app.switch_screen(self.companion.screen_of("score", session))


screen = ScoreNewScreen
