"""Underway! on its own (U1, U2, U3, U4, U5) and mixed into the base game (U6)."""

from collections import Counter

import pytest

from companion.content import load_catalogue
from tests.engine.notation import Table, check, check_refused_setup

ALONE = "2p | game underway"
SEVEN = "passenger.4.2*3 passenger.2.1"


def everything(position: str) -> Counter[str]:
    """All cards of a game that has just been set up."""
    view = Table(position).match.view()
    return Counter(
        view["deck_order"]
        + view["expeditions"]
        + [coin for one in view["players"] for coin in one["coin_cards"]]
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_U1_sixty_cards_and_3_coins_each(players: int) -> None:
    game = Table(f"{players}p | game underway").checks(
        f"coins {'3 ' * players}; deck {60 - 3 * players}; game underway"
    )
    game.checks("expeditions -; legal draw; phase discover")
    printed: Counter[str] = Counter()
    for card in load_catalogue().of_set("underway"):
        printed[card.code] += card.count
    assert everything(f"{players}p | game underway") == printed


def test_U1_the_kinds_of_cards() -> None:
    kinds: Counter[str] = Counter()
    for card in load_catalogue().of_set("underway"):
        kinds[card.kind] += card.count
    assert kinds == {"wholesaler": 10, "sailor": 10, "pirate": 2, "passenger": 10, "tax": 3, "ship": 25}


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["Ann"]},
        {"players": list("ABCDE")},
        {"mode": "coop"},
        {"modules": ["gambler"]},
        {"modules": ["underway-mix"]},
        {"modules": ["contract-cards"]},
        {"deck": ["expedition.CC"]},
        {"deck": ["tax.vp"]},
        {"deck": ["captain.4.1"]},
        {"deck": ["tax.underway"] * 4},
        {"options": {"end_needs_expedition": True}},
    ],
    ids=str,
)
def test_U1_what_does_not_go_with_underway(change: dict[str, object]) -> None:
    check_refused_setup(change, ALONE)


@pytest.mark.parametrize(("coins", "left"), [(0, 0), (7, 7), (8, 8), (9, 8), (10, 8), (20, 8)])
def test_U2_from_9_coins_down_to_8(coins: int, left: int) -> None:
    """The bonus goes to seat 1, who has fewer VP."""
    game = check(f"{ALONE} | 0: {coins} passenger | 1: 3 | deck: tax.underway", "draw", f"coins {left} 4")
    game.checks(f"discard {1 + coins - left}; harbour -; phase discover; legal draw, stop")


def test_U2_all_tied_for_the_fewest_points_get_a_coin_after_the_tax() -> None:
    position = "4p | game underway | 0: 8 | 1: 9 | 2: 12 sailor | 3: 3 | deck: tax.underway"
    check(position, "draw", "coins 9 9 8 4; vp 0 0 1 0")


def test_U2_swords_do_not_matter() -> None:
    check(f"{ALONE} | 0: 3 pirate | 1: 3 sailor.5.2 | deck: tax.underway", "draw", "coins 4 3")


@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "red", "black"])
def test_U3_a_ship_of_its_colour_is_tucked_for_1_point(colour: str) -> None:
    position = f"{ALONE} | 0: 0 wholesaler-{colour} | 1: 0 | deck: {colour}"
    before = Table(position).match.view()["players"][0]["vp"]
    game = (
        Table(position).plays(f"draw, stop, take {colour}").checks(f"tucked.0 {colour}; discard 0; active 1")
    )
    game.checks(f"vp {before + 1} 0; coins {1} 0; display.0 wholesaler-{colour}; tucked.1 -")


def test_U3_other_colours_are_discarded() -> None:
    position = f"{ALONE} | 0: 0 wholesaler-yellow | 1: 0 | deck: blue"
    check(position, "draw, stop, take blue", "tucked.0 -; discard 1; vp 3 0; coins 1 0")


def test_U3_two_wholesalers_of_a_colour_tuck_a_ship_once() -> None:
    position = f"{ALONE} | 0: 0 wholesaler-red.6.2 wholesaler-red.4.1 | 1: 0 | deck: red.3.2"
    check(position, "draw, stop, take red.3.2", "tucked.0 red.3.2; vp 4 0; coins 2 0")


def test_U3_passive_players_tuck_too_and_pay_the_fee() -> None:
    position = f"{ALONE} | 0: 0 | 1: 0 wholesaler-green.4.1 | deck: green.5.3"
    check(position, "draw, stop, pass, take green.5.3", "tucked.1 green.5.3; vp 0 2; coins 1 2; discard 0")


def test_U3_a_wholesaler_just_hired_works_for_the_next_ship() -> None:
    harbour = "yellow blue green red wholesaler-yellow.6.2"
    position = f"{ALONE} | 0: 6 | 1: 0 | deck: {harbour}"
    check(
        position,
        "draw*5, stop, take wholesaler-yellow.6.2, take yellow",
        "tucked.0 yellow; vp 3 0; coins 1 0",
    )


def test_U3_the_wholesaler_of_another_player_tucks_nothing() -> None:
    position = f"{ALONE} | 0: 0 | 1: 0 wholesaler-yellow | deck: yellow"
    check(position, "draw, stop, take yellow", "tucked.0 -; tucked.1 -; discard 1; vp 0 3")


def test_U3_a_repelled_ship_is_not_tucked() -> None:
    position = f"{ALONE} | 0: wholesaler-yellow sailor | deck: yellow"
    check(position, "draw, repel", "tucked.0 -; discard 1; vp 4 0")


def test_U3_left_over_and_busted_ships_are_not_tucked() -> None:
    position = f"{ALONE} | 0: wholesaler-yellow | deck: yellow*2"
    check(position, "draw*2", "tucked.0 -; discard 2; vp 3 0; active 1")


def test_U3_tucked_ships_never_return_to_the_deck() -> None:
    """60 cards: one in the display, three listed, 56 coins. Only the blue ship can become a coin again."""
    position = f"{ALONE} | 0: 0 wholesaler-yellow | 1: 56 | deck: yellow blue sailor"
    game = (
        Table(position)
        .plays("draw*2, stop, take yellow")
        .checks("tucked.0 yellow; coins 1 56; deck 0; discard 0")
    )
    game.plays("take blue").checks("coins 2 56; deck 0; discard 0; tucked.0 yellow; phase over")


def test_U3_B24_a_tucked_ship_cannot_pay_its_own_fee_from_nothing() -> None:
    """Deck and discard are empty: a ship that would be tucked brings a penniless passive player nothing."""
    position = "3p | game underway | 0: 0 | 1: 0 wholesaler-yellow | 2: 57 | deck: yellow blue"
    game = Table(position).plays("draw*2").checks("phase trade; to_act 0; deck 0; discard 0").plays("pass")
    game.checks("to_act 1; legal take blue, pass").checks_refusal("take yellow", "B24")


def test_U4_passengers_are_only_points() -> None:
    game = check(
        f"{ALONE} | 0: 4 | 1: 0 | deck: passenger.4.2", "draw, stop, take passenger.4.2", "vp 2 0; coins 0 0"
    )
    game.checks("swords 0 0; display.0 passenger.4.2")


def test_U5_the_end_is_announced_at_8_and_not_at_7() -> None:
    game = Table(f"{ALONE} | 0: 3 {SEVEN} | 1: 0 | deck: yellow sailor blue").plays("draw*2, stop")
    game.checks("vp 7 0; final_round no").plays("take sailor").checks("vp 8 0; final_round yes; result -")
    game.plays("pass, draw").checks("active 1; phase discover").plays("stop, pass, pass").checks(
        "phase over; winners 0"
    )


def test_U5_a_tucked_ship_announces_the_end() -> None:
    position = f"{ALONE} | 0: 0 wholesaler-yellow passenger.4.2*2 | 1: 0 | deck: yellow"
    check(position, "draw, stop, take yellow", "vp 8 0; final_round yes; active 1; result -")


@pytest.mark.parametrize(("players", "size"), [(2, 139), (4, 139), (5, 140)])
def test_U6_the_mix_adds_20_cards_to_the_base_deck(players: int, size: int) -> None:
    found = everything(f"{players}p | +underway-mix")
    plain = everything(f"{players}p")
    assert found.total() == size
    added = found - plain
    kinds = Counter(code.split(".")[0].split("-")[0] for code in added.elements())
    assert kinds == {
        "wholesaler": 5,
        "passenger": 5,
        "yellow": 2,
        "blue": 2,
        "green": 2,
        "red": 2,
        "black": 2,
    }
    assert not plain - found
    assert len([code for code in added if code.startswith("wholesaler")]) == 5


def test_U6_base_taxes_and_12_points() -> None:
    check_refused_setup({"deck": ["tax.underway"]}, "2p | +underway-mix")
    check("2p | +underway-mix | 0: 12 | 1: 9 sailor | deck: tax.swords", "draw", "coins 6 10")
    position = "2p | +underway-mix | 0: 0 wholesaler-yellow wholesaler-blue CC | 1: 0 | deck: yellow PP blue"
    game = check(position, "draw, stop, take yellow", "vp 11 0; final_round no; tucked.0 yellow; coins 1 0")
    game.checks("active 1")


def test_U6_wholesalers_and_traders_help_each_other() -> None:
    position = "2p | +underway-mix | 0: 0 wholesaler-red trader-red*2 | 1: 0 | deck: red.3.2"
    check(position, "draw, stop, take red.3.2", "coins 4 0; tucked.0 red.3.2; vp 5 0; discard 0")


def test_undo_brings_a_tucked_ship_back() -> None:
    game = Table(f"{ALONE} | 0: 0 wholesaler-yellow | 1: 0 | deck: yellow").plays("draw, stop")
    before = game.match.view()
    game.plays("take yellow").match.undo()
    assert game.match.view() == before
