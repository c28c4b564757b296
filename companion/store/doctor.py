"""The save doctor: looks at every file and journal, says what is recoverable, and repairs only on request."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.store.diagnosis import diagnose
from companion.store.document import DocumentStorage, decode, kept
from companion.store.errors import Damaged, Newer, StoreError
from companion.store.files import DAMAGED, read_bytes, saving, set_aside
from companion.store.journal import Journal
from companion.store.migrations import SCHEMA
from companion.store.save import Save, schema_of
from companion.store.store import MAKING, SAVES, TRASH, Store

Condition = Literal["sound", "recoverable", "lost", "newer", "old", "stray", "aside"]
TROUBLE: tuple[Condition, ...] = ("recoverable", "lost", "newer", "stray")


@dataclass(frozen=True, slots=True)
class Ailment:
    """One file's condition, in a sentence; `recoverable`, `old` and `stray` are what a repair mends."""

    file: str
    condition: Condition
    sentence: str


def examine(store: Store) -> list[Ailment]:
    """Every document, generation, head and journal of a data folder, looked at without changing a byte."""
    found = [*_documents(store), *_stray(store.root)]
    for save in _saves(store):
        found += _document(save.storage.head, store.root)
        found.append(_journal(save, store.root))
    aside = sorted((store.root / DAMAGED).glob("*")) if (store.root / DAMAGED).is_dir() else []
    return found + [Ailment(f"{DAMAGED}/{path.name}", "aside", "A damaged file, kept.") for path in aside]


def repair(store: Store) -> list[str]:
    """Mends what can be mended and tells what was done; newer and lost files are left as they are."""
    told: list[str] = []
    for storage in (store.settings_storage, store.knowledge_storage):
        told += _mend(storage, storage.read)
    for save in _saves(store):
        told += _mend(save.storage.head, save.records)
    for path in _left_over(store.root):
        with saving(path.name):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        told.append(f"{path.name}: what a stop left half written was removed.")
    return told


def _mend(storage: DocumentStorage, read: Callable[[], object]) -> list[str]:
    """Reading a file repairs it from its twin or generations; then damaged generations are written anew."""
    try:
        read()
        tables = storage.read()
        bad = [path for path in kept(storage.path) if _is_damaged(path)]
        for path in bad:
            set_aside(storage.root, path)
        if bad and tables is not None:
            storage.write(tables)
    except StoreError as error:
        return [str(error)]
    return [notice.sentence for notice in storage.notices] + [f"{path.name}: written anew." for path in bad]


def _is_damaged(path: Path) -> bool:
    try:
        raw = read_bytes(path)
        return raw is not None and not decode(raw, path.name)
    except Damaged:
        return True
    except Newer:
        return False


def _saves(store: Store) -> Iterator[Save]:
    for place in (SAVES, TRASH):
        for name in store.names(place):
            yield Save(store.root / place / name, store.root)


def _documents(store: Store) -> Iterator[Ailment]:
    for storage in (store.settings_storage, store.knowledge_storage):
        yield from _document(storage, store.root)


def _document(storage: DocumentStorage, root: Path) -> Iterator[Ailment]:
    raw, copies = read_bytes(storage.path), [path for path in kept(storage.path) if path.exists()]
    if raw is not None or copies:
        yield _one_document(storage, root, raw)
    for path in copies:
        if _is_damaged(path):
            name = str(path.relative_to(root))
            yield Ailment(name, "recoverable", f"{name} is a damaged copy; it can be written anew.")


def _one_document(storage: DocumentStorage, root: Path, raw: bytes | None) -> Ailment:
    name = str(storage.path.relative_to(root))
    try:
        if raw is None:
            raise Damaged(f"{name} is missing.")
        schema = decode(raw, storage.about).schema
    except Newer as error:
        return Ailment(name, "newer", str(error))
    except Damaged as error:
        if storage.good_generation() is None:
            return Ailment(name, "lost", f"{error} No good copy of it is left.")
        return Ailment(name, "recoverable", f"{error} A good copy of it is there.")
    return _dated(name, schema)


def _dated(name: str, schema: int) -> Ailment:
    if schema < SCHEMA:
        return Ailment(name, "old", f"{name} has file version {schema}; opening it brings it to {SCHEMA}.")
    return Ailment(name, "sound", f"{name} is sound.")


def _journal(save: Save, root: Path) -> Ailment:
    journal = Journal(save.storage.folder)
    name = str(journal.main.relative_to(root))
    try:
        reading = journal.read()
        if not reading.lines:
            raise Damaged("No line of it can be read.")
        schema = schema_of(reading, name)
    except Newer as error:
        return Ailment(name, "newer", str(error))
    except Damaged as error:
        return Ailment(name, "lost", f"{name}: {error}")
    if reading.perfect:
        return _dated(name, schema)
    finding = diagnose(reading, name)
    return Ailment(name, "lost" if finding.code == "lost" else "recoverable", finding.sentence)


def _left_over(root: Path) -> list[Path]:
    """Half-made saves first, then half-written files."""
    making = sorted((root / MAKING).glob("*"))
    return making + sorted(path for path in root.rglob("*.tmp") if path.parent not in making)


def _stray(root: Path) -> Iterator[Ailment]:
    for path in _left_over(root):
        name = str(path.relative_to(root))
        yield Ailment(name, "stray", f"{name} was left by a stop while writing; it is not needed.")
