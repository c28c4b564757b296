"""Tasks, hero markers and crowns (A13-A15, A31, A51)."""

import msgspec

from companion.content import facts
from companion.i18n import t
from companion.table.campaign.entries import Complete, Credit, Crowns, TaskProgress, Vp
from companion.table.campaign.faces import KnownCard, known, track
from companion.table.campaign.state import IN_BOX, ON_HERO, Campaign, Crew, TaskSpot
from companion.table.refusal import Refused
from companion.table.table_kind import seat_of


def crown_vp(campaign: Campaign, crowns: int) -> int | None:
    """VP of the last shield reached, 6 at most; None where the track is unknown (A15)."""
    rail = track(campaign)
    return None if rail is None else facts.crown_vp(rail.shields, crowns)


def track_end(campaign: Campaign) -> int | None:
    """The last space of the crown track, where known."""
    rail = track(campaign)
    return None if rail is None else rail.spaces or max(rail.shields)


def vp(campaign: Campaign, seat: int) -> int:
    """A player's VP, all sources: what the table entered, moved by the crowns since then."""
    player = campaign.crew[seat]
    now = crown_vp(campaign, player.crowns) or 0
    then = 0 if player.vp_at is None else crown_vp(campaign, player.vp_at) or 0
    return player.vp + now - then


def _gain(campaign: Campaign, seat: int, crowns: int) -> Campaign:
    """The track stops at its end (A15)."""
    total, end = campaign.crew[seat].crowns + crowns, track_end(campaign)
    return campaign.with_crew(seat, crowns=total if end is None else min(total, end))


def change_crowns(campaign: Campaign, move: Crowns) -> Campaign:
    """Won crowns, spent crowns, or crowns lost by force."""
    seat = seat_of(campaign.names, move.player)
    have = campaign.crew[seat].crowns
    if move.by < 0 and not move.forced and have + move.by < 0:
        raise Refused(t("campaign-no-crowns", name=campaign.names[seat], have=have, by=-move.by), "A15")
    return _gain(campaign, seat, max(move.by, -have))


def change_vp(campaign: Campaign, move: Vp) -> Campaign:
    """Exactly one of total, cards and a change."""
    seat = seat_of(campaign.names, move.player)
    player = campaign.crew[seat]
    given = [value for value in (move.total, move.cards, move.by) if value is not None]
    if len(given) != 1:
        raise Refused(t("campaign-vp-one"))
    if move.by is not None:
        value, at = player.vp + move.by, player.vp_at
    else:
        value, at = given[0], player.crowns if move.total is not None else None
    if value < 0:
        raise Refused(t("campaign-vp-negative", name=player.name))
    return campaign.with_crew(seat, vp=value, vp_at=at)


def _spot(campaign: Campaign, number: str) -> TaskSpot:
    spot = campaign.spot(number)
    if spot is None:
        raise Refused(t("campaign-no-task", task=number), "A13")
    return spot


def _leftmost(player: Crew) -> int:
    if ON_HERO not in player.spaces:
        raise Refused(t("campaign-no-marker", name=player.name), "A13")
    return player.spaces.index(ON_HERO)


def _move_marker(campaign: Campaign, seat: int, space: int, place: str) -> Campaign:
    spaces = campaign.crew[seat].spaces
    return campaign.with_crew(seat, spaces=(*spaces[:space], place, *spaces[space + 1 :]))


def open_space(campaign: Campaign, seat: int, space: int, place: str) -> Campaign:
    """A door or window becomes free; windows 2 and 3 bring crowns (A13)."""
    return _gain(_move_marker(campaign, seat, space, place), seat, facts.SPACE_CROWNS[space])


def complete(campaign: Campaign, move: Complete) -> Campaign:
    """The leftmost marker goes to the task; its crowns and the first finisher's are counted (A13, A14)."""
    seat, spot = seat_of(campaign.names, move.player), _spot(campaign, move.task)
    player, card = campaign.crew[seat], known(campaign, spot.number)
    if seat in spot.done:
        raise Refused(t("campaign-done-already", name=player.name, task=spot.number), "A13")
    under_way = f"progress {spot.number}"
    space = player.spaces.index(under_way) if under_way in player.spaces else _leftmost(player)
    after = open_space(campaign, seat, space, f"task {spot.number}")
    first = (card.first_crowns or 0) if not spot.done else 0
    after = _gain(after, seat, (card.crowns or 0) + first)
    progress = tuple(other for other in spot.progress if other != seat)
    return after.with_spot(msgspec.structs.replace(spot, done=(*spot.done, seat), progress=progress))


def _window_crowns(player: Crew) -> int:
    return sum(facts.SPACE_CROWNS[space] for space, free in enumerate(player.opened) if free)


def _uncomplete(campaign: Campaign, seat: int, number: str) -> Campaign:
    """As if the player had not completed it: later markers move up, crowns are given back (A13, A14)."""
    player, spot, card = campaign.crew[seat], _spot(campaign, number), known(campaign, number)
    gone = [place for place in player.spaces if place not in (ON_HERO, f"task {number}")]
    spaces = (*gone, *(ON_HERO,) * (facts.HERO_MARKERS - len(gone)))
    after = campaign.with_crew(seat, spaces=spaces)
    lost = _window_crowns(player) - _window_crowns(after.crew[seat]) + (card.crowns or 0)
    lost += (card.first_crowns or 0) if spot.done[:1] == (seat,) else 0
    after = after.with_crew(seat, crowns=max(player.crowns - lost, 0))
    done = tuple(other for other in spot.done if other != seat)
    return after.with_spot(msgspec.structs.replace(spot, done=done))


def credit(campaign: Campaign, move: Credit) -> Campaign:
    """The finishers of a task in their true order; whoever was right before keeps everything."""
    seats = [seat_of(campaign.names, who) for who in move.done]
    if len(set(seats)) != len(seats):
        raise Refused(t("campaign-set-twice-done", task=move.task), "A13")
    before = _spot(campaign, move.task).done
    same = next(
        (n for n, pair in enumerate(zip(before, seats, strict=False)) if pair[0] != pair[1]), len(seats)
    )
    for seat in reversed(before[same:]):
        campaign = _uncomplete(campaign, seat, move.task)
    for seat in seats[min(same, len(before)) :]:
        campaign = complete(campaign, Complete(seat, move.task))
    return campaign


def settle_crowns(campaign: Campaign, number: str, before: KnownCard) -> Campaign:
    """A task's crowns were typed in late or corrected: its finishers get the difference (A14)."""
    spot, now = campaign.spot(number), known(campaign, number)
    for place, seat in enumerate(spot.done if spot else ()):
        change = (now.crowns or 0) - (before.crowns or 0)
        change += (now.first_crowns or 0) - (before.first_crowns or 0) if place == 0 else 0
        campaign = _gain(campaign, seat, max(change, -campaign.crew[seat].crowns))
    return campaign


def advance(campaign: Campaign, move: TaskProgress) -> Campaign:
    """A marker on the upper space: off the hero, but nothing is open yet (A31)."""
    seat, spot = seat_of(campaign.names, move.player), _spot(campaign, move.task)
    player = campaign.crew[seat]
    if known(campaign, spot.number).steps < 2:
        raise Refused(t("campaign-one-step", task=spot.number), "A31")
    if seat in spot.done or seat in spot.progress:
        raise Refused(t("campaign-progress-already", name=player.name, task=spot.number), "A31")
    after = _move_marker(campaign, seat, _leftmost(player), f"progress {spot.number}")
    return after.with_spot(msgspec.structs.replace(spot, progress=(*spot.progress, seat)))


def buy_out(campaign: Campaign, seat: int) -> Campaign:
    """The leftmost marker goes back into the box and opens its space; no task is completed (A51)."""
    return open_space(campaign, seat, _leftmost(campaign.crew[seat]), IN_BOX)


def markers_on_tasks(campaign: Campaign) -> int:
    """All markers on completed tasks; upper spaces do not count (A31, A40)."""
    return sum(len(spot.done) for spot in campaign.tasks)
