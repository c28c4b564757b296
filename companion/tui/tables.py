"""What the screens of physical tables share: a session, entries committed through it, undo and timeline."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.session import Refused, Session
from companion.store import StoreError
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.story import Story

LOG_LINES = 12


class TableSteps:
    """A table's session as the timeline sees it."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def jump(self, step: int, past_reveal: bool = False) -> None:
        """Go to any step."""
        self.session.jump(step, self.session.revision, past_reveal=past_reveal)

    def step_texts(self) -> list[str]:
        """A sentence for every step."""
        return self.session.line_titles()


class TableScreen(CompanionScreen):
    """A screen over one table log. Subclasses draw `state` in `update`."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._moved_to = ""

    @property
    def happened(self) -> str:
        """What happened last in one sentence: the newest entry, or what undo and redo did to the log."""
        return self._moved_to or self.session.last_title()

    def playing(self) -> Session:
        return self.session

    @property
    def state(self) -> Any:
        return self.session.state

    def update(self) -> None:
        """Show the table as it stands."""

    def entry(self, **entry: Any) -> bool:
        """Write one entry; whatever refuses it says so, and nothing has changed."""
        try:
            self.session.commit(entry, self.session.revision)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning")
            return False
        self._moved_to = ""
        self.changed()
        return True

    def show_log(self, box: Story) -> None:
        """The last entries in words."""
        told = self.session.titles(self.session.depth - LOG_LINES)
        box.show([(sentence, "$foreground" if sentence is told[-1] else "$muted") for sentence in told])

    def why_not(self, command_id: str) -> str:
        if command_id.endswith("-undo") and not self.session.can_undo:
            return t("undo-nothing")
        if command_id.endswith("-redo") and not self.session.can_redo:
            return t("redo-nothing")
        return ""

    def take_back(self) -> None:
        """One entry back; the line of what happened says which."""
        last = self.session.last_title()
        if self._move(lambda: self.session.undo(self.session.revision, past_reveal=True)):
            self._tell("table-undone", last)

    def make_again(self) -> None:
        """One entry forward; the line of what happened says which."""
        if self._move(lambda: self.session.redo(self.session.revision)):
            self._tell("table-redone", self.session.last_title())

    def _tell(self, key: str, sentence: str) -> None:
        self._moved_to = t(key, sentence=sentence)
        self.changed()

    def _move(self, move: Callable[[], object]) -> bool:
        """Move along the log; another window may have moved it first, or the disk be full."""
        try:
            move()
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning")
            self.changed()
            return False
        return True

    def chronicle(self) -> None:
        """Open the log as a story, with its statistics."""
        self.companion.open("chronicle", self.session)

    def timeline(self) -> None:
        """Open the log."""
        self.companion.open("timeline", TableSteps(self.session), self._jumped)

    def _jumped(self) -> None:
        self._moved_to = ""
        self.changed()

    def changed(self) -> None:
        """Draw again after another screen moved the log."""
        self.update()
        self.refresh_keys()
