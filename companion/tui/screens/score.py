"""The score sheet of a base game at the table: VP, coins, swords, the tax, and who wins."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.content import Content

from companion.content import Card
from companion.content.facts import GOAL
from companion.i18n import Thing, t
from companion.session import Session
from companion.table.score import Sheet, Standing, ranking
from companion.table.score_view import next_step, tax_told, verdict
from companion.table.tax import taxes
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.count import AskCount, Count
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.note import note_form
from companion.tui.dialogs.score_inspect import InspectSheet
from companion.tui.tables import TableScreen
from companion.tui.widgets.happened import Happened
from companion.tui.widgets.plain import Parts, Prompt, Static, entitle, subtitle
from companion.tui.widgets.score_rows import ScoreRow, ScoreRows, remarks
from companion.tui.widgets.story import Story
from companion.tui.widgets.titlebar import TitleBar


def tax_choice(card: Card) -> str:
    """A tax card in one line: who gets what, and from when on who pays how much (B17, U2)."""
    why = "swords" if card.bonus == "most swords" else "vp"
    rule = t(f"tax-{card.rule.replace(' ', '-')}", n=card.threshold)
    return t("score-tax-choice", why=why, bonus=Thing("coins", n=card.bonus_coins), rule=rule)


class ScoreScreen(TableScreen):
    """A number marks a player; then VP, coins and swords are one key and a number away."""

    scope = "score"
    CSS_PATH = "../styles/score.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.marked = 0

    @property
    def sheet(self) -> Sheet:
        state = self.state
        assert isinstance(state, Sheet)
        return state

    @property
    def marked_name(self) -> str:
        """The marked player's name."""
        return self.sheet.names[self.marked]

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        with Grid(id="score-run"):
            for name, title, widget in (
                ("rows", t("panel-players"), ScoreRows(id="score-rows")),
                ("taxes", t("score-taxes"), Static("", id="score-taxes")),
                ("log", t("panel-story"), Story(id="score-log")),
            ):
                with Vertical(id=f"score-{name}-box", classes="panel") as box:
                    entitle(box, title)
                    yield widget
        yield Happened()
        yield Prompt()

    def on_mount(self) -> None:
        subtitle(self.query_one("#score-log-box"), t("log-keys"))
        subtitle(self.query_one("#score-rows-box"), t("score-rows-keys"))
        self.update()

    def on_resize(self, event: events.Resize) -> None:
        if self.query(TitleBar):
            self.update()

    def topic(self) -> str:
        return "B17"

    def update(self) -> None:
        sheet = self.sheet
        ending = t(f"ending-{sheet.ending}")
        self.query_one(TitleBar).show(t("score-title"), ending, t("score-goal", n=sheet.goal))
        places = {place.seat: place for place in ranking(sheet)}
        rows = [self._row(places[seat]) for seat in range(len(sheet.players))]
        self.query_one(ScoreRows).show(rows, self.marked)
        self.query_one("#score-taxes", Static).update(self._taxes())
        self.show_log(self.query_one(Story))
        happened = self.happened or t("score-nothing-yet")
        self.query_one(Happened).show(happened)
        step = next_step(sheet)
        final = sheet.announced is not None and not sheet.over
        self.query_one(Prompt).show(t("score-next-final", step=step) if final else step)

    def _row(self, place: Standing) -> ScoreRow:
        sheet, player = self.sheet, self.sheet.players[place.seat]
        told = [t("score-announced")] if sheet.announced == place.seat else []
        told += [t("score-last-turn")] if sheet.announced is not None and sheet.last == place.seat else []
        told += [] if place.may_win else [t("score-cannot-win")]
        said = remarks(place.place, player, sheet.goal, *told)
        return ScoreRow(player, sheet.goal, sheet.over and place.winner, said)

    def _taxes(self) -> Content:
        """What each tax card would do to this table now (B17, U2, A21)."""
        parts: Parts = []
        for card in self._usual():
            parts.append((f"{tax_choice(card)}\n", "bold $foreground"))
            parts.append((f"{tax_told(self.sheet, card.code)}\n\n", "$muted"))
        return Content.assemble(*parts[:-1], (parts[-1][0].rstrip(), parts[-1][1]))

    def _usual(self) -> list[Card]:
        """The tax cards of the game that this sheet belongs to: Underway! ends at 8 VP (B17, U2, U5)."""
        own = "base" if self.sheet.goal >= GOAL else "underway"
        return [card for card in taxes() if card.set == own]

    def offered(self, command_id: str) -> bool:
        sheet = self.sheet
        if command_id == "score-finish":
            return sheet.announced is not None and not sheet.over
        always = ("score-undo", "score-redo", "score-log", "score-note", "score-above", "score-below")
        return not sheet.over or command_id in always or not command_id.startswith("score-")

    def on_key(self, event: events.Key) -> None:
        if event.key.isdigit() and 1 <= int(event.key) <= len(self.sheet.players):
            event.stop()
            self._mark(int(event.key) - 1)

    def on_seats_marked(self, message: ScoreRows.Marked) -> None:
        self._mark(message.seat)

    def _mark(self, seat: int) -> None:
        self.marked = seat % len(self.sheet.players)
        self.update()

    def do_score_above(self) -> None:
        self._mark(self.marked - 1)

    def do_score_below(self) -> None:
        self._mark(self.marked + 1)

    def _add(self, **values: int) -> None:
        self.entry(do="add", player=self.marked, **values)

    def _count(self, what: str, title: str) -> None:
        """Ask for a number; a total is written as such, a change as a change, each as one entry."""
        seat, present = self.marked, int(getattr(self.sheet.players[self.marked], what))

        def counted(count: Count) -> None:
            if count.by:
                value = count.total if count.set else count.by
                self.entry(do="set" if count.set else "add", player=seat, **{what: value})

        self.ask(AskCount(title, present), counted)

    def do_score_vp(self) -> None:
        self._count("vp", t("score-vp-title", name=self.marked_name))

    def do_score_coins(self) -> None:
        self._count("coins", t("coins-title", name=self.marked_name))

    def do_score_swords(self) -> None:
        self._count("swords", t("score-swords-title", name=self.marked_name))

    def do_score_more_vp(self) -> None:
        self._add(vp=1)

    def do_score_less_vp(self) -> None:
        self._add(vp=-1)

    def do_score_more_coins(self) -> None:
        self._add(coins=1)

    def do_score_less_coins(self) -> None:
        self._add(coins=-1)

    def do_score_expedition(self) -> None:
        self.entry(do="set", player=self.marked, expedition=not self.sheet.players[self.marked].expedition)

    def do_score_tax(self) -> None:
        choices = [Choice(card.code, tax_choice(card)) for card in taxes()]
        self.ask(Choose(t("score-tax-title"), choices), lambda code: self.entry(do="tax", card=code))

    def do_score_inspect(self) -> None:
        InspectSheet(self, self.sheet).player(self.marked)

    def do_score_finish(self) -> None:
        if self.entry(do="finish"):
            self._finale()

    def _finale(self) -> None:
        """The ranking, with the winners ticked (B31, B32)."""
        sheet = self.sheet
        rows = [(place.winner or None, self._standing(place)) for place in ranking(sheet)]
        good = any(place.winner for place in ranking(sheet))
        self.app.push_screen(Finale(t("finale-title"), verdict(sheet), good, rows, t("score-finale-after")))

    def _standing(self, place: Standing) -> str:
        player = self.sheet.players[place.seat]
        return t("score-finale-row", name=player.name, vp=player.vp, coins=Thing("coins", n=player.coins))

    def do_score_note(self) -> None:
        self.ask(note_form(), lambda values: self.entry(do="note", text=values["text"]))

    def do_score_undo(self) -> None:
        self.take_back()

    def do_score_redo(self) -> None:
        self.make_again()

    def do_score_chronicle(self) -> None:
        self.chronicle()

    def do_score_log(self) -> None:
        self.timeline()


screen = ScoreScreen
