"""What a taking pays at its start, who takes in which order, and what is passed over (B25, B26, B27, B28)."""

import pytest

from tests.engine.notation import Table, check

FIVE = "yellow blue green sailor priest"


@pytest.mark.parametrize(("cards", "paid"), [(4, 0), (5, 2), (6, 2)])
def test_B25_an_admiral_pays_2_from_5_cards_in_the_harbour_on(cards: int, paid: int) -> None:
    harbour = " ".join(f"{FIVE} captain".split()[:cards])
    check(
        f"2p | 0: 0 admiral | 1: 0 | deck: {harbour}",
        "draw," * cards + "stop",
        f"coins {paid} 0; to_act 0; phase trade",
    )


def test_B25_admirals_add_up() -> None:
    check(f"2p | 0: 0 admiral.7.2*3 | 1: 0 | deck: {FIVE}", "draw*5, stop", "coins 6 0")


def test_B25_admirals_pay_at_the_start_of_each_players_own_taking() -> None:
    """Six cards, the active player takes one, five are left for seat 1, four for seat 2."""
    crews = "0: 0 admiral | 1: 0 admiral.7.2 | 2: 0 admiral.7.2"
    game = check(f"3p | {crews} | deck: {FIVE} captain", "draw*6, stop", "coins 2 0 0; to_act 0")
    game.plays("take yellow").checks("to_act 1; coins 3 2 0").plays("take blue").checks(
        "to_act 2; coins 4 2 0"
    )


def test_B25_admiral_coins_can_be_spent_at_once() -> None:
    check(f"2p | 0: 1 admiral | 1: 0 | deck: {FIVE}", "draw*5, stop, take sailor", "coins 0 0; to_act 1")
    check(f"2p | 0: 0 | 1: 2 admiral | deck: {FIVE}", "draw*5, stop, pass, take sailor", "coins 1 0")


def test_B25_taxes_and_expeditions_are_not_in_the_harbour() -> None:
    """The priest under the tax becomes the bonus coin."""
    position = "2p | 0: 0 admiral | 1: 0 sailor*2 | deck: CC tax.swords priest yellow blue green sailor"
    check(position, "draw*6, stop", "coins 0 1; to_act 0; harbour yellow blue green sailor")


@pytest.mark.parametrize(("edition", "active"), [("big-box", 2), ("2014", 0)])
def test_B25_an_empty_harbour_pays_jesters(edition: str, active: int) -> None:
    """In the first edition the active player gets nothing for it."""
    position = f"3p | 0: 0 jester.7.2*2 | 1: 0 jester | 2: 0 | deck: CC | edition {edition}"
    check(position, "draw, stop", f"coins {active} 1 0; active 1; phase discover")


@pytest.mark.parametrize("edition", ["big-box", "2014"])
def test_B25_a_harbour_emptied_by_others_pays_passive_jesters(edition: str) -> None:
    game = Table(
        f"3p | 0: 0 jester.7.2 | 1: 0 jester.7.2 | 2: 0 jester.7.2 | deck: yellow blue | edition {edition}"
    )
    game.plays("draw*2, stop").checks("coins 0 0 0").plays("take yellow").checks("to_act 1; coins 1 0 0")
    game.plays("take blue").checks("coins 2 0 1; active 1")


def test_B25_one_card_left_pays_no_jester() -> None:
    check(
        "2p | 0: 0 jester | 1: 0 jester.7.2 | deck: yellow",
        "draw, stop, pass",
        "to_act 1; coins 0 0; harbour yellow",
    )


def test_B26_an_admiral_hired_pays_nothing_in_this_taking() -> None:
    check(
        "2p | 0: 5 | 1: 0 | deck: admiral yellow blue green red sailor",
        "draw*6, stop, take admiral",
        "coins 0 0; takes_left 1",
    )


def test_B26_a_jester_hired_as_the_last_card_pays_nothing_in_this_taking() -> None:
    check(
        "2p | 0: 5 governor | 1: 0 | deck: jester",
        "draw, stop, take jester",
        "coins 0 0; active 1; display.0 governor jester",
    )
    check("2p | 0: 0 | 1: 6 governor | deck: jester", "draw, stop, take jester", "coins 1 0; active 1")


@pytest.mark.parametrize("hired", ["admiral", "jester"])
def test_2014_admirals_and_jesters_still_pay_only_at_the_start(hired: str) -> None:
    position = f"2p | 0: 5 | 1: 0 | deck: {hired} yellow blue green red sailor | edition 2014"
    check(position, f"draw*6, stop, take {hired}", "coins 0 0; takes_left 1")


def test_B27_passive_players_act_clockwise_from_the_left_of_the_active_one() -> None:
    game = (
        Table("4p | deck: yellow blue green red priest*4 | start_player 2")
        .plays("draw*3, stop")
        .checks("to_act 2")
    )
    for seat in (3, 0, 1):
        game.plays("pass").checks(f"to_act {seat}; active 2; phase trade; takes_left 1")
    game.plays("pass").checks("active 3; to_act 3; phase discover")


def test_B27_what_is_left_is_discarded() -> None:
    game = check(
        "2p | 0: 3 | deck: yellow blue sailor",
        "draw*3, stop, take yellow, pass",
        "active 1; harbour -; discard 3",
    )
    game.checks("coins 4 3; legal draw; round 1")


def test_B27_passive_players_choose_from_what_the_others_left() -> None:
    game = check(
        "3p | deck: yellow blue green",
        "draw*3, stop, take blue",
        "to_act 1; legal take yellow, take green, pass",
    )
    game.plays("take yellow").checks("to_act 2; legal take green, pass")


def test_B28_the_turn_passes_clockwise_and_rounds_count() -> None:
    game = Table("3p | deck: CC PP SS CCS | start_player 1").checks("active 1; round 1; start_player 1")
    game.plays("draw, stop").checks("active 2; round 1").plays("draw, stop").checks("active 0; round 1")
    game.plays("draw, stop").checks("active 1; round 2; start_player 1; revision 6")


def test_a_taking_in_which_nothing_can_be_taken_is_passed_over() -> None:
    """Nobody can pay the sailor, so the turn is over with `stop`."""
    check(
        "3p | 0: 2 | 1: 3 | 2: 0 | deck: sailor",
        "draw, stop",
        "active 1; phase discover; discard 1; coins 2 3 0",
    )


def test_only_those_who_can_take_are_asked() -> None:
    game = check(
        "4p | 0: 2 | 1: 3 | 2: 4 | 3: 3 | deck: sailor",
        "draw, stop",
        "phase trade; active 0; to_act 2; takes_left 1",
    )
    game.checks("legal take sailor, pass").plays("take sailor").checks("active 1; coins 3 3 0 3")


def test_a_taking_passed_over_is_still_paid() -> None:
    """The admirals' coins arrive though a governor for 8 is out of everyone's reach (B25)."""
    harbour = "governor*4 mademoiselle.9.3"
    position = f"3p | 0: 0 admiral | 1: 1 admiral.7.2 | 2: 0 | deck: {harbour}"
    check(position, "draw*5, stop", "coins 2 3 0; active 1; discard 5")


def test_coins_of_the_start_can_make_a_taking_possible() -> None:
    check(
        "2p | 0: 0 | 1: 6 admiral.7.2 | deck: governor*4 mademoiselle",
        "draw*5, stop",
        "to_act 1; coins 0 8; takes_left 1",
    )


def test_a_taking_ends_with_its_last_card() -> None:
    check("2p | 0: 0 | deck: yellow blue", "draw*2, stop, take yellow", "to_act 1; active 0; phase trade")


def test_a_taking_ends_when_nothing_more_can_be_paid() -> None:
    """One card is still allowed, but the priest is too dear."""
    check(
        "2p | 0: 0 governor | 1: 0 | deck: yellow priest",
        "draw*2, stop, take yellow",
        "active 1; coins 1 0; discard 2",
    )


def test_a_taking_ends_when_the_harbour_is_empty() -> None:
    check("2p | 0: 0 governor*2 | deck: yellow", "draw, stop, take yellow", "active 1; phase discover")


def test_a_taking_with_a_single_card_is_asked_because_passing_is_possible() -> None:
    check("2p | deck: yellow", "draw, stop", "phase trade; to_act 0; legal take yellow, pass")


def test_the_first_draw_is_asked_though_it_is_the_only_answer() -> None:
    Table("2p").checks("revision 0; phase discover; legal draw")


def test_the_fee_of_a_taking_passed_over_is_not_paid() -> None:
    check("2p | 0: 0 | 1: 2 | deck: sailor", "draw, stop", "coins 0 2; active 1")


def test_pending_and_passive_seats_are_never_asked_for_another_phase() -> None:
    game = Table("2p | 1: 9 | deck: yellow blue").plays("draw*2, stop, pass")
    game.checks_refusal("draw", "B6").checks_refusal("stop", "B6").checks_refusal(
        "end", "B14"
    ).checks_refusal("repel", "B12")
