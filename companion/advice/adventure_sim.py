"""Adventures played by bots: how often a chapter is won, and whole campaigns with their chronicle."""

from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

from companion.advice.bots import bot
from companion.content import load_catalogue
from companion.content.books import CHAPTERS, Book, Chapter, load_book
from companion.engine.box import Box
from companion.engine.flow import apply
from companion.engine.match import Match
from companion.engine.setup import Setup
from companion.engine.state import Game

NAMES = ("Ann", "Bob", "Cem", "Dot")
SURE = 1.96  # standard deviations of a 95 % interval
SEEDS_APART = 1 << 20
MOST_ATTEMPTS = 50


class Rate(NamedTuple):
    """How many games were won out of how many."""

    won: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        middle = (self.won + SURE**2 / 2) / (self.games + SURE**2)
        spread = SURE / (self.games + SURE**2) * sqrt(self.won * (1 - self.share) + SURE**2 / 4)
        return max(0.0, middle - spread), min(1.0, middle + spread)

    def __add__(self, other: object) -> "Rate":
        assert isinstance(other, Rate)
        return Rate(self.won + other.won, self.games + other.games)


def setup_of(book: str, chapter: int, players: int, mode: str = "coop") -> dict[str, object]:
    """A first attempt at one chapter, heroes dealt at random."""
    return {
        "game": "adventure",
        "mode": mode,
        "players": list(NAMES[:players]),
        "campaign": {"book": book, "chapter": chapter},
    }


def chapter_rate(book: str, chapter: int, players: int, games: int, seed: int, name: str = "trader") -> Rate:
    """How often bots win a co-op chapter at the first attempt; game i has the seed of (seed, i)."""
    checked = Setup(setup_of(book, chapter, players))
    box = Box(checked, load_catalogue(), load_book(book))
    won = 0
    for each in range(games):
        own = seed * SEEDS_APART + each
        won += _wins(box.deal(own), bot(name, own))
    return Rate(won, games)


def _wins(game: Game, choose: Callable[[Game], int]) -> bool:
    while game.legal:
        apply(game, choose(game))
    return bool(game.winners)


def play_campaign(book: str, players: int, seed: int, name: str = "trader") -> Iterator[str]:
    """A whole co-op campaign, losses and retries included, told line by line."""
    campaign: dict[str, object] = {"book": book, "chapter": 1}
    attempts = 0
    while int(str(campaign["chapter"])) <= CHAPTERS and attempts < MOST_ATTEMPTS:
        attempts += 1
        setup = setup_of(book, 1, players) | {"campaign": campaign, "seed": seed * SEEDS_APART + attempts}
        match = Match.new(setup)
        heard = play_out(match, bot(name, seed))
        yield from tell_chapter(load_book(book), match, heard)
        result = match.view()["result"]
        assert isinstance(result, dict)
        campaign = result["campaign"]
    yield from tell_campaign(campaign, attempts)


def play_out(match: Match, choose: Callable[[Game], int]) -> list[tuple[int, dict[str, object]]]:
    """Play to the end; every event with the month it happened in."""
    heard: list[tuple[int, dict[str, object]]] = []
    while not match.over:
        month = int(str(match.view()["month"]))
        heard += [(month, event) for event in match.play(choose(match.game))]
    return heard


def tell_chapter(book: Book, match: Match, heard: list[tuple[int, dict[str, object]]]) -> Iterator[str]:
    """One attempt at a chapter: heroes, story cards, who did which task when, and card 9."""
    state = match.view()
    campaign, players, tasks = state["campaign"], state["players"], state["tasks"]
    assert isinstance(campaign, dict)
    assert isinstance(players, list)
    assert isinstance(tasks, list)
    chapter = book.chapters[campaign["chapter"] - 1]
    yield f"Chapter {chapter.number}: {chapter.title}" + (f", attempt {campaign['failed'] + 1}" if campaign["failed"] else "")
    yield "  " + ", ".join(f"{player['name']} plays {player['hero'].capitalize()}" for player in players)
    for task in tasks:
        yield f"  {task['task']:<4}{chapter.find(task['task']).title}: {_finishers(players, task['task'], heard)}"
    yield from _tell_end(chapter, state, campaign["goal"], len(tasks))


def _finishers(
    players: list[dict[str, object]], number: str, heard: list[tuple[int, dict[str, object]]]
) -> str:
    done = [
        f"{players[int(str(event['seat']))]['name']} in month {month}"
        for month, event in heard
        if event["event"] == "task_done" and event["task"] == number
    ]
    return ", ".join(done) or "left undone"


def _tell_end(chapter: Chapter, state: dict[str, object], goal: dict[str, int], tasks: int) -> Iterator[str]:
    result = state["result"]
    assert isinstance(result, dict)
    done = len(result["campaign"]["chronicle"][-1]["done"])
    turns = result["campaign"]["chronicle"][-1]["turns"]
    yield (
        f"  Card 9 after {turns} turns: tasks {done} of {tasks}, markers {result['markers']} of {goal['markers']}, "
        f"VP {result['vp']} of {goal['vp']}: {'won' if result['won'] else 'lost'}"
    )
    yield f"  {chapter.ending.text if result['won'] else chapter.ending.lost}"


def tell_campaign(campaign: dict[str, object], attempts: int) -> Iterator[str]:
    """How the campaign ended (A41)."""
    if not campaign.get("won"):
        yield f"The campaign was given up in chapter {campaign['chapter']} after {attempts} games."
    elif campaign["flawless"]:
        yield "The campaign is won, flawless: five chapters, not one loss."
    else:
        lost = int(str(campaign["losses"]))
        yield f"The campaign is won: {attempts} games, {lost} lost on the way."
