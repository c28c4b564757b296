"""Dates as people say them, from the times that logs keep."""

from datetime import datetime, timedelta

from companion.i18n import t


def said(at: str, now: datetime) -> str:
    """When something was last played, seen from `now`, which is local and names no zone.

    Today and yesterday by the clock, this year by weekday and day, before that with the year. What is no time
    stays as it is written.
    """
    try:
        when = local(at)
    except (ValueError, OverflowError):
        return at[:16]
    if when.date() == now.date():
        return t("date-today", time=f"{when:%H:%M}")
    if when.date() == (now - timedelta(days=1)).date():
        return t("date-yesterday", time=f"{when:%H:%M}")
    month = t(f"date-month-{when.month}")
    if when.year != now.year:
        return t("date-year", day=when.day, month=month, year=str(when.year))
    return t("date-day", weekday=t(f"date-weekday-{when.isoweekday()}"), day=when.day, month=month)


def local(at: str) -> datetime:
    """A kept time by the clock on the wall; ValueError where it is none."""
    when = datetime.fromisoformat(at)
    return when.astimezone().replace(tzinfo=None) if when.tzinfo else when
