"""One save: a small TinyDB database made of a head document and the journal of its steps."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tinydb import TinyDB
from tinydb.storages import Storage

from companion.i18n import t
from companion.store.diagnosis import diagnose
from companion.store.document import DocumentStorage, Sound, Tables
from companion.store.errors import Damaged, NotFound, Notice, NotSaved, StoreError
from companion.store.files import saving, set_aside, write_atomic
from companion.store.journal import Journal, Position, Reading, line_of
from companion.store.locks import Lock
from companion.store.migrations import RECORDS, SCHEMA, check_schema, migrate
from companion.store.records import Head, Record, SaveRow, one_line

HEAD_ID = 1


class _Start(msgspec.Struct):
    """As much of a journal's first line as every version of the program must understand."""

    schema: int


class SaveStorage(Storage):
    """TinyDB storage of a save: table `save` is the head document, `log` the journal, which only grows."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder, self.root, self.about = folder, root, t("store-the-save", id=folder.name)
        self._lock = Lock(root, f"save-{folder.name}", t("store-the-step"))
        self.head = DocumentStorage(folder / "save.json", root, self.about, self._lock)
        self.journal = Journal(folder)
        self.end = Position()
        self.blocked: StoreError | None = None
        self.notices: list[Notice] = self.head.notices

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Holds the save against every other process."""
        with self._lock.held():
            if not self.folder.exists():
                raise NotFound(t("store-gone", about=self.about))
            yield

    def read(self) -> Tables:
        """Head and whole log, checked, repaired where possible and brought to the present schema."""
        log = self._log()
        head = self.head.read() or {"save": {str(HEAD_ID): self._head_from(log[0])}}
        return {**head, "log": {str(record["n"]): record for record in log}}

    def _head_from(self, start: dict[str, Any]) -> dict[str, Any]:
        head = Head(self.folder.name, start["kind"], start["title"], start["at"])
        return msgspec.to_builtins(head)  # type: ignore[no-any-return]

    def _log(self) -> list[dict[str, Any]]:
        reading, self.blocked = self.journal.read(), None
        if not reading.lines:
            raise Damaged(t("store-log-unreadable", about=self.about))
        schema = schema_of(reading, self.about)
        if not reading.perfect:
            reading = self._repaired(reading)
        self.end = reading.end
        records = [msgspec.json.decode(record) for record in reading.records]
        return records if schema == SCHEMA else self._upgraded(records, schema)

    def _repaired(self, reading: Reading) -> Reading:
        """Sets damaged copies aside and writes what was saved; if that fails the save can only be read."""
        try:
            with self.lock():
                reading = self.journal.read()
                if reading.lines and not reading.perfect:
                    self._repair(reading)
        except StoreError as error:
            self.blocked = error
        return reading

    def _repair(self, reading: Reading) -> None:
        finding = diagnose(reading, self.about)
        with saving(t("store-the-repaired-log")):
            aside = [set_aside(self.root, getattr(self.journal, copy)).name for copy in finding.damaged]
            self.journal.rewrite(reading.text)
        kept = t("store-kept-aside", names=", ".join(aside)) if aside else ""
        self.notices.append(Notice(finding.code, self.about, finding.sentence + kept))

    def _upgraded(self, records: list[dict[str, Any]], schema: int) -> list[dict[str, Any]]:
        """Records of an older version in the present one; the old file is kept beside the rewritten one."""
        fresh = [migrate(record, schema, RECORDS) for record in records]
        fresh[0]["schema"] = SCHEMA
        try:
            with self.lock(), saving(t("store-the-new-form")):
                write_atomic(self.folder / f"log.v{schema}.journal", self.journal.read().text)
                self.end, text = _lines(fresh)
                self.journal.rewrite(text)
        except StoreError as error:
            self.blocked = error
            return fresh
        sentence = t("store-migrated", about=self.about, schema=schema, present=SCHEMA)
        self.notices.append(Notice("migrated", self.about, sentence))
        return fresh

    def append(self, record: Record) -> None:
        """One more step on the disk, at a cost that does not grow with the log; the caller holds the lock."""
        if self.blocked:
            raise NotSaved(t("store-blocked", problem=str(self.blocked))) from self.blocked
        self.end = self.journal.append(msgspec.json.encode(record), self.end)

    def unchanged(self) -> bool:
        """Whether nobody else has written since this storage last read or wrote."""
        return self.journal.at(self.end)

    def write(self, data: Tables) -> None:
        """TinyDB's own way of writing: the head is replaced, new records are appended, old ones stay."""
        with self.lock():
            known = self.read()
            fresh = [record for n, record in data.get("log", {}).items() if n not in known["log"]]
            if any(data.get("log", {}).get(n) != record for n, record in known["log"].items()):
                raise StoreError(t("store-log-grows"))
            if data.get("save") != known.get("save") or not self.head.path.exists():
                self.head.write({"save": data["save"]})
            for record in fresh:
                self.append(msgspec.convert(dict(record), Record))

    def create(self, head: Head, records: list[Record]) -> None:
        """Writes a whole new save into a folder that must not exist."""
        with saving(t("store-the-new-save")):
            self.folder.mkdir(parents=True)
            self.end, text = _lines([msgspec.to_builtins(record) for record in records])
            self.journal.rewrite(text)
        self.head.write({"save": {str(HEAD_ID): msgspec.to_builtins(head)}})


def schema_of(reading: Reading, about: str) -> int:
    """The file version that a journal's first line names; Damaged or Newer where it cannot be read."""
    try:
        schema = msgspec.json.decode(reading.records[0], type=_Start).schema
    except msgspec.MsgspecError as error:
        raise Damaged(t("store-log-no-version", about=about)) from error
    check_schema(schema, about)
    return schema


def _lines(records: list[dict[str, Any]]) -> tuple[Position, bytes]:
    end, lines = Position(), []
    for record in records:
        lines.append(line_of(msgspec.json.encode(record), end.sum))
        end = end.after(lines[-1])
    return end, b"".join(lines)


class Save:
    """A save as the session sees it: head, log, and a way to add to it."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.id = folder.name
        self.storage = SaveStorage(folder, root)
        self._db: TinyDB | None = None

    @property
    def db(self) -> TinyDB:
        """The save as a TinyDB database, tables `save` and `log`, for queries."""
        if self._db is None:
            self._db = TinyDB(storage=lambda: self.storage)
        return self._db

    @property
    def notices(self) -> list[Notice]:
        """What happened to this save's files since it was opened here, for the person."""
        return self.storage.notices

    def head(self) -> Head:
        """Kind, title and date of creation; rebuilt from the log where the document is gone."""
        return self._head(self.storage.head.newest())

    def _head(self, sound: Sound | None) -> Head:
        if sound is not None:
            return msgspec.convert(sound.tables["save"][str(HEAD_ID)], Head)
        start = self.records()[0]
        return Head(self.id, start.kind, start.title, start.at)

    def records(self) -> list[Record]:
        """The whole log, checked line by line."""
        log = [dict(record) for record in self.db.table("log", cache_size=0).all()]
        try:
            return msgspec.convert(log, list[Record])
        except msgspec.ValidationError as error:
            raise Damaged(t("store-not-understood", about=self.storage.about, problem=str(error))) from error

    def rename(self, title: str) -> None:
        """A new title; the log stays as it is."""
        self.db.table("save", cache_size=0).update({"title": one_line(title)}, doc_ids=[HEAD_ID])

    def row(self) -> SaveRow:
        """This save's line in the list; reads a few kilobytes however long the log is."""
        try:
            return self._row()
        except (StoreError, msgspec.MsgspecError, OSError, KeyError) as error:
            return SaveRow(self.id, "", self.id, "", "", 0, False, {}, problem=str(error))

    def _row(self) -> SaveRow:
        sound = self.storage.head.newest()
        head, last = self._head(sound), self._last(sound)
        played = (last.at, last.depth, last.clean, last.summary)
        return SaveRow(head.id, head.kind, one_line(head.title), head.created, *played)

    def _last(self, sound: Sound | None) -> Record:
        tail = self.storage.journal.tail()
        if sound is None or tail is None or sound.schema != SCHEMA:
            return self.records()[-1]
        try:
            return msgspec.json.decode(tail, type=Record)
        except msgspec.ValidationError:
            return self.records()[-1]
