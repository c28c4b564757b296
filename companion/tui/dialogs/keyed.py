"""One of several, each by a key of its own: the letter or number that it carries on the table too."""

from collections.abc import Sequence
from typing import NamedTuple

from companion.tui.commands import jump_letters
from companion.tui.dialogs.choose import Choice, Choose


class KeyedChoice(NamedTuple):
    """A choice and the key that takes it."""

    key: str
    choice: Choice


class ChooseByKey(Choose):
    """The same list as ever; only the keys are given."""

    def __init__(self, title: str, keyed: Sequence[KeyedChoice], text: str = "") -> None:
        super().__init__(title, [each.choice for each in keyed], text)
        self._letters = [each.key for each in keyed]


def players_by_number(names: Sequence[str], why_not: Sequence[str] = ()) -> list[KeyedChoice]:
    """Everyone at the table by the number of their seat; answers the seat from 0 up."""
    reasons = [*why_not, *[""] * len(names)]
    return [
        KeyedChoice(str(seat + 1), Choice(str(seat), name, reasons[seat])) for seat, name in enumerate(names)
    ]


def letters() -> list[str]:
    """The letters of a list, in order: what lies on the table carries them from left to right."""
    return jump_letters("choose")
