"""One writer at a time: a lock file per save and per document, held only while something is written."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.i18n import t
from companion.store.errors import Busy
from companion.store.files import saving

if TYPE_CHECKING:
    from filelock import FileLock

PATIENCE = 10.0
POLL = 0.002
LOCKS = "locks"


class Lock:
    """The lock called `name` of a data folder. It may be nested; the system frees it when its holder dies."""

    def __init__(self, root: Path, name: str, what: str, patience: float = PATIENCE) -> None:
        self._path = root / LOCKS / f"{name}.lock"
        self._what, self._patience, self._depth = what, patience, 0
        self._lock: FileLock | None = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Holds the lock for a `with` block."""
        if not self._depth:
            with saving(self._what):
                self._acquire()
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if not self._depth and self._lock:
                self._lock.release()

    def _acquire(self) -> None:
        """Imports filelock only now: a program that only reads starts faster without it."""
        from filelock import FileLock, Timeout

        self._lock = self._lock or FileLock(self._path, poll_interval=POLL)
        try:
            self._lock.acquire(timeout=self._patience)
        except Timeout as error:
            raise Busy(t("store-busy")) from error
