"""What a contracts table understands: turns, taxes, contracts done and under way (C10, C14, C32, C34)."""

from collections.abc import Callable
from typing import Any, get_args

from companion.i18n import t
from companion.table.contracts import ContractsTable, find
from companion.table.contracts_entries import CorrectContracts
from companion.table.refusal import Refused
from companion.table.spoken.corrections import count_of, parts, seats_of
from companion.table.spoken.verbs import NOTE, STEPS, Entry, Verb, plain
from companion.table.spoken.words import Words, folded, nearest

WHATS: tuple[str, ...] = get_args(CorrectContracts.__annotations__["what"])


def label_of(table: ContractsTable, said: str) -> str:
    """A contract on this table by id, seal, place, name or the beginning of one."""
    try:
        return table.contracts[find(table, said)].label
    except Refused:
        known = {c.label: t(f"contract-{c.contract}") if c.contract else c.label for c in table.contracts}
        return nearest(said, known, "table-said-no-contract")


def _tax(words: Words, table: ContractsTable) -> Entry:
    """A tax moves a time card to the score pile unless the table lets it stay (C34)."""
    words.skip("card", "time")
    stays = words.skip("stays", "stay", "no")
    if not stays:
        words.skip("moves", "move", "yes")
    return {"do": "tax", "move": not stays}


def _of_contract(do: str) -> Callable[[Words, ContractsTable], Entry]:
    def read(words: Words, table: ContractsTable) -> Entry:
        contract, seat = words.thing_and_seat()
        return {"do": do, "contract": label_of(table, contract), "player": seat}

    return read


def _pile(words: Words, table: ContractsTable) -> Entry:
    cards = words.number()
    words.skip("cards", "card")
    return {"do": "pile", "cards": cards}


def _correct(words: Words, table: ContractsTable) -> Entry:
    what, whose, value, reason = parts(words, WHATS)
    entry: Entry = {"do": "set", "what": what, "value": _value(words, what, value)}
    if what in ("done", "progress"):
        entry["contract"] = label_of(table, " ".join(whose))
    elif whose:
        raise words.wrong("table-said-left", rest=" ".join(["of", *whose]))
    return entry | ({"reason": reason} if reason else {})


def _value(words: Words, what: str, value: list[str]) -> Any:
    if what in ("done", "progress"):
        return seats_of(words, value)
    if what == "phase":
        return folded(" ".join(value))
    if what == "first":
        return Words(value, words.names, words.example).seat()
    return count_of(words, value)


CONTRACTS_VERBS: tuple[Verb[ContractsTable], ...] = (
    Verb("turn", ("turn", "next"), ("turn",), plain("turn")),
    Verb("tax", ("tax",), ("tax", "tax stays"), _tax),
    Verb("done", ("done", "contract", "complete"), ("done 1 by {0}",), _of_contract("done")),
    Verb("progress", ("step", "progress"), ("step 2 by {1}",), _of_contract("progress")),
    Verb("pile", ("pile",), ("pile 3",), _pile),
    NOTE,
    Verb(
        "set",
        ("correct", "set"),
        ("correct time left to 8 because we miscounted", "correct done of 1 to {0}"),
        _correct,
    ),
    *STEPS,
)
