"""The score sheet of a base game at the table: VP, coins, swords, the tax, and who wins."""

from textual.app import ComposeResult
from textual.content import Content
from textual.events import Key
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.table.score import Sheet, next_step, ranking
from companion.table.tax import taxes
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.number import AskNumber
from companion.tui.tables import TableScreen
from companion.tui.widgets.plain import OptionList, Prompt, cell_len, fitted
from companion.tui.widgets.titlebar import TitleBar
from companion.words import cards as faces


class ScoreScreen(TableScreen):
    """A number key marks a player, a letter counts: small one up, capital one down."""

    scope = "score"
    CSS_PATH = "../styles/browse.tcss"

    @property
    def sheet(self) -> Sheet:
        state = self.state
        assert isinstance(state, Sheet)
        return state

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        yield OptionList(id="list", classes="panel wide")
        yield Prompt()

    def on_mount(self) -> None:
        menu = self.query_one("#list", OptionList)
        menu.add_options([Option("", id=f"seat-{i}") for i in range(len(self.sheet.players))])
        menu.highlighted = 0
        menu.focus()
        self.update()

    def topic(self) -> str:
        return "B17"

    def update(self) -> None:
        sheet = self.sheet
        self.query_one(TitleBar).show(
            t("score-title"), t(f"ending-{sheet.ending}"), t("score-goal", n=sheet.goal)
        )
        places = {place.seat: place for place in ranking(sheet)}
        menu = self.query_one("#list", OptionList)
        for seat in range(len(sheet.players)):
            menu.replace_option_prompt_at_index(
                seat, self._row(seat, places[seat].place, places[seat].winner)
            )
        self.query_one(Prompt).show(next_step(sheet))

    def _row(self, seat: int, place: int, winner: bool) -> Content:
        player, symbols = self.sheet.players[seat], self.companion.symbols
        longest = max(cell_len(each.name) for each in self.sheet.players)
        room = min(max(longest, 14), max(self.size.width - 66, 14))
        bar = symbols.full * min(player.vp, 20) + symbols.empty * max(self.sheet.goal - player.vp, 0)
        crown = symbols.crown if winner else " "
        return Content.assemble(
            (f"{seat + 1} ", "bold $accent"),
            (f"{crown} {fitted(player.name, room)}", "bold $foreground"),
            (f"{player.vp:>3}{symbols.star} ", "bold $success"),
            (f"{player.coins:>3}{symbols.coin} ", "$warning"),
            (f"{player.swords:>2}{symbols.sword}  ", "$primary"),
            (f"{bar}\n", "$success"),
            (f"     {t('score-place', n=place)}", "$muted"),
            (f", {t('score-expedition')}" if player.expedition else "", "$accent"),
            ("\n", ""),
        )

    @property
    def seat(self) -> int:
        return self.query_one("#list", OptionList).highlighted or 0

    def on_key(self, event: Key) -> None:
        if event.key.isdigit() and 1 <= int(event.key) <= len(self.sheet.players):
            self.query_one("#list", OptionList).highlighted = int(event.key) - 1

    def _add(self, **values: int) -> None:
        self.entry(do="add", player=self.seat, **values)

    def do_score_vp(self) -> None:
        self._add(vp=1)

    def do_score_no_vp(self) -> None:
        self._add(vp=-1)

    def do_score_coin(self) -> None:
        self._add(coins=1)

    def do_score_no_coin(self) -> None:
        self._add(coins=-1)

    def do_score_sword(self) -> None:
        self._add(swords=1)

    def do_score_no_sword(self) -> None:
        self._add(swords=-1)

    def do_score_expedition(self) -> None:
        self.entry(do="set", player=self.seat, expedition=not self.sheet.players[self.seat].expedition)

    def do_score_tax(self) -> None:
        choices = [Choice(card.code, faces.sentence(card)) for card in taxes()]
        self.ask(Choose(t("score-tax-title"), choices), lambda code: self.entry(do="tax", card=code))

    def do_score_set(self) -> None:
        choices = [Choice(what, t(f"score-set-{what}")) for what in ("vp", "coins", "swords")]
        name = self.sheet.players[self.seat].name
        self.ask(Choose(t("score-set-title", name=name), choices), self._set)

    def _set(self, what: str) -> None:
        present = int(getattr(self.sheet.players[self.seat], what))
        dialog = AskNumber(t(f"score-set-{what}"), present, 0, 99)
        self.ask(dialog, lambda value: self.entry(do="set", player=self.seat, **{what: value}))

    def do_score_finish(self) -> None:
        self.entry(do="finish")

    def do_score_undo(self) -> None:
        self.take_back()

    def do_score_redo(self) -> None:
        self.make_again()

    def do_score_timeline(self) -> None:
        self.timeline()


screen = ScoreScreen
