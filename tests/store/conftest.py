"""A store with one small log, its settings and its cards: what every fault is tried on."""

from pathlib import Path

import pytest

from companion.session import Session
from companion.store import Store
from tests.session.toy import register_toys

register_toys()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")


@pytest.fixture
def session(store: Store) -> Session:
    """A tally of 1, 2, 3, 4 with one undo behind it, so standing at 3 steps."""
    session = Session.new(store, "tally", "Thursday crew", {})
    for add in (1, 2, 3, 4):
        session.commit({"add": add}, session.revision)
    session.undo(session.revision)
    store.change_settings(theme="night")
    store.change_settings(language="ru")
    store.change_knowledge(lambda _: {"cards": {"31": {"crowns": 2}}})
    return session
