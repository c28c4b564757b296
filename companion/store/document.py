"""TinyDB's storage class of this project: checksummed documents, replaced atomically, generations kept."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from tinydb.storages import Storage

from companion.i18n import t
from companion.store.errors import Damaged, Foreign, Notice, NoticeCode, StoreError, Unreadable, named
from companion.store.files import checksum, keep_aside, read_bytes, saving, sync_folder, write_synced
from companion.store.locks import Lock
from companion.store.migrations import DOCUMENTS, SCHEMA, check_schema, migrate
from companion.store.notices import Notices

Tables = dict[str, dict[str, Any]]
GENERATIONS = 3
TEMPORARY = ".tmp"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The envelope of every document on disk."""

    schema: int
    generation: int
    sum: str
    tables: Tables


class Sound(msgspec.Struct, frozen=True):
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
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Damaged(t("store-unreadable", about=about)) from error
    if file.sum != _sum(file.schema, file.generation, file.tables):
        raise Damaged(t("store-checksum", about=about))
    check_schema(file.schema, about)
    return Sound(file.generation, file.schema, migrate(file.tables, file.schema, DOCUMENTS))


def kept(path: Path) -> list[Path]:
    """Where a document's generations lie: first a second copy of the present one, then older ones."""
    return [path.with_name(f"{path.stem}.{number}{path.suffix}") for number in range(1, GENERATIONS + 1)]


class DocumentStorage(Storage):
    """One small document: serialised first, written beside, synced, renamed; a damaged one is set aside.

    `own` raises Foreign for tables that belong to another save.
    """

    def __init__(
        self, path: Path, root: Path, about: str, notices: Notices, lock: Lock | None = None,
        own: Callable[[Tables], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.path, self.root, self.about = path, root, about
        self._notices, self._own = notices, own
        self._closed = False
        self.lock = lock or Lock(root, path.stem, named(about))

    def read(self) -> Tables | None:
        """The tables, from the file or else from its newest good generation; None if there never was one."""
        sound = self.newest()
        return None if sound is None else sound.tables

    def newest(self) -> Sound | None:
        """The document as it is, repaired from a generation where the file is damaged, foreign or gone."""
        try:
            if sound := self.present():
                return sound
        except Foreign:
            return self._from_generations("file-foreign")
        except Damaged:
            return self._from_generations("file-restored")
        if not any(path.exists() for path in kept(self.path)):
            return None
        return self._from_generations("file-missing")

    def present(self, path: Path | None = None) -> Sound | None:
        """What the file itself, or one of its generations, says; None where it is not there."""
        raw = read_bytes(path or self.path)
        if raw is None:
            return None
        sound = decode(raw, named(self.about))
        self._own(sound.tables)
        return sound

    def _from_generations(self, code: NoticeCode) -> Sound | None:
        """The newest good generation, put in place under the lock; a closed folder is only read."""
        sound = self.good_generation()
        if sound is None:
            code = "file-unreadable" if self._withheld() else "file-lost"
        try:
            with self.lock.held():
                self._mend(code)
        except (OSError, StoreError):
            self._notices.meet(Notice(code, self.about))
        return sound

    def good_generation(self) -> Sound | None:
        """The newest generation that can be read."""
        for path in kept(self.path):
            try:
                if sound := self.present(path):
                    return sound
            except Damaged:
                continue
        return None

    def _withheld(self) -> bool:
        """Whether the system refuses to give a copy, which may be good."""
        for path in (self.path, *kept(self.path)):
            try:
                read_bytes(path)
            except Unreadable:
                return True
        return False

    def _mend(self, code: NoticeCode) -> None:
        """The good generation takes the place of the damaged file; where there is none all begins anew."""
        if self.is_sound():
            return
        if sound := self.good_generation():
            self._replace(sound.tables, sound.generation, lambda: self._keep_aside(code, [self.path]))
        elif code == "file-unreadable":
            self._notices.meet(Notice(code, self.about))
        else:
            spoiled = [self.path, *kept(self.path)]
            self._keep_aside(code, spoiled)
            for path in spoiled:
                path.unlink(missing_ok=True)

    def _keep_aside(self, code: NoticeCode, spoiled: list[Path]) -> None:
        """Copies what is damaged and writes down what there will be to tell, before anything is changed."""
        aside = [keep_aside(self.root, path) for path in spoiled if path.exists()]
        self._notices.keep(Notice(code, self.about, aside=aside))

    def is_sound(self) -> bool:
        """Whether the file itself, without its generations, can be read."""
        try:
            return self.present() is not None
        except Damaged:
            return False

    def write(self, data: Tables) -> None:
        """All tables at once, under the lock; a change that depends on a reading takes `lock` around both."""
        if self._closed:
            raise StoreError(t("store-closed", about=named(self.about)))
        with self.lock.held(), saving(named(self.about)):
            self._replace(data, self._next())

    def _next(self) -> int:
        present = self.newest()
        return present.generation + 1 if present else 1

    def _replace(self, tables: Tables, generation: int, before: Callable[[], None] = lambda: None) -> None:
        """File and second copy are on the disk, then `before` runs, then they take their places."""
        try:
            self.stage(self.path.parent, tables, generation, TEMPORARY)
            before()
        except BaseException:
            for path in (self.path, kept(self.path)[0]):
                with suppress(OSError):
                    path.with_name(path.name + TEMPORARY).unlink(missing_ok=True)
            raise
        self.adopt(self.path.parent, TEMPORARY)

    def stage(self, folder: Path, tables: Tables, generation: int | None = None, suffix: str = "") -> None:
        """Writes the document and its second copy into a folder, from which `adopt` takes them in."""
        data = encode(tables, self._next() if generation is None else generation)
        for path in (self.path, kept(self.path)[0]):
            write_synced(folder / (path.name + suffix), data)

    def adopt(self, folder: Path, suffix: str = "") -> None:
        """Moves staged files in place; when stopped and called again it goes on.

        The file itself comes first and is synced before an older generation moves up or out.
        """
        copies = kept(self.path)
        staged, second = (folder / (path.name + suffix) for path in (self.path, copies[0]))
        if staged.exists():
            os.replace(staged, self.path)
            sync_folder(self.path.parent)
        if second.exists():
            for older, newer in zip(copies[:0:-1], copies[-2::-1], strict=True):
                if newer.exists():
                    os.replace(newer, older)
            os.replace(second, copies[0])
            sync_folder(self.path.parent)

    def close(self) -> None:
        """Nothing is held open; later writes are refused rather than lost."""
        self._closed = True
