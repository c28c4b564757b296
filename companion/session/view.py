"""What a front end can ask of a session: where it stands, what was done, what can be undone."""

from typing import Any

from companion.i18n import t
from companion.session.history import History, PlayLine, Step
from companion.session.kinds import Json, Kind, Play
from companion.session.replay import play_of
from companion.store import Notice, Save
from companion.store.records import Record
from companion.table.refusal import Refused


class SessionView:
    """The asking half of a session; it never changes anything."""

    def __init__(self, save: Save, kind: Kind, history: History, play: Play) -> None:
        self.save = save
        self._kind, self._history, self._play = kind, history, play
        self._own_notices: list[Notice] = []

    @property
    def id(self) -> str:
        """The save's id."""
        return self.save.id

    @property
    def title(self) -> str:
        """The save's title."""
        return self.save.head().title

    @property
    def kind(self) -> str:
        """The name of the kind, as given to `new`."""
        return self._history.start.kind

    @property
    def setup(self) -> Json:
        """The set-up it began with."""
        return self._history.start.setup or {}

    @property
    def state(self) -> Any:
        """What the front end shows: the Match of a digital game, the folded state of a table log."""
        return self._play.state

    @property
    def revision(self) -> int:
        """Send this with the next command. It grows with every command, undo included."""
        return self._history.revision

    @property
    def clean(self) -> bool:
        """Whether no command so far took back revealed cards."""
        return self._history.clean

    @property
    def here(self) -> int:
        """The number of the step on which the session stands; 0 is the start."""
        return self._history.here

    @property
    def depth(self) -> int:
        """How many steps lead to where the session stands."""
        return self._history.depth

    @property
    def play(self) -> Play:
        """The running game or table behind `state`."""
        return self._play

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._history.depth > 0

    @property
    def can_redo(self) -> bool:
        """Whether the present line goes on."""
        return self._history.depth < len(self._history.path)

    @property
    def undo_reveals(self) -> bool:
        """Whether the next undo takes back revealed cards, so that the front end asks first."""
        return self.can_undo and self._history.steps[self.here].reveals

    @property
    def bookmarks(self) -> dict[str, int]:
        """Name of each bookmark and the step it marks."""
        return dict(self._history.bookmarks)

    @property
    def notices(self) -> list[Notice]:
        """What happened to this save that the person should be told, oldest first."""
        return [*self.save.notices, *self._own_notices]

    def history(self) -> list[Step]:
        """The steps of the present line in order, those that redo would bring back included."""
        return [self._history.steps[n] for n in self._history.path]

    def titles(self, first: int = 0) -> list[str]:
        """A sentence for each step of the present line up to here, from the one at `first` on."""
        return self._play.titles(first)

    def line_titles(self) -> list[str]:
        """A sentence for each step of `history()`, those that redo would bring back included."""
        whole = play_of(self._kind, self._history, tip=True) if self.can_redo else self._play
        return whole.titles()

    def last_title(self) -> str:
        """The sentence of the step on which the session stands; empty at the start."""
        return next(iter(self._play.titles(self._history.depth - 1)), "") if self.can_undo else ""

    def step(self, n: int) -> Step:
        """One step of any line; Refused where there is none."""
        if n not in self._history.steps:
            raise Refused(t("session-no-step", n=n))
        return self._history.steps[n]

    def lines(self) -> list[PlayLine]:
        """Every line of play, the first one first; `line` says which one is the present."""
        return list(self._history.lines)

    @property
    def line(self) -> PlayLine:
        """The present line."""
        return self._history.lines[self._history.line]

    def log(self) -> list[Record]:
        """Every command ever carried out, undos and bookmarks too."""
        return list(self._history.records)

    def summary(self) -> Json:
        """The few facts that the list of saves shows."""
        return self._play.summary()

    def result(self) -> Json | None:
        """The result of a digital game that is over."""
        return self._play.result()
