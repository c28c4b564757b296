"""The adventure as the protocol tells it: state, questions, actions and refusals."""

from collections.abc import Mapping

from companion.content.books import Need, Task
from companion.engine.actions import KIND, face_of, with_of
from companion.engine.faces import SHIP
from companion.engine.modules.adventure.cards import lookouts
from companion.engine.modules.adventure.chronicle import current_campaign, next_campaign
from companion.engine.modules.adventure.declared import (
    ASK_HERO,
    ASK_PUT_BACK,
    ASK_TASK,
    BUY_OUT,
    DECLINE_TASK,
    HERO,
    INNKEEPER,
    PAY,
    PUT_BACK,
    SELL,
    TASK,
)
from companion.engine.modules.adventure.events import marker_count
from companion.engine.modules.adventure.part import RUNNING, TROPHY, WON, Chronicle, Lying
from companion.engine.modules.adventure.tale import ANY, Tale
from companion.engine.refusal import Illegal
from companion.engine.state import DISCOVER, OVER, TAKING, Game
from companion.engine.views import EffectView, NeedView, PlayerView, Question, ResultView, TaskView, View

SPACES: list[str] = ["ability", "trophy", "crown", "crowns"]


def tell(game: Game, tale: Tale, part: Chronicle, state: View) -> None:
    """The public facts: event, month, tasks and the campaign; in the end its next state."""
    state["event"] = None if part.event < 0 else tale.events[part.event].id
    state["event_effects"] = _effects(tale, part.event)
    state["events"] = {
        "deck": len(part.event_deck),
        "discard": [tale.events[event].id for event in part.event_discard],
        "reserve": len(part.event_reserve),
    }
    state["month"] = part.month
    state["tasks"] = [_task(tale, lying) for lying in part.tasks]
    state["campaign"] = current_campaign(tale)
    if game.stage == OVER:
        state["result"] = _result(game, tale, part)


def _task(tale: Tale, lying: Lying) -> TaskView:
    """Who has done it, and what its card says, so that a client needs no book."""
    number = tale.deeds[lying.task].number
    printed = tale.book.chapters[int(number[0]) - 1].find(number).task or Task()
    return {
        "task": number,
        "done": lying.done[:],
        "upper": sorted(lying.upper),
        "needs": [_need(need) for need in printed.needs or ()],
        "when": printed.when,
        "harbour": printed.harbour,
        "first": {"coins": printed.first.coins, "crowns": printed.first.crowns} if printed.first else {},
        "crowns": printed.crowns,
    }


def _need(need: Need) -> NeedView:
    told: NeedView = {"what": need.what, "count": need.count, "discard": need.discard}
    if need.cost_max is not None:
        told["cost_max"] = need.cost_max
    return told


def _effects(tale: Tale, event: int) -> list[EffectView]:
    """What the event of this turn does; empty before the first."""
    if event < 0:
        return []
    return [{"do": each.do, "amount": each.amount, "who": each.who} for each in tale.effects(event)]


def _result(game: Game, tale: Tale, part: Chronicle) -> ResultView:
    """Winners and reason as ever; co-op also whether card 9 was fulfilled; and the campaign that follows."""
    result: ResultView = {"winners": list(game.winners), "reason": game.reason}
    if part.outcome != RUNNING:
        result["won"] = part.outcome == WON
        result["markers"] = marker_count(part)
        result["vp"] = sum([player.vp for player in game.players])
    result["campaign"] = next_campaign(game, tale, part)
    return result


def tell_player(game: Game, tale: Tale, part: Chronicle, seat: int, state: PlayerView) -> None:
    """Hero, markers left, what they have opened, crowns; items apart from the rest of the display."""
    faces = game.rules.faces
    display = game.players[seat].display
    saga = part.sagas[seat]
    state["display"] = [faces.code[card] for card in display if faces.category[card] != SHIP]
    state["items"] = [faces.code[card] for card in display if faces.category[card] == SHIP]
    state["hero"] = None if saga.hero < 0 else tale.heroes[saga.hero].id
    state["hero_markers"] = saga.left
    state["open"] = [name for space, name in enumerate(SPACES) if saga.open(space)]
    state["crowns"] = saga.crowns
    state["trophy"] = saga.open(TROPHY)


def tell_question(game: Game, tale: Tale, part: Chronicle, ask: int, state: Question) -> None:
    """What is asked. The key `cards` is for the asked seat alone."""
    kind = ask & KIND
    if kind == ASK_TASK:
        state["ask"], state["rule"] = "task", "A16"
        state["task"] = tale.deeds[ask >> 8].number
    elif kind == ASK_PUT_BACK:
        codes = game.rules.faces.code
        state["ask"], state["rule"] = "put_back", "A21"
        state["cards"] = [codes[card] for card in part.looked]
    elif kind == ASK_HERO:
        state["ask"], state["rule"] = "hero", "A2"
    else:
        state["ask"], state["rule"] = "buy_out", "A51"
        state["coins"] = tale.buy_out_price


def tell_action(game: Game, tale: Tale, part: Chronicle, action: int, out: dict[str, object]) -> None:
    """One action as an object; its verb is written already."""
    kind = action & KIND
    codes = game.rules.faces.code
    if kind in (TASK, DECLINE_TASK):
        out["task"] = tale.deeds[action >> 5 & 255].number
        items = with_of(action) if kind == TASK else []
        if items:
            out["with"] = sorted([codes[face] for face in items])
    elif kind == PUT_BACK:
        out["place"] = action >> 5
    elif kind == SELL:
        out["card"] = codes[face_of(action)]
        out["innkeeper"] = codes[action >> 13]
    elif kind == BUY_OUT:
        out["pay"] = action == PAY
    elif kind == HERO:
        out["hero"] = tale.heroes[action >> 5].id


def explain(game: Game, tale: Tale, part: Chronicle, action: Mapping[str, object]) -> Illegal:
    """Why an adventure action is not possible now."""
    verb = action["do"]
    if game.asks and game.asks[0] & KIND == ASK_TASK and verb in ("complete", "decline"):
        return Illegal("A16", "answer_task", task=tale.deeds[game.asks[0] >> 8].number)
    if verb == "complete":
        return _why_not_complete(game, tale, part, str(action.get("task", "")))
    if verb == "look":
        return _why_not_look(game, tale, part)
    if verb == "sell":
        return _why_not_sell(game)
    return Illegal({"hero": "A2", "buy_out": "A51", "put_back": "A21"}.get(str(verb), "A16"), "not_asked")


def _why_not_complete(game: Game, tale: Tale, part: Chronicle, number: str) -> Illegal:
    lying = [each for each in part.tasks if tale.deeds[each.task].number == number]
    seat = game.actor
    if not lying:
        return Illegal("A13", "task_not_on_table")
    if tale.deeds[lying[0].task].when != ANY:
        return Illegal("A16", "task_moment")
    if seat in lying[0].done:
        return Illegal("A13", "task_done")
    if part.sagas[seat].left == 0:
        return Illegal("A13", "no_hero_marker")
    return Illegal("A13", "task_not_fulfilled")


def _why_not_look(game: Game, tale: Tale, part: Chronicle) -> Illegal:
    if game.stage != DISCOVER:
        return Illegal("A21", "not_in_discover")
    used = part.looks >= lookouts(game, tale, part)
    return Illegal("A21", "no_lookout" if used else "no_card")


def _why_not_sell(game: Game) -> Illegal:
    if game.stage != TAKING:
        return Illegal("A21", "not_in_trade")
    keeps = game.players[game.actor].n[INNKEEPER]
    return Illegal("A21", "no_goods" if keeps else "no_innkeeper")
