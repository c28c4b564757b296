"""Names at a table and in a digital game: refused when something begins, never when a save is opened."""

from typing import Any

import pytest

from companion.session import Refused, Session
from companion.session.kinds import kind_called
from companion.store import Store

SETUPS: dict[str, dict[str, Any]] = {
    "game": {"game": "base", "seed": 1},
    "campaign": {"book": "printed"},
    "contracts": {"contracts": ["bruja", "explorer", "luminary", "jinx", "mercenary"]},
    "score": {},
}
WRONG = [
    (["Ann", "  "], "Player 2 has no name"),
    (["Ann", "x" * 41], "player 2 has more than 40 characters"),
    (["\x1b]0;pwned\x07", "Bob"], "player 1 has a control character"),
    (["Ann", "\u200b"], "player 2 has an invisible character"),
    (["A\u202enn", "Bob"], "player 1 has an invisible character"),
    (["Zoë", "zoe\u0308"], "Two players are called 'zoe\u0308'"),
]


@pytest.mark.parametrize("kind", SETUPS)
@pytest.mark.parametrize(("players", "sentence"), WRONG)
def test_a_wrong_name_is_refused_with_a_sentence_and_nothing_is_saved(
    store: Store, kind: str, players: list[str], sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        Session.new(store, kind, "x", {**SETUPS[kind], "players": players})
    assert store.saves() == []


@pytest.mark.parametrize("kind", SETUPS)
def test_what_an_earlier_version_saved_with_a_long_name_still_opens(store: Store, kind: str) -> None:
    setup = {**SETUPS[kind], "players": ["Ann", "x" * 60]}
    play = kind_called(kind).start({**setup, "players": ["Ann", "Bob"]}, {})
    save = store.create(kind, "x", setup, play.summary(), play.pins())
    state = Session.open(store, save.id).state
    names = state.setup.names if kind == "game" else state.names
    assert list(names) == ["Ann", "x" * 60]
