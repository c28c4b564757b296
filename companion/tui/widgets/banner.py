"""The head of the home screen: the name over the waves, with a ship where there is room."""

from textual.content import Content

from companion.tui.glyphs import ASCII
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import cell_len, cut, fitted

NAME = (
    "█▀█ █▀█ █▀█ ▀█▀   █▀█ █▀█ █ █ █▀█ █  ",
    "█▀▀ █▄█ █▀▄  █    █▀▄ █▄█  █  █▀█ █▄▄",
)
NAME_ASCII = ("P O R T   R O Y A L", "===================")
SHIP = (
    "            |",
    "       |   /|\\    |",
    "      /|\\ /_|_\\  /|\\",
    "     /_|_\\  |   /_|_\\  ",
    "  \\____|____|_____|____/",
    "   \\__________________/",
)


class Banner(Drawn):
    """Two lines of name and one of waves; three lines more and a ship on a tall, wide screen."""

    def __init__(self, subtitle: str) -> None:
        super().__init__()
        self._subtitle = subtitle

    def render(self) -> Content:
        ascii_only = self.symbols is ASCII
        name = NAME_ASCII if ascii_only else NAME
        waves = ("~" * 3 + "^" * 2 + "~" * 5) * (self.size.width // 10 + 1)
        large = self.size.height > 4
        left = ["", *name, "", self._subtitle, ""] if large else [*name]
        lines = [self._line(i, text, large) for i, text in enumerate(left)]
        return Content("\n").join([*lines, Content.styled(waves[: self.size.width], "$primary")])

    def _line(self, index: int, text: str, large: bool) -> Content:
        style = "$muted" if text == self._subtitle else "bold $accent"
        if not large:
            side = f"   {self._subtitle}" if index == 1 else ""
            return Content.assemble(
                (f"  {text}", style), (cut(side, self.size.width - cell_len(text) - 3), "$muted")
            )
        room = self.size.width - 34
        return Content.assemble((fitted(f"  {text}", room), style), (SHIP[index], "$foreground"))
