"""The campaign object of a set-up: what a chapter needs to know from the chapters before it (A1, A2, A41)."""

from typing import cast

from companion.content.books import Book
from companion.content.books_check import missing
from companion.content.facts import EXTRA_COINS, event_one_plays
from companion.engine.faces import Faces
from companion.engine.refusal import SetupError, SetupShapeError
from companion.engine.views import ChapterView

DEFAULT_BOOK = "salt-ledger"
AFTER = 6  # the chapter number that stands for the time after the campaign (A60)
NAMED_GAPS = 3
KEYS = [
    "book", "chapter", "failed", "losses", "cards", "chronicle", "won", "flawless", "heroes", "extra",
    "events", "kept",
]  # fmt: skip


class CampaignState:
    """A checked campaign object."""

    __slots__ = (
        "book", "cards", "chapter", "chronicle", "events", "extra", "failed", "flawless", "heroes", "kept",
        "losses", "won",
    )  # fmt: skip

    def __init__(self, request: dict[str, object]) -> None:
        for key in request:
            if key not in KEYS:
                raise SetupShapeError("campaign_field", key=repr(key), known=", ".join(KEYS))
        book = request.get("book", DEFAULT_BOOK)
        if not isinstance(book, str):
            raise SetupShapeError("campaign_type", key="book", wanted="text")
        self.book: str = book
        self.chapter: int = _number(request, "chapter", 1, AFTER)
        self.failed: int = _number(request, "failed", 0, 999)
        self.losses: int = _number(request, "losses", 0, 9999)
        self.won: bool = _flag(request, "won")
        self.flawless: bool = _flag(request, "flawless")
        self.cards: dict[str, int] | None = _cards(request, "cards")
        self.kept: dict[str, int] = _cards(request, "kept") or {}
        # Handed on as it came, with one chapter more.
        self.chronicle: list[ChapterView] = cast(list[ChapterView], _list(request, "chronicle"))
        self.events: list[object] = _list(request, "events")
        self.heroes: object = request.get("heroes", "deal")
        self.extra: object = request.get("extra")


def _number(table: dict[str, object], key: str, low: int, high: int) -> int:
    value = table.get(key, low)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupShapeError("campaign_type", key=key, wanted="whole")
    if not low <= value <= high:
        raise SetupError("campaign_range", key=key, low=low, high=high, value=str(value))
    return value


def _flag(table: dict[str, object], key: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise SetupShapeError("campaign_type", key=key, wanted="flag")
    return value


def _list(table: dict[str, object], key: str) -> list[object]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise SetupShapeError("campaign_type", key=key, wanted="list")
    return value


def _cards(table: dict[str, object], key: str) -> dict[str, int] | None:
    value = table.get(key)
    if value is None:
        return None
    if not isinstance(value, dict):
        raise SetupShapeError("campaign_type", key=key, wanted="counts")
    cards: dict[str, int] = {}
    for code, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise SetupShapeError("campaign_count", card=repr(code))
        cards[str(code)] = count
    return cards


def refuse_incomplete(book: Book) -> None:
    """The engine plays complete books only, and says what is missing."""
    gaps = missing(book)
    if gaps:
        first = "; ".join(gaps[:NAMED_GAPS])
        raise SetupError("incomplete_book", book=book.id, count=len(gaps), first=first)


def cards_before(book: Book, chapter: int) -> dict[str, int]:
    """The play cards that the chapters before this one have added, whichever way was taken (A1)."""
    cards: dict[str, int] = {}
    for one in book.chapters[: chapter - 1]:
        number = one.opening
        while number not in ("end", "stay"):
            card = one.find(number)
            for add in card.add or ():
                cards[add.card] = cards.get(add.card, 0) + add.count
            assert card.month_end is not None
            number = card.month_end.line("coop").targets[0]
    return cards


def hero_sides(campaign: CampaignState, book: Book, seats: int) -> list[int]:
    """The heroes a set-up names, one a seat; none when they are to be dealt or drafted (A2)."""
    heroes = campaign.heroes
    if heroes in ("deal", "draft"):
        return []
    ids = [hero.id for hero in book.heroes]
    if not isinstance(heroes, list) or len(heroes) != seats or not all(hero in ids for hero in heroes):
        raise SetupError("heroes", known=", ".join(ids))
    sides = [ids.index(str(hero)) for hero in heroes]
    cards = [book.heroes[side].card for side in sides]
    if len(set(cards)) != len(cards):
        raise SetupError("hero_card")
    return sides


def top_events(campaign: CampaignState, book: Book, players: int, most: int) -> list[int]:
    """For tests and puzzles: the events on top of the event deck, from the top."""
    played = (0, 1) if event_one_plays(players) else (0,)
    ids = [event.id for event in book.events if event.number in played]
    numbers = [event.id for event in book.events]
    for event in campaign.events:
        if event not in ids or campaign.events.count(event) > 1:
            raise SetupError("events", event=repr(event))
    if len(campaign.events) > most:
        raise SetupError("events_long", count=most)
    return [numbers.index(str(event)) for event in campaign.events]


def extra_coins(campaign: CampaignState, coop: bool, seats: int) -> list[int]:
    """How the team shares its extra coins (A41): as it says, or evenly from seat 0 on."""
    total = EXTRA_COINS * campaign.failed if coop else 0
    if campaign.extra is None:
        return [total // seats + (seat < total % seats) for seat in range(seats)]
    extra = campaign.extra
    if not isinstance(extra, list) or not all(type(each) is int and each >= 0 for each in extra):
        raise SetupShapeError("campaign_type", key="extra", wanted="wholes")
    if len(extra) != seats or sum(extra) > total:
        raise SetupError("extra", count=total, seats=seats)
    return extra


def kept_cards(faces: Faces, campaign: CampaignState, cards: dict[str, int]) -> list[int]:
    """The play cards in the deck that lost attempts at this very chapter have added (A41)."""
    for code, count in campaign.kept.items():
        if count > cards.get(code, 0):
            raise SetupError("play_cards", count=count, card=repr(code))
    return [faces.number[code] for code, count in campaign.kept.items() for _ in range(count)]


def in_the_box(faces: Faces, play_cards: dict[str, int], cards: dict[str, int]) -> list[int]:
    """The play cards that no story card has added yet; refuses more than there are."""
    for code, count in cards.items():
        if count > play_cards.get(code, 0):
            raise SetupError("play_cards", count=count, card=repr(code))
    return [
        faces.number[code] for code, count in play_cards.items() for _ in range(count - cards.get(code, 0))
    ]
