"""The edge of the engine: views, refusals that change nothing, undo, log and load, revisions."""

import json
from typing import Any

import pytest

from companion.engine.match import Match
from companion.engine.modules.time_deck import ScorePile
from companion.engine.pins import mark_of
from companion.engine.playout import play_randomly
from companion.engine.refusal import BadAction, NothingToUndo, SetupError
from tests.engine.notation import Table, setup

OPENING = "2p | 0: 3 | 1: 4 sailor | deck: yellow blue priest*2 green black.skull.3"


def story() -> Table:
    """A few actions of every kind: draws, a repelled and a kept ship, trades with a fee."""
    return Table(OPENING).plays("draw*2, stop, take yellow, take blue, draw, repel, draw, stop")


def test_the_state_has_every_field_the_protocol_promises() -> None:
    view: dict[str, Any] = Table("2p").match.view(0)
    places = "pending harbour expeditions deck discard players"
    promised = f"game revision phase active to_act start_player round takes_left final_round result {places}"
    assert set(promised.split()) <= set(view)
    assert {"name", "coins", "vp", "swords", "display"} <= set(view["players"][0])
    assert (view["game"], view["pending"], view["result"]) == ("base", None, None)


def test_a_seat_sees_neither_the_order_of_the_deck_nor_any_coin() -> None:
    """Two deals that differ only in hidden cards look the same to every seat, whatever is shown."""
    views = [
        [Table(f"3p | seed {seed} | deck: yellow").plays("draw").match.view(seat) for seat in range(3)]
        for seed in (1, 2)
    ]
    assert json.dumps(views[0]) == json.dumps(views[1])
    referees = [Table(f"3p | seed {seed} | deck: yellow").match.view() for seed in (1, 2)]
    assert referees[0]["deck_order"] != referees[1]["deck_order"]


def test_only_the_referee_sees_deck_and_coins() -> None:
    game = Table("2p")
    for seat in (0, 1):
        view: dict[str, Any] = game.match.view(seat)
        assert "deck_order" not in view
        assert all("coin_cards" not in player for player in view["players"])
    referee: dict[str, Any] = game.match.view()
    assert (len(referee["deck_order"]), [len(player["coin_cards"]) for player in referee["players"]]) == (
        113,
        [3, 3],
    )


def test_views_are_copies() -> None:
    game = Table("2p | deck: yellow").plays("draw")
    view: dict[str, Any] = game.match.view()
    view["harbour"].append("blue.1.1")
    view["players"][0]["display"].append("sailor.3.1")
    game.match.legal().clear()
    game.checks("harbour yellow; display.0 -; legal draw, stop")


def test_revision_counts_the_actions_applied() -> None:
    game = Table("2p | deck: yellow blue").checks("revision 0").plays("draw*2").checks("revision 2")
    game.checks_refusal("pass", "B6").checks("revision 2").plays("stop, take yellow").checks("revision 4")
    game.match.undo()
    game.checks("revision 3")
    assert game.match.revision == 3


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        "draw",
        [],
        {},
        {"do": 1},
        {"do": "fly"},
        {"do": "take"},
        {"do": "take", "card": 3},
        {"do": "take", "card": ["yellow.1.1"]},
        {"do": "claim"},
        {"do": "claim", "expedition": "expedition.CC"},
        {"do": "claim", "expedition": "expedition.CC", "with": "captain.4.1"},
        {"do": "claim", "expedition": "expedition.CC", "with": [1]},
        {"do": ["draw"]},
    ],
    ids=str,
)
def test_what_is_no_action_changes_nothing(wrong: Any) -> None:
    game = Table("2p | deck: yellow").plays("draw")
    before = (game.match.view(), game.match.log(), game.match.legal())
    with pytest.raises(BadAction):
        game.match.apply(wrong)
    assert (game.match.view(), game.match.log(), game.match.legal()) == before


def test_undo_goes_back_one_action_at_a_time_to_the_very_start() -> None:
    game = story()
    log = game.match.log()
    assert isinstance(log["actions"], list)
    for length in range(len(log["actions"]) - 1, -1, -1):
        game.match.undo()
        shorter = Match.from_log(log | {"actions": log["actions"][:length]})
        assert (game.match.view(), game.match.legal()) == (shorter.view(), shorter.legal())
        assert (game.match.revision, len(game.match.revealed)) == (length, length)
    with pytest.raises(NothingToUndo):
        game.match.undo()
    game.checks("revision 0; legal draw")


def test_undo_and_the_same_action_again_is_the_same_game() -> None:
    """A reshuffle happens the same way the second time (B4)."""
    game = Table("2p | 0: 3 | 1: 107 | deck: yellow*2 captain*3 priest*4").plays("draw*2, draw*7, draw*2")
    before = game.match.view()
    game.match.undo()
    game.match.undo()
    assert game.match.view() != before
    assert game.plays("draw*2").match.view() == before


def test_a_log_survives_json_and_rebuilds_the_game() -> None:
    game = story()
    loaded = Match.from_log(json.loads(json.dumps(game.match.log())))
    assert (loaded.view(), loaded.legal(), loaded.log()) == (
        game.match.view(),
        game.match.legal(),
        game.match.log(),
    )
    assert loaded.revision == game.match.revision == 9


def test_a_loaded_game_goes_on_and_can_be_undone() -> None:
    game = story()
    loaded = Match.from_log(game.match.log())
    for match in (game.match, loaded):
        match.apply(match.legal()[0])
        match.undo()
        match.undo()
    assert loaded.view() == game.match.view()


def test_a_log_holds_the_deck_order_the_actions_and_every_shuffle() -> None:
    log = story().match.log()
    assert log["deck"] == Table(OPENING).match.view()["deck_order"]
    assert " ".join(step["do"] for step in log["actions"]) == "draw draw stop take take draw repel draw stop"


@pytest.mark.parametrize(
    "change",
    [
        {"setup": None},
        {"setup": {"players": ["Ann"]}},
        {"actions": None},
        {"actions": [{"do": "stop"}]},
        {"actions": [{"do": "fly"}]},
        {"actions": [7]},
        {"shuffles": None},
        {"shuffles": [7]},
        {"shuffles": [["yellow.1.1"]]},
        {"shuffles": [["no.such.card"]]},
    ],
    ids=str,
)
def test_a_broken_log_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        Match.from_log(Table("2p").plays("draw").match.log() | change)


def test_revealed_marks_the_actions_that_turned_up_hidden_cards() -> None:
    game = Table("2p | 0: sailor | deck: yellow blue").plays("draw, repel, draw, keep, stop, pass")
    assert game.match.revealed == [True, False, True, False, False, False]


def test_every_action_tells_what_happened() -> None:
    game = Table("2p | deck: yellow")
    assert all("event" in event for event in game.match.apply({"do": "draw"}))
    assert any(
        event.get("card") == "yellow.1.1" for event in Table("2p | deck: yellow").match.apply({"do": "draw"})
    )


def test_two_matches_do_not_share_anything() -> None:
    one, two = Match.new(setup("2p")), Match.new(setup("2p"))
    one.apply({"do": "draw"})
    assert (one.revision, two.revision) == (1, 0)
    assert two.view() == Match.new(setup("2p")).view()


def test_a_random_playout_counts_its_actions_and_keeps_to_its_limit() -> None:
    whole = Match.new(setup("2p")).game
    assert play_randomly(whole, 1) == whole.revision > 50
    part = Match.new(setup("2p")).game
    assert play_randomly(part, 1, limit=7) == part.revision == 7


def test_an_action_by_number_tells_what_happened_too() -> None:
    match = Match.new(setup("2p | deck: sailor"))
    assert match.play(match.game.legal[0]) == [{"event": "revealed", "seat": 0, "card": "sailor.3.1"}]


@pytest.mark.parametrize("pile", ["coins", "display", "score pile"])
def test_the_mark_of_a_position_sees_every_pile(pile: str) -> None:
    match = Match.new(setup("1p | game contracts | mode coop | score_pile 2 | 0: 3 sailor"))
    before = mark_of(match)
    [score] = [part for part in match.game.parts if isinstance(part, ScorePile)]
    seat = match.game.players[0]
    cards = {"coins": seat.coins, "display": seat.display, "score pile": score.pile}[pile]
    cards[0] = match.game.rules.faces.number["governor.8.0"]
    assert mark_of(match) != before
