"""Why not? Finds the rule that forbids an action, once it is known not to be legal."""

from collections.abc import Mapping

from companion.engine.actions import KIND
from companion.engine.faces import MADEMOISELLE, SHIP
from companion.engine.notation import verb_of
from companion.engine.refusal import Illegal
from companion.engine.state import BUST, DISCOVER, OVER, TAKING, Game
from companion.engine.view import pending


def why_not(game: Game, action: Mapping[str, object]) -> Illegal:
    """The refusal of a well-formed action that is not in `legal`."""
    if game.stage == OVER:
        return Illegal("B30", "over")
    declared = verb_of(action)
    verb, owner = declared.name, game.rules.handlers.get(declared.number)
    waiting = pending(game)
    if isinstance(waiting, str):
        return Illegal("B16" if verb == "claim" else "B12", "answer_repel", card=waiting)
    if isinstance(waiting, dict) and (not owner or owner is not game.rules.answering[game.asks[0] & KIND]):
        return Illegal(str(waiting.get("rule", "C13")), "answer_first", ask=waiting["ask"])
    if owner:
        return owner.explain(game, action)
    if verb in ("draw", "stop"):
        return _why_not_discover(game, action)
    if verb in ("take", "pass"):
        return _why_not_trade(game, action)
    if verb == "claim":
        return _why_not_claim(game, action)
    if verb in ("repel", "keep"):
        return Illegal("B12", "nothing_to_repel")
    if verb == "end":
        return Illegal("B14", "no_bust")
    return Illegal(declared.rule, "not_available")


def _why_not_discover(game: Game, action: Mapping[str, object]) -> Illegal:
    if game.stage == DISCOVER and action["do"] == "stop":
        return Illegal("B10", "first_card")
    if game.stage in game.rules.stages:
        return game.rules.stages[game.stage].explain(game, action)
    return Illegal("B6", "not_in_discover")


def _why_not_trade(game: Game, action: Mapping[str, object]) -> Illegal:
    if game.stage != TAKING or action["do"] == "pass":
        return Illegal("B6", "not_in_trade")
    faces = game.rules.faces
    card = faces.number.get(str(action["card"]), -1)
    if card not in game.harbour:
        return Illegal("B21", "not_in_harbour", card=action["card"])
    if game.takes_left < 1:
        return Illegal("B20", "no_takes_left")
    gift = _why_not_gift(game, card, action)
    if gift is not None:
        return gift
    if "decline" in action:
        return Illegal("C14", "cannot_decline")
    return Illegal("A20", "no_item") if "as" in action else _why_not_pay(game, card)


def _why_not_gift(game: Game, card: int, action: Mapping[str, object]) -> Illegal | None:
    """A gift goes to one other seat, and only with a ship that has one (C5)."""
    others = [seat for seat in range(len(game.players)) if seat != game.actor]
    if not game.rules.faces.gift[card]:
        return Illegal("C5", "no_gift") if "gift" in action else None
    if "gift" not in action:
        return Illegal("C5", "gift_needed") if others else None
    return None if action["gift"] in others else Illegal("C5", "gift_seat")


def _why_not_pay(game: Game, card: int) -> Illegal:
    """Too few coins for the person (B23), or for person and fee (B24)."""
    player = game.players[game.actor]
    coins = len(player.coins)
    cost = 0
    if game.rules.faces.category[card] != SHIP:
        cost = max(0, game.rules.faces.cost[card] - player.n[MADEMOISELLE])
    if game.actor != game.active and cost <= coins:
        return Illegal("B24", "fee", fee=game.fee, cost=cost + game.fee, coins=coins)
    return Illegal("B23", "too_expensive", cost=cost, coins=coins)


def _why_not_claim(game: Game, action: Mapping[str, object]) -> Illegal:
    faces = game.rules.faces
    if game.to_act != game.active:
        return Illegal("B16", "not_active")
    if game.stage == BUST and not game.rules.claims_after_bust:
        return Illegal("B14", "no_claim_after_bust")
    code = str(action["expedition"])
    if faces.number.get(code, -1) not in game.expeditions:
        return Illegal("B16", "no_expedition", card=code)
    chosen = action["with"]
    assert isinstance(chosen, list)
    display = [faces.code[card] for card in game.players[game.active].display]
    if any(chosen.count(each) > display.count(each) for each in chosen):
        return Illegal("B16", "not_owned")
    return Illegal("B16", "wrong_persons", card=code)
