"""Adventures written down to be read and replayed: set-ups, actions and what happened, one line each.

A story file is made once by bots and then replayed from its own actions, so that it holds the engine and not
the bots: `python -m tests.playthroughs.adventure_story` writes both files anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from companion.advice.adventure_sim import campaign_after, setup_of
from companion.advice.bots import bot
from companion.content.books import load_book
from companion.engine.match import Match

FOLDER = Path(__file__).parent / "adventure"
CAMPAIGN = FOLDER / "campaign.txt"
COMPETITIVE = FOLDER / "competitive.txt"
BOOK = "salt-ledger"
SHOWN = ("hero", "vp", "coins", "crowns", "hero_markers", "display", "items")
Json = dict[str, object]


def words(event: Json) -> str:
    """An event in a few words: its name, then what it tells."""
    told = [f"{key} {value}" for key, value in event.items() if key != "event"]
    return f"{event['event']}" + (f" ({', '.join(told)})" if told else "")


def heading(match: Match) -> Iterator[str]:
    """The chapter, as it is read out."""
    campaign = match.view()["campaign"]
    assert isinstance(campaign, dict)
    chapter = load_book(BOOK).chapters[campaign["chapter"] - 1]
    yield f"## Chapter {chapter.number}: {chapter.title}, attempt {campaign['failed'] + 1}"


def step(match: Match, action: Json) -> Iterator[str]:
    """One action and everything that came of it."""
    yield f"> {json.dumps(action)}"
    for event in match.apply(action):
        yield f"  {words(event)}"
        if event["event"] == "story":
            number = str(event["task"])
            title = load_book(BOOK).chapters[int(number[0]) - 1].find(number).title
            yield f"  ~ {number} {title} ~"


def ending(match: Match) -> Iterator[str]:
    """The result, and every player's last state."""
    state = match.view()
    players, result = state["players"], state["result"]
    assert isinstance(players, list)
    assert isinstance(result, dict)
    for player in players:
        facts = {key: player[key] for key in SHOWN}
        yield f"= {player['name']}: {json.dumps(facts)}"
    yield f"= {json.dumps(result)}"


def replay(text: str) -> str:
    """The same story told again from its set-ups and actions."""
    lines: list[str] = []
    match: Match | None = None
    for line in text.splitlines():
        if line.startswith("# "):
            if match is not None:
                lines += ending(match)
            match = Match.new(json.loads(line[2:]))
            lines += [line, *heading(match)]
        elif line.startswith("> "):
            assert match is not None
            lines += step(match, json.loads(line[2:]))
    assert match is not None
    return "\n".join([*lines, *ending(match), ""])


def write(setup: Json) -> tuple[str, Match]:
    """Let bots play one set-up; returns what is needed to tell it, and the finished match."""
    match = Match.new(setup)
    choose = bot("trader", 1)
    while not match.over:
        match.play(choose(match.game))
    actions = match.log()["actions"]
    assert isinstance(actions, list)
    return "\n".join([f"# {json.dumps(setup)}", *(f"> {json.dumps(action)}" for action in actions)]), match


def write_campaign(players: int, seed: int) -> str:
    """Five chapters, each attempt a set-up of its own, the campaign object carried from one to the next."""
    parts: list[str] = []
    campaign: Json = {"book": BOOK, "chapter": 1}
    while int(str(campaign["chapter"])) <= 5:
        part, match = write(setup_of(campaign, players, seed + len(parts)))
        parts.append(part)
        campaign = campaign_after(match)
    return replay("\n".join(parts))


if __name__ == "__main__":
    CAMPAIGN.write_text(write_campaign(2, 40), encoding="utf-8")
    competitive, _ = write(setup_of({"book": BOOK, "chapter": 2}, 3, 7, "competitive"))
    COMPETITIVE.write_text(replay(competitive), encoding="utf-8")
