"""The contracts table for 1 to 5 players (C10, C11, C30-C35)."""

from pathlib import Path
from typing import Any

import pytest

from companion.session import Session
from companion.store import Store
from companion.table.contracts import ContractsTable, contradictions, pinned
from companion.table.contracts_view import CONTRACTS, alarm, next_step, rank_lines
from companion.table.own_copy import with_seal
from companion.table.refusal import Refused
from companion.words.progress import progress_of

SOLO: dict[str, Any] = {"players": ["Ann"], "contracts": ["1G", "0G", "-1H"]}


def table(setup: dict[str, Any], *entries: dict[str, Any]) -> ContractsTable:
    return CONTRACTS.fold(setup, entries)


def turn(count: int = 1) -> list[dict[str, Any]]:
    return [{"do": "turn"}] * count


def done(player: int | str, contract: str) -> dict[str, Any]:
    return {"do": "done", "player": player, "contract": contract}


@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_C30_tables_of_every_size_by_seal_and_by_number_of_players_only(players: int, count: int) -> None:
    state = table({"players": players, "contracts": ["0A"] * count})
    assert (len(state.names), state.time_left, len(state.contracts)) == (players, 14, count)
    assert [contract.label for contract in state.contracts] == [
        "0A",
        *[f"0A#{n}" for n in range(2, count + 1)],
    ]


def test_C31_C34_the_rulebook_example_of_fifteen_cards_and_five_set_aside() -> None:
    state = table(SOLO, {"do": "pile", "cards": 5})
    assert (state.deck.size, state.time_left, state.rank) == (15, 10, "pirate")
    assert rank_lines(state) == [
        "Pirate with the score pile as it is",
        "Captain with 1 more tax",
        "Lord of the seas with 3 more taxes",
    ]  # fmt: skip


@pytest.mark.parametrize("cards", [-1, 15, 99])
def test_C34_at_least_one_time_card_stays(cards: int) -> None:
    with pytest.raises(Refused, match="0 to 14"):
        table(SOLO, {"do": "pile", "cards": cards})
    assert table(SOLO, {"do": "pile", "cards": 14}).time_left == 1


def test_C34_the_pile_is_set_before_the_start() -> None:
    with pytest.raises(Refused, match="before the first turn"):
        table(SOLO, *turn(), {"do": "pile", "cards": 2})


def test_C32_C33_fifteen_cards_are_fifteen_turns_and_the_next_one_loses() -> None:
    state = table(SOLO, *turn(15))
    assert (state.phase, state.time_left) == ("turn", 0)
    assert alarm(state) == "last"
    assert "last turn" in next_step(state)
    lost = table(SOLO, *turn(16))
    assert lost.phase == "lost"
    assert next_step(lost) == "Lost: 3 contracts stayed open."
    with pytest.raises(Refused, match="finished"):
        CONTRACTS.apply(lost, {"do": "turn"})


def test_C33_the_turn_of_the_last_time_card_can_still_win() -> None:
    state = table(SOLO, *turn(15), done("Ann", "1G"), done("Ann", "0G"), done("Ann", "-1H"))
    assert (state.phase, state.score_pile) == ("won", 0)
    assert next_step(state) == "Won: 0 points, Landlubber."


def test_C34_a_tax_moves_a_card_or_not_and_never_from_an_empty_deck() -> None:
    state = table(SOLO, *turn(), {"do": "tax", "move": True}, {"do": "tax", "move": False})
    assert (state.time_left, state.score_pile) == (13, 1)
    with pytest.raises(Refused, match="empty"):
        table(SOLO, *turn(15), {"do": "tax", "move": True})
    assert table(SOLO, *turn(15), {"do": "tax", "move": False}).score_pile == 0


@pytest.mark.parametrize(
    ("pile", "rank"),
    [(1, "Landlubber"), (2, "Sailor"), (5, "Pirate"), (6, "Captain"), (8, "Lord of the seas")],
)
def test_C34_the_title_of_a_success(pile: int, rank: str) -> None:
    wins = [done("Ann", label) for label in ("1G", "0G", "-1H")]
    state = table(SOLO, {"do": "pile", "cards": pile}, *turn(), *wins)
    assert rank in next_step(state)
    assert progress_of("contracts", CONTRACTS.summary(state)) == f"won, {rank}"


PAIR: dict[str, Any] = {
    "players": ["Ann", "Bob"],
    "contracts": ["bruja", "jinx", "explorer", "mercenary", "2K"],
}


def test_C10_each_player_each_contract_once_and_three_at_most() -> None:
    start = [*turn(), done("Ann", "bruja"), done("Bob", "Bruja"), done("Ann", "jinx"), done("Ann", "3")]
    with pytest.raises(Refused, match="already"):
        table(PAIR, *start[:2], done("Ann", "bruja"))
    with pytest.raises(Refused, match="no marker left"):
        table(PAIR, *start, done("Ann", "mercenary"))
    assert table(PAIR, *start).contracts[0].done == (0, 1)


def test_C10_C11_the_reward_is_told() -> None:
    state = table(PAIR, *turn(), done("Bob", "bruja"))
    assert CONTRACTS.title(state, done("Ann", "bruja")) == "Ann completes Bruja and takes 2 coins."
    assert "1 VP for contract number 2" in CONTRACTS.title(state, done("Bob", "jinx"))
    after = CONTRACTS.apply(state, done("Bob", "jinx"))
    assert "2 VP for contract number 3" in CONTRACTS.title(after, done("Bob", "mercenary"))


def test_C14_a_marker_under_way_is_one_of_the_three() -> None:
    setup = {"players": ["Ann", "Bob"], "contracts": ["bruja", "jinx", "explorer", "frigate-nemesis", "2K"]}
    under_way = {"do": "progress", "player": "Ann", "contract": "Frigate Nemesis"}
    busy = [*turn(), under_way, under_way, done("Ann", "bruja"), done("Ann", "jinx")]
    with pytest.raises(Refused, match="no marker left"):
        table(setup, *busy, done("Ann", "explorer"))
    assert table(setup, *busy, done("Ann", "frigate-nemesis")).markers_left(0) == 0


def test_turns_go_round_from_whoever_begins() -> None:
    state = table({**PAIR, "first": 1}, *turn())
    assert state.names[state.active] == "Bob"
    assert table({**PAIR, "first": 1}, *turn(2)).active == 0
    assert CONTRACTS.title(state, {"do": "turn"}) == "Turn 2: Ann turns the time card over."


def test_C32_turns_go_round_three_players() -> None:
    trio = {"players": ["Ann", "Bob", "Cem"], "contracts": ["0A"] * 7, "first": 1}
    assert [table(trio, *turn(count)).active for count in range(6)] == [1, 1, 2, 0, 1, 2]


def test_C33_the_summary_says_whether_the_table_is_over() -> None:
    assert [CONTRACTS.summary(table(SOLO, *turn(count)))["over"] for count in (0, 1, 15, 16)] == [
        False,
        False,
        False,
        True,
    ]


def test_somebody_at_the_table_begins() -> None:
    with pytest.raises(Refused):
        table({**PAIR, "first": 2})


def test_corrections_count_and_contradictions_are_named() -> None:
    state = table(SOLO, *turn(2), {"do": "set", "what": "time_left", "value": 12, "reason": "one too few"})
    assert contradictions(state) == ["12 time cards, 0 in the score pile and 2 turns make 14, not 15."]
    fixed = CONTRACTS.apply(state, {"do": "set", "what": "score_pile", "value": 1, "reason": "there it is"})
    assert contradictions(fixed) == []
    seats = {"do": "set", "what": "done", "contract": "1G", "value": ["Ann"], "reason": "forgot"}
    assert CONTRACTS.apply(fixed, seats).contracts[0].done == (0,)
    won = CONTRACTS.apply(fixed, {"do": "set", "what": "phase", "value": "won", "reason": "house rule"})
    assert contradictions(won) == ["The table says won, but a contract is still open."]


@pytest.mark.parametrize(
    "entry",
    [
        {"do": "set", "what": "time_left", "value": -1},
        {"do": "set", "what": "done", "contract": "1G", "value": 1},
        {"do": "set", "what": "phase", "value": "noon"}, {"do": "set", "what": "first", "value": 4},
        {"do": "done", "player": "Zoe", "contract": "1G"}, {"do": "done", "player": 0, "contract": "9Z"},
        {"do": "sing"},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        table(SOLO, *turn(), entry)


def test_nothing_is_completed_before_the_first_turn() -> None:
    for entry in (done("Ann", "1G"), {"do": "tax", "move": True}):
        with pytest.raises(Refused, match="first turn"):
            table(SOLO, entry)


def test_the_countdown_warns() -> None:
    assert alarm(table(SOLO, *turn(2))) == "calm"
    assert alarm(table(SOLO, *turn(12))) == "soon"


def test_the_table_in_lines_and_json() -> None:
    state = table(PAIR, {"do": "pile", "cards": 1}, *turn(), done("Ann", "bruja"))
    told = "\n".join(CONTRACTS.lines(state))
    assert "13 + (1 - 1 + 1 + 0 + 2) + 5 different letters (A, E, F, G, K) = 21" in told
    assert "done by Ann" in told
    facts = CONTRACTS.as_json(state)
    assert (facts["size"], facts["alarm"], facts["markers"]) == (21, "calm", [2, 3])


def test_C34_within_a_turn_the_last_time_card_can_still_be_moved() -> None:
    """Before the start one card is the first turn's own; later every card left can fall to a tax."""
    before = table(SOLO, {"do": "pile", "cards": 13})
    assert (before.time_left, before.movable) == (2, 1)
    inside = table(SOLO, {"do": "pile", "cards": 1}, *turn(13))
    assert (inside.time_left, inside.movable) == (1, 1)
    assert rank_lines(inside) == ["Landlubber with the score pile as it is", "Sailor with 1 more tax"]
    assert table(SOLO, {"do": "pile", "cards": 1}, *turn(13), {"do": "tax", "move": True}).rank == "sailor"


def test_C30_a_log_keeps_the_names_it_began_with_and_refuses_a_wrong_number_of_players() -> None:
    """Numbered players are written out, so that a log means the same in every language."""
    written = pinned({"players": 1, "contracts": ["1G", "0G", "-1H"]})
    assert written["players"] == ["Player 1"]
    assert table(written, *turn(), done("player 1", "1G")).contracts[0].done == (0,)
    with pytest.raises(Refused, match="not 1000000000"):
        table(pinned({"players": 1_000_000_000, "contracts": ["1G"]}))


def test_C31_a_corrected_seal_keeps_its_contract(tmp_path: Path) -> None:
    """However the log is begun: the copy's own seal counts, and the contract is still known by its name."""
    store = Store(tmp_path)
    store.change_knowledge(lambda known: with_seal(known, "ransom", "2K"))
    setup = {"players": ["Ann"], "contracts": ["ransom", "bruja", "jinx"]}
    session = Session.new(store, "contracts", "solo", setup)
    assert session.setup["contracts"][0] == "ransom=2K"
    [ransom, *_] = session.state.contracts
    assert (ransom.contract, ransom.digit, ransom.letter, ransom.name) == ("ransom", 2, "K", "Ransom")


def test_C10_a_fourth_marker_contradicts() -> None:
    labels = ("bruja", "jinx", "explorer", "mercenary")
    entries = [{"do": "set", "what": "done", "contract": label, "value": ["Ann"]} for label in labels]
    assert contradictions(table(PAIR, *entries[:3])) == []
    [odd] = contradictions(table(PAIR, *entries))
    assert "Ann" in odd


def test_C34_without_a_time_card_no_tax_moves_one() -> None:
    assert table(SOLO, *turn(15)).movable == 0
    assert table(SOLO, {"do": "set", "what": "time_left", "value": 0}).movable == 0


def test_C34_a_finished_table_has_no_rank_ahead_that_it_cannot_reach() -> None:
    """Won with an empty time deck: only the pile's own rank is told."""
    state = table(
        SOLO, {"do": "set", "what": "time_left", "value": 0}, {"do": "set", "what": "score_pile", "value": 5}
    )
    assert rank_lines(state) == ["Pirate with the score pile as it is"]
