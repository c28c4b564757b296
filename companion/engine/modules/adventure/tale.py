"""A chapter of a book as the engine plays it: tasks as lookup tables, so that looking at them is cheap."""

from typing import Final

from companion.content.books import Book, Chapter, Effect, Event, Hero, Mode, Need, StoryCard, Task
from companion.content.facts import MONTH_END, MONTH_END_AFTER
from companion.engine.faces import EXPEDITION, PERSON, SHIP, Faces
from companion.engine.modules.adventure.campaign import AFTER, CampaignState

COINS: Final = 0
CROWNS: Final = 1
VP: Final = 2
SWORDS: Final = 3
CARDS: Final = 4
SOURCES: Final = {"coins": COINS, "crowns": CROWNS, "vp": VP, "swords": SWORDS}

ANY: Final = 0
COLOURS: Final = 1
TAX: Final = 2
STOP: Final = 3
MOMENTS: Final = {"any": ANY, "colours": COLOURS, "tax": TAX, "stop": STOP}


class Want:
    """One line of a task; `mask` marks the faces that count, where cards are asked for."""

    __slots__ = ("count", "discard", "mask", "source")

    def __init__(self, need: Need, faces: Faces) -> None:
        self.source: int = SOURCES.get(need.what, CARDS)
        self.count: int = need.count
        self.discard: bool = need.discard
        self.mask: list[int] = [1 if counts(need, faces, face) else 0 for face in range(len(faces.code))]


def counts(need: Need, faces: Faces, face: int) -> bool:
    """Does a card of this face in a display count (A13, A20)? [R] A jack stands in for nobody (as in C12)."""
    if need.what == "persons":
        cheap = need.cost_max is None or faces.cost[face] <= need.cost_max
        return faces.category[face] == PERSON and cheap
    if need.what == "expedition":
        return faces.category[face] == EXPEDITION
    if need.what == "ares":
        return faces.category[face] == SHIP and faces.item[face] in ("herbs", "book")
    if need.what == "provisions":
        return faces.category[face] == SHIP and faces.item[face] in ("bread", "rum")
    if faces.category[face] == SHIP:
        return faces.item[face] == need.what
    return faces.category[face] == PERSON and faces.kind[face] == need.what


class Deed:
    """A task as the engine sees it."""

    __slots__ = (
        "crowns",
        "fewer",
        "first_coins",
        "first_crowns",
        "harbour",
        "items",
        "number",
        "price",
        "two_spaces",
        "wants",
        "when",
    )

    def __init__(self, number: str, task: Task, faces: Faces) -> None:
        first = task.first
        self.number: str = number
        self.wants: list[Want] = [Want(need, faces) for need in task.needs or ()]
        self.when: int = MOMENTS[task.when]
        self.harbour: int = task.harbour
        self.fewer: int = task.fewer
        self.two_spaces: bool = task.spaces == 2
        self.first_coins: int = first.coins if first is not None else 0
        self.first_crowns: int = first.crowns if first is not None else 0
        self.crowns: int = task.crowns or 0
        self.price: int = sum([want.count for want in self.wants if want.source == COINS and want.discard])
        self.items: list[Want] = [want for want in self.wants if want.source == CARDS and want.discard]


class Tale:
    """Everything about one chapter that does not change while it is played."""

    __slots__ = (
        "added",
        "book",
        "buy_out_price",
        "campaign",
        "chapter",
        "coop",
        "deeds",
        "events",
        "goal_markers",
        "goal_vp",
        "heroes",
        "index",
        "kept",
        "mode",
        "month_end",
        "play_cards",
        "shields",
        "spaces",
        "stars",
    )

    def __init__(self, book: Book, campaign: CampaignState, coop: bool, players: int, faces: Faces) -> None:
        chapter = campaign.chapter
        self.book: Book = book
        self.campaign: CampaignState = campaign
        self.chapter: int = chapter
        self.coop: bool = coop
        self.mode: Mode = "coop" if coop else "competitive"
        self.play_cards: dict[str, int] = {}
        self.kept: list[int] = []
        self.events: list[Event] = list(book.events)
        self.heroes: list[Hero] = list(book.heroes)
        self.spaces: int = book.track.spaces or 0
        self.shields: list[int] = list(book.track.shields or ())
        after = chapter == AFTER
        self.month_end: int = self.numbered(MONTH_END_AFTER if after else MONTH_END)[0]
        self.buy_out_price: int = book.buy_out_price(after)
        end = book.end(chapter, players)
        self.goal_markers: int = end.markers or 0
        self.goal_vp: int = end.vp or 0
        self._lay_out(faces)

    def _lay_out(self, faces: Faces) -> None:
        """The tasks that can come up: those of the chapter, or after the campaign the starred ones (A60)."""
        cards = [card for one in self.book.chapters for card in one.card if self._plays(one, card)]
        self.deeds: list[Deed] = [Deed(card.number, card.task or Task(), faces) for card in cards]
        self.index: dict[str, int] = {card.number: position for position, card in enumerate(cards)}
        self.stars: list[int] = [i for i, card in enumerate(cards) if card.task and card.task.star]
        self.added: list[list[int]] = [
            [faces.number[add.card] for add in card.add or () for _ in range(add.count)] for card in cards
        ]

    def _plays(self, chapter: Chapter, card: StoryCard) -> bool:
        if self.chapter == AFTER:
            return card.task is not None and card.task.star is True
        return chapter.number == self.chapter

    def numbered(self, number: int) -> list[int]:
        """The events of one number."""
        return [i for i, event in enumerate(self.events) if event.number == number]

    def effects(self, event: int) -> list[Effect]:
        """What an event does."""
        return list(self.events[event].effects or ())
