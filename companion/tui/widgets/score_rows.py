"""The players of a score sheet: VP large enough for two metres where there is room, else a few lines each."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from companion.i18n import enumeration, t
from companion.table.score import Scorer
from companion.tui.widgets.big_number import blocks
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted
from companion.tui.widgets.seats import Seats

BIG, NUMBER = 6, 16
"""Lines of a player with large digits, and the columns of two of them."""


class ScoreRow(NamedTuple):
    """One player: what they have, how far the end is, and what to say about them."""

    player: Scorer
    goal: int
    winner: bool
    remarks: tuple[str, ...]


class ScoreRows(Seats):
    """Two lines a player or more, six with large digits; the marked one is where the keys count."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._rows: Sequence[ScoreRow] = ()

    @property
    def count(self) -> int:
        return len(self._rows)

    def show(self, rows: Sequence[ScoreRow], marked: int) -> None:
        """Draw these players."""
        self._rows, self.marked = rows, marked
        self.refresh()

    @property
    def lines(self) -> int:
        """How many lines a player takes."""
        room = self.size.height // max(len(self._rows), 1)
        return BIG if room >= BIG and self.size.width >= 60 else min(max(room, 2), 4)

    def render(self) -> Content:
        drawn = self._large if self.lines == BIG else self._small
        return Content("\n").join(drawn(seat, row) for seat, row in enumerate(self._rows))

    def _who(self, seat: int, row: ScoreRow, width: int) -> Parts:
        symbols, marked = self.symbols, seat == self.marked
        crown, name = f"{symbols.crown} " if row.winner else "  ", cut(row.player.name, width)
        return [
            (f"{symbols.here if marked else ' '}{seat + 1} ", "bold $accent"),
            (crown, "bold $accent"),
            (name, "reverse bold $accent" if marked else "bold $foreground"),
            (" " * (width - cell_len(name)), ""),
        ]

    def _figures(self, player: Scorer) -> Parts:
        symbols = self.symbols
        return [
            (f"{player.coins:>4}{symbols.coin}", "bold $warning"),
            (f"{player.swords:>4}{symbols.sword}  ", "bold $primary"),
        ]

    def _bar(self, row: ScoreRow, longest: int, each: int = 1) -> str:
        """The way to the end, so many blocks a VP."""
        full, symbols = min(row.player.vp, longest), self.symbols
        return symbols.full * full * each + symbols.empty * max(min(row.goal, longest) - full, 0) * each

    def _small(self, seat: int, row: ScoreRow) -> Content:
        width = min(max(self.size.width - 48, 12), 30)
        head: Parts = [
            *self._who(seat, row, width),
            (f"{row.player.vp:>4}{self.symbols.star}", "bold $success"),
            *self._figures(row.player),
            (self._bar(row, 18), "$success"),
        ]
        below = cut(f"     {enumeration(row.remarks)}", self.size.width)
        return Content.assemble(*head, (f"\n{below}" + "\n" * (self.lines - 2), "$muted"))

    def _large(self, seat: int, row: ScoreRow) -> Content:
        """Large VP on the left; name, figures, the way to the end and remarks beside them."""
        width = max(self.size.width - NUMBER - 24, 12)
        mood = "$accent" if seat == self.marked else "$success"
        beside: list[Parts] = [
            [*self._who(seat, row, width), *self._figures(row.player)],
            [],
            [(f"     {self._bar(row, 18, 2)}", "$success")],
            [(cut(f"     {enumeration(row.remarks)}", self.size.width - NUMBER), "$muted")],
            [],
        ]
        digits = blocks(min(row.player.vp, 99), self.symbols.full)
        lines = [
            Content.assemble((fitted(f"{digit:>14}", NUMBER), f"bold {mood}"), *facts)
            for digit, facts in zip(digits, beside, strict=True)
        ]
        return Content("\n").join([*lines, Content("")])


def remarks(place: int, row: Scorer, goal: int, *told: str) -> tuple[str, ...]:
    """What is said about a player: place, how many VP are missing, an expedition, and more."""
    lacks = t("score-more-to-go", n=goal - row.vp) if row.vp < goal else t("score-there")
    own = (t("score-expedition"),) if row.expedition else ()
    return (t("score-place", n=place), lacks, *own, *told)
