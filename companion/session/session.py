"""One running game or table log, as every front end sees it: commit, undo, redo, jump, branch, bookmarks.

Every command carries the revision its sender saw. A command that is late, or sent twice, is refused with a
sentence and changes nothing. A command is on the disk before it counts, and survives a restart.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import reduce
from itertools import takewhile
from operator import eq
from typing import Any

from companion.engine.authority import StaleRevision, admit
from companion.engine.refusal import Illegal
from companion.i18n import t
from companion.session.adopt import is_unpinned
from companion.session.history import History, Step
from companion.session.kinds import Json, Kind, Play, kind_called, refuse_names
from companion.session.replay import follow, history_of, play_of
from companion.session.view import SessionView
from companion.store import Notice, Save, Store, StoreError
from companion.store.records import Deed, Record, plain
from companion.store.store import now
from companion.table.lessons import Lesson, taught, untaught
from companion.table.refusal import Refused
from companion.words.telling import reason_text

Clock = Callable[[], str]
TAUGHT = "taught"
"""Under this name a step keeps what it taught about the printed copy."""


class Stale(Refused):
    """The command was meant for an earlier revision; the session now shows the present one."""


class Doubled(Stale):
    """The command is the one that was just carried out, sent a second time."""


class PastReveal(Refused):
    """Going there takes back revealed cards; allowed with `past_reveal=True`, and then marked in the log."""


@dataclass(frozen=True, slots=True)
class Committed:
    """A step that is on the disk, and the events it caused."""

    step: Step
    events: list[Json]


class Session(SessionView):
    """One open save. Made by `new` or `open`; not to be shared between threads."""

    def __init__(
        self, store: Store, save: Save, kind: Kind, history: History, play: Play, clock: Clock
    ) -> None:
        super().__init__(save, kind, history, play)
        self._store, self._clock = store, clock
        self._applied = history.path[: history.depth]

    @classmethod
    def new(
        cls, store: Store, kind: str, title: str, setup: Json, clock: Clock = now, identity: str = ""
    ) -> "Session":
        """Begins a session and saves it, under an id of its own or the one that a table log has told.

        Raises Refused (bad set-up) or StoreError (disk).
        """
        found = kind_called(kind)
        refuse_names(setup)
        written = _plain(found.prepare(_plain(setup), store.knowledge))
        play = found.start(written, {})
        save = store.create(kind, title, written, play.summary(), play.pins(), identity)
        return cls(store, save, found, History.of(save.records()), play, clock)

    @classmethod
    def open(cls, store: Store, identity: str, clock: Clock = now) -> "Session":
        """Opens a save where it was left. Raises StoreError with a sentence; a failure changes nothing."""
        save = store.save(identity)
        history = history_of(save)
        kind = kind_called(history.start.kind)
        old = is_unpinned(history)
        session = cls(store, save, kind, history, play_of(kind, history), clock)
        if old:
            session._keep_pins()
        return session

    def commit(self, entry: Json, revision: int, seat: int | None = None) -> Committed:
        """Makes an entry, and keeps what it teaches about the printed copy.

        Raises Refused (rules, or not that seat's turn), Stale or Doubled (revision), StoreError (disk).
        """
        typed = _plain(entry)
        entry = _plain(self._kind.enrich(self.state, typed, self._store.knowledge))
        lesson = self._kind.learn(self.state, typed, self._store.knowledge)
        with self._command(revision, "step", seat, entry=entry):
            applied = self._play.apply(entry)
            kept = {**applied.kept, TAUGHT: lesson} if lesson else applied.kept
            told = {"entry": entry, "reveals": applied.reveals, "kept": kept}
            try:
                self._write("step", depth=self._history.depth + 1, summary=self.summary(), **told)
            except BaseException:
                self._play.undo()
                raise
            self._applied.append(self.here)
            self._learn([], [self.here])
        return Committed(self._history.steps[self.here], applied.events)

    def _keep_pins(self) -> None:
        """Writes the pins of an older log down; where that is impossible the next opening tries again."""
        pins = {"start": self._history.pins, "steps": self._history.kept()}
        with suppress(StoreError), self.save.storage.lock():
            if self.save.storage.unchanged():
                self._write("pin", kept=pins, **self._standing(self.here))

    def undo(self, revision: int, past_reveal: bool = False) -> Step:
        """Takes back the last step and returns it. Behind revealed cards only with `past_reveal`."""
        with self._command(revision, "undo"):
            if not self.can_undo:
                raise Refused(t("session-no-undo"))
            step = self._history.steps[self.here]
            self._go("undo", step.parent, past_reveal)
        return step

    def redo(self, revision: int) -> Step:
        """Makes the step again that was taken back last, and returns it."""
        with self._command(revision, "redo"):
            if not self.can_redo:
                raise Refused(t("session-no-redo"))
            self._go("redo", self._history.path[self._history.depth], False)
        return self._history.steps[self.here]

    def jump(self, to: int, revision: int, past_reveal: bool = False) -> None:
        """Goes to any step of any line (0: the start). The next commit there opens a new line."""
        with self._command(revision, "jump", to=to):
            self._known(to)
            self._go("jump", to, past_reveal)

    def branch(self, name: str, revision: int, at: int | None = None, past_reveal: bool = False) -> None:
        """Opens a new named line behind step `at` (default: here) and stands on it."""
        with self._command(revision, "branch", name=name):
            target = self.here if at is None else at
            self._known(target)
            self._free(name, [line.name for line in self._history.lines])
            self._go("branch", target, past_reveal, name)

    def switch(self, name: str, revision: int, past_reveal: bool = False) -> None:
        """Goes to the end of the line with this name."""
        with self._command(revision, "jump", name=name):
            tips = {line.name: line.tip for line in self._history.lines}
            if name not in tips:
                raise Refused(t("session-no-line", name=name))
            self._go("jump", tips[name], past_reveal, name)

    def bookmark(self, name: str, revision: int, at: int | None = None) -> None:
        """Gives step `at` (default: here) a name to come back to."""
        with self._command(revision, "bookmark", name=name):
            target = self.here if at is None else at
            self._known(target)
            self._free(name, list(self._history.bookmarks))
            self._write("bookmark", to=target, name=name, **self._standing(self.here))

    def forget(self, name: str, revision: int) -> None:
        """Takes a bookmark away."""
        with self._command(revision, "forget", name=name):
            if name not in self._history.bookmarks:
                raise Refused(t("session-no-bookmark", name=name))
            self._write("forget", name=name, **self._standing(self.here))

    def rename(self, title: str) -> None:
        """Gives the save another title; this is no step and needs no revision."""
        self.save.rename(title)

    def refresh(self) -> bool:
        """Reads what another process wrote meanwhile; true if there was something."""
        if self.save.storage.unchanged():
            return False
        history = history_of(self.save)
        play = play_of(self._kind, history)
        self._history, self._play, self._applied = history, play, history.path[: history.depth]
        return True

    @contextmanager
    def _command(self, revision: int, do: Deed, seat: int | None = None, /, **told: Any) -> Iterator[None]:
        """One command: alone on the save, at the revision its sender saw, in the sender's turn."""
        with self.save.storage.lock():
            self.refresh()
            try:
                admit(self.revision, revision, self._play.to_act, seat)
            except StaleRevision:
                raise self._refusal(revision, do, told) from None
            except Illegal as illegal:
                raise Refused(reason_text(illegal), illegal.rule) from illegal
            yield

    def _refusal(self, revision: int, do: Deed, told: Json) -> Stale:
        last = self._history.records[-1]
        same = last.do == do and all(getattr(last, name) == value for name, value in told.items())
        if revision == self.revision - 1 and same:
            return Doubled(t("session-doubled"))
        return Stale(t("session-stale"))

    def _known(self, n: int) -> None:
        if n:
            self.step(n)

    def _free(self, name: str, taken: list[str]) -> None:
        if not name.strip():
            raise Refused(t("session-name-empty"))
        if name in taken:
            raise Refused(t("session-name-taken", name=name))

    def _standing(self, n: int) -> Json:
        return {"depth": self._history.depth_of(n), "summary": self._history.summary_at(n)}

    def _go(self, do: Deed, to: int, past_reveal: bool, name: str = "") -> None:
        """Writes a move and then makes it: every target was played before, so it cannot be refused.

        What the steps left behind taught is unlearned, what the steps gone to taught is learned again.
        """
        behind = self._history.reveals_behind(to)
        if behind and not past_reveal:
            raise PastReveal(t("session-past-reveal"))
        self._write(do, to=to, name=name, past_reveal=behind, **self._standing(to))
        before, after = list(self._applied), self._history.path[: self._history.depth]
        self._play = follow(self._kind, self._history, self._play, self._applied)
        same = sum(takewhile(bool, map(eq, before, after)))
        self._learn(before[same:], after[same:])

    def _learn(self, left: list[int], entered: list[int]) -> None:
        """The shared knowledge follows the log; where it cannot, the log stands and the person is told."""
        lessons = [(untaught, self._taught(n)) for n in reversed(left)]
        lessons += [(taught, self._taught(n)) for n in entered]
        changes = [(change, lesson) for change, lesson in lessons if lesson]
        if not changes:
            return
        try:
            self._store.change_knowledge(
                lambda known: reduce(lambda so, pair: pair[0](so, pair[1]), changes, known)
            )
        except StoreError:
            self._store.outbox.meet(Notice("lesson", self.id))

    def _taught(self, n: int) -> Lesson:
        found: Lesson = self._history.steps[n].kept.get(TAUGHT, [])
        return found

    def _write(self, do: Deed, **told: Any) -> None:
        """One record, on the disk first, then in the history."""
        clean = self.clean and not told.get("past_reveal", False)
        record = Record(self.revision + 1, self._time(), do, clean=clean, **told)
        self.save.storage.append(record)
        self._history.add(record)

    def _time(self) -> str:
        """The clock's time, but never earlier than the last record's."""
        present, last = self._clock(), self._history.records[-1].at
        if present < last and not self._own_notices:
            self._own_notices.append(Notice("clock", self.id))
        return max(present, last)


def _plain(entry: object) -> Json:
    try:
        return plain(entry)
    except ValueError as error:
        raise Refused(str(error)) from error
