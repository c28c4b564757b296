"""Gambler cards: four cards at once, all or nothing (G1, G2, G3)."""

import pytest

from tests.engine.notation import Table, check, code

FOUR = "yellow blue sailor priest"


@pytest.mark.parametrize(("players", "size"), [(2, 123), (5, 123)])
def test_G_four_gamblers_join_the_base_deck(players: int, size: int) -> None:
    """With five players the special expedition lies in the middle, so the decks are alike."""
    Table(f"{players}p | +gambler").checks(f"deck {size - 3 * players}")
    Table(f"{players}p | +gambler | deck: gambler.4.1*2 gambler.6.2 gambler.8.3").checks(
        f"deck {size - 3 * players}"
    )


def test_G_gamblers_are_persons_with_a_cost_and_points() -> None:
    check(
        "2p | +gambler | 0: 6 | 1: 0 | deck: gambler.6.2",
        "draw, stop, take gambler.6.2",
        "vp 2 0; coins 0 0; active 1",
    )


def test_G1_four_cards_at_once_into_the_harbour_also_as_the_first_reveal() -> None:
    game = check(f"2p | +gambler | 0: gambler | deck: {FOUR} captain", "", "legal draw, gamble")
    game.plays("gamble").checks(f"harbour {FOUR}; phase trade; to_act 0; discard 0; revision 1")


def test_G1_after_ordinary_reveals_too() -> None:
    game = check(f"2p | +gambler | 0: gambler | deck: captain {FOUR}", "draw", "legal draw, stop, gamble")
    game.plays("gamble").checks(f"harbour captain {FOUR}; phase trade")


def test_G1_only_with_a_gambler_of_ones_own() -> None:
    Table("2p | +gambler | 1: gambler").checks("legal draw").checks_refusal("gamble", "G1", "no_gambler")
    Table("2p").checks_refusal("gamble", "G1")


def test_G1_only_in_phase_1_and_only_the_active_player() -> None:
    game = Table("2p | +gambler | 0: gambler | 1: gambler | deck: yellow blue").plays("draw*2, stop")
    game.checks("to_act 0; cannot gamble").checks_refusal("gamble", "G1", "not_in_discover").plays(
        "pass"
    ).checks("to_act 1").checks_refusal("gamble", "G1")


def test_G1_not_while_a_ship_waits_for_an_answer() -> None:
    game = Table("2p | +gambler | 0: gambler sailor | deck: yellow").plays("draw").checks("legal repel, keep")
    game.checks_refusal("gamble", "B12").plays("repel").checks("legal draw, stop, gamble")


def test_G1_nothing_is_repelled() -> None:
    crew = "gambler sailor*3"
    check(f"2p | +gambler | 0: {crew} | deck: {FOUR}", "gamble", f"pending -; harbour {FOUR}; phase trade")
    check(
        f"2p | +gambler | 0: {crew} | deck: yellow*2 blue green", "gamble", "pending -; active 1; discard 4"
    )


def test_G1_expeditions_and_taxes_are_resolved_and_not_replaced() -> None:
    """All four leave the deck first: the tax bonus of seat 1 is the fifth card, not one of the four."""
    position = "2p | +gambler | 0: 12 gambler | 1: 3 | deck: CC tax.vp priest yellow blue green"
    game = check(
        position, "gamble", "harbour priest yellow; expeditions CC; coins 6 4; phase trade; discard 7"
    )
    game.checks("takes_left 2; deck 102")
    assert game.match.view()["players"][1]["coin_cards"][-1] == code("blue")


def test_G1_two_taxes_are_resolved_in_order_of_reveal_after_all_four_are_out() -> None:
    """No bonus takes a ship of the four: the pair around the second tax is a bust."""
    position = "2p | +gambler | 0: 12 gambler | 1: 12 sailor | deck: tax.swords yellow tax.vp yellow red blue"
    game = Table(position)
    told = [event for event in game.match.apply({"do": "gamble"}) if event["event"] in ("revealed", "tax")]
    assert [event["event"] for event in told] == ["revealed"] * 4 + ["tax"] * 2
    assert [event["card"] for event in told[4:]] == ["tax.swords", "tax.vp"]
    game.checks("active 1; harbour -; coins 7 8; discard 16")


def test_G1_the_deck_is_renewed_for_the_four_before_a_tax_among_them_is_discarded() -> None:
    """The repelled ship is all that can be shuffled in for the fourth card."""
    position = "2p | +gambler | 0: 0 gambler sailor | 1: 117 | deck: yellow tax.vp priest captain"
    game = check(position, "draw, repel, gamble", "harbour priest captain yellow; phase trade; takes_left 2")
    game.checks("coins 0 60")


def test_G1_C13_questions_come_after_the_fourth_card() -> None:
    """A tax among the four: the inspector is asked when all four lie there, before the gamble is judged."""
    ids = "tax-inspector bruja explorer luminary"
    position = f"2p | game contracts | +gambler | contracts: {ids} | 0: 12 gambler | 1: 0"
    game = Table(f"{position} | deck: tax.vp yellow blue priest").plays("gamble")
    game.checks("harbour yellow blue priest; phase discover; to_act 0")
    assert game.match.view()["pending"]["ask"] == "tax-inspector"
    game.plays("decline tax-inspector").checks("phase trade; takes_left 2")


def test_G1_in_co_operation_the_first_of_the_four_is_the_time_card() -> None:
    ids = "bruja explorer luminary"
    position = f"1p | game contracts | mode coop | +gambler | contracts: {ids} | 0: 0 gambler"
    game = Table(f"{position} | time_deck: yellow | deck: blue priest captain green")
    left = game.match.view()["time_deck"]
    game.plays("gamble").checks(f"harbour yellow blue priest captain; time_deck {left - 1}")


def test_G1_a_gamble_may_bring_no_harbour_card_at_all() -> None:
    check(
        "2p | +gambler | 0: gambler | 1: 0 | deck: CC PP SS CCS",
        "gamble",
        "active 1; expeditions CC PP SS CCS",
    )


def test_G1_once_per_card_and_turn_and_again_in_the_next_turn() -> None:
    game = Table(f"2p | +gambler | 0: gambler | 1: 3 | deck: CC PP SS CCS PPS {FOUR}").plays("gamble")
    game.checks("active 1").plays("draw, stop").checks("active 0; legal draw, gamble").plays("gamble")
    game.checks(f"harbour {FOUR}; phase trade")


@pytest.mark.parametrize(
    "four", ["yellow*2 blue green", "blue yellow priest yellow.2.2", "priest*2 red red.3.2"]
)
def test_G2_two_ships_of_a_colour_among_the_four_are_a_bust(four: str) -> None:
    """All four are revealed before the judgement, so all four are lost."""
    game = check(
        f"2p | +gambler | 0: 3 gambler jester | 1: 3 | deck: {four} captain", "gamble", "active 1; discard 4"
    )
    game.checks("harbour -; phase discover; deck 110; takes_left 0")


def test_G2_a_ship_of_the_harbour_counts_too() -> None:
    check(
        "2p | +gambler | 0: gambler | deck: yellow priest*3 yellow",
        "draw, gamble",
        "active 1; discard 5; harbour -",
    )


def test_G2_a_bust_pays_jesters_and_allows_claims() -> None:
    position = "2p | +gambler | 0: 0 gambler jester captain*2 | 1: 0 jester.7.2 | deck: yellow*2 blue CC"
    game = check(position, "gamble", "phase bust; coins 1 1; legal claim CC with captain*2, end; discard 3")
    game.plays("claim CC with captain*2").checks("active 1; coins 3 1; vp 6 2")


def test_G2_a_bust_ends_the_turn_though_another_gambler_is_left() -> None:
    check("2p | +gambler | 0: gambler.4.1*2 | deck: yellow*2 blue green", "gamble", "active 1; discard 4")


@pytest.mark.parametrize(
    ("four", "takes"),
    [
        ("sailor*4", 2),
        ("yellow blue green sailor", 2),
        ("yellow blue green red", 3),
        ("CC PP yellow blue", 2),
    ],
)
def test_G2_success_ends_phase_1_with_one_card_more(four: str, takes: int) -> None:
    position = f"2p | +gambler | 0: 9 gambler | deck: {four}"
    check(position, "gamble", f"phase trade; to_act 0; takes_left {takes}").checks_refusal("draw", "B6")


def test_G2_the_extra_card_is_for_the_active_player_only() -> None:
    game = check(
        f"2p | +gambler | 0: 9 gambler | 1: 9 gambler | deck: {FOUR}",
        "gamble, pass",
        "to_act 1; takes_left 1",
    )
    game.plays("take yellow").checks("active 1; takes_left 0")


def test_G2_five_colours_governor_and_gambler_add_up() -> None:
    position = "2p | +gambler | 0: gambler governor | deck: yellow blue green red black"
    check(position, "draw, gamble", "takes_left 5; phase trade")


def test_G2_an_ordinary_stop_brings_no_extra_card() -> None:
    check("2p | +gambler | 0: gambler | deck: yellow", "draw, stop", "takes_left 1")


def test_G2_the_extra_card_does_not_last() -> None:
    game = Table("2p | +gambler | 0: gambler | 1: 0 | deck: CC PP SS CCS PPS yellow").plays(
        "gamble, draw, stop, draw"
    )
    game.plays("stop").checks("active 0; phase trade; takes_left 1")


def test_G3_the_next_gambler_follows_at_once_or_the_player_stops() -> None:
    position = f"2p | +gambler | 0: gambler.4.1*2 | deck: {FOUR} green red captain settler"
    game = check(position, "gamble", f"phase discover; harbour {FOUR}; legal gamble, stop; active 0")
    game.checks_refusal("draw", "G3").checks_refusal("take yellow", "B6").plays("stop").checks(
        "phase trade; takes_left 2"
    )


def test_G3_each_success_adds_a_card_and_after_the_last_one_phase_2_follows() -> None:
    position = f"2p | +gambler | 0: gambler.4.1*2 | deck: {FOUR} green red captain settler"
    check(position, "gamble, gamble", "phase trade; takes_left 4; to_act 0; revision 2").checks_refusal(
        "gamble", "G1"
    )


def test_G3_three_gamblers_in_a_turn() -> None:
    crew = "gambler.4.1*2 gambler.6.2"
    deck = "yellow blue green red black sailor*3 priest*4"
    game = check(
        f"2p | +gambler | 0: {crew} | deck: {deck}", "gamble, gamble", "legal gamble, stop; phase discover"
    )
    game.plays("gamble").checks(f"phase trade; takes_left 6; harbour {deck}")


def test_G3_a_second_gamble_can_still_bust() -> None:
    position = f"2p | +gambler | 0: gambler.4.1*2 | deck: {FOUR} green blue.2.2 captain settler"
    check(position, "gamble, gamble", "active 1; discard 8; harbour -")


def test_G3_B16_claims_are_possible_between_two_gambles() -> None:
    position = "2p | +gambler | 0: gambler.4.1*2 captain*2 | deck: CC yellow blue priest"
    game = check(position, "gamble", "legal gamble, stop, claim CC with captain*2")
    game.plays("claim CC with captain*2").checks("legal gamble, stop; phase discover; vp 6 0")


def test_G3_both_gamblers_are_ready_again_in_the_next_turn() -> None:
    deck = f"CC PP SS CCS {FOUR} yellow*2 captain*4"
    game = Table(f"2p | +gambler | 0: 0 gambler.4.1*2 | 1: 0 | deck: {deck}").plays(
        "gamble, gamble, pass, pass, draw*2"
    )
    game.checks("active 0; round 2").plays("gamble").checks(
        "phase discover; harbour captain*4; legal gamble, stop"
    )


def test_G2_a_bust_spoils_no_later_gamble() -> None:
    position = f"2p | +gambler | 0: gambler | 1: gambler | deck: yellow*2 blue green {FOUR}"
    check(position, "gamble, gamble", f"active 1; phase trade; harbour {FOUR}; takes_left 2")


def test_B25_the_four_cards_count_for_admirals() -> None:
    check(
        f"2p | +gambler | 0: 0 gambler admiral | deck: captain {FOUR}",
        "draw, gamble",
        "coins 2 3; phase trade",
    )
    check(f"2p | +gambler | 0: 0 gambler admiral | deck: {FOUR}", "gamble", "coins 0 3; phase trade")


def test_B4_a_gamble_reveals_what_exists() -> None:
    """123 cards: two in the deck, one in the display, 120 coins."""
    game = Table("2p | +gambler | 0: 0 gambler | 1: 120 | deck: yellow blue").checks(
        "deck 2; legal draw, gamble"
    )
    game.plays("gamble").checks("harbour yellow blue; phase trade; deck 0; discard 0; takes_left 2")


def test_B4_a_gamble_reshuffles_the_discard_pile() -> None:
    """The repelled ship comes back as the fourth card."""
    position = "2p | +gambler | 0: 0 gambler sailor | 1: 117 | deck: yellow priest captain settler"
    check(
        position,
        "draw, repel, gamble",
        "harbour priest captain settler yellow; deck 0; discard 0; phase trade",
    )


def test_undo_and_log_of_a_gamble() -> None:
    game = Table(f"2p | +gambler | 0: gambler.4.1*2 | deck: {FOUR} green red captain settler")
    before = game.match.view()
    game.plays("gamble, stop")
    assert type(game.match).from_log(game.match.log()).view() == game.match.view()
    game.match.undo()
    game.checks("legal gamble, stop").match.undo()
    assert game.match.view() == before
