"""The rows of the data sheet: every value that no source tells, and how a table writes its own."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.content.books import load_book
from companion.content.catalogue import card_of
from companion.i18n import Thing, t
from companion.table.campaign.state import Face, Typed, TypedTrack
from companion.table.knowledge import typed_of, with_learned
from companion.table.own_copy import assumed_cards, assumed_seals, corrected, fields_of, with_card, with_seal
from companion.table.refusal import Refused
from companion.words import cards as faces

BOOK = "printed"
Knowledge = Mapping[str, Any]


class Row(NamedTuple):
    """What it is, its value as text (empty: not known), and whether your copy has said it."""

    id: str
    label: str
    value: str
    own: bool


def rows(knowledge: Knowledge) -> list[Row]:
    """The campaign's unknown values first, then seals and faces."""
    typed = typed_of(knowledge, BOOK)
    return [*_campaign(typed), *_story(typed), *_seals(knowledge), *_faces(knowledge)]


def _campaign(typed: Typed) -> Iterator[Row]:
    book, track = load_book(BOOK), typed.track
    shields = track.shields if track else book.track.shields or ()
    yield Row("track", t("data-track"), " ".join(map(str, shields)), track is not None)
    for players in range(1, 5):
        own, side = typed.card9.get(str(players)), book.end(1, players)
        pair = own or (side.markers, side.vp)
        value = "" if None in pair else f"{pair[0]} {pair[1]}"
        yield Row(f"card9-{players}", t("data-card9", n=players), value, own is not None)
    for hero in book.heroes:
        coins = typed.heroes.get(hero.id, hero.coins)
        own_coins = hero.id in typed.heroes
        yield Row(
            f"hero-{hero.id}", t("data-hero", name=hero.name), "" if coins is None else str(coins), own_coins
        )


def _story(typed: Typed) -> Iterator[Row]:
    for number, face in sorted(typed.cards.items()):
        yield Row(f"card-{number}", t("data-card", number=number), face.needs or face.title or "", True)


def _seals(knowledge: Knowledge) -> Iterator[Row]:
    now = {contract.id: contract for contract in corrected(knowledge).contracts}
    for contract in assumed_seals():
        seal = now[contract.id]
        own = contract.id in (knowledge.get("seals") or {})
        yield Row(
            f"seal-{contract.id}",
            t("data-seal", name=Thing(f"contract-{contract.id}")),
            f"{seal.seal_digit}{seal.seal_letter}",
            own,
        )


def _faces(knowledge: Knowledge) -> Iterator[Row]:
    now = {card.code: card for card in corrected(knowledge).cards}
    for card in assumed_cards():
        one, two = fields_of(card)
        fields = {"one": Thing(f"field-{one}"), "two": Thing(f"field-{two}")}
        label = t("data-face", name=faces.named(card), **fields)
        value = f"{getattr(now[card.code], one)} {getattr(now[card.code], two)}"
        yield Row(f"face-{card.code}", label, value, card.code in (knowledge.get("cards") or {}))


def written(knowledge: Knowledge, row: str, text: str) -> dict[str, Any]:
    """The knowledge with one row as your copy has it; ValueError where it is no such value."""
    kind, _, name = row.partition("-")
    if kind == "seal":
        try:
            return with_seal(knowledge, name, text)
        except Refused as error:
            raise ValueError(str(error)) from None
    if kind == "face":
        one, two = _numbers(text)
        return with_card(knowledge, card_of(name), (one, two))
    return with_learned(knowledge, BOOK, _lesson(kind, name, text))


def _numbers(text: str) -> list[int]:
    numbers = [int(word) for word in text.replace("/", " ").replace(",", " ").split()]
    if not numbers or min(numbers) < 0:
        raise ValueError(text)
    return numbers


def _lesson(kind: str, name: str, text: str) -> Typed:
    if kind == "card":
        return Typed(cards={name: Face(needs=text)})
    numbers = _numbers(text)
    if kind == "track":
        return Typed(track=TypedTrack(tuple(numbers)))
    if kind == "hero":
        return Typed(heroes={name: numbers[0]})
    markers, points = numbers
    return Typed(card9={name: (markers, points)})
