"""Small adventure positions for tests: a chapter with chosen heroes, events, cards and tasks on the table."""

from collections.abc import Sequence

from companion.engine.flow import settle
from companion.engine.match import Match
from companion.engine.modules.adventure.module import Adventure
from companion.engine.modules.adventure.part import Chronicle, Lying

HEROES = ("grace", "jean", "scott", "landman")
QUIET = ("insurance", "fog")
Json = dict[str, object]


def board(
    *,
    players: int = 1,
    mode: str = "coop",
    chapter: int = 1,
    heroes: object = None,
    events: Sequence[str] = QUIET,
    tasks: Sequence[str] = (),
    deck: Sequence[str] = (),
    start: Sequence[Json] = (),
    seed: int = 1,
    **campaign: object,
) -> Match:
    """A match at its first decision; `tasks` replace the opening task on the table.

    A single event is followed by a quiet one, so that the next turn starts without coins from the deck.
    """
    if len(events) == 1:
        events = [events[0], next(quiet for quiet in QUIET if quiet != events[0])]
    chosen = list(HEROES[:players]) if heroes is None else heroes
    request: Json = {
        "game": "adventure",
        "mode": mode,
        "seed": seed,
        "players": [f"P{seat}" for seat in range(players)],
        "campaign": {"chapter": chapter, "heroes": chosen, "events": list(events), **campaign},
        "deck": list(deck),
        "start": list(start),
    }
    match = Match.new(request)
    if tasks:
        tale = module(match).tale
        part(match).tasks = [Lying(tale.index[number]) for number in tasks]
        settle(match.game)
    return match


def part(match: Match) -> Chronicle:
    """The adventure's share of the game."""
    return next(each for each in match.game.parts if isinstance(each, Chronicle))


def module(match: Match) -> Adventure:
    """The adventure module of the game."""
    return next(each for each in match.game.rules.modules if isinstance(each, Adventure))


def do(match: Match, *actions: object) -> list[Json]:
    """Apply actions, given as objects or as bare verbs; returns all events."""
    heard: list[Json] = []
    for action in actions:
        heard += match.apply({"do": action} if isinstance(action, str) else action)
    return heard


def player(match: Match, seat: int = 0) -> Json:
    """A player's part of the referee's view."""
    players = match.view()["players"]
    assert isinstance(players, list)
    return players[seat]


def task(match: Match, number: str) -> Json:
    """A task as the state tells it."""
    tasks = match.view()["tasks"]
    assert isinstance(tasks, list)
    return next(each for each in tasks if each["task"] == number)


def progress(match: Match, number: str) -> tuple[object, object]:
    """Who has completed a task, and whose marker lies on its upper space."""
    told = task(match, number)
    return told["done"], told["upper"]


def can(match: Match, **action: object) -> bool:
    """Is an action with these keys legal now?"""
    return any(all(each.get(key) == value for key, value in action.items()) for each in match.legal())


def complete(number: str, *items: str) -> Json:
    """The action that completes a task."""
    return {"do": "complete", "task": number} | ({"with": list(items)} if items else {})


def open_spaces(match: Match, seat: int, count: int) -> None:
    """Take markers off a hero as if other tasks had been completed."""
    from companion.engine.modules.adventure.crowns import free_space, lift_marker

    chronicle = part(match)
    for _ in range(count):
        free_space(match.game, module(match).tale, chronicle, seat, lift_marker(chronicle, seat))
    settle(match.game)
