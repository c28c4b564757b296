"""All saves and the trash: open, rename, throw away, bring back."""

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.store import StoreError
from companion.tui.dialogs.form import Field, Form
from companion.tui.saves import SaveLine
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList
from companion.tui.widgets.save_rows import save_row
from companion.tui.widgets.titlebar import TitleBar


class SavesScreen(CompanionScreen):
    """Nothing is ever deleted here: the trash can be looked into and emptied only by hand."""

    scope = "saves"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.trash = False
        self._lines: list[SaveLine] = []

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        yield OptionList(id="list", classes="panel wide")

    def on_mount(self) -> None:
        self.query_one("#list").focus()
        self._fill()

    def on_screen_resume(self) -> None:
        if self.is_mounted:
            self._fill()

    def on_resize(self, event: events.Resize) -> None:
        if self._lines:
            self._fill()

    def _fill(self) -> None:
        saves = self.companion.saves
        self._lines = saves.trashed() if self.trash else saves.lines()
        where = t("saves-trash") if self.trash else t("saves-title")
        self.query_one(TitleBar).show(where, saves.place, t("saves-count", n=len(self._lines)))
        menu = self.query_one("#list", OptionList)
        menu.clear_options()
        menu.add_options([Option(save_row(line, self.size.width - 6)) for line in self._lines])
        menu.highlighted = 0 if self._lines else None
        if not self._lines:
            menu.add_option(Option(t("saves-none"), disabled=True))
        self.refresh_keys()

    @property
    def marked(self) -> SaveLine | None:
        """The save under the cursor."""
        at = self.query_one("#list", OptionList).highlighted
        return self._lines[at] if at is not None and at < len(self._lines) else None

    def offered(self, command_id: str) -> bool:
        if command_id in ("saves-open", "saves-rename", "saves-throw"):
            return not self.trash
        return command_id != "saves-restore" or self.trash

    def why_not(self, command_id: str) -> str:
        marks = ("saves-open", "saves-rename", "saves-throw", "saves-restore")
        return t("choose-none") if command_id in marks and not self._lines else ""

    def on_option_list_option_selected(self) -> None:
        self.action_run("saves-restore" if self.trash else "saves-open")

    def do_saves_open(self) -> None:
        if self.marked:
            self.companion.resume(self.marked)

    def do_saves_throw(self) -> None:
        line = self.marked
        if line:
            self.ask_sure("saves-throw-sure", lambda: self._throw(line.id), title=line.title)

    def _throw(self, save_id: str) -> None:
        self._do(lambda: self.companion.saves.trash(save_id))

    def do_saves_restore(self) -> None:
        line = self.marked
        if line:
            self._do(lambda: self.companion.saves.restore(line.id))

    def _do(self, act: Callable[[], None]) -> None:
        try:
            act()
        except StoreError as error:
            self.notify(str(error), severity="error")
        self._fill()

    def do_saves_rename(self) -> None:
        line = self.marked
        if line:
            field = Field("title", t("rename-label"), line.title, needed=True)
            self.ask(Form(t("rename-title"), [field]), lambda values: self._rename(line.id, values["title"]))

    def _rename(self, save_id: str, title: str) -> None:
        self._do(lambda: self.companion.saves.store.save(save_id).rename(title))

    def do_saves_trash(self) -> None:
        self.trash = not self.trash
        self._fill()


screen = SavesScreen
