"""Dates are told as people say them, by the clock on the wall."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.words.dates import said

NOW = datetime(2026, 11, 19, 22)


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ("2026-11-19T20:15:00", "today 20:15"),
        ("2026-11-18T21:40:00", "yesterday 21:40"),
        ("2026-11-12T19:30:00", "Thu 12 Nov"),
        ("2026-01-03T09:00:00", "Sat 3 Jan"),
        ("2025-11-12T20:00:00", "12 Nov 2025"),
        ("2027-02-01T08:00:00", "1 Feb 2027"),
        ("long ago, in a tavern", "long ago, in a t"),
        ("", ""),
    ],
)
def test_a_time_as_people_say_it(at: str, told: str) -> None:
    assert said(at, NOW) == told


def test_a_kept_time_is_told_by_the_clock_on_the_wall() -> None:
    """The log keeps UTC; a table in another zone reads its own hour."""
    here = datetime.now().replace(microsecond=0)
    kept = here.astimezone(UTC).isoformat(timespec="milliseconds")
    assert said(kept, here) == f"today {here:%H:%M}"


def test_the_first_of_january_knows_yesterday() -> None:
    new_year = datetime(2027, 1, 1, 1)
    assert said((new_year - timedelta(hours=2)).isoformat(), new_year) == "yesterday 23:00"
