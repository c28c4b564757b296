"""Card browser: every known card with its picture, count and source."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input
from textual.widgets.option_list import Option

from companion.content import Card, Contract
from companion.i18n import t
from companion.tui.glyphs import Glyphs
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.drawing import SIZES, Shown, beside, brief, draw
from companion.tui.widgets.plain import OptionList, Static, cut, fitted, subtitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words import cards as faces

Entry = Card | Contract


class CardsScreen(CompanionScreen):
    """Search by name, code, set or source; what is assumed says so."""

    scope = "browser"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._all: list[Entry] = []
        self._found: list[Entry] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(t("browser-title"), t("browser-detail"))
        yield Input(placeholder=t("browser-search"), id="search", compact=True)
        with Horizontal(id="split"):
            yield OptionList(id="list", classes="panel")
            with VerticalScroll(classes="panel", id="text-box"):
                yield Static(id="text")

    def on_mount(self) -> None:
        catalogue = self.companion.saves.catalogue()
        self._all = [*catalogue.cards, *catalogue.contracts]
        self.query_one(Input).cursor_blink = False
        self._fill("")
        self.query_one("#list").focus()

    def _fill(self, words: str) -> None:
        wanted = words.casefold().split()
        self._found = [entry for entry in self._all if all(word in _words(entry) for word in wanted)]
        menu = self.query_one("#list", OptionList)
        menu.clear_options()
        menu.add_options([Option(_row(entry, self.companion.symbols)) for entry in self._found])
        subtitle(menu, t("browser-found", n=len(self._found), cards=sum(map(_count, self._found))))
        menu.highlighted = 0 if self._found else None
        if not self._found:
            self.query_one("#text", Static).update(t("browser-none"))

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self.query_one("#text", Static).update(self._detail(self._found[message.option_index]))

    def _detail(self, entry: Entry) -> Content:
        if isinstance(entry, Contract):
            return _contract_text(entry)
        picture = beside([draw(Shown(entry), SIZES[1], self.companion.symbols)])
        text = Content.assemble(
            (f"\n\n{faces.sentence(entry)}\n\n", "$foreground"),
            (t("browser-copies", n=entry.count, set=t(f"set-{entry.set}")) + "\n", "$muted"),
            (t("browser-code", code=entry.code) + "\n", "$muted"),
            (self._source(entry), "$warning" if entry.source == "assumed" else "$success"),
            (f"\n{entry.note}" if entry.note else "", "$muted"),
        )
        return Content("\n").join([*picture, text])

    def _source(self, card: Card) -> str:
        own = card.code in (self.companion.saves.store.knowledge().get("cards") or {})
        return t("source-own") if own else t(f"source-{card.source}")

    def on_input_changed(self, message: Input.Changed) -> None:
        self._fill(message.value)

    def on_input_submitted(self) -> None:
        self.query_one("#list").focus()

    def do_browser_search(self) -> None:
        self.query_one(Input).focus()


def _words(entry: Entry) -> str:
    if isinstance(entry, Contract):
        words = (
            entry.id,
            t(f"contract-{entry.id}"),
            entry.name,
            entry.name_2015,
            entry.needs,
            entry.source,
            t("set-contract"),
        )
        return " ".join(words).casefold()
    return f"{entry.code} {faces.name(entry)} {t('set-' + entry.set)} {entry.source} {entry.kind}".casefold()


def _row(entry: Entry, symbols: Glyphs) -> Content:
    """Name, copies and the face in brief; a question mark marks assumed data."""
    mark = ("? " if entry.source == "assumed" else "  ", "$warning")
    if isinstance(entry, Contract):
        return Content.assemble(
            mark, (fitted(t(f"contract-{entry.id}"), 22), "bold"), (t("set-contract"), "$muted")
        )
    style = f"${entry.colour}-line" if entry.kind == "ship" else "$foreground"
    name = fitted(cut(faces.name(entry), 21), 22)
    return Content.assemble(
        mark, (name, style), (f"{entry.count:>2} ", "$muted"), (cut(brief(entry, symbols), 9), "$muted")
    )


def _count(entry: Entry) -> int:
    return entry.count if isinstance(entry, Card) else 1


def _contract_text(entry: Contract) -> Content:
    ladder = ", ".join(str(coins) for coins in entry.ladder)
    return Content.assemble(
        (f"{t(f'contract-{entry.id}')}\n\n", "bold $accent"),
        (f"{entry.needs}\n\n", "$foreground"),
        (
            t("browser-timing", when=t("timing-" + entry.timing.replace(", ", "-").replace(" ", "-"))) + "\n",
            "$foreground",
        ),
        (t("browser-ladder", ladder=ladder) + "\n", "$foreground"),
        (t("browser-seal", digit=entry.seal_digit, letter=entry.seal_letter) + "\n\n", "$foreground"),
        (t(f"source-{entry.source}") + "\n", "$warning" if entry.source == "assumed" else "$success"),
        (t("browser-seal-source", source=entry.seal_source), "$muted"),
    )


screen = CardsScreen
