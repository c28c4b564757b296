"""What `View` declares is what a view tells: each position of a game of every configuration, key by key."""

from random import Random
from typing import Any

import msgspec
import pytest

from companion.dev.configurations import Configuration, configurations, random_setup
from companion.engine.match import Match
from companion.engine.views import View

ALL = list(configurations())


def declared(value: Any) -> Any:
    """The value without whatever its type does not declare; raises where a type is wrong."""
    return msgspec.to_builtins(msgspec.convert(value, View, strict=True))


@pytest.mark.parametrize("which", ALL, ids=str)
def test_every_view_is_as_declared(which: Configuration) -> None:
    chance = Random(f"views {which}")
    match = Match.new(random_setup(which, chance))
    while not match.over:
        seat = chance.choice([None, *range(which.players)])
        state = match.view(seat)
        assert declared(state) == state
        match.play(chance.choice(match.game.legal))
    end = match.view()
    assert declared(end) == end
    assert end["result"] is not None


def test_an_undeclared_key_or_a_wrong_type_is_seen() -> None:
    state: dict[str, Any] = dict(Match.new(ALL[0].setup(seed=1)).view())
    assert declared(state | {"harbor": []}) != state | {"harbor": []}
    with pytest.raises(msgspec.ValidationError):
        declared(state | {"round": "1"})
