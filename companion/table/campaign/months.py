"""Month's End as a guided sequence: which line and why, what to read, turn over, put on top (A11, A12)."""

import re

import msgspec

from companion.content.books import CARD_9, END, STAY
from companion.i18n import t
from companion.table.campaign.deck import turned_over
from companion.table.campaign.ends import EndCheck, end_check
from companion.table.campaign.entries import MonthsEnd
from companion.table.campaign.event_order import app_is_deck
from companion.table.campaign.faces import (
    KnownCard,
    brings,
    chapter_of,
    known,
    learn,
    line_text,
    shuffle_text,
    target_of,
    target_text,
)
from companion.table.campaign.state import Added, Campaign, ChapterResult, TaskSpot, Typed
from companion.table.campaign.tasks import buy_out, vp
from companion.table.refusal import Refused
from companion.table.table_kind import seat_of

NUMBER = re.compile(r"[1-9][0-9]{0,2}[a-z]?")


class GuideStep(msgspec.Struct, frozen=True):
    """One thing to do at the table, ticked with one key."""

    id: str
    text: str


class MonthEndGuide(msgspec.Struct, frozen=True):
    """Month's End worked out. `target`: a card, `end`, `stay`, or empty where the table must read it."""

    newest: str
    line: str
    why: str
    target: str
    card: KnownCard | None
    check: EndCheck | None
    buyers: tuple[int, ...]
    steps: tuple[GuideStep, ...]

    @property
    def asks_card(self) -> bool:
        return not self.target

    @property
    def asks_verdict(self) -> bool:
        return self.target == END and self.check is not None and self.check.won is None


def completed(campaign: Campaign, number: str) -> bool:
    """Whether anyone completed that task (A11)."""
    spot = campaign.spot(number)
    return bool(spot and spot.done)


def line_target(campaign: Campaign) -> tuple[str, str]:
    """Where the newest task's line leads, and why; empty where the line is unknown."""
    if campaign.after:
        return STAY, t("campaign-why-after")
    line = known(campaign, campaign.tasks[-1].number).line if campaign.tasks else None
    if line is None:
        return "", t("campaign-why-unknown")
    if line.next:
        target, why = line.next, _straight(line.next)
    else:
        yes = completed(campaign, line.ask)
        target = line.yes if yes else line.no
        why = t("campaign-why-tick" if yes else "campaign-why-cross", task=line.ask)
    return (
        (STAY, t("campaign-why-stay")) if target == END and campaign.mode == "competitive" else (target, why)
    )


def _straight(target: str) -> str:
    key = "campaign-why-no-card" if target == STAY else "campaign-why-next"
    return t(key, target=target_text(target_of(target)))


def reason(campaign: Campaign, card: str = "") -> str:
    """Why Month's End leads where it leads: the line, or the card that the table read instead (A11)."""
    target, why = line_target(campaign)
    said = target_of(card)
    if not said or said == target_of(target):
        return why
    return t("campaign-why-instead" if target else "campaign-why-read", target=target_text(said))


def _line_told(campaign: Campaign, card: str) -> str:
    """The newest task's line; nothing where the table has just read an unknown one, or it asks nothing."""
    if campaign.after:
        return t("campaign-line-after")
    line = known(campaign, campaign.tasks[-1].number).line if campaign.tasks else None
    straight = line is not None and line.next and not card
    return "" if straight or (card and line is None) else line_text(line)


def buyers(campaign: Campaign) -> tuple[int, ...]:
    """Who may be asked for the buy-out, in turn order from the active player (A51)."""
    if campaign.mode != "competitive":
        return ()
    order = [(campaign.active + step) % len(campaign.crew) for step in range(len(campaign.crew))]
    return tuple(seat for seat in order if campaign.crew[seat].markers_left)


def _pile_steps(campaign: Campaign) -> list[GuideStep]:
    reserve = campaign.events.reserve
    if app_is_deck(campaign):
        turns = len(turned_over(campaign.events).ahead)
        return [GuideStep("turn_over", t("campaign-s-turn-over-own", month=campaign.month + 1, turns=turns))]
    top = t("campaign-s-reserve", left=reserve - 1) if reserve else t("campaign-s-no-reserve")
    return [GuideStep("turn_over", t("campaign-s-turn-over")), GuideStep("reserve", top)]


def _card_steps(campaign: Campaign, card: KnownCard) -> list[GuideStep]:
    """A printed card is turned over as the newest task; a card that exists only here does so by itself."""
    shuffle = GuideStep("shuffle", shuffle_text(campaign, card))
    if campaign.original:
        return [shuffle, GuideStep("read", t("campaign-s-read-own", card=card.number))]
    read = GuideStep("read", t("campaign-s-read", card=card.number))
    return [read, shuffle, GuideStep("lay", t("campaign-s-lay", card=card.number))]


def guide(campaign: Campaign, card: str = "") -> MonthEndGuide:
    """The whole sequence; `card` is what the table read where the line is unknown or said something else."""
    target, why = target_of(card or line_target(campaign)[0]), reason(campaign, card)
    newest = campaign.tasks[-1].number if campaign.tasks else ""
    line = t("campaign-line-after") if campaign.after else line_text(known(campaign, newest).line)
    steps = [GuideStep("line", f"{_line_told(campaign, card)} {why}".strip())]
    new = known(campaign, target) if target and target not in (END, STAY) else None
    if new:
        steps += _card_steps(campaign, new)
    check = end_check(campaign) if target == END and campaign.mode == "coop" else None
    if check:
        steps.append(GuideStep("check", t("campaign-s-check")))
    else:
        asked = buyers(campaign)
        steps += [GuideStep("buy_out", t("campaign-s-buy-out", price=campaign.price))] if asked else []
        steps += _pile_steps(campaign)
    return MonthEndGuide(newest, line, why, target, new, check, buyers(campaign), tuple(steps))


def story_number(text: str) -> str:
    """A story card's printed number, such as 12 or 28b (A4)."""
    if not NUMBER.fullmatch(text):
        raise Refused(t("campaign-card-number", text=text), "A4")
    return text


def of_chapter(campaign: Campaign, number: str) -> bool:
    """Whether a number can be a story card of this chapter, or of any after the campaign (A4, A60)."""
    chapters = (
        campaign.book.chapters if campaign.after else campaign.book.chapters[campaign.chapter - 1 :][:1]
    )
    shaped = any(re.fullmatch(rf"{chapter.number}[0-9][a-z]?", number) for chapter in chapters)
    return shaped or any(card.number == number for chapter in chapters for card in chapter.card)


def strange_number(campaign: Campaign, number: str) -> str:
    """Why a number is doubted before it is taken, or nothing (A4).

    Nothing is said of the card itself: it may belong to a chapter still to come.
    """
    if of_chapter(campaign, number):
        return ""
    endings = {chapter.ending.number for chapter in campaign.book.chapters}
    kind = "nine" if number == CARD_9 else "ending" if number in endings else "none"
    if re.fullmatch(r"[1-5][0-9][a-z]?", number):
        kind = "other"
    return t(f"campaign-strange-{kind}", number=number, chapter=campaign.chapter)


def lay_card(campaign: Campaign, number: str) -> Campaign:
    """A story card is read, its play cards join the deck once, and it becomes the newest task (A5, A11)."""
    story_number(number)
    if number in campaign.revealed:
        raise Refused(t("campaign-revealed", card=number), "A4")
    card = known(campaign, number)
    added = campaign.added
    if card.adds and not any(old.number == number for old in added):
        added = (*added, Added(number, campaign.chapter, card.adds, brings(campaign, card)))
    seen = campaign.seen if number in campaign.seen else (*campaign.seen, number)
    tasks, revealed = (*campaign.tasks, TaskSpot(number)), (*campaign.revealed, number)
    return msgspec.structs.replace(campaign, revealed=revealed, tasks=tasks, added=added, seen=seen)


def settle_adds(campaign: Campaign, number: str) -> Campaign:
    """A card's play cards were typed in late or corrected: the deck holds what the card says now (A1, A5)."""
    card, chapter = known(campaign, number), chapter_of(campaign, number)
    others = [old for old in campaign.added if old.number != number]
    inside = len(others) < len(campaign.added) or number in campaign.revealed
    if not inside and (number not in campaign.seen or chapter == campaign.chapter):
        return campaign
    codes = brings(campaign, card, number) if chapter == campaign.chapter else card.codes
    here = (Added(number, chapter, card.adds, codes),) if card.adds else ()
    place = next((n for n, old in enumerate(campaign.added) if old.number == number), len(others))
    return msgspec.structs.replace(campaign, added=(*others[:place], *here, *others[place:]))


def finished(campaign: Campaign, won: bool, winners: tuple[int, ...] = (), save: str = "") -> Campaign:
    """The chapter is over; its result is kept, with the digital game that played it, if one did."""
    points = tuple(vp(campaign, seat) for seat in range(len(campaign.crew)))
    result = ChapterResult(
        campaign.chapter, campaign.attempt, won, campaign.month, points, winners, bool(save), save
    )
    losses = campaign.losses + (campaign.mode == "coop" and not won)
    results = (*campaign.results, result)
    return msgspec.structs.replace(campaign, phase="ended", results=results, losses=losses)


def _verdict(campaign: Campaign, move: MonthsEnd) -> Campaign:
    """Card 9 decides where its numbers are known; the table's word counts, and a difference is noted."""
    said, counted = move.won, end_check(campaign, move.card9).won
    if counted is None and said is None:
        raise Refused(t("campaign-card9-unknown"), "A40")
    won = said if said is not None else bool(counted)
    if None not in (said, counted) and said != counted:
        campaign = campaign.noting(t("campaign-note-verdict", said="won" if won else "lost"))
    return finished(campaign, won)


def _bought(campaign: Campaign, move: MonthsEnd) -> Campaign:
    seats = [seat_of(campaign.names, who) for who in move.buy_outs]
    if seats and campaign.mode != "competitive":
        raise Refused(t("campaign-buy-coop"), "A51")
    if len(set(seats)) != len(seats):
        raise Refused(t("campaign-buy-once"), "A51")
    for seat in seats:
        campaign = buy_out(campaign, seat)
    return campaign


def month_end(campaign: Campaign, move: MonthsEnd) -> Campaign:
    """Carry Month's End out in one entry, so that one undo takes it back whole."""
    if campaign.phase != "month_end":
        raise Refused(t("campaign-no-month-end"), "A11")
    campaign = learn(campaign, move.typed) if move.typed else campaign
    by_line, _ = line_target(campaign)
    target = move.card or by_line
    if not target:
        raise Refused(t("campaign-line-wanted", task=guide(campaign).newest or "?"), "A11")
    if by_line and target != by_line:
        words = {"said": target_text(target), "line": target_text(by_line)}
        campaign = campaign.noting(t("campaign-note-line", **words))
    if move.face and target not in (END, STAY):
        campaign = learn(campaign, Typed(cards={target: move.face}))
    if target == END and campaign.mode == "coop":
        return _verdict(campaign, move)
    campaign = _bought(campaign, move)
    if target not in (END, STAY):
        campaign = lay_card(campaign, target)
    events = turned_over(campaign.events)
    return msgspec.structs.replace(campaign, phase="running", events=events, month=campaign.month + 1, turn=0)
