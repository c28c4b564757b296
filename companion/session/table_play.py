"""A table log as a Play: its state is folded from the entries; some states are kept to go back quickly."""

from dataclasses import dataclass
from typing import Any

from companion.session.kinds import Applied, Json, Ledger, Play, Refused

EVERY = 32


class Fold:
    """A pure ledger with its entries so far. States are never changed, so going back means folding again."""

    def __init__(self, ledger: Ledger, setup: Json) -> None:
        self._ledger = ledger
        self._entries: list[Json] = []
        self._kept: list[Any] = [self._allowed(ledger.start, setup)]
        self._state: Any = self._kept[0]

    @property
    def state(self) -> Any:
        """The table's state after the last entry."""
        return self._state

    def _allowed(self, act: Any, *given: Any) -> Any:
        """Calls the ledger and turns its own refusal into ours."""
        try:
            return act(*given)
        except self._ledger.refusal as error:
            raise Refused(str(error), str(getattr(error, "rule", "") or "")) from error

    def apply(self, entry: Json) -> Applied:
        """One more entry; every 32nd state is kept."""
        before = self._state
        self._state = self._allowed(self._ledger.apply, before, entry)
        self._entries.append(entry)
        if len(self._entries) % EVERY == 0:
            self._kept.append(self._state)
        return Applied(self._ledger.title(before, entry))

    def undo(self) -> None:
        """Folds again from the newest kept state."""
        self._entries.pop()
        del self._kept[len(self._entries) // EVERY + 1 :]
        state = self._kept[-1]
        for entry in self._entries[(len(self._kept) - 1) * EVERY :]:
            state = self._ledger.apply(state, entry)
        self._state = state

    def summary(self) -> Json:
        """The ledger's own few facts."""
        return self._ledger.summary(self._state)

    def result(self) -> Json | None:
        """A table's result is told by the table, not verified by us."""
        return None


@dataclass(frozen=True, slots=True)
class FoldKind:
    """The kind of session that a ledger makes."""

    ledger: Ledger

    def start(self, setup: Json) -> Play:
        """A fold at its beginning."""
        return Fold(self.ledger, setup)
