"""Contracts at the table: who plays, which contracts lie open, and at once the time deck's size."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key

from companion.content import load_catalogue
from companion.content.facts import OPEN_CONTRACTS
from companion.i18n import Thing, listed, listing, t
from companion.session import Refused as SessionRefused
from companion.store import StoreError
from companion.table.contracts import laid_out
from companion.table.contracts_seals import unread_seals
from companion.table.refusal import Refused
from companion.table.time_deck import TimeDeckSize, prospects, time_deck
from companion.tui.dialogs.contracts_inspect import moment
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.keyed import letters
from companion.tui.dialogs.names import names_form, rename
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.big_number import BigNumber
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.contract_cards import ContractCards, ContractLine
from companion.tui.widgets.plain import Static, entitle
from companion.tui.widgets.titlebar import TitleBar


class ContractsNewScreen(CompanionScreen):
    """Pick the contracts by name, or type their seals; the sum is spelled out."""

    scope = "contracts-new"
    CSS_PATH = "../styles/contracts.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.names = self.companion.saves.last_names("contracts")
        self.count = 2
        self.picked: list[str] = []
        self.seals: list[str] = []

    def compose(self) -> ComposeResult:
        yield TitleBar(t("contracts-new-title"))
        with Horizontal(id="contracts-new"):
            with Vertical(id="choosing"):
                with VerticalScroll(id="choose", classes="panel", can_focus=False) as box:
                    entitle(box, t("contracts-new-choose"))
                    yield Static(t("contracts-new-players"), classes="label")
                    yield Chips(id="players")
                    yield Static("", id="names", classes="label")
                    yield Static("", id="which", classes="label")
                    yield Chips(id="contracts")
                    yield Static("", id="seals", classes="label")
                    yield Static("", id="assumed")
                with Vertical(id="chosen-box", classes="panel") as chosen:
                    entitle(chosen, t("contracts-new-chosen"))
                    yield ContractCards(id="chosen")
            with Vertical(id="size", classes="panel") as size:
                entitle(size, t("contracts-new-size"))
                yield BigNumber(id="number")
                yield Static("", id="sum")

    def on_mount(self) -> None:
        self.query_one("#contracts").focus()
        self._redraw()

    @property
    def chosen(self) -> list[str]:
        """Contracts by id, and bare seals."""
        return [*self.picked, *self.seals]

    def _redraw(self) -> None:
        self.query_one("#players", Chips).show(
            [Chip(str(n), str(n), n == self.count) for n in OPEN_CONTRACTS]
        )
        self.query_one("#contracts", Chips).show(
            [
                Chip(each.id, t(f"contract-{each.id}"), each.id in self.picked)
                for each in load_catalogue().contracts
            ]
        )
        names = listing(self.names[: self.count])
        self.query_one("#names", Static).update(t("contracts-new-names", names=names))
        wanted = OPEN_CONTRACTS[self.count]
        self.query_one("#which", Static).update(t("contracts-new-which", n=wanted, chosen=len(self.chosen)))
        self.query_one("#seals", Static).update(t("contracts-new-seals", seals=" ".join(self.seals) or "-"))
        self._show_assumed()
        self._show_size()
        self.refresh_keys()

    def _unread(self) -> list[str]:
        """The chosen contracts whose seal is only assumed (C31)."""
        return unread_seals(self.companion.saves.store.knowledge(), self.picked)

    def _show_assumed(self) -> None:
        unread = listing(t(f"contract-{each}") for each in self._unread())
        told = t("contracts-new-assumed", names=unread) if unread else ""
        self.query_one("#assumed", Static).update(Content.styled(told, "$warning"))

    def _deck(self) -> TimeDeckSize:
        """The deck of what is chosen so far."""
        try:
            return time_deck(None, self.chosen, self.companion.saves.catalogue().contracts)
        except Refused:
            return TimeDeckSize(())

    def _show_size(self) -> None:
        deck = self._deck()
        done = len(self.chosen) == OPEN_CONTRACTS[self.count]
        self.query_one(BigNumber).show(deck.size if self.chosen else 13, "$success" if done else "$muted")
        ranks = listed((Thing(f"rank-{p.rank}") for p in prospects(0, deck.size - 1)), "list-comma")
        text = [
            deck.arithmetic() if self.chosen else t("contracts-new-none"),
            t("contracts-new-ranks", ranks=ranks),
        ]
        self.query_one("#sum", Static).update("\n\n".join(text))
        self._show_chosen(deck)

    def _show_chosen(self, deck: TimeDeckSize) -> None:
        unread = self._unread()
        lines = [
            ContractLine(letter, each, (), (), each.contract in unread, moment(each))
            for letter, each in zip(letters(), laid_out(deck), strict=False)
        ]
        self.query_one(ContractCards).show(lines)

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        if message.chips.id == "players":
            self.count = int(message.chip_id)
        elif message.chip_id in self.picked:
            self.picked.remove(message.chip_id)
        else:
            self.picked.append(message.chip_id)
        self._redraw()

    def on_key(self, event: Key) -> None:
        if event.key in ("1", "2", "3", "4", "5"):
            event.stop()
            self.count = int(event.key)
            self._redraw()

    def do_contracts_new_seals(self) -> None:
        line = Field("seals", t("seals-label"), " ".join(self.seals), "1G 0G -1H")
        form = Form(t("seals-title"), [line], t("seals-text"), refusal=_seals_refusal)
        self.ask(form, self._take_seals)

    def _take_seals(self, values: dict[str, str]) -> None:
        self.seals = values["seals"].split()
        self._redraw()

    def do_contracts_new_names(self) -> None:
        self.ask(names_form(self.names, self.count), self._rename)

    def _rename(self, values: dict[str, str]) -> None:
        rename(self.names, values)
        self._redraw()

    def do_contracts_new_clear(self) -> None:
        self.picked.clear()
        self.seals.clear()
        self._redraw()

    def why_not(self, command_id: str) -> str:
        wanted = OPEN_CONTRACTS[self.count]
        if command_id == "contracts-new-begin" and len(self.chosen) != wanted:
            return t("contracts-new-count", n=wanted, chosen=len(self.chosen))
        return ""

    def do_contracts_new_begin(self) -> None:
        names = self.names[: self.count]
        setup: dict[str, Any] = {"players": names, "contracts": self.chosen}
        try:
            session = self.companion.saves.begin(
                "contracts", t("contracts-save", names=listing(names)), setup
            )
        except (SessionRefused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.app.switch_screen(self.companion.screen_of("contracts", session))


def _seals_refusal(values: dict[str, str]) -> str:
    """What is wrong with typed seals, or nothing: a slip costs no typing (C31)."""
    seals = values["seals"].split()
    try:
        time_deck(None, seals, load_catalogue().contracts) if seals else None
    except Refused as error:
        return str(error)
    return ""


screen = ContractsNewScreen
