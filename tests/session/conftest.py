"""Every session test plays the toys in a data folder of its own."""

from pathlib import Path

import pytest

from companion.store import Store
from tests.session.toy import register_toys

register_toys()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data")
