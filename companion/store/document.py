"""TinyDB's storage class of this project: checksummed documents, replaced atomically, generations kept."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from tinydb.storages import Storage

from companion.i18n import t
from companion.store.errors import Damaged, Notice, StoreError
from companion.store.files import checksum, read_bytes, saving, set_aside, sync_folder, write_synced
from companion.store.locks import Lock
from companion.store.migrations import DOCUMENTS, SCHEMA, check_schema, migrate

Tables = dict[str, dict[str, Any]]
GENERATIONS = 3


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The envelope of every document on disk."""

    schema: int
    generation: int
    sum: str
    tables: Tables


@dataclass(frozen=True, slots=True)
class Sound:
    """A document that was read whole: which generation it is and what it says, in the present schema."""

    generation: int
    schema: int
    tables: Tables


def _sum(schema: int, generation: int, tables: Tables) -> str:
    return checksum(msgspec.json.encode([schema, generation, tables], order="sorted"))


def encode(tables: Tables, generation: int) -> bytes:
    """A document's bytes: readable JSON with version, generation and checksum."""
    file = _File(SCHEMA, generation, _sum(SCHEMA, generation, tables), tables)
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decode(raw: bytes, about: str) -> Sound:
    """Reads a document's bytes; raises Damaged or Newer with a sentence about it."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Damaged(t("store-unreadable", about=about)) from error
    if file.sum != _sum(file.schema, file.generation, file.tables):
        raise Damaged(t("store-checksum", about=about))
    check_schema(file.schema, about)
    return Sound(file.generation, file.schema, migrate(file.tables, file.schema, DOCUMENTS))


def kept(path: Path) -> list[Path]:
    """Where a document's generations lie: first a second copy of the present one, then older ones."""
    return [path.with_name(f"{path.stem}.{number}{path.suffix}") for number in range(1, GENERATIONS + 1)]


class DocumentStorage(Storage):
    """One small document: serialised first, written beside, synced, renamed; a damaged one is set aside."""

    def __init__(self, path: Path, root: Path, about: str, lock: Lock | None = None) -> None:
        self.path, self.root, self.about = path, root, about
        self.notices: list[Notice] = []
        self._closed = False
        self.lock = lock or Lock(root, path.stem, about)

    def read(self) -> Tables | None:
        """The tables, from the file or else from its newest good generation; None if there never was one."""
        sound = self.newest()
        return None if sound is None else sound.tables

    def newest(self) -> Sound | None:
        """The document as it is, repaired from a generation where the file is damaged or gone."""
        raw = read_bytes(self.path)
        if raw is not None:
            try:
                return decode(raw, self.about)
            except Damaged:
                pass
        elif not any(path.exists() for path in kept(self.path)):
            return None
        return self._from_generations(raw is not None)

    def _from_generations(self, damaged: bool) -> Sound | None:
        sound = self.good_generation()
        if sound is None:
            sentence = t("store-lost", about=self.about, kept=self._repair())
            self.notices.append(Notice("lost", self.about, sentence))
            return None
        key = "store-restored-damaged" if damaged else "store-restored-missing"
        sentence = t(key, about=self.about, kept=self._repair())
        self.notices.append(Notice("restored", self.about, sentence))
        return sound

    def good_generation(self) -> Sound | None:
        """The newest generation that can be read."""
        for path in kept(self.path):
            raw = read_bytes(path)
            try:
                if raw is not None:
                    return decode(raw, self.about)
            except Damaged:
                continue
        return None

    def _repair(self) -> str:
        """Puts the good generation in place and the damaged file aside; a read-only folder stays as it is."""
        try:
            with self.lock.held():
                return self._repair_locked()
        except (OSError, StoreError):
            return ""

    def _repair_locked(self) -> str:
        if self.is_sound():
            return ""
        aside = set_aside(self.root, self.path) if self.path.exists() else None
        if sound := self.good_generation():
            self._replace(sound.tables, sound.generation)
        else:
            self._set_copies_aside()
        return t("store-aside", path=str(aside.relative_to(self.root))) if aside else ""

    def _set_copies_aside(self) -> None:
        for path in kept(self.path):
            if path.exists():
                set_aside(self.root, path)

    def is_sound(self) -> bool:
        """Whether the file itself, without its generations, can be read."""
        raw = read_bytes(self.path)
        try:
            return raw is not None and bool(decode(raw, self.about))
        except Damaged:
            return False

    def write(self, data: Tables) -> None:
        """All tables at once, under the lock; a change that depends on a reading takes `lock` around both."""
        if self._closed:
            raise StoreError(t("store-closed", about=self.about))
        with self.lock.held(), saving(self.about):
            present = self.newest()
            self._replace(data, present.generation + 1 if present else 1)

    def _replace(self, tables: Tables, generation: int) -> None:
        """File and second copy are synced before anything is renamed; older generations move up by one."""
        data = encode(tables, generation)
        copies = kept(self.path)
        temporary, second = (path.with_name(path.name + ".tmp") for path in (self.path, copies[0]))
        write_synced(temporary, data)
        write_synced(second, data)
        for older, newer in zip(copies[:0:-1], copies[-2::-1], strict=True):
            if newer.exists():
                os.replace(newer, older)
        os.replace(second, copies[0])
        os.replace(temporary, self.path)
        sync_folder(self.path.parent)

    def close(self) -> None:
        """Nothing is held open; later writes are refused rather than lost."""
        self._closed = True
