"""A table log as a Play: its state is folded from the entries; some states are kept to go back quickly."""

from dataclasses import dataclass
from typing import Any

from companion.session.kinds import Applied, Json, Knowledge, Play
from companion.table.kinds import CAMPAIGN, CONTRACTS, SCORE
from companion.table.lessons import Lesson
from companion.table.table_kind import TableKind

EVERY = 32


class TablePlay:
    """A table with its entries so far. States are never changed, so going back means folding again."""

    def __init__(self, kind: TableKind[Any], setup: Json) -> None:
        self._kind = kind
        self._entries: list[Json] = []
        self._kept: list[Any] = [kind.start(setup)]
        self._state: Any = self._kept[0]

    @property
    def state(self) -> Any:
        """The table's state after the last entry."""
        return self._state

    @property
    def to_act(self) -> int | None:
        """Whoever holds the keyboard makes the entries."""
        return None

    def pins(self) -> Json:
        """Nothing: set-up and entries carry what they were made with."""
        return {}

    def apply(self, entry: Json, kept: Json | None = None) -> Applied:
        """One more entry; every 32nd state is kept."""
        self._state = self._kind.apply(self._state, entry)
        self._entries.append(entry)
        if len(self._entries) % EVERY == 0:
            self._kept.append(self._state)
        return Applied()

    def undo(self) -> None:
        """Folds again from the newest kept state."""
        self._entries.pop()
        del self._kept[len(self._entries) // EVERY + 1 :]
        state = self._kept[-1]
        for entry in self._entries[(len(self._kept) - 1) * EVERY :]:
            state = self._kind.apply(state, entry)
        self._state = state

    def titles(self, first: int = 0) -> list[str]:
        """A sentence for each entry, told on the state before it."""
        first = max(0, min(first, len(self._entries)))
        begin = first // EVERY
        state, told = self._kept[begin], []
        for index, entry in enumerate(self._entries[begin * EVERY :], begin * EVERY):
            if index >= first:
                told.append(self._kind.title(state, entry))
            state = self._kind.apply(state, entry)
        return told

    def summary(self) -> Json:
        """The table's own few facts."""
        return self._kind.summary(self._state)

    def result(self) -> Json | None:
        """A table's result is told by the table, not verified by us."""
        return None


@dataclass(frozen=True, slots=True)
class TableLog:
    """The kind of session that a kind of table makes."""

    kind: TableKind[Any]

    def prepare(self, setup: Json, knowledge: Knowledge) -> Json:
        """The set-up with what this table's copy says."""
        return self.kind.prepare(setup, knowledge)

    def start(self, setup: Json, pins: Json) -> Play:
        """A table at its beginning."""
        return TablePlay(self.kind, setup)

    def enrich(self, state: Any, entry: Json, knowledge: Knowledge) -> Json:
        """The entry with what is known now."""
        return self.kind.enrich(state, entry, knowledge)

    def learn(self, state: Any, entry: Json, knowledge: Knowledge) -> Lesson:
        """What the entry teaches."""
        return self.kind.learn(state, entry, knowledge)


CAMPAIGN_LOG, CONTRACTS_LOG, SCORE_LOG = (TableLog(kind) for kind in (CAMPAIGN, CONTRACTS, SCORE))
