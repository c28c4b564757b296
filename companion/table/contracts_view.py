"""What a person sees of the contracts table: next step, ranks ahead, rows, a sentence per entry."""

from typing import Any, Literal

import msgspec

from companion.content.facts import CONTRACT_MARKERS, CONTRACT_VP, rank_of
from companion.i18n import Thing, listed, listing, t
from companion.i18n.shown import padded
from companion.table.contracts import (
    ContractsTable,
    OpenContract,
    apply,
    contradictions,
    find,
    pinned,
    start,
)
from companion.table.contracts_entries import (
    ContractProgress,
    CorrectContracts,
    Done,
    Move,
    NextTurn,
    Pile,
    TimeTax,
)
from companion.table.table_kind import Entry, Note, TableKind, decode, seat_of
from companion.table.time_deck import prospects


def _contracts(count: int) -> Thing:
    return Thing("contracts-table-contracts", n=count)


def reward(table: ContractsTable, seat: int, contract: OpenContract) -> tuple[int | None, int]:
    """Coins by the place on the ladder (None: unknown), VP for the 2nd and 3rd contract (C10, C11)."""
    place = len(contract.done)
    coins = (contract.ladder[place] if place < len(contract.ladder) else 0) if contract.ladder else None
    nth = len(completed(table, seat)) + 1
    return coins, CONTRACT_VP[nth] if nth < len(CONTRACT_VP) else 0


def completed(table: ContractsTable, seat: int) -> list[OpenContract]:
    """The contracts that one player has completed (C10)."""
    return [contract for contract in table.contracts if seat in contract.done]


def contract_vp(table: ContractsTable, seat: int) -> int:
    """What a player's contracts are worth: 1 VP for the 2nd, 2 more for the 3rd (C11)."""
    return sum(CONTRACT_VP[: len(completed(table, seat)) + 1])


def _done_title(table: ContractsTable, move: Done) -> str:
    seat, contract = seat_of(table.names, move.player), table.contracts[find(table, move.contract)]
    coins, vp = reward(table, seat, contract)
    told = t(
        "contracts-table-t-done",
        name=table.names[seat],
        contract=contract.called,
        coins=coins or 0,
        vp=vp,
        nth=len(completed(table, seat)) + 1,
    )
    if table.open != [contract]:
        return told
    return f"{told} {t('contracts-table-t-won', points=table.score_pile, rank=_rank(table.rank))}"


def _rank(rank: str) -> Thing:
    return Thing(f"contracts-table-rank-{rank}")


def _value_told(table: ContractsTable, move: CorrectContracts) -> str | int | Thing:
    """A corrected value in words: names for seats, numbers as they are."""
    if isinstance(move.value, list):
        return listed(table.names[seat_of(table.names, who)] for who in move.value)
    if move.what == "first":
        return table.names[seat_of(table.names, move.value)]
    return move.value


def _set_title(table: ContractsTable, move: CorrectContracts) -> str:
    contract = table.contracts[find(table, move.contract)].called if move.contract else ""
    value = _value_told(table, move)
    return t(
        "contracts-table-t-set",
        what=move.what,
        n=move.value if isinstance(move.value, int) else len(move.value),
        value=value,
        name="" if move.player is None else table.names[seat_of(table.names, move.player)],
        contract=contract,
        said="yes" if move.reason else "no",
        reason=move.reason,
    )


def title(table: ContractsTable, entry: Entry) -> str:
    """The entry as a sentence, told on the table before it."""
    move: Move = decode(entry, Move)
    match move:
        case Pile():
            return t("contracts-table-t-pile", n=move.cards, rank=_rank(rank_of(move.cards)))
        case NextTurn():
            active = table.names[(table.first + table.turn) % len(table.names)]
            key = "contracts-table-t-turn" if table.time_left else "contracts-table-t-lost"
            return t(key, turn=table.turn + 1, name=active)
        case TimeTax():
            return t("contracts-table-t-tax" if move.move else "contracts-table-t-no-tax")
        case Done():
            return _done_title(table, move)
        case ContractProgress():
            contract = table.contracts[find(table, move.contract)]
            name = table.names[seat_of(table.names, move.player)]
            return t("contracts-table-t-progress", name=name, contract=contract.called)
        case CorrectContracts():
            return _set_title(table, move)
        case Note():
            return t("table-note", text=move.text)


def alarm(table: ContractsTable) -> Literal["calm", "soon", "last"]:
    """How loud the countdown is: `soon` when there are no more turns left than open contracts."""
    if table.time_left == 0:
        return "last"
    return "soon" if table.time_left <= max(2, len(table.open)) else "calm"


def next_step(table: ContractsTable) -> str:
    """The one line that says what to do now."""
    name = table.names[table.active]
    if table.phase == "before":
        return t("contracts-table-n-before", name=name)
    if table.phase == "won":
        return t("contracts-table-n-won", points=table.score_pile, rank=_rank(table.rank))
    if table.phase == "lost":
        return t("contracts-table-n-lost", open=_contracts(len(table.open)))
    if not table.time_left:
        return t("contracts-table-n-last", name=name, open=_contracts(len(table.open)))
    return t("contracts-table-n-turn", name=name, left=table.time_left)


def rank_lines(table: ContractsTable) -> list[str]:
    """The rank of the score pile, and what the ranks above it would take (C34)."""
    told = []
    for prospect in prospects(table.score_pile, table.movable):
        key = "contracts-table-rank-ahead" if prospect.taxes else "contracts-table-rank-now"
        told.append(t(key, rank=_rank(prospect.rank), taxes=prospect.taxes))
    return told


def _row(table: ContractsTable, contract: OpenContract) -> str:
    seats = contract.done or contract.progress
    names = listed(table.names[seat] for seat in seats)
    how = "done" if contract.done else "progress" if contract.progress else "open"
    seal, state = f"{contract.digit}{contract.letter}", Thing(f"contracts-table-row-{how}", names=names)
    return t("contracts-table-row", label=padded(str(contract.called), 18), seal=f"{seal:>3}", state=state)


def lines(table: ContractsTable) -> list[str]:
    """The whole table in plain lines."""
    facts = {"left": table.time_left, "size": table.deck.size, "pile": table.score_pile, "turn": table.turn}
    return [
        t("contracts-table-head", players=listing(table.names), arithmetic=table.deck.arithmetic()),
        t("contracts-table-time", **facts),
        *(_row(table, contract) for contract in table.contracts),
        *rank_lines(table)[: 1 if table.phase in ("won", "lost") else None],
        *(t("contracts-table-contradiction", sentence=sentence) for sentence in contradictions(table)),
        next_step(table),
    ]


def summary(table: ContractsTable) -> dict[str, Any]:
    """A few facts for a list of tables."""
    done = len(table.contracts) - len(table.open)
    facts = {"players": list(table.names), "over": table.phase in ("won", "lost"), "phase": table.phase}
    return facts | {"left": table.time_left, "done": done, "all": len(table.contracts), "rank": table.rank}


def as_json(table: ContractsTable) -> dict[str, Any]:
    """Everything a screen shows."""
    facts: dict[str, Any] = msgspec.to_builtins(table)
    deck, pile = table.deck, prospects(table.score_pile, table.movable)
    return facts | {
        "size": deck.size, "arithmetic": deck.arithmetic(), "active": table.active, "rank": table.rank,
        "prospects": [prospect._asdict() for prospect in pile], "alarm": alarm(table),
        "markers": [table.markers_left(seat) for seat in range(len(table.names))], "of": CONTRACT_MARKERS,
        "contradictions": contradictions(table), "next": next_step(table),
    }  # fmt: skip


CONTRACTS = TableKind("contracts", start, apply, title, lines, summary, as_json, prepare=pinned)
