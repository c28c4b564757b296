"""The running contracts table: huge digits count the time deck down, one key for each thing that happens."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content

from companion.i18n import Thing, enumeration, listing, t
from companion.table.contracts import ContractsTable, OpenContract
from companion.table.contracts_view import alarm, next_step
from companion.table.time_deck import prospects
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.number import AskNumber
from companion.tui.tables import TableScreen
from companion.tui.widgets.big_number import BigNumber
from companion.tui.widgets.plain import Prompt, Static, entitle, fitted
from companion.tui.widgets.story import Story
from companion.tui.widgets.titlebar import TitleBar

MOODS = {"calm": "$success", "soon": "$warning", "last": "$error"}


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
        with Horizontal(id="contracts-run"):
            with Vertical(id="clock", classes="panel") as clock:
                entitle(clock, t("contracts-clock"))
                yield BigNumber(id="number")
                yield Static("", id="clock-text")
                yield Static("", id="ranks")
            with VerticalScroll(id="rows", classes="panel", can_focus=False) as rows:
                entitle(rows, t("contracts-rows"))
                yield Static("", id="row-text")
                yield Static(t("panel-story"), id="log-head")
                yield Story(id="log")
        yield Prompt()

    def on_mount(self) -> None:
        self.update()

    def topic(self) -> str:
        return "C:coop"

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
        self.query_one("#row-text", Static).update(
            Content("\n").join(self._row(each) for each in table.contracts)
        )
        self.show_log(self.query_one(Story))
        self.query_one(Prompt).show(next_step(table))

    def _clock(self) -> Content:
        table = self.table
        if table.phase == "won":
            return Content.styled(
                t("contracts-won", n=table.score_pile, rank=Thing(f"rank-{table.rank}")), "bold $success"
            )
        if table.phase == "lost":
            return Content.styled(t("contracts-lost", n=len(table.open)), "bold $error")
        key = "contracts-before" if table.phase == "before" else "contracts-left"
        return Content(t(key, left=table.time_left, size=table.deck.size, sum=table.deck.arithmetic()))

    def _ranks(self) -> Content:
        table, symbols = self.table, self.companion.symbols
        pile = f"{symbols.full * table.score_pile}{symbols.empty * max(10 - table.score_pile, 0)}"
        parts: list[Content | tuple[str, str]] = [
            (t("contracts-pile", n=table.score_pile) + "\n", "$foreground"),
            (
                f"{symbols.left} {pile} {symbols.right}\n" if table.phase == "before" else f"{pile}\n",
                "$accent",
            ),
        ]
        for ahead in prospects(table.score_pile, table.movable):
            key = "rank-ahead" if ahead.taxes else "rank-now"
            parts.append(
                (
                    t(key, rank=Thing(f"rank-{ahead.rank}"), n=ahead.taxes) + "\n",
                    "bold $success" if not ahead.taxes else "$muted",
                )
            )
        return Content.assemble(*parts)

    def _row(self, each: OpenContract) -> Content:
        symbols, names = self.companion.symbols, self.table.names
        done = bool(each.done)
        who = listing(names[seat] for seat in each.done)
        if each.progress:
            under_way = t("under-way", who=listing(names[seat] for seat in each.progress))
            who = enumeration(filter(None, [who, under_way]))
        ladder = " ".join(str(coins) for coins in each.ladder)
        return Content.assemble(
            (f"{symbols.tick if done else symbols.ring} ", "bold $success" if done else "$muted"),
            (fitted(str(each.called), 20), "bold $foreground"),
            (f"{each.digit:>2}{each.letter}  ", "$primary"),
            (f"{symbols.coin} {ladder}  " if ladder else "", "$warning"),
            (who, "bold $success"),
            (f"\n  {each.needs}" if each.needs else "", "$muted"),
        )

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
        text = self._clock().plain
        self.app.push_screen(
            Finale(t("finale-title"), text, table.phase == "won", rows, t("finale-contracts-after"))
        )

    def do_contracts_tax(self) -> None:
        self.entry(do="tax", move=True)

    def do_contracts_no_tax(self) -> None:
        self.entry(do="tax", move=False)

    def do_contracts_done(self) -> None:
        self._which("done")

    def do_contracts_step(self) -> None:
        self._which("progress")

    def _which(self, do: str) -> None:
        choices = [
            Choice(each.label, str(each.called))
            for each in self.table.contracts
            if len(each.done) < len(self.table.names)
        ]
        self.ask(Choose(t("contracts-which"), choices), lambda label: self._who(do, label))

    def _who(self, do: str, label: str) -> None:
        names = self.table.names
        if len(names) == 1:
            self._write(do, label, "0")
            return
        choices = [Choice(str(seat), name) for seat, name in enumerate(names)]
        self.ask(Choose(t("contracts-who"), choices), lambda seat: self._write(do, label, seat))

    def _write(self, do: str, label: str, seat: str) -> None:
        if self.entry(do=do, contract=label, player=int(seat)):
            self._finale()

    def do_contracts_correct(self) -> None:
        choices = [Choice(name, t(f"contracts-set-{name}")) for name in ("time_left", "score_pile", "turn")]
        self.ask(Choose(t("contracts-correct-title"), choices), self._correct)

    def _correct(self, what: str) -> None:
        present = int(getattr(self.table, what))
        dialog = AskNumber(t(f"contracts-set-{what}"), present, 0, 99, t("correct-text"))
        self.ask(dialog, lambda value: self.entry(do="set", what=what, value=value))

    def do_contracts_undo(self) -> None:
        self.take_back()

    def do_contracts_redo(self) -> None:
        self.make_again()

    def do_contracts_timeline(self) -> None:
        self.timeline()


screen = ContractsScreen
