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
        round_ = int(summary.get("round") or 0)
        chapter = chapter_of(summary)
        return t("progress-chapter" if chapter else "progress-game", game=game, round=round_, chapter=chapter)
    result, names = summary.get("result") or {}, summary.get("players") or []
    if "won" in result:
        return t(
            "progress-won" if result["won"] else "progress-lost",
            game=game,
            score=int(result.get("score") or 0),
        )
    winners = [names[seat] for seat in result.get("winners", ()) if seat < len(names)]
    return t("progress-over", game=game, winners=listed(winners or ["-"]))


def chapter_of(summary: Mapping[str, Any]) -> int:
    """The chapter that a campaign at the table or an adventure game has reached; 0 for everything else."""
    try:
        return max(int(summary.get("chapter") or 0), 0)
    except (ValueError, TypeError, AttributeError, OverflowError):
        return 0


def _campaign(summary: Mapping[str, Any]) -> str:
    """Chapter, attempt and how far the month is; older logs tell neither attempt nor turn."""
    if summary.get("over"):
        return t("progress-campaign-over")
    where = t(
        "progress-campaign-after" if summary.get("after") else "progress-campaign",
        chapter=min(int(summary["chapter"]), CHAPTERS),
        attempt=int(summary.get("attempt") or 1),
    )
    return f"{where}, {_when(summary)}"


def _when(summary: Mapping[str, Any]) -> str:
    phase = summary.get("phase")
    if phase in ("setup", "ended"):
        return t(f"progress-campaign-{phase}")
    turn, month = int(summary.get("turn") or 0), int(summary.get("month") or 0)
    return t("progress-campaign-turn" if turn else "progress-campaign-month", month=month, turn=turn)
