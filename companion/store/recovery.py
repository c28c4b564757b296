"""What lies in `damaged/` is read again: lines that were set aside may continue what is left of a log."""

from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from companion.store.errors import Damaged, Foreign
from companion.store.files import DAMAGED, read_bytes
from companion.store.journal import Journal, JournalReading, merge
from companion.store.save import Save


def logs_aside(root: Path) -> list[bytes]:
    """Every copy of a log that was set aside."""
    found = []
    for path in sorted((root / DAMAGED).glob("*-log.*")):
        with suppress(Damaged):
            found.append(read_bytes(path) or b"")
    return found


def recoverable(journal: Journal, aside: list[bytes]) -> tuple[JournalReading, int] | None:
    """The longer log that both copies and those set aside give together, and how many entries it adds."""
    own = []
    for log in aside:
        with suppress(Foreign):
            own.append(journal.own(log))
    raw, apart = journal.copies()
    main, twin = raw.get("main", b""), raw.get("twin", b"")
    known, longer = merge(main, twin), merge(main, twin, *own)
    more = len(longer.lines) - len(known.lines)
    return (replace(longer, apart=apart), more) if more > 0 else None


def recover(save: Save, aside: list[bytes]) -> None:
    """Writes the longer log, where there is one; the present copies are kept aside."""
    with save.storage.lock():
        if found := recoverable(save.storage.journal, aside):
            save.storage.mend(found[0], "log-recovered", {"more": found[1]})
