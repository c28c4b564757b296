"""Taxes and everything about coins that come and go (B17, B3)."""

import pytest

from tests.engine.notation import check


@pytest.mark.parametrize(
    ("coins", "left"), [(0, 0), (10, 10), (11, 11), (12, 6), (13, 7), (14, 7), (15, 8), (16, 8), (25, 13)]
)
def test_B17_from_12_coins_half_is_discarded_rounded_down(coins: int, left: int) -> None:
    """The bonus goes elsewhere: to seat 1, whose sailor is the only sword."""
    game = check(f"2p | 0: {coins} | 1: 3 sailor | deck: tax.swords", "draw", f"coins {left} 4")
    game.checks(f"discard {1 + coins - left}; phase discover; active 0; harbour -; legal draw, stop")


@pytest.mark.parametrize("tax", ["tax.swords", "tax.vp"])
def test_B17_everyone_is_taxed_before_the_bonus_and_all_tied_at_0_get_it(tax: str) -> None:
    """11 coins become 12 with the bonus and are not halved: all halve first."""
    game = check(
        f"4p | 0: 11 | 1: 12 | 2: 13 | 3: 15 | deck: {tax}",
        "draw",
        "coins 12 7 8 9; vp 0 0 0 0; swords 0 0 0 0",
    )
    game.checks("discard 20")


def test_B17_the_most_swords_get_a_coin() -> None:
    check(
        "3p | 0: 3 sailor*2 | 1: 3 pirate | 2: 3 sailor | deck: tax.swords",
        "draw",
        "coins 4 4 3; swords 2 2 1",
    )


def test_B17_the_sword_tax_ignores_points() -> None:
    check(
        "3p | 0: 3 | 1: 3 pirate.9.3 | 2: 3 admiral.9.3 | deck: tax.swords", "draw", "coins 3 4 3; vp 0 3 3"
    )


def test_B17_the_fewest_points_get_a_coin() -> None:
    check("3p | 0: 3 sailor.5.2 | 1: 3 captain | 2: 3 priest | deck: tax.vp", "draw", "coins 3 4 4; vp 2 1 1")


def test_B17_points_of_expeditions_count_and_governors_have_none() -> None:
    check("3p | 0: 3 CC | 1: 3 governor*2 | 2: 3 sailor*2 | deck: tax.vp", "draw", "coins 3 4 3; vp 4 0 2")


def test_B17_the_halved_may_win_the_bonus_too() -> None:
    check("2p | 0: 12 sailor | 1: 12 | deck: tax.swords", "draw", "coins 7 6")


def test_B17_a_tax_is_not_in_the_harbour() -> None:
    check(
        "2p | 0: 24 | 1: 3 sailor | deck: tax.swords priest yellow",
        "draw*2",
        "coins 12 4; harbour yellow; discard 13",
    )


def test_B17_two_taxes_in_a_row_hit_twice() -> None:
    """B3: the bonus coin is the card under the tax, so the second tax lies one deeper."""
    check(
        "2p | 0: 30 | 1: 3 sailor | deck: tax.swords priest tax.swords",
        "draw*2",
        "coins 8 5; discard 24; harbour -",
    )


def test_B3_the_bonus_goes_to_the_active_player_first_then_clockwise() -> None:
    game = check("3p | deck: tax.vp sailor.7.3 pirate pirate.9.3 | start_player 1", "draw", "coins 4 4 4")
    faces = [player["coin_cards"] for player in game.match.view()["players"]]
    assert ["sailor.7.3" in faces[1], "pirate.5.1" in faces[2], "pirate.9.3" in faces[0]] == [True] * 3
