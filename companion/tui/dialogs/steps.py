"""A guided sequence: each step is ticked with one key; nothing is written until the last one is done."""

from collections.abc import Iterable, Sequence

from textual import events
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static


class StepLine(Static):
    """One step with its tick box; a click ticks up to it."""

    class Clicked(Message):
        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, index: int) -> None:
        super().__init__(classes="step-line")
        self.index = index

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Clicked(self.index))


class Steps(Dialog):
    """Space or Enter ticks the next step; Backspace takes one back; answers True when all are ticked."""

    scope = "steps"

    def __init__(self, title: str, steps: Sequence[str], text: str = "") -> None:
        super().__init__(title, text)
        self._steps = list(steps)
        self.ticked = 0

    def body(self) -> Iterable[Widget]:
        yield VerticalScroll(*(StepLine(i) for i in range(len(self._steps))), can_focus=False)
        yield Static("", classes="steps-hint muted")

    def on_mount(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        for line in self.query(StepLine):
            line.update(self._line(line.index))
            line.set_class(line.index == self.ticked, "-now")
            if line.index == self.ticked:
                line.scroll_visible(animate=False)
        done = self.ticked == len(self._steps)
        self.query_one(".steps-hint", Static).update(
            t("steps-all-done") if done else t("steps-hint", n=len(self._steps) - self.ticked)
        )

    def _line(self, index: int) -> Content:
        step, symbols = self._steps[index], self.companion.symbols
        box = f"[{symbols.tick}] " if index < self.ticked else "[ ] "
        style = "$success" if index < self.ticked else "bold $accent" if index == self.ticked else "$muted"
        return Content.assemble((box, style), (f"{index + 1}. {step}", style))

    def do_steps_tick(self) -> None:
        if self.ticked == len(self._steps):
            self.dismiss(True)
            return
        self.ticked += 1
        self._redraw()

    def do_steps_untick(self) -> None:
        self.ticked = max(self.ticked - 1, 0)
        self._redraw()

    def on_step_line_clicked(self, message: StepLine.Clicked) -> None:
        self.ticked = message.index if message.index < self.ticked else message.index + 1
        self._redraw()
        if self.ticked == len(self._steps):
            self.query_one(".steps-hint", Static).update(t("steps-all-done"))
