"""The bench's figures exist under their promised names, and a commit's cost does not grow with the log."""

import statistics
from functools import partial
from pathlib import Path

import pytest

from companion.store import bench


def test_figures_have_their_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("LENGTHS", (10, 50)), ("COMMITS", 5), ("SAVES", 3), ("LOAD", 20)):
        monkeypatch.setattr(bench, name, small)
    found = bench.figures()
    commits = {f"store.commit.{length}.{figure}_ms" for length in (10, 50) for figure in ("median", "p99")}
    assert set(found) == commits | {"store.list_500.ms", "store.load_10000.ms"}
    assert all(value > 0 for value in found.values())


def test_commit_cost_is_flat(tmp_path: Path) -> None:
    """Commits to a short and a long log in turn, so that a busy disk slows both alike."""
    sessions = {length: bench.opened(tmp_path / str(length), length) for length in (10, 20_000)}
    times: dict[int, list[float]] = {length: [] for length in sessions}
    for _ in range(60):
        for length, session in sessions.items():
            times[length].append(bench.timed(partial(bench.commit, session)))
    assert statistics.median(times[20_000]) < 2 * statistics.median(times[10]) + 0.2
