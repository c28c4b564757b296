"""Campaign books: the chapters, story cards, tasks, events and heroes of an adventure (part A).

One schema for the digital game and the table. An absent face (None) is unknown: good to track, not to play.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from companion.content.catalogue import Colour, Source
from companion.content.facts import MONTH_END, MONTH_END_AFTER
from companion.content.files import ContentError, data_folder, read_toml

CHAPTERS = 5
END, STAY = "end", "stay"
CARD_9 = "9"  # printed where an hourglass line leads to the end of the chapter, and nowhere else (A40)
Mode = Literal["coop", "competitive"]
What = Literal[
    "coins", "crowns", "vp", "swords", "persons", "expedition", "ares", "herbs", "book", "bread", "rum",
    "provisions", "trader", "settler", "captain", "priest", "jack", "sailor", "pirate", "mademoiselle",
    "jester", "admiral", "governor", "lookout", "innkeeper", "tibook-brother",
]  # fmt: skip
DISCARDABLE = ("coins", "crowns", "ares", "herbs", "book", "bread", "rum", "provisions")
When = Literal["any", "colours", "tax", "stop"]
EventDo = Literal[
    "coins", "crowns", "tax", "no_repel", "repel_coins", "swords", "ship_coins", "person_cost", "fee",
    "no_passive", "allowance", "min_cards", "max_cards", "lookout", "bust_coins", "claim_crowns",
    "month_end", "buy_out",
]  # fmt: skip
HeroDo = Literal[
    "bust_coins", "claim_crowns", "sword", "mademoiselle", "trader", "admiral", "ship_coins", "coins_once",
    "lookout",
]  # fmt: skip


class _Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Strict and immutable, like everything printed."""


class Need(_Face, frozen=True):
    """One line of a task (A13): have `count` of `what`, or discard them where there is a minus sign.

    `ares` is any Ares ship kept as an item, `provisions` bread or rum; `cost_max` bounds the printed cost of
    the persons counted.
    """

    what: What
    count: int = 1
    discard: bool = False
    cost_max: int | None = None


class Reward(_Face, frozen=True):
    """What the first finisher of a task gets on top (A14)."""

    coins: int = 0
    crowns: int = 0


class Task(_Face, frozen=True):
    """The back of a story card. `when` other than `any` is decided at once (A16). `source`: its condition's.

    `colours`: when `harbour` ship colours lie there; `tax`: when coins are lost to one; `stop`: when stopping
    after exactly `harbour` cards.
    """

    needs: tuple[Need, ...] | None = None
    when: When = "any"
    harbour: int = 0
    by: Literal["acting", "active", "taxed"] = "acting"
    fewer: int = 0
    spaces: int = 1
    first: Reward | None = None
    crowns: int | None = None
    star: bool | None = None
    source: Source | None = None

    @property
    def at_once(self) -> bool:
        """Whether the chance is lost when it is not taken (A16)."""
        return self.when != "any"


class HourglassLine(_Face, frozen=True):
    """An hourglass line (A11): a fixed `next`, or "was task `ask` completed?" with `yes` and `no`.

    A target is a card number, `end` (the check of card 9) or `stay` (no new card: competitive chapters end
    otherwise).
    """

    next: str = ""
    ask: str = ""
    yes: str = ""
    no: str = ""

    @property
    def whole(self) -> bool:
        """Whether it is a fixed line or a whole question, and not both."""
        return bool(self.next) != bool(self.ask) and bool(self.ask) == bool(self.yes and self.no)

    @property
    def targets(self) -> tuple[str, ...]:
        """Where the line can lead, in print order."""
        return (self.next,) if self.next else (self.yes, self.no)


class MonthEnd(_Face, frozen=True):
    """What Month's End does under the newest task: one line for both modes, or one each."""

    both: HourglassLine | None = None
    coop: HourglassLine | None = None
    competitive: HourglassLine | None = None

    def line(self, mode: Mode) -> HourglassLine:
        """The line that counts in this mode."""
        own = self.coop if mode == "coop" else self.competitive
        line = own or self.both
        assert line is not None, "the loader refuses a month end without a line"
        return line


class Add(_Face, frozen=True):
    """Play cards a story card shuffles into the deck."""

    card: str
    count: int = 1


class StoryCard(_Face, frozen=True):
    """A numbered card: story and play cards on the front, a task with its hourglass line on the back (A4)."""

    number: str
    source: Source
    title: str | None = None
    text: str | None = None
    add: tuple[Add, ...] | None = None
    task: Task | None = None
    month_end: MonthEnd | None = None
    note: str = ""


class Ending(_Face, frozen=True):
    """A chapter's end card, 61 to 65; `lost` is read when the chapter has to be played again."""

    number: str
    source: Source
    title: str | None = None
    text: str | None = None
    lost: str | None = None


class Chapter(_Face, frozen=True):
    """A title card with the story so far, the numbered cards, and the end card."""

    number: int
    opening: str
    source: Source
    ending: Ending
    card: tuple[StoryCard, ...]
    title: str | None = None
    summary: str | None = None

    def find(self, number: str) -> StoryCard:
        """The card of that number."""
        return next(card for card in self.card if card.number == number)


class Effect(_Face, frozen=True):
    """One thing an event does, out of a closed vocabulary that the engine knows (A10)."""

    do: EventDo
    amount: int = 0
    who: Literal["active", "all", "others"] = "active"


class Event(_Face, frozen=True):
    """An event card; thirteen have number 0, and 1, 2 and 3 are single (A3).

    `text` is the whole card; `flavour` is that part of it which is no rule.
    """

    id: str
    number: int
    source: Source
    name: str | None = None
    text: str | None = None
    effects: tuple[Effect, ...] | None = None
    flavour: str | None = None


class Hero(_Face, frozen=True):
    """One side of a hero card (A22). `limit`: at most so many harbour cards, at least so many ships.

    `source` speaks of the ability, `face_source` of coins, colour and which sides share a card.
    """

    id: str
    name: str
    do: HeroDo
    source: Source
    amount: int = 1
    limit: int = 0
    colour: Colour = ""
    pays: Literal["coins", "crowns"] = "coins"
    coins: int | None = None
    card: int | None = None
    face_source: Source = "assumed"
    text: str = ""


class Track(_Face, frozen=True):
    """The crown card: its spaces, and the space of each shield in turn (A15)."""

    source: Source
    spaces: int | None = None
    shields: tuple[int, ...] | None = None


class Card9(_Face, frozen=True):
    """Co-op end condition for one player count (A40); `chapter` 0 holds for every chapter without its own."""

    players: int
    source: Source
    markers: int | None = None
    vp: int | None = None
    chapter: int = 0


class Book(_Face, frozen=True):
    """A whole campaign."""

    id: str
    title: str
    source: Source
    language: str
    cover: str | None
    track: Track
    card9: tuple[Card9, ...]
    chapters: tuple[Chapter, ...]
    events: tuple[Event, ...]
    heroes: tuple[Hero, ...]

    def end(self, chapter: int, players: int) -> Card9:
        """Card 9's side for this chapter and player count."""
        rows = [row for row in self.card9 if row.players == players and row.chapter in (0, chapter)]
        return max(rows, key=lambda row: row.chapter)

    def buy_out_price(self, after: bool) -> int:
        """What Month's End asks for taking a hero marker off, during the campaign or after it (A51, A60)."""
        number = MONTH_END_AFTER if after else MONTH_END
        event = next(event for event in self.events if event.number == number)
        return sum(effect.amount for effect in event.effects or () if effect.do == "buy_out")


class _BookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    source: Source
    language: str
    track: Track
    card9: tuple[Card9, ...]
    cover: str | None = None


class _EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[Event, ...]


class _HeroFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hero: tuple[Hero, ...]


def books_folder() -> Path:
    """Where the shipped books lie, one folder each."""
    return data_folder() / "books"


def book_names() -> list[str]:
    """The shipped books."""
    return sorted(path.parent.name for path in books_folder().glob("*/book.toml"))


def read_book(folder: Path) -> Book:
    """Read one book's folder; anything broken is refused by file and key."""
    from companion.content.books_strict import refuse_broken

    head = read_toml(folder / "book.toml", _BookFile)
    chapters = tuple(read_toml(folder / f"chapter{n}.toml", Chapter) for n in range(1, CHAPTERS + 1))
    events = read_toml(folder / "events.toml", _EventFile).event
    heroes = read_toml(folder / "heroes.toml", _HeroFile).hero
    book = Book(
        folder.name, head.title, head.source, head.language, head.cover, head.track, head.card9,
        chapters, events, heroes,
    )  # fmt: skip
    refuse_broken(book)
    return book


@lru_cache(maxsize=8)
def load_book(name: str) -> Book:
    """A shipped book, read once a process."""
    if name not in book_names():
        raise ContentError(f"no book is called {name!r}; there are {', '.join(book_names())}")
    return read_book(books_folder() / name)
