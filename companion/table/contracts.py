"""The contracts table: time deck, score pile and who did what, as a fold over its log (C10, C30-C35)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from companion.content import load_catalogue
from companion.content.facts import CONTRACT_MARKERS, OPEN_CONTRACTS, rank_of
from companion.i18n import Thing, t
from companion.table.contracts_entries import (
    ContractProgress,
    CorrectContracts,
    Done,
    NextTurn,
    Pile,
    TimeTax,
)
from companion.table.contracts_entries import ContractsSetup as ContractsSetup
from companion.table.contracts_entries import Move as Move
from companion.table.own_copy import corrected
from companion.table.refusal import Refused
from companion.table.table_kind import Entry, Knowledge, Note, check_names, check_note, decode, seat_of
from companion.table.time_deck import Seal, TimeDeckSize, time_deck

Phase = Literal["before", "turn", "won", "lost"]


class OpenContract(msgspec.Struct, frozen=True):
    """A contract on the table: its label, seal, coin ladder where known, finishers, and markers under way."""

    label: str
    digit: int
    letter: str
    contract: str = ""
    name: str = ""
    needs: str = ""
    ladder: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    progress: tuple[int, ...] = ()

    @property
    def called(self) -> Thing | str:
        """Its printed title in the reader's language; its seal where the table named no more."""
        return Thing(f"contract-{self.contract}") if self.contract else self.label


class ContractsTable(msgspec.Struct, frozen=True):
    """Everything the table knows about itself; time cards on the table are `time_left`."""

    names: tuple[str, ...]
    contracts: tuple[OpenContract, ...]
    time_left: int
    score_pile: int = 0
    turn: int = 0
    first: int = 0
    phase: Phase = "before"
    corrected: tuple[str, ...] = ()

    @property
    def deck(self) -> TimeDeckSize:
        return TimeDeckSize(tuple(Seal(c.digit, c.letter, c.contract) for c in self.contracts))

    @property
    def active(self) -> int:
        """The seat whose turn it is; before the first turn, who begins."""
        return (self.first + max(0, self.turn - 1)) % len(self.names)

    @property
    def open(self) -> list[OpenContract]:
        return [contract for contract in self.contracts if not contract.done]

    @property
    def rank(self) -> str:
        return rank_of(self.score_pile)

    @property
    def movable(self) -> int:
        """Time cards that taxes can still move: the first turn's card is turned over before any tax (C34)."""
        return max(0, self.time_left - (self.turn == 0))

    def markers_left(self, seat: int) -> int:
        """Three markers each; those under way are off the player's hand too (C10, C14)."""
        return CONTRACT_MARKERS - sum((seat in c.done) + (seat in c.progress) for c in self.contracts)


def _labels(deck: TimeDeckSize) -> list[str]:
    """Contract ids, or seals as printed; equal seals are told apart by a number."""
    labels: list[str] = []
    for seal in deck.seals:
        label = seal.contract or str(seal)
        twins = sum(1 for other in labels if other.partition("#")[0] == label)
        labels.append(f"{label}#{twins + 1}" if twins else label)
    return labels


def _names(wanted: ContractsSetup) -> tuple[str, ...]:
    """The players' names; numbers where the table gave only how many they are."""
    if not isinstance(wanted.players, int):
        return wanted.players
    return tuple(t("contracts-table-player", number=number) for number in range(1, wanted.players + 1))


def start(setup: Mapping[str, object]) -> ContractsTable:
    """Lay out the table: the time deck is as big as the seals say (C31)."""
    wanted: ContractsSetup = decode(setup, ContractsSetup)
    count = wanted.players if isinstance(wanted.players, int) else len(wanted.players)
    deck = time_deck(count, wanted.contracts, load_catalogue().contracts)
    names = _names(wanted)
    check_names(names)
    seat_of(names, wanted.first)
    return ContractsTable(names, laid_out(deck), deck.size, first=wanted.first)


def laid_out(deck: TimeDeckSize) -> tuple[OpenContract, ...]:
    """The contracts of these seals, each with what is printed on it; a bare seal has nothing more (C30)."""
    known = {contract.id: contract for contract in load_catalogue().contracts}
    contracts = []
    for label, seal in zip(_labels(deck), deck.seals, strict=True):
        face = known.get(seal.contract)
        own = (face.name, face.needs, tuple(face.ladder)) if face else ("", "", ())
        contracts.append(OpenContract(label, seal.digit, seal.letter, seal.contract, *own))
    return tuple(contracts)


def pinned(setup: Mapping[str, object], knowledge: Knowledge = dict) -> dict[str, Any]:
    """The set-up as it is written to a log: every contract with the seal of this copy, and every name.

    A log means the same whatever the card data say later and in whatever language it is read.
    """
    wanted: ContractsSetup = decode(setup, ContractsSetup)
    deck = time_deck(None, wanted.contracts, corrected(knowledge()).contracts)
    named = wanted.players if wanted.players not in OPEN_CONTRACTS else list(_names(wanted))
    return {**setup, "players": named, "contracts": [seal.pinned() for seal in deck.seals]}


def find(table: ContractsTable, text: str) -> int:
    """A contract of this table by label, id, printed name or place from 1 up."""
    wanted = text.strip().casefold()
    for index, contract in enumerate(table.contracts):
        if wanted in {contract.label.casefold(), contract.name.casefold(), str(index + 1)} - {""}:
            return index
    raise Refused(t("contracts-table-no-contract", text=text))


def _pile(table: ContractsTable, cards: int) -> ContractsTable:
    if table.phase != "before":
        raise Refused(t("contracts-table-pile-late"), "C34")
    size = table.deck.size
    if not 0 <= cards < size:
        raise Refused(t("contracts-table-pile-size", most=size - 1), "C34")
    return msgspec.structs.replace(table, score_pile=cards, time_left=size - cards)


def _turn(table: ContractsTable) -> ContractsTable:
    """A turn without a time card and with an open contract loses (C33)."""
    if not table.time_left:
        return msgspec.structs.replace(table, phase="lost")
    return msgspec.structs.replace(table, phase="turn", turn=table.turn + 1, time_left=table.time_left - 1)


def _tax(table: ContractsTable, move: bool) -> ContractsTable:
    if move and not table.time_left:
        raise Refused(t("contracts-table-tax-empty"), "C34")
    taken = int(move)
    return msgspec.structs.replace(
        table, time_left=table.time_left - taken, score_pile=table.score_pile + taken
    )


def _replace(table: ContractsTable, index: int, **values: Any) -> ContractsTable:
    new = msgspec.structs.replace(table.contracts[index], **values)
    contracts = (*table.contracts[:index], new, *table.contracts[index + 1 :])
    return msgspec.structs.replace(table, contracts=contracts)


def _may(table: ContractsTable, seat: int, index: int) -> None:
    """Each player each contract once, three at most (C10)."""
    contract, name = table.contracts[index], table.names[seat]
    if seat in contract.done:
        raise Refused(t("contracts-table-twice", name=name, contract=contract.called), "C10")
    if seat not in contract.progress and not table.markers_left(seat):
        raise Refused(t("contracts-table-three", name=name), "C10")


def _done(table: ContractsTable, move: Done) -> ContractsTable:
    seat, index = seat_of(table.names, move.player), find(table, move.contract)
    _may(table, seat, index)
    contract = table.contracts[index]
    progress = tuple(other for other in contract.progress if other != seat)
    after = _replace(table, index, done=(*contract.done, seat), progress=progress)
    return after if after.open else msgspec.structs.replace(after, phase="won")


def _progress(table: ContractsTable, move: ContractProgress) -> ContractsTable:
    seat, index = seat_of(table.names, move.player), find(table, move.contract)
    _may(table, seat, index)
    if seat in table.contracts[index].progress:
        return table
    return _replace(table, index, progress=(*table.contracts[index].progress, seat))


def _set_marker(table: ContractsTable, move: CorrectContracts) -> ContractsTable:
    """Where one player stands with one contract; the others keep their places on its ladder (C10)."""
    if move.value not in ("done", "progress", "none") or move.player is None:
        raise Refused(t("contracts-table-set-marker"))
    seat, index = seat_of(table.names, move.player), find(table, move.contract)
    before = table.contracts[index]
    done = _placed(before.done, seat, move.value == "done")
    return _replace(
        table, index, done=done, progress=_placed(before.progress, seat, move.value == "progress")
    )


def _placed(seats: tuple[int, ...], seat: int, there: bool) -> tuple[int, ...]:
    """The seats with this one among them or not; whoever stays keeps the place."""
    if (seat in seats) == there:
        return seats
    return (*seats, seat) if there else tuple(other for other in seats if other != seat)


def _set(table: ContractsTable, move: CorrectContracts) -> ContractsTable:
    note = t(
        "contracts-table-corrected",
        what=Thing(f"contracts-table-what-{move.what}"),
        value=str(move.value),
        reason=move.reason or Thing("contracts-table-no-reason"),
    )
    table = msgspec.structs.replace(table, corrected=(*table.corrected, note))
    if move.what == "marker":
        return _set_marker(table, move)
    if move.what in ("done", "progress"):
        if not isinstance(move.value, list):
            raise Refused(t("contracts-table-set-list", what=Thing(f"contracts-table-what-{move.what}")))
        seats = tuple(seat_of(table.names, who) for who in move.value)
        return _replace(table, find(table, move.contract), **{move.what: seats})
    if move.what == "phase":
        if move.value not in ("before", "turn", "won", "lost"):
            raise Refused(t("contracts-table-set-phase"))
    elif not isinstance(move.value, int) or move.value < 0:
        raise Refused(t("contracts-table-set-number", what=Thing(f"contracts-table-what-{move.what}")))
    elif move.what == "first":
        seat_of(table.names, move.value)
    return msgspec.structs.replace(table, **{move.what: move.value})


def _followed(table: ContractsTable) -> ContractsTable:
    """The table in the phase that its corrected numbers mean (C33)."""
    begun: Phase = "turn" if table.turn else "before"
    lost = table.phase == "lost" and not table.time_left
    phase: Phase = "won" if not table.open else "lost" if lost else begun
    return msgspec.structs.replace(table, phase=phase)


def apply(table: ContractsTable, entry: Entry) -> ContractsTable:
    """One entry of the log."""
    move: Move = decode(entry, Move)
    if isinstance(move, CorrectContracts):
        return _followed(_set(table, move)) if move.follows else _set(table, move)
    if isinstance(move, Note):
        check_note(move)
        return table
    if table.phase in ("won", "lost"):
        raise Refused(t("contracts-table-over"), "C33")
    if table.phase == "before" and isinstance(move, TimeTax | Done | ContractProgress):
        raise Refused(t("contracts-table-before"), "C32")
    match move:
        case Pile():
            return _pile(table, move.cards)
        case NextTurn():
            return _turn(table)
        case TimeTax():
            return _tax(table, move.move)
        case Done():
            return _done(table, move)
        case ContractProgress():
            return _progress(table, move)


def contradictions(table: ContractsTable) -> list[str]:
    """Sentences about numbers of the table that cannot all be true."""
    found = []
    counted, size = table.time_left + table.score_pile + table.turn, table.deck.size
    if counted != size:
        sums = {"left": table.time_left, "pile": table.score_pile, "turns": table.turn}
        found.append(t("contracts-table-odd-time", size=size, counted=counted, **sums))
    for seat, name in enumerate(table.names):
        if table.markers_left(seat) < 0:
            found.append(t("contracts-table-odd-markers", name=name))
    if table.phase == "won" and table.open:
        found.append(t("contracts-table-odd-won"))
    if table.phase in ("before", "turn", "lost") and not table.open:
        found.append(t("contracts-table-odd-open"))
    return found
