"""What a person sees of the contracts table: next step, ranks ahead, rows, a sentence per entry."""

from typing import Any, Literal

import msgspec

from companion.table.contracts import (
    MARKERS,
    ContractsTable,
    Done,
    Move,
    OpenContract,
    Pile,
    Progress,
    Set,
    Tax,
    Turn,
    apply,
    contradictions,
    find,
    start,
)
from companion.table.contracts_text import RANK_NAMES, TEXT
from companion.table.frame import Entry, TableKind, decode, listed, plural, seat_of
from companion.table.time_deck import prospects, rank_of

CONTRACT_VP = {2: 1, 3: 2}


def _contracts(count: int) -> str:
    return TEXT["contract" if count == 1 else "contracts"].format(count=count)


def reward(table: ContractsTable, seat: int, contract: OpenContract) -> tuple[int | None, int]:
    """Coins by the place on the ladder (None: unknown), VP for the 2nd and 3rd contract (C10, C11)."""
    place = len(contract.done)
    coins = (contract.ladder[place] if place < len(contract.ladder) else 0) if contract.ladder else None
    nth = sum(seat in other.done for other in table.contracts) + 1
    return coins, CONTRACT_VP.get(nth, 0)


def _done_title(table: ContractsTable, move: Done) -> str:
    seat, contract = seat_of(table.names, move.player), table.contracts[find(table, move.contract)]
    coins, vp = reward(table, seat, contract)
    told = TEXT["t_coins"].format(coins=plural(coins, "coin")) if coins else ""
    nth = sum(seat in other.done for other in table.contracts) + 1
    told += TEXT["t_vp"].format(vp=vp, nth=nth) if vp else ""
    label = contract.name or contract.label
    sentence = TEXT["t_done"].format(name=table.names[seat], contract=label, reward=told)
    if table.open == [contract]:
        points, rank = plural(table.score_pile, "point"), RANK_NAMES[table.rank]
        sentence += TEXT["t_won"].format(points=points, rank=rank)
    return sentence


def _set_title(move: Set) -> str:
    where = TEXT["t_where"].format(contract=move.contract) if move.contract else ""
    reason = move.reason or TEXT["no_reason"]
    return TEXT["t_set"].format(what=move.what, value=move.value, where=where, reason=reason)


def title(table: ContractsTable, entry: Entry) -> str:
    """The entry as a sentence, told on the table before it."""
    move: Move = decode(entry, Move)
    match move:
        case Pile():
            count = plural(move.cards, "time card")
            return TEXT["t_pile"].format(count=count, rank=RANK_NAMES[rank_of(move.cards)])
        case Turn():
            active = table.names[(table.first + table.turn) % len(table.names)]
            key = "t_turn" if table.time_left else "t_lost"
            return TEXT[key].format(turn=table.turn + 1, name=active)
        case Tax():
            return TEXT["t_tax" if move.move else "t_no_tax"]
        case Done():
            return _done_title(table, move)
        case Progress():
            contract = table.contracts[find(table, move.contract)]
            name = table.names[seat_of(table.names, move.player)]
            return TEXT["t_progress"].format(name=name, contract=contract.name or contract.label)
        case Set():
            return _set_title(move)


def alarm(table: ContractsTable) -> Literal["calm", "soon", "last"]:
    """How loud the countdown is: `soon` when there are no more turns left than open contracts."""
    if table.time_left == 0:
        return "last"
    return "soon" if table.time_left <= max(2, len(table.open)) else "calm"


def next_step(table: ContractsTable) -> str:
    """The one line that says what to do now."""
    name, points = table.names[table.active], plural(table.score_pile, "point")
    if table.phase == "before":
        return TEXT["n_before"].format(name=name)
    if table.phase == "won":
        return TEXT["n_won"].format(points=points, rank=RANK_NAMES[table.rank])
    if table.phase == "lost":
        return TEXT["n_lost"].format(open=_contracts(len(table.open)))
    if not table.time_left:
        return TEXT["n_last"].format(name=name, open=_contracts(len(table.open)))
    return TEXT["n_turn"].format(name=name, left=plural(table.time_left, "time card"))


def rank_lines(table: ContractsTable) -> list[str]:
    """The rank of the score pile, and what the ranks above it would take (C34)."""
    told = []
    for prospect in prospects(table.score_pile, table.movable):
        rank = RANK_NAMES[prospect.rank]
        taxes = plural(prospect.taxes, "more tax", "more taxes")
        key = "rank_ahead" if prospect.taxes else "rank_now"
        told.append(TEXT[key].format(rank=rank, taxes=taxes))
    return told


def _row(table: ContractsTable, contract: OpenContract) -> str:
    seats = contract.done or contract.progress
    names = listed([table.names[seat] for seat in seats])
    key = "row_done" if contract.done else "row_progress" if contract.progress else "row_open"
    label = contract.name or contract.label
    seal = f"{contract.digit}{contract.letter}"
    return TEXT["row"].format(label=label, seal=seal, state=TEXT[key].format(names=names))


def lines(table: ContractsTable) -> list[str]:
    """The whole table in plain lines."""
    facts = {"left": table.time_left, "size": table.deck.size, "pile": table.score_pile, "turn": table.turn}
    return [
        TEXT["head"].format(players=listed(table.names), arithmetic=table.deck.arithmetic()),
        TEXT["time"].format(**facts),
        *(_row(table, contract) for contract in table.contracts),
        *rank_lines(table)[: 1 if table.phase in ("won", "lost") else None],
        *(TEXT["contradiction"].format(sentence=sentence) for sentence in contradictions(table)),
        next_step(table),
    ]


def summary(table: ContractsTable) -> dict[str, Any]:
    """A few facts for a list of tables."""
    done = len(table.contracts) - len(table.open)
    words = {"left": table.time_left, "done": done, "all": len(table.contracts)}
    key = {"won": "summary_won", "lost": "summary_lost"}.get(table.phase, "summary")
    line = TEXT[key].format(rank=RANK_NAMES[table.rank], **words)
    return {"players": list(table.names), "line": line, "over": table.phase in ("won", "lost")}


def as_json(table: ContractsTable) -> dict[str, Any]:
    """Everything a screen shows."""
    facts: dict[str, Any] = msgspec.to_builtins(table)
    deck, pile = table.deck, prospects(table.score_pile, table.movable)
    return facts | {
        "size": deck.size, "arithmetic": deck.arithmetic(), "active": table.active, "rank": table.rank,
        "prospects": [prospect._asdict() for prospect in pile], "alarm": alarm(table),
        "markers": [table.markers_left(seat) for seat in range(len(table.names))], "of": MARKERS,
        "contradictions": contradictions(table), "next": next_step(table),
    }  # fmt: skip


CONTRACTS = TableKind("contracts", start, apply, title, lines, summary, as_json)
