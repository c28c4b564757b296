"""The running contracts table: huge digits count the time deck down, one key for each thing that happens."""

from functools import cached_property

from textual import events
from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.content import Content

from companion.i18n import Thing, listing, t
from companion.table.contracts import ContractsTable
from companion.table.contracts_offers import refusal
from companion.table.contracts_seals import assumed_here
from companion.table.contracts_view import alarm, completed, contract_vp, next_step
from companion.table.time_deck import prospects
from companion.tui.breakpoints import TALL
from companion.tui.dialogs.choose import Choice
from companion.tui.dialogs.contracts_inspect import InspectTable, moment
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.keyed import ChooseByKey, KeyedChoice, letters, players_by_number
from companion.tui.dialogs.note import note_form
from companion.tui.tables import TableScreen
from companion.tui.widgets.big_number import BigNumber
from companion.tui.widgets.contract_cards import ContractCards, ContractLine
from companion.tui.widgets.happened import Happened
from companion.tui.widgets.marker_rows import MarkerRow, MarkerRows
from companion.tui.widgets.plain import Parts, Prompt, Static, entitle, subtitle
from companion.tui.widgets.story import Story
from companion.tui.widgets.titlebar import TitleBar

MOODS = {"calm": "$success", "soon": "$warning", "last": "$error"}
MANY = 7
"""From so many contracts on the log makes room for them."""


class ContractsScreen(TableScreen):
    """Before the start the score pile is a slider; then n, x and c carry the evening."""

    scope = "contracts"
    CSS_PATH = "../styles/contracts.tcss"

    @property
    def table(self) -> ContractsTable:
        state = self.state
        assert isinstance(state, ContractsTable)
        return state

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        with Grid(id="contracts-run"):
            with Vertical(id="clock", classes="panel") as clock:
                entitle(clock, t("contracts-clock"))
                yield BigNumber(id="number")
                yield Static("", id="clock-text")
                yield Static("", id="ranks")
            for name, widget in (
                ("contracts", ContractCards(id="contract-cards")),
                ("players", MarkerRows(id="marker-rows")),
                ("story", Story(id="log")),
            ):
                with Vertical(id=f"{name}-box", classes="panel") as box:
                    entitle(box, t(f"panel-{name}"))
                    yield widget
        yield Happened()
        yield Prompt()

    def on_mount(self) -> None:
        subtitle(self.query_one("#story-box"), t("log-keys"))
        subtitle(self.query_one("#contracts-box"), t("contracts-keys"))
        subtitle(self.query_one("#players-box"), t("contracts-players-keys"))
        self.query_one("#contracts-run").set_class(len(self.table.contracts) > MANY, "-many")
        self.update()

    def on_resize(self, event: events.Resize) -> None:
        if self.query(TitleBar):
            self.update()

    def topic(self) -> str:
        return "C:coop"

    @cached_property
    def assumed(self) -> set[str]:
        """Labels of the contracts whose seal nobody has read off the card yet (C31)."""
        knowledge = self.companion.saves.store.knowledge()
        return {each.label for each in assumed_here(knowledge, self.table.contracts)}

    def update(self) -> None:
        table = self.table
        players = listing(table.names)
        self.query_one(TitleBar).show(t("contracts-title"), players, t("contracts-turn", n=table.turn))
        mood = (
            "$accent" if table.phase == "won" else "$error" if table.phase == "lost" else MOODS[alarm(table)]
        )
        self.query_one(BigNumber).show(table.time_left, mood)
        self.query_one("#clock-text", Static).update(self._clock())
        self.query_one("#ranks", Static).update(self._ranks())
        self.query_one(ContractCards).show(self._lines())
        self.query_one(MarkerRows).show([self._marker_row(seat) for seat in range(len(table.names))])
        self.show_log(self.query_one(Story))
        happened = self.happened or t("contracts-nothing-yet")
        self.query_one(Happened).show(happened)
        self.query_one(Prompt).show(next_step(table))

    def _lines(self) -> list[ContractLine]:
        names = self.table.names
        return [
            ContractLine(
                letter,
                each,
                tuple(names[seat] for seat in each.done),
                tuple(names[seat] for seat in each.progress),
                each.label in self.assumed,
                moment(each),
            )
            for letter, each in zip(letters(), self.table.contracts, strict=False)
        ]

    def _marker_row(self, seat: int) -> MarkerRow:
        table = self.table
        active = seat == table.active and table.phase in ("before", "turn")
        named = tuple(str(each.called) for each in completed(table, seat))
        return MarkerRow(table.names[seat], active, table.markers_left(seat), contract_vp(table, seat), named)

    def _verdict(self) -> str:
        """What the time deck says now, or how the evening ended (C33)."""
        table = self.table
        if table.phase == "won":
            return t("contracts-won", n=table.score_pile, rank=Thing(f"rank-{table.rank}"))
        if table.phase == "lost":
            return t("contracts-lost", n=len(table.open))
        return t("contracts-left", left=table.time_left, size=table.deck.size)

    def _clock(self) -> Content:
        table = self.table
        style = {"won": "bold $success", "lost": "bold $error"}.get(table.phase, "bold $foreground")
        parts: Parts = [(self._verdict(), style)]
        tall = self.size.height >= TALL
        if tall:
            parts.append((f"\n{table.deck.arithmetic()}", "$muted"))
        elif table.phase == "before":
            parts = [(table.deck.brief(), style)]
        if self.assumed:
            key = "contracts-assumed" if tall else "contracts-assumed-brief"
            parts.append((f"\n{t(key, n=len(self.assumed))}", "$warning"))
        return Content.assemble(*parts)

    def _ranks(self) -> Content:
        table, symbols = self.table, self.companion.symbols
        pile = f"{symbols.full * table.score_pile}{symbols.empty * max(10 - table.score_pile, 0)}"
        bar = f"{symbols.left} {pile} {symbols.right}\n" if table.phase == "before" else f"{pile}\n"
        parts: Parts = [
            (t("contracts-pile", n=table.score_pile) + "\n", "bold $foreground"),
            (bar, "$accent"),
        ]
        for ahead in prospects(table.score_pile, table.movable):
            key = "rank-ahead" if ahead.taxes else "rank-now"
            told = t(key, rank=Thing(f"rank-{ahead.rank}"), n=ahead.taxes)
            parts.append((told + "\n", "$muted" if ahead.taxes else "bold $success"))
        return Content.assemble(*parts)

    def offered(self, command_id: str) -> bool:
        phase = self.table.phase
        if command_id in ("contracts-more", "contracts-less"):
            return phase == "before"
        if command_id in ("contracts-tax", "contracts-no-tax", "contracts-done", "contracts-step"):
            return phase == "turn"
        return command_id != "contracts-next" or phase in ("before", "turn")

    def _slide(self, by: int) -> None:
        self.entry(do="pile", cards=max(self.table.score_pile + by, 0))

    def do_contracts_more(self) -> None:
        self._slide(1)

    def do_contracts_less(self) -> None:
        self._slide(-1)

    def do_contracts_next(self) -> None:
        if self.entry(do="turn"):
            self._finale()

    def _finale(self) -> None:
        """Celebrate or mourn, once the table is won or lost (C33)."""
        table = self.table
        if table.phase not in ("won", "lost"):
            return
        rows = [(bool(each.done), str(each.called)) for each in table.contracts]
        after = t("finale-contracts-after")
        self.app.push_screen(Finale(t("finale-title"), self._verdict(), table.phase == "won", rows, after))

    def do_contracts_tax(self) -> None:
        self.entry(do="tax", move=True)

    def do_contracts_no_tax(self) -> None:
        self.entry(do="tax", move=False)

    def do_contracts_done(self) -> None:
        self._which("done")

    def do_contracts_step(self) -> None:
        self._which("progress")

    def _which(self, do: str) -> None:
        """Every contract by the letter it carries; one that nobody can have now says why (C10)."""
        keyed = [
            KeyedChoice(letter, Choice(each.label, str(each.called), self._nobody(do, each.label)))
            for letter, each in zip(letters(), self.table.contracts, strict=False)
        ]
        self.ask(ChooseByKey(t("contracts-which"), keyed), lambda label: self._who(do, label))

    def _reasons(self, do: str, label: str) -> list[str]:
        """Why each player cannot be credited with it now, or nothing."""
        tried = ({"do": do, "contract": label, "player": seat} for seat in range(len(self.table.names)))
        return [str(refusal(self.table, entry) or "") for entry in tried]

    def _nobody(self, do: str, label: str) -> str:
        reasons = self._reasons(do, label)
        return reasons[0] if all(reasons) else ""

    def _who(self, do: str, label: str) -> None:
        if len(self.table.names) == 1:
            self._write(do, label, "0")
            return
        people = players_by_number(self.table.names, self._reasons(do, label))
        self.ask(ChooseByKey(t(f"contracts-who-{do}"), people), lambda seat: self._write(do, label, seat))

    def _write(self, do: str, label: str, seat: str) -> None:
        if self.entry(do=do, contract=label, player=int(seat)):
            self._finale()

    def _inspection(self) -> InspectTable:
        return InspectTable(self, self.table, self.assumed)

    def do_contracts_inspect(self) -> None:
        self._inspection().start()

    def on_contract_cards_pressed(self, message: ContractCards.Pressed) -> None:
        self._inspection().contract(message.label)

    def on_marker_rows_pressed(self, message: MarkerRows.Pressed) -> None:
        self._inspection().player(message.seat)

    def do_contracts_note(self) -> None:
        self.ask(note_form(), lambda values: self.entry(do="note", text=values["text"]))

    def do_contracts_undo(self) -> None:
        self.take_back()

    def do_contracts_redo(self) -> None:
        self.make_again()

    def do_contracts_chronicle(self) -> None:
        self.chronicle()

    def do_contracts_log(self) -> None:
        self.timeline()


screen = ContractsScreen
