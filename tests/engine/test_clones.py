"""A clone holds everything that its game does, and shares nothing that changes (bots and undo rely on it)."""

import pytest

from companion.engine.modules.adventure.part import Chronicle, Lying, Saga
from companion.engine.modules.contracts import Deeds
from companion.engine.modules.gambler import Stakes
from companion.engine.modules.time_deck import ScorePile
from companion.engine.modules.wholesalers import Tucked
from companion.engine.state import Game, Player
from tests.engine.notation import Table

NOT_CLONED = {"rules", "legal", "events", "deals", "replay"}  # shared, or only for whoever records
# winners are never changed, only named anew, and so may be shared
HELD = {"players", "parts", "sagas", "tasks"}  # clones of their own


def filled(value: object, mark: int) -> object:
    """A value of the same type that no fresh object has."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [[mark]] if value and isinstance(value[0], list) else [mark]
    if isinstance(value, dict):
        return {mark: mark}
    return str(mark) if isinstance(value, str) else mark.to_bytes(2) if isinstance(value, bytes) else mark


def whole() -> list[object]:
    return [
        Table("2p").match.game, Player(), Saga(), Lying(0), Chronicle(1), Deeds([0], 1), Stakes(0, 0, False),
        ScorePile([]), Tucked([[]]),
    ]  # fmt: skip


@pytest.mark.parametrize("thing", whole(), ids=lambda thing: type(thing).__name__)
def test_a_clone_holds_everything(thing: Game) -> None:
    fields = [name for name in thing.__slots__ if name not in NOT_CLONED | HELD]
    if isinstance(thing, Deeds):
        fields.remove("open")  # the contracts on the table never change
    for mark, name in enumerate(fields, 1000):
        value = getattr(thing, name)
        setattr(thing, name, filled([[]] if name == "offer" else value, mark))
    copy = thing.clone()
    for name in fields:
        mine, theirs = getattr(thing, name), getattr(copy, name)
        assert mine == theirs, name
        assert mine is not theirs or name == "winners" or not isinstance(mine, list | dict), name
    for name in HELD & set(thing.__slots__):
        mine, theirs = getattr(thing, name), getattr(copy, name)
        assert [type(each) for each in mine] == [type(each) for each in theirs]
        assert not any(each is other for each in mine for other in theirs)
