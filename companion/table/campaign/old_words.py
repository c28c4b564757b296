"""The words of version 0.1.0 for play cards: logs of that time name them by these words alone, in English."""

from companion.content import load_catalogue
from companion.content.catalogue import Card


def old_words(code: str, count: int) -> str:
    """A play card as such a log names it: `2 x Ares ship (3 swords, book)`. Kept to read, never to show."""
    card = next(card for card in load_catalogue().of_set("adventure") if card.code == code)
    item = f", {card.item}" if card.item else ""
    if card.kind == "ship":
        return f"{count} x {_ship(card)} ({_strength(card)}{item})"
    if card.kind == "expedition":
        return f"{count} x expedition ({card.needs}{item})"
    if card.kind == "tax":
        return f"{count} x tax (from {card.threshold} coins)"
    return f"{count} x {card.kind} (cost {card.cost}, {card.vp} VP)"


def _ship(card: Card) -> str:
    return "Ares ship" if card.colour == "ares" else f"{card.colour} ship"


def _strength(card: Card) -> str:
    return "skull" if card.skull else "1 sword" if card.swords == 1 else f"{card.swords} swords"
