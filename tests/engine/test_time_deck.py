"""Contracts in co-operation and alone: time deck, score pile, win, loss, rank (C30, C31, C32, C33, C34, C35)."""

import pytest

from companion.content import load_catalogue
from companion.content.facts import OPEN_CONTRACTS, rank_of, time_deck_size
from tests.engine.notation import Table, check, check_refused_setup

SOLO = "1p | game contracts | mode coop"
WORKED = "bruja trade-outpost galleon-nemesis"  # digits 1, 0, -1


def size(ids: str) -> int:
    contracts = {contract.id: contract for contract in load_catalogue().contracts}
    seals = [contracts[each] for each in ids.split()]
    return time_deck_size([seal.seal_digit for seal in seals], [seal.seal_letter for seal in seals])


@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_C30_open_contracts_by_players_out_of_all_eighteen(players, count):
    seen = set()
    for seed in range(20):
        view = Table(f"{players}p | game contracts | mode coop | seed {seed}").match.view()
        ids = [row["id"] for row in view["contracts"]]
        assert len(set(ids)) == len(ids) == count == OPEN_CONTRACTS[players]
        seen |= set(ids)
    assert {"small-estate", "ransom"} & seen


def test_C31_the_worked_example_digits_1_0_minus_1_letters_G_G_H_make_15():
    assert size("bruja maritime-supremacy galleon-nemesis") == 13 + (1 + 0 - 1) + 2 == 15


def test_C31_every_different_letter_counts_once():
    assert size(WORKED) == 13 + 0 + 3
    assert size("mercenary speculator major-speculator") == 13 + 0 + 1
    assert size("jinx galleon-nemesis luminary") == 13 - 2 + 3


@pytest.mark.parametrize("ids", [WORKED, "bruja maritime-supremacy galleon-nemesis"])
def test_C31_the_time_deck_is_drawn_from_the_deck(ids):
    table = Table(f"{SOLO} | contracts: {ids}")
    table.checks(f"time_deck {size(ids)}; score_pile 0; deck {119 + 24 - 3 - size(ids)}")


def test_C32_the_first_card_of_a_turn_is_a_time_card_the_others_are_not():
    table = Table(f"{SOLO} | contracts: {WORKED} | time_deck: sailor priest | deck: yellow blue")
    before = table.match.view()["time_deck"]
    table.plays("draw").checks(f"harbour sailor; time_deck {before - 1}")
    table.plays("draw").checks(f"harbour sailor yellow; time_deck {before - 1}")
    table.plays("stop, pass, draw").checks(f"harbour priest; time_deck {before - 2}")


def test_C32_coins_never_come_from_the_time_deck():
    table = Table(f"{SOLO} | contracts: {WORKED} | 0: 0 | time_deck: yellow.1.1 sailor | deck: settler blue")
    table.plays("draw, stop, take yellow.1.1")
    assert table.match.view()["players"][0]["coin_cards"] == ["settler.4.1"]


def test_C33_won_as_soon_as_every_contract_is_completed_by_someone():
    table = Table(f"{SOLO} | contracts: mercenary explorer bruja | 0: 0 sailor*3 CC captain mademoiselle")
    table.plays("complete mercenary, complete explorer").checks("phase discover")
    table.plays("complete bruja").checks("phase over; to_act -; legal -")
    result = table.match.view()["result"]
    assert (result["won"], result["score"], result["rank"]) == (True, 0, "landlubber")


def test_C33_different_players_may_complete_them():
    ids = "mercenary explorer bruja luminary trade-master"
    position = f"2p | game contracts | mode coop | contracts: {ids}"
    seats = "0: 0 sailor*3 CC captain mademoiselle | 1: 0 priest jester trader-red*2"
    table = Table(f"{position} | {seats} | time_deck: sailor.7.3")
    table.plays("complete mercenary, complete explorer, complete bruja, draw, stop, pass")
    table.plays("complete luminary, complete trade-master").checks("phase over")
    assert table.match.view()["result"]["winners"] == [0, 1]


def _idle(legal: list[dict]) -> dict:
    """The answer that changes least."""
    for wish in ("keep", "decline", "end", "pass"):
        for action in legal:
            if action["do"] == wish or action == {"do": "score", "move": False}:
                return action
    return legal[0]


def idle_turn(table: Table) -> None:
    """A turn in which the time card is revealed and nothing is taken."""
    match = table.match
    turn = match.view()["round"]
    match.apply({"do": "draw"})
    while not match.over and match.view()["round"] == turn:
        match.apply({"do": "stop"} if {"do": "stop"} in match.legal() else _idle(match.legal()))


def test_C33_lost_when_a_turn_starts_without_a_time_card():
    table = Table(f"{SOLO} | contracts: {WORKED} | 0: 0")
    cards = table.match.view()["time_deck"]
    for turn in range(cards):
        assert not table.match.over, turn
        assert table.match.view()["time_deck"] == cards - turn
        idle_turn(table)
    table.checks("phase over; time_deck 0")
    result = table.match.view()["result"]
    assert (result["won"], result["score"], result["rank"]) == (False, 0, None)


def test_C33_the_turn_of_the_last_time_card_can_still_win():
    assert size("mercenary explorer bruja") == 13 + 2 + 3
    position = f"{SOLO} | contracts: mercenary explorer bruja | score_pile 17"
    table = Table(f"{position} | 0: 0 sailor*3 CC captain mademoiselle").checks("time_deck 1; score_pile 17")
    table.plays("complete mercenary, complete explorer, draw").checks("time_deck 0")
    assert not table.match.over
    while {"do": "complete", "contract": "bruja"} not in table.match.legal():
        table.match.apply(_idle(table.match.legal()))
    table.plays("complete bruja")
    assert table.match.view()["result"] == {
        "won": True,
        "score": 17,
        "rank": "lord of the seas",
        "winners": [0],
        "reason": "every contract completed",
    }


def test_C33_twelve_vp_end_nothing():
    check(f"{SOLO} | contracts: {WORKED} | 0: 0 CCS PPS sailor", "draw", "final_round no; vp 13")


def test_C34_cards_put_aside_before_the_start_at_least_one_stays():
    ids = WORKED.split()
    Table(f"{SOLO} | contracts: {WORKED} | score_pile 15").checks("time_deck 1; score_pile 15")
    check_refused_setup({"options": {"score_pile": 16}, "contracts": ids}, SOLO)
    check_refused_setup({"options": {"score_pile": -1}}, SOLO)
    check_refused_setup({"options": {"score_pile": 1}}, "2p | game contracts")


def test_C34_a_tax_lets_the_active_player_move_the_top_time_card():
    table = Table(f"{SOLO} | contracts: {WORKED} | time_deck: tax.vp").plays("draw")
    left = table.match.view()["time_deck"]
    assert table.match.view()["pending"]["ask"] == "score"
    table.checks("legal score yes, score no").plays("score yes").checks(f"time_deck {left - 1}; score_pile 1")
    table.checks("legal draw, stop").checks_refusal("score yes", "C34")


def test_C34_or_not():
    table = Table(f"{SOLO} | contracts: {WORKED} | time_deck: tax.vp").plays("draw")
    left = table.match.view()["time_deck"]
    table.plays("score no").checks(f"time_deck {left}; score_pile 0")


def test_C34_it_comes_before_the_tax_inspectors_C17():
    """The active player decides about the time card, then whoever lost coins is asked."""
    ids = "tax-inspector bruja explorer luminary jinx"
    position = f"2p | game contracts | mode coop | contracts: {ids} | 0: 0 | 1: 12"
    table = Table(f"{position} | time_deck: tax.vp").plays("draw")
    assert table.match.view()["pending"]["ask"] == "score"
    table.checks("to_act 0").plays("score no")
    assert table.match.view()["pending"]["ask"] == "tax-inspector"
    table.checks("to_act 1; legal complete tax-inspector, decline tax-inspector")


def test_C34_C17_the_inspector_who_wins_costs_no_point():
    """The last contract is completed at the very tax whose time card has just gone to the score pile."""
    position = "1p | game contracts | mode coop | contracts: tax-inspector explorer luminary"
    start = "0: 12 priest jester CC"
    table = Table(f"{position} | {start} | time_deck: tax.vp").plays("complete explorer, complete luminary")
    table.plays("draw, score yes, complete tax-inspector").checks("phase over; score_pile 1")
    assert table.match.view()["result"]["score"] == 1


def test_C34_it_is_not_asked_when_the_time_deck_is_empty():
    check(
        f"{SOLO} | contracts: {WORKED} | score_pile 15 | time_deck: tax.vp",
        "draw",
        "pending -; legal draw, stop",
    )


@pytest.mark.parametrize(
    ("score", "title"),
    [
        (0, "landlubber"),
        (1, "landlubber"),
        (2, "sailor"),
        (3, "sailor"),
        (4, "pirate"),
        (5, "pirate"),
        (6, "captain"),
        (7, "captain"),
        (8, "lord of the seas"),
        (30, "lord of the seas"),
    ],
)
def test_C34_ranks_at_every_bound(score, title):
    assert rank_of(score) == title.replace(" ", "-")


def test_C35_the_fee_is_still_paid_in_co_operation():
    ids = "bruja explorer luminary jinx mercenary"
    position = f"2p | game contracts | mode coop | contracts: {ids} | 0: 0 | 1: 0 | time_deck: yellow.1.2"
    check(position, "draw, stop, pass, take yellow.1.2", "coins 1 1")


def test_C35_solo_pays_no_fee_and_always_gets_the_tax_bonus_after_halving():
    check(f"{SOLO} | contracts: {WORKED} | 0: 12 | time_deck: tax.swords", "draw, score no", "coins 7")
    check(f"{SOLO} | contracts: {WORKED} | 0: 0 | time_deck: tax.vp", "draw, score no", "coins 1")


def test_C35_after_a_turn_the_same_player_is_active_again():
    check(
        f"{SOLO} | contracts: {WORKED} | 0: 0 | time_deck: sailor",
        "draw, stop",
        "active 0; round 2; phase discover",
    )


def test_B4_C32_a_time_card_alone_can_still_be_revealed_as_the_first_one():
    table = Table(f"{SOLO} | contracts: {WORKED}")
    game = table.match.game
    game.players[0].coins += game.deck + game.discard
    game.deck, game.discard = [], []
    assert game.can_reveal()
    game.revealed = 1
    assert not game.can_reveal()
