"""One save: a small TinyDB database made of a head document and the journal of its steps."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tinydb import TinyDB
from tinydb.storages import Storage

from companion.i18n import t
from companion.i18n.shape import shape_problem
from companion.store.diagnosis import diagnose
from companion.store.document import DocumentStorage, Sound, Tables
from companion.store.errors import (
    Damaged,
    Facts,
    Foreign,
    NotFound,
    Notice,
    NoticeCode,
    NotSaved,
    StoreError,
    named,
)
from companion.store.files import keep_aside, make_folder, saving, write_atomic
from companion.store.journal import Journal, JournalReading, Position, line_of, start_of
from companion.store.locks import Lock
from companion.store.migrations import RECORDS, SCHEMA, check_schema, migrate
from companion.store.notices import Notices
from companion.store.records import Head, Record, SaveRow, one_line

HEAD_ID = 1


class SaveStorage(Storage):
    """TinyDB storage of a save: table `save` is the head document, `log` the journal, which only grows."""

    def __init__(self, folder: Path, root: Path, outbox: Notices) -> None:
        self.folder, self.root, self.id, self.outbox = folder, root, folder.name, outbox
        self._lock = Lock(root, f"save-{folder.name}", t("store-the-step"))
        self.head = DocumentStorage(folder / "save.json", root, self.id, outbox, self._lock, self._own)
        self.journal = Journal(folder)
        self.end = Position()
        self.blocked: StoreError | None = None

    @property
    def about(self) -> str:
        """This save as the beginning of a sentence."""
        return named(self.id)

    def _own(self, tables: Tables) -> None:
        """Refuses a head document that names another save."""
        head = tables.get("save", {}).get(str(HEAD_ID), {})
        other = head.get("id") if isinstance(head, dict) else None
        if other != self.id:
            raise Foreign(t("store-head-foreign", about=self.about, other=str(other)), str(other))

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
        records = self._decoded(reading)
        return records if schema == SCHEMA else self._upgraded(records, schema)

    def _decoded(self, reading: JournalReading) -> list[dict[str, Any]]:
        try:
            return [msgspec.json.decode(record) for record in reading.records]
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Damaged(
                t("store-not-understood", about=self.about, problem=shape_problem(error))
            ) from error

    def _repaired(self, reading: JournalReading) -> JournalReading:
        """Writes what was saved and keeps damaged copies; if that fails the save can only be read."""
        try:
            with self.lock():
                reading = self.journal.read()
                if reading.lines and not reading.perfect:
                    self.mend(reading)
        except StoreError as error:
            self.blocked = error
            finding = diagnose(reading)
            self.outbox.meet(Notice(finding.code, self.id, finding.facts))
        return reading

    def mend(
        self, reading: JournalReading, code: NoticeCode | None = None, facts: Facts | None = None
    ) -> None:
        """Writes a reading as the log, in this order: new copies, damaged ones aside, the notice, renames."""
        finding = diagnose(reading)
        told = Notice(code or finding.code, self.id, facts or finding.facts)
        spoiled = [self.journal.path(copy) for copy in finding.damaged]

        def keep() -> None:
            aside = [keep_aside(self.root, path) for path in spoiled]
            self.outbox.keep(msgspec.structs.replace(told, aside=aside))

        with saving(t("store-the-repaired-log")):
            self.journal.rewrite(reading.text, keep)

    def _upgraded(self, records: list[dict[str, Any]], schema: int) -> list[dict[str, Any]]:
        """Records of an older version in the present one; the old file is kept beside the rewritten one."""
        fresh = [migrate(record, schema, RECORDS) for record in records]
        fresh[0]["schema"] = SCHEMA
        try:
            with self.lock(), saving(t("store-the-new-form")):
                write_atomic(self.folder / f"log.v{schema}.journal", self.journal.read().text)
                self.end, text = _lines(fresh)
                notice = Notice("log-migrated", self.id, {"schema": schema, "present": SCHEMA})
                self.journal.rewrite(text, lambda: self.outbox.keep(notice))
        except StoreError as error:
            self.blocked = error
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
            make_folder(self.folder.parent)
            self.folder.mkdir()
            self.end, text = _lines([msgspec.to_builtins(record) for record in records])
            self.journal.rewrite(text)
        self.head.write({"save": {str(HEAD_ID): msgspec.to_builtins(head)}})


def schema_of(reading: JournalReading, about: str) -> int:
    """The file version that a journal's first line names; Damaged or Newer where it cannot be read."""
    start = start_of(reading.lines[0])
    if start is None or start.schema is None:
        raise Damaged(t("store-log-no-version", about=about))
    check_schema(start.schema, about)
    return start.schema


def _lines(records: list[dict[str, Any]]) -> tuple[Position, bytes]:
    end, lines = Position(), []
    for record in records:
        lines.append(line_of(msgspec.json.encode(record), end.sum))
        end = end.after(lines[-1])
    return end, b"".join(lines)


class Save:
    """A save as the session sees it: head, log, and a way to add to it."""

    def __init__(self, folder: Path, root: Path, outbox: Notices | None = None) -> None:
        self.id = folder.name
        self.storage = SaveStorage(folder, root, outbox or Notices(root))
        self._db: TinyDB | None = None

    @property
    def db(self) -> TinyDB:
        """The save as a TinyDB database, tables `save` and `log`, for queries."""
        if self._db is None:
            self._db = TinyDB(storage=lambda: self.storage)
        return self._db

    @property
    def notices(self) -> list[Notice]:
        """What happened to this save's files and nobody was told yet."""
        return [notice for notice in self.storage.outbox.untold() if notice.about == self.id]

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
            raise Damaged(
                t("store-not-understood", about=self.storage.about, problem=shape_problem(error))
            ) from error

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
        ends = self.storage.journal.ends()
        if sound is None or ends is None or not sound.schema == ends[0].schema == SCHEMA:
            return self.records()[-1]
        try:
            return msgspec.json.decode(ends[1], type=Record)
        except (msgspec.MsgspecError, RecursionError):
            return self.records()[-1]
