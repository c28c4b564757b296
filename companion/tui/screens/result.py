"""The result: who won, the figures of every player, and what decided the game."""

from collections.abc import Callable, Iterable

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from companion.engine.views import result_of
from companion.i18n import enumeration, t
from companion.session import Refused, Session
from companion.session.both_ways import bring_back, go_on_at_table, table_of
from companion.session.port import LocalPort
from companion.store import StoreError
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static, fitted
from companion.words.decided import SeatTally, headline, reason, tallies
from companion.words.story import ending


class ResultScreen(Dialog):
    """Celebrates or mourns, then tells why."""

    scope = "result"

    def __init__(self, port: LocalPort) -> None:
        super().__init__(t("result-title"))
        self._port = port
        self.add_class("-large")

    def body(self) -> Iterable[Widget]:
        result = result_of(self._port.view())
        mood = "-error" if result.get("won") is False else "-success"
        yield Static(headline(self._port.view()), classes=f"result-head {mood}")
        yield Static(reason(self._port.view(), self._port.events()), classes="result-reason")
        epilogue = ending(self._port.view(), result.get("won") is not False) if "campaign" in result else ""
        if epilogue:
            yield Static(epilogue, classes="result-reason muted")
        yield VerticalScroll(Static(self._table()), can_focus=False)
        yield Static(t("result-clean" if self._port.session.clean else "result-not-clean"), classes="muted")

    def _table(self) -> Content:
        winners = result_of(self._port.view())["winners"]
        rows = sorted(
            enumerate(tallies(self._port.view(), self._port.events())),
            key=lambda row: (-row[1].vp, -row[1].coins),
        )
        return Content("\n").join(self._row(tally, seat in winners) for seat, tally in rows)

    def _row(self, tally: SeatTally, winner: bool) -> Content:
        symbols = self.companion.symbols
        sources = enumeration(t("vp-of", n=vp, source=name) for name, vp in tally.sources.items())
        figures = enumeration([t("result-busts", n=tally.busts), t("result-taken", n=tally.taken)])
        return Content.assemble(
            (
                f"{symbols.crown if winner else ' '} {fitted(tally.name, 16)}",
                "bold $accent" if winner else "bold $foreground",
            ),
            (f"{tally.vp:>3}{symbols.star}", "bold $success"),
            (f"{tally.coins:>4}{symbols.coin}", "$warning"),
            (f"   {figures}\n", "$foreground"),
            (f"     {sources}", "$muted"),
        )

    def offered(self, command_id: str) -> bool:
        belongs = bool(table_of(self._port.session))
        if command_id == "result-table":
            return not belongs and bool(self._port.onward())
        return command_id != "result-next" or belongs or bool(self._port.onward())

    def do_result_next(self) -> None:
        """The next chapter, or the same once more, with the campaign carried on (A41); a chapter of a table
        goes back to its log, where the next one is played either way."""
        store, game = self.companion.saves.store, self._port.session
        self._go_on(lambda: bring_back(store, game) or self._next_game())

    def _next_game(self) -> Session:
        setup = {**self._port.onward(), "seed": self.companion.deal_number()}
        return self.companion.saves.begin("game", self._port.session.title, setup)

    def do_result_table(self) -> None:
        """The next chapter at the table, with everything that the digital campaign has so far (A41)."""
        self._go_on(lambda: go_on_at_table(self.companion.saves.store, self._port.session))

    def _go_on(self, begin: Callable[[], Session]) -> None:
        """Open what goes on from here in the place of this game, or say why there is nothing."""
        try:
            session = begin()
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.dismiss(None)
        self.app.switch_screen(self.companion.screen_for(session))

    def do_result_home(self) -> None:
        self.dismiss(None)
        self.companion.go_home()


screen = ResultScreen
