"""The campaign object during a chapter and after it: what is handed to the next `new` (A41, A50)."""

from companion.content.books import CHAPTERS
from companion.engine.modules.adventure.campaign import AFTER
from companion.engine.modules.adventure.part import LOST, RUNNING, WON, Chronicle
from companion.engine.modules.adventure.tale import Tale
from companion.engine.state import Game
from companion.engine.views import CampaignView, ChapterView


def current_campaign(tale: Tale) -> CampaignView:
    """The campaign as it stands during a chapter."""
    state = _carried(tale)
    if tale.coop:
        state["goal"] = {"markers": tale.goal_markers, "vp": tale.goal_vp}
    return state


def _carried(tale: Tale) -> CampaignView:
    campaign = tale.campaign
    return {
        "book": tale.book.id,
        "chapter": tale.chapter,
        "failed": campaign.failed,
        "losses": campaign.losses,
    }


def next_campaign(game: Game, tale: Tale, part: Chronicle) -> CampaignView:
    """What to hand to `new` next: the same chapter after a loss, else the next one (A41, A50)."""
    state = _carried(tale)
    lost = part.outcome == LOST
    state["chapter"] = tale.chapter if lost else min(tale.chapter + 1, AFTER)
    state["failed"] = tale.campaign.failed + 1 if lost else 0
    state["losses"] = tale.campaign.losses + lost
    state["cards"] = cards_in_play(game, tale, part)
    state["chronicle"] = [*tale.campaign.chronicle, entry(game, tale, part)]
    if tale.chapter == AFTER:
        state["won"], state["flawless"] = tale.campaign.won, tale.campaign.flawless
    else:
        won = tale.chapter == CHAPTERS and not lost
        state["won"], state["flawless"] = won, won and tale.coop and tale.campaign.losses == 0
    return state


def entry(game: Game, tale: Tale, part: Chronicle) -> ChapterView:
    """One line of the chronicle."""
    return {
        "chapter": tale.chapter,
        "mode": tale.mode,
        "won": part.outcome == WON if part.outcome != RUNNING else None,
        "winners": list(game.winners),
        "story": part.read[:],
        "done": [tale.deeds[lying.task].number for lying in part.tasks if lying.done],
        "vp": [player.vp for player in game.players],
        "turns": part.turns,
    }


def cards_in_play(game: Game, tale: Tale, part: Chronicle) -> dict[str, int]:
    """The play cards that stay in the deck: all but those still in the box."""
    cards: dict[str, int] = {}
    for code, count in tale.play_cards.items():
        left = count - part.box.count(game.rules.faces.number[code])
        if left:
            cards[code] = left
    return cards
