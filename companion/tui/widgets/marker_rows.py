"""The players of a contracts table: whose turn it is, markers left of three, what their contracts brought."""

from collections.abc import Sequence
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message

from companion.i18n import enumeration
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

MARKERS = 3


class MarkerRow(NamedTuple):
    """One player: markers still in hand, VP of the completed contracts, and their names (C10, C11)."""

    name: str
    active: bool
    left: int
    vp: int
    contracts: tuple[str, ...]


class MarkerRows(Drawn):
    """A line a player; a click asks about one."""

    class Pressed(Message):
        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._rows: Sequence[MarkerRow] = ()

    def show(self, rows: Sequence[MarkerRow]) -> None:
        """Draw these players."""
        before = len(self._rows)
        self._rows = rows
        self.redraw(before, len(rows))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return max(len(self._rows), 1)

    @property
    def _lines(self) -> int:
        """One line a player, or two with their contracts below, or a free one between them too."""
        return min(max(self.size.height // max(len(self._rows), 1), 1), 3)

    def render(self) -> Content:
        return Content("\n").join(
            Content.assemble(*self._row(seat, row)) for seat, row in enumerate(self._rows)
        )

    def _row(self, seat: int, row: MarkerRow) -> Parts:
        symbols, width = self.symbols, 12
        left = min(max(row.left, 0), MARKERS)
        head: Parts = [
            (symbols.here if row.active else " ", "bold $accent"),
            (f"{seat + 1} ", "bold $accent"),
            (f"{fitted(cut(row.name, width), width)} ", "bold $accent" if row.active else "bold $foreground"),
            (symbols.shield * left, "$accent"),
            (symbols.ring * (MARKERS - left), "$muted"),
            (f" {row.vp}{symbols.star} ", "bold $success" if row.vp else "$muted"),
        ]
        named = enumeration(row.contracts)
        if self._lines > 1:
            below = cut(f"   {named}", self.size.width)
            return [*head, (f"\n{below}" + "\n" * (self._lines - 2), "$muted")]
        room = self.size.width - sum(cell_len(text) for text, _ in head)
        return [*head, (cut(named, room), "$muted")]

    def on_click(self, event: events.Click) -> None:
        seat = event.y // self._lines
        if seat < len(self._rows):
            self.post_message(self.Pressed(seat))
