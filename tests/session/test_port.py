"""The seat's port: views, never games; one place that checks who may act; looking never changes anything."""

import json
from typing import Any

import pytest

from companion.engine.match import Match
from companion.session import Refused, Session
from companion.session.port import LocalPort, Port
from companion.store import Store

SETUP = {"game": "base", "players": ["Ann", "Bob"], "seed": 7, "bots": ["", "trader"]}


@pytest.fixture
def session(store: Store) -> Session:
    return Session.new(store, "game", "Friday", SETUP)


def whole(session: Session) -> str:
    """Everything there is to know of a game."""
    game = session.state.game
    hidden = [game.permutations, game.legal, game.asks, game.pending, game.stage]
    return json.dumps([session.state.view(), session.state.log(), hidden, session.revision])


def test_why_not_never_touches_the_live_game(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    port: Port = LocalPort(session)
    before = whole(session)

    def refuse(*_: Any) -> None:
        raise AssertionError("an action was tried on the live game")

    monkeypatch.setattr(Match, "play", refuse)
    monkeypatch.setattr(Match, "apply", refuse)
    for action in ({"do": "stop"}, {"do": "take", "card": "sailor.3.1"}, {"do": "dance"}, {"do": "draw"}):
        why = port.why_not(action)
        assert (why is None) == (action in port.legal())
        assert whole(session) == before


def test_a_seats_port_acts_for_its_seat_alone(session: Session) -> None:
    """B28. Bob sees the table but may not act in Ann's turn, and nothing changes when he tries."""
    bob, before = LocalPort(session, seat=1), whole(session)
    assert bob.legal() == []
    with pytest.raises(Refused) as refused:
        bob.do({"do": "draw"})
    assert refused.value.rule == "B28"
    assert whole(session) == before
    ann = LocalPort(session, seat=0)
    assert ann.legal() == [{"do": "draw"}]
    assert ann.do({"do": "draw"})[0]["event"] == "revealed"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_port_tells_what_is_hidden(session: Session, seat: int | None) -> None:
    port = LocalPort(session, seat)
    port.session.commit({"do": "draw"}, session.revision)
    for seen in (port.view(), port.public_view(), port.setup):
        told = json.dumps(seen)
        assert "deck_order" not in told
        assert "coin_cards" not in told
        assert "seed" not in told


def test_undo_says_what_it_took_back_and_bots_go_with_it(session: Session) -> None:
    port = LocalPort(session)
    port.do({"do": "draw"})
    port.do({"do": "stop"})
    while not port.over and port.bot_to_act():
        port.do(port.bot_action())
    told = len(port.told)
    assert told >= 2
    taken = port.undo(past_reveal=True)
    assert taken.startswith("Ann: ")
    assert len(port.told) < told
    assert port.bot_to_act() == ""


def test_what_happened_is_told_alike_after_opening_again(session: Session, store: Store) -> None:
    port = LocalPort(session)
    for _ in range(30):
        port.do(port.bot_action("trader"))
    again = LocalPort(Session.open(Store(store.root), session.id))
    assert again.told == port.told
    assert again.step_texts() == port.step_texts()
