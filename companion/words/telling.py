"""Actions, events and refusals of the engine in the words of the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.content.books import Book
from companion.content.catalogue import card_of
from companion.engine.refusal import EngineRefusal, Illegal, SetupError
from companion.i18n import listing, load_texts, t
from companion.words import cards as faces
from companion.words.story import event_name, hero_name

Json = Mapping[str, Any]


def card_name(code: str) -> str:
    """A card in a sentence, short: sailor, yellow pinnace."""
    return faces.name(card_of(code))


def contract_name(contract_id: str) -> str:
    """A contract's title."""
    return t(f"contract-{contract_id}")


def action_text(action: Json, names: Sequence[str]) -> str:
    """What an action does, as a choice reads."""
    do = str(action["do"])
    if do == "take":
        return _take_text(action, names)
    if do == "claim":
        people = listing(card_name(code) for code in action["with"])
        return t("do-claim", expedition=card_name(action["expedition"]), people=people)
    if do in ("complete", "decline"):
        return t(f"do-{do}", contract=_goal(action)) + _with(action)
    if do == "buy_out":
        return t("do-buy-out-yes" if action["pay"] else "do-buy-out-no")
    if do == "put_back":
        return t("do-put-back", n=int(action["place"]) + 1)
    if do == "score":
        return t("do-score-yes" if action["move"] else "do-score-no")
    key = f"do-{do.replace('_', '-')}"
    return t(key, what=_rest(action)) if _known(key) else f"{do.replace('_', ' ')} {_rest(action)}".strip()


def _known(key: str) -> bool:
    return key in load_texts("en")


def _goal(action: Json) -> str:
    if "contract" in action:
        return contract_name(str(action["contract"]))
    return t("task-number", number=str(action.get("task", "")))


def _with(action: Json) -> str:
    """The items a task discards."""
    return (
        t("do-with", items=listing(card_name(code) for code in action["with"])) if action.get("with") else ""
    )


def _rest(action: Json) -> str:
    """Whatever else an action names: a card by its name, a number as it is."""
    told = [_told(value) for key, value in action.items() if key != "do"]
    return ", ".join(word for word in told if word)


def _told(value: Any) -> str:
    if isinstance(value, list):
        return listing(_told(each) for each in value)
    try:
        return card_name(str(value))
    except KeyError:
        return "" if isinstance(value, bool) else str(value)


def _take_text(action: Json, names: Sequence[str]) -> str:
    text = t("do-take", card=card_name(action["card"]))
    if "gift" in action:
        text += t("do-take-gift", name=names[action["gift"]])
    if action.get("decline"):
        text += t("do-take-decline")
    if action.get("as"):
        text += t("do-take-item")
    return text


def refusal_text(refusal: EngineRefusal) -> str:
    """Why not, with the rule where one forbids it."""
    sentence = reason_text(refusal)
    return t("why", sentence=sentence, rule=refusal.rule) if isinstance(refusal, Illegal) else sentence


def reason_text(refusal: EngineRefusal) -> str:
    """Why not: the engine's reason in the catalogue's words."""
    tell = _value if isinstance(refusal, Illegal) else _plain_value
    return t(refusal_key(refusal), **{name: tell(value) for name, value in refusal.values.items()})


def refusal_key(refusal: EngineRefusal) -> str:
    """The key of a refusal's sentence."""
    kind = "why" if isinstance(refusal, Illegal) else "setup" if isinstance(refusal, SetupError) else "action"
    return f"{kind}-{refusal.reason.replace('_', '-')}"


def _plain_value(value: object) -> str | int:
    """A number or a word as it is; a refusal inside another one as its sentence."""
    if isinstance(value, EngineRefusal):
        return refusal_text(value)
    return value if isinstance(value, int) else str(value)


def _value(value: object) -> str | int:
    if isinstance(value, int):
        return value
    try:
        return card_name(str(value))
    except KeyError:
        return str(value)


def event_text(event: Json, names: Sequence[str], book: Book | None = None) -> str:
    """An event as the story tells it, an adventure by its book; empty for what goes without saying."""
    kind = str(event["event"])
    key = f"story-{kind.replace('_', '-')}"
    if not _known(key):
        return _plain_event(event, names)
    values: dict[str, str | int] = {"name": ""}
    for name, value in event.items():
        if name == "event":
            continue
        if name in ("seat", "other"):
            values[{"seat": "name", "other": "other"}[name]] = _name(value, names)
        elif name == "card":
            values[name] = card_name(str(value))
        elif name == "contract":
            values[name] = contract_name(str(value))
        elif name == "hero":
            values[name] = hero_name(book, str(value))
        elif name == "name":
            values["event"] = event_name(book, str(value))
        else:
            values[name] = value if isinstance(value, int) else str(value)
    return t(key, **values)


def _name(seat: Any, names: Sequence[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _plain_event(event: Json, names: Sequence[str]) -> str:
    """An event the texts do not know yet, still readable."""
    rest = [_told(value) for key, value in event.items() if key not in ("event", "seat") and value != ""]
    who = _name(event.get("seat"), names)
    return (
        " ".join(part for part in (who, str(event["event"]).replace("_", " "), ", ".join(rest)) if part) + "."
    )
