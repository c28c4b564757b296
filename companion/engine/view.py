"""What a seat, or the referee, may see of a game: the protocol's `state`."""

from companion.engine.actions import KIND, asked_seat
from companion.engine.setup import Setup
from companion.engine.state import BUST, OVER, TAKING, Game
from companion.engine.views import PlayerView, Question, View

REFEREE = -1
PUBLIC = -2


def phase_of(game: Game) -> str:
    """The protocol's word for where a turn is."""
    if game.stage == OVER:
        return "over"
    if game.stage == TAKING:
        return "trade"
    return "bust" if game.stage == BUST else "discover"


def view(game: Game, setup: Setup, seat: int) -> View:
    """The state as one seat sees it; REFEREE also sees the order of the deck and the faces of coins."""
    code = game.rules.faces.code
    state: View = {
        "game": setup.game,
        "mode": setup.mode,
        "revision": game.revision,
        "phase": phase_of(game),
        "active": game.active,
        "to_act": None if game.stage == OVER else game.to_act,
        "start_player": game.start_player,
        "round": game.round,
        "pending": pending_for(game, seat),
        "harbour": [code[card] for card in game.harbour],
        "expeditions": [code[card] for card in game.expeditions],
        "deck": len(game.deck),
        "discard": len(game.discard),
        "discard_pile": sorted([code[card] for card in game.discard]),
        "takes_left": game.takes_left if game.stage == TAKING else 0,
        "final_round": game.final_round,
        "players": [player_view(game, setup, each, seat) for each in range(len(game.players))],
        "result": None,
    }
    if game.stage == OVER:
        state["result"] = {"winners": list(game.winners), "reason": game.reason}
    if seat == REFEREE:
        state["deck_order"] = [code[card] for card in reversed(game.deck)]
    for module in game.rules.modules:
        module.tell(game, state)
    return state


def player_view(game: Game, setup: Setup, seat: int, viewer: int) -> PlayerView:
    """One player's part of a view."""
    code = game.rules.faces.code
    player = game.players[seat]
    state: PlayerView = {
        "name": setup.names[seat],
        "coins": len(player.coins),
        "vp": player.vp,
        "swords": player.swords,
        "display": [code[card] for card in player.display],
    }
    if viewer == REFEREE:
        state["coin_cards"] = [code[card] for card in player.coins]
    for module in game.rules.modules:
        module.tell_player(game, seat, state)
    return state


def pending_for(game: Game, viewer: int) -> str | Question | None:
    """The open question as one seat sees it: the `cards` of a question are for the asked seat alone (A21)."""
    question = pending(game)
    if isinstance(question, dict) and viewer not in (REFEREE, question["seat"]):
        question.pop("cards", None)
    return question


def pending(game: Game) -> str | Question | None:
    """The open question: a ship's code while repelling is asked, an object for any other, None for none."""
    if game.pending >= 0:
        return game.rules.faces.code[game.pending]
    if not game.asks:
        return None
    ask = game.asks[0]
    question: Question = {"ask": "", "seat": asked_seat(ask)}
    game.rules.answering[ask & KIND].tell_question(game, ask, question)
    return question
