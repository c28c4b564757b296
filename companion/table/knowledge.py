"""What a table typed in from its printed copy, shared by all campaigns of a data folder: pure functions.

The shared document is `{"books": {BOOK: Typed}}`. Entries carry a copy of what was known when they were made,
so that a log means the same for ever, whatever is typed, corrected or changed in a book later.
"""

from collections.abc import Iterable, Mapping
from functools import reduce
from random import Random, SystemRandom
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from companion.content.books import END, STAY
from companion.i18n import t
from companion.i18n.shape import shape_problem
from companion.table.campaign.chapters import opening
from companion.table.campaign.entries import (
    Begin,
    EventRevealed,
    Know,
    MonthsEnd,
    Move,
    NameEvent,
    Reveal,
)
from companion.table.campaign.event_order import order_for
from companion.table.campaign.events import learned_event, spelled
from companion.table.campaign.faces import card9, from_book, learn, merged, target_of, without
from companion.table.campaign.months import line_target
from companion.table.campaign.state import Campaign, Face, Typed, TypedTrack
from companion.table.lessons import Lesson, change, disagreeing, lesson_between
from companion.table.refusal import Refused
from companion.table.table_kind import Entry, Knowledge, decode

CLOSED = "closed"
"""Under this name the shared document lists, by book, the cards that came from another table."""


def typed_of(knowledge: Mapping[str, Any], book: str) -> Typed:
    """What is known of one book."""
    try:
        return msgspec.convert(knowledge.get("books", {}).get(book, {}), Typed)
    except msgspec.ValidationError as error:
        raise Refused(t("table-knowledge-shape", problem=shape_problem(error))) from None


def _target(campaign: Campaign, move: Move) -> str:
    """The story card that an entry turns up, if any."""
    if isinstance(move, Reveal):
        return move.card
    if isinstance(move, Begin) and not campaign.after:
        return opening(campaign)
    if isinstance(move, MonthsEnd) and campaign.phase == "month_end":
        target = target_of(move.card or line_target(campaign)[0])
        return target if target not in (END, STAY) else ""
    return ""


def _snapshot(campaign: Campaign, number: str, shared: Typed, typed: Face | None) -> Face:
    """A card as known when it is turned up: the book, then the data folder, then this campaign, then now."""
    layers = [Typed(cards={number: from_book(campaign, number).as_face()})]
    layers += [
        Typed(cards={number: known.cards[number]})
        for known in (shared, campaign.typed)
        if number in known.cards
    ]
    layers += [Typed(cards={number: typed})] if typed else []
    return reduce(merged, layers).cards[number]


def _begin(campaign: Campaign, move: Begin, shared: Typed, chance: Random) -> Begin:
    """The crown track, card 9 and hero coins typed in before, the book's track, the order of its events."""
    track = campaign.book.track
    rail = None if track.shields is None else TypedTrack(track.shields, track.spaces)
    known = [structs.replace(typed, cards={}) for typed in (shared, campaign.typed)]
    copy = reduce(merged, [Typed(track=rail), *known, move.typed or Typed()])
    drawn = {number: _snapshot(campaign, number, shared, None) for number in move.tasks}
    whole = merged(copy, Typed(cards=drawn))
    order = order_for(campaign, move.events, chance)
    return structs.replace(move, typed=None if whole == Typed() else whole, events=order)


def _month_end(campaign: Campaign, move: MonthsEnd) -> MonthsEnd:
    """Where the line leads and what card 9 asks for, as of now."""
    target = target_of(move.card or line_target(campaign)[0])
    if campaign.phase != "month_end" or not target:
        return move
    known = learn(campaign, move.typed or Typed())
    numbers = card9(known) if target == END and campaign.mode == "coop" else None
    return structs.replace(move, card=target, card9=numbers)


def enriched(
    campaign: Campaign, entry: Entry, knowledge: Knowledge, chance: Random | None = None
) -> dict[str, Any]:
    """The entry as it is written: with everything that a later book or a later correction could change.

    What chance decides, the order of the events that the app deals (A3), is decided here and then stands in
    the log.
    """
    move: Move = decode(entry, Move)
    if isinstance(move, EventRevealed | NameEvent) and move.name:
        return {**entry, "name": spelled(campaign, move.name)}
    if not isinstance(move, Begin | Reveal | MonthsEnd):
        return dict(entry)
    shared = typed_of(knowledge(), campaign.book_id)
    target = _target(campaign, move)
    if isinstance(move, MonthsEnd):
        move = _month_end(campaign, move)
    if isinstance(move, Begin):
        move = _begin(campaign, move, shared, chance or SystemRandom())
    if isinstance(move, Begin | Reveal | MonthsEnd) and target:
        move = structs.replace(move, face=_snapshot(campaign, target, shared, move.face))
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move))
    return plain


def news(campaign: Campaign, knowledge: Mapping[str, Any]) -> Typed:
    """What the data folder knows of this copy and a running campaign does not: it can count at once."""
    shared, own = typed_of(knowledge, campaign.book_id), campaign.typed
    cards = {}
    for number in campaign.seen:
        face, mine = shared.cards.get(number, Face()), own.cards.get(number, Face())
        fresh = {f: getattr(face, f) for f in Face.__struct_fields__ if getattr(mine, f) is None}
        if Face(**fresh) != Face():
            cards[number] = Face(**fresh)
    pairs = {players: pair for players, pair in shared.card9.items() if own.card9.get(players) != pair}
    heroes = {hero: coins for hero, coins in shared.heroes.items() if own.heroes.get(hero) != coins}
    rail = shared.track if shared.track != own.track else None
    return Typed(cards, rail, pairs, heroes)


def learned(campaign: Campaign, entry: Entry) -> Typed:
    """What an entry, as typed, teaches about the printed copy; told on the campaign before it."""
    move: Move = decode(entry, Move)
    if isinstance(move, Know):
        return move.typed
    if isinstance(move, EventRevealed | NameEvent):
        return learned_event(campaign, move.name, move.text)
    typed = (move.typed or Typed()) if isinstance(move, Begin | MonthsEnd) else Typed()
    target = _target(campaign, move)
    if isinstance(move, Begin | Reveal | MonthsEnd) and target and move.face:
        typed = merged(typed, Typed(cards={target: move.face}))
    return typed


def lesson(campaign: Campaign, entry: Entry, knowledge: Knowledge) -> Lesson:
    """The changes that an entry makes in the shared document; none where it teaches nothing new."""
    move: Move = decode(entry, Move)
    typed, forget = learned(campaign, entry), move.forget if isinstance(move, Know) else {}
    read = _target(campaign, move)
    if typed == Typed() and not forget and not read:
        return []
    known, book = knowledge(), campaign.book_id
    before = typed_of(known, book)
    after = merged(without(before, forget), typed)
    return [*lesson_between(book, _plain(before), _plain(after)), *_opening(known, book, read)]


def _opening(knowledge: Mapping[str, Any], book: str, card: str) -> Lesson:
    """A card from another table is no secret any more once it is read here."""
    shut = closed(knowledge, book)
    return [change([CLOSED, book], sorted(shut), sorted(shut - {card}))] if card in shut else []


def _plain(typed: Typed) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(typed))
    return plain


def with_learned(knowledge: Mapping[str, Any], book: str, typed: Typed) -> dict[str, Any]:
    """The shared document with something more in it."""
    books = dict(knowledge.get("books", {}))
    both = merged(typed_of(knowledge, book), typed)
    return {**knowledge, "books": {**books, book: _plain(both)}}


class Merging(NamedTuple):
    """Two tables' knowledge together: how many cards are new, and how many cards or values differ."""

    knowledge: dict[str, Any]
    new: int
    differing: int


def imported(ours: Mapping[str, Any], theirs: Mapping[str, Any], replace: bool = False) -> Merging:
    """Both together; what differs stays ours unless `replace`. New story cards stay closed until opened."""
    result, new, differing = dict(ours), 0, 0
    if not isinstance(theirs.get("books"), dict):
        raise Refused(t("table-knowledge-shape", problem=t("table-knowledge-no-books")))
    for book in theirs["books"]:
        mine, other = typed_of(ours, book), typed_of(theirs, book)
        fresh = other.cards.keys() - mine.cards.keys()
        new, differing = new + len(fresh), differing + len(disagreeing(_plain(mine), _plain(other)))
        first, second = (mine, other) if replace else (other, mine)
        result = {**result, "books": {**result.get("books", {}), book: {}}}
        result = _closing(with_learned(result, book, merged(first, second)), book, fresh)
    return Merging(result, new, differing)


def closed(knowledge: Mapping[str, Any], book: str) -> set[str]:
    """Story cards that another table typed in and nobody here has opened: their text would tell the story."""
    return set((knowledge.get(CLOSED) or {}).get(book) or ())


def _closing(knowledge: dict[str, Any], book: str, cards: Iterable[str]) -> dict[str, Any]:
    shut = sorted(closed(knowledge, book) | set(cards))
    return {**knowledge, CLOSED: {**(knowledge.get(CLOSED) or {}), book: shut}} if shut else knowledge


def opened(knowledge: Mapping[str, Any], book: str, card: str) -> dict[str, Any]:
    """The knowledge after somebody chose to look at a card."""
    if card not in closed(knowledge, book):
        return dict(knowledge)
    return {**knowledge, CLOSED: {**knowledge[CLOSED], book: sorted(closed(knowledge, book) - {card})}}
