"""How far a save got, in a few words, from the summary that the session wrote beside its last step."""

from collections.abc import Mapping
from typing import Any

from companion.content.books import CHAPTERS
from companion.i18n import Thing, listed, t


def progress_of(kind: str, summary: Mapping[str, Any]) -> str:
    """One phrase for the list of saves; empty where the summary says nothing, or nonsense from elsewhere."""
    try:
        return _told(kind, summary)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return ""


def _told(kind: str, summary: Mapping[str, Any]) -> str:
    """The phrase of each kind; older logs kept a `line`."""
    if kind == "game" and summary.get("game"):
        return _game(summary)
    if kind == "campaign" and summary.get("chapter"):
        return _campaign(summary)
    if kind == "contracts" and summary.get("phase"):
        return _contracts(summary)
    if kind == "score" and summary.get("leader"):
        return t("score-table-summary", leader=str(summary["leader"]), vp=int(summary.get("vp") or 0))
    return str(summary.get("line", ""))


def _contracts(summary: Mapping[str, Any]) -> str:
    ends = {"won": "contracts-table-summary-won", "lost": "contracts-table-summary-lost"}
    words = {name: int(summary.get(name) or 0) for name in ("left", "done", "all")}
    rank = t(f"contracts-table-rank-{summary.get('rank', 'landlubber')}")
    return t(ends.get(str(summary["phase"]), "contracts-table-summary"), rank=rank, **words)


def _game(summary: Mapping[str, Any]) -> str:
    game = Thing(f"game-{summary['game']}")
    if not summary.get("over"):
        return t("progress-game", game=game, round=int(summary.get("round") or 0))
    result, names = summary.get("result") or {}, summary.get("players") or []
    if "won" in result:
        return t(
            "progress-won" if result["won"] else "progress-lost",
            game=game,
            score=int(result.get("score") or 0),
        )
    winners = [names[seat] for seat in result.get("winners", ()) if seat < len(names)]
    return t("progress-over", game=game, winners=listed(winners or ["-"]))


def _campaign(summary: Mapping[str, Any]) -> str:
    chapter = min(int(summary["chapter"]), CHAPTERS)
    bar = "#" * (2 * chapter) + "-" * (2 * (CHAPTERS - chapter))
    key = "progress-campaign-over" if summary.get("over") else "progress-campaign"
    return t(key, chapter=chapter, bar=bar, month=int(summary.get("month") or 0))
