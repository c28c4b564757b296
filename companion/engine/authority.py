"""Who may act now: the one place where the seat and the revision of a command are looked at.

Whether the action itself is allowed is for `legal` to say.
"""

from companion.engine.refusal import Illegal


class StaleRevision(Exception):
    """The command was meant for another revision than the present one."""

    def __init__(self, present: int) -> None:
        super().__init__(str(present))
        self.present = present


def admit(present: int, revision: int | None, to_act: int | None, seat: int | None) -> None:
    """Lets a command pass whose sender saw the present revision and whose turn it is (B28).

    A sender who names no revision or no seat is not asked for it: the referee, or a table with one keyboard.
    """
    if revision is not None and revision != present:
        raise StaleRevision(present)
    if seat is not None and to_act is not None and seat != to_act:
        raise Illegal("B28", "other_seat", seat=to_act)
