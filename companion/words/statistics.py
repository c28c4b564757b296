"""A campaign's statistics in words and bars: groups of rows that screen, page and terminal draw alike."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from companion.i18n import Thing, listing, t
from companion.table.campaign.statistics import Attempt, Evening, Statistics


class Bar(NamedTuple):
    """One row: what it counts, how long its bar is, and the number in words."""

    label: str
    amount: int
    text: str


class Group(NamedTuple):
    """Rows that are compared with each other."""

    title: str
    rows: tuple[Bar, ...]

    @property
    def most(self) -> int:
        """The longest bar."""
        return max((row.amount for row in self.rows), default=0)


def date_text(at: str) -> str:
    """The day of an entry, by the reader's clock: 18 November 2026."""
    day = datetime.fromisoformat(at).astimezone()
    return t("chronicle-date", day=day.day, month=day.month, year=str(day.year))


def duration(minutes: int) -> str:
    """`2 h 05 min`."""
    return t("chronicle-duration", hours=minutes // 60, minutes=f"{minutes % 60:02}", all=minutes)


def facts(stats: Statistics) -> list[tuple[str, str]]:
    """What stands above the bars: label and number."""
    minutes = sum(evening.minutes for evening in stats.evenings)
    won = sum(bool(one.won) for one in stats.attempts)
    numbers = {
        "evenings": str(len(stats.evenings)), "time": duration(minutes), "attempts": str(len(stats.attempts)),
        "won": str(won), "months": str(stats.months), "entries": str(stats.entries),
        "corrections": str(stats.corrections), "undone": str(stats.undone), "notes": str(stats.notes),
    }  # fmt: skip
    return [(t(f"statistics-{name}"), number) for name, number in numbers.items()]


def groups(stats: Statistics) -> list[Group]:
    """Everything that is worth a bar; what nobody entered is left out."""
    made = [
        Group(t("statistics-by-evening"), tuple(map(_evening, stats.evenings))),
        Group(t("statistics-by-chapter"), tuple(_attempt(stats, one) for one in stats.attempts)),
        *_by_person(stats),
    ]
    return [group for group in made if group.most]


def _evening(evening: Evening) -> Bar:
    text = t("statistics-evening", duration=duration(evening.minutes), n=evening.entries)
    return Bar(date_text(evening.first), max(evening.minutes, 1), text)


def _attempt(stats: Statistics, one: Attempt) -> Bar:
    label = t("campaign-tell-chapter", chapter=one.chapter, titled="no", title="", attempt=one.attempt)
    return Bar(label, one.months, result_text(stats, one))


def result_text(stats: Statistics, one: Attempt) -> str:
    """How an attempt went: won, lost or still running, in how many months."""
    how = "running" if one.won is None else "won" if one.won else "lost"
    names = listing([stats.people[seat].name for seat in one.winners])
    how = "winners" if names else how
    return t("statistics-result", how=how, names=names, months=Thing("chronicle-months", n=one.months))


def _by_person(stats: Statistics) -> Iterator[Group]:
    for what in ("tasks", "first", "crowns", "vp", "busts"):
        rows = (
            Bar(person.name, max(getattr(person, what), 0), str(getattr(person, what)))
            for person in stats.people
        )
        yield Group(t(f"statistics-by-{what}"), tuple(rows))


def drawn(bar: Bar, most: int, width: int, full: str, empty: str) -> str:
    """A bar of so many cells."""
    cells = round(width * bar.amount / most) if most else 0
    cells = max(cells, 1) if bar.amount else 0
    return full * cells + empty * (width - cells)
