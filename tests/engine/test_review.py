"""What a second, independent reading of parts U, G and C and of the protocol asked for."""

import pytest

from companion.engine.actions import DRAW, STOP
from companion.engine.flow import apply
from companion.engine.match import Match
from companion.engine.modules.gambler import GAMBLE
from companion.engine.refusal import Illegal, SetupError
from tests.engine.notation import Table, setup

FOUR = "yellow blue green red"

SOLO = "1p | game contracts | mode coop | contracts: jinx explorer mercenary"


def test_C32_the_referee_always_sees_the_order_of_the_time_deck() -> None:
    """The field stays when the last time card has been drawn; a seat never sees it."""
    table = Table(f"{SOLO} | score_pile 15 | time_deck: sailor").checks("time_deck 1")
    assert table.match.view()["time_deck_order"] == ["sailor.3.1"]
    table.plays("draw").checks("time_deck 0")
    assert table.match.view()["time_deck_order"] == []
    assert "time_deck_order" not in table.match.view(0)


def test_C5_C14_a_refused_ship_names_the_rule_that_forbids_it() -> None:
    """A gift rightly chosen is not the reason when coins cannot be declined, for want of a fee too."""
    ship = "red.1.3+1"
    closed = "3p | game contracts | contracts: jinx explorer mercenary bruja"
    Table(f"{closed} | deck: {ship}").plays("draw, stop").checks_refusal(
        f"take {ship} gift:1 decline", "C14"
    ).checks_refusal(f"take {ship} gift:0", "C5")
    offered = "3p | game contracts | contracts: frigate-nemesis explorer mercenary bruja"
    table = Table(f"{offered} | 1: 0 | deck: {ship}").plays("draw, stop")
    table.checks_refusal(f"take {ship} decline", "C5").checks_refusal(f"take {ship}", "C5")
    table.plays("pass").checks_refusal(f"take {ship} gift:2 decline", "C14").checks(
        f"legal take {ship} gift:0, take {ship} gift:2, pass"
    )


def test_G1_an_open_question_comes_before_the_next_gamble() -> None:
    """Not for want of a gambler is the gamble refused while the tax inspector is asked."""
    start = "2p | game contracts | +gambler | contracts: tax-inspector explorer mercenary bruja"
    Table(f"{start} | 0: 12 gambler*2 | deck: tax.vp").plays("draw").checks_refusal("gamble", "C17").plays(
        "decline tax-inspector"
    ).checks("can gamble")


def test_B5_a_start_player_is_a_seat_or_random() -> None:
    """A text is the right type for "random", so another text is a bad set-up, not a bad request."""
    with pytest.raises(SetupError) as refusal:
        Match.new(setup("2p") | {"options": {"start_player": "left"}})
    assert type(refusal.value) is SetupError


def test_C13_a_copy_of_the_game_remembers_what_was_asked_this_turn() -> None:
    table = Table("2p | game contracts | contracts: speculator explorer mercenary bruja | deck: " + FOUR)
    game = table.plays("draw*3, decline speculator").match.game
    copy = game.clone()
    apply(copy, DRAW)
    assert copy.asks == []
    assert DRAW in copy.legal


def test_C10_a_passive_player_hears_that_the_own_contract_is_done() -> None:
    """The sentence is about whoever is acting, not about the active player."""
    table = Table("2p | game contracts | contracts: explorer jinx mercenary bruja | 1: 3 CC | deck: yellow")
    table.plays("draw, stop, pass, complete explorer")
    with pytest.raises(Illegal, match="done_already"):
        table.match.apply({"do": "complete", "contract": "explorer"})


def test_C34_the_active_player_decides_about_the_score_pile() -> None:
    """Whoever revealed the tax is asked, not the start player."""
    team = "2p | game contracts | mode coop | contracts: jinx explorer mercenary bruja luminary"
    table = Table(f"{team} | time_deck: sailor tax.vp").plays("draw, stop, pass, draw")
    table.checks("active 1; to_act 1; score_pile 0; legal score yes, score no")
    table.plays("score yes").checks("active 1; to_act 1; score_pile 1; legal draw, stop")


def test_C34_even_the_last_time_card_may_be_moved() -> None:
    """The turn is then played out; the next one would start without time (C33)."""
    table = Table(f"{SOLO} | score_pile 14 | time_deck: tax.vp sailor | deck: yellow")
    table.plays("draw").checks("time_deck 1; legal score yes, score no")
    table.plays("score yes").checks("time_deck 0; score_pile 15; phase discover; legal draw, stop")
    table.plays("draw, stop, pass").checks("phase over; score_pile 15")


def test_G3_between_two_gambles_contracts_may_be_completed_and_a_copy_counts_the_first() -> None:
    start = "2p | game contracts | +gambler | contracts: explorer jinx mercenary bruja"
    table = Table(f"{start} | 0: 3 gambler*2 CC | deck: sailor*3 captain*5").plays("gamble")
    table.checks("legal gamble, stop, complete explorer")
    for action, takes in ((STOP, 2), (GAMBLE, 3)):
        copy = table.match.game.clone()
        apply(copy, action)
        assert copy.takes_left == takes


def test_G3_B4_without_a_card_left_no_next_gamble_is_offered() -> None:
    table = Table("2p | +gambler | 0: 0 gambler*2 | 1: 117 | deck: sailor*2 captain yellow")
    table.plays("gamble").checks("phase trade; deck 0; discard 0; to_act 0")


def test_C3_C4_vice_admirals_and_gunners_add_up_and_no_ship_takes_nothing_away() -> None:
    crew = "2p | +contract-cards | 0: 0 vice-admiral gunner | deck:"
    Table(f"{crew} jester*1 governor*2").plays("draw*3, stop").checks("coins 1 3")
    Table(f"{crew} yellow blue governor").plays("draw*3, stop").checks("coins 2 3")
