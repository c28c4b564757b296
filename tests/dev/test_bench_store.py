"""The bench's figures exist under their promised names, and a commit's cost does not grow with the log."""

import sys
from pathlib import Path

import pytest

from companion.dev import bench_store as bench
from companion.session import Session


def test_figures_have_their_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("LENGTHS", (10, 50)), ("COMMITS", 5), ("SAVES", 3), ("LOAD", 20)):
        monkeypatch.setattr(bench, name, small)
    found = bench.figures()
    commits = {f"store.commit.{length}.{figure}_ms" for length in (10, 50) for figure in ("median", "p99")}
    assert set(found) == commits | {"store.list_500.ms", "store.load_10000.ms"}
    assert all(value > 0 for value in found.values())


def work(session: Session) -> tuple[int, int]:
    """What one commit costs, without a clock: function calls, and bytes read and written where Linux tells."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    before = moved_bytes()
    sys.setprofile(count)
    try:
        bench.commit(session)
    finally:
        sys.setprofile(None)
    return calls, moved_bytes() - before


def moved_bytes() -> int:
    """Bytes that this process has read and written so far."""
    io = Path("/proc/self/io")
    fields = dict(line.split(": ") for line in io.read_text().splitlines()) if io.exists() else {}
    return int(fields.get("rchar", 0)) + int(fields.get("wchar", 0))


def test_commit_cost_is_flat(tmp_path: Path) -> None:
    """A commit to a log of 20,000 entries does the same work as one to a log of 10."""
    short, long = (bench.opened(tmp_path / str(length), length) for length in (10, 20_000))
    bench.commit(short)
    bench.commit(long)
    (few_calls, few_bytes), (many_calls, many_bytes) = work(short), work(long)
    assert many_calls <= few_calls * 1.2
    assert many_bytes <= few_bytes * 1.5 + 4096
