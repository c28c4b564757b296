"""Card faces as lookup tables: a card is a small int, what it shows is a list away."""

from typing import Final

from companion.content import Card
from companion.engine.declare import COLOURS, PERSONS, by_colour, counter, person

SHIP: Final = 0
PERSON: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3

SKULL: Final = 99

# Counters of a display: traders by colour come first, so that a ship's colour is its trader counter.
TRADER: Final = 0
MADEMOISELLE: Final = 6
JESTER: Final = 7
ADMIRAL: Final = 8
GOVERNOR: Final = 9
CAPTAIN: Final = 10
PRIEST: Final = 11
SETTLER: Final = 12
JACK: Final = 13
SYMBOL: Final = 14  # everyone an expedition may take along: captains, priests, settlers, jacks
TRADERS: Final = 15
EXPEDITIONS: Final = 16
CHEAP: Final = 17  # persons of printed cost 3 or less
ARES_EARNER: Final = 18  # the adventure's captain, priest and settler (A20)
HERBS: Final = 19  # items in a display: expeditions ask for them after persons (A21)
BOOK: Final = 20
BREAD: Final = 21
RUM: Final = 22
by_colour("trader", TRADER)
counter("mademoiselle", MADEMOISELLE)
counter("jester", JESTER)
counter("admiral", ADMIRAL)
counter("governor", GOVERNOR)
counter("captain", CAPTAIN)
counter("priest", PRIEST)
counter("settler", SETTLER)
counter("jack", JACK)
counter("symbol", SYMBOL)
counter("traders", TRADERS)
counter("expeditions", EXPEDITIONS)
counter("cheap", CHEAP)
counter("ares earner", ARES_EARNER)
counter("herbs", HERBS)
counter("book", BOOK)
counter("bread", BREAD)
counter("rum", RUM)

person("trader", [TRADERS], TRADER)
person("mademoiselle", [MADEMOISELLE])
person("jester", [JESTER])
person("admiral", [ADMIRAL])
person("governor", [GOVERNOR])
person("captain", [CAPTAIN, SYMBOL])
person("priest", [PRIEST, SYMBOL])
person("settler", [SETTLER, SYMBOL])
person("jack", [JACK, SYMBOL])
person("sailor", [])
person("pirate", [])
person("passenger", [])

SYMBOLS: Final = {"C": CAPTAIN, "P": PRIEST, "S": SETTLER}
ITEMS: Final = {"herbs": HERBS, "book": BOOK, "bread": BREAD, "rum": RUM}
MOST_SWORDS: Final = 0
FEWEST_VP: Final = 1


class Faces:
    """The tables of one game's card universe. Index: face, a small int."""

    __slots__ = (
        "bonus_coins",
        "bonus_to",
        "category",
        "code",
        "coins",
        "colour",
        "cost",
        "crew",
        "crowns",
        "down_to",
        "gains",
        "gift",
        "item",
        "kind",
        "lead",
        "needs",
        "number",
        "price",
        "strength",
        "swords",
        "threshold",
        "vp",
    )

    def __init__(self, cards: list[Card]) -> None:
        self.code: list[str] = []
        self.number: dict[str, int] = {}
        self.kind: list[str] = []
        self.category: list[int] = []
        self.colour: list[int] = []
        self.strength: list[int] = []
        self.coins: list[int] = []
        self.gift: list[int] = []
        self.cost: list[int] = []
        self.vp: list[int] = []
        self.swords: list[int] = []
        self.gains: list[list[int]] = []
        self.needs: list[list[int]] = []
        self.threshold: list[int] = []
        self.down_to: list[int] = []
        self.bonus_to: list[int] = []
        self.bonus_coins: list[int] = []
        self.crew: list[int] = []  # persons that an expedition takes along
        self.lead: list[int] = []  # how many of them share its first symbol
        self.item: list[str] = []
        self.crowns: list[int] = []
        self.price: list[int] = []
        for card in cards:
            if card.code not in self.number:
                self._add(card)

    def _add(self, card: Card) -> None:
        self.number[card.code] = len(self.code)
        self.code.append(card.code)
        self.kind.append(card.kind)
        self.category.append({"ship": SHIP, "expedition": EXPEDITION, "tax": TAX}.get(card.kind, PERSON))
        self.colour.append(COLOURS.index(card.colour) if card.colour else -1)
        self.strength.append(SKULL if card.skull else card.swords)
        self.coins.append(card.coins)
        self.gift.append(card.gift)
        self.cost.append(card.cost)
        self.vp.append(card.vp)
        self.swords.append(0 if card.kind == "ship" else card.swords)
        self.gains.append(counters(card))
        crew = sorted([SYMBOLS[letter] for letter in card.needs if letter in SYMBOLS])
        self.crew.append(len(crew))
        self.lead.append(crew.count(crew[0]) if crew else 0)
        self.needs.append([*crew, ITEMS[card.item]] if crew and card.item else crew)
        self.item.append(card.item)
        self.crowns.append(card.crowns)
        self.price.append(card.price)
        self.threshold.append(card.threshold)
        self.down_to.append(card.down_to)
        self.bonus_to.append(MOST_SWORDS if card.bonus == "most swords" else FEWEST_VP)
        self.bonus_coins.append(card.bonus_coins)

    def colour_number(self, colour: str) -> int:
        """The number of a ship colour, which is also the counter of its traders."""
        return COLOURS.index(colour)


def counters(card: Card) -> list[int]:
    """The counters that one copy of this card in a display raises by one."""
    if card.kind == "ship":
        return [ITEMS[card.item]] if card.item else []
    if card.kind == "tax":
        return []
    if card.kind == "expedition":
        return [EXPEDITIONS]
    declared = PERSONS[card.kind]
    gains = declared.counters[:]
    if declared.by_colour >= 0:
        gains.append(declared.by_colour + COLOURS.index(card.colour))
    if card.ares_coins:
        gains.append(ARES_EARNER)
    if card.cost <= 3:
        gains.append(CHEAP)
    return gains
