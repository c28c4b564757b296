"""From what a table sees to the spyglass: which cards are unseen, and the odds they give."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from companion.advice.odds_urn import Ships, Urn
from companion.content import Card, Catalogue, load_catalogue
from companion.engine.modules.offered import OFFERED
from companion.i18n import Thing, Value, t

MODULES = tuple(offered.name for offered in OFFERED)
ASSUMPTIONS = (
    "odds-assume-unseen",
    "odds-assume-sharpen",
    "odds-assume-repel",
    "odds-assume-others",
    "odds-assume-plain",
    "odds-assume-draw-on",
)


class SightError(Exception):
    """What was typed cannot be what the table sees; the sentence says why."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(t(key, **values))


def assumptions() -> list[str]:
    """What every figure supposes, in sentences."""
    return [t(key) for key in ASSUMPTIONS]


@dataclass(frozen=True)
class Odds:
    """Every figure of the spyglass, exact. `reach` has a chance for each number of colours from 4 up."""

    unseen: int
    bust_within: tuple[Fraction, Fraction, Fraction]
    reach: dict[int, Fraction]
    repel_next: Fraction
    expected_cards: Fraction

    @property
    def bust_next(self) -> Fraction:
        return self.bust_within[0]

    def as_json(self) -> dict[str, object]:
        """The figures as the `odds` command promises them."""
        figures: dict[str, object] = {"bust_next": float(self.bust_within[0])}
        figures |= {f"bust_within_{n}": float(self.bust_within[n - 1]) for n in (2, 3)}
        figures |= {f"reach_{colours}": float(chance) for colours, chance in self.reach.items()}
        figures |= {"repel_next": float(self.repel_next), "expected_cards": float(self.expected_cards)}
        return figures | {"unseen": self.unseen}


def deck_of(modules: Iterable[str] = (), catalogue: Catalogue | None = None) -> list[Card]:
    """The faces of the base deck with these modules, without the special expedition (B2, U6, G, C1, A60)."""
    known = catalogue or load_catalogue()
    chosen = set(modules)
    for name in sorted(chosen - set(MODULES)):
        raise SightError("odds-unknown-module", name=name, names=", ".join(MODULES))
    faces = [card for card in known.of_set("base") if card.code != "expedition.CPS"]
    for offered in OFFERED:
        faces += offered.cards(known) if offered.name in chosen else []
    return faces


def repels(card: Card, swords: int) -> bool:
    """Whether so many swords send this ship away (B12)."""
    return not card.skull and swords >= 1 and card.swords <= swords


class Sight:
    """What the table sees of one deck; everything it does not see may come next."""

    def __init__(self, deck: Iterable[Card], swords: int) -> None:
        if swords < 0:
            raise SightError("odds-swords", swords=swords)
        self.swords = swords
        self.faces: dict[str, Card] = {}
        self.printed: Counter[str] = Counter()
        for card in deck:
            self.faces.setdefault(card.code, card)
            self.printed[card.code] += card.count
        self.unseen = Counter(self.printed)
        self.colours: list[str] = []
        self.plain: list[str] = []

    def see(self, code: str, unknown: str) -> Card:
        """Take one copy out of the unseen cards."""
        if code not in self.faces:
            raise SightError(unknown, code=code)
        if not self.unseen[code]:
            raise SightError("odds-too-many", code=code, count=self.printed[code])
        self.unseen[code] -= 1
        return self.faces[code]

    def gone(self, codes: Iterable[str]) -> None:
        """Cards in displays, in the discard pile, in the middle: known not to come next."""
        for code in codes:
            self.see(code, "odds-unknown-gone")

    def harbour(self, entries: Iterable[str]) -> None:
        """Codes where known, plain colours where not; every colour once (B13)."""
        fleet = {card.colour for card in self.faces.values() if card.kind == "ship"}
        for entry in entries:
            if entry in fleet:
                self.plain.append(entry)
            self._enter(entry if entry in fleet else self._face(entry))

    def _face(self, code: str) -> str:
        card = self.see(code, "odds-unknown-card")
        if card.kind in ("tax", "expedition"):
            raise SightError("odds-not-harbour", code=code)
        return card.colour if card.kind == "ship" else ""

    def _enter(self, colour: str) -> None:
        if colour and colour in self.colours:
            raise SightError("odds-twice", ships=Thing(f"coloured-ship-{colour}", n=2))
        self.colours += [colour] if colour else []

    def ships(self) -> dict[str, Ships]:
        """The unseen ships by colour."""
        fleet: dict[str, Ships] = {}
        for card in self.faces.values():
            if card.kind == "ship":
                old, copies = fleet.get(card.colour, Ships(0, 0)), self.unseen[card.code]
                able = repels(card, self.swords)
                fleet[card.colour] = Ships(old.repellable + copies * able, old.stubborn + copies * (not able))
        return fleet

    def urns(self) -> Iterator[tuple[Fraction, Urn]]:
        """Every urn that fits what is seen, with its weight: a plain colour may be any of its copies."""
        fleet = self.ships()
        others = sum(self.unseen[code] for code, card in self.faces.items() if card.kind != "ship")
        for weight, ships in _settle(fleet, self.plain):
            yield weight, Urn(ships, others, frozenset(self.colours))


def _settle(fleet: dict[str, Ships], plain: Sequence[str]) -> Iterator[tuple[Fraction, dict[str, Ships]]]:
    """Decide for each plain colour whether its copy in the harbour is a repellable one, by their numbers."""
    if not plain:
        yield Fraction(1), fleet
        return
    colour, ships = plain[0], fleet[plain[0]]
    if not ships.total:
        raise SightError("odds-no-copy", ship=Thing(f"coloured-ship-{colour}", n=1))
    choices = (
        (ships.repellable, Ships(ships.repellable - 1, ships.stubborn)),
        (ships.stubborn, Ships(ships.repellable, ships.stubborn - 1)),
    )
    for count, left in choices:
        if count:
            for weight, settled in _settle(fleet | {colour: left}, plain[1:]):
                yield weight * Fraction(count, ships.total), settled


def _mean(urns: Iterable[tuple[Fraction, Urn]], figure: Callable[[Urn], Fraction]) -> Fraction:
    return sum((weight * figure(urn) for weight, urn in urns), Fraction(0))


def spyglass(deck: Iterable[Card], harbour: Iterable[str], swords: int, gone: Iterable[str] = ()) -> Odds:
    """The odds of the next cards from what is visible. Raises SightError with a sentence."""
    sight = Sight(deck, swords)
    sight.gone(gone)
    sight.harbour(harbour)
    urns = list(sight.urns())

    urn = urns[0][1]
    bust = {n: _mean(urns, partial(Urn.bust_within, draws=n)) for n in (1, 2, 3)}
    return Odds(
        unseen=urn.unseen,
        bust_within=(bust[1], bust[2], bust[3]),
        reach={n: _mean(urns, partial(Urn.reach, colours=n)) for n in range(4, max(5, len(urn.ships)) + 1)},
        repel_next=_mean(urns, Urn.repel_next),
        expected_cards=_mean(urns, Urn.expected_cards),
    )
