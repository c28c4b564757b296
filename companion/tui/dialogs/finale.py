"""The end of an evening: celebrated or mourned, with what was met and missed, and what comes next."""

from collections.abc import Iterable, Sequence

from textual.content import Content
from textual.widget import Widget

from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static

JOY = (
    "   \\   |   /   ",
    " --  .---.  -- ",
    "    /     \\    ",
    "~~~~~~~~~~~~~~~",
)
GRIEF = (
    "       |       ",
    "      /|       ",
    "  ~ _/_|__ ~   ",
    "~~~~~~~\\_/~~~~~",
)


class Finale(Dialog):
    """A verdict: headline, one line a condition (met, missed or not known), then what to do next."""

    scope = "finale"

    def __init__(
        self, title: str, headline: str, good: bool, rows: Sequence[tuple[bool | None, str]], after: str
    ) -> None:
        super().__init__(title)
        self._headline, self._good, self._rows, self._after = headline, good, list(rows), after

    def body(self) -> Iterable[Widget]:
        yield Static(self._picture(), classes="finale-art")
        yield Static(self._headline, classes=f"finale-head {'-success' if self._good else '-error'}")
        if self._rows:
            yield Static(Content("\n").join(self._row(*row) for row in self._rows), classes="finale-rows")
        yield Static(self._after, classes="muted")

    def _picture(self) -> Content:
        style = "$accent" if self._good else "$primary"
        return Content("\n").join(Content.styled(line, style) for line in (JOY if self._good else GRIEF))

    def _row(self, met: bool | None, text: str) -> Content:
        symbols = self.companion.symbols
        mark, style = (symbols.tick, "$success") if met else (symbols.cross, "$error")
        if met is None:
            mark, style = symbols.ring, "$muted"
        return Content.assemble((f"{mark} ", f"bold {style}"), (text, style))

    def do_finale_close(self) -> None:
        self.dismiss(True)
