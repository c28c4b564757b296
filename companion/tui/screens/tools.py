"""Spyglass and tools: the doors behind the fourth door."""

from textual.app import ComposeResult
from textual.containers import Container

from companion.i18n import t
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.door import Door
from companion.tui.widgets.titlebar import TitleBar

TOOLS = (
    "spyglass",
    "score-sheet",
    "rules-reference",
    "card-browser",
    "data-sheet",
    "saves",
    "settings",
    "tour",
    "table-lesson",
)


class ToolsScreen(CompanionScreen):
    """Nine small tools, each one key away."""

    scope = "tools"
    doors = ("spyglass", "score_sheet", "cards", "data_sheet", "saves", "settings", "table_lesson")
    CSS_PATH = "../styles/tools.tcss"

    def compose(self) -> ComposeResult:
        yield TitleBar(t("tools-title"))
        with Container(id="tools"):
            for tool in TOOLS:
                yield Door(f"tool-{tool}")

    def on_mount(self) -> None:
        self.query_one(Door).focus()

    def on_door_pressed(self, message: Door.Pressed) -> None:
        self.action_run(message.command_id)

    def do_tool_spyglass(self) -> None:
        self.companion.open("spyglass")

    def do_tool_score_sheet(self) -> None:
        self.companion.open("score_sheet")

    def do_tool_rules_reference(self) -> None:
        self.companion.open("rules")

    def do_tool_card_browser(self) -> None:
        self.companion.open("cards")

    def do_tool_data_sheet(self) -> None:
        self.companion.open("data_sheet")

    def do_tool_saves(self) -> None:
        self.companion.open("saves")

    def do_tool_settings(self) -> None:
        self.companion.open("settings")

    def do_tool_tour(self) -> None:
        self.companion.open("tour")

    def do_tool_table_lesson(self) -> None:
        self.companion.open("table_lesson")


screen = ToolsScreen
