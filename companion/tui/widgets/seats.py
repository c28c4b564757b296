"""Players below each other, one of them marked: where the counting keys count."""

from textual import events
from textual.message import Message

from companion.tui.widgets.drawn import Drawn


class Seats(Drawn):
    """The base of such a list: every player takes `lines`, and a click marks one of `count`."""

    class Marked(Message):
        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.marked = 0

    @property
    def lines(self) -> int:
        """How many lines a player takes."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        seat = event.y // self.lines
        if seat < self.count:
            self.post_message(self.Marked(seat))
