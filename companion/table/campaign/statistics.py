"""What a campaign comes to in numbers: evenings, attempts, who did what. Pure; no card is named."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, pairwise

import msgspec

from companion.table.campaign.chapters import start
from companion.table.campaign.fold import apply
from companion.table.campaign.state import Campaign
from companion.table.campaign.tasks import vp
from companion.table.table_kind import Entry, seat_of

PAUSE = timedelta(hours=5)
"""After so long without an entry another evening begins; midnight alone ends none."""


class Evening(msgspec.Struct, frozen=True):
    """The table sat together: its first and its last entry, and how many there were."""

    first: str
    last: str
    entries: int
    minutes: int


class Attempt(msgspec.Struct, frozen=True):
    """A chapter as it was played once; `won` is None while it runs. `winners` only against each other."""

    chapter: int
    attempt: int
    won: bool | None
    months: int
    vp: tuple[int, ...]
    winners: tuple[int, ...] = ()


class Person(msgspec.Struct, frozen=True):
    """What one player did: tasks completed, how often first (A13), crowns and VP gained, busts entered."""

    name: str
    tasks: int
    first: int
    crowns: int
    vp: int
    busts: int


class Statistics(msgspec.Struct, frozen=True):
    """A whole log in numbers. `undone` counts the undos, `corrections` what the table set right."""

    evenings: tuple[Evening, ...]
    attempts: tuple[Attempt, ...]
    people: tuple[Person, ...]
    months: int
    entries: int
    notes: int
    corrections: int
    undone: int


def _time(at: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(at)
    except ValueError:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def evenings(dates: Iterable[str]) -> tuple[Evening, ...]:
    """The evenings of a log from the times of its entries; one without goes with the one before."""
    read = [_time(at) for at in dates]
    known = next((time for time in read if time), None)
    if known is None:
        return ()
    times = list(accumulate(read, lambda before, time: time or before, initial=known))[1:]
    breaks = [index for index, (a, b) in enumerate(pairwise(times), 1) if b - a >= PAUSE]
    return tuple(_evening(times[a:b]) for a, b in pairwise([0, *breaks, len(times)]))


def _evening(times: Sequence[datetime]) -> Evening:
    minutes = round((times[-1] - times[0]).total_seconds() / 60)
    return Evening(times[0].isoformat(), times[-1].isoformat(), len(times), max(0, minutes))


def attempts(campaign: Campaign) -> tuple[Attempt, ...]:
    """Every attempt at every chapter, the running one last."""
    done = [
        Attempt(one.chapter, one.attempt, one.won, one.months, one.vp, one.winners)
        for one in campaign.results
    ]
    if campaign.phase in ("running", "month_end"):
        points = tuple(vp(campaign, seat) for seat in range(len(campaign.crew)))
        done.append(Attempt(campaign.chapter, campaign.attempt, None, campaign.month, points))
    return tuple(done)


def _finishers(campaign: Campaign, first: bool) -> Counter[tuple[str, int]]:
    """Who has completed which task on the table, or only who was first."""
    spots = ((spot.number, spot.done[:1] if first else spot.done) for spot in campaign.tasks)
    return Counter((number, seat) for number, done in spots for seat in done)


def _gained(before: Campaign, after: Campaign, do: object) -> Counter[tuple[str, int]]:
    """What an entry brought each seat; a correction may take it back, spending does not."""
    gained: Counter[tuple[str, int]] = Counter()
    for what, first in (("tasks", False), ("first", True)):
        new, old = _finishers(after, first), _finishers(before, first)
        new.subtract(old)
        for (_, seat), change in new.items():
            gained[what, seat] += change
    for seat, (old_crew, new_crew) in enumerate(zip(before.crew, after.crew, strict=True)):
        change = new_crew.crowns - old_crew.crowns
        gained["crowns", seat] += max(change, 0) if do == "crowns" else change
    return gained


def statistics(
    setup: Mapping[str, object], steps: Iterable[tuple[Entry, str]], undone: int = 0
) -> Statistics:
    """The numbers of a log: its set-up, and its entries with the times at which they were made."""
    steps, state = list(steps), start(setup)
    sums, kinds = Counter[tuple[str, int]](), Counter(str(entry["do"]) for entry, _ in steps)
    for entry, _ in steps:
        after = apply(state, entry)
        if state.phase not in ("setup", "ended") or after.phase == state.phase:
            sums.update(_gained(state, after, entry["do"]))
        if entry["do"] == "bust":
            sums["busts", seat_of(state.names, entry["player"])] += 1  # type: ignore[arg-type]
        state = after
    played = attempts(state)
    return Statistics(
        evenings(at for _, at in steps), played, tuple(_person(state, seat, sums, played) for seat in
        range(len(state.crew))), sum(one.months for one in played), len(steps), kinds["note"],
        kinds["set"] + kinds["credit"], undone,
    )  # fmt: skip


def _person(
    campaign: Campaign, seat: int, sums: Counter[tuple[str, int]], played: Iterable[Attempt]
) -> Person:
    points = sum(one.vp[seat] for one in played if seat < len(one.vp))
    tasks, first, crowns, busts = (sums[what, seat] for what in ("tasks", "first", "crowns", "busts"))
    return Person(campaign.names[seat], tasks, first, crowns, points, busts)
