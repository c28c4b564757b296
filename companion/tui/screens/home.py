"""Home: continue where you left off, and the four doors."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.tui.dialogs.confirm import Confirm
from companion.tui.saves import SaveLine, tip
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.banner import Banner
from companion.tui.widgets.door import Door
from companion.tui.widgets.plain import OptionList, Static, entitle
from companion.tui.widgets.save_rows import save_row

DOORS = ("home-campaign", "home-contracts", "home-game", "home-tools")


class HomeScreen(CompanionScreen):
    """What a person sees first."""

    scope = "home"
    doors = ("campaign_new", "contracts_new", "game_new", "saves", "settings")
    CSS_PATH = "../styles/home.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[SaveLine] = []
        self._loaded = False

    def compose(self) -> ComposeResult:
        yield Banner(t("home-subtitle"))
        with Vertical(id="body"):
            with Vertical(id="continue", classes="panel") as box:
                entitle(box, t("home-continue"))
                yield OptionList(id="saves")
                yield Static(t("home-empty"), id="nothing", classes="muted")
            with Container(id="doors"):
                for door in DOORS:
                    yield Door(door)
            yield Static("", id="tip", classes="muted")

    def on_mount(self) -> None:
        self.query_one(Door).focus()
        self.call_after_refresh(self.first_load)

    def on_screen_resume(self) -> None:
        if self._loaded:
            self.load()

    def on_resize(self, event: events.Resize) -> None:
        if self._loaded:
            self._show_rows()

    def first_load(self) -> None:
        """The saves, and on the very first start the tour."""
        self.load()
        self.offer_tour()

    def load(self) -> None:
        """Read the newest saves; after the first paint, so that nobody waits for them."""
        self._loaded = True
        self._lines = self.companion.saves.lines()
        self._show_rows()
        self.query_one("#tip", Static).update(t("home-tip", tip=t(tip(len(self._lines)))))
        for notice in self.companion.saves.take_notices():
            self.notify(notice, severity="warning", timeout=12)

    def _show_rows(self) -> None:
        saves = self.query_one("#saves", OptionList)
        saves.clear_options()
        width = max(self.size.width - 10, 60)
        saves.add_options([Option(save_row(line, width), id=line.id) for line in self._lines])
        saves.display = bool(self._lines)
        self.query_one("#nothing").display = not self._lines
        if self._lines:
            saves.highlighted = 0
            saves.focus()

    def offer_tour(self) -> None:
        """On the very first start: once, and never again."""
        if self.companion.settings.tour_seen == "no" and not self._lines:
            self.ask(Confirm(t("tour-offer"), t("tour-title")), self._tour_answer)

    def _tour_answer(self, yes: bool) -> None:
        self.companion.tour_taken()
        if yes:
            self.do_home_tour()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        line = self._lines[message.option_index]
        self.companion.resume(line)

    def offered(self, command_id: str) -> bool:
        return command_id != "back"

    def on_door_pressed(self, message: Door.Pressed) -> None:
        self.action_run(message.command_id)

    def do_home_campaign(self) -> None:
        self.companion.open("campaign_new")

    def do_home_contracts(self) -> None:
        self.companion.open("contracts_new")

    def do_home_game(self) -> None:
        self.companion.open("game_new")

    def do_home_tools(self) -> None:
        self.companion.open("tools")

    def do_home_saves(self) -> None:
        self.companion.open("saves")

    def do_home_settings(self) -> None:
        self.companion.open("settings")

    def do_home_tour(self) -> None:
        self.companion.open("tour")

    def do_home_leave(self) -> None:
        self.app.exit()


screen = HomeScreen
