"""The data folder as a whole: settings, what the table knows, saves and the trash."""

import os
import secrets
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from tinydb import TinyDB

from companion import __version__
from companion.i18n import t
from companion.store.document import DocumentStorage, Tables
from companion.store.errors import KNOWLEDGE, SETTINGS, Conflict, NotFound, Notice, StoreError
from companion.store.files import make_folder, move, saving
from companion.store.folder import data_folder
from companion.store.locks import LOCKS
from companion.store.migrations import SCHEMA
from companion.store.notices import Notices
from companion.store.records import Head, Json, Record, SaveRow, one_line, plain
from companion.store.save import Save

SAVES, TRASH, MAKING, ARRIVED = "saves", "trash", "making", "arrived"
DOCUMENT_ID = 1


def now() -> str:
    """The time as people write it in a log; nothing is ever ordered by it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_identity() -> str:
    """An id that no other save has."""
    return secrets.token_hex(6)


class Document:
    """One named JSON-able document of the data folder, kept as a TinyDB file of one record."""

    def __init__(self, root: Path, file: str, outbox: Notices) -> None:
        self.storage = DocumentStorage(root / file, root, file, outbox)
        self._name = self.storage.path.stem
        self._db: TinyDB | None = None

    @property
    def _table(self) -> Any:
        self._db = self._db or TinyDB(storage=lambda: self.storage)
        return self._db.table(self._name, cache_size=0)

    def read(self) -> Json:
        """Everything the document says; an empty dict where nothing was ever written."""
        found = self._table.get(doc_id=DOCUMENT_ID)
        return dict(found) if found else {}

    def change(self, edit: Callable[[Json], Json]) -> Json:
        """One transaction: reads, lets `edit` return the new content, writes it, all under the lock."""
        with self.storage.lock.held():
            fresh = plain(edit(self.read()))
            self.storage.write(self._tables(fresh))
        return fresh

    def stage(self, folder: Path, data: Json) -> None:
        """Writes new content into a folder, from which `storage.adopt` takes it in."""
        self.storage.stage(folder, self._tables(plain(data)))

    def _tables(self, content: Json) -> Tables:
        return {self._name: {str(DOCUMENT_ID): content}}


class Store:
    """Everything kept in one data folder. Cheap to make; nothing is read before it is asked for."""

    def __init__(self, folder: Path | str | None = None) -> None:
        self.root = data_folder(folder)
        if self.root.is_file():
            raise StoreError(t("store-not-a-folder", path=str(self.root)))
        try:
            for name in (LOCKS, SAVES, TRASH, MAKING):
                make_folder(self.root / name)
        except OSError:
            pass  # a read-only folder can still be read; writing says so with a sentence
        self.outbox = Notices(self.root)
        names = {"settings": SETTINGS, "knowledge": KNOWLEDGE}
        self.documents = {name: Document(self.root, file, self.outbox) for name, file in names.items()}
        if (self.root / ARRIVED).is_dir():
            self._go_on()

    def _go_on(self) -> None:
        """An import that was stopped half-way in is brought to its end."""
        from companion.store.intake import go_on

        go_on(self)

    def settings(self, defaults: Json | None = None) -> Json:
        """The person's settings laid over `defaults`."""
        return {**(defaults or {}), **self.documents["settings"].read()}

    def change_settings(self, **changes: object) -> Json:
        """Sets some settings and keeps the others; returns what is set now."""
        return self.documents["settings"].change(lambda present: {**present, **changes})

    def knowledge(self) -> Json:
        """What this table knows beyond the shipped data: cards typed in, corrections to assumed values."""
        return self.documents["knowledge"].read()

    def change_knowledge(self, edit: Callable[[Json], Json]) -> Json:
        """Changes that knowledge in one transaction; `edit` gets the present content and returns the new."""
        return self.documents["knowledge"].change(edit)

    def notices(self) -> list[Notice]:
        """What happened to files, here or in an earlier process, that nobody was told yet, oldest first."""
        return self.outbox.untold()

    def told(self, notices: list[Notice]) -> None:
        """These notices have been shown to the person; whoever shows one says so here."""
        self.outbox.told(notices)

    def saves(self, place: str = SAVES) -> list[SaveRow]:
        """Every save as one row, last played first; a damaged one is a row with a `problem`."""
        rows = [self.save_in(place, name).row() for name in self.names(place)]
        return sorted(rows, key=lambda row: (row.at, row.id), reverse=True)

    def trashed(self) -> list[SaveRow]:
        """Every save in the trash."""
        return self.saves(TRASH)

    def names(self, place: str = SAVES) -> list[str]:
        """The ids of all saves, damaged ones too."""
        try:
            return sorted(entry.name for entry in os.scandir(self.root / place) if entry.is_dir())
        except OSError:
            return []

    def create(
        self, kind: str, title: str, setup: Json, summary: Json, kept: Json, identity: str = ""
    ) -> Save:
        """A new save with nothing but its start, and what that start was dealt with."""
        identity, at, title = identity or new_identity(), now(), one_line(title)
        start = start_record(identity, at, kind, title, setup, summary, kept)
        return self.write_new(Head(identity, kind, title, at), [start])

    def write_new(self, head: Head, records: list[Record]) -> Save:
        """A whole save under its own id, which must be free; made elsewhere and moved in by one rename."""
        if any((self.root / place / head.id).exists() for place in (SAVES, TRASH)):
            raise Conflict(t("store-exists", id=head.id))
        making = self.root / MAKING / head.id
        try:
            Save(making, self.root).storage.create(head, records)
            with saving(t("store-the-new-save")):
                move(making, self.root / SAVES / head.id)
        except BaseException:
            shutil.rmtree(making, ignore_errors=True)
            raise
        return self.save_in(SAVES, head.id)

    def save_in(self, place: str, identity: str) -> Save:
        """The save whose folder lies in that place."""
        return Save(self.root / place / identity, self.root, self.outbox)

    def save(self, identity: str, place: str = SAVES) -> Save:
        """The save with this id; else the only one with this title or whose id begins so."""
        if identity in (names := self.names(place)):
            return self.save_in(place, identity)
        found = [name for name in names if identity and name.startswith(identity)]
        found = found or [row.id for row in self.saves(place) if row.title == identity]
        if len(found) > 1:
            raise NotFound(t("store-several", identity=identity, ids=", ".join(found)))
        if not found:
            raise NotFound(t(self._not_here(identity, place), identity=identity))
        return self.save_in(place, found[0])

    def _not_here(self, identity: str, place: str) -> str:
        """Which sentence says that a save is not in this place: it may lie in the other one."""
        other = TRASH if place == SAVES else SAVES
        titles = [row.title for row in self.saves(other)] if identity not in self.names(other) else [identity]
        if place == TRASH:
            return "store-none-but-saved" if identity in titles else "store-none-in-trash"
        return "store-none-but-trashed" if identity in titles else "store-none"

    def trash(self, identity: str) -> str:
        """Moves a save to the trash in one step; returns its id."""
        return self._move(identity, SAVES, TRASH)

    def restore(self, identity: str) -> str:
        """Brings a save back from the trash; returns its id."""
        return self._move(identity, TRASH, SAVES)

    def _move(self, identity: str, source: str, target: str) -> str:
        save = self.save(identity, source)
        if (self.root / target / save.id).exists():
            raise Conflict(
                t("store-exists-in-trash" if target == TRASH else "store-exists-in-saves", id=save.id)
            )
        with save.storage.lock(), saving(t("store-the-move")):
            move(self.root / source / save.id, self.root / target / save.id)
        return save.id


def start_record(
    identity: str, at: str, kind: str, title: str, setup: Json, summary: Json, kept: Json
) -> Record:
    """The first line of every log: enough to begin again even where everything else is gone."""
    told = {"save": identity, "kind": kind, "title": title, "setup": setup, "summary": summary, "kept": kept}
    fixed = {"n": 0, "at": at, "do": "start", "schema": SCHEMA, "program": __version__}
    return msgspec.convert({**fixed, **told}, Record)
