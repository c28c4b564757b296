"""Actions and events as the protocol writes them: objects at the edge, integers inside."""

from collections.abc import Mapping
from typing import Final

from companion.engine import actions, declare
from companion.engine.declare import Verb
from companion.engine.refusal import BadAction
from companion.engine.state import Game

WANTED: Final[dict[type, str]] = {str: "text", int: "whole", bool: "flag", list: "texts"}


def action_object(game: Game, action: int) -> dict[str, object]:
    """One legal action, ready to be sent back."""
    kind = action & actions.KIND
    codes = game.rules.faces.code
    out: dict[str, object] = {"do": declare.VERBS[kind].name}
    if kind == actions.TAKE:
        out["card"] = codes[actions.face_of(action)]
        if actions.gift_of(action) >= 0:
            out["gift"] = actions.gift_of(action)
        if action & actions.DECLINED:
            out["decline"] = True
        if action & actions.AS_ITEM:
            out["as"] = "item"
    elif kind == actions.CLAIM:
        out["expedition"] = codes[actions.face_of(action)]
        out["with"] = sorted([codes[face] for face in actions.with_of(action)])
    elif kind in game.rules.handlers:
        game.rules.handlers[kind].tell_action(game, action, out)
    return out


def legal_objects(game: Game) -> list[dict[str, object]]:
    """Every legal action of the seat to act."""
    return [action_object(game, action) for action in game.legal]


def plain_action(action: object) -> dict[str, object]:
    """Check an action's shape and bring it into the form of `legal`; raises BadAction."""
    if not isinstance(action, dict):
        raise BadAction("object")
    verb = verb_of(action)
    plain: dict[str, object] = {"do": verb.name}
    for name in action:
        if name != "do" and name not in [key.name for key in verb.keys]:
            raise BadAction("no_key", verb=verb.name, key=repr(name))
    for key in verb.keys:
        if key.name in action:
            plain[key.name] = _typed(verb.name, key.name, action[key.name], key.kind)
        elif key.needed:
            raise BadAction("needs", verb=verb.name, key=key.name)
    if plain.get("decline") is False:
        del plain["decline"]
    return plain


def verb_of(action: Mapping[str, object]) -> Verb:
    """The declared verb that an object means, where several share a name the one whose keys are there."""
    name = action.get("do")
    forms = declare.forms(name) if isinstance(name, str) else []
    if not forms:
        raise BadAction("verb", known=", ".join(dict.fromkeys([verb.name for verb in declare.VERBS])))
    if len(forms) == 1:
        return forms[0]
    fitting = [form for form in forms if all(key in action for key in form.needs())]
    if len(fitting) != 1:
        keys = [", ".join(form.needs()) for form in forms]
        raise BadAction("needs_one", verb=forms[0].name, keys="; ".join(keys))
    return fitting[0]


def _typed(verb: str, key: str, value: object, kind: type) -> object:
    """A value of the right type; the persons of a claim in any order."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadAction("type", verb=verb, key=key, wanted=WANTED[kind])
    if isinstance(value, list):
        if not all(isinstance(each, str) for each in value):
            raise BadAction("type", verb=verb, key=key, wanted="texts")
        return sorted(value)
    return value


def find_action(game: Game, plain: Mapping[str, object]) -> int:
    """The legal action that an object means, or -1."""
    for action in game.legal:
        if action_object(game, action) == plain:
            return action
    return -1


def event_object(game: Game, event: tuple[int, int, int, int]) -> dict[str, object]:
    """One event in the form that the protocol tells it."""
    kind, seat, card, number = event
    shape = declare.EVENTS[kind]
    out: dict[str, object] = {"event": shape.name}
    if seat >= 0:
        out["seat"] = seat
    if shape.card:
        out[shape.card] = game.rules.labels.get(shape.card, game.rules.faces.code)[card]
    if shape.number:
        out[shape.number] = number
    return out
