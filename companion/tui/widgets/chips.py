"""A row of things that are on or off, or of which one is chosen: by key, arrows and Space, or click."""

from typing import ClassVar, NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message

from companion.tui.commands import bindings, of_widget
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len


class Chip(NamedTuple):
    """One of the row; `style` colours it while it is on."""

    id: str
    label: str
    on: bool = False
    style: str = "$accent"
    key: str = ""


class Chips(Drawn, can_focus=True):
    """Draws chips, wrapping into lines; says which one was pressed and changes nothing itself."""

    scope = "chips"
    BINDINGS: ClassVar = bindings(of_widget("chips"), "{0.method}")

    class Pressed(Message):
        def __init__(self, chips: "Chips", chip_id: str) -> None:
            super().__init__()
            self.chips = chips
            self.chip_id = chip_id

        @property
        def control(self) -> "Chips":
            return self.chips

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._chips: list[Chip] = []
        self.cursor = 0

    def show(self, chips: list[Chip]) -> None:
        """Draw these chips."""
        if chips != self._chips:
            self._chips = chips
            self.cursor = min(self.cursor, max(len(chips) - 1, 0))
            self.refresh(layout=True)

    def places(self, width: int) -> list[tuple[int, int, int]]:
        """Line, from, to of every chip."""
        places: list[tuple[int, int, int]] = []
        line, at = 0, 0
        for chip in self._chips:
            cells = cell_len(self._text(chip))
            if at and at + cells > width:
                line, at = line + 1, 0
            places.append((line, at, at + cells))
            at += cells + 1
        return places

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        places = self.places(width)
        return places[-1][0] + 1 if places else 1

    def _text(self, chip: Chip) -> str:
        symbols = self.symbols
        key = f"{chip.key} " if chip.key else ""
        return f" {key}{symbols.tick if chip.on else symbols.dot} {chip.label} "

    def render(self) -> Content:
        lines: list[Parts] = [[]]
        for index, (chip, place) in enumerate(zip(self._chips, self.places(self.size.width), strict=True)):
            while len(lines) <= place[0]:
                lines.append([])
            gap = [(" ", "")] if lines[place[0]] else []
            lines[place[0]] += [*gap, (self._text(chip), self._style(chip, index))]
        return Content("\n").join(Content.assemble(*line) for line in lines)

    def _style(self, chip: Chip, index: int) -> str:
        here = "reverse " if self.has_focus and index == self.cursor else ""
        return f"{here}bold {chip.style} on $panel" if chip.on else f"{here}$muted on $panel"

    def on_click(self, event: events.Click) -> None:
        for index, (line, start, end) in enumerate(self.places(self.size.width)):
            if line == event.y and start <= event.x < end:
                self.cursor = index
                self.action_chips_press()

    def _move(self, by: int) -> None:
        self.cursor = (self.cursor + by) % max(len(self._chips), 1)
        self.refresh()

    def action_chips_next(self) -> None:
        self._move(1)

    def action_chips_previous(self) -> None:
        self._move(-1)

    def action_chips_press(self) -> None:
        if self._chips:
            self.post_message(self.Pressed(self, self._chips[self.cursor].id))
