"""Asking for the names at a table: one line a seat, and no name that could not be told apart."""

from collections.abc import Iterable

from companion.i18n import t
from companion.session import Refused
from companion.session.kinds import refuse_names
from companion.tui.dialogs.form import Field, Form


def names_form(names: list[str], count: int, first: Iterable[Field] = ()) -> Form:
    """Asks for the first seats' names, after what else the screen asks for."""
    seats = [Field(str(seat), t("seat-name", n=seat + 1), names[seat], needed=True) for seat in range(count)]
    return Form(t("names-title"), [*first, *seats], refusal=_refusal)


def rename(names: list[str], values: dict[str, str]) -> None:
    """Take the names over from a form's answers."""
    for seat, name in _seats(values).items():
        names[seat] = name


def _seats(values: dict[str, str]) -> dict[int, str]:
    return {int(seat): name for seat, name in values.items() if seat.isdigit()}


def _refusal(values: dict[str, str]) -> str:
    """The one check of names, in its own words."""
    try:
        refuse_names({"players": list(_seats(values).values())})
    except Refused as refused:
        return str(refused)
    return ""
