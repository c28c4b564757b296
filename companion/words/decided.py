"""What decided a game: where each player's VP came from, busts, coins, and the largest difference."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.content.catalogue import card_of
from companion.engine.views import PlayerView, View, result_of
from companion.i18n import Thing, listed, t

Event = Mapping[str, Any]
SOURCES = ("persons", "expeditions", "contracts", "tucked", "crowns")


class SeatTally(NamedTuple):
    """One player's game in figures."""

    name: str
    vp: int
    coins: int
    sources: dict[str, int]
    busts: int
    taken: int
    earned: int


def tallies(view: View, events: Sequence[Event]) -> list[SeatTally]:
    """A tally for every seat, in seat order."""
    return [_tally(seat, player, events) for seat, player in enumerate(view["players"])]


def _tally(seat: int, player: PlayerView, events: Sequence[Mapping[str, Any]]) -> SeatTally:
    counts: Counter[str] = Counter(str(event["event"]) for event in events if event.get("seat") == seat)
    earned = sum(
        int(event.get("coins", 0))
        for event in events
        if event.get("seat") == seat and event["event"] in ("traded", "income", "claimed", "jesters")
    )
    return SeatTally(
        str(player["name"]),
        int(player["vp"]),
        int(player["coins"]),
        _sources(player),
        counts["bust"],
        counts["traded"] + counts["hired"],
        earned,
    )


def _sources(player: PlayerView) -> dict[str, int]:
    cards = [card_of(code) for code in player["display"]]
    found = {
        "persons": sum(card.vp for card in cards if card.kind not in ("expedition", "ship")),
        "expeditions": sum(card.vp for card in cards if card.kind == "expedition"),
        "tucked": len(player.get("tucked", ())),
    }
    rest = int(player["vp"]) - sum(found.values())
    found["crowns" if "crowns" in player else "contracts"] = rest
    return {name: vp for name, vp in found.items() if vp}


def headline(view: View) -> str:
    """Who won, in one line."""
    result = result_of(view)
    if "campaign" in result and "won" in result:
        return t(
            "result-chapter-won" if result["won"] else "result-chapter-lost",
            markers=result["markers"],
            vp=result["vp"],
        )
    if "won" in result:
        key = "result-won" if result["won"] else "result-lost"
        rank = str(result.get("rank") or "").replace(" ", "-")
        return t(key, score=int(result.get("score") or 0), rank=Thing(f"rank-{rank}") if rank else "")
    names = [str(view["players"][seat]["name"]) for seat in result.get("winners", ())]
    if not names:
        return t("result-nobody")
    return t("result-winner", n=len(names), names=listed(names))


def reason(view: View, events: Sequence[Event]) -> str:
    """What made the difference between the winner and the next."""
    result, found = result_of(view), tallies(view, events)
    winners = list(result.get("winners", ()))
    if len(found) < 2 or len(winners) != 1:
        busts = sum(tally.busts for tally in found)
        return t("decided-busts", n=busts)
    best = found[winners[0]]
    second = max(
        (tally for seat, tally in enumerate(found) if seat != winners[0]),
        key=lambda tally: (tally.vp, tally.coins),
    )
    why = str(result.get("reason", ""))
    if " of those with " in why and (second.vp, second.coins) > (best.vp, best.coins):
        needed = "trophy" if why.endswith("trophy") else "expedition"
        return t("decided-needed", name=best.name, other=second.name, needed=needed)
    if why.startswith("fewest markers"):
        return t("decided-markers", name=best.name, other=second.name)
    return _difference(best, second)


def _difference(best: SeatTally, second: SeatTally) -> str:
    gaps = {name: best.sources.get(name, 0) - second.sources.get(name, 0) for name in SOURCES}
    source = max(gaps, key=lambda name: gaps[name])
    if best.vp == second.vp:
        return t("decided-coins", name=best.name, other=second.name, coins=best.coins - second.coins)
    told = t(
        "decided-source",
        name=best.name,
        other=second.name,
        n=best.vp - second.vp,
        source=source,
        gap=gaps[source],
    )
    if second.busts > best.busts:
        told += " " + t("decided-more-busts", name=second.name, n=second.busts, other=best.busts)
    return told
