"""A clone holds everything that its game does, and shares nothing that changes (bots and undo rely on it)."""

from collections.abc import Callable

import pytest

from companion.engine import build
from companion.engine.modules.adventure.part import Chronicle, Lying, Saga
from companion.engine.modules.contracts import Deeds
from companion.engine.modules.gambler import Stakes
from companion.engine.modules.time_deck import ScorePile
from companion.engine.modules.wholesalers import Tucked
from companion.engine.state import Game, Player
from tests.engine.notation import Table

pytestmark = pytest.mark.skipif(
    build() == "compiled", reason="fields are read off `__slots__`, which a compiled class does not have"
)

OUT = {"rules", "legal", "events", "deals", "replay", "open"}  # never changed, or only for whoever records
HELD = {"players", "parts", "sagas", "tasks"}  # clones of their own
SHARED = {"winners"}  # named anew, never changed

MADE: dict[str, Callable[[], object]] = {
    "game": lambda: Table("2p").match.game, "player": Player, "saga": Saga, "lying": lambda: Lying(0),
    "chronicle": lambda: Chronicle(1), "deeds": lambda: Deeds([0], 1), "stakes": lambda: Stakes(0, 0, False),
    "score pile": lambda: ScorePile([]), "tucked": lambda: Tucked([[]]),
}  # fmt: skip


def other(name: str, value: object, mark: int, flag: bool) -> object:
    """A value of the same type that no fresh object has; both flags are tried."""
    if isinstance(value, bool):
        return flag
    if isinstance(value, list):
        return [[mark]] if name == "offer" or (value and isinstance(value[0], list)) else [mark]
    if isinstance(value, dict):
        return {mark: mark}
    return str(mark) if isinstance(value, str) else mark.to_bytes(2) if isinstance(value, bytes) else mark


@pytest.mark.parametrize("flag", [True, False])
@pytest.mark.parametrize("name", MADE)
def test_a_clone_holds_everything(name: str, flag: bool) -> None:
    thing: Game = MADE[name]()  # type: ignore[assignment]
    fields = [field for field in thing.__slots__ if field not in OUT | HELD]
    for mark, field in enumerate(fields, 1000):
        setattr(thing, field, other(field, getattr(thing, field), mark, flag))
    copy = thing.clone()
    for field in fields:
        mine, theirs = getattr(thing, field), getattr(copy, field)
        assert mine == theirs, field
        assert mine is not theirs or field in SHARED or not isinstance(mine, list | dict), field


@pytest.mark.parametrize("name", ["game", "chronicle"])
def test_a_clone_clones_what_it_holds(name: str) -> None:
    thing: Game = MADE[name]()  # type: ignore[assignment]
    copy = thing.clone()
    for field in HELD & set(thing.__slots__):
        mine, theirs = getattr(thing, field), getattr(copy, field)
        assert [type(each) for each in mine] == [type(each) for each in theirs]
        assert not any(each is twin for each in mine for twin in theirs)
