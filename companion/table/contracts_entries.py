"""What is entered at the contracts table: the set-up and every entry of its log (C10, C30-C34)."""

from typing import Literal

import msgspec

from companion.table.table_kind import Note, TableEntry

Value = int | str | list[int | str]


class ContractsSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names (or only their number), the open contracts by name or seal, and who begins."""

    players: tuple[str, ...] | int
    contracts: tuple[str, ...]
    first: int = 0


class Pile(TableEntry, frozen=True, tag="pile"):
    """So many time cards lie in the score pile before the start (C34)."""

    cards: int


class NextTurn(TableEntry, frozen=True, tag="turn"):
    """The next turn begins with the top time card (C32)."""


class TimeTax(TableEntry, frozen=True, tag="tax"):
    """A tax was revealed: one time card goes to the score pile, or not (C34)."""

    move: bool


class Done(TableEntry, frozen=True, tag="done"):
    """A player completed a contract (C10)."""

    player: int | str
    contract: str


class ContractProgress(TableEntry, frozen=True, tag="progress"):
    """A player's marker lies on a contract of several steps, not yet completed (C14, C15)."""

    player: int | str
    contract: str


class CorrectContracts(TableEntry, frozen=True, tag="set"):
    """What the table says instead; `done` takes the finishers of one contract in order.

    `marker` says of one player and one contract: `done`, `progress` or `none` (C10, C14). With `follows` the
    phase becomes what the corrected table means: won, still running, not begun.
    """

    what: Literal["time_left", "score_pile", "turn", "first", "phase", "done", "progress", "marker"]
    value: Value
    reason: str = ""
    contract: str = ""
    player: int | str | None = None
    follows: bool = False


Move = Pile | NextTurn | TimeTax | Done | ContractProgress | CorrectContracts | Note
