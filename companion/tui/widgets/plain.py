"""Words on a screen, whoever wrote them: never read as markup, never an escape sequence, measured in cells.

Every screen takes its texts, lists and box titles from here and not from Textual; a test holds it.
"""

from typing import Any

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.segment import Segment
from textual import widgets
from textual.color import Color
from textual.content import Content
from textual.filter import LineFilter
from textual.widget import Widget

from companion.i18n.shown import shown

__all__ = [
    "Harmless",
    "Label",
    "OptionList",
    "Parts",
    "Prompt",
    "Static",
    "cell_len",
    "chop_cells",
    "cut",
    "entitle",
    "fitted",
    "subtitle",
]
Parts = list[tuple[str, str]]
"""Pieces of a line, each with its style."""


class Static(widgets.Static):
    """A text, as it stands."""

    def __init__(self, content: str | Content = "", **kwargs: Any) -> None:
        super().__init__(content, markup=False, **kwargs)


class Label(widgets.Label):
    """The label of a field, as it stands."""

    def __init__(self, content: str | Content = "", **kwargs: Any) -> None:
        super().__init__(content, markup=False, **kwargs)


class OptionList(widgets.OptionList):
    """A list whose rows are taken as they stand; while it is hidden it has no page to turn."""

    def __init__(self, *content: Any, **kwargs: Any) -> None:
        super().__init__(*content, markup=False, **kwargs)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return bool(self.size) if action.startswith("page_") else super().check_action(action, parameters)


class Prompt(Static):
    """The line that says what to do next; it takes a second one only while it needs it."""

    def __init__(self) -> None:
        super().__init__(id="prompt")

    def show(self, text: str) -> None:
        """Say this."""
        now = 0 < self.size.width < cell_len(text)
        before = self.size.height > 1
        self.update(text, layout=now != before)


def entitle(box: Widget, title: str) -> None:
    """Write into the upper border of a box."""
    box.border_title = Content(title)


def subtitle(box: Widget, text: str) -> None:
    """Write into the lower border of a box."""
    box.border_subtitle = Content(text)


def fitted(text: str, width: int) -> str:
    """The text cut or filled up to exactly so many cells."""
    return set_cell_size(text, max(width, 0))


def cut(text: str, width: int) -> str:
    """The text, and no more of it than fits into so many cells; where it was cut, three dots say so."""
    if cell_len(text) <= width:
        return text
    return f"{fitted(text, width - 1).rstrip()}…" if width > 0 else ""


class Harmless(LineFilter):
    """The last look at every line: what would steer the terminal is left out, and no width changes."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        if all(text.isprintable() for text, _, _ in segments):
            return segments
        return [Segment(_harmless(text), style, control) for text, style, control in segments]


def _harmless(text: str) -> str:
    return "".join(letter if shown(letter) == letter else "?" * max(cell_len(letter), 0) for letter in text)
