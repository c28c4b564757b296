"""The one list of what can be mixed into a game: each module with its cards, and the games it belongs to."""

from collections.abc import Callable
from typing import Final

from companion.content import Card, Catalogue
from companion.engine.modules.contract_cards import ContractCards
from companion.engine.modules.gambler import Gamblers
from companion.engine.modules.wholesalers import Wholesalers
from companion.engine.rules import Module


class Offered:
    """A module that a set-up may name in the games of `added_to`, and that comes with those of `part_of`.

    `place` is where its cards join the deck: it decides what a seed deals, and never changes."""

    __slots__ = ("added_to", "cards", "make", "name", "part_of", "place")

    def __init__(
        self,
        name: str,
        place: int,
        added_to: list[str],
        part_of: list[str],
        cards: Callable[[Catalogue], list[Card]],
        make: Callable[[], Module] | None,
    ) -> None:
        self.name: str = name
        self.place: int = place
        self.added_to: list[str] = added_to
        self.part_of: list[str] = part_of
        self.cards: Callable[[Catalogue], list[Card]] = cards
        self.make: Callable[[], Module] | None = make


def _mix(catalogue: Catalogue) -> list[Card]:
    """The cards of Underway! that may be mixed in (U6)."""
    return [card for card in catalogue.of_set("underway") if card.mix]


def _gambler(catalogue: Catalogue) -> list[Card]:
    return catalogue.of_set("gambler")


def _contracts(catalogue: Catalogue) -> list[Card]:
    return catalogue.of_set("contracts")


def _adventure(catalogue: Catalogue) -> list[Card]:
    return catalogue.of_set("adventure")


# The adventure's rules need a book: modules/adventure/setup.py adds them.
OFFERED: Final[list[Offered]] = [
    Offered("gambler", 1, ["base", "contracts", "adventure"], [], _gambler, Gamblers),
    Offered("underway-mix", 0, ["base", "contracts", "adventure"], [], _mix, Wholesalers),
    Offered("contract-cards", 3, ["base", "adventure"], ["contracts"], _contracts, ContractCards),
    Offered("adventure", 2, [], ["adventure"], _adventure, None),
]


def modules_of(game: str) -> list[str]:
    """The modules that may be added to a game, by name."""
    return [offered.name for offered in OFFERED if game in offered.added_to]


def module_names() -> list[str]:
    """Every module that some game may be asked to add."""
    return [offered.name for offered in OFFERED if offered.added_to]


def in_the_deck(game: str, named: list[str]) -> list[Offered]:
    """What a game consists of beside its own cards, in the order in which it joins the deck."""
    found = [offered for offered in OFFERED if offered.name in named or game in offered.part_of]
    return sorted(found, key=_place)


def _place(offered: Offered) -> int:
    return offered.place
