"""Tasks lying left to right as on the table, the newest on the right, with who has done them."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message

from companion.i18n import listing, t
from companion.table.campaign.view import TaskScene
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.drawing import beside, wrap
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

WIDTH = 25


class Tasks(Drawn):
    """As many tasks as fit, the newest always; a click opens one."""

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

    def fitting(self) -> list[TaskScene]:
        """The newest tasks that fit side by side."""
        count = max(self.size.width // (WIDTH + 1), 1)
        return list(self._tasks[-count:])

    def render(self) -> Content:
        if not self._tasks:
            return Content.styled(t("tasks-none"), "$muted")
        symbols: Glyphs = self.symbols
        height = self.size.height
        return Content("\n").join(beside([self._draw(task, symbols, height) for task in self.fitting()]))

    def _draw(self, task: TaskScene, symbols: Glyphs, height: int) -> list[Parts]:
        inner, frame = WIDTH - 2, symbols.chosen if task.newest else symbols.frame
        style = "$success" if task.done else "$accent" if task.newest else "$foreground"
        side = (frame[5], style)
        rows = [
            [side, (fitted(f" {text}", inner), ink), side]
            for text, ink in self._rows(task, inner - 1, height - 2)
        ]
        head = f" {task.card.number} "
        top: Parts = [
            (frame[0] + frame[4], style),
            (head, f"bold {style}"),
            (frame[4] * (inner - 1 - cell_len(head)) + frame[1], style),
        ]
        return [top, *rows, [(frame[2] + frame[4] * inner + frame[3], style)]]

    def _rows(self, task: TaskScene, width: int, height: int) -> Parts:
        """Title and requirement, wrapped; reward; who; cut from the requirement first."""
        done = t("task-done", who=listing(task.done)) if task.done else t("task-open")
        if task.progress:
            done = t("under-way", who=listing(task.progress))
        tail = [(self._reward(task), "$warning"), (done, "bold $success" if task.done else "$muted")]
        text = f"{task.card.title}: {task.needs}" if task.card.title and height > 4 else task.needs
        told, room = wrap(text, width), max(height - len(tail), 1)
        if len(told) > room:
            told = [*told[: room - 1], cut(f"{told[room - 1]} …", width)]
        body = [(line, "$foreground") for line in told]
        body += [("", "")] * (height - len(tail) - len(body))
        return [*body, *tail][:height]

    def _reward(self, task: TaskScene) -> str:
        card = task.card
        if card.first_coins is None and card.crowns is None:
            return t("task-reward-unknown")
        return t("task-reward", first=card.first_coins or card.first_crowns or 0, crowns=card.crowns or 0)

    def on_click(self, event: events.Click) -> None:
        index = event.x // (WIDTH + 1)
        shown = self.fitting()
        if index < len(shown):
            self.post_message(self.Pressed(shown[index].card.number))
