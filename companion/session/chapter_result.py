"""The result of a digital chapter in a table's words: an entry of its log, or the start of one (A41)."""

from contextlib import suppress
from typing import Any

import msgspec

from companion.engine.modules.adventure.campaign import AFTER
from companion.engine.views import PlayerView, View, result_of
from companion.i18n import t
from companion.session.kinds import Json
from companion.session.port import LocalPort
from companion.session.session import Session
from companion.table.campaign.entries import (
    CampaignSetup,
    Earlier,
    Played,
    PlayedSeat,
    PlayedTask,
)
from companion.table.campaign.state import IN_BOX, ON_HERO
from companion.table.refusal import Refused

SPACES = ("ability", "trophy", "crown", "crowns")
"""Door and windows as the engine calls them, in the table's order (A13)."""


def played_entry(game: Session) -> Json:
    """The result of a game as an entry of its table's log."""
    port = LocalPort(game)
    view = port.view()
    competitive = view["mode"] == "competitive"
    result = result_of(view)
    winners = tuple(result["winners"]) if competitive else ()
    tasks = (PlayedTask(each["task"], tuple(each["done"]), tuple(each["upper"])) for each in view["tasks"])
    move = Played(
        game.id, bool(winners) if competitive else bool(result.get("won")), view["month"],
        result["campaign"]["chronicle"][-1]["turns"],
        tuple(_seat(view, seat) for seat in range(len(port.names))), tuple(tasks), winners, _added(port),
    )  # fmt: skip
    return _plain(move)


def _plain(struct: msgspec.Struct) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(struct))
    return plain


def _seat(view: View, seat: int) -> PlayedSeat:
    player = view["players"][seat]
    return PlayedSeat(
        player["hero"] or "", _spaces(view, seat, player), player["crowns"], player["vp"], player["coins"]
    )


def _spaces(view: View, seat: int, player: PlayerView) -> tuple[str, ...]:
    """Where the four markers are: still on the hero, on tasks, on upper spaces, or bought out (A13, A31)."""
    done = [f"task {task['task']}" for task in view["tasks"] if seat in task["done"]]
    upper = [f"progress {task['task']}" for task in view["tasks"] if seat in task["upper"]]
    moved = len(SPACES) - player["hero_markers"]
    spaces = []
    for name in SPACES[:moved]:
        heap = done if name in player["open"] else upper
        spaces.append(heap.pop(0) if heap else IN_BOX)
    return (*spaces, *[ON_HERO] * player["hero_markers"])


def _added(port: LocalPort) -> dict[str, dict[str, int]]:
    """The play cards that came into the deck, by the story card that brought them; together exactly all."""
    before, now = port.play_cards(), result_of(port.view())["campaign"]["cards"]
    left = {code: n - before.get(code, 0) for code, n in now.items()}
    found: dict[str, dict[str, int]] = {}
    for task in port.view()["tasks"]:
        brought = {code: min(n, left.get(code, 0)) for code, n in _adds(port, task["task"]).items()}
        left |= {code: left[code] - n for code, n in brought.items() if n}
        found |= {task["task"]: own} if (own := {code: n for code, n in brought.items() if n}) else {}
    return found


def _adds(port: LocalPort, number: str) -> dict[str, int]:
    """What a story card of this game's own edition shuffles in."""
    chapters = port.book.chapters if port.book else ()
    cards = [card for chapter in chapters for card in chapter.card if card.number == number]
    return {add.card: add.count for card in cards for add in card.add or ()}


def table_setup(game: Session) -> Json:
    """The set-up of a table log that goes on from a finished digital chapter; Refused where none follows."""
    port = LocalPort(game)
    onward = port.onward()
    if not onward:
        raise Refused(t("both-ways-no-next"))
    campaign, shared = onward["campaign"], {"players": tuple(port.names), "mode": onward["mode"]}
    if campaign["chapter"] == AFTER:
        return _plain(CampaignSetup(**shared, book=campaign["book"], after=True, game=game.id))
    numbers: dict[str, Any] = {
        name: campaign[name] for name in ("book", "chapter", "failed", "losses", "cards")
    }
    earlier = _earlier(campaign["chronicle"], port.view()["month"])
    return _plain(
        CampaignSetup(**shared, **numbers, kept=campaign.get("kept", {}), earlier=earlier, game=game.id)
    )


class _Line(msgspec.Struct, frozen=True):
    """A line of the engine's chronicle, as far as it is told here."""

    chapter: int
    won: bool | None
    winners: tuple[int, ...]
    story: tuple[str, ...]
    vp: tuple[int, ...]


def _earlier(chronicle: object, months: int) -> tuple[Earlier, ...]:
    """The chapters so far; only of the last one it is known how many months it took.

    A chronicle is handed on from set-up to set-up: one that somebody else wrote may hold anything.
    """
    told: list[Earlier] = []
    with suppress(msgspec.ValidationError):
        for line in msgspec.convert(chronicle, list[_Line]):
            again = bool(told) and told[-1].chapter == line.chapter
            won, winners = (bool(line.winners), line.winners) if line.won is None else (line.won, ())
            attempt = told[-1].attempt + 1 if again else 1
            told.append(Earlier(line.chapter, won, attempt, line.vp, winners, line.story))
    return (*told[:-1], msgspec.structs.replace(told[-1], months=months)) if told else ()
