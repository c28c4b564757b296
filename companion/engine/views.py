"""The shape of everything that a view tells: a wrong key fails mypy. Keys of modules are not required."""

from typing import NotRequired, TypedDict


class Question(TypedDict):
    """An open question: what is asked of whom, its rule, and whatever the question is about."""

    ask: str
    seat: int
    rule: NotRequired[str]
    card: NotRequired[str]
    task: NotRequired[str]
    coins: NotRequired[int]
    cards: NotRequired[list[str]]


class ChapterView(TypedDict):
    """One line of a campaign's chronicle (A41, A50)."""

    chapter: int
    mode: str
    won: bool | None
    winners: list[int]
    story: list[str]
    done: list[str]
    vp: list[int]
    turns: int


class GoalView(TypedDict):
    """What a co-operative chapter asks for on its last card (A40)."""

    markers: int
    vp: int


class CampaignView(TypedDict):
    """A campaign as it stands; with cards and chronicle it is what the next `new` is given (A41)."""

    book: str
    chapter: int
    failed: int
    losses: int
    edition: NotRequired[str]
    goal: NotRequired[GoalView]
    cards: NotRequired[dict[str, int]]
    chronicle: NotRequired[list[ChapterView]]
    won: NotRequired[bool]
    flawless: NotRequired[bool]


class ResultView(TypedDict):
    """Who has won and why; co-operative games also whether, and how well."""

    winners: list[int]
    reason: str
    won: NotRequired[bool]
    score: NotRequired[int]
    rank: NotRequired[str | None]
    markers: NotRequired[int]
    vp: NotRequired[int]
    campaign: NotRequired[CampaignView]


class ContractView(TypedDict):
    """A contract on the table: seats in order of finishing, and the steps of those under way (C10)."""

    id: str
    done: list[int]
    progress: dict[str, int]


class NeedView(TypedDict):
    """One line of what a task asks for (A13)."""

    what: str
    count: int
    discard: bool
    cost_max: NotRequired[int]


class FirstView(TypedDict, total=False):
    """What the first finisher of a task gets; empty where the card has nothing (A14)."""

    coins: int
    crowns: int


class TaskView(TypedDict):
    """A task on the table, and what its card says, so that a client needs no book."""

    task: str
    done: list[int]
    upper: list[int]
    needs: list[NeedView]
    when: str
    harbour: int
    first: FirstView
    crowns: int | None


class EffectView(TypedDict):
    """One thing that the event of a turn does (A10)."""

    do: str
    amount: int
    who: str


class EventsView(TypedDict):
    """The piles of event cards."""

    deck: int
    discard: list[str]
    reserve: int


class PlayerView(TypedDict):
    """One seat: what everybody sees of it, and for the referee the faces of its coins."""

    name: str
    coins: int
    vp: int
    swords: int
    display: list[str]
    coin_cards: NotRequired[list[str]]
    tucked: NotRequired[list[str]]
    markers: NotRequired[int]
    kept: NotRequired[list[str]]
    items: NotRequired[list[str]]
    hero: NotRequired[str | None]
    hero_markers: NotRequired[int]
    open: NotRequired[list[str]]
    crowns: NotRequired[int]
    trophy: NotRequired[bool]


class View(TypedDict):
    """The protocol's `state`: a game as a seat, or the referee, sees it."""

    game: str
    mode: str
    revision: int
    phase: str
    active: int
    to_act: int | None
    start_player: int
    round: int
    pending: str | Question | None
    harbour: list[str]
    expeditions: list[str]
    deck: int
    discard: int
    discard_pile: list[str]
    takes_left: int
    final_round: bool
    players: list[PlayerView]
    result: ResultView | None
    deck_order: NotRequired[list[str]]
    contracts: NotRequired[list[ContractView]]
    time_deck: NotRequired[int]
    time_deck_order: NotRequired[list[str]]
    score_pile: NotRequired[int]
    event: NotRequired[str | None]
    event_effects: NotRequired[list[EffectView]]
    events: NotRequired[EventsView]
    month: NotRequired[int]
    tasks: NotRequired[list[TaskView]]
    campaign: NotRequired[CampaignView]


EMPTY: View = {
    "game": "", "mode": "", "revision": 0, "phase": "over", "active": 0, "to_act": None, "start_player": 0,
    "round": 0, "pending": None, "harbour": [], "expeditions": [], "deck": 0, "discard": 0,
    "discard_pile": [], "takes_left": 0, "final_round": False, "players": [], "result": None,
}  # fmt: skip
"""A table before anything lies on it."""


def result_of(view: View) -> ResultView:
    """How a game ended; nobody has won while it goes on."""
    return view["result"] or {"winners": [], "reason": ""}
