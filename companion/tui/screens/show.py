"""A log in large letters for a second terminal: it follows what others write and never writes itself."""

from pathlib import Path
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from companion.i18n import t
from companion.session import Refused, Session
from companion.store import StoreError
from companion.tui.app import CompanionApp
from companion.tui.screen import CompanionScreen
from companion.tui.showing import Board, board
from companion.tui.widgets.big_text import BigText
from companion.tui.widgets.boards import Scores, Things
from companion.tui.widgets.cards import CardRow
from companion.tui.widgets.happened import Happened
from companion.tui.widgets.plain import Prompt, Static
from companion.tui.widgets.titlebar import TitleBar

INTERVAL = 1.0
OFFERED = ("show-leave", "back", "quit", "help")
HUGE = ("huge-1", "huge-2", "huge-3")


class ShowScreen(CompanionScreen):
    """Asks the log every second, and at every key, whether somebody wrote into it."""

    scope = "show"
    CSS_PATH = "../styles/show.tcss"

    def __init__(self, session: Session, interval: float = INTERVAL) -> None:
        super().__init__()
        self.session = session
        self._interval = interval

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        with Horizontal(id="show-huge"):
            yield from (BigText(id=name) for name in HUGE)
        row = CardRow(t("harbour-empty"), id="show-cards")
        row.can_focus = False
        yield row
        with Horizontal(id="show-boards"):
            yield Things(id="show-things")
            yield Scores(id="show-scores")
        with Vertical(id="show-lines"):
            yield Static("", id="show-facts")
            yield Static("", id="show-event")
            yield Happened()
            yield Prompt()

    def on_mount(self) -> None:
        self.update()
        self.set_interval(self._interval, self.follow)

    def offered(self, command_id: str) -> bool:
        return command_id in OFFERED

    def on_key(self, event: events.Key) -> None:
        self.follow()

    def follow(self) -> None:
        """Draw again what another process wrote; where the log cannot be read now, say so and go on."""
        try:
            if self.session.refresh():
                self.update()
        except (Refused, StoreError) as error:
            self.query_one(Prompt).show(str(error))

    def update(self) -> None:
        """Show the log as it stands."""
        shown = board(self.session, self.companion.symbols)
        self.query_one(TitleBar).show(*shown.title)
        self._show_huge(shown)
        self._show_boards(shown)
        self._line("#show-facts", "\n".join(shown.facts))
        self._line("#show-event", shown.event)
        self.query_one(Happened).show(shown.happened)
        self.query_one(Prompt).show(shown.now)

    def _show_huge(self, shown: Board) -> None:
        self.query_one("#show-huge").display = bool(shown.huge)
        for name, huge in zip(HUGE, [*shown.huge, *[None] * len(HUGE)], strict=False):
            big = self.query_one(f"#{name}", BigText)
            big.show(*huge) if huge else big.show("", "")

    def _show_boards(self, shown: Board) -> None:
        cards = self.query_one(CardRow)
        cards.display = self.session.kind == "game"
        cards.show(list(shown.cards))
        things = self.query_one(Things)
        things.display = bool(shown.things)
        things.show(shown.things)
        self.query_one(Scores).show(shown.players)

    def _line(self, which: str, text: str) -> None:
        line = self.query_one(which, Static)
        line.display = bool(text)
        line.update(text)

    def do_show_leave(self) -> None:
        """Leave; nothing was written, so there is nothing to ask."""
        self.app.exit()

    def do_back(self) -> None:
        self.do_show_leave()


class ShowApp(CompanionApp):
    """The app with nothing but one log in it, looked at."""

    def __init__(self, folder: str | None, session: Session, interval: float = INTERVAL) -> None:
        super().__init__(folder)
        self._session, self._interval = session, interval

    def open(self, name: str, *args: Any, **kwargs: Any) -> None:
        """The show takes the place of the home screen."""
        if name == "home":
            name, args = "show", (self._session, self._interval)
        super().open(name, *args, **kwargs)


def run(folder: Path, session: Session, interval: float) -> None:
    """Follow a log until `q`."""
    app = ShowApp(str(folder), session, interval)
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)


screen = ShowScreen
