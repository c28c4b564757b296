"""Tasks as on the table, the newest last, with demand, rewards and who has done them."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message

from companion.i18n import listing, t
from companion.table.campaign.view import TaskScene
from companion.tui.widgets.drawing import beside, wrap
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

WIDTH, LEAST = 24, 6
"""A card's narrowest width, and its lowest height: below that tasks are rows."""
WIDEST, HIGHEST = 44, 11
NUMBER, REWARD, WHO = 5, 17, 18


class Tasks(Drawn):
    """Cards side by side where they fit, else a row each; a click opens one.

    No demand is ever cut while there is a free line; done tasks give way first, and a sign says how many.
    """

    class Pressed(Message):
        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._tasks: Sequence[TaskScene] = ()

    def show(self, tasks: Sequence[TaskScene]) -> None:
        """Lay these tasks out."""
        self._tasks = tasks
        self.refresh()

    def render(self) -> Content:
        if not self._tasks:
            return Content.styled(t("tasks-none"), "$muted")
        lines = self._grid() if self._columns() else [line for _, line in self._list()]
        return Content("\n").join(lines)

    def _columns(self) -> int:
        """How many cards lie side by side; 0 where they are rows."""
        most = (self.size.width + 1) // (WIDTH + 1)
        rows = -(-len(self._tasks) // most) if most else 0
        return min(most, len(self._tasks)) if rows and self.size.height // rows >= LEAST + 2 else 0

    def _card_size(self, columns: int) -> tuple[int, int]:
        """Width and height of a card with that many side by side."""
        rows = -(-len(self._tasks) // columns)
        return min((self.size.width + 1) // columns - 1, WIDEST), min(self.size.height // rows, HIGHEST)

    def _grid(self) -> list[Content]:
        columns = self._columns()
        width, height = self._card_size(columns)
        lines: list[Content] = []
        for start in range(0, len(self._tasks), columns):
            lines += beside(
                [self._card(task, width, height) for task in self._tasks[start : start + columns]]
            )
        return lines

    def _card(self, task: TaskScene, width: int, height: int) -> list[Parts]:
        inner, frame = width - 2, self.symbols.chosen if task.newest else self.symbols.frame
        style = "$success" if task.done else "$accent" if task.newest else "$foreground"
        side = (frame[5], style)
        rows = [
            [side, (fitted(f" {text}", inner), ink), side]
            for text, ink in self._rows(task, inner - 1, height - 2)
        ]
        head = cut(f" {task.card.number} {task.card.title or ''}".rstrip() + " ", inner - 1)
        top: Parts = [
            (frame[0] + frame[4], style),
            (head, f"bold {style}"),
            (frame[4] * (inner - 1 - cell_len(head)) + frame[1], style),
        ]
        return [top, *rows, [(frame[2] + frame[4] * inner + frame[3], style)]]

    def _rows(self, task: TaskScene, width: int, height: int) -> Parts:
        """Demand, wrapped; rewards; who; the rewards share a line only where the demand needs it."""
        tail = [(line, "$warning") for line in wrap(self._reward(task), width)]
        tail += [(cut(self._who(task), width), "bold $success" if task.done else "$muted")]
        told, room = wrap(task.needs, width), max(height - len(tail), 1)
        if len(told) > room:
            told = [*told[: room - 1], cut(f"{told[room - 1]} …", width)]
        body = [(line, "$foreground") for line in told]
        body += [("", "")] * (height - len(tail) - len(body))
        return [*body, *tail][:height]

    def _list(self) -> list[tuple[str, Content]]:
        """Number and line of every line: a row a task, a long demand on more where there is room."""
        height, shown = self.size.height, list(self._tasks)
        while len(shown) > height:
            shown.remove(next((task for task in shown if task.done and not task.newest), shown[0]))
        hidden = len(self._tasks) - len(shown)
        width = max(self.size.width - NUMBER - REWARD - WHO, 12)
        demands = {task.card.number: wrap(task.needs, width) for task in shown}
        spare = height - len(shown)
        lines: list[tuple[str, Content]] = []
        for task in shown:
            demand = demands[task.card.number]
            extra = min(len(demand) - 1, spare)
            spare -= extra
            if extra + 1 < len(demand):
                demand = [*demand[:extra], cut(f"{demand[extra]} …", width)]
            sign = f"+{hidden} {self.symbols.more}" if hidden and task is shown[0] else ""
            lines += [(task.card.number, line) for line in self._row(task, demand, width, sign)]
        return lines

    def _row(self, task: TaskScene, demand: list[str], width: int, sign: str) -> list[Content]:
        mark = self.symbols.tick if task.done else self.symbols.here if task.newest else " "
        style = "$success" if task.done else "bold $accent" if task.newest else "bold $foreground"
        first = Content.assemble(
            (fitted(f"{mark}{task.card.number}", NUMBER), style),
            (fitted(demand[0], width), "$foreground"),
            (fitted(self._reward(task), REWARD), "$warning"),
            (
                fitted(cut(f"{sign} {self._who(task)}".strip(), WHO), WHO),
                "$success" if task.done else "$muted",
            ),
        )
        rest = [Content.styled(" " * NUMBER + line, "$foreground") for line in demand[1:]]
        return [first, *rest]

    def _who(self, task: TaskScene) -> str:
        if task.progress:
            return t("under-way", who=listing(task.progress))
        return listing(task.done) if task.done else t("task-open")

    def _reward(self, task: TaskScene) -> str:
        """`1st 2●  all 1♛`; a question mark for what nobody has typed."""
        card, symbols = task.card, self.symbols
        first = (
            f"{card.first_crowns}{symbols.crown}"
            if card.first_crowns
            else f"{card.first_coins}{symbols.coin}"
        )
        first = "?" if card.first_coins is None and not card.first_crowns else first
        return t(
            "task-reward", first=first, crowns="?" if card.crowns is None else f"{card.crowns}{symbols.crown}"
        )

    def on_click(self, event: events.Click) -> None:
        number = self._at(event.x, event.y)
        if number:
            self.post_message(self.Pressed(number))

    def _at(self, x: int, y: int) -> str:
        """The task drawn there."""
        columns = self._columns()
        if not columns:
            lines = self._list()
            return lines[y][0] if y < len(lines) else ""
        width, height = self._card_size(columns)
        index = y // height * columns + x // (width + 1)
        return (
            self._tasks[index].card.number if x // (width + 1) < columns and index < len(self._tasks) else ""
        )
