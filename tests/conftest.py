"""What holds for every test."""

import pytest

UNMEASURED = ("engine", "advice")
"""Tests that play whole games by the thousand: measuring coverage there costs minutes and tells little."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in UNMEASURED:
            item.add_marker("no_cover")
