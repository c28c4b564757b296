"""The time deck's size from the seals of the open contracts, and the ranks of the score pile (C30-C34)."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.content import Contract
from companion.content.facts import OPEN_CONTRACTS, RANKS, TIME_DECK_BASE, rank_of, time_deck_size
from companion.i18n import t
from companion.table.refusal import Refused

SEAL = re.compile(r"([+-]?)([0-2])([A-Za-z])")


class Seal(NamedTuple):
    """What is printed on a contract's seal; `contract` is its id where the table named it."""

    digit: int
    letter: str
    contract: str = ""

    def __str__(self) -> str:
        return f"{self.digit}{self.letter}"

    def pinned(self) -> str:
        """Contract and seal together, so that a log means the same whatever the card data say later."""
        return f"{self.contract}={self}" if self.contract else str(self)


class TimeDeckSize(NamedTuple):
    """The open contracts' seals and what they add up to (C31)."""

    seals: tuple[Seal, ...]

    @property
    def digits(self) -> int:
        return sum(seal.digit for seal in self.seals)

    @property
    def letters(self) -> list[str]:
        return sorted({seal.letter for seal in self.seals})

    @property
    def size(self) -> int:
        return time_deck_size([seal.digit for seal in self.seals], self.letters)

    def arithmetic(self) -> str:
        """The sum spelled out, as the table would say it."""
        digits = " + ".join(str(seal.digit) for seal in self.seals).replace("+ -", "- ")
        letters = t("time-deck-letters", n=len(self.letters), names=", ".join(self.letters))
        return t("time-deck-arithmetic", base=TIME_DECK_BASE, digits=digits, letters=letters, size=self.size)

    def brief(self) -> str:
        """The same in one line: base, digits together, letters together."""
        return t(
            "time-deck-brief",
            base=TIME_DECK_BASE, digits=f"{self.digits:+d}", letters=len(self.letters), size=self.size,
        )  # fmt: skip


def find_contract(text: str, contracts: Iterable[Contract]) -> Contract | None:
    """A contract by its id or either printed name, in any case."""
    wanted = text.strip().casefold()
    names = ((contract, {contract.id, contract.name, contract.name_2015} - {""}) for contract in contracts)
    return next((contract for contract, own in names if wanted in {name.casefold() for name in own}), None)


def read_seal(text: str, contracts: Iterable[Contract] = ()) -> Seal:
    """A contract's name, or a seal as printed: `1G`, `0G`, `-1H`; `ransom=2K` where a copy shows another."""
    name, equals, seal = text.partition("=")
    contract = find_contract(name, contracts)
    if contract and equals:
        return read_seal(seal)._replace(contract=contract.id)
    if contract:
        return Seal(contract.seal_digit, contract.seal_letter, contract.id)
    match = SEAL.fullmatch(text.strip().replace("−", "-"))
    digit = int("".join(match.groups()[:2])) if match else -9
    if not match or not -1 <= digit <= 2:
        raise Refused(t("time-deck-seal", text=text), "C31")
    return Seal(digit, match[3].upper())


def time_deck(players: int | None, texts: Sequence[str], contracts: Sequence[Contract] = ()) -> TimeDeckSize:
    """Size the deck; with a number of players the number of contracts must fit it (C30)."""
    if players is not None and players not in OPEN_CONTRACTS:
        raise Refused(t("time-deck-players", players=players), "C30")
    if not texts:
        raise Refused(t("time-deck-none"), "C31")
    seals = tuple(read_seal(text, contracts) for text in texts)
    named = [seal.contract for seal in seals if seal.contract]
    for name in sorted({name for name in named if named.count(name) > 1}):
        raise Refused(t("time-deck-twice", text=name), "C30")
    if players is not None and len(seals) != OPEN_CONTRACTS[players]:
        wanted = OPEN_CONTRACTS[players]
        raise Refused(t("time-deck-count", players=players, wanted=wanted, given=len(seals)), "C30")
    if len(seals) > (most := max(OPEN_CONTRACTS.values())):
        raise Refused(t("time-deck-most", most=most, given=len(seals)), "C30")
    return TimeDeckSize(seals)


class Prospect(NamedTuple):
    """A rank, the score it starts at, and how many taxes must still come for it (0: the pile is there)."""

    rank: str
    bound: int
    taxes: int


def prospects(score_pile: int, time_cards: int) -> list[Prospect]:
    """The ranks a success can still bring, from the pile's own up: one time card per tax (C34).

    `time_cards` are those that a tax can still find: before the start the first turn's card is none of them.
    """
    own = rank_of(score_pile)
    ahead = [Prospect(rank, bound, max(0, bound - score_pile)) for bound, rank in RANKS]
    return [p for p in ahead if p.rank == own or 0 < p.taxes <= time_cards]
