"""Corrections and notes at the contracts table: the table is right, and the log says so (C10, C11, C33)."""

from typing import Any

import pytest

from companion.table.contracts import ContractsTable, contradictions
from companion.table.contracts_view import CONTRACTS, completed, contract_vp
from companion.table.refusal import Refused
from tests.table.test_contracts import done

FIVE = ["bruja", "explorer", "jinx", "trade-master", "speculator"]


def pair(*entries: dict[str, Any]) -> ContractsTable:
    """Ann and Bob with five contracts, after these entries."""
    return CONTRACTS.fold({"players": ["Ann", "Bob"], "contracts": FIVE}, entries)


def marker(player: str, contract: str, value: str) -> dict[str, Any]:
    return {
        "do": "set", "what": "marker", "contract": contract, "player": player, "value": value, "follows": True,
    }  # fmt: skip


def test_C10_a_marker_is_corrected_for_one_player_and_the_others_keep_their_places() -> None:
    state = pair({"do": "turn"}, done("Ann", "bruja"), done("Bob", "bruja"), marker("Ann", "bruja", "none"))
    assert state.contracts[0].done == (1,)
    state = CONTRACTS.apply(state, marker("Ann", "bruja", "progress"))
    assert (state.contracts[0].done, state.contracts[0].progress) == ((1,), (0,))
    state = CONTRACTS.apply(state, marker("Ann", "bruja", "done"))
    assert (state.contracts[0].done, state.contracts[0].progress) == ((1, 0), ())
    assert CONTRACTS.apply(state, marker("Bob", "bruja", "done")).contracts == state.contracts
    with pytest.raises(Refused, match="done, progress or none"):
        CONTRACTS.apply(state, marker("Ann", "bruja", "maybe"))


def test_C33_a_correction_that_follows_moves_the_phase_and_one_of_old_logs_does_not() -> None:
    names = [contract.label for contract in pair().contracts]
    won = pair({"do": "turn"}, *(done("Ann" if n < 3 else "Bob", name) for n, name in enumerate(names)))
    assert won.phase == "won"
    again = CONTRACTS.apply(won, marker("Ann", names[0], "none"))
    assert (again.phase, contradictions(again)) == ("turn", [])
    assert CONTRACTS.apply(again, marker("Ann", names[0], "done")).phase == "won"
    old = {"do": "set", "what": "done", "contract": names[0], "value": []}
    assert CONTRACTS.apply(won, old).phase == "won"
    time = {"do": "set", "what": "time_left", "value": 0}
    lost = CONTRACTS.apply(CONTRACTS.apply(pair({"do": "turn"}), time), {"do": "turn"})
    assert lost.phase == "lost"
    assert CONTRACTS.apply(lost, {**time, "value": 2, "follows": True}).phase == "turn"


def test_a_correction_is_told_in_words() -> None:
    state = pair({"do": "turn"})
    told = [
        CONTRACTS.title(state, {"do": "set", **entry})
        for entry in (
            {"what": "time_left", "value": 1},
            {"what": "score_pile", "value": 4, "reason": "counted"},
            {"what": "first", "value": 1},
            {"what": "done", "value": [0, "Bob"], "contract": "bruja"},
            {"what": "progress", "value": [], "contract": "bruja"},
        )
    ]
    assert told == [
        "The table says: 1 card is in the time deck.",
        "The table says: 4 cards are in the score pile (counted).",
        "The table says: Bob began.",
        "The table says: Bruja is completed by Ann and Bob.",
        "The table says: nobody is under way with Bruja.",
    ]
    assert CONTRACTS.title(state, marker("Ann", "bruja", "none")) == (
        "The table says: Ann has no marker on Bruja."
    )


def test_a_note_is_kept_in_the_log_and_changes_nothing() -> None:
    note = {"do": "note", "text": "Ann sank it"}
    assert pair(note) == pair()
    assert CONTRACTS.title(pair(), note) == "Note: Ann sank it"
    with pytest.raises(Refused, match="needs words"):
        pair({"do": "note", "text": ""})


def test_C11_what_a_players_contracts_are_worth() -> None:
    state = pair({"do": "turn"})
    worth = [contract_vp(state, 0)]
    for name in [contract.label for contract in state.contracts][:3]:
        state = CONTRACTS.apply(state, done("Ann", name))
        worth.append(contract_vp(state, 0))
    assert worth == [0, 0, 1, 3]
    assert len(completed(state, 0)) == 3
