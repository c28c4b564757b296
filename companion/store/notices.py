"""What happened to files and was not told yet: kept on the disk until a front end has told it."""

import secrets
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.store.errors import Notice
from companion.store.files import make_folder, write_atomic

UNTOLD = "untold"


class Notices:
    """The notices of one data folder. A kill between mending and telling does not silence one."""

    def __init__(self, root: Path) -> None:
        self._folder = root / UNTOLD
        self._met: list[Notice] = []

    def meet(self, notice: Notice) -> None:
        """Remembers a notice in this process only: nothing was changed on the disk."""
        if notice not in self._met:
            self._met.append(notice)

    def keep(self, notice: Notice) -> None:
        """Writes a notice down, before the change that it tells of is made; OSError where it cannot."""
        make_folder(self._folder)
        name = f"{time.time_ns():020d}-{secrets.token_hex(4)}.json"
        write_atomic(self._folder / name, msgspec.json.encode(notice))
        self.meet(notice)

    def untold(self) -> list[Notice]:
        """Everything that nobody was told yet, in this process or an earlier one, oldest first."""
        kept = [notice for _, notice in self._kept()]
        return kept + [notice for notice in self._met if notice not in kept]

    def told(self, notices: list[Notice]) -> None:
        """These have been shown to the person."""
        self._met = [notice for notice in self._met if notice not in notices]
        for path, notice in self._kept():
            if notice in notices:
                with suppress(OSError):
                    path.unlink()

    def _kept(self) -> list[tuple[Path, Notice]]:
        """What lies on the disk; a file that cannot be read, or of a newer program, stays."""
        found = []
        for path in sorted(self._folder.glob("*.json")):
            with suppress(OSError, msgspec.MsgspecError):
                found.append((path, msgspec.json.decode(path.read_bytes(), type=Notice)))
        return found
