"""Figures of sessions and store: commit latency at growing log lengths, a list of many saves, a long log."""

import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from companion.session import Session, register
from companion.session.table_play import TableLog
from companion.store.records import Head, Json, Record
from companion.store.save import Save
from companion.store.store import Store, now, start_record
from companion.table.table_kind import TableKind

LENGTHS = (100, 10_000, 100_000)
COMMITS = 400
SAVES = 500
LOAD = 10_000
KIND = "bench"
ENTRY = {"do": "take", "card": "trader-yellow.3.1"}


def _summary(state: int) -> Json:
    """As large as a digital game's summaries are."""
    facts = {"game": "base", "round": state // 9, "phase": "trade"}
    return {**facts, "players": ["Ann", "Bob"], "over": False}


STROKES: TableKind[int] = TableKind(
    KIND, lambda setup: 0, lambda state, _: state + 1, lambda state, _: "", lambda _: [], _summary, _summary
)
"""The smallest table: it counts its entries, so that only session and store are measured."""


def figures() -> dict[str, float]:
    """All figures by flat key, in milliseconds."""
    register(KIND, TableLog(STROKES))
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, float] = {}
        for length in LENGTHS:
            found |= _commits(opened(Path(folder) / str(length), length), length)
        found["store.list_500.ms"] = _listing(Store(Path(folder) / "many"))
        save = _filled(Store(Path(folder) / "long"), LOAD)
        found["store.load_10000.ms"] = timed(partial(Session.open, Store(Path(folder) / "long"), save.id))
    return found


def timed(act: Callable[[], object]) -> float:
    """Milliseconds of one call."""
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def opened(folder: Path, length: int) -> Session:
    """A session on a log of this length."""
    register(KIND, TableLog(STROKES))
    store = Store(folder)
    return Session.open(store, _filled(store, length).id)


def commit(session: Session) -> None:
    """One step, as every front end makes it."""
    session.commit(ENTRY, session.revision)


def _filled(store: Store, length: int, identity: str = "bench") -> Save:
    """A save of this length, written at once."""
    at = now()
    steps = [Record(n, at, "step", entry=ENTRY, depth=n, summary=_summary(n)) for n in range(1, length + 1)]
    start = start_record(identity, at, KIND, "Bench", {}, _summary(0), {})
    return store.write_new(Head(identity, KIND, "Bench", at), [start, *steps])


def _commits(session: Session, length: int) -> dict[str, float]:
    times = [timed(partial(commit, session)) for _ in range(COMMITS)]
    key, worst = f"store.commit.{length}", statistics.quantiles(times, n=100)[98]
    return {f"{key}.median_ms": statistics.median(times), f"{key}.p99_ms": worst}


def _listing(store: Store) -> float:
    for number in range(SAVES):
        _filled(store, 20, f"{number:012x}")
    return timed(Store(store.root).saves)
