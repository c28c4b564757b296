"""A guided sequence: each step is ticked with one key; nothing is written until the last one is done."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from textual import events
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static

Question = Callable[["Steps"], None]
"""Asks something over the steps; `Steps.answered` ticks the step once there is an answer."""


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
    """Space or Enter ticks the next step, the last one finishes; Backspace takes one back; `d` ticks on.

    A step may carry a question, by its index: it is asked when the step is ticked, and left without an answer
    the steps stand as they stood. `other` is a way out (another card, another verdict). `ticked` is where the
    sequence begins, so that a table that left it goes on where it was.
    """

    scope = "steps"

    def __init__(
        self,
        title: str,
        steps: Sequence[str],
        questions: Mapping[int, Question] | None = None,
        ticked: int = 0,
        other: Callable[["Steps"], None] | None = None,
    ) -> None:
        super().__init__(title)
        self.steps = list(steps)
        self.questions = dict(questions or {})
        self.ticked = min(ticked, max(len(self.steps) - 1, 0))
        self._other = other

    def body(self) -> Iterable[Widget]:
        yield VerticalScroll(*(StepLine(i) for i in range(len(self.steps))), can_focus=False)
        yield Static("", classes="steps-hint muted")

    def on_mount(self) -> None:
        self._redraw()

    def offered(self, command_id: str) -> bool:
        return command_id != "steps-other" or self._other is not None

    def show(self, steps: Sequence[str]) -> None:
        """The same steps in other words, after an answer."""
        self.steps = list(steps)
        self._redraw()

    def _redraw(self) -> None:
        for line in self.query(StepLine):
            line.update(self._line(line.index))
            line.set_class(line.index == self.ticked, "-now")
            if line.index == self.ticked:
                line.scroll_visible(animate=False)
        self.query_one(".steps-hint", Static).update(t("steps-hint", n=len(self.steps) - self.ticked))

    def _line(self, index: int) -> Content:
        step, symbols = self.steps[index], self.companion.symbols
        box = f"[{symbols.tick}] " if index < self.ticked else "[ ] "
        style = "$success" if index < self.ticked else "bold $accent" if index == self.ticked else "$muted"
        asks = f" {symbols.right}" if index in self.questions and index >= self.ticked else ""
        return Content.assemble((box, style), (f"{index + 1}. {step}{asks}", style))

    def do_steps_tick(self) -> None:
        question = self.questions.get(self.ticked)
        if question:
            question(self)
        else:
            self.answered()

    def answered(self) -> None:
        """The step that is due is done; after the last one so is everything."""
        self.ticked += 1
        if self.ticked >= len(self.steps):
            self.dismiss(True)
        else:
            self._redraw()

    def do_steps_done(self) -> None:
        """Tick everything up to the next question, or to the end."""
        while self.ticked < len(self.steps) - 1 and self.ticked not in self.questions:
            self.ticked += 1
        self._redraw()
        self.do_steps_tick()

    def do_steps_untick(self) -> None:
        self.ticked = max(self.ticked - 1, 0)
        self._redraw()

    def do_steps_other(self) -> None:
        if self._other:
            self._other(self)

    def on_step_line_clicked(self, message: StepLine.Clicked) -> None:
        if message.index < self.ticked:
            self.ticked = message.index
            self._redraw()
            return
        asked = [index for index in range(self.ticked, message.index + 1) if index in self.questions]
        self.ticked = asked[0] if asked else message.index
        self._redraw()
        self.do_steps_tick()
