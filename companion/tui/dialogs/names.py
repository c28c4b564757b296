"""Asking for the names at a table: one line a seat."""

from companion.i18n import t
from companion.tui.dialogs.form import Field


def seat_fields(names: list[str], count: int) -> list[Field]:
    """The lines of a form for the first seats' names."""
    return [Field(str(seat), t("seat-name", n=seat + 1), names[seat], needed=True) for seat in range(count)]


def rename(names: list[str], values: dict[str, str]) -> None:
    """Take the names over from a form's answers."""
    for seat, name in values.items():
        names[int(seat)] = name
