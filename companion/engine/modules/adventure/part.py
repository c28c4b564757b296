"""What lies on the table of an adventure beside the base game: heroes, crowns, tasks and the event deck."""

from typing import Final

from companion.content.facts import HERO_MARKERS
from companion.engine.rules import Part

DOOR: Final = 0
TROPHY: Final = 1

# Effects of an event that last until the end of the turn (A10), by their place in `Chronicle.turn`.
SHIP_COINS: Final = 0
BUST_COINS: Final = 1
CLAIM_CROWNS: Final = 2
REPEL_COINS: Final = 3
ALLOWANCE: Final = 4
MIN_CARDS: Final = 5
MAX_CARDS: Final = 6
LOOKOUTS: Final = 7
SWORDS: Final = 8
PERSON_COST: Final = 9
FEWER: Final = 10
EFFECTS: Final = 11

RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2


class Saga:
    """One seat's hero: which side, how many markers are left, which spaces are free, the crowns (A2, A13)."""

    __slots__ = ("crowns", "hero", "left", "opened", "swords")

    def __init__(self) -> None:
        self.hero: int = -1
        self.left: int = HERO_MARKERS
        self.opened: int = 0
        self.crowns: int = 0
        self.swords: int = 0

    def open(self, space: int) -> bool:
        """Is that space of the hero free?"""
        return bool(self.opened >> space & 1)

    def clone(self) -> "Saga":
        """An independent copy."""
        copy = Saga()
        copy.hero = self.hero
        copy.left = self.left
        copy.opened = self.opened
        copy.crowns = self.crowns
        copy.swords = self.swords
        return copy


class Lying:
    """A task on the table: who completed it, in order, and whose marker lies on its upper space (A31)."""

    __slots__ = ("asked", "done", "task", "upper")

    def __init__(self, task: int) -> None:
        self.task: int = task
        self.done: list[int] = []
        self.upper: dict[int, int] = {}
        self.asked: bool = False

    def clone(self) -> "Lying":
        """An independent copy."""
        copy = Lying(self.task)
        copy.done = self.done[:]
        copy.upper = self.upper.copy()
        copy.asked = self.asked
        return copy


class Chronicle(Part):
    """The adventure's share of a game. Piles are lists whose end is the top, as everywhere."""

    __slots__ = (
        "box",
        "event",
        "event_deck",
        "event_discard",
        "event_reserve",
        "guard",
        "innkeepers",
        "lent_to",
        "looked",
        "looks",
        "month",
        "offer",
        "outcome",
        "read",
        "sagas",
        "stopped",
        "tasks",
        "turn",
        "turns",
    )

    def __init__(self, seats: int) -> None:
        self.sagas: list[Saga] = [Saga() for _ in range(seats)]
        self.tasks: list[Lying] = []
        self.event: int = -1
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.event_reserve: list[int] = []
        self.month: int = 1
        self.turns: int = 0
        self.turn: list[int] = [0] * EFFECTS
        self.box: list[int] = []
        self.guard: int = 0
        self.looked: list[int] = []
        self.looks: int = 0
        self.innkeepers: list[int] = []
        self.stopped: bool = False
        self.lent_to: int = 0
        self.offer: list[list[int]] = []
        self.read: list[str] = []
        self.outcome: int = RUNNING

    def clone(self) -> "Chronicle":
        copy = Chronicle(0)
        copy.sagas = [saga.clone() for saga in self.sagas]
        copy.tasks = [task.clone() for task in self.tasks]
        copy.event = self.event
        copy.event_deck = self.event_deck[:]
        copy.event_discard = self.event_discard[:]
        copy.event_reserve = self.event_reserve[:]
        copy.month = self.month
        copy.turns = self.turns
        copy.turn = self.turn[:]
        copy.box = self.box[:]
        copy.guard = self.guard
        copy.looked = self.looked[:]
        copy.looks = self.looks
        copy.innkeepers = self.innkeepers[:]
        copy.stopped = self.stopped
        copy.lent_to = self.lent_to
        copy.offer = [offer[:] for offer in self.offer]
        copy.read = self.read[:]
        copy.outcome = self.outcome
        return copy

    def cards(self) -> list[int]:
        return self.box + self.looked
