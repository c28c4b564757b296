"""The history of a session, folded from its log: steps, lines that branch off, bookmarks, and where we stand.

Nothing is forgotten: a step made after an undo opens a new line and the old one stays reachable.
"""

from dataclasses import dataclass, field, replace

from companion.i18n import t
from companion.store.records import Json, Record

FIRST_LINE = "main"


@dataclass(frozen=True, slots=True)
class Step:
    """One entry that was made. `n` is its place in the log, `depth` counts the steps up to and with it."""

    n: int
    parent: int
    depth: int
    line: int
    entry: Json
    reveals: bool
    at: str
    summary: Json
    kept: Json


@dataclass(slots=True)
class PlayLine:
    """A line of play: it leaves another one behind step `fork` and ends at step `tip`."""

    name: str
    fork: int
    tip: int


@dataclass(slots=True)
class History:
    """All steps of a log as a tree, and the line on which the session stands."""

    start: Record
    steps: dict[int, Step] = field(default_factory=dict)
    lines: list[PlayLine] = field(default_factory=lambda: [PlayLine(FIRST_LINE, 0, 0)])
    line: int = 0
    path: list[int] = field(default_factory=list)
    depth: int = 0
    bookmarks: dict[str, int] = field(default_factory=dict)
    clean: bool = True
    pins: Json = field(default_factory=dict)
    records: list[Record] = field(default_factory=list)

    @classmethod
    def of(cls, records: list[Record]) -> "History":
        """Folds a whole log; ValueError where it makes no sense."""
        if not records or records[0].do != "start" or records[0].setup is None:
            raise ValueError(t("session-no-start"))
        history = cls(records[0], pins=records[0].kept, records=[records[0]])
        for record in records[1:]:
            history.add(record)
        return history

    @property
    def revision(self) -> int:
        """The number of the last log record: it only ever grows, also by an undo."""
        return self.records[-1].n

    @property
    def here(self) -> int:
        """The step on which the session stands; 0 is the start."""
        return self.path[self.depth - 1] if self.depth else 0

    def add(self, record: Record) -> None:
        """One more record of the log; ValueError where it does not fit."""
        known = record.to == 0 or record.to in self.steps
        if record.n != self.revision + 1 or record.do == "start" or not known:
            raise ValueError(t("session-no-fit", n=record.n, revision=self.revision))
        self.records.append(record)
        if record.do == "step":
            self._step(record)
        elif record.do == "bookmark":
            self.bookmarks[record.name] = record.to
        elif record.do == "forget":
            self.bookmarks.pop(record.name, None)
        elif record.do == "pin":
            self.pin(record.kept)
        else:
            self._move(record)

    def _step(self, record: Record) -> None:
        if self.depth < len(self.path):
            self._fork(self._unused_name())
        step = Step(
            record.n, self.here, self.depth + 1, self.line, record.entry or {}, record.reveals, record.at,
            record.summary, record.kept,
        )  # fmt: skip
        self.steps[step.n] = step
        self.path.append(step.n)
        self.depth += 1
        self.lines[self.line].tip = step.n

    def pin(self, kept: Json) -> None:
        """What a log of an earlier version did not keep, written when it was first opened by a later one."""
        self.pins = kept.get("start", {})
        for n, own in kept.get("steps", {}).items():
            if int(n) in self.steps:
                self.steps[int(n)] = replace(self.steps[int(n)], kept=own)

    def kept(self) -> dict[str, Json]:
        """What every step of every line keeps, by its number."""
        return {str(n): step.kept for n, step in self.steps.items()}

    def _unused_name(self) -> str:
        taken, number = {line.name for line in self.lines}, len(self.lines) + 1
        while f"line {number}" in taken:
            number += 1
        return f"line {number}"

    def _fork(self, name: str) -> None:
        """A new line behind the present step."""
        self.lines.append(PlayLine(name, self.here, self.here))
        self.line = len(self.lines) - 1
        del self.path[self.depth :]

    def _move(self, record: Record) -> None:
        self.clean = self.clean and not record.past_reveal
        if not self._on_path(record.to):
            self.line = self.steps[record.to].line
            self.path = self.route(self.lines[self.line].tip)
        self.depth = self.depth_of(record.to)
        if record.do == "branch":
            self._fork(record.name)
        elif record.do == "jump" and record.name:
            self._stand_on(record.name)

    def _stand_on(self, name: str) -> None:
        """The line with this name becomes the present one, also while it has no step of its own yet."""
        names = [line.name for line in self.lines]
        if name not in names:
            raise ValueError(t("session-line-missing", name=name))
        self.line = names.index(name)
        self.path = self.route(self.lines[self.line].tip)
        self.depth = len(self.path)

    def depth_of(self, n: int) -> int:
        """How many steps lead to step n."""
        return self.steps[n].depth if n else 0

    def _on_path(self, n: int) -> bool:
        depth = self.depth_of(n)
        return n == 0 or (depth <= len(self.path) and self.path[depth - 1] == n)

    def route(self, n: int) -> list[int]:
        """The steps from the start up to step n."""
        route = []
        while n:
            route.append(n)
            n = self.steps[n].parent
        return route[::-1]

    def reveals_behind(self, target: int) -> bool:
        """Whether going to step `target` takes back a step that turned up hidden cards."""
        n, depth = self.here, self.depth_of(target)
        kept = target
        while n != kept:
            if self.depth_of(n) >= depth:
                if self.steps[n].reveals:
                    return True
                n = self.steps[n].parent
            else:
                kept, depth = self.steps[kept].parent, depth - 1
        return False

    def summary_at(self, n: int) -> Json:
        """The summary that belongs to step n."""
        return self.steps[n].summary if n else self.start.summary
