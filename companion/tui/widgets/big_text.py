"""Letters and digits of a hand's breadth: a name, a month or a count that is read from across the room."""

import unicodedata

from textual.content import Content

from companion.tui.breakpoints import TALL, WIDE
from companion.tui.glyphs import ASCII, Glyphs
from companion.tui.widgets.big_number import DIGITS
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import cell_len, cut

PIXELS = 5
LETTERS = {
    "A": " # /# #/###/# #/# #",
    "B": "## /# #/## /# #/## ",
    "C": " ##/#  /#  /#  / ##",
    "D": "## /# #/# #/# #/## ",
    "E": "###/#  /## /#  /###",
    "F": "###/#  /## /#  /#  ",
    "G": " ###/#   /# ##/#  #/ ###",
    "H": "# #/# #/###/# #/# #",
    "I": "#/#/#/#/#",
    "J": "  #/  #/  #/# #/ # ",
    "K": "#  #/# # /##  /# # /#  #",
    "L": "#  /#  /#  /#  /###",
    "M": "#   #/## ##/# # #/#   #/#   #",
    "N": "#  #/## #/# ##/#  #/#  #",
    "O": " ## /#  #/#  #/#  #/ ## ",
    "P": "## /# #/## /#  /#  ",
    "Q": " ## /#  #/#  #/# # / # #",
    "R": "## /# #/## /# #/# #",
    "S": " ##/#  / # /  #/## ",
    "T": "###/ # / # / # / # ",
    "U": "# #/# #/# #/# #/###",
    "V": "# #/# #/# #/# #/ # ",
    "W": "#   #/#   #/# # #/## ##/#   #",
    "X": "# #/# #/ # /# #/# #",
    "Y": "# #/# #/ # / # / # ",
    "Z": "###/  #/ # /#  /###",
    " ": "  /  /  /  /  ",
    "-": "   /   /###/   /   ",
    "'": "#/#/ / / ",
    ".": " / / / /#",
    "!": "#/#/#/ /#",
    "?": "###/  #/ ##/   / # ",
    "+": "   / # /###/ # /   ",
    "&": " #  /# # / #  /# ##/ ## ",
}
FONT = {letter: tuple(rows.split("/")) for letter, rows in LETTERS.items()} | DIGITS
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄"}


def spelled(text: str) -> str:
    """The text in the letters of the font, accents left off; empty where it has none for it."""
    letters = unicodedata.normalize("NFKD", text).upper()
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return letters if all(letter in FONT for letter in letters) else ""


def pixels(letters: str) -> list[str]:
    """Five rows of pixels, a column free between letters."""
    return [" ".join(FONT[letter][row] for letter in letters) for row in range(PIXELS)]


def enlarged(text: str, scale: int, symbols: Glyphs) -> list[str]:
    """The text drawn: scale 1 with half blocks in three rows, 2 in five rows, 4 in ten; else none."""
    letters = spelled(text)
    if not letters or (scale == 1 and symbols is ASCII):
        return []
    rows = pixels(letters)
    if scale > 1:
        wide = ["".join((symbols.full if cell == "#" else " ") * scale for cell in row) for row in rows]
        return [row for row in wide for _ in range(scale // 2)]
    return [
        "".join(
            HALVES.get((upper == "#", lower == "#"), symbols.full)
            for upper, lower in zip(rows[at], (*rows, " " * len(rows[0]))[at + 1], strict=True)
        )
        for at in (0, 2, 4)
    ]


def largest(text: str, width: int, height: int, symbols: Glyphs, most: int = 4) -> list[str]:
    """The text as large as it fits, one plain line at least."""
    for scale in (4, 2, 1):
        rows = enlarged(text, scale, symbols) if scale <= most else []
        if rows and len(rows) <= height and len(rows[0]) <= width:
            return rows
    return [cut(text, width)]


class BigText(Drawn):
    """A word or number as large as its room, with a line below that says what it is."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.text, self.label, self.mood = "", "", "$accent"

    def show(self, text: str, label: str, mood: str = "$accent") -> None:
        """Show this."""
        self.display = bool(text)
        self.text, self.label, self.mood = text, label, mood
        self.refresh(layout=True)

    def get_content_width(self, container: object, viewport: object) -> int:
        """With `width: auto`, as wide as the largest letters that the screen has room for."""
        app = self.app.size
        scale = 4 if app.width >= WIDE and app.height >= TALL else 2
        letters = spelled(self.text)
        return max(len(pixels(letters)[0]) * scale if letters else 0, cell_len(self.label), 1)

    def render(self) -> Content:
        width, height = self.size
        rows = largest(self.text, width, height - 1, self.symbols)
        space = [""] * ((height - 1 - len(rows)) // 2)
        drawn = [Content.styled(row, f"bold {self.mood}") for row in [*space, *rows]]
        label = Content.styled(cut(self.label, width), "$foreground")
        filled = [Content("")] * max(height - 1 - len(drawn), 0)
        return Content("\n").join([*drawn, *filled, label])
