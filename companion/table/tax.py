"""The tax calculator: who pays what, who gets the bonus (B17, U2, A21, C35)."""

from collections.abc import Iterable, Sequence

import msgspec

from companion.content import Card, load_catalogue
from companion.i18n import t
from companion.table.refusal import Refused


class Payer(msgspec.Struct, frozen=True):
    """What the calculator must know of a player."""

    coins: int
    swords: int
    vp: int


class Bill(msgspec.Struct, frozen=True):
    """One player's share: coins before, coins paid, bonus received, coins after."""

    coins: int
    pays: int
    bonus: int

    @property
    def after(self) -> int:
        return self.coins - self.pays + self.bonus


def taxes() -> list[Card]:
    """Every tax card of the catalogue."""
    return [card for card in load_catalogue().cards if card.kind == "tax"]


def find_tax(code: str) -> Card:
    """A tax card by code, or a sentence that lists them."""
    known = {card.code: card for card in taxes()}
    if code not in known:
        raise Refused(t("table-tax-unknown", code=code, codes=", ".join(known)), "B17")
    return known[code]


def due(card: Card, coins: int) -> int:
    """Half of the coins, rounded down, or all above 8, from the card's threshold on (B17, U2)."""
    if coins < card.threshold:
        return 0
    return coins // 2 if card.down_to < 0 else coins - card.down_to


def bonus_seats(card: Card, payers: Sequence[Payer]) -> list[int]:
    """Most swords or fewest VP; all tied, also at 0; a single player always (B17, C35)."""
    values = [-payer.swords if card.bonus == "most swords" else payer.vp for payer in payers]
    return [seat for seat, value in enumerate(values) if value == min(values)]


def bills(card: Card, payers: Iterable[Payer]) -> list[Bill]:
    """All pay first, then the bonus is counted (B17)."""
    table = list(payers)
    lucky = bonus_seats(card, table)
    return [
        Bill(payer.coins, due(card, payer.coins), card.bonus_coins if seat in lucky else 0)
        for seat, payer in enumerate(table)
    ]
