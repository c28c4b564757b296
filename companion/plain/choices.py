"""The decisions of a digital game as sentences: where it stands, what is asked, what each choice does."""

from collections.abc import Sequence
from typing import Any

from companion.content import Card
from companion.content.catalogue import card_of
from companion.engine.views import View
from companion.i18n import Thing, enumeration, t
from companion.session.port import Action, LocalPort
from companion.words import cards as faces
from companion.words.moves import prompt, sort_moves
from companion.words.story import hero_line
from companion.words.telling import action_text, card_name

PERCENT = 100


def capital(text: str) -> str:
    """A choice reads like a sentence."""
    return text[:1].upper() + text[1:]


def acting(view: View) -> int:
    """The seat whose decision it is."""
    seat = view["to_act"]
    assert seat is not None
    return seat


def question(port: LocalPort, view: View) -> str:
    """Whose decision it is and about what."""
    name, pending = port.names[acting(view)], view["pending"]
    moves = sort_moves(port.legal(), pending)
    asked = pending["ask"] if isinstance(pending, dict) else ""
    if asked == "hero":
        return t("plain-ask-hero", name=name)
    if asked == "put_back":
        return t("plain-ask-put-back", name=name)
    if view["phase"] == "trade" and pending is None and moves.takes:
        return t("plain-ask-take", name=name, n=view["takes_left"])
    return prompt(view, port.names, moves)


def position(port: LocalPort, view: View) -> str:
    """Harbour, purse and risk in one line; empty before the heroes are chosen."""
    if isinstance(view["pending"], dict) and view["pending"]["ask"] == "hero":
        return ""
    told = [_harbour(port, view), *_sight(view), _purse(view), *_risk(port, view)]
    if view["final_round"]:
        told.append(t("final-round"))
    return " ".join(each for each in told if each)


def _harbour(port: LocalPort, view: View) -> str:
    """The whole harbour while it is at stake; in a taking only what is not among the choices."""
    cards = [card_of(code) for code in view["harbour"]]
    colours = len({card.colour for card in cards if card.kind == "ship"})
    if view["phase"] != "trade":
        empty = "" if view["pending"] else t("harbour-empty")
        return t("plain-harbour", cards=_named(cards), n=colours) if cards else empty
    offered = sort_moves(port.legal(), view["pending"]).takes
    rest = [card for card in cards if card.code not in offered]
    return t("plain-rest", cards=_named(rest)) if rest and offered else ""


def _named(cards: Sequence[Card]) -> str:
    return enumeration(_worth(card) for card in cards)


def _worth(card: Card) -> Thing:
    if card.kind == "ship":
        return Thing("plain-card-ship", card=faces.named(card), worth=faces.pay(card))
    return Thing("plain-card-person", card=faces.named(card), worth=Thing("coins", n=card.cost))


def _sight(view: View) -> list[str]:
    """The ship that waits for a decision."""
    code = view["pending"]
    return [t("plain-sight", face=faces.sentence(card_of(code)))] if isinstance(code, str) else []


def _purse(view: View) -> str:
    player = view["players"][acting(view)]
    return t("plain-purse", name=player["name"], coins=player["coins"], swords=player["swords"])


def _risk(port: LocalPort, view: View) -> list[str]:
    """The bust risk, where this game shows it before the draw."""
    if port.setup.get("odds", "off") != "before" or view["phase"] != "discover" or view["pending"]:
        return []
    odds = port.odds() if view["harbour"] else None
    return [] if odds is None else [t("plain-risk", percent=percent(odds.bust_next))]


def percent(chance: Any) -> int:
    """A chance as people say it."""
    return round(float(chance) * PERCENT)


def sentence(port: LocalPort, view: View, action: Action) -> str:
    """One choice, with what the card shows and what it costs or brings."""
    text, do = capital(action_text(action, port.names, port.book)), action["do"]
    if do == "take":
        return _take(port, text, action)
    if do == "claim":
        card = card_of(str(action["expedition"]))
        return t("plain-claim", text=text, coins=card.coins, vp=card.vp)
    if do == "hero":
        return t("plain-hero", line=hero_line(view, str(action["hero"])))
    if do == "put_back" and isinstance(view["pending"], dict):
        code = view["pending"]["cards"][action["place"]]
        return t("plain-put-back", card=card_name(code), shows=_shows(code))
    return t("plain-choice", text=text)


def _shows(code: str) -> str:
    return faces.shows(card_of(code))


def _take(port: LocalPort, text: str, action: Action) -> str:
    taking, shows = port.taking(action), _shows(str(action["card"]))
    if card_of(str(action["card"])).kind != "ship":
        return t("plain-take-pays", text=text, shows=shows, coins=taking.pays + taking.fee, fee=taking.fee)
    return t("plain-take-gets", text=text, shows=shows, coins=taking.gets, fee=taking.fee)
