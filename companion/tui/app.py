"""The app: themes, settings, the saves, and the doors between screens."""

import gc
import os
import random
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.filter import LineFilter
from textual.notifications import SeverityLevel

from companion.tui.glyphs import Glyphs
from companion.tui.saves import SaveLine, Saves
from companion.tui.screen import CompanionScreen
from companion.tui.settings import Settings
from companion.tui.themes import PALETTES, build, plain
from companion.tui.widgets.plain import Harmless

if TYPE_CHECKING:
    from companion.session import Session


class CompanionApp(App[None]):
    """One app with two souls: the companion of a physical table, and the whole game digital."""

    CSS_PATH = Path(__file__).parent / "styles" / "app.tcss"
    TITLE = "Port Royal Companion"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = CompanionScreen.HORIZONTAL_BREAKPOINTS

    def __init__(self, folder: str | None = None, settings: Settings | None = None) -> None:
        no_colour = "NO_COLOR" in os.environ
        self._harmless = Harmless()
        super().__init__(ansi_color=True if no_colour else None)
        self.saves = self.make_saves(folder)
        self.settings = settings or Settings.read(self.saves.settings())
        for name in PALETTES:
            self.register_theme(build(name))
        self.register_theme(plain())
        self.theme = "plain" if no_colour else self.settings.theme

    def make_saves(self, folder: str | None) -> Saves:
        """The shelf of saves in that data folder."""
        return Saves(folder)

    @property
    def symbols(self) -> Glyphs:
        return self.settings.symbols

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What every line goes through on its way to the terminal."""
        return [*super().get_line_filters(), self._harmless]

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Say something in a corner, as it stands: a name in it may hold brackets."""
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=False)

    def on_mount(self) -> None:
        self.set_class(self.no_color, "-plain")
        self.set_class(self.settings.glyphs == "ascii", "-ascii")
        self.open("home")

    def open(self, name: str, *args: Any, **kwargs: Any) -> None:
        """Push the screen of that name; its file is imported now."""
        self.push_screen(self.screen_of(name, *args, **kwargs))

    def screen_of(self, name: str, *args: Any, **kwargs: Any) -> CompanionScreen:
        """Make the screen that `screens/NAME.py` exposes as `screen`."""
        made = import_module(f"companion.tui.screens.{name}").screen(*args, **kwargs)
        assert isinstance(made, CompanionScreen)
        return made

    def change(self, settings: Settings) -> None:
        """Take new settings into use."""
        self.settings = settings
        self.saves.keep_settings(settings.stored())
        if not self.no_color:
            self.theme = settings.theme
        self.set_class(settings.glyphs == "ascii", "-ascii")
        for screen in self.screen_stack:
            screen.refresh(layout=True)

    def deal_number(self) -> int:
        """A number for the next deal."""
        return random.SystemRandom().randrange(1, 1_000_000)

    def resume(self, line: SaveLine) -> None:
        """Open a save at the point where it was left; what cannot be opened says why."""
        from companion.session import Refused
        from companion.store import StoreError

        if line.problem:
            self.notify(line.problem, severity="error", timeout=12)
            return
        if self._back_to(line.id):
            return
        try:
            session = self.saves.open(line.id)
            self.push_screen(self.screen_for(session))
            for sentence in self.saves.take_notices():
                self.notify(sentence, severity="warning", timeout=12)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error", timeout=12)

    def _back_to(self, save_id: str) -> bool:
        """Go back to a save that is open below this screen, rather than open it twice."""
        open_now = [(screen, play) for screen, play in self._playing() if play.id == save_id]
        while open_now and self.screen is not open_now[0][0]:
            self.pop_screen()
        return bool(open_now)

    def _playing(self) -> Iterator[tuple[CompanionScreen, "Session"]]:
        """Screens with the game or table that each plays, the topmost first."""
        for screen in reversed(self.screen_stack):
            session = screen.playing() if isinstance(screen, CompanionScreen) else None
            if session is not None and isinstance(screen, CompanionScreen):
                yield screen, session

    def reached(self) -> int:
        """The chapter that may be told of: that of the campaign below, else the furthest of any save."""
        from companion.words.progress import chapter_of

        chapters = (chapter_of(session.summary()) for _, session in self._playing())
        return next((chapter for chapter in chapters if chapter), 0) or self.saves.reached()

    def screen_for(self, session: "Session") -> CompanionScreen:
        """The screen that plays a session of this kind."""
        if session.kind == "game":
            from companion.session.port import LocalPort

            return self.screen_of("game", LocalPort(session))
        return self.screen_of(session.kind, session)

    def do_help(self) -> None:
        """Open help for the focused widget and this screen's keys."""
        self.open("help", self.screen)

    def do_palette(self) -> None:
        from companion.tui.palette import open_palette

        if isinstance(self.screen, CompanionScreen):
            open_palette(self.screen)

    def do_rules(self) -> None:
        screen = self.screen
        self.open("rules", screen.topic() if isinstance(screen, CompanionScreen) else "")

    def do_back(self) -> None:
        if len(self.screen_stack) > 2:
            self.pop_screen()

    def tour_taken(self) -> None:
        """Remember that the tour was taken or declined, so that it is offered only once."""
        self.change(self.settings._replace(tour_seen="yes"))

    def go_home(self) -> None:
        """Leave every screen but home."""
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def do_quit(self) -> None:
        self.exit()


def run(folder: str | None = None) -> None:
    """Start the app on a data folder; where it fell over, so does the command, with status 1."""
    app = CompanionApp(folder)
    app.saves.open_folder()
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)


gc.freeze()  # what was imported stays: looking through it again would cost a frame of the first paint
