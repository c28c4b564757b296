"""Whole adventure campaigns played by bots, losses and retries included, told as a chronicle."""

from collections.abc import Callable, Iterator, Mapping

from companion.advice.bots import bot
from companion.content.books import CHAPTERS, Book, Chapter, load_book
from companion.engine.match import Match
from companion.engine.state import Game
from companion.engine.views import CampaignView, GoalView, PlayerView, View
from companion.i18n import enumeration, t

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
SEEDS_APART = 1 << 20
MOST_GAMES = 100
Facts = dict[str, object]
Heard = list[tuple[int, Facts]]


def setup_of(campaign: Mapping[str, object], players: int, seed: int, mode: str = "coop") -> Facts:
    """The set-up of one attempt, heroes dealt at random."""
    names = list(NAMES[:players])
    return {"game": "adventure", "mode": mode, "players": names, "seed": seed, "campaign": campaign}


def play_campaign(
    campaign: Mapping[str, object], players: int, bots: tuple[str, ...], seed: int
) -> Iterator[str]:
    """A co-op campaign from the chapter it stands at to the end of the last, line by line."""
    games = 0
    while int(str(campaign["chapter"])) <= CHAPTERS and games < MOST_GAMES:
        games += 1
        match = Match.new(setup_of(campaign, players, seed * SEEDS_APART + games))
        heard = play_out(match, [bot(name, seed * SEEDS_APART + games) for name in bots])
        yield from tell_chapter(load_book(str(campaign["book"])), match, heard)
        campaign = campaign_after(match)
    yield from tell_campaign(campaign, games)


def campaign_after(match: Match) -> CampaignView:
    """The campaign object that a finished chapter leaves to the next game."""
    result = match.view()["result"]
    assert result is not None
    return result["campaign"]


def play_out(match: Match, bots: list[Callable[[Game], int]]) -> Heard:
    """Play to the end; every event with the month it happened in."""
    heard: Heard = []
    while not match.over:
        month = match.view()["month"]
        choose = bots[match.game.to_act]
        heard += [(month, event) for event in match.play(choose(match.game))]
    return heard


def tell_chapter(book: Book, match: Match, heard: Heard) -> Iterator[str]:
    """One attempt at a chapter: heroes, story cards, who did which task when, and card 9."""
    state = match.view()
    campaign, players, tasks = state["campaign"], state["players"], state["tasks"]
    chapter = book.chapters[campaign["chapter"] - 1]
    attempt = campaign["failed"] + 1
    yield t("sim-chapter", n=chapter.number, title=chapter.title or "", attempt=attempt)
    yield "  " + enumeration(_player(player) for player in players)
    for task in tasks:
        number = task["task"]
        yield f"  {number:<4}{chapter.find(number).title}: {_finishers(players, number, heard)}"
    yield from _tell_end(chapter, state, campaign["goal"], len(tasks))


def _player(player: PlayerView) -> str:
    return t("sim-plays", name=player["name"], hero=str(player["hero"]).capitalize())


def _finishers(players: list[PlayerView], number: str, heard: Heard) -> str:
    done = [
        t("sim-done", name=players[int(str(event["seat"]))]["name"], month=month)
        for month, event in heard
        if event["event"] == "task_done" and event["task"] == number
    ]
    return enumeration(done) or t("sim-undone")


def _tell_end(chapter: Chapter, state: View, goal: GoalView, tasks: int) -> Iterator[str]:
    result = state["result"]
    assert result is not None
    entry = result["campaign"]["chronicle"][-1]
    told = t(
        "sim-end",
        turns=int(entry["turns"]),
        done=len(entry["done"]),
        tasks=tasks,
        markers=result["markers"],
        markers_goal=goal["markers"],
        vp=result["vp"],
        vp_goal=goal["vp"],
        end="won" if result["won"] else "lost",
    )
    yield f"  {told}"
    yield f"  {chapter.ending.text if result['won'] else chapter.ending.lost}"


def tell_campaign(campaign: Mapping[str, object], games: int) -> Iterator[str]:
    """How the campaign ended (A41)."""
    if not campaign.get("won"):
        yield t("sim-given-up", chapter=int(str(campaign["chapter"])), n=games)
    elif campaign["flawless"]:
        yield t("sim-flawless")
    else:
        yield t("sim-won", n=games, losses=int(str(campaign["losses"])))
