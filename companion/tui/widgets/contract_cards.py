"""The open contracts: cards of their own where there is room, a list of lines where there is little."""

from collections.abc import Sequence
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message

from companion.i18n import enumeration, listing, t
from companion.table.contracts import OpenContract
from companion.tui.widgets.drawing import beside, wrap
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

CARD_WIDTH, TALLEST, NAME = 22, 9, 18
"""The narrowest card, the tallest one, and the longest printed title."""


class ContractLine(NamedTuple):
    """A contract as it is drawn: its letter, who is done and under way, an assumed seal, its moment."""

    letter: str
    contract: OpenContract
    done: tuple[str, ...]
    under_way: tuple[str, ...]
    assumed: bool
    timing: str = ""

    @property
    def seal(self) -> str:
        """The seal as printed; a question mark where no source tells it."""
        return f"{self.contract.digit}{self.contract.letter}{'?' if self.assumed else ''}"

    @property
    def needs(self) -> str:
        return self.contract.needs or t("plain-table-seal-only")

    def who(self, width: int) -> str:
        """Who is done and who is under way, by name, or by number where the names are too long."""
        under_way = t("under-way", who=listing(self.under_way)) if self.under_way else ""
        named = enumeration(filter(None, [listing(self.done), under_way]))
        if cell_len(named) <= width:
            return named
        seats = [*self.contract.done, *self.contract.progress]
        return cut(
            " ".join(f"{seat + 1}{'' if seat in self.contract.done else '…'}" for seat in seats), width
        )


def _cells(parts: Parts) -> int:
    return sum(cell_len(text) for text, _ in parts)


class ContractCards(Drawn):
    """Every open contract; a click asks about one. What has no room is counted, done ones first."""

    class Pressed(Message):
        def __init__(self, label: str) -> None:
            super().__init__()
            self.label = label

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._lines: Sequence[ContractLine] = ()

    def show(self, lines: Sequence[ContractLine]) -> None:
        """Lay these contracts out."""
        self._lines = lines
        self.refresh()

    @property
    def columns(self) -> int:
        """How many cards lie side by side; 0: there is only room for a list."""
        fitting = min(self.size.width // (CARD_WIDTH + 1), 3)
        return fitting if fitting > 1 and self._height(fitting) >= 5 else 0

    def _height(self, columns: int) -> int:
        return min(self.size.height // max(-(-len(self._lines) // columns), 1), TALLEST)

    def shown(self) -> list[ContractLine]:
        """Those there is room for in a list, in the table's order; open ones are the last to go."""
        room = self.size.height
        if len(self._lines) <= room:
            return list(self._lines)
        kept = sorted(self._lines, key=lambda line: bool(line.done))[: max(room - 1, 0)]
        return [line for line in self._lines if line in kept]

    def render(self) -> Content:
        return self._cards(self.columns) if self.columns else self._list()

    def _list(self) -> Content:
        shown = self.shown()
        tall = 2 if 2 * len(self._lines) <= self.size.height else 1
        rows = [Content.assemble(*self._row(line, tall)) for line in shown]
        if len(shown) < len(self._lines):
            more = t("contracts-more-rows", n=len(self._lines) - len(shown))
            rows.append(Content.styled(cut(more, self.size.width), "bold $warning"))
        return Content("\n").join(rows)

    def _row(self, line: ContractLine, tall: int) -> Parts:
        symbols, done = self.symbols, bool(line.done)
        head: Parts = [
            (f"{line.letter} ", "bold $accent"),
            (f"{symbols.tick if done else symbols.ring} ", "bold $success" if done else "$muted"),
            (fitted(str(line.contract.called), NAME + 1), "bold $foreground"),
            (f"{line.seal:>3} ", "$primary"),
            *self._next_coins(line),
            (" ", ""),
        ]
        room = self.size.width - _cells(head)
        roomy = tall == 1 and room > 2 * NAME
        who = line.who(NAME if roomy else room)
        head.append((fitted(who, NAME) if roomy else who, "bold $success" if done else "$primary"))
        if roomy:
            return [*head, (cut(f" {line.needs}", room - NAME), "$muted")]
        return [*head, *self._below(line)] if tall > 1 else head

    def _below(self, line: ContractLine) -> Parts:
        """The demand, and the whole ladder where it still fits."""
        needs, ladder = cut(line.needs, self.size.width - 4), self._ladder(line)
        gap = self.size.width - 4 - cell_len(needs) - _cells(ladder)
        return [(f"\n    {needs}", "$muted"), *([(" " * gap, ""), *ladder] if gap > 1 else [])]

    def _next_coins(self, line: ContractLine) -> Parts:
        """What the next finisher takes (C10)."""
        ladder, place = line.contract.ladder, len(line.contract.done)
        coins = str(ladder[place]) if place < len(ladder) else "-"
        return [(f"{self.symbols.coin}{coins}", "$warning")]

    def _ladder(self, line: ContractLine) -> Parts:
        """Every finisher's coins from the first on; those taken are dim, the next one is bold (C10)."""
        if not line.contract.ladder:
            return []
        place = len(line.contract.done)
        steps = [
            (f" {coins}", "$muted" if n < place else "bold $warning" if n == place else "$warning")
            for n, coins in enumerate(line.contract.ladder)
        ]
        return [(self.symbols.coin, "$warning"), *steps]

    def _cards(self, columns: int) -> Content:
        width, height = self.size.width // columns - 1, self._height(columns)
        rows = []
        for at in range(0, len(self._lines), columns):
            rows += beside([self._card(line, width, height) for line in self._lines[at : at + columns]])
        return Content("\n").join(rows)

    def _card(self, line: ContractLine, width: int, height: int) -> list[Parts]:
        inner, frame = width - 2, self.symbols.frame
        style = "$success" if line.done else "$accent" if line.under_way else "$foreground"
        side = (frame[5], style)
        facts = self._facts(line, inner - 2, height - 2)
        rows = [[side, (fitted(f" {text}", inner), ink), side] for text, ink in facts]
        return [self._top(line, inner, style), *rows, self._bottom(line, inner, style)]

    def _top(self, line: ContractLine, inner: int, style: str) -> Parts:
        frame, name = self.symbols.frame, cut(str(line.contract.called), inner - 4)
        rule = frame[4] * (inner - cell_len(name) - 4)
        return [
            (frame[0], style), (f" {line.letter} ", "bold $accent"), (f"{name} ", f"bold {style}"),
            (rule + frame[1], style),
        ]  # fmt: skip

    def _bottom(self, line: ContractLine, inner: int, style: str) -> Parts:
        frame, ladder, seal = self.symbols.frame, self._ladder(line), f" {line.seal} "
        steps: Parts = [(" ", ""), *ladder, (" ", "")] if ladder else []
        rule = frame[4] * (inner - 2 - _cells(steps) - cell_len(seal))
        left: Parts = [(frame[2] + frame[4], style), *steps, (rule, style)]
        return [*left, (seal, "$primary"), (frame[4] + frame[3], style)]

    def _facts(self, line: ContractLine, width: int, height: int) -> Parts:
        """The demand, wrapped, and below it who is done; the demand is cut first, with a sign."""
        told = wrap(line.needs, width)
        if len(told) > height - 1:
            told = [*told[: height - 2], cut(f"{told[height - 2]} …", width)]
        timing = wrap(line.timing, width) if line.timing else []
        mark = self.symbols.tick if line.done else self.symbols.ring
        who = line.who(width - 2) or t("task-open")
        body: Parts = [(text, "$foreground") for text in told]
        body += [(text, "$muted") for text in timing] if len(body) + len(timing) < height else []
        body += [("", "")] * (height - 1 - len(body))
        ink = "bold $success" if line.done else "$primary" if line.under_way else "$muted"
        return [*body, (f"{mark} {who}", ink)]

    def on_click(self, event: events.Click) -> None:
        found = self._at(event.x, event.y)
        if found:
            self.post_message(self.Pressed(found.contract.label))

    def _at(self, x: int, y: int) -> ContractLine | None:
        """The contract drawn at these cells."""
        if self.columns:
            width = self.size.width // self.columns
            index, pool = y // self._height(self.columns) * self.columns + x // width, list(self._lines)
        else:
            pool = self.shown()
            index = y // (2 if 2 * len(self._lines) <= self.size.height else 1)
        return pool[index] if 0 <= index < len(pool) else None
