"""One entry after the other: the campaign's state is nothing but its set-up and its log."""

from collections.abc import Callable
from typing import Any

import msgspec

from companion.i18n import t
from companion.table.campaign.chapters import begin, concede, finish, go_on, round_over
from companion.table.campaign.corrections import correct
from companion.table.campaign.deck import draw, name_event
from companion.table.campaign.ends import announcer
from companion.table.campaign.entries import (
    Begin,
    Bust,
    Coins,
    Complete,
    Concede,
    CorrectCampaign,
    Credit,
    Crowns,
    EventRevealed,
    FinishChapter,
    Know,
    MonthsEnd,
    Move,
    NameEvent,
    Next,
    OnScreen,
    Played,
    Reveal,
    TaskProgress,
    Vp,
)
from companion.table.campaign.faces import forgotten, known, learn
from companion.table.campaign.months import lay_card, month_end, settle_adds, story_number
from companion.table.campaign.on_screen import goes_on_screen, played
from companion.table.campaign.state import Campaign, Typed
from companion.table.campaign.tasks import (
    advance,
    change_crowns,
    change_vp,
    complete,
    credit,
    settle_crowns,
)
from companion.table.refusal import Refused
from companion.table.table_kind import Entry, Note, TableEntry, check_note, decode, seat_of

ANY_TIME = (Begin, Know, Next, Note, CorrectCampaign, OnScreen, Played)


def _know(campaign: Campaign, move: Know) -> Campaign:
    """Later words win; crowns of completed tasks and play cards of revealed cards are settled at once."""
    before = {spot.number: known(campaign, spot.number) for spot in campaign.tasks}
    after = learn(forgotten(campaign, move.forget), move.typed)
    for number, card in before.items():
        after = settle_crowns(after, number, card)
    told = [number for number, face in move.typed.cards.items() if face.adds is not None]
    for number in (*told, *(number for number, fields in move.forget.items() if "adds" in fields)):
        after = settle_adds(after, number)
    return after


def _bust(campaign: Campaign, move: Bust) -> Campaign:
    seat_of(campaign.names, move.player)
    return campaign


def _note(campaign: Campaign, move: Note) -> Campaign:
    check_note(move)
    return campaign


def _reveal(campaign: Campaign, move: Reveal) -> Campaign:
    story_number(move.card)
    campaign = learn(campaign, Typed(cards={move.card: move.face})) if move.face else campaign
    return lay_card(campaign, move.card)


def _coins(campaign: Campaign, move: Coins) -> Campaign:
    if move.coins < 0:
        raise Refused(t("campaign-set-number"))
    return campaign.with_crew(seat_of(campaign.names, move.player), coins=move.coins)


def _draw(campaign: Campaign, move: EventRevealed) -> Campaign:
    if campaign.phase == "month_end":
        raise Refused(t("campaign-month-end-first"), "A11")
    if campaign.announced is not None and round_over(campaign):
        raise Refused(t("campaign-finish-first"), "A50")
    return draw(campaign, move)


MOVES: dict[type[TableEntry], Callable[[Campaign, Any], Campaign]] = {
    Begin: begin,
    Reveal: _reveal,
    Know: _know,
    NameEvent: name_event,
    Bust: _bust,
    Note: _note,
    EventRevealed: _draw,
    Complete: complete,
    Credit: credit,
    TaskProgress: advance,
    Crowns: change_crowns,
    Vp: change_vp,
    Coins: _coins,
    MonthsEnd: month_end,
    FinishChapter: lambda campaign, _: finish(campaign),
    Concede: lambda campaign, _: concede(campaign),
    Next: go_on,
    CorrectCampaign: correct,
    OnScreen: goes_on_screen,
    Played: played,
}


def apply(campaign: Campaign, entry: Entry) -> Campaign:
    """One entry. In a competitive chapter the end announces itself, and stands (A50, B30)."""
    move: Move = decode(entry, Move)
    if campaign.phase not in ("running", "month_end") and not isinstance(move, ANY_TIME):
        raise Refused(t(f"campaign-not-running-{campaign.phase}"))
    after = MOVES[type(move)](campaign, move)
    withdrawn = isinstance(move, CorrectCampaign) and move.what == "announced"
    if after.mode == "competitive" and after.announced is None and not withdrawn:
        after = msgspec.structs.replace(after, announced=announcer(after) if after.phase != "setup" else None)
    return after
