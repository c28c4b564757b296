"""Contracts decided at once or on the way: C13, C14, C15, C16, C17."""

from companion.engine.modules.contracts import Deeds
from tests.engine.notation import Table, check
from tests.engine.test_contracts import lay

QUIET = ("luminary", "bruja", "maritime-supremacy")  # nobody fulfils these here


def asks(table: Table) -> tuple[str | None, int]:
    """What is asked, and whom."""
    view = table.match.view()
    pending = view["pending"]
    return (pending["ask"] if pending else None), view["to_act"]


def progress(table: Table, contract: str) -> dict[str, int]:
    return next(row["progress"] for row in table.match.view()["contracts"] if row["id"] == contract)


def done(table: Table, contract: str) -> list[int]:
    return next(row["done"] for row in table.match.view()["contracts"] if row["id"] == contract)


# Jinx


def test_C13_jinx_is_asked_at_an_own_bust_and_pays_one():
    table = Table(f"2p {lay('jinx', *QUIET)} | 0: 0 | deck: yellow yellow").plays("draw*2")
    assert asks(table) == ("jinx", 0)
    table.checks("phase bust; legal complete jinx, decline jinx").plays("complete jinx")
    table.checks("coins 1 3; active 1; markers 2 3")


def test_C13_jinx_declined_is_gone_and_the_next_bust_asks_again():
    table = Table(f"2p {lay('jinx', *QUIET)} | 0: 0 | deck: yellow yellow blue blue green green")
    table.plays("draw*2, decline jinx").checks("active 1; markers 3 3").checks_refusal("complete jinx", "C13")
    table.plays("draw*2")
    assert asks(table) == ("jinx", 1)


def test_C13_only_an_answer_goes_on():
    table = Table(f"2p {lay('jinx', *QUIET)} | deck: yellow yellow").plays("draw*2")
    table.checks_refusal("draw", "C13").checks_refusal("end", "C13").checks_refusal("complete bruja", "C13")


def test_C13_jinx_comes_after_jesters_and_before_claims():
    table = Table(f"2p {lay('jinx', *QUIET)} | 0: 0 jester captain*2 | deck: CC yellow yellow").plays(
        "draw*3"
    )
    table.checks("coins 1 3")
    assert asks(table) == ("jinx", 0)
    table.plays("decline jinx").checks("phase bust; legal claim CC with captain*2, end")


def test_C13_a_gamblers_bust_counts():
    table = Table(f"2p {lay('jinx', *QUIET)} | +gambler | 0: 0 gambler | deck: yellow yellow sailor priest")
    assert asks(table.plays("gamble")) == ("jinx", 0)


# Speculators


def test_C15_speculator_marks_in_one_turn_and_completes_by_itself_in_another():
    deck = "yellow blue green sailor yellow blue green"
    table = Table(f"2p {lay('speculator', *QUIET)} | 0: 0 | 1: 0 | deck: {deck}").plays("draw*3")
    assert asks(table) == ("speculator", 0)
    table.plays("complete speculator").checks("phase discover; markers 2 3; coins 0 0")
    assert progress(table, "speculator") == {"0": 1}
    table.plays("stop, pass, pass, draw, stop, draw*3").checks(
        "markers 2 3; coins 2 0; phase discover; pending -"
    )
    assert done(table, "speculator") == [0]


def test_C13_speculator_is_asked_once_a_turn_and_a_no_lasts_the_turn():
    table = Table(f"2p {lay('speculator', *QUIET)} | deck: yellow blue green red black").plays("draw*3")
    table.plays("decline speculator").checks("legal draw, stop").plays("draw").checks("legal draw, stop")


def test_C13_major_speculator_at_the_fourth_colour():
    table = Table(f"2p {lay('major-speculator', *QUIET)} | 0: 0 | deck: yellow blue green red").plays(
        "draw*3"
    )
    table.checks("legal draw, stop").checks_refusal("complete major-speculator", "C13").plays("draw")
    assert asks(table) == ("major-speculator", 0)
    table.plays("complete major-speculator").checks("coins 2 3; phase discover")


def test_C13_a_won_gamble_is_speculated_on_after_its_four_cards():
    position = f"2p {lay('speculator', 'major-speculator', 'luminary', 'bruja')} | +gambler | 0: 0 gambler"
    table = Table(f"{position} | deck: yellow blue green red").plays("gamble")
    assert asks(table) == ("speculator", 0)
    table.plays("decline speculator")
    assert asks(table) == ("major-speculator", 0)


def test_C13_a_lost_gamble_gives_no_speculation():
    table = Table(
        f"2p {lay('speculator', *QUIET)} | +gambler | 0: 0 gambler | deck: yellow blue green yellow"
    )
    table.plays("gamble").checks("active 1; pending -")


# Nemesis


def test_C14_declining_frigates_three_times_completes_by_itself():
    deck = "red.1.1 sailor red.1.1 sailor red.1.1"
    table = Table(f"2p {lay('frigate-nemesis', *QUIET)} | 0: 0 | 1: 0 | deck: {deck}")
    table.plays("draw, stop").checks("legal take red.1.1, take red.1.1 decline, pass")
    table.plays("take red.1.1 decline").checks("coins 0 0; markers 2 3; active 1")
    assert progress(table, "frigate-nemesis") == {"0": 1}
    table.plays("draw, stop, draw, stop, take red.1.1 decline").checks("coins 0 0; markers 2 3")
    assert progress(table, "frigate-nemesis") == {"0": 2}
    table.plays("draw, stop, draw, stop, take red.1.1 decline").checks("coins 8 0; markers 2 3")
    assert (progress(table, "frigate-nemesis"), done(table, "frigate-nemesis")) == ({}, [0])


def test_C14_galleons_twice_and_a_passive_player_owes_the_fee_from_other_coins():
    table = Table(f"2p {lay('galleon-nemesis', *QUIET)} | 0: 0 | 1: 1 | deck: black.2.1 sailor")
    table.plays("draw*2, stop, pass").checks("to_act 1; can take black.2.1 decline")
    table.plays("take black.2.1 decline").checks("coins 1 0; markers 3 2")
    poor = Table(f"2p {lay('galleon-nemesis', *QUIET)} | 0: 0 | 1: 0 | deck: black.2.1 sailor").plays(
        "draw*2, stop, pass"
    )
    poor.checks("legal take black.2.1, pass").checks_refusal("take black.2.1 decline", "C14")


def test_C14_the_second_galleon_completes_for_six_coins():
    table = Table(f"2p {lay('galleon-nemesis', *QUIET)} | 0: 0 | 1: 0 | deck: black.2.1 sailor black.2.1")
    table.plays("draw, stop, take black.2.1 decline, draw, stop, draw, stop, take black.2.1 decline")
    table.checks("coins 6 0; markers 2 3")


def test_C14_needs_the_contract_the_colour_and_a_marker():
    Table("2p | game contracts | contracts: jinx luminary bruja explorer | deck: red").plays(
        "draw, stop"
    ).checks_refusal("take red decline", "C14")
    Table(f"2p {lay('frigate-nemesis')} | deck: black").plays("draw, stop").checks_refusal(
        "take black decline", "C14"
    )
    four = lay("mercenary", "explorer", "bruja", "frigate-nemesis")
    full = Table(f"2p {four} | 0: 0 sailor*3 CC captain mademoiselle | deck: red.1.1")
    full.plays("draw, keep, complete mercenary, complete explorer, complete bruja, stop")
    full.checks("legal take red.1.1, pass").checks_refusal("take red.1.1 decline", "C14")


def test_C14_a_declined_ship_still_counts_for_clerk_and_gift():
    position = f"2p {lay('frigate-nemesis', *QUIET)} | 0: 0 clerk-red | 1: 0 | deck: red.6.3+1 sailor yellow"
    table = Table(position).plays("draw*3, stop")
    table.checks("can take red.6.3+1 gift:1 decline").plays("take red.6.3+1 gift:1 decline")
    table.checks("coins 0 1; takes_left 1; to_act 0")


def test_C14_a_declined_ship_is_not_tucked_and_pays_no_trader():
    position = f"2p {lay('frigate-nemesis', *QUIET)} | +underway-mix | 0: 0 wholesaler-red trader-red | deck: red.1.1"
    check(position, "draw, stop, take red.1.1 decline", "tucked.0 -; coins 0 3; vp 3 0")


# Pirates' Nest


def test_C16_a_repelled_ship_may_be_kept_once_a_colour():
    table = Table(f"2p {lay('pirates-nest', *QUIET)} | 0: 0 sailor | deck: yellow.1.1 yellow.1.1 blue.1.1")
    table.plays("draw, repel")
    assert asks(table) == ("pirates-nest", 0)
    table.checks("legal keep_ship, discard_ship").plays("keep_ship").checks(
        "kept.0 yellow.1.1; markers 3 3; discard 0"
    )
    table.plays("draw, repel").checks("pending -; discard 1")
    table.plays("draw, repel, discard_ship").checks("kept.0 yellow.1.1; discard 2; legal draw, stop")


def test_C16_all_five_colours_complete_by_themselves_and_are_discarded():
    ships = "yellow.1.1 blue.1.1 green.1.1 red.1.1 black.2.1"
    table = Table(f"2p {lay('pirates-nest', *QUIET)} | 0: 0 pirate | deck: {ships}")
    for _ in range(5):
        table.plays("draw, repel, keep_ship")
    table.checks("kept.0 -; discard 5; coins 3 3; markers 2 3; legal draw, stop")
    assert done(table, "pirates-nest") == [0]


def test_C16_four_colours_are_not_enough():
    table = Table(
        f"2p {lay('pirates-nest', *QUIET)} | 0: 0 pirate | deck: yellow.1.1 blue.1.1 green.1.1 red.1.1"
    )
    for _ in range(4):
        table.plays("draw, repel, keep_ship")
    table.checks("kept.0 yellow.1.1 blue.1.1 green.1.1 red.1.1; markers 3 3").checks_refusal(
        "complete pirates-nest", "C13"
    )


def test_C16_not_without_the_contract_or_a_marker():
    check(f"2p {lay('jinx', *QUIET)} | 0: 0 sailor | deck: yellow.1.1", "draw, repel", "pending -; discard 1")
    four = lay("mercenary", "explorer", "bruja", "pirates-nest")
    full = Table(f"2p {four} | 0: 0 sailor*3 CC captain mademoiselle | deck: priest*5 settler*3 yellow.1.1")
    full.plays("complete mercenary, complete explorer, complete bruja, draw, repel").checks(
        "pending -; discard 1"
    )
    full.checks_refusal("keep_ship", "C16")


# Tax Inspector


def test_C17_everyone_who_lost_coins_is_asked_active_first():
    position = f"3p {lay('tax-inspector', *QUIET)} | start_player 1 | 0: 12 | 1: 13 | 2: 11 | deck: tax.vp"
    table = Table(position).plays("draw")
    assert asks(table) == ("tax-inspector", 1)
    table.checks("coins 7 8 12").plays("complete tax-inspector").checks("coins 7 15 12; active 1")
    assert asks(table) == ("tax-inspector", 0)
    table.plays("decline tax-inspector").checks("to_act 1; markers 3 2 3; legal draw, stop")


def test_C17_without_a_loss_nobody_is_asked():
    check(
        f"2p {lay('tax-inspector', *QUIET)} | 0: 11 | 1: 11 | deck: tax.vp",
        "draw",
        "pending -; legal draw, stop",
    )
    Table(f"2p {lay('tax-inspector', *QUIET)} | 0: 12").checks_refusal("complete tax-inspector", "C13")


def test_C16_kept_ships_and_the_one_that_is_asked_about_are_out_of_the_deck():
    table = Table(f"2p {lay('pirates-nest', *QUIET)} | 0: sailor.7.3 sailor*2 | deck: red yellow")
    [deeds] = [part for part in table.match.game.parts if isinstance(part, Deeds)]
    red, yellow = (table.match.game.rules.faces.number[code] for code in ("red.1.1", "yellow.1.1"))
    assert deeds.cards() == []
    table.plays("draw, repel")
    assert deeds.cards() == [red]
    assert table.match.view()["pending"] == {
        "ask": "pirates-nest",
        "seat": 0,
        "rule": "C16",
        "card": "red.1.1",
    }
    table.plays("keep_ship, draw, repel")
    assert deeds.cards() == [red, yellow]
