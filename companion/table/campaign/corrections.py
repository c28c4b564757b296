"""The table says otherwise: any value can be set, with a reason, as an entry of its own."""

from collections.abc import Callable
from functools import reduce
from typing import Any, get_args

import msgspec

from companion.i18n import Thing, t
from companion.table.campaign.entries import CorrectCampaign, Value
from companion.table.campaign.months import settle_adds, story_number
from companion.table.campaign.state import IN_BOX, ON_HERO, Campaign, Phase, TaskSpot
from companion.table.refusal import Refused
from companion.table.table_kind import seat_of

NUMBERS = ("month", "turn", "turns", "chapter", "failed", "losses")


def _number(value: Value) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Refused(t("campaign-set-number"))
    return value


def _word(value: Value) -> str:
    if not isinstance(value, str):
        raise Refused(t("campaign-set-word"))
    return value


def _words(value: Value) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise Refused(t("campaign-set-list"))
    return tuple(str(word) for word in value)


def _spaces(value: Value) -> tuple[str, ...]:
    spaces = _words(value)
    fits = [s in (ON_HERO, IN_BOX) or s.partition(" ")[0] in ("task", "progress") for s in spaces]
    if len(spaces) != 4 or not all(fits):
        raise Refused(t("campaign-set-spaces"), "A13")
    return spaces


def _of_player(campaign: Campaign, move: CorrectCampaign) -> Campaign:
    if move.player is None:
        raise Refused(t("campaign-set-player", what=Thing(f"campaign-what-{move.what}")))
    seat = seat_of(campaign.names, move.player)
    if move.what == "vp":
        return campaign.with_crew(seat, vp=_number(move.value), vp_at=campaign.crew[seat].crowns)
    read: Callable[[Value], Any] = {"hero": _word, "spaces": _spaces}.get(move.what, _number)
    return campaign.with_crew(seat, **{move.what: read(move.value)})


def _of_task(campaign: Campaign, move: CorrectCampaign) -> Campaign:
    spot = campaign.spot(move.task)
    if spot is None:
        raise Refused(t("campaign-no-task", task=move.task), "A13")
    if not isinstance(move.value, list):
        raise Refused(t("campaign-set-list"))
    seats = tuple(seat_of(campaign.names, who) for who in move.value)
    return campaign.with_spot(msgspec.structs.replace(spot, **{move.what: seats}))


def _of_events(campaign: Campaign, move: CorrectCampaign) -> Campaign:
    value: Any
    if move.what == "reserve":
        value = _number(move.value)
    elif move.what == "current":
        value = None if move.value is None else _word(move.value)
    else:
        value = _words(move.value)
    events = msgspec.structs.replace(campaign.events, **{move.what: value})
    return msgspec.structs.replace(campaign, events=events)


def _revealed(campaign: Campaign, value: Value) -> Campaign:
    """The cards on the table, left to right; tasks that stay keep their markers."""
    numbers = tuple(story_number(number) for number in _words(value))
    tasks = tuple(campaign.spot(number) or TaskSpot(number) for number in numbers)
    if len(set(numbers)) != len(numbers):
        raise Refused(t("campaign-set-twice"), "A4")
    seen = (*campaign.seen, *(number for number in numbers if number not in campaign.seen))
    fresh = [number for number in numbers if number not in campaign.revealed]
    campaign = msgspec.structs.replace(campaign, revealed=numbers, tasks=tasks, seen=seen)
    return reduce(settle_adds, fresh, campaign)


def _phase(campaign: Campaign, value: Value) -> str:
    """A chapter is over only where it has a result: `concede`, `finish` and `month_end` make one."""
    allowed = [phase for phase in get_args(Phase) if campaign.results or phase not in ("ended", "over")]
    if value not in allowed:
        raise Refused(t("campaign-set-phase", phases=", ".join(allowed)))
    return str(value)


def _seat(campaign: Campaign, move: CorrectCampaign) -> int | None:
    if move.value is None and move.what == "announced":
        return None
    if not isinstance(move.value, int | str):
        raise Refused(t("campaign-set-player", what=Thing(f"campaign-what-{move.what}")))
    return seat_of(campaign.names, move.value)


def correct(campaign: Campaign, move: CorrectCampaign) -> Campaign:
    """Set one value; what it contradicts is named, not repaired."""
    if move.player is not None:
        seat_of(campaign.names, move.player)
    if move.what in ("crowns", "vp", "coins", "hero", "spaces", "extra"):
        return _of_player(campaign, move)
    if move.what in ("done", "progress"):
        return _of_task(campaign, move)
    if move.what in ("reserve", "ahead", "discard", "current"):
        return _of_events(campaign, move)
    if move.what == "revealed":
        return _revealed(campaign, move.value)
    value: Any = _number(move.value) if move.what in NUMBERS else None
    if move.what == "chapter" and not 1 <= value <= 5:
        raise Refused(t("campaign-bad-chapter"), "A4")
    if move.what == "phase":
        value = _phase(campaign, move.value)
    elif move.what in ("first", "active", "announced"):
        value = _seat(campaign, move)
    return msgspec.structs.replace(campaign, **{move.what: value})
