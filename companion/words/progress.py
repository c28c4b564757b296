"""How far a save got, in a few words, from the summary that the session wrote beside its last step."""

from collections.abc import Mapping
from typing import Any

from companion.content.books import CHAPTERS
from companion.i18n import t


def progress_of(kind: str, summary: Mapping[str, Any]) -> str:
    """One phrase for the list of saves; empty where the summary says nothing."""
    if kind == "game" and summary.get("game"):
        return _game(summary)
    if kind == "campaign" and summary.get("chapter"):
        return _campaign(summary)
    return str(summary.get("line", ""))


def _game(summary: Mapping[str, Any]) -> str:
    game = t(f"game-{summary['game']}")
    if not summary.get("over"):
        return t("progress-game", game=game, round=int(summary.get("round") or 0))
    result, names = summary.get("result") or {}, summary.get("players") or []
    if "won" in result:
        return t(
            "progress-won" if result["won"] else "progress-lost",
            game=game,
            score=int(result.get("score") or 0),
        )
    winners = ", ".join(names[seat] for seat in result.get("winners", ()) if seat < len(names))
    return t("progress-over", game=game, winners=winners or "-")


def _campaign(summary: Mapping[str, Any]) -> str:
    chapter = int(summary["chapter"])
    bar = "#" * (2 * chapter) + "-" * (2 * (CHAPTERS - chapter))
    key = "progress-campaign-over" if summary.get("over") else "progress-campaign"
    return t(key, chapter=chapter, bar=bar, month=int(summary.get("month") or 0))
