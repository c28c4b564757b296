"""An empty deck, an empty discard pile, and games without a card left (B4).

With fewer than five players 119 cards are in the game.
"""

import pytest

from companion.engine.flow import settle
from companion.engine.match import Match
from companion.engine.notation import legal_objects
from companion.engine.refusal import SetupShapeError
from tests.engine.notation import Table, cards, check

ALL = 119


def position(players: int, seats: str, deck: str) -> str:
    """The deck holds the listed cards and nothing else: the seat that says REST owns all others as coins."""
    words = [word for part in seats.split("|") for word in part.split(":")[1].split() if word != "REST"]
    coins = sum(int(word) for word in words if word.isdigit())
    named = len(cards(" ".join(word for word in words if not word.isdigit()) + f" {deck}"))
    return f"{players}p | {seats.replace('REST', str(ALL - coins - named))} | deck: {deck}"


def test_B4_the_discard_pile_becomes_the_deck_when_a_card_is_needed_and_not_before() -> None:
    game = Table(position(2, "0: 3 | 1: REST", "yellow*2 priest")).checks("deck 3; discard 0").plays("draw*2")
    game.checks("active 1; deck 1; discard 2").plays("draw").checks(
        "deck 0; discard 2; harbour priest; legal draw, stop"
    )
    game.plays("draw").checks("deck 1; discard 0; harbour priest yellow").plays("draw").checks(
        "active 0; discard 3; deck 0"
    )


def test_B4_coins_too_are_taken_from_the_reshuffled_pile() -> None:
    """The traded ship itself is all there is: it becomes the taker's coin (B22)."""
    game = Table(position(2, "0: 0 | 1: REST", "yellow blue")).plays("draw*2, take yellow")
    game.checks("coins 1 117; deck 0; discard 0; to_act 1")


def test_B4_a_ship_pays_what_exists() -> None:
    game = (
        Table(position(2, "0: 0 | 1: REST", "green.5.4 blue priest"))
        .plays("draw*2")
        .checks("deck 1")
        .plays("stop")
    )
    game.plays("take green.5.4").checks("coins 2 116; deck 0; discard 0; to_act 1")


def test_B4_a_bust_pays_the_active_player_first_then_clockwise() -> None:
    """Two cards for three jesters: seat 1 is active, seat 2 comes next, seat 0 goes without."""
    seats = "0: 0 jester.7.2 | 1: 0 jester.7.2 captain*2 | 2: REST jester.7.2"
    where = position(3, seats, "CC yellow*2") + " | start_player 1"
    before = Table(where).match.view()["players"][2]["coins"]
    Table(where).plays("draw*3").checks(f"phase bust; coins 0 1 {before + 1}; deck 0; discard 0; to_act 1")


def test_B4_several_coins_for_one_player_before_the_next() -> None:
    seats = "0: 0 jester.7.2*2 captain*2 | 1: REST jester.7.2"
    where = position(2, seats, "CC yellow*2")
    before = Table(where).match.view()["players"][1]["coins"]
    Table(where).plays("draw*3").checks(f"phase bust; coins 2 {before}; deck 0; discard 0")


def test_B4_admirals_are_paid_what_exists() -> None:
    harbour = "yellow blue green red sailor"
    game = Table(position(2, "0: 0 admiral.7.2*3 | 1: REST", f"{harbour} priest")).plays("draw*5, stop")
    game.checks("coins 1 110; deck 0; discard 0; phase trade; to_act 0")


def test_B4_who_cannot_reveal_goes_to_phase_2() -> None:
    check(position(2, "0: 0 | 1: REST", "yellow blue"), "draw", "phase discover; legal draw, stop").plays(
        "draw"
    ).checks("phase trade; to_act 0; takes_left 1; legal take yellow, take blue, pass; deck 0; discard 0")


def test_B4_a_player_without_a_first_card_still_claims_in_phase_2() -> None:
    """Seat 0 takes the only two ships as coins; nothing is left for seat 1 but the expedition."""
    game = Table(position(2, "0: 0 governor | 1: REST captain*2", "CC yellow blue")).plays(
        "draw*3, take yellow, take blue"
    )
    game.checks("active 1; to_act 1; phase trade; legal claim CC with captain*2, pass; takes_left 1")


def test_B4_a_claim_is_paid_from_the_persons_just_discarded() -> None:
    game = Table(position(2, "0: 0 governor | 1: REST captain*2", "CC yellow blue")).plays(
        "draw*3, take yellow, take blue"
    )
    before = game.match.view()["players"][1]["coins"]
    game.plays("claim CC with captain*2").checks(f"phase over; coins 2 {before + 2}; vp 0 4; winners 1")


@pytest.mark.parametrize(("option", "winners"), [("no", "0"), ("yes", "")])
def test_B4_a_game_without_any_card_left_ends_by_itself(option: str, winners: str) -> None:
    """[R] Every card is a coin: no turn can ever hold a decision again, so the game is over as it stands."""
    game = Table(f"2p | 0: 60 | 1: 59 | end_needs_expedition {option}")
    game.checks(f"phase over; legal -; to_act -; deck 0; winners {winners}; round 2")


def test_B4_the_last_card_can_become_a_coin_and_end_the_game() -> None:
    check(position(2, "0: 0 | 1: REST", "yellow"), "draw, take yellow", "phase over; winners 1; coins 1 118")


def test_B4_a_shuffle_is_logged_and_replayed() -> None:
    game = Table(position(2, "0: 3 | 1: REST", "yellow*2 priest captain*3")).plays("draw*2, draw*4, draw")
    assert len(game.match.log()["shuffles"]) == 2
    assert Match.from_log(game.match.log()).view() == game.match.view()


def test_B3_no_card_is_ever_lost() -> None:
    game = Table(position(2, "0: 3 | 1: REST", "yellow*2 tax.vp sailor")).plays("draw*3, draw, stop")
    view = game.match.view()
    held = sum(len(player["coin_cards"]) + len(player["display"]) for player in view["players"])
    assert held + view["deck"] + view["discard"] + len(view["harbour"]) == ALL


def test_B4_the_shuffle_of_an_action_is_at_hand_until_the_next_one() -> None:
    game = Table(position(2, "0: 3 | 1: REST", "yellow*2 priest")).plays("draw*3")
    assert game.match.fresh == []
    game.plays("draw")
    assert [sorted(order) for order in game.match.fresh] == [["yellow.1.1", "yellow.1.1"]]


def test_B4_a_logged_shuffle_holds_nothing_but_cards() -> None:
    log = Table("2p").match.log()
    shuffles = log["shuffles"]
    assert isinstance(shuffles, list)
    shuffles[0][0] = 5
    with pytest.raises(SetupShapeError, match="log_shuffles"):
        Match.from_log(log)


def test_B4_B24_U3_a_ship_that_is_tucked_away_never_becomes_its_own_coin() -> None:
    """The fee comes out of the income: one card left in the piles is enough for it, none is not."""
    for left, allowed in ((1, True), (0, False)):
        game = (
            Table("2p | +underway-mix | 0: 0 | 1: 0 wholesaler-yellow | deck: yellow")
            .plays("draw, stop, pass")
            .match.game
        )
        game.players[0].coins += game.deck[left:] + game.discard
        game.deck, game.discard = game.deck[:left], []
        settle(game)
        assert any(action["do"] == "take" for action in legal_objects(game)) is allowed
