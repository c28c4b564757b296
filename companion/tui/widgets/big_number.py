"""A number large enough to be read from across a games table."""

from textual.content import Content

from companion.tui.widgets.drawn import Drawn

DIGITS = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
}


def blocks(number: int, block: str, scale: int = 1) -> list[str]:
    """The lines of a number drawn in blocks: five of them, or ten where it is drawn twice as large."""
    digits = [DIGITS[digit] for digit in str(number)]
    lines = (
        "  ".join(
            "".join((block if cell == "#" else " ") * 2 * scale for cell in digit[row]) for digit in digits
        )
        for row in range(5)
    )
    return [line for line in lines for _ in range(scale)]


class BigNumber(Drawn):
    """Draws a number in blocks, twice as large where there is room."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.number = 0
        self.mood = "$success"

    def show(self, number: int, mood: str) -> None:
        """Show a number in the colour of its mood."""
        self.number, self.mood = number, mood
        self.refresh()

    def render(self) -> Content:
        scale = 2 if self.size.height >= 10 and self.size.width >= len(str(self.number)) * 16 else 1
        rows = blocks(self.number, self.symbols.full, scale)
        return Content("\n").join(Content.styled(row, f"bold {self.mood}") for row in rows)
