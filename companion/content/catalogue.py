"""The card catalogue: every card face with its count and source, checked to the last total."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from companion.content.files import ContentError, data_folder, read_toml

Source = Literal["rulebook", "print", "assumed", "original"]
Colour = Literal["", "yellow", "blue", "green", "red", "black", "ares"]
Item = Literal["", "herbs", "book", "bread", "rum"]
CARD_SETS = {"base": 120, "underway": 60, "gambler": 4, "contracts": 24, "adventure": 39}
CONTRACTS = 18
PERSONS = (
    "trader settler captain priest jack sailor pirate mademoiselle jester admiral governor "
    "wholesaler passenger gambler clerk gunner vice-admiral lookout innkeeper tibook-brother"
).split()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One face. Copies share a code: ships colour.swords.coins[+gift][.item], persons kind[-colour].cost.vp.

    The adventure's fields (A20, A21): `item` a ship carries or an expedition asks for, `crowns` a ship pays
    instead of coins, an innkeeper's `price` for bread or rum, `ares_coins` a person earns on each Ares ship.
    """

    code: str
    count: int
    kind: str
    source: Source
    set: str = ""
    colour: Colour = ""
    swords: int = 0
    skull: bool = False
    cost: int = 0
    vp: int = 0
    needs: str = ""
    coins: int = 0
    gift: int = 0
    threshold: int = 0
    rule: Literal["", "halve", "down to 8"] = ""
    bonus: Literal["", "most swords", "fewest vp"] = ""
    bonus_coins: int = 0
    item: Item = ""
    crowns: int = 0
    price: int = 0
    ares_coins: int = 0
    players: int = 0
    mix: bool = False
    instead: str = ""
    note: str = ""

    @property
    def down_to(self) -> int:
        """How many coins a tax leaves; -1 where it halves them (B17, U2)."""
        return self.threshold - 1 if self.rule == "down to 8" else -1


class Contract(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One contract (C10): what it needs, its coin ladder, and the seal that sizes the time deck (C31)."""

    id: str
    name: str
    needs: str
    timing: Literal["any time", "at once", "active only", "at once, active only"]
    ladder: list[int]
    seal_digit: int
    seal_letter: str
    source: Source
    seal_source: str
    ladder_source: str = ""
    name_2015: str = ""
    coop_only: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    """Every known card and contract."""

    cards: tuple[Card, ...]
    contracts: tuple[Contract, ...]

    def of_set(self, name: str) -> list[Card]:
        """The faces of one set, in file order."""
        return [card for card in self.cards if card.set == name]


class _CardFile(msgspec.Struct, forbid_unknown_fields=True):
    total: int
    card: list[Card]


class _ContractFile(msgspec.Struct, forbid_unknown_fields=True):
    total: int
    contract: list[Contract]


def face_code(card: Card) -> str:
    """The code that a card's own data spell; the file must agree with it."""
    item = f".{card.item}" if card.item else ""
    if card.kind == "ship":
        strength = "skull" if card.skull else str(card.swords)
        pays = f"{card.crowns}c" if card.crowns else str(card.coins)
        return f"{card.colour}.{strength}.{pays}" + (f"+{card.gift}" if card.gift else "") + item
    if card.kind == "expedition":
        return f"expedition.{card.needs}{item}"
    if card.kind == "tax":
        return card.code if card.code.startswith("tax.") else "tax.NAME"
    colour = f"-{card.colour}" if card.colour else ""
    return f"{card.kind}{colour}.{card.cost}.{card.vp}"


def _check_cards(name: str, data: _CardFile) -> None:
    """Totals and codes of one set; the sentence says what was expected."""
    for index, card in enumerate(data.card):
        key = f"{name}.toml: card[{index}]"
        if card.kind not in (*PERSONS, "ship", "expedition", "tax"):
            raise ContentError(f"{key}.kind: no kind of card is called {card.kind!r}")
        if card.code != face_code(card):
            raise ContentError(f"{key}.code: expected {face_code(card)!r} from its data, got {card.code!r}")
        if card.count < 1:
            raise ContentError(f"{key}.count: expected at least 1, got {card.count}")
    total = sum(card.count for card in data.card)
    if not total == data.total == CARD_SETS[name]:
        counts = f"the file says {data.total} and lists {total}"
        raise ContentError(f"{name}.toml: total: expected {CARD_SETS[name]} cards, {counts}")


def _check_contracts(contracts: Iterable[Contract], total: int) -> None:
    ids = [contract.id for contract in contracts]
    if not len(set(ids)) == len(ids) == total == CONTRACTS:
        raise ContentError(f"contracts.toml: total: expected {CONTRACTS} contracts, got {len(set(ids))}")
    for contract in contracts:
        if len(contract.ladder) != 5:
            got = len(contract.ladder)
            raise ContentError(f"contracts.toml: {contract.id}.ladder: expected 5 numbers, got {got}")


def read_catalogue(folder: Path) -> Catalogue:
    """Read and check every card file of one folder."""
    cards: list[Card] = []
    for name in CARD_SETS:
        data = read_toml(folder / "cards" / f"{name}.toml", _CardFile)
        _check_cards(name, data)
        cards += [msgspec.structs.replace(card, set=name) for card in data.card]
    contracts = read_toml(folder / "contracts.toml", _ContractFile)
    _check_contracts(contracts.contract, contracts.total)
    return Catalogue(tuple(cards), tuple(contracts.contract))


@lru_cache(maxsize=1)
def load_catalogue() -> Catalogue:
    """The project's own catalogue, read once a process."""
    return read_catalogue(data_folder())


_kept: dict[str, Card] = {}


def remember(cards: Iterable[Card]) -> None:
    """Faces of an earlier edition: where today's data no longer have them, they can still be told."""
    _kept.update({card.code: card for card in cards})


@lru_cache(maxsize=1)
def _by_code() -> dict[str, Card]:
    return {card.code: card for card in load_catalogue().cards}


def card_of(code: str) -> Card:
    """The card of that code; KeyError where there never was one."""
    return _by_code().get(code) or _kept[code]
