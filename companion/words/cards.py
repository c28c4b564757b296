"""Card faces as people read them: title, letter, what it does; from the catalogue's data and the texts."""

from companion.content import Card
from companion.i18n import listing, t


def letter(card: Card) -> str:
    """The letter that doubles a colour, so that no colour carries meaning alone."""
    return t(f"letter-{card.colour}") if card.colour else ""


def title(card: Card) -> str:
    """A card's short name: the ship's type, the person's trade."""
    if card.kind == "ship":
        return t(f"ship-{card.colour}")
    return t(f"card-{card.kind}", n=1)


def name(card: Card) -> str:
    """A card's name in a sentence: a yellow pinnace, a trader (yellow)."""
    if card.kind == "ship":
        return t("name-ship", colour=t(f"colour-{card.colour}"), ship=t(f"ship-{card.colour}"))
    if card.kind == "expedition":
        return t("name-expedition", needs=needs(card.needs))
    if card.colour:
        return t("name-coloured", person=title(card), colour=t(f"colour-{card.colour}"))
    return title(card)


def needs(symbols: str) -> str:
    """An expedition's symbols in words: 2 captains and 1 settler."""
    kinds = {"C": "captain", "P": "priest", "S": "settler"}
    counts = {kind: symbols.count(sign) for sign, kind in kinds.items() if sign in symbols}
    return listing(t("counted", n=n, what=t(f"card-{kind}", n=n)) for kind, n in counts.items())


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
        return (
            t("needs", needs=needs(card.needs))
            if card.kind == "expedition"
            else t(f"bonus-{card.bonus.replace(' ', '-')}")
        )
    if card.colour:
        return t(f"ability-{card.kind}", colour=t(f"colour-{card.colour}"))
    return t(f"ability-{card.kind}", n=card.swords)


def sentence(card: Card) -> str:
    """Everything a face shows in one line, for tooltips, the browser and screen readers."""
    if card.kind == "ship":
        parts = [strength(card), pay(card), ability(card)]
    elif card.kind == "expedition":
        parts = [ability(card), t("coins", n=card.coins), t("vp", n=card.vp)]
    elif card.kind == "tax":
        parts = [t(f"tax-{card.rule.replace(' ', '-')}", n=card.threshold), ability(card)]
    else:
        parts = [t("costs", n=card.cost), t("vp", n=card.vp), ability(card)]
    return t("face", name=name(card), shows=", ".join(part for part in parts if part))
