"""The entries of a campaign's log. Players by seat or name, cards by their printed numbers."""

from typing import Annotated, Literal

import msgspec

from companion.content.books import Mode
from companion.content.facts import HERO_MARKERS
from companion.table.campaign.state import Count, Face, Typed
from companion.table.table_kind import Note, TableEntry

Who = int | str
Value = int | str | None | list[int | str]
What = Literal[
    "crowns", "vp", "coins", "hero", "spaces", "extra", "done", "progress", "month", "turn", "turns", "first",
    "active", "phase", "chapter", "failed", "losses", "reserve", "ahead", "discard", "current", "revealed",
    "announced",
]  # fmt: skip


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chapter that was played on the screen before this log began."""

    chapter: int
    won: bool
    attempt: int = 1
    vp: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    story: tuple[str, ...] = ()
    months: int = 0


class CampaignSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign's set-up: `after` is the variant for tables that have finished it (A60).

    The rest is what a campaign brings along that was played on the screen so far: `cards` are all play cards
    in the deck, `kept` those of them that lost attempts at this chapter added, `game` the last game's save.
    """

    players: tuple[str, ...]
    mode: Mode = "coop"
    book: str = "printed"
    title: str = ""
    chapter: int = 1
    after: bool = False
    failed: Count = 0
    losses: Count = 0
    cards: dict[str, Count] | None = None
    kept: dict[str, Count] = {}
    earlier: tuple[Earlier, ...] = ()
    game: str = ""


class Begin(TableEntry, frozen=True, tag="begin"):
    """The chapter is laid out and its first story card is read (A2-A5). `tasks` only in the variant (A60).

    `typed` is what the table knew of its copy before: crown track, card 9, hero coins. `events` is the order
    in which unknown events come up where the app is the event deck (a book that is not printed).
    """

    heroes: tuple[str, ...] = ()
    extra: tuple[int, ...] = ()
    first: Who = 0
    face: Face | None = None
    typed: Typed | None = None
    tasks: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


class OnScreen(TableEntry, frozen=True, tag="on_screen"):
    """This chapter is played on the screen, as the digital game of that save (A2, A41).

    `heroes` are dealt, drafted, or one named for each player; `extra` is how the team shares its coins.
    """

    save: str
    heroes: Literal["deal", "draft"] | tuple[str, ...] = "deal"
    extra: tuple[int, ...] = ()


class PlayedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at the end of a digital game; `spaces` as a table writes them (A13)."""

    hero: str
    spaces: Annotated[tuple[str, ...], msgspec.Meta(min_length=HERO_MARKERS, max_length=HERO_MARKERS)]
    crowns: Count
    vp: Count
    coins: Count


class PlayedTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A task of a digital game: who completed it, in order, and whose marker lies on its upper space."""

    task: str
    done: tuple[int, ...] = ()
    progress: tuple[int, ...] = ()


class Played(TableEntry, frozen=True, tag="played"):
    """The digital game that played this chapter is over: how it ended, and what it added to the deck (A41).

    `added` has the play cards by story card, and by code.
    """

    save: str
    won: bool
    months: Count
    turns: Count
    crew: tuple[PlayedSeat, ...]
    tasks: tuple[PlayedTask, ...]
    winners: tuple[int, ...] = ()
    added: dict[str, dict[str, Count]] = msgspec.field(default_factory=dict)


class Reveal(TableEntry, frozen=True, tag="reveal"):
    """A story card was read and lies on the table as a task."""

    card: str
    face: Face | None = None


class Know(TableEntry, frozen=True, tag="know"):
    """What the table reads off printed cards: faces, the crown track, card 9, hero coins; later ones win.

    `forget` names fields of a card that were typed wrongly and are not known after all.
    """

    typed: Typed = Typed()
    forget: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class EventRevealed(TableEntry, frozen=True, tag="event"):
    """The next turn begins: the top event is revealed (A10). `text`: what it does, as the table typed it."""

    name: str = ""
    text: str = ""


class NameEvent(TableEntry, frozen=True, tag="name_event"):
    """The event that lies open has this name, and does this."""

    name: str
    text: str = ""


class Complete(TableEntry, frozen=True, tag="complete"):
    """A player completed a task (A13)."""

    player: Who
    task: str


class Credit(TableEntry, frozen=True, tag="credit"):
    """Who completed a task after all, in order; markers, spaces and crowns follow (A13, A14)."""

    task: str
    done: tuple[Who, ...] = ()


class TaskProgress(TableEntry, frozen=True, tag="progress"):
    """A marker goes to the upper space of a task of two steps (A31)."""

    player: Who
    task: str


class Crowns(TableEntry, frozen=True, tag="crowns"):
    """Crowns won or lost; spending needs having, a forced loss stops at 0 (A15)."""

    player: Who
    by: int
    forced: bool = False


class Vp(TableEntry, frozen=True, tag="vp"):
    """VP as the table likes: all of them, those of the cards alone, or a change."""

    player: Who
    total: int | None = None
    cards: int | None = None
    by: int | None = None


class Coins(TableEntry, frozen=True, tag="coins"):
    """A player's coins, for the tie-break (A50)."""

    player: Who
    coins: int


class Bust(TableEntry, frozen=True, tag="bust"):
    """A player went bust; it changes nothing here and counts in the statistics (B13)."""

    player: Who


class MonthsEnd(TableEntry, frozen=True, tag="month_end"):
    """Month's End carried out. `card`: what was read where the line is unknown; `won`: where card 9 is.

    `card9` keeps the markers and VP that counted, so that the verdict stays whatever a book says later;
    `typed` is what the table typed in on this occasion.
    """

    card: str = ""
    card9: tuple[int | None, int | None] | None = None
    face: Face | None = None
    buy_outs: tuple[Who, ...] = ()
    won: bool | None = None
    typed: Typed | None = None


class FinishChapter(TableEntry, frozen=True, tag="finish"):
    """A competitive chapter has been played to the end of its last round (A50)."""


class Concede(TableEntry, frozen=True, tag="concede"):
    """The team gives this attempt up; it counts as lost (A41)."""


class Next(TableEntry, frozen=True, tag="next"):
    """On to the next chapter, or the same again; after a loss the cards added in it may stay (A41)."""

    keep_added: bool = True


class CorrectCampaign(TableEntry, frozen=True, tag="set"):
    """What the table says instead, with a reason."""

    what: What
    value: Value
    reason: str = ""
    player: Who | None = None
    task: str = ""


Move = (
    Begin | Reveal | Know | EventRevealed | NameEvent | Complete | Credit | TaskProgress | Crowns | Vp | Coins
    | Bust | Note | MonthsEnd | FinishChapter | Concede | Next | CorrectCampaign | OnScreen | Played
)  # fmt: skip
