"""Claiming expeditions at any own moment, with a free choice of persons (B16, B2)."""

import pytest

from tests.engine.notation import Table, action, check


@pytest.mark.parametrize(
    ("expedition", "persons", "vp", "coins"),
    [
        ("CC", "captain*2", 4, 2),
        ("PP", "priest*2", 4, 2),
        ("SS", "settler*2", 4, 2),
        ("CCS", "captain*2 settler", 6, 3),
        ("PPS", "priest*2 settler", 6, 3),
    ],
)
def test_B16_a_claim_discards_persons_and_brings_points_and_coins(
    expedition: str, persons: str, vp: int, coins: int
) -> None:
    game = Table(f"2p | 0: 0 {persons} sailor | deck: {expedition} yellow").plays("draw")
    game.plays(f"claim {expedition} with {persons}").checks(
        f"coins {coins} 3; vp {vp + 1} 0; display.0 sailor {expedition}"
    )
    game.checks(f"discard {coins}; expeditions -; phase discover; to_act 0; legal draw, stop")


def test_B16_five_players_claim_the_special_expedition() -> None:
    game = check(
        "5p | 0: 0 captain priest settler",
        "claim CPS with captain priest settler",
        "coins 3 3 3 3 3; vp 5 0 0 0 0",
    )
    game.checks("display.0 CPS; expeditions -; discard 3; legal draw")


def test_B16_a_claim_before_the_first_reveal_does_not_replace_it() -> None:
    game = check(
        "5p | 1: captain priest settler | deck: tax.vp | start_player 1",
        "",
        "legal draw, claim CPS with captain priest settler",
    )
    game.plays("claim CPS with settler captain priest").checks(
        "legal draw; phase discover; active 1"
    ).checks_refusal("stop", "B10")


def test_B16_claims_in_phase_1_between_reveals() -> None:
    game = check("2p | 0: captain*2 | deck: CC yellow", "draw*2", "legal draw, stop, claim CC with captain*2")
    game.plays("claim CC with captain*2").checks("harbour yellow; phase discover; active 0")


def test_B16_claims_in_phase_2_before_and_after_taking() -> None:
    position = "2p | 0: 4 captain*2 priest | 1: 0 | deck: CC PP priest yellow"
    game = check(
        position,
        "draw*4, stop",
        "takes_left 1; legal take priest, take yellow, pass, claim CC with captain*2",
    )
    game.plays("claim CC with captain*2").checks("takes_left 1; coins 6 0; phase trade; to_act 0; active 0")
    game.plays("take priest").checks(
        "phase trade; active 0; to_act 0; takes_left 0; legal claim PP with priest*2, pass"
    )
    game.plays("claim PP with priest*2").checks("vp 8 0; to_act 1; coins 4 0; display.0 CC PP")


def test_B16_a_claim_left_alone_after_the_last_card_ends_with_pass() -> None:
    position = "2p | 0: 4 priest | 1: 0 | deck: PP priest yellow"
    game = check(
        position, "draw*3, stop, take priest", "legal claim PP with priest*2, pass; to_act 0; takes_left 0"
    )
    game.checks_refusal("take yellow", "B20").plays("pass").checks("to_act 1; takes_left 1; active 0")


def test_B16_a_claim_pays_for_a_person_in_the_same_taking() -> None:
    position = "2p | 0: 1 captain*2 | 1: 0 | deck: CC sailor tax.swords"
    game = check(
        position, "draw*2, stop", "phase trade; to_act 0; takes_left 1; legal claim CC with captain*2, pass"
    )
    game.plays("claim CC with captain*2").checks("coins 3 0; legal take sailor, pass").plays(
        "take sailor"
    ).checks("active 1")


def test_B16_an_empty_harbour_still_asks_for_claims() -> None:
    check(
        "2p | 0: captain*2 | deck: CC",
        "draw, stop",
        "phase trade; takes_left 1; legal claim CC with captain*2, pass",
    )


def test_B16_not_while_a_question_is_pending() -> None:
    game = check("2p | 0: sailor captain*2 | deck: CC yellow", "draw*2", "pending yellow; legal repel, keep")
    game.checks_refusal("claim CC with captain*2", "B16").plays("repel").checks("can claim CC with captain*2")


def test_B16_passive_players_claim_nothing() -> None:
    game = check(
        "2p | 1: 9 captain*2 | deck: CC yellow blue",
        "draw*3, stop, pass",
        "to_act 1; legal take yellow, take blue, pass",
    )
    game.checks_refusal("claim CC with captain*2", "B16", "not_active").plays("take yellow")
    game.checks("active 1; to_act 1; can claim CC with captain*2")


def test_B16_the_active_player_claims_nothing_during_passive_takings() -> None:
    game = check("2p | 0: captain*2 | deck: CC yellow blue", "draw*3, stop, pass", "active 0; to_act 1")
    game.checks("legal take yellow, take blue, pass").checks_refusal("claim CC with captain*2", "B16")


def test_B16_a_claim_does_not_keep_a_passive_taking_open() -> None:
    check(
        "2p | 1: 0 captain*2 | deck: CC sailor", "draw*2, stop, pass", "active 1; phase discover; discard 1"
    )


def test_B16_any_number_of_claims() -> None:
    game = Table("5p | 0: 0 captain*3 priest settler | deck: CC").plays("draw, claim CC with captain*2")
    game.plays("claim CPS with captain priest settler").checks(
        "vp 9 0 0 0 0; coins 5 3 3 3 3; discard 5; legal draw, stop"
    )


def test_B16_persons_can_be_used_once() -> None:
    game = Table("5p | 0: captain*2 priest settler | deck: CC").plays("draw")
    game.plays("claim CC with captain*2").checks("cannot claim CPS with captain priest settler")
    game.checks_refusal("claim CPS with captain priest settler", "B16", "not_owned")


def test_B16_a_jack_stands_for_one_person_and_every_set_is_listed_once() -> None:
    listed = "claim CC with captain*2, claim CC with captain jack, claim CC with jack*2"
    check("2p | 0: captain*3 jack*3 | deck: CC", "draw", f"legal draw, stop, {listed}")


def test_B16_sets_for_three_symbols() -> None:
    position = "2p | 0: captain*2 settler*2 jack*2 | deck: CCS"
    sets = ["captain*2 settler", "captain*2 jack", "captain jack settler", "captain jack*2", "jack*2 settler"]
    check(position, "draw", "legal draw, stop, " + ", ".join(f"claim CCS with {persons}" for persons in sets))


def test_B16_one_jack_fills_one_gap_only() -> None:
    check("2p | 0: captain jack | deck: CCS", "draw", "legal draw, stop").checks_refusal(
        "claim CCS with captain jack", "B16"
    )
    check("2p | 0: jack*3 | deck: CCS", "draw", "legal draw, stop, claim CCS with jack*3")


def test_B16_three_different_symbols_with_jacks() -> None:
    sets = ["captain priest settler", "captain priest jack", "captain jack settler", "jack priest settler"]
    check(
        "5p | 0: captain priest settler jack",
        "",
        "legal draw, " + ", ".join(f"claim CPS with {one}" for one in sets),
    )


def test_B16_two_expeditions_that_share_persons_are_both_listed() -> None:
    lines = "claim CC with captain*2, claim CC with captain jack, claim PP with priest jack"
    check("2p | 0: captain*2 priest jack | deck: CC PP", "draw*2", f"legal draw, stop, {lines}")


def test_B16_the_chosen_persons_are_the_ones_discarded() -> None:
    game = check(
        "2p | 0: captain*2 jack | deck: CC",
        "draw, claim CC with jack captain",
        "display.0 captain CC; vp 5 0",
    )
    game.checks("discard 2")


@pytest.mark.parametrize(
    "persons",
    [
        "-",
        "captain",
        "captain*3",
        "captain*2 jack",
        "captain settler",
        "captain sailor",
        "jack*2",
        "priest*2",
    ],
)
def test_B16_persons_that_do_not_fit_are_refused(persons: str) -> None:
    game = Table("2p | 0: captain*3 jack settler sailor | deck: CC").plays("draw")
    game.checks_refusal(f"claim CC with {persons}", "B16")


def test_B16_persons_of_another_player_or_the_harbour_do_not_count() -> None:
    game = (
        Table("2p | 0: captain | 1: captain*2 | deck: CC captain").plays("draw*2").checks("legal draw, stop")
    )
    game.checks_refusal("claim CC with captain*2", "B16")


def test_B16_an_expedition_that_does_not_lie_there_is_refused() -> None:
    Table("2p | 0: priest*2 captain*2 | deck: CC").plays("draw").checks_refusal(
        "claim PP with priest*2", "B16"
    )


def test_B16_a_claimed_expedition_is_gone_for_the_others() -> None:
    game = Table("2p | 0: captain*2 | 1: captain*2 | deck: CC").plays("draw, claim CC with captain*2, stop")
    game.checks("active 1; legal draw; expeditions -").checks_refusal("claim CC with captain*2", "B16")


def test_B16_persons_given_in_any_order() -> None:
    for persons in ("settler captain*2", "captain settler captain", "captain*2 settler"):
        game = Table("2p | 0: captain*2 settler | deck: CCS").plays("draw")
        game.match.apply(action(f"claim CCS with {persons}"))
        game.checks("vp 6 0; display.0 CCS")


def test_B2_the_special_expedition_lies_in_the_middle_with_five_only() -> None:
    Table("5p").checks("expeditions CPS")
    for players in (2, 3, 4):
        game = Table(f"{players}p").checks("expeditions -")
        everything = game.match.view()
        assert "expedition.CPS" not in everything["deck_order"] + [
            face for player in everything["players"] for face in player["coin_cards"]
        ]
