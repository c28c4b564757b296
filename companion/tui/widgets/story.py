"""What happened, told like a story: the newest line last, always in sight."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

KEPT = 80


class Story(VerticalScroll, can_focus=False):
    """The last lines of a log; longer logs stand in the timeline."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._text = Static("", markup=False)

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """Tell these lines: (text, style)."""
        parts = [(f"{text}\n", style) for text, style in lines[-KEPT:]]
        self._text.update(Content.assemble(*parts).rstrip())
        self.call_after_refresh(self.scroll_end, animate=False)
