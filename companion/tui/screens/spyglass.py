"""Spyglass: the exact risk of the next card, from what the table sees."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Digits

from companion.advice.odds import MODULES, Odds, SightError, assumptions, deck_of, spyglass
from companion.content import Card
from companion.content.catalogue import card_of
from companion.i18n import enumeration, t
from companion.tui.dialogs.pick import Pick
from companion.tui.screen import CompanionScreen
from companion.tui.themes import SHIP_COLOURS
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.gauge import Chance, Gauge, mood
from companion.tui.widgets.plain import Static, entitle
from companion.tui.widgets.titlebar import TitleBar
from companion.words import cards as faces


class SpyglassScreen(CompanionScreen):
    """One key a colour, one a sword; the answer stands in large digits."""

    scope = "spyglass"
    CSS_PATH = "../styles/spyglass.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.harbour: list[str] = []
        self.swords = 0
        self.modules: list[str] = []
        self.gone: list[str] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(t("spyglass-title"), t("spyglass-detail"))
        with Horizontal(id="sight"):
            with Vertical(id="seen", classes="panel") as seen:
                entitle(seen, t("spyglass-seen"))
                yield Static(t("spyglass-harbour"), classes="label")
                yield Chips(id="colours")
                yield Static("", id="swords", classes="label")
                yield Static(t("spyglass-modules"), classes="label")
                yield Chips(id="modules")
                yield Static("", id="gone", classes="label")
            with Vertical(id="answer", classes="panel") as answer:
                entitle(answer, t("spyglass-answer"))
                yield Digits("", id="risk")
                yield Static("", id="verdict")
                yield Gauge(id="chances")
        with VerticalScroll(id="assumptions", classes="panel") as panel:
            entitle(panel, t("spyglass-assumptions"))
            yield Static("\n".join(f"{t('bullet')} {line}" for line in assumptions()), classes="muted")

    def on_mount(self) -> None:
        self.query_one("#colours").focus()
        self._redraw()

    def topic(self) -> str:
        return "B13"

    def deck(self) -> list[Card]:
        """The faces in the deck, as your own copy has them."""
        return deck_of(self.modules, self.companion.saves.catalogue())

    def odds(self) -> Odds:
        """The figures for what is seen now."""
        return spyglass(self.deck(), self.harbour, self.swords, self.gone)

    def _redraw(self) -> None:
        self.query_one("#colours", Chips).show(
            [
                Chip(
                    colour,
                    t(f"ship-{colour}"),
                    colour in self.harbour,
                    f"${colour}-line",
                    t(f"letter-{colour}").lower(),
                )
                for colour in SHIP_COLOURS
                if colour != "ares" or "adventure" in self.modules
            ]
        )
        self.query_one("#modules", Chips).show(
            [
                Chip(name, t(f"module-{name}"), name in self.modules, key=str(i))
                for i, name in enumerate(MODULES, 1)
            ]
        )
        self.query_one("#swords", Static).update(t("spyglass-swords", n=self.swords))
        self.query_one("#gone", Static).update(self._gone_text())
        self._show(self.odds())

    def _gone_text(self) -> str:
        names = [faces.named(card_of(code)) for code in self.gone[-6:]]
        return t("spyglass-gone", n=len(self.gone), names=enumeration(names) or "-")

    def _show(self, odds: Odds) -> None:
        next_card = Chance(t("odds-next"), float(odds.bust_next))
        digits = self.query_one("#risk", Digits)
        digits.update(f"{next_card.value * 100:.0f}%")
        for name in ("success", "warning", "error"):
            digits.set_class(mood(next_card) == f"${name}", f"-{name}")
        self.query_one("#verdict", Static).update(
            t("spyglass-verdict", unseen=odds.unseen, cards=f"{float(odds.expected_cards):.1f}")
        )
        two, three = (Chance(t("odds-within", n=n), float(odds.bust_within[n - 1])) for n in (2, 3))
        reach = [
            Chance(t("odds-reach", n=n), float(chance), danger=False) for n, chance in odds.reach.items()
        ]
        repel = Chance(t("odds-repel"), float(odds.repel_next), danger=False)
        self.query_one("#chances", Gauge).show([next_card, two, three, *reach, repel])

    def _toggle(self, chosen: list[str], name: str) -> None:
        rest = [each for each in chosen if each != name]
        self._try(chosen, rest if name in chosen else [*chosen, name])

    def _try(self, chosen: list[str], new: list[str]) -> None:
        """Show the new figures, or say why they cannot be and take the change back."""
        before, chosen[:] = list(chosen), new
        try:
            self._redraw()
        except SightError as error:
            self.notify(str(error), severity="warning")
            chosen[:] = before
            self._redraw()

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        self._toggle(self.harbour if message.chips.id == "colours" else self.modules, message.chip_id)

    def do_spyglass_yellow(self) -> None:
        self._toggle(self.harbour, "yellow")

    def do_spyglass_blue(self) -> None:
        self._toggle(self.harbour, "blue")

    def do_spyglass_green(self) -> None:
        self._toggle(self.harbour, "green")

    def do_spyglass_red(self) -> None:
        self._toggle(self.harbour, "red")

    def do_spyglass_black(self) -> None:
        self._toggle(self.harbour, "black")

    def do_spyglass_sword(self) -> None:
        self.swords += 1
        self._redraw()

    def do_spyglass_no_sword(self) -> None:
        self.swords = max(self.swords - 1, 0)
        self._redraw()

    def do_spyglass_module_1(self) -> None:
        self._toggle(self.modules, MODULES[0])

    def do_spyglass_module_2(self) -> None:
        self._toggle(self.modules, MODULES[1])

    def do_spyglass_module_3(self) -> None:
        self._toggle(self.modules, MODULES[2])

    def do_spyglass_module_4(self) -> None:
        self._toggle(self.modules, MODULES[3])

    def do_spyglass_ares(self) -> None:
        self._toggle(self.harbour, "ares")

    def offered(self, command_id: str) -> bool:
        return command_id != "spyglass-ares" or "adventure" in self.modules

    def do_spyglass_gone(self) -> None:
        rows = [(card.code, faces.sentence(card)) for card in self.deck()]
        self.ask(Pick(t("spyglass-pick"), rows), self._add_gone)

    def _add_gone(self, code: str) -> None:
        self._try(self.gone, [*self.gone, code])

    def do_spyglass_clear(self) -> None:
        self.harbour.clear()
        self._redraw()

    def do_spyglass_reset(self) -> None:
        self.harbour.clear()
        self.gone.clear()
        self.modules.clear()
        self.swords = 0
        self._redraw()


screen = SpyglassScreen
