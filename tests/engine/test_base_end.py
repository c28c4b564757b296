"""The end is announced, the round finished, the winner found (B30, B31, B32)."""

import pytest

from tests.engine.notation import Table, check, check_refused_setup

ELEVEN = "admiral.9.3*2 admiral.7.2*2 settler"


def test_B30_the_end_is_announced_at_12_and_not_at_11() -> None:
    position = "2p | 0: 7 CC CCS governor | deck: sailor captain"
    game = check(position, "draw*2, stop, take sailor", "vp 11 0; final_round no; phase trade; result -")
    game.plays("take captain").checks("vp 12 0; final_round yes; active 1; phase discover; result -")


def test_B30_the_announcement_comes_with_the_action_not_with_the_end_of_the_turn() -> None:
    game = check(
        f"3p | 0: 3 {ELEVEN} | deck: sailor yellow",
        "draw*2, stop, take sailor",
        "final_round yes; phase trade; to_act 1",
    )
    game.checks("result -; active 0")


def test_B30_the_round_is_finished_after_the_first_player_announces() -> None:
    game = Table(f"3p | 0: 3 {ELEVEN} | 1: 0 | 2: 0 | deck: sailor CC PP").plays("draw, stop, take sailor")
    game.checks("final_round yes; active 1; phase discover; result -").plays("draw, stop").checks(
        "active 2; phase discover"
    )
    game.plays("draw, stop").checks("phase over; winners 0; legal -; to_act -; round 1")
    assert game.match.over


def test_B30_the_last_player_of_the_round_ends_the_game_with_that_turn() -> None:
    game = (
        Table(f"2p | 0: 0 | 1: 3 {ELEVEN} | deck: CC sailor")
        .plays("draw, stop")
        .checks("active 1; final_round no")
    )
    game.plays("draw, stop, take sailor").checks("phase over; winners 1; final_round yes; vp 0 12; round 1")


def test_B30_the_last_turn_is_that_of_the_player_on_the_first_players_right() -> None:
    """Seat 2 starts, so seat 1 plays last, whoever announces."""
    position = f"3p | 0: 3 {ELEVEN} | 1: 0 | 2: 0 | deck: CC sailor PP SS | start_player 2"
    game = (
        Table(position)
        .plays("draw, stop")
        .checks("active 0")
        .plays("draw, stop, take sailor")
        .checks("active 1; final_round yes")
    )
    game.plays("draw, stop").checks("phase over; winners 0")


def test_B30_the_passive_may_announce_in_anothers_turn() -> None:
    game = (
        Table(f"2p | 0: 0 | 1: 4 {ELEVEN} | deck: sailor")
        .plays("draw, stop, take sailor")
        .checks("final_round yes; active 1")
    )
    game.checks("vp 0 12; phase discover; coins 1 0")


def test_B30_a_claim_announces_too_and_phase_1_goes_on() -> None:
    game = check(
        "2p | 0: CCS PP captain*2 | deck: CC",
        "draw, claim CC with captain*2",
        "vp 14 0; final_round yes; phase discover",
    )
    game.checks("legal draw, stop; active 0")


def test_B30_a_claim_after_a_bust_of_the_last_player_ends_the_game() -> None:
    game = (
        Table("2p | 1: CCS PP captain*2 | deck: SS CC yellow*2")
        .plays("draw, stop, draw*3")
        .checks("phase bust; vp 0 12")
    )
    check(
        "2p | 1: CCS PP captain | deck: SS CC yellow*2",
        "draw, stop, draw*3",
        "phase discover; round 2; final_round no",
    )
    game.plays("claim CC with captain*2").checks("phase over; winners 1; vp 0 14")


def test_B30_the_game_goes_on_below_12() -> None:
    game = Table(f"2p | 0: 0 {ELEVEN} | 1: 0 | deck: CC PP").plays("draw, stop, draw, stop")
    game.checks("round 2; active 0; phase discover; final_round no")


def test_last_turn_announcer_everybody_else_plays_once_more() -> None:
    """Seat 1 announces in its own turn of round 1: 2 plays, then 0 once more, and no round is counted twice."""
    crews = f"0: 0 | 1: 3 {ELEVEN} | 2: 0"
    game = Table(f"3p | {crews} | deck: CC sailor PP SS | last_turn announcer").plays("draw, stop")
    game.plays("draw, stop, take sailor").checks("final_round yes; active 2; round 1").plays("draw, stop")
    game.checks("phase discover; active 0; round 2; result -").plays("draw, stop")
    game.checks("phase over; winners 1; round 2")


def test_last_turn_announcer_counts_from_the_active_player_not_from_the_one_with_the_points() -> None:
    """Seat 1 reaches 12 VP in the turn of seat 0: the last turn is that of seat 1."""
    position = f"2p | 0: 0 | 1: 4 {ELEVEN} | deck: sailor CC PP | last_turn announcer"
    game = Table(position).plays("draw, stop, take sailor").checks("final_round yes; active 1")
    game.plays("draw, stop").checks("phase over; round 1; winners 1")


@pytest.mark.parametrize(("last_turn", "turns"), [("first-player", 1), ("announcer", 3)])
def test_last_turn_says_who_plays_last(last_turn: str, turns: int) -> None:
    """The first player's neighbour on the left announces; four play."""
    crews = f"0: 0 | 1: 0 | 2: 3 {ELEVEN} | 3: 0"
    deck = "CC PP sailor SS CCS PPS"
    game = Table(f"4p | {crews} | deck: {deck} | last_turn {last_turn}").plays("draw, stop, draw, stop")
    game.plays("draw, stop, take sailor")
    for _ in range(turns):
        game.checks("phase discover; result -").plays("draw, stop")
    game.checks("phase over; winners 2")


def test_last_turn_is_one_of_two_words_and_the_adventure_has_its_own_A50() -> None:
    check_refused_setup({"options": {"last_turn": "mine"}})
    check_refused_setup({"options": {"last_turn": True}})
    check_refused_setup({"game": "adventure", "options": {"last_turn": "announcer"}})
    Table("2p | game adventure | last_turn first-player")


@pytest.mark.parametrize(
    ("seats", "winners", "reason"),
    [
        ("0: 1 CC PP SS sailor | 1: 5 CCS PPS | 2: 7", "0", "most VP"),
        ("0: 5 CC PP SS | 1: 4 CCS PPS | 2: 7", "0", "most coins"),
        ("0: 4 CC PP SS | 1: 5 CCS PPS | 2: 7", "1", "most coins"),
        ("0: 4 CC PP SS | 1: 4 CCS PPS | 2: 7", "0 1", "shared win"),
    ],
)
def test_B31_most_points_then_most_coins_then_a_shared_win(seats: str, winners: str, reason: str) -> None:
    """Governors are too dear for everyone, so the last turns change nothing."""
    game = Table(f"3p | {seats} | deck: governor*3").plays("draw, stop, draw, stop, draw, stop")
    game.checks(f"phase over; winners {winners}; round 1")
    assert game.match.view()["result"]["reason"] == reason


def test_B32_the_variant_needs_an_expedition_in_the_same_display() -> None:
    position = f"2p | 0: 3 {ELEVEN} | 1: 0 CC | deck: sailor PP | end_needs_expedition"
    game = Table(position).plays("draw, stop, take sailor").checks("vp 12 4; final_round no; active 1")
    game.plays("draw, stop").checks("phase discover; round 2; active 0")


def test_B32_an_expedition_and_12_points_announce() -> None:
    position = "2p | 0: 3 CC admiral.9.3*2 sailor | 1: 0 | deck: sailor PP | end_needs_expedition"
    game = (
        Table(position)
        .plays("draw, stop, take sailor")
        .checks("vp 12 0; final_round yes")
        .plays("draw, stop")
    )
    game.checks("phase over; winners 0")


def test_B32_only_players_with_an_expedition_can_win() -> None:
    crews = f"0: 3 CC CCS sailor | 1: 9 {ELEVEN} sailor.7.3 | 2: 8 PP"
    game = Table(f"3p | {crews} | deck: sailor SS PPS | end_needs_expedition").plays(
        "draw, stop, take sailor"
    )
    game.checks("vp 12 14 4; final_round yes").plays("draw, stop, draw, stop").checks("phase over; winners 0")
    assert game.match.view()["result"]["reason"] == "most VP of those with an expedition"


def test_B32_the_reason_says_nothing_of_expeditions_where_everybody_has_one() -> None:
    position = "2p | 0: 3 CC PP CCS | 1: 3 SS | deck: governor*2 | end_needs_expedition"
    game = Table(position).plays("draw, stop, draw, stop").checks("phase over; winners 0")
    assert game.match.view()["result"]["reason"] == "most VP"


def test_B32_nobody_wins_without_an_expedition() -> None:
    """The last round discards none, so it takes the end of all cards to get here (B31)."""
    game = Table("2p | 0: 3 | 1: 3 | end_needs_expedition").match.game
    game.rules.ending.decide(game)
    assert (game.winners, game.reason) == ([], "nobody has an expedition")


def test_B32_off_the_expedition_is_not_needed() -> None:
    crews = f"0: 3 CC CCS sailor | 1: 9 {ELEVEN} sailor.7.3 | 2: 8 PP"
    game = Table(f"3p | {crews} | deck: sailor SS PPS | end_needs_expedition no").plays(
        "draw, stop, take sailor"
    )
    game.plays("draw, stop, draw, stop").checks("phase over; winners 1")


@pytest.mark.parametrize(("coins", "winners"), [("4 5", "1"), ("5 4", "0"), ("4 4", "0 1")])
def test_B32_ties_as_above(coins: str, winners: str) -> None:
    first, second = coins.split()
    crews = f"0: {first} CC PP SS | 1: {second} CCS PPS | 2: 7 {ELEVEN} sailor.5.2*2"
    game = Table(f"3p | {crews} | deck: governor*3 | end_needs_expedition").plays(
        "draw, stop, draw, stop, draw, stop"
    )
    game.checks(f"phase over; winners {winners}; vp 12 12 15")


def test_nothing_is_legal_after_the_end() -> None:
    game = (
        Table(f"2p | 1: 3 {ELEVEN} | deck: CC sailor")
        .plays("draw, stop, draw, stop, take sailor")
        .checks("phase over; legal -")
    )
    for line in ("draw", "stop", "pass", "end", "take sailor", "repel"):
        game.checks_refusal(line, "B30")
