"""Card faces as people read them: title, letter, what it does; from the catalogue's data and the texts."""

from collections import Counter
from collections.abc import Iterable

from companion.content import Card
from companion.i18n import Thing, Value, enumeration, listed, t


def letter(card: Card) -> str:
    """The letter that doubles a colour, so that no colour carries meaning alone."""
    return t(f"letter-{card.colour}") if card.colour else ""


def title(card: Card) -> str:
    """A card's short name: the ship's type, the person's trade."""
    if card.kind == "ship":
        return t(f"ship-{card.colour}")
    return t(f"card-{card.kind}", n=1)


def named(card: Card) -> Thing:
    """A card's name inside a sentence: a yellow pinnace, a trader (yellow)."""
    if card.kind == "ship":
        return Thing(f"name-ship-{card.colour}")
    if card.kind == "expedition":
        return Thing("name-expedition", needs=needed(card.needs))
    person = Thing(f"card-{card.kind}", n=1)
    return (
        Thing("name-coloured", person=person, colour=Thing(f"colour-{card.colour}"))
        if card.colour
        else person
    )


def name(card: Card) -> str:
    """A card's name where it stands alone."""
    return str(named(card))


def needed(symbols: str) -> Value:
    """An expedition's symbols in words: 2 captains and 1 settler."""
    kinds = {"C": "captain", "P": "priest", "S": "settler"}
    counts = {kind: symbols.count(sign) for sign, kind in kinds.items() if sign in symbols}
    return listed(Thing("counted", n=n, what=Thing(f"card-{kind}", n=n)) for kind, n in counts.items())


def needs(symbols: str) -> str:
    """The same where it stands alone."""
    return str(needed(symbols))


def strength(card: Card) -> str:
    """A ship's swords or its skull."""
    return t("skull") if card.skull else t("swords", n=card.swords)


def pay(card: Card) -> str:
    """What a ship pays."""
    crowns = getattr(card, "crowns", 0)
    return t("crowns", n=crowns) if crowns else t("coins", n=card.coins)


def ability(card: Card) -> str:
    """What a card does, in a few words."""
    if card.kind == "ship":
        item = getattr(card, "item", "")
        return t("gift", n=card.gift) if card.gift else t(f"item-{item}") if item else ""
    if card.kind in ("expedition", "tax"):
        return needs(card.needs) if card.kind == "expedition" else t(f"bonus-{card.bonus.replace(' ', '-')}")
    if card.colour:
        return t(f"ability-{card.kind}", colour=Thing(f"colour-{card.colour}"))
    return t(f"ability-{card.kind}", n=card.swords)


def shows(card: Card) -> str:
    """Everything a face shows besides its name."""
    if card.kind == "ship":
        parts = [strength(card), pay(card), ability(card)]
    elif card.kind == "expedition":
        parts = [ability(card), t("coins", n=card.coins), t("vp", n=card.vp)]
    elif card.kind == "tax":
        parts = [t(f"tax-{card.rule.replace(' ', '-')}", n=card.threshold), ability(card)]
    else:
        parts = [t("costs", n=card.cost), t("vp", n=card.vp), ability(card)]
    return enumeration(part for part in parts if part)


def sentence(card: Card) -> str:
    """Everything a face shows in one line, for tooltips, the browser and screen readers."""
    return t("face", name=name(card), shows=shows(card))


def grouped(cards: Iterable[Card]) -> Value:
    """Cards as one tells them: 2 sailors, 1 trader (yellow) and 1 expedition (2 captains)."""
    counts = Counter((card.kind, card.colour, card.needs) for card in cards)
    return listed(_counted(n, *face) for face, n in counts.items())


def _counted(n: int, kind: str, colour: str, needs: str) -> Thing:
    if kind == "ship":
        return Thing("counted", n=n, what=Thing(f"coloured-ship-{colour}", n=n))
    if kind == "expedition":
        return Thing("counted", n=n, what=Thing("name-expedition", needs=needed(needs)))
    what = Thing(f"card-{kind}", n=n)
    if colour:
        what = Thing("name-coloured", person=what, colour=Thing(f"colour-{colour}"))
    return Thing("counted", n=n, what=what)
