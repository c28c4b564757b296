"""A row of cards on the table: walked with arrows, picked by letter, Enter or click."""

from typing import ClassVar

from textual import events
from textual.content import Content
from textual.message import Message

from companion.tui.commands import bindings, of_widget
from companion.tui.widgets.drawing import SIZES, Shown, Size, beside, draw
from companion.tui.widgets.drawn import Drawn
from companion.words import cards as faces


class CardRow(Drawn, can_focus=True):
    """Draws cards as large as the room allows, wrapping into rows."""

    scope = "cards"
    BINDINGS: ClassVar = bindings(of_widget("cards"), "{0.method}")

    class Picked(Message):
        """A card was chosen; whether it may be is for the screen to say."""

        def __init__(self, row: "CardRow", index: int) -> None:
            super().__init__()
            self.row = row
            self.index = index

        @property
        def control(self) -> "CardRow":
            return self.row

    def __init__(self, empty: str = "", largest: int = 0, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._empty = empty
        self._largest = largest
        self._cards: list[Shown] = []
        self.cursor = 0

    def show(self, cards: list[Shown]) -> None:
        """Lay out these cards."""
        if cards == self._cards:
            return
        self._cards = cards
        self.cursor = min(self.cursor, max(len(cards) - 1, 0))
        self.refresh()

    def letters(self) -> list[str]:
        """The jump letters on the table."""
        return [shown.letter for shown in self._cards]

    def fitting(self) -> tuple[Size, int]:
        """The largest size at which every card is visible, and how many stand in a row."""
        room, count = self.size, max(len(self._cards), 1)
        for size in SIZES[self._largest :]:
            columns = max((room.width + 1) // (size.width + 1), 1)
            if -(-count // columns) * size.height <= room.height:
                return size, columns
        return SIZES[-1], max((room.width + 1) // (SIZES[-1].width + 1), 1)

    def render(self) -> Content:
        if not self._cards:
            return Content.styled(self._empty, "$muted")
        size, columns = self.fitting()
        symbols = self.symbols
        drawn = [
            draw(shown._replace(cursor=self.has_focus and i == self.cursor), size, symbols)
            for i, shown in enumerate(self._cards)
        ]
        lines: list[Content] = []
        for start in range(0, len(drawn), columns):
            lines += beside(drawn[start : start + columns])
        return Content("\n").join(lines)

    def at(self, x: int, y: int) -> int | None:
        """Which card lies at a cell."""
        size, columns = self.fitting()
        column, row = x // (size.width + 1), y // size.height
        index = row * columns + column
        return index if column < columns and index < len(self._cards) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = self.at(event.x, event.y)
        self.tooltip = None if index is None else Content(faces.sentence(self._cards[index].card))

    def on_click(self, event: events.Click) -> None:
        index = self.at(event.x, event.y)
        if index is not None:
            self.cursor = index
            self.refresh()
            self.post_message(self.Picked(self, index))

    def _move(self, by: int) -> None:
        if self._cards:
            self.cursor = (self.cursor + by) % len(self._cards)
            self.refresh()

    def action_cards_next(self) -> None:
        self._move(1)

    def action_cards_previous(self) -> None:
        self._move(-1)

    def action_cards_below(self) -> None:
        self._move(self.fitting()[1] if len(self._cards) > self.fitting()[1] else 1)

    def action_cards_above(self) -> None:
        self._move(-self.fitting()[1] if len(self._cards) > self.fitting()[1] else -1)

    def action_cards_pick(self) -> None:
        if self._cards:
            self.post_message(self.Picked(self, self.cursor))
