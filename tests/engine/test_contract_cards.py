"""One more contract, the cards in the base deck: clerks, gunners, vice-admirals, gifts (C1, C2, C3, C4, C5)."""

import pytest

from companion.content import load_catalogue
from tests.engine.notation import Table, check, setup

CARDS = "| +contract-cards"


def test_C1_the_module_adds_24_cards():
    table = Table(f"2p {CARDS}")
    assert table.match.view()["deck"] == 119 + 24 - 6


def test_C1_contracts_bring_their_cards_along():
    assert Table("2p | game contracts").match.view()["deck"] == 119 + 24 - 6


def test_C2_a_clerk_allows_one_more_card_after_a_ship_of_its_colour():
    check(
        f"2p {CARDS} | 0: 3 clerk-yellow | deck: yellow blue sailor",
        "draw*3, stop, take yellow",
        "phase trade; to_act 0; takes_left 1; legal take blue, take sailor, pass",
    )


def test_C2_a_clerk_of_another_colour_does_not():
    check(
        f"2p {CARDS} | 0: 3 clerk-blue | 1: 0 | deck: yellow sailor",
        "draw*2, stop, take yellow",
        "takes_left 0; active 1",
    )


def test_C2_clerks_chain_and_add_to_a_governor():
    check(
        f"2p {CARDS} | 0: 3 clerk-yellow clerk-black governor | deck: yellow black blue sailor",
        "draw*4, stop, take yellow, take black",
        "takes_left 2; to_act 0",
    )


def test_C2_a_clerk_just_hired_works_at_once():
    check(
        f"2p {CARDS} | 0: 9 governor | deck: clerk-yellow yellow blue",
        "draw*3, stop, take clerk-yellow, take yellow",
        "takes_left 1; legal take blue, pass",
    )


def test_C2_a_passive_player_pays_one_for_each_card():
    check(
        f"2p {CARDS} | 0: 0 | 1: 2 clerk-yellow | deck: yellow.1.1 blue.1.1 tax.vp",
        "draw*2, stop, pass, take yellow.1.1, take blue.1.1",
        "coins 2 2; active 1",
    )


@pytest.mark.parametrize(("cards", "coins"), [(2, 0), (3, 2), (4, 2), (5, 0)])
def test_C3_vice_admirals_pay_at_exactly_three_or_four_cards(cards, coins):
    deck = "sailor*5"
    table = Table(f"2p {CARDS} | 0: 0 vice-admiral*2 | deck: {deck}").plays(f"draw*{cards}, stop")
    assert table.match.view()["players"][0]["coins"] == coins


def test_C3_C4_hired_in_this_taking_they_pay_nothing():
    check(
        f"2p {CARDS} | 0: 20 governor | deck: gunner vice-admiral yellow blue",
        "draw*4, stop, take gunner, take vice-admiral",
        "coins 11 3",
    )


@pytest.mark.parametrize(
    ("ships", "coins"), [("-", 0), ("yellow", 0), ("yellow blue", 2), ("yellow blue green", 4)]
)
def test_C4_gunners_pay_one_less_than_the_ships_each(ships, coins):
    deck = f"{ships} sailor" if ships != "-" else "sailor"
    draws = len(deck.split())
    table = Table(f"2p {CARDS} | 0: 0 gunner gunner.6.2 | deck: {deck}").plays(f"draw*{draws}, stop")
    assert table.match.view()["players"][0]["coins"] == coins


def test_C4_a_passive_gunner_counts_what_is_left():
    check(
        f"2p {CARDS} | 1: 0 gunner | deck: yellow blue green",
        "draw*3, stop, take yellow",
        "to_act 1; coins 4 1",
    )


def test_C5_the_taker_gets_three_and_chooses_who_gets_one():
    check(
        f"3p {CARDS} | 0: 0 | 1: 0 | 2: 0 | deck: yellow.4.3+1",
        "draw, stop, take yellow.4.3+1 gift:2",
        "coins 3 0 1",
    )


def test_C5_a_gift_is_compulsory_and_listed_for_every_other_seat():
    Table(f"2p {CARDS} | deck: yellow.4.3+1").plays("draw, stop").checks(
        "legal take yellow.4.3+1 gift:1, pass"
    ).checks_refusal("take yellow.4.3+1", "C5").checks_refusal(
        "take yellow.4.3+1 gift:0", "C5"
    ).checks_refusal("take yellow.4.3+1 gift:2", "C5")


def test_C5_traders_add_to_the_ship_not_to_the_gift():
    check(
        f"2p {CARDS} | 0: 0 trader-yellow | 1: 0 | deck: yellow.4.3+1",
        "draw, stop, take yellow.4.3+1 gift:1",
        "coins 4 1",
    )


def test_C5_a_passive_taker_gives_too_even_to_the_active_player():
    check(
        f"2p {CARDS} | 0: 0 | 1: 0 | deck: yellow.4.3+1 sailor",
        "draw*2, stop, pass, take yellow.4.3+1 gift:0",
        "coins 2 2",
    )


def test_C5_a_plain_ship_takes_no_gift():
    Table(f"2p {CARDS} | deck: yellow.1.1").plays("draw, stop").checks_refusal("take yellow.1.1 gift:1", "C5")


def test_C5_solo_nobody_is_chosen():
    check(
        "1p | game contracts | mode coop | contracts: explorer mercenary bruja | 0: 0 | time_deck: yellow.4.3+1",
        "draw, stop, take yellow.4.3+1",
        "coins 3",
    )


def test_C5_the_2015_print_has_five_gifts():
    table = Table("2p | +contract-cards | contract_ships one-per-colour")
    pool = table.match.box.pool
    codes = [table.match.box.faces.code[face] for face in pool]
    assert sorted(each for each in codes if each.endswith("+1")) == sorted(
        ["yellow.4.3+1", "blue.5.3+1", "green.3.3+1", "red.6.3+1", "black.skull.3+1"]
    )
    base = [card.code for card in load_catalogue().of_set("base") for _ in range(card.count)]
    extra = ["yellow.2.1", "blue.1.1", "green.1.1", "red.1.1", "black.2.1"]
    for each in extra:
        assert codes.count(each) == base.count(each) + 1
    assert len(pool) == 119 + 24


def test_C5_the_2015_ships_pay_one():
    check(
        "2p | +contract-cards | contract_ships one-per-colour | 0: 0 | deck: yellow.2.1",
        "draw, stop, take yellow.2.1",
        "coins 1 3",
    )
    assert setup("2p | contract_ships one-per-colour")["options"] == {"contract_ships": "one-per-colour"}
