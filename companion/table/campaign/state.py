"""What the table knows about its campaign. Immutable: every entry makes a new state."""

from typing import Annotated, Literal

import msgspec

from companion.content.books import Book, Mode, MonthEnd, load_book
from companion.content.facts import EXTRA_COINS, HERO_MARKERS

MONTH_END = "month-end"
UNKNOWN = ""
ON_HERO, IN_BOX = "hero", "box"
Phase = Literal["setup", "running", "month_end", "ended", "over"]
SPACES = ("door", "window1", "window2", "window3")
Count = Annotated[int, msgspec.Meta(ge=0)]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table typed in from a printed card; everything is optional.

    `codes` are the play cards of `adds` by code, kept from a book that knows them.
    """

    title: str | None = None
    needs: str | None = None
    at_once: bool | None = None
    steps: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    first_coins: Count | None = None
    first_crowns: Count | None = None
    crowns: Count | None = None
    star: bool | None = None
    adds: tuple[str, ...] | None = None
    month_end: MonthEnd | None = None
    note: str | None = None
    codes: dict[str, Count] | None = None

    def __post_init__(self) -> None:
        """A line that leads nowhere is refused when it is typed, not at Month's End (A11)."""
        typed = self.month_end or MonthEnd()
        if not all(line.whole for line in (typed.both, typed.coop, typed.competitive) if line):
            raise ValueError("an hourglass line is `next`, or `ask` with `yes` and `no`")


class TypedTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The crown card as a table typed it in."""

    shields: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    spaces: Count | None = None


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything typed in from printed cards: the same shape in a campaign and in the shared knowledge.

    `card9` has one pair of markers and VP per player count, `heroes` the coins of a hero, `events` what an
    event of that name does (empty: only its name is known).
    """

    cards: dict[str, Face] = {}
    track: TypedTrack | None = None
    card9: dict[str, tuple[Count, Count]] = {}
    heroes: dict[str, Count] = {}
    events: dict[str, str] = {}


class TaskSpot(msgspec.Struct, frozen=True):
    """A task on the table: finishers in order, and seats whose marker lies on its upper space (A31)."""

    number: str
    done: tuple[int, ...] = ()
    progress: tuple[int, ...] = ()


class Events(msgspec.Struct, frozen=True):
    """The event deck from the top (no name: unknown), the discard pile in order of drawing, the reserve."""

    ahead: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    current: str | None = None
    reserve: int = 0


class Crew(msgspec.Struct, frozen=True):
    """One player. A space is `hero` while its marker lies there, else `task N`, `progress N`, `box` (A13).

    `vp` is what the table entered: without crowns, or, where `vp_at` says at how many crowns, with them.
    """

    name: str
    hero: str = ""
    spaces: tuple[str, ...] = (ON_HERO,) * HERO_MARKERS
    crowns: int = 0
    vp: int = 0
    vp_at: int | None = None
    coins: int | None = None
    extra: int = 0

    @property
    def opened(self) -> tuple[bool, ...]:
        """Door and windows that are free: a marker on an upper space has opened nothing yet (A31)."""
        return tuple(place == IN_BOX or place.startswith("task ") for place in self.spaces)

    @property
    def trophy(self) -> bool:
        """Whether window 1 is free (A50)."""
        return self.opened[1]

    @property
    def markers_left(self) -> int:
        return self.spaces.count(ON_HERO)


class Added(msgspec.Struct, frozen=True):
    """Play cards that a story card brought into the deck (A1), or, without a number, the chapters before this
    log. `codes`: the same by code, less what lay in the deck already (A41); None where nobody can say."""

    number: str
    chapter: int
    cards: tuple[str, ...]
    codes: dict[str, int] | None = None


class ChapterResult(msgspec.Struct, frozen=True):
    """How a chapter ended: won or lost together, or the winners of a competitive one.

    `on_screen`: it was played as a digital game, whose save is named where it is known. No months: unknown.
    """

    chapter: int
    attempt: int
    won: bool
    months: int
    vp: tuple[int, ...]
    winners: tuple[int, ...] = ()
    on_screen: bool = False
    save: str = ""


class Campaign(msgspec.Struct, frozen=True):
    """The whole campaign at the table. `revealed` are the cards of this chapter, `seen` those of all.

    `notes` are differences between the book and the table that the table has accepted. `hidden` are the
    events still to come where the app is the event deck, from the top; no view shows them. `kept_added`:
    whether the play cards of this chapter's lost attempt stayed in the deck (A41). `screen` is the save of
    the digital game that plays this chapter; `whole_deck` says that `added` names every play card in the
    deck, also those from before this log; `game` is the digital game from whose result the log goes on.
    """

    book_id: str
    mode: Mode
    crew: tuple[Crew, ...]
    title: str = ""
    after: bool = False
    phase: Phase = "setup"
    chapter: int = 1
    failed: int = 0
    losses: int = 0
    month: int = 0
    turn: int = 0
    turns: int = 0
    first: int = 0
    active: int = 0
    revealed: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    tasks: tuple[TaskSpot, ...] = ()
    events: Events = Events()
    added: tuple[Added, ...] = ()
    typed: Typed = Typed()
    announced: int | None = None
    results: tuple[ChapterResult, ...] = ()
    notes: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    kept_added: bool = True
    screen: str = ""
    whole_deck: bool = False
    game: str = ""

    @property
    def book(self) -> Book:
        return load_book(self.book_id)

    @property
    def original(self) -> bool:
        """Whether the book is of our own making: nobody has its story, events or card 9 as cards."""
        return self.book.source == "original"

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.crew]

    @property
    def attempt(self) -> int:
        """Which attempt at this chapter is running."""
        return self.failed + 1

    @property
    def chapters_before(self) -> int:
        """How many chapters the table had played before this log began."""
        return (self.results[0].chapter if self.results else self.chapter) - 1

    @property
    def extra_coins(self) -> int:
        """Coins the team shares out for its failed attempts at this chapter (A41)."""
        return EXTRA_COINS * self.failed if self.mode == "coop" else 0

    @property
    def price(self) -> int:
        """What opening a space costs at Month's End (A51, A60)."""
        return self.book.buy_out_price(self.after)

    def spot(self, number: str) -> TaskSpot | None:
        """The task of that number, if it lies on the table."""
        return next((spot for spot in self.tasks if spot.number == number), None)

    def with_crew(self, seat: int, **values: object) -> "Campaign":
        """The same campaign with one player changed."""
        new = msgspec.structs.replace(self.crew[seat], **values)
        return msgspec.structs.replace(self, crew=(*self.crew[:seat], new, *self.crew[seat + 1 :]))

    def with_spot(self, spot: TaskSpot) -> "Campaign":
        """The same campaign with one task changed."""
        tasks = tuple(spot if old.number == spot.number else old for old in self.tasks)
        return msgspec.structs.replace(self, tasks=tasks)

    def noting(self, sentence: str) -> "Campaign":
        """The same campaign with one more note."""
        return msgspec.structs.replace(self, notes=(*self.notes, sentence))
