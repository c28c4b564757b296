"""Chances as bars: label, per cent, bar; the number is always there, so colour only helps."""

from typing import NamedTuple

from textual.content import Content

from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import cell_len, fitted


class Chance(NamedTuple):
    """One line of a gauge: 0 to 1; a danger is good when small, a hope when large."""

    label: str
    value: float
    danger: bool = True


def mood(chance: Chance) -> str:
    """The colour of a bar, by how bad it is."""
    bad = chance.value if chance.danger else 1 - chance.value
    return "$success" if bad < 0.2 else "$warning" if bad < 0.4 else "$error"


class Gauge(Drawn):
    """A few chances, one below the other."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._chances: list[Chance] = []
        self._note = ""

    def show(self, chances: list[Chance], note: str = "") -> None:
        """Draw these chances, or only the note."""
        if (chances, note) != (self._chances, self._note):
            before = len(self._chances) + bool(self._note)
            self._chances, self._note = chances, note
            self.redraw(before, len(chances) + bool(note))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return max(len(self._chances) + bool(self._note), 1)

    def render(self) -> Content:
        lines = [self._line(chance) for chance in self._chances]
        if self._note:
            lines.append(Content.styled(self._note, "$muted"))
        return Content("\n").join(lines)

    def _line(self, chance: Chance) -> Content:
        symbols = self.symbols
        label_width = max((cell_len(each.label) for each in self._chances), default=0)
        room = max(self.size.width - label_width - 8, 4)
        filled = round(room * chance.value)
        return Content.assemble(
            (fitted(chance.label, label_width + 1), "$foreground"),
            (f"{chance.value * 100:4.0f} % ", "bold $foreground"),
            (symbols.full * filled, mood(chance)),
            (symbols.empty * (room - filled), "$muted"),
        )
