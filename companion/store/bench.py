"""Figures of the store: commit latency at growing log lengths, a list of many saves, loading a long log."""

import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from companion.store.records import Head, Record
from companion.store.save import Save
from companion.store.store import Store, now, start_record

LENGTHS = (100, 10_000, 100_000)
COMMITS = 400
SAVES = 500
LOAD = 10_000


def figures() -> dict[str, float]:
    """All figures by flat key, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, float] = {}
        for length in LENGTHS:
            found |= _commits(_filled(Store(Path(folder) / str(length)), length), length)
        found["store.list_500.ms"] = _listing(Store(Path(folder) / "many"))
        save = _filled(Store(Path(folder) / "long"), LOAD)
        found["store.load_10000.ms"] = _timed(save.records)
    return found


def _timed(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def _step(n: int, at: str) -> Record:
    """A step of the size that a digital game's steps have."""
    entry = {"do": "take", "card": "trader-yellow.3.1"}
    summary = {"game": "base", "round": n // 9, "phase": "trade", "players": ["Ann", "Bob"], "over": False}
    return Record(n, at, "step", title="Ann: take trader-yellow.3.1", entry=entry, depth=n, summary=summary)


def _filled(store: Store, length: int, identity: str = "bench") -> Save:
    at = now()
    start = start_record(identity, at, "bench", "Bench", {}, {})
    steps = [_step(n, at) for n in range(1, length + 1)]
    return store.write_new(Head(identity, "bench", "Bench", at), [start, *steps])


def _commits(save: Save, length: int) -> dict[str, float]:
    """The way a session commits: lock, look, journal line, twin line, both synced."""

    def commit(n: int) -> None:
        with save.storage.lock():
            assert save.storage.unchanged()
            save.storage.append(_step(n, now()))

    times = [_timed(partial(commit, n)) for n in range(length + 1, length + 1 + COMMITS)]
    key, worst = f"store.commit.{length}", statistics.quantiles(times, n=100)[98]
    return {f"{key}.median_ms": statistics.median(times), f"{key}.p99_ms": worst}


def _listing(store: Store) -> float:
    for number in range(SAVES):
        _filled(store, 20, f"{number:012x}")
    return _timed(Store(store.root).saves)
