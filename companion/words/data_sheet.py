"""The rows of the data sheet: every value that a table may read off its own copy, and how it writes one."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from companion.content import Card
from companion.content.books import load_book
from companion.content.catalogue import card_of
from companion.i18n import Thing, every_language, t
from companion.table.campaign.state import Typed, TypedTrack
from companion.table.knowledge import closed, typed_of, with_learned
from companion.table.own_copy import (
    assumed_cards,
    assumed_seals,
    corrected,
    fields_of,
    print_cards,
    with_card,
    with_seal,
)
from companion.table.refusal import Refused
from companion.words import cards as faces
from companion.words.typed_cards import card_told

BOOK = "printed"
Knowledge = Mapping[str, Any]
Source = Literal["own", "assumed", "print", "unknown", "closed"]


class Row(NamedTuple):
    """What it is, its value as text (empty: not known), who says so, and a second line where it takes one."""

    id: str
    label: str
    value: str
    source: Source
    more: str = ""

    @property
    def own(self) -> bool:
        """Whether your copy has said it."""
        return self.source == "own"

    @property
    def kind(self) -> str:
        """What sort of value it is; a ship's strength may be a skull."""
        kind, _, name = self.id.partition("-")
        return "ship" if kind == "face" and card_of(name).kind == "ship" else kind

    @property
    def name(self) -> str:
        """Which of its sort it is."""
        return self.id.partition("-")[2]


def rows(knowledge: Knowledge) -> list[Row]:
    """The campaign's unknown values first, then what was typed in, then seals and faces."""
    typed = typed_of(knowledge, BOOK)
    story = _story(typed, closed(knowledge, BOOK))
    return [*_campaign(typed), *story, *_events(typed), *_seals(knowledge), *_faces(knowledge)]


def _row(row: str, label: str, typed: object, text: str) -> Row:
    """A value of the printed campaign: what nobody has typed is not known."""
    return Row(row, label, text if typed else "", "own" if typed else "unknown")


def _campaign(typed: Typed) -> Iterator[Row]:
    book, shields = load_book(BOOK), typed.track.shields if typed.track else ()
    yield _row("track", t("data-track"), typed.track, " ".join(map(str, shields)))
    for players in range(1, 5):
        pair = typed.card9.get(str(players))
        yield _row(f"card9-{players}", t("data-card9", n=players), pair, " ".join(map(str, pair or ())))
    for hero in book.heroes:
        known, coins = hero.id in typed.heroes, typed.heroes.get(hero.id, 0)
        yield _row(f"hero-{hero.id}", t("data-hero", name=hero.name), known, str(coins))


def _story(typed: Typed, shut: set[str]) -> Iterator[Row]:
    for number, face in sorted(typed.cards.items()):
        if number in shut:
            yield Row(f"card-{number}", t("data-card-closed", number=number), "", "closed")
            continue
        titled = "yes" if face.title else "no"
        label = t("data-card", number=number, titled=titled, title=face.title or "")
        yield Row(f"card-{number}", label, "", "own", card_told(typed, BOOK, number))


def _events(typed: Typed) -> Iterator[Row]:
    for name, text in sorted(typed.events.items()):
        source: Source = "own" if text else "unknown"
        yield Row(f"event-{name}", t("data-event", name=name), "", source, text)


def _seals(knowledge: Knowledge) -> Iterator[Row]:
    now = {contract.id: contract for contract in corrected(knowledge).contracts}
    for contract in assumed_seals():
        seal = now[contract.id]
        own = contract.id in (knowledge.get("seals") or {})
        label = t("data-seal", name=Thing(f"contract-{contract.id}"))
        text = f"{seal.seal_digit}{seal.seal_letter}"
        yield Row(f"seal-{contract.id}", label, text, "own" if own else "assumed")


def _faces(knowledge: Knowledge) -> Iterator[Row]:
    now = {card.code: card for card in corrected(knowledge).cards}
    for card in (*assumed_cards(), *print_cards()):
        one, two = fields_of(card)
        fields = {"one": Thing(f"field-{one}"), "two": Thing(f"field-{two}")}
        label = t("data-face", name=faces.named(card), **fields)
        own = card.code in (knowledge.get("cards") or {})
        source: Source = "own" if own else "print" if card.source == "print" else "assumed"
        yield Row(f"face-{card.code}", label, _numbers_of(now[card.code]), source)


def _numbers_of(card: Card) -> str:
    """The two numbers of a face; a skull is told as a skull."""
    one, two = (getattr(card, field) for field in fields_of(card))
    return f"{t('skull') if card.skull else one} {two}"


def written(knowledge: Knowledge, row: Row, text: str) -> dict[str, Any]:
    """The knowledge with one row as your copy has it; Refused says what is expected there."""
    if row.kind == "seal":
        return with_seal(knowledge, row.name, text)
    if row.kind == "event":
        return with_learned(knowledge, BOOK, Typed(events={row.name: text.strip()}))
    if row.kind in ("face", "ship"):
        words = text.split()
        skull = row.kind == "ship" and words[0].casefold() in every_language("skull") if words else False
        one, two = _numbers(row, " ".join(["0", *words[1:]]) if skull else text, 2)
        return with_card(knowledge, card_of(row.name), (one, two), skull)
    return with_learned(knowledge, BOOK, _lesson(row, text))


def _numbers(row: Row, text: str, count: int) -> list[int]:
    """So many whole numbers (0: one or more)."""
    words = text.replace("/", " ").replace(",", " ").split()
    fits = len(words) == count or (count == 0 and words)
    if not fits or not all(word.isascii() and word.isdigit() for word in words):
        raise Refused(t(f"data-want-{row.kind}"))
    return [int(word) for word in words]


def _lesson(row: Row, text: str) -> Typed:
    if row.kind == "track":
        shields = _numbers(row, text, 0)
        if shields != sorted(set(shields)):
            raise Refused(t("data-want-track"))
        return Typed(track=TypedTrack(tuple(shields)))
    if row.kind == "hero":
        return Typed(heroes={row.name: _numbers(row, text, 1)[0]})
    markers, points = _numbers(row, text, 2)
    return Typed(card9={row.name: (markers, points)})
