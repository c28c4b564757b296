"""What can be entered at the contracts table now, and why the rest cannot: every front end asks here."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.table.contracts import ContractsTable, apply
from companion.table.refusal import Refused

Entry = dict[str, Any]
CORRECTIONS = ("time_left", "score_pile", "turn")
"""The numbers that a table may set to what really lies there."""


class Refusal(NamedTuple):
    """An entry that cannot be made now, and the sentence against it."""

    entry: Entry
    why: Refused


def candidates(table: ContractsTable) -> Iterator[Entry]:
    """Everything that ever happens at a table, in the order of an evening (C32, C34, C10, C14)."""
    yield {"do": "turn"}
    for cards in (table.score_pile + 1, table.score_pile - 1):
        if cards >= 0:
            yield {"do": "pile", "cards": cards}
    yield from ({"do": "tax", "move": move} for move in (True, False))
    for do in ("done", "progress"):
        for contract in table.contracts:
            for seat in range(len(table.names)):
                if do == "done" or seat not in contract.progress:
                    yield {"do": do, "contract": contract.label, "player": seat}


def refusal(table: ContractsTable, entry: Entry) -> Refused | None:
    """Why an entry is not possible now; None if it is."""
    try:
        apply(table, entry)
    except Refused as why:
        return why
    return None


def offers(table: ContractsTable) -> list[Entry]:
    """Every entry that the table accepts now, corrections aside."""
    return [entry for entry in candidates(table) if refusal(table, entry) is None]


def refusals(table: ContractsTable) -> list[Refusal]:
    """Every entry that it does not accept, with the reason."""
    found = ((entry, refusal(table, entry)) for entry in candidates(table))
    return [Refusal(entry, why) for entry, why in found if why is not None]
