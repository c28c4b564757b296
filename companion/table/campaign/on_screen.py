"""A chapter of this table on the screen: how it is begun there, and how its result comes back (A2, A41, A50).

Nothing lies on the table meanwhile; the log says which game plays the chapter, and later how it ended.
"""

from functools import lru_cache

import msgspec

from companion.content.books import load_book
from companion.content.books_check import missing
from companion.i18n import listing, t
from companion.table.campaign.chapters import named_heroes, shared_extra
from companion.table.campaign.entries import OnScreen, Played
from companion.table.campaign.months import finished
from companion.table.campaign.play_cards import all_codes, heap, texts
from companion.table.campaign.state import Added, Campaign, Crew, TaskSpot
from companion.table.refusal import Refused


def playable(campaign: Campaign) -> bool:
    """Whether this chapter could be played on the screen now: it is about to begin, and its book is whole."""
    return campaign.phase == "setup" and whole(campaign.book_id)


@lru_cache(maxsize=8)
def whole(book_id: str) -> bool:
    """Whether a book says everything that a digital game needs to know."""
    return not missing(load_book(book_id))


def even_shares(campaign: Campaign) -> tuple[int, ...]:
    """The extra coins of the failed attempts, shared evenly from the first seat on (A41)."""
    share, rest = divmod(campaign.extra_coins, len(campaign.crew))
    return tuple(share + (seat < rest) for seat in range(len(campaign.crew)))


def goes_on_screen(campaign: Campaign, move: OnScreen) -> Campaign:
    """The chapter is played as a digital game from here on, with these shares of the extra coins."""
    if campaign.phase != "setup":
        raise Refused(t("campaign-begun"), "A5")
    if campaign.screen:
        raise Refused(t("campaign-screen-already", save=campaign.screen))
    if not isinstance(move.heroes, str):
        named_heroes(campaign, move.heroes)
    return msgspec.structs.replace(shared_extra(campaign, move.extra), screen=move.save)


def in_deck(campaign: Campaign) -> dict[str, int]:
    """Every play card that is in the deck now, by code; Refused where a table used words of its own (A1)."""
    if campaign.after:
        return all_codes()
    odd = [old.number for old in campaign.added if old.codes is None]
    if odd:
        raise Refused(t("campaign-screen-cards", cards=listing(odd)), "A1")
    return heap(campaign.added) or {}


def kept_in_deck(campaign: Campaign) -> dict[str, int]:
    """Those of them that lost attempts at this chapter have added (A41)."""
    return heap(old for old in campaign.added if old.chapter == campaign.chapter) or {}


def played(campaign: Campaign, move: Played) -> Campaign:
    """The game is over: its result counts as if the chapter had been played here, and the reset follows."""
    if campaign.phase != "setup" or campaign.screen != move.save or not move.save:
        raise Refused(t("campaign-screen-other", save=move.save))
    if len(move.crew) != len(campaign.crew):
        raise Refused(t("campaign-screen-crew"))
    crew = tuple(
        Crew(old.name, new.hero, new.spaces, new.crowns, new.vp, new.crowns, new.coins, old.extra)
        for old, new in zip(campaign.crew, move.crew, strict=True)
    )
    numbers = tuple(spot.task for spot in move.tasks)
    spots = tuple(TaskSpot(spot.task, spot.done, spot.progress) for spot in move.tasks)
    campaign = msgspec.structs.replace(
        campaign, crew=crew, month=move.months, turns=move.turns, tasks=spots, revealed=numbers, screen="",
        seen=(*campaign.seen, *(number for number in numbers if number not in campaign.seen)),
        added=(*campaign.added, *_added(campaign, move)),
    )  # fmt: skip
    return finished(campaign, move.won, move.winners, move.save)


def _added(campaign: Campaign, move: Played) -> list[Added]:
    return [
        Added(number, campaign.chapter, texts(codes), dict(codes))
        for number, codes in move.added.items()
        if codes
    ]
