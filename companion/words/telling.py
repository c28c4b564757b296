"""Actions, events and refusals of the engine in the words of the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.content.books import Book
from companion.content.catalogue import card_of
from companion.engine.refusal import EngineRefusal, Illegal, SetupError
from companion.engine.views import View
from companion.i18n import Thing, Value, listed, listing, load_texts, t
from companion.words import cards as faces
from companion.words.story import book_of, event_name, hero_line, hero_name

Json = Mapping[str, Any]


def card_name(code: str) -> Thing:
    """A card in a sentence, short: sailor, yellow pinnace."""
    return faces.named(card_of(code))


def sitter(name: str, bot: bool) -> str:
    """Who sits there; a bot is marked as one."""
    return t("bot-named", name=name) if bot else name


def contract_name(contract_id: str) -> Thing:
    """A contract's title."""
    return Thing(f"contract-{contract_id}")


def choice_text(action: Json, view: View) -> str:
    """An action as one of several choices; some are told by what lies on the table."""
    pending = view["pending"]
    if action["do"] == "put_back" and isinstance(pending, dict):
        return faces.sentence(card_of(pending["cards"][int(action["place"])]))
    if action["do"] == "hero":
        return hero_line(view, str(action["hero"]))
    return action_text(action, [player["name"] for player in view["players"]], book_of(view))


def action_text(action: Json, names: Sequence[str], book: Book | None = None) -> str:
    """What an action does, as a choice reads."""
    do = str(action["do"])
    key = f"do-{do.replace('_', '-')}{_answer(action)}"
    if _known(key):
        return t(key, **_action_values(action, names, book))
    return f"{do.replace('_', ' ')} {_rest(action)}".strip()


def _answer(action: Json) -> str:
    """What an action says besides its verb: yes or no, or that something is discarded for it."""
    if action["do"] in ("score", "buy_out"):
        return "-yes" if action.get("move") or action.get("pay") else "-no"
    return "-with" if action["do"] == "complete" and action.get("with") else ""


def _action_values(action: Json, names: Sequence[str], book: Book | None) -> dict[str, Value]:
    values: dict[str, Value] = {"given": "no", "how": str(action.get("as", "trade"))}
    for name, value in action.items():
        if name in ("card", "expedition", "innkeeper"):
            values[name] = card_name(str(value))
        elif name == "with":
            values[name] = listed(card_name(code) for code in value)
        elif name == "contract":
            values["goal"] = contract_name(str(value))
        elif name == "task":
            values["goal"] = Thing("task-number", number=str(value))
        elif name == "hero":
            values[name] = hero_name(book, str(value))
        elif name == "place":
            values["n"] = int(value) + 1
        elif name == "gift":
            values |= {"given": "yes", "name": names[value]}
        elif name == "decline" and value:
            values["how"] = "decline"
    return values


def _known(key: str) -> bool:
    return key in load_texts("en")


def _rest(action: Json) -> str:
    """Whatever an action names that has no text yet: a card by its name, a number as it is."""
    told = [_told(value) for key, value in action.items() if key != "do"]
    return ", ".join(word for word in told if word)


def _told(value: Any) -> str:
    if isinstance(value, list):
        return listing(_told(each) for each in value)
    try:
        return str(card_name(str(value)))
    except KeyError:
        return "" if isinstance(value, bool) else str(value)


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


def _plain_value(value: object) -> Value:
    """A number or a word as it is; a refusal inside another one as its sentence."""
    if isinstance(value, EngineRefusal):
        return refusal_text(value)
    return value if isinstance(value, int) else str(value)


def _value(value: object) -> Value:
    if isinstance(value, int):
        return value
    try:
        return card_name(str(value))
    except KeyError:
        return str(value)


def event_text(event: Json, names: Sequence[str], book: Book | None = None) -> str:
    """An event as the story tells it, an adventure by its book; empty for what goes without saying."""
    key = f"story-{str(event['event']).replace('_', '-')}"
    return t(key, **_event_values(event, names, book)) if _known(key) else _plain_event(event, names)


def entered_text(revealed: Json, entered: Json, names: Sequence[str]) -> str:
    """A ship that was revealed and let in, as one sentence."""
    return t("story-revealed-entered", **_event_values(revealed, names), n=int(entered["colours"]))


def _event_values(event: Json, names: Sequence[str], book: Book | None = None) -> dict[str, Value]:
    values: dict[str, Value] = {"name": ""}
    for name, value in event.items():
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
        elif name != "event":
            values[name] = value if isinstance(value, int) else str(value)
    return values


def _name(seat: Any, names: Sequence[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _plain_event(event: Json, names: Sequence[str]) -> str:
    """An event the texts do not know yet, still readable."""
    rest = [_told(value) for key, value in event.items() if key not in ("event", "seat") and value != ""]
    who = _name(event.get("seat"), names)
    return (
        " ".join(part for part in (who, str(event["event"]).replace("_", " "), ", ".join(rest)) if part) + "."
    )
