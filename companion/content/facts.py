"""Numbers and small tables of the rulebooks that more than one layer needs: they stand here, once."""

from collections.abc import Collection, Sequence
from typing import Final

GOAL: Final = 12  # VP that announce the end (B30, A50)
GOAL_UNDERWAY: Final = 8  # U5
START_COINS: Final = 3  # B3
TAXED_FROM: Final = 12  # coins at which the base game's taxes begin (B17)

CONTRACT_MARKERS: Final = 3  # of each player (C10)
CONTRACT_VP: Final = (0, 0, 1, 2)  # for a player's first, second and third contract (C11); by their number
OPEN_IN_COMPETITION: Final = 4  # C20
OPEN_CONTRACTS: Final = {1: 3, 2: 5, 3: 7, 4: 9, 5: 11}  # on a co-operative table, by players (C30)
TIME_DECK_BASE: Final = 13  # C31
RANKS: Final = ((0, "landlubber"), (2, "sailor"), (4, "pirate"), (6, "captain"), (8, "lord-of-the-seas"))

HERO_MARKERS: Final = 4  # on the door and the three windows (A2)
SPACE_CROWNS: Final = (0, 0, 1, 3)  # for freeing the door and each window (A13)
SHIELDS: Final = 6  # on the crown track, each worth a VP (A15)
EXTRA_COINS: Final = 3  # for the team, per lost attempt at a chapter (A41)
STARRED_TASKS: Final = 15  # A60
TASKS_AFTER: Final = 4  # on the table after the campaign (A60)
ZERO_EVENTS: Final = 13  # events numbered 0, wherever they lie (A3)
ZEROS_IN_DECK: Final = {"coop": {1: 1, 2: 1, 3: 2, 4: 3}, "competitive": {2: 3, 3: 4, 4: 4}}  # A3
EVENT_ONE_UP_TO: Final = 2  # players with whom event 1 is shuffled in (A3)
MONTH_END: Final = 2  # the number of the event (A3)
MONTH_END_AFTER: Final = 3  # of the one that takes its place after the campaign (A60)


def time_deck_size(digits: Collection[int], letters: Collection[str]) -> int:
    """13, the seal digits, and one for each different seal letter (C31)."""
    return TIME_DECK_BASE + sum(digits) + len(set(letters))


def rank_of(score: int) -> str:
    """The title of a score pile of this many cards (C34)."""
    return next(rank for bound, rank in reversed(RANKS) if score >= bound)


def crown_vp(shields: Sequence[int], crowns: int) -> int:
    """VP of the last shield reached, 6 at most whatever the track looks like (A15)."""
    return min(SHIELDS, len([space for space in shields if space <= crowns]))


def event_one_plays(players: int) -> bool:
    """Is event 1 in the event deck (A3)?"""
    return players <= EVENT_ONE_UP_TO


def first_month(mode: str, players: int) -> int:
    """Turns of the first month: one for each event in the deck, Month's End included (A3)."""
    return ZEROS_IN_DECK[mode][players] + event_one_plays(players) + 1
