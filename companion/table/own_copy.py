"""What your own printed copy says instead of an assumed value: an overlay on the catalogue, in the store."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.content import Card, Catalogue, Contract, load_catalogue
from companion.table.time_deck import read_seal

Knowledge = Mapping[str, Any]


def fields_of(card: Card) -> tuple[str, str]:
    """The two numbers printed on a face that a table can read off it."""
    if card.kind == "ship":
        return ("swords", "coins")
    return ("coins", "vp") if card.kind == "expedition" else ("cost", "vp")


def assumed_cards() -> list[Card]:
    """Faces whose numbers no source tells; taxes have none of the two."""
    return [card for card in load_catalogue().cards if card.source == "assumed" and card.kind != "tax"]


def print_cards() -> list[Card]:
    """Faces whose numbers are known from print; another print may have others."""
    return [card for card in load_catalogue().cards if card.source == "print" and card.kind != "tax"]


def assumed_seals() -> list[Contract]:
    """Contracts whose seal no source tells."""
    return [contract for contract in load_catalogue().contracts if "assumed" in contract.seal_source]


def corrected(knowledge: Knowledge) -> Catalogue:
    """The catalogue as this table's copy has it; codes stay, they are only names."""
    known = load_catalogue()
    cards, seals = knowledge.get("cards") or {}, knowledge.get("seals") or {}
    if not cards and not seals:
        return known
    return Catalogue(
        tuple(replace(card, **cards.get(card.code, {})) for card in known.cards),
        tuple(_sealed(contract, seals) for contract in known.contracts),
    )


def _sealed(contract: Contract, seals: Mapping[str, str]) -> Contract:
    if contract.id not in seals:
        return contract
    seal = read_seal(seals[contract.id])
    return replace(contract, seal_digit=seal.digit, seal_letter=seal.letter)


def with_card(
    knowledge: Knowledge, card: Card, numbers: tuple[int, int], skull: bool = False
) -> dict[str, Any]:
    """The knowledge with one face corrected; a ship shows swords or a skull."""
    values = dict(zip(fields_of(card), numbers, strict=True))
    values |= {"skull": skull} if card.kind == "ship" else {}
    return {**knowledge, "cards": {**(knowledge.get("cards") or {}), card.code: values}}


def with_seal(knowledge: Knowledge, contract_id: str, text: str) -> dict[str, Any]:
    """The knowledge with one seal corrected; raises Refused where it is none."""
    return {**knowledge, "seals": {**(knowledge.get("seals") or {}), contract_id: str(read_seal(text))}}
