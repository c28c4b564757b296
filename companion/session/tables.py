"""The table logs as kinds of session: each is a pure fold of companion.table, told on the state before its entry."""

from typing import Any

from companion.session.kinds import Json
from companion.table.contracts_view import CONTRACTS as CONTRACTS_TABLE
from companion.table.frame import TableKind
from companion.table.refusal import Refused
from companion.table.score import SCORE as SCORE_SHEET


class TableLedger:
    """A TableKind as the Ledger that a Fold keeps: the sentence of an entry is made before the entry is."""

    refusal: type[Exception] = Refused

    def __init__(self, kind: TableKind[Any]) -> None:
        self._table = kind
        self._sentence = ""

    def start(self, setup: Json) -> Any:
        """The table before its first entry."""
        return self._table.start(setup)

    def apply(self, state: Any, entry: Json) -> Any:
        """The table after an entry."""
        after = self._table.apply(state, entry)
        self._sentence = self._table.title(state, entry)
        return after

    def title(self, entry: Json) -> str:
        """The sentence of the entry that was just applied."""
        return self._sentence

    def summary(self, state: Any) -> Json:
        """A few facts for the list of saves."""
        return self._table.summary(state)


CONTRACTS = TableLedger(CONTRACTS_TABLE)
SCORE = TableLedger(SCORE_SHEET)
