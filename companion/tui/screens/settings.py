"""Settings: each with its choices, changed by arrow keys or click, kept at once."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets.option_list import Option

from companion.content.catalogue import card_of
from companion.i18n import t
from companion.tui.screen import CompanionScreen
from companion.tui.settings import CHOICES
from companion.tui.widgets.drawing import SIZES, Shown, beside, draw
from companion.tui.widgets.plain import OptionList, Static, entitle
from companion.tui.widgets.titlebar import TitleBar

SAMPLE = ("yellow.1.1", "blue.5.3", "green.3.2", "red.6.3", "black.skull.4", "sailor.3.1")


class SettingsScreen(CompanionScreen):
    """The list on the left, a sample of the look on the right."""

    scope = "settings"
    CSS_PATH = "../styles/browse.tcss"

    def compose(self) -> ComposeResult:
        yield TitleBar(t("settings-title"), t("settings-detail"))
        with Horizontal(id="split"):
            yield OptionList(*(Option("", id=name) for name in CHOICES), id="list", classes="panel")
            yield Static(id="sample", classes="panel")

    def on_mount(self) -> None:
        entitle(self.query_one("#sample"), t("settings-sample"))
        self._redraw()
        self.query_one("#list").focus()

    def _redraw(self) -> None:
        menu = self.query_one("#list", OptionList)
        for name in CHOICES:
            value = t(f"setting-{name}-{getattr(self.companion.settings, name)}")
            text = Content.assemble((t(f"setting-{name}"), "bold"), (f"\n  {value}\n", "$accent"))
            menu.replace_option_prompt(name, text)
        self.query_one("#sample", Static).update(self._sample())

    def _sample(self) -> Content:
        sample = zip(SAMPLE, "abfhij", strict=True)
        drawn = [
            draw(Shown(card_of(code), letter), SIZES[3], self.companion.symbols) for code, letter in sample
        ]
        rows = beside(drawn[:3]) + beside(drawn[3:])
        return Content("\n").join([*rows, Content.styled("\n" + t("settings-hint"), "$muted")])

    def _step(self, by: int) -> None:
        menu = self.query_one("#list", OptionList)
        if menu.highlighted is not None:
            name = list(CHOICES)[menu.highlighted]
            self.companion.change(self.companion.settings.stepped(name, by))
            self._redraw()

    def on_option_list_option_selected(self) -> None:
        self._step(1)

    def do_settings_next(self) -> None:
        self._step(1)

    def do_settings_previous(self) -> None:
        self._step(-1)


screen = SettingsScreen
