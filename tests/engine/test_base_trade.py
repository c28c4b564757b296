"""Phase 2: allowance, ships, persons, the fee (B20-B24, B26, B40)."""

import pytest

from tests.engine.notation import Table, check

COLOURS = ["yellow", "blue", "green", "red", "black"]


@pytest.mark.parametrize(("colours", "allowed"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("governors", [0, 1, 2, 4])
def test_B20_the_allowance_counts_ship_colours_and_governors(
    colours: int, allowed: int, governors: int
) -> None:
    """Persons in the harbour are no colours; `takes_left` is not cut to the harbour's size."""
    ships = " ".join(COLOURS[:colours])
    game = Table(f"2p | 0: 9 governor*{governors} | deck: sailor {ships} tax.vp").plays(
        "draw," * (colours + 1) + "stop"
    )
    game.checks(f"phase trade; to_act 0; takes_left {allowed + governors}")


def test_B20_takes_left_is_0_outside_phase_2() -> None:
    game = check("2p | 0: governor*2 | deck: yellow*2 sailor", "", "takes_left 0; phase discover").plays(
        "draw"
    )
    game.checks("takes_left 0").plays("draw").checks("takes_left 0; active 1; phase discover")


def test_B20_the_allowance_is_counted_when_phase_2_starts() -> None:
    """Five colours stay worth three cards though each ship taken leaves fewer behind."""
    game = check("2p | 0: 3 | deck: yellow blue green red black priest*5", "draw*5, stop", "takes_left 3")
    game.plays("take yellow").checks("takes_left 2; to_act 0").plays("take blue").checks(
        "takes_left 1; to_act 0"
    )
    game.plays("take green").checks("to_act 1; takes_left 1; harbour red black; active 0")


def test_B20_a_passive_player_takes_one_plus_governors() -> None:
    game = check(
        "3p | 1: 9 governor*2 | 2: 9 | deck: yellow blue green red black",
        "draw*5, stop, pass",
        "to_act 1; takes_left 3",
    )
    game.plays("take yellow, take blue").checks("to_act 1; takes_left 1").plays("take green").checks(
        "to_act 2; takes_left 1"
    )
    game.plays("take red").checks("active 1; phase discover; harbour -")


def test_B20_a_governor_of_the_active_player_serves_nobody_else() -> None:
    game = check("2p | 0: governor | deck: yellow blue green", "draw*3, stop", "takes_left 2").plays("pass")
    game.checks("to_act 1; takes_left 1")


def test_B21_a_player_may_take_fewer_or_none() -> None:
    game = check("2p | 0: 3 | deck: yellow blue green red priest", "draw*4, stop", "takes_left 2")
    game.plays("take yellow, pass").checks("to_act 1; coins 4 3; harbour blue green red").plays("pass")
    game.checks("active 1; phase discover; coins 4 3; harbour -; discard 4")


def test_B21_an_ability_just_gained_works_for_the_next_card() -> None:
    """A mademoiselle saves a coin, a trader brings one, at once (B26)."""
    ships = "yellow.1.1 blue green red"
    game = Table(f"2p | 0: 9 | 1: 0 | deck: {ships} trader-yellow.3.1 sailor").plays(
        "draw*5, stop, take trader-yellow"
    )
    game.checks("coins 6 0; takes_left 1").plays("take yellow").checks("coins 8 0")
    game = Table(f"2p | 0: 9 | 1: 0 | deck: {ships} mademoiselle.7.2 sailor*2").plays(
        "draw*6, stop, take mademoiselle"
    )
    game.checks("coins 2 0; can take sailor; takes_left 1").plays("take sailor").checks("coins 0 0; to_act 1")


@pytest.mark.parametrize(
    ("ship", "coins"), [("yellow.1.1", 1), ("green.5.4", 4), ("red.skull.3", 3), ("black.7.3", 3)]
)
def test_B22_a_ship_is_discarded_and_pays_its_coins(ship: str, coins: int) -> None:
    check(
        f"2p | 0: 3 | 1: 3 | deck: {ship}",
        f"draw, stop, take {ship}",
        f"coins {3 + coins} 3; discard 1; harbour -; active 1",
    )


def test_B22_every_trader_of_its_colour_adds_a_coin() -> None:
    traders = "trader-yellow.3.1 trader-yellow.5.2 trader-blue.3.1"
    check(f"2p | 0: 0 {traders} | deck: yellow.2.3 green", "draw*2, stop, take yellow.2.3", "coins 5 3")
    check(f"2p | 0: 0 {traders} | deck: blue.1.2", "draw, stop, take blue.1.2", "coins 3 3")
    check(f"2p | 0: 0 {traders} | deck: green.1.2", "draw, stop, take green.1.2", "coins 2 3")


@pytest.mark.parametrize("colour", COLOURS)
def test_B40_traders_serve_their_own_colour_and_owner_only(colour: str) -> None:
    trader = f"trader-{colour}"
    check(f"2p | 0: 0 {trader} | 1: 0 | deck: {colour}", f"draw, stop, take {colour}", "coins 2 0")
    check(f"2p | 0: 0 | 1: 0 {trader} | deck: {colour}", f"draw, stop, take {colour}", "coins 1 0")


def test_B22_traders_work_for_passive_players_too() -> None:
    check("2p | 0: 0 | 1: 0 trader-red*2 | deck: red", "draw, stop, pass, take red", "coins 1 2")


def test_B23_a_person_costs_coins_and_joins_the_display() -> None:
    game = check(
        "2p | 0: 5 | 1: 0 | deck: captain", "draw, stop, take captain", "coins 1 0; display.0 captain; vp 1 0"
    )
    game.checks("discard 4; harbour -; active 1")


def test_B23_exactly_the_cost_is_enough_and_one_less_is_not() -> None:
    check("2p | 0: 4 | 1: 0 | deck: captain yellow", "draw*2, stop", "can take captain")
    check("2p | 0: 3 | 1: 0 | deck: captain yellow", "draw*2, stop", "cannot take captain").checks_refusal(
        "take captain", "B23"
    )


@pytest.mark.parametrize(("mademoiselles", "paid"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_B23_mademoiselles_lower_the_cost_never_below_0(mademoiselles: int, paid: int) -> None:
    crew = " ".join(
        ["mademoiselle.7.2", "mademoiselle.7.2", "mademoiselle.9.3", "mademoiselle.9.3"][:mademoiselles]
    )
    check(
        f"2p | 0: 2 {crew} | 1: 0 | deck: sailor",
        "draw, stop, take sailor",
        f"coins {2 - paid} 0; discard {paid}",
    )


def test_B23_mademoiselles_of_others_and_for_ships_do_nothing() -> None:
    check("2p | 0: 2 | 1: mademoiselle | deck: sailor yellow", "draw*2, stop", "cannot take sailor")
    check("2p | 0: 2 mademoiselle | 1: 0 | deck: yellow", "draw, stop, take yellow", "coins 3 0")


def test_B24_every_card_of_a_passive_player_pays_the_active_one() -> None:
    game = check(
        "3p | 0: 0 | 1: 9 governor | 2: 3 | deck: yellow sailor blue priest", "draw*3, stop, pass", "to_act 1"
    )
    game.plays("take yellow").checks("coins 1 9 3; to_act 1; discard 1").plays("take sailor").checks(
        "coins 2 5 3; to_act 2"
    )
    game.plays("take blue").checks("coins 3 5 3; active 1; discard 5")


def test_B24_the_active_player_pays_no_fee() -> None:
    check(
        "2p | 0: 3 | 1: 0 | deck: yellow sailor",
        "draw*2, stop, take sailor",
        "coins 0 0; discard 3; to_act 1",
    )


def test_B24_the_fee_may_come_out_of_the_income() -> None:
    check(
        "2p | 0: 0 | 1: 0 | deck: yellow", "draw, stop, pass, take yellow", "coins 1 0; active 1; discard 1"
    )


def test_B24_the_fee_coin_changes_hands_face_down() -> None:
    """B3: it is not spent to the discard pile, its face stays hidden from every seat."""
    game = Table("2p | 0: 0 | 1: 1 | deck: yellow blue priest").plays("draw*2, stop, pass")
    coin = game.match.view()["players"][1]["coin_cards"]
    faces = game.plays("take yellow").match.view()["players"]
    assert sorted(faces[0]["coin_cards"] + faces[1]["coin_cards"]) == sorted([*coin, "priest.4.1"])


def test_B24_cost_and_fee_together_must_be_there() -> None:
    check("2p | 0: 0 | 1: 4 | deck: sailor yellow", "draw*2, stop, pass", "can take sailor")
    game = check(
        "2p | 0: 0 | 1: 3 | deck: sailor yellow", "draw*2, stop, pass", "cannot take sailor; to_act 1"
    )
    game.checks_refusal("take sailor", "B24")


@pytest.mark.parametrize(
    "crew", ["mademoiselle.7.2*2 mademoiselle.9.3", "mademoiselle.7.2*2 mademoiselle.9.3*2"]
)
def test_B24_mademoiselles_do_not_lower_the_fee(crew: str) -> None:
    """A sailor costs them nothing, or would cost less than nothing: the fee is 1 all the same."""
    harbour = "sailor yellow"
    check(f"2p | 0: 0 | 1: 1 {crew} | deck: {harbour}", "draw*2, stop, pass, take sailor", "coins 1 0")
    broke = check(f"2p | 0: 0 | 1: 0 {crew} | deck: {harbour}", "draw*2, stop, pass", "cannot take sailor")
    broke.checks_refusal("take sailor", "B24")


def test_B24_coins_just_gained_pay_for_the_next_card() -> None:
    game = check(
        "2p | 0: 0 | 1: 1 governor | deck: yellow.4.4 sailor priest",
        "draw*2, stop, pass",
        "cannot take sailor",
    )
    game.plays("take yellow.4.4").checks("coins 1 4; can take sailor").plays("take sailor").checks(
        "coins 2 0; active 1"
    )


def test_B26_a_governor_hired_counts_from_the_next_taking_on() -> None:
    game = Table("2p | 0: 9 | 1: 0 | deck: yellow blue green red governor priest yellow").plays(
        "draw*5, stop"
    )
    game.plays("take governor").checks("takes_left 1").plays("take yellow").checks(
        "to_act 1; display.0 governor"
    )
    game.plays("pass, draw, stop, pass").checks("active 1; to_act 0; takes_left 2; harbour yellow")


def test_2014_a_governor_hired_adds_a_card_at_once() -> None:
    position = "2p | 0: 9 | 1: 0 | deck: yellow blue governor | edition 2014"
    game = (
        check(position, "draw*3, stop", "takes_left 1")
        .plays("take governor")
        .checks("takes_left 1; to_act 0; coins 1 0")
    )
    game.plays("take yellow").checks("to_act 1; takes_left 1")


def test_2014_a_governor_hired_by_a_passive_player_adds_a_card_too() -> None:
    position = "2p | 0: 0 | 1: 9 | deck: yellow blue governor | edition 2014"
    game = check(position, "draw*3, stop, pass, take governor", "takes_left 1; to_act 1; coins 1 0")
    game.plays("take blue").checks("coins 2 0; active 1")


def test_B26_two_governors_hired_in_2014_chain() -> None:
    position = "2p | 0: 20 | 1: 0 | deck: governor*2 yellow | edition 2014"
    check(position, "draw*3, stop, take governor, take governor", "takes_left 1; coins 4 0").plays(
        "take yellow"
    ).checks("active 1")


def test_legal_lists_equal_cards_once() -> None:
    check(
        "2p | 0: 9 | deck: sailor*2 yellow",
        "draw*3, stop",
        "legal take sailor, take yellow, pass; harbour sailor*2 yellow",
    )


def test_B21_a_card_that_is_not_in_the_harbour_cannot_be_taken() -> None:
    Table("2p | 0: 9 | deck: yellow").plays("draw, stop").checks_refusal("take blue", "B21").checks_refusal(
        "take yellow.1.2", "B21"
    )
