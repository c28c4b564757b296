"""Which seals are assumed: no source tells them, and nobody has read them off the card yet (C31)."""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.table.contracts import OpenContract
from companion.table.own_copy import assumed_seals


def unread_seals(knowledge: Mapping[str, Any], ids: Iterable[str]) -> list[str]:
    """Those of the contracts whose seal is still assumed, in the order given."""
    unread = {contract.id for contract in assumed_seals()} - set(knowledge.get("seals") or {})
    return [each for each in ids if each in unread]


def assumed_here(knowledge: Mapping[str, Any], contracts: Iterable[OpenContract]) -> list[OpenContract]:
    """Those on a table that lie there with the seal that is only assumed."""
    seals = {each.id: (each.seal_digit, each.seal_letter) for each in assumed_seals()}
    lying = [each for each in contracts if seals.get(each.contract) == (each.digit, each.letter)]
    unread = unread_seals(knowledge, (each.contract for each in lying))
    return [each for each in lying if each.contract in unread]
