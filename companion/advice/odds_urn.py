"""The spyglass: exact odds of the cards ahead (B12, B13, B20), by recursion over an urn, never by simulation.

What matters of an unseen card is its colour, and whether the player's swords repel it. The player draws
on and repels exactly the ships that would bust and can be repelled. Cards that cannot change the outcome
are *neutral*: persons, taxes, expeditions, and repellable ships of a colour already in the harbour. The
recursions walk only over the others, so a state is a set of colours and a number of busting ships.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple

ONE = Fraction(1)
NONE = Fraction(0)


class Ships(NamedTuple):
    """The unseen ships of one colour: those the player's swords repel, and those they do not (B12)."""

    repellable: int
    stubborn: int

    @property
    def total(self) -> int:
        return self.repellable + self.stubborn


class OddsHarbour(NamedTuple):
    """Where the recursion stands: colours missing in the harbour, and unseen ships that would bust."""

    missing: tuple[Ships, ...]
    busting: int

    @property
    def relevant(self) -> int:
        """How many unseen cards can change the outcome: a bust, or a new colour."""
        return self.busting + sum(ships.total for ships in self.missing)

    def arrivals(self) -> Iterator[tuple[int, "OddsHarbour", int]]:
        """Each way a new colour enters: number of such cards, the port after it, newly neutral cards."""
        for index, ships in enumerate(self.missing):
            rest = self.missing[:index] + self.missing[index + 1 :]
            if ships.repellable:
                yield ships.repellable, OddsHarbour(rest, self.busting + ships.stubborn), ships.repellable - 1
            if ships.stubborn:
                yield ships.stubborn, OddsHarbour(rest, self.busting + ships.stubborn - 1), ships.repellable


@lru_cache(maxsize=8192)
def _arrive(port: OddsHarbour, colours: int) -> Fraction:
    """Chance that so many further colours enter before a bust."""
    if colours <= 0:
        return ONE
    ways = ((cards, after) for cards, after, _ in port.arrivals())
    return sum((Fraction(cards, port.relevant) * _arrive(after, colours - 1) for cards, after in ways), NONE)


@lru_cache(maxsize=8192)
def _turned(port: OddsHarbour) -> Fraction:
    """Chance that one given neutral card is turned over before the bust (or before the cards run out)."""
    draws = port.relevant + 1
    return sum((Fraction(n, draws) * _turned(after) for n, after, _ in port.arrivals()), Fraction(1, draws))


@lru_cache(maxsize=8192)
def _cards(port: OddsHarbour) -> Fraction:
    """Mean number of cards up to and with the bust, not counting the cards that are neutral already now."""
    if not port.relevant:
        return NONE
    ways = ((Fraction(n, port.relevant), after, new) for n, after, new in port.arrivals())
    return sum((share * (_cards(after) + new * _turned(after)) for share, after, new in ways), ONE)


@lru_cache(maxsize=8192)
def _safe(port: OddsHarbour, neutral: int, draws: int) -> Fraction:
    """Chance that the next `draws` cards bring no bust."""
    total = port.relevant + neutral
    if draws <= 0 or not total:
        return ONE
    chance = Fraction(neutral, total) * _safe(port, neutral - 1, draws - 1) if neutral else NONE
    for cards, after, new in port.arrivals():
        chance += Fraction(cards, total) * _safe(after, neutral + new, draws - 1)
    return chance


@dataclass(frozen=True)
class Urn:
    """The unseen cards and the colours of the harbour, as the recursion needs them."""

    ships: Mapping[str, Ships]
    others: int
    harbour: frozenset[str]

    @property
    def unseen(self) -> int:
        return self.others + sum(ships.total for ships in self.ships.values())

    @cached_property
    def port(self) -> OddsHarbour:
        missing = tuple(ships for colour, ships in self.ships.items() if colour not in self.harbour)
        return OddsHarbour(missing, sum(self.ships[colour].stubborn for colour in self.harbour))

    @cached_property
    def repelled(self) -> int:
        """Unseen ships that would bust but are sent away."""
        return sum(self.ships[colour].repellable for colour in self.harbour)

    def bust_within(self, draws: int) -> Fraction:
        """Chance that one of the next `draws` cards busts (B13)."""
        return ONE - _safe(self.port, self.others + self.repelled, draws)

    def reach(self, colours: int) -> Fraction:
        """Chance that the harbour shows so many colours before a bust, drawing on all the time (B20)."""
        return _arrive(self.port, colours - len(self.harbour))

    def expected_cards(self) -> Fraction:
        """Mean number of cards turned over until the bust, that card counted, if the player never stops."""
        return _cards(self.port) + (self.others + self.repelled) * _turned(self.port)

    def repel_next(self) -> Fraction:
        """Chance that the next card is a ship that would bust and is repelled."""
        return Fraction(self.repelled, self.unseen) if self.unseen else NONE
