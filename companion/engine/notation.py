"""Actions and events as the protocol writes them: objects at the edge, integers inside."""

from collections.abc import Mapping
from typing import Final

from companion.engine import actions, events
from companion.engine.refusal import BadAction
from companion.engine.state import Game

VERBS: Final = [
    "draw",
    "stop",
    "pass",
    "take",
    "repel",
    "keep",
    "claim",
    "end",
    "gamble",
    "complete",
    "decline",
    "score",
    "keep_ship",
    "discard_ship",
    "complete",
    "decline",
    "look",
    "put_back",
    "sell",
    "buy_out",
    "buy_out",
    "hero",
]

# What an action object may say beside `do`: key, its type, whether it must be there.
KEYS: Final[dict[str, list[tuple[str, type, bool]]]] = {
    "take": [("card", str, True), ("gift", int, False), ("decline", bool, False), ("as", str, False)],
    "claim": [("expedition", str, True), ("with", list, True)],
    "complete": [("contract", str, False), ("task", str, False), ("with", list, False)],
    "decline": [("contract", str, False), ("task", str, False)],
    "score": [("move", bool, True)],
    "put_back": [("place", int, True)],
    "sell": [("card", str, True), ("innkeeper", str, True)],
    "buy_out": [("pay", bool, True)],
    "hero": [("hero", str, True)],
}


def action_object(game: Game, action: int) -> dict[str, object]:
    """One legal action, ready to be sent back."""
    kind = action & actions.KIND
    codes = game.rules.faces.code
    out: dict[str, object] = {"do": VERBS[kind]}
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
        raise BadAction("An action is an object with `do`.")
    verb = action.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise BadAction(f"`do` is one of {', '.join(dict.fromkeys(VERBS))}.")
    plain: dict[str, object] = {"do": verb}
    known = KEYS.get(verb, [])
    for key in action:
        if key != "do" and key not in [name for name, _, _ in known]:
            raise BadAction(f"The action {verb!r} has no key {key!r}.")
    for key, kind, needed in known:
        if key in action:
            plain[key] = _typed(verb, key, action[key], kind)
        elif needed:
            raise BadAction(f"The action {verb!r} needs `{key}`.")
    if verb in ("complete", "decline") and ("contract" in plain) == ("task" in plain):
        raise BadAction(f"The action {verb!r} needs either `contract` or `task`.")
    if plain.get("decline") is False:
        del plain["decline"]
    return plain


def _typed(verb: str, key: str, value: object, kind: type) -> object:
    """A value of the right type; the persons of a claim in any order."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {str: "a text", int: "a whole number", bool: "true or false", list: "a list of texts"}
        raise BadAction(f"`{key}` of the action {verb!r} is {words[kind]}.")
    if isinstance(value, list):
        if not all(isinstance(each, str) for each in value):
            raise BadAction(f"`{key}` of the action {verb!r} is a list of texts.")
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
    name, card_key, number_key = events.SHAPE[kind]
    out: dict[str, object] = {"event": name}
    if seat >= 0:
        out["seat"] = seat
    if card_key == "contract":
        out[card_key] = game.rules.contract_ids[card]
    elif card_key in game.rules.labels:
        out[card_key] = game.rules.labels[card_key][card]
    elif card_key:
        out[card_key] = game.rules.faces.code[card]
    if number_key:
        out[number_key] = number
    return out
