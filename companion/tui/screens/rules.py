"""Rules reference: searchable, by id, the present phase first."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList, Static, subtitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words.rulebook import Rule, for_topic, search


def rule_text(rule: Rule) -> Content:
    """A rule as the reference shows it, with its mark."""
    mark = t("rule-reading") if rule.reading else t("rule-print") if rule.other_print else t("rule-book")
    return Content.assemble(
        (f"{rule.id}  ", "bold $accent"),
        (f"{rule.title}\n", "bold $foreground"),
        (f"{t('rule-part-' + rule.part)}\n\n", "$primary"),
        (f"{rule.text}\n\n", "$foreground"),
        (mark, "$muted"),
    )


class RulesScreen(CompanionScreen):
    """Type to search; arrows walk the list; the text stands beside it."""

    scope = "rules"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self, topic: str = "") -> None:
        super().__init__()
        self._topic = topic
        self._rules: list[Rule] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(t("rules-title"), t("rules-detail"))
        yield Input(placeholder=t("rules-search"), id="search", compact=True)
        with Horizontal(id="split"):
            yield OptionList(id="list", classes="panel")
            with VerticalScroll(classes="panel", id="text-box"):
                yield Static(id="text")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self._fill(for_topic(self._topic))
        self.query_one("#list").focus()

    def _fill(self, found: list[Rule]) -> None:
        self._rules = found
        menu = self.query_one("#list", OptionList)
        menu.clear_options()
        menu.add_options(
            [
                Option(Content.assemble((f"{rule.id:<8}", "bold $accent"), rule.title), id=f"rule-{rule.id}")
                for rule in found
            ]
        )
        subtitle(menu, t("rules-found", n=len(found)))
        menu.highlighted = 0 if found else None
        if not found:
            self.query_one("#text", Static).update(t("rules-none"))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#text", Static).update(rule_text(self._rules[message.option_index]))

    def on_input_changed(self, message: Input.Changed) -> None:
        self._fill(search(message.value) if message.value.strip() else for_topic(self._topic))

    def on_input_submitted(self) -> None:
        self.query_one("#list").focus()

    def do_rules_search(self) -> None:
        self.query_one(Input).focus()

    def do_rules(self) -> None:
        self.do_rules_search()


screen = RulesScreen
