"""What happened, told like a story: the newest line last, always in sight; the wheel looks back."""

from collections.abc import Sequence

from textual import events
from textual.content import Content

from companion.tui.widgets.drawing import wrap
from companion.tui.widgets.drawn import Drawn

Told = tuple[str, str]


class Story(Drawn):
    """The last lines that fit; drawn by itself, so that a longer log never moves the screen."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._lines: list[Told] = []
        self._back = 0

    def show(self, lines: Sequence[Told]) -> None:
        """Tell these lines: (text, style)."""
        self._lines, self._back = list(lines), 0
        self.refresh()

    def _wrapped(self) -> list[Told]:
        width = max(self.size.width, 10)
        return [(part, style) for text, style in self._lines for part in wrap(text, width)]

    def render(self) -> Content:
        lines = self._wrapped()
        end = len(lines) - self._back
        return Content("\n").join(
            Content.styled(*line) for line in lines[max(end - self.size.height, 0) : end]
        )

    def _look(self, by: int) -> None:
        most = max(len(self._wrapped()) - self.size.height, 0)
        self._back = min(max(self._back + by, 0), most)
        self.refresh()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._look(2)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._look(-2)
