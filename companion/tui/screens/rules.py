"""Rules reference: searchable, by id, the present phase first."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.content.books import CHAPTERS
from companion.i18n import t
from companion.tui.dialogs.confirm import Confirm
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList, Static, subtitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words.rulebook import Rule, for_topic, search


def rule_text(rule: Rule, chapter: int) -> Content:
    """A rule as far as this chapter may read it, with its mark; what is closed says so and how to open it."""
    mark = t("rule-reading") if rule.reading else t("rule-print") if rule.other_print else t("rule-book")
    return Content.assemble(
        (f"{rule.id}  ", "bold $accent"),
        (f"{rule.title}\n", "bold $foreground"),
        (f"{t('rule-part-' + rule.part)}\n\n", "$primary"),
        (f"{rule.told(chapter)}\n\n", "$foreground"),
        (f"{t('rule-closed')} {t('rule-closed-key')}\n\n" if rule.closed(chapter) else "", "$warning"),
        (mark, "$muted"),
    )


class RulesScreen(CompanionScreen):
    """Type to search; arrows walk the list; the text stands beside it. Later chapters stay closed."""

    scope = "rules"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self, topic: str = "") -> None:
        super().__init__()
        self._topic = topic
        self._rules: list[Rule] = []
        self._reached = 1
        self._opened: set[str] = set()

    def compose(self) -> ComposeResult:
        yield TitleBar(t("rules-title"), t("rules-detail"))
        yield Input(placeholder=t("rules-search"), id="search", compact=True)
        with Horizontal(id="split"):
            yield OptionList(id="list", classes="panel")
            with VerticalScroll(classes="panel", id="text-box"):
                yield Static(id="text")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self._reached = self.companion.reached()
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
        self.refresh_keys()

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._show(self._rules[message.option_index])

    def _show(self, rule: Rule) -> None:
        self.query_one("#text", Static).update(rule_text(rule, self._chapter(rule)))
        self.refresh_keys()

    def _chapter(self, rule: Rule) -> int:
        """How far a rule may be read: to the chapter reached, or to the end where it was opened."""
        return CHAPTERS if rule.id in self._opened else self._reached

    @property
    def marked(self) -> Rule | None:
        """The rule under the cursor."""
        at = self.query_one("#list", OptionList).highlighted
        return self._rules[at] if at is not None and at < len(self._rules) else None

    def offered(self, command_id: str) -> bool:
        rule = self.marked
        return command_id != "rules-open" or (rule is not None and rule.closed(self._chapter(rule)))

    def do_rules_open(self) -> None:
        rule = self.marked
        if rule:
            question = Confirm(t("rules-open-sure", rule=rule.id), t("rules-open-title"))
            self.ask(question, lambda yes: self._open(rule) if yes else None)

    def _open(self, rule: Rule) -> None:
        self._opened.add(rule.id)
        self._show(rule)

    def on_input_changed(self, message: Input.Changed) -> None:
        self._fill(search(message.value, self._reached) if message.value.strip() else for_topic(self._topic))

    def on_input_submitted(self) -> None:
        self.query_one("#list").focus()

    def do_rules_search(self) -> None:
        self.query_one(Input).focus()

    def do_rules(self) -> None:
        self.do_rules_search()


screen = RulesScreen
