"""The save doctor: looks at every file and journal, says what is recoverable, and repairs only on request."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from companion.i18n import t
from companion.store.diagnosis import diagnose
from companion.store.document import DocumentStorage, kept
from companion.store.errors import Damaged, Facts, LogCode, Newer, Notice, StoreError
from companion.store.files import DAMAGED, saving, set_aside
from companion.store.migrations import SCHEMA
from companion.store.recovery import logs_aside, recover, recoverable
from companion.store.save import Save, schema_of
from companion.store.store import MAKING, SAVES, TRASH, Store

Condition = Literal["sound", "recoverable", "lost", "newer", "old", "stray", "aside"]
Code = LogCode | Literal[
    "sound", "old", "newer", "aside", "stray", "copy", "good-copy", "no-copy", "unreadable", "unplayable",
    "log-aside",
]  # fmt: skip
TROUBLE: tuple[Condition, ...] = ("recoverable", "lost", "newer", "stray")


class Ailment(msgspec.Struct, frozen=True):
    """One file's condition as facts; `recoverable`, `old` and `stray` are what a repair mends."""

    file: str
    condition: Condition
    code: Code
    facts: Facts = {}

    @property
    def sentence(self) -> str:
        """What the doctor says of it."""
        return t(f"doctor-{self.code}", file=self.file, **self.facts)


def examine(store: Store) -> list[Ailment]:
    """Every document, generation, head and journal of a data folder, looked at without changing a byte."""
    found = [*_documents(store), *_stray(store.root)]
    logs = logs_aside(store.root)
    for save in _saves(store):
        found += _document(save.storage.head, store.root)
        found.append(_journal(save, store.root, logs))
    aside = sorted((store.root / DAMAGED).glob("*")) if (store.root / DAMAGED).is_dir() else []
    return found + [Ailment(f"{DAMAGED}/{path.name}", "aside", "aside") for path in aside]


def repair(store: Store) -> list[Notice]:
    """Mends what can be mended and tells what was done; newer and lost files are left as they are."""
    done: list[Notice] = []
    for document in store.documents.values():
        done += _mend(document.storage)
    logs = logs_aside(store.root)
    for save in _saves(store):
        done += [*_mend_log(save, logs), *_mend(save.storage.head)]
    for path in _left_over(store.root):
        with saving(path.name):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        done.append(Notice("stray", path.name, {"file": path.name}))
    return [*store.notices(), *done]


def _mend_log(save: Save, logs: list[bytes]) -> list[Notice]:
    """What was set aside may bring back more of a log; reading it then repairs it from its twin."""
    try:
        recover(save, logs)
        save.records()
    except StoreError as error:
        return [Notice("refused", save.id, {"problem": str(error)})]
    return []


def _mend(storage: DocumentStorage) -> list[Notice]:
    """Reading a file repairs it from its generations; then damaged generations are written anew."""
    try:
        tables = storage.read()
        bad = [path for path in kept(storage.path) if _is_damaged(storage, path)]
        for path in bad:
            set_aside(storage.root, path)
        if bad and tables is not None:
            storage.write(tables)
    except (StoreError, OSError) as error:
        return [Notice("refused", storage.about, {"problem": str(error)})]
    return [Notice("file-anew", storage.about, {"file": path.name}) for path in bad]


def _is_damaged(storage: DocumentStorage, path: Path) -> bool:
    try:
        storage.present(path)
    except Damaged:
        return True
    except Newer:
        return False
    return False


def _saves(store: Store) -> Iterator[Save]:
    for place in (SAVES, TRASH):
        for name in store.names(place):
            yield store.save_in(place, name)


def _documents(store: Store) -> Iterator[Ailment]:
    for document in store.documents.values():
        yield from _document(document.storage, store.root)


def _document(storage: DocumentStorage, root: Path) -> Iterator[Ailment]:
    copies = [path for path in kept(storage.path) if path.exists()]
    if storage.path.exists() or copies:
        yield _one_document(storage, root)
    for path in copies:
        if _is_damaged(storage, path):
            yield Ailment(str(path.relative_to(root)), "recoverable", "copy")


def _one_document(storage: DocumentStorage, root: Path) -> Ailment:
    name = str(storage.path.relative_to(root))
    try:
        sound = storage.present()
        if sound is None:
            raise Damaged(t("doctor-missing", file=name))
    except Newer as error:
        return Ailment(name, "newer", "newer", {"problem": str(error)})
    except Damaged as error:
        if storage.good_generation() is None:
            return Ailment(name, "lost", "no-copy", {"problem": str(error)})
        return Ailment(name, "recoverable", "good-copy", {"problem": str(error)})
    return _dated(name, sound.schema)


def _dated(name: str, schema: int) -> Ailment:
    if schema < SCHEMA:
        return Ailment(name, "old", "old", {"schema": schema, "present": SCHEMA})
    return Ailment(name, "sound", "sound")


def _journal(save: Save, root: Path, logs: list[bytes]) -> Ailment:
    journal = save.storage.journal
    name = str(journal.main.relative_to(root))
    if found := recoverable(journal, logs):
        return Ailment(name, "recoverable", "log-aside", {"more": found[1]})
    try:
        reading = journal.read()
        if not reading.lines:
            raise Damaged(t("doctor-no-line"))
        schema = schema_of(reading, name)
    except Newer as error:
        return Ailment(name, "newer", "newer", {"problem": str(error)})
    except Damaged as error:
        return Ailment(name, "lost", "unreadable", {"problem": str(error)})
    if reading.perfect:
        return _dated(name, schema)
    finding = diagnose(reading)
    condition: Condition = "lost" if finding.code == "log-lost" else "recoverable"
    return Ailment(name, condition, finding.code, finding.facts)


def _left_over(root: Path) -> list[Path]:
    """Half-made saves first, then half-written files."""
    making = sorted((root / MAKING).glob("*"))
    return making + sorted(path for path in root.rglob("*.tmp") if not set(making) & set(path.parents))


def _stray(root: Path) -> Iterator[Ailment]:
    for path in _left_over(root):
        yield Ailment(str(path.relative_to(root)), "stray", "stray")
