"""Two boards that read from afar: things with who has done them, and players with their figures."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from textual.content import Content

from companion.i18n import t
from companion.tui.widgets.big_text import enlarged, largest
from companion.tui.widgets.drawing import wrap
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

LETTERED = 70
"""From so many cells on, a board of players writes their names in large letters."""


class Thing(NamedTuple):
    """A task, a contract or an expedition: its number or name, what it asks for, and who has done it."""

    name: str
    asks: str
    who: str
    done: bool = False


class Figures(NamedTuple):
    """A player: what counts most in large digits, the rest in a line; `note` says whatever else there is."""

    name: str
    most: int
    sign: str
    rest: str
    note: str = ""
    active: bool = False


def side_style(player: Figures) -> str:
    """Whose turn it is, is lit."""
    return "bold $accent" if player.active else "bold $foreground"


class Things(Drawn):
    """Whole wherever there is room; else what is done is shortened first, and never what is open."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._things: Sequence[Thing] = ()

    def show(self, things: Sequence[Thing]) -> None:
        """Lay these out."""
        self._things = things
        self.refresh()

    def render(self) -> Content:
        width, height = self.size
        for lines in self._ways(width):
            if len(lines) <= height:
                return Content("\n").join(lines)
        return Content("\n").join(lines[-height:])

    def _ways(self, width: int) -> Iterator[list[Content]]:
        """From the largest way to draw them to the smallest."""
        yield self._parted([self._large(thing, width) for thing in self._things])
        for airy, done, opened in ((True, 9, 9), (False, 9, 9), (False, 1, 9), (False, 1, 1)):
            drawn = [self._thing(thing, width, done if thing.done else opened) for thing in self._things]
            yield self._parted(drawn) if airy else [line for lines in drawn for line in lines]

    @staticmethod
    def _parted(drawn: list[list[Content]]) -> list[Content]:
        """A free line between two of them."""
        return [line for lines in drawn for line in (*lines, Content(""))][:-1]

    def _large(self, thing: Thing, width: int) -> list[Content]:
        """A number in large digits with the words beside it; a name above them."""
        digits = enlarged(thing.name, 1, self.symbols) if thing.name[:1].isdigit() else []
        indent = cell_len(digits[0]) + 3 if digits else 4
        mark, ink = self._mark(thing)
        told = [(line, "bold $foreground") for line in wrap(thing.asks, width - indent) if line]
        who = thing.who or (t("task-open") if digits else "")
        told += [(f"{mark} {line}", ink) for line in wrap(who, width - indent - 2) if line]
        heads = digits or [f"{mark} {thing.name}"]
        if not digits:
            told = [("", ""), *told]
        rows = zip_longest(heads, told[: max(len(told), len(heads))], fillvalue=None)
        return [self._row(head, line, indent, thing) for head, line in rows]

    def _row(self, head: str | None, line: tuple[str, str] | None, indent: int, thing: Thing) -> Content:
        style = f"bold {self._mark(thing)[1]}"
        text, ink = line or ("", "")
        return Content.assemble(
            (head or "", style), (" " * max(indent - cell_len(head or ""), 0), ""), (text, ink)
        )

    def _mark(self, thing: Thing) -> tuple[str, str]:
        return (self.symbols.tick, "$success") if thing.done else (self.symbols.ring, "$accent")

    def _thing(self, thing: Thing, width: int, most: int) -> list[Content]:
        symbols, mark = self.symbols, self._mark(thing)
        name = f" {thing.name} "
        indent = cell_len(name) + 1
        told = wrap(f"{thing.asks} {symbols.right} {thing.who}" if thing.who else thing.asks, width - indent)
        if len(told) > most:
            told = [self._short(thing, width - indent)]
        style = "$muted" if thing.done else "$foreground"
        first: Parts = [mark, (name, "bold $foreground"), (told[0], style)]
        return [Content.assemble(*first), *(Content.styled(" " * indent + line, style) for line in told[1:])]

    def _short(self, thing: Thing, width: int) -> str:
        """In one line: who has done it stays, what it asks for is cut."""
        who = f" {self.symbols.right} {thing.who}" if thing.who else ""
        return f"{cut(thing.asks, max(width - cell_len(who), 8))}{who}"


class Scores(Drawn):
    """The players below each other, as large as the height allows."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._players: Sequence[Figures] = ()

    def show(self, players: Sequence[Figures]) -> None:
        """Draw these players."""
        self._players = players
        self.refresh()

    def render(self) -> Content:
        if not self._players:
            return Content("")
        each = self.size.height // len(self._players)
        lines = [line for player in self._players for line in self._player(player, each)]
        return Content("\n").join(lines[: self.size.height])

    def _player(self, player: Figures, height: int) -> list[Content]:
        """Large digits with name, figures and note beside them; where that is too high, a line or two."""
        if height < 3:
            return [self._line(player), *([self._note(player)] if height > 1 else [])]
        digits, column = self._digits(player, height), self._column(height)
        name = self._big_name(player, height)
        side = [self._named(player), (player.rest, "$foreground"), (player.note, "$muted")]
        side = [("", ""), *side[1:]] if name else side
        sign = fitted(player.sign, 1) if player.sign else ""
        room = self.size.width - column - len(sign) - 2
        rows = [
            Content.assemble(
                (digits[at].rjust(column) if at < len(digits) else " " * column, "bold $success"),
                (sign if at == len(digits) - 1 else " " * len(sign), "bold $success"),
                "  ",
                (name[at] if at < len(name) else " " * cell_len(name[0]) if name else "", side_style(player)),
                (cut(side[at][0], room), side[at][1]) if at < len(side) else "",
            )
            for at in range(max(len(digits), len(side)))
        ]
        return rows + [Content("")] * (height - len(rows))

    def _big_name(self, player: Figures, height: int) -> list[str]:
        """With the whole width to itself the board has room for names in large letters."""
        for scale in (2, 1) if height >= 6 else (1,):
            names = [enlarged(each.name, scale, self.symbols) for each in self._players]
            width = max(cell_len(name[0]) if name else self.size.width for name in names) + 4
            if self.size.width >= LETTERED and width <= self.size.width // 2:
                rows = enlarged(player.name, scale, self.symbols)
                marks = [
                    self.symbols.here if player.active and at == len(rows) // 2 else " " for at in range(9)
                ]
                return [fitted(f"{mark} {row}", width) for mark, row in zip(marks, rows, strict=False)]
        return []

    def _digits(self, player: Figures, height: int) -> list[str]:
        scale = 2 if height >= 6 else 1
        return largest(str(player.most), self.size.width // 2, min(height, 5), self.symbols, scale)

    def _column(self, height: int) -> int:
        return max(cell_len(row) for player in self._players for row in self._digits(player, height))

    def _note(self, player: Figures) -> Content:
        return Content.styled(cut(f"    {player.note}", self.size.width), "$muted")

    def _named(self, player: Figures) -> tuple[str, str]:
        mark = self.symbols.here if player.active else " "
        return f"{mark} {player.name}", side_style(player)

    def _line(self, player: Figures) -> Content:
        name, style = self._named(player)
        width = max(cell_len(each.name) for each in self._players) + 3
        width = min(width, max(self.size.width - 18, 8))
        most = (f"{player.most:>3}{player.sign}  ", "bold $success")
        return Content.assemble((fitted(name, width), style), most, (player.rest, "$foreground"))
