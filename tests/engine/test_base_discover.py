"""Phase 1: revealing, repelling, busting (B6, B10, B11, B12, B13, B14, B15)."""

import pytest

from tests.engine.notation import Table, check


def test_B10_the_first_reveal_is_compulsory() -> None:
    Table("2p").checks("phase discover; legal draw").checks_refusal("stop", "B10").checks_refusal(
        "pass", "B6"
    )


def test_B10_after_each_card_the_player_goes_on_or_stops() -> None:
    game = check("2p | deck: sailor yellow blue", "draw", "phase discover; legal draw, stop; to_act 0")
    game.plays("draw").checks("legal draw, stop").plays("stop").checks("phase trade; active 0; to_act 0")


@pytest.mark.parametrize("card", ["tax.vp", "tax.swords", "CC"])
def test_B10_a_card_that_never_reaches_the_harbour_allows_stopping_too(card: str) -> None:
    check(f"2p | deck: {card}", "draw", "phase discover; harbour -; legal draw, stop")


def test_B10_a_repelled_first_ship_allows_stopping_too() -> None:
    check("2p | 0: sailor | deck: yellow", "draw, repel", "harbour -; legal draw, stop")


def test_B6_there_is_no_way_back_to_phase_1() -> None:
    Table("2p | deck: yellow").plays("draw, stop").checks_refusal("draw", "B6").checks_refusal("stop", "B6")


def test_B6_nobody_trades_in_phase_1() -> None:
    Table("2p | deck: yellow").plays("draw").checks_refusal("take yellow", "B6").checks_refusal("pass", "B6")


def test_B11_persons_go_to_the_harbour_even_alike() -> None:
    check(
        "2p | deck: sailor*2 captain",
        "draw*3",
        "harbour sailor*2 captain; discard 0; phase discover; active 0",
    )


def test_B12_a_ship_goes_to_the_harbour() -> None:
    check("2p | deck: yellow blue", "draw*2", "harbour yellow blue; pending -; discard 0")


def test_B12_without_a_sword_nothing_is_asked() -> None:
    check(
        "2p | 0: captain mademoiselle | 1: sailor | deck: yellow",
        "draw",
        "pending -; harbour yellow; legal draw, stop",
    )


@pytest.mark.parametrize(
    ("crew", "swords", "ship"),
    [
        ("sailor", 1, "yellow.1.1"),
        ("sailor.7.3", 1, "green.1.2"),
        ("pirate", 2, "blue.2.3"),
        ("pirate.9.3 sailor", 3, "red.3.2"),
        ("sailor*4", 4, "black.4.2"),
        ("pirate sailor*3", 5, "blue.5.4"),
        ("sailor*6", 6, "red.6.3"),
        ("sailor*7", 7, "black.7.3"),
    ],
)
def test_B12_repelling_is_asked_with_just_enough_swords_and_not_with_one_less(
    crew: str, swords: int, ship: str
) -> None:
    asked = check(
        f"2p | 0: {crew} | deck: {ship} priest", "draw", f"swords {swords} 0; pending {ship}; harbour -"
    )
    asked.checks("legal repel, keep; phase discover; to_act 0; discard 0")
    fewer = {
        "sailor": "captain",
        "sailor.7.3": "captain",
        "pirate": "sailor",
        "pirate.9.3 sailor": "pirate.9.3",
    }
    crew = fewer.get(crew, crew[:-1] + str(swords - 1) if crew != "pirate sailor*3" else "pirate sailor*2")
    check(
        f"2p | 0: {crew} | deck: {ship} priest", "draw", f"swords {swords - 1} 0; pending -; harbour {ship}"
    )


def test_B12_a_repelled_ship_is_discarded_and_pays_nothing_and_swords_stay() -> None:
    game = check(
        "2p | 0: 5 sailor | deck: yellow blue", "draw, repel", "harbour -; discard 1; coins 5 3; swords 1 0"
    )
    game.checks("phase discover; pending -; display.0 sailor").plays("draw").checks(
        "pending blue; legal repel, keep"
    )


def test_B12_repelling_is_optional() -> None:
    check(
        "2p | 0: sailor | deck: yellow",
        "draw, keep",
        "harbour yellow; pending -; discard 0; legal draw, stop",
    )


def test_B12_only_the_ship_just_revealed_can_be_repelled() -> None:
    game = (
        Table("2p | 0: sailor | deck: yellow priest")
        .plays("draw, keep")
        .checks_refusal("repel", "B12")
        .checks_refusal("keep", "B12")
    )
    game.plays("draw").checks_refusal("repel", "B12").plays("stop").checks_refusal("repel", "B12")


@pytest.mark.parametrize("skull", ["red.skull.3", "red.skull.4", "black.skull.3", "black.skull.4"])
def test_B12_a_skull_is_never_repelled(skull: str) -> None:
    crew = "sailor*7 pirate pirate.7.2"
    check(
        f"2p | 0: {crew} | deck: {skull}", "draw", f"swords 11 0; pending -; harbour {skull}"
    ).checks_refusal("repel", "B12")


def test_B12_swords_of_others_do_not_repel() -> None:
    check("2p | 1: sailor*3 | deck: yellow", "draw", "pending -; harbour yellow").checks_refusal(
        "repel", "B12"
    )


@pytest.mark.parametrize("line", ["draw", "stop"])
def test_B12_the_question_must_be_answered_first(line: str) -> None:
    Table("2p | 0: sailor | deck: priest yellow").plays("draw*2").checks_refusal(line, "B12")


def test_B13_the_second_ship_of_a_colour_is_a_bust_whatever_its_size() -> None:
    check(
        "2p | deck: yellow priest yellow.4.4",
        "draw*3",
        "harbour -; discard 3; active 1; to_act 1; phase discover; round 1",
    )


def test_B13_different_colours_never_bust() -> None:
    check(
        "2p | deck: yellow blue green red black",
        "draw*5",
        "phase discover; active 0; harbour yellow blue green red black",
    )


def test_B13_a_duplicate_may_be_repelled_and_phase_1_goes_on() -> None:
    check(
        "2p | 0: sailor | deck: yellow*2",
        "draw, keep, draw, repel",
        "harbour yellow; discard 1; active 0; phase discover",
    )


def test_B13_declining_to_repel_a_duplicate_is_a_bust() -> None:
    game = check(
        "2p | 0: sailor | deck: yellow*2",
        "draw, keep, draw",
        "pending yellow; harbour yellow; legal repel, keep",
    )
    game.plays("keep").checks("harbour -; discard 2; active 1; phase discover; coins 3 3")


def test_B13_a_repelled_ship_does_not_count_for_a_bust() -> None:
    check("2p | 0: sailor | deck: yellow*2", "draw, repel, draw, keep", "harbour yellow; active 0; discard 1")


def test_B14_a_bust_skips_phase_2_for_everyone() -> None:
    game = check(
        "3p | 0: 9 | 1: 9 | 2: 9 | deck: sailor yellow yellow",
        "draw*3",
        "active 1; phase discover; coins 9 9 9",
    )
    game.checks("takes_left 0; legal draw; discard 3")


def test_B14_every_player_gets_a_coin_per_jester() -> None:
    jesters = "0: 3 jester.7.2*2 | 1: 4 jester | 2: 5 admiral.7.2*2"
    check(f"3p | {jesters} | deck: yellow*2", "draw*2", "coins 5 5 5; active 1")


def test_B14_jesters_pay_on_a_bust_in_the_first_edition_too() -> None:
    check(
        "2p | 0: 3 jester | 1: 3 jester.7.2 | deck: yellow*2 | edition 2014", "draw*2", "coins 4 4; active 1"
    )


def test_B14_a_busted_harbour_is_discarded_before_the_jesters_are_paid_from_it() -> None:
    """[R] the order of B14 shows when nothing else is left to pay with (B4)."""
    rest = 119 - 1 - 2 - 3
    check(
        f"2p | 0: {rest} jester | 1: 3 | deck: yellow*2",
        "draw*2",
        f"coins {rest + 1} 3; deck 1; discard 0; active 1",
    )


def test_B14_claims_come_after_the_jesters() -> None:
    game = check(
        "2p | 0: 0 jester captain*2 | deck: CC yellow*2",
        "draw*3",
        "phase bust; active 0; to_act 0; coins 1 3",
    )
    game.checks("harbour -; discard 2; takes_left 0; legal claim CC with captain*2, end")


def test_B14_a_claim_after_a_bust_is_paid_and_then_the_turn_ends_by_itself() -> None:
    game = check(
        "2p | 0: 0 captain*2 | deck: CC yellow*2", "draw*3, claim CC with captain*2", "coins 2 3; vp 4 0"
    )
    game.checks("active 1; phase discover; display.0 CC; expeditions -; discard 4")


def test_B14_claims_after_a_bust_may_be_left_alone() -> None:
    check(
        "2p | 0: 0 captain*2 | deck: CC yellow*2",
        "draw*3, end",
        "active 1; coins 0 3; expeditions CC; display.0 captain*2",
    )


def test_B14_after_a_bust_only_claims_are_possible() -> None:
    game = Table("2p | 0: 9 captain*2 | deck: CC yellow*2").plays("draw*3")
    for line in ("draw", "stop", "take yellow", "pass"):
        game.checks_refusal(line, "B6")
    game.checks_refusal("repel", "B12").checks_refusal("keep", "B12")


def test_B14_ending_a_bust_needs_a_bust() -> None:
    Table("2p | deck: yellow").checks_refusal("end", "B14").plays("draw").checks_refusal("end", "B14").plays(
        "stop"
    ).checks_refusal("end", "B14")


def test_B14_others_claim_nothing_after_a_bust() -> None:
    check("2p | 1: captain*2 | deck: CC yellow*2", "draw*3", "phase discover; active 1; expeditions CC")


def test_2014_no_expeditions_after_a_bust() -> None:
    check(
        "2p | 0: 0 jester captain*2 | deck: CC yellow*2 | edition 2014",
        "draw*3",
        "phase discover; active 1; coins 1 3",
    )


def test_B14_a_bust_can_come_from_a_declined_question_with_claims_left() -> None:
    game = check(
        "2p | 0: sailor priest*2 | deck: PP blue*2", "draw*2, keep, draw, keep", "phase bust; expeditions PP"
    )
    game.plays("claim PP with priest*2").checks("active 1; display.0 sailor PP")


def test_B15_an_expedition_goes_to_the_middle_and_stays() -> None:
    game = check(
        "2p | deck: CC yellow priest PP",
        "draw*2",
        "expeditions CC; harbour yellow; discard 0; phase discover",
    )
    game.plays("stop, take yellow").checks("active 1; expeditions CC").plays("draw").checks(
        "expeditions CC PP"
    )


def test_B15_a_bust_leaves_expeditions_where_they_are() -> None:
    check("2p | deck: CC yellow*2 PP", "draw*3, draw", "expeditions CC PP; active 1; discard 2")
