"""The table lesson: the real campaign screen at a pretend table, with a coach who waits for every step."""

import shutil

from textual.app import ComposeResult

from companion.i18n import t
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.table_lessons import END, STEPS, LessonStep, Moment, astray, lesson_session
from companion.tui.widgets.plain import Static, entitle, subtitle


def coach_box(words: str) -> Static:
    """The coach, who stands at the same place on the table and in its dialogs."""
    box = Static(words, id="coach", classes="panel")
    entitle(box, t("table-lesson-title"))
    return box


class TableLessonScreen(CampaignScreen):
    """Whatever reaches a step's goal counts, by whichever keys; N does the step, Esc leaves the lesson."""

    scope = "table-lesson"

    def __init__(self) -> None:
        super().__init__(lesson_session())
        self.lesson = 0
        self._ran: set[str] = set()
        self._asked: set[str] = set()

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield coach_box("")

    def on_mount(self) -> None:
        self._say()

    def on_unmount(self) -> None:
        """The pretend table's own folder goes with it."""
        shutil.rmtree(self.session.save.storage.root, ignore_errors=True)

    @property
    def over(self) -> bool:
        return self.lesson >= len(STEPS)

    @property
    def step(self) -> LessonStep:
        """The step that is due; after the last one, the farewell."""
        return END if self.over else STEPS[self.lesson]

    @property
    def due(self) -> LessonStep:
        """What the coach asks for: the step, or what has to be put right before it."""
        return (None if self.over else astray(self.step, self.campaign)) or self.step

    def _say(self) -> None:
        box = self.query_one("#coach", Static)
        count = {"n": min(self.lesson + 1, len(STEPS)), "of": len(STEPS)}
        subtitle(box, t("table-lesson-over") if self.over else t("table-lesson-keys", **count))
        box.update(t(f"table-lesson-{self.due.name}"))

    def coach(self, scope: str, title: str) -> Static | None:
        """In a dialog of the step the coach helps with it; in others of the table, to find back."""
        self._asked.add(title)
        words = self.due.words_over(scope, title)
        return coach_box(t(words)) if words else None

    def _look(self) -> None:
        """Go on to the first step whose goal is not reached yet."""
        while not self.over and self.due is self.step and self.step.reached(self._moment_now()):
            self._advance()
        self._say()

    def _moment_now(self) -> Moment:
        at_table = self.app.screen is self
        return Moment(self.campaign, self.session.can_redo, self._ran, self._asked, at_table)

    def _advance(self) -> None:
        self.lesson += 1
        self._ran, self._asked = set(), set()

    def changed(self) -> None:
        super().changed()
        self._look()

    def on_screen_resume(self) -> None:
        """A dialog was closed."""
        self._look()

    def action_run(self, command_id: str) -> None:
        super().action_run(command_id)
        self._ran.add(command_id)
        self._look()

    def offered(self, command_id: str) -> bool:
        if command_id == "table-lesson-skip":
            return not self.over
        return super().offered(command_id)

    def do_table_lesson_skip(self) -> None:
        """Do what is due for the person, and go on."""
        before, due = self.lesson, self.due
        due.do(self)
        if self.lesson == before and due is self.step:
            self._advance()
        self.changed()

    def do_back(self) -> None:
        """Leave; one question in the middle, where an Esc may have been meant for a dialog."""
        if self.lesson == 0 or self.over:
            self.companion.do_back()
        else:
            self.ask_sure("table-lesson-leave", self.companion.do_back)


screen = TableLessonScreen
