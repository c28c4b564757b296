"""Exports: one readable JSON file per save, or one zip archive of everything. Reading one changes nothing."""

import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from companion.i18n import t
from companion.store.errors import BadFile
from companion.store.files import checksum
from companion.store.migrations import FIRST, RECORDS, SCHEMA, check_schema, migrate
from companion.store.records import Head, Json, Record

SAVE, DOCUMENTS = "port-royal-companion save", "port-royal-companion documents"
DOCUMENTS_NAME = "documents.json"
ZIP = b"PK\x03\x04"
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,64}")
UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError)
MEGABYTE = 1 << 20
LARGEST, UNPACKED = 64 * MEGABYTE, 256 * MEGABYTE  # a file, and all that an archive holds
RATIO, MEMBERS, DEPTH = 200, 10_000, 64  # packed to unpacked; files of an archive; values within values
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


@dataclass(frozen=True, slots=True)
class Exported:
    """One save as it travels: head, whole log, and what its sender states about it."""

    head: Head
    records: list[Record]
    statement: Json | None = None


@dataclass(slots=True)
class Bundle:
    """Everything that was found in a file: saves, trash and the two documents."""

    saves: list[Exported] = field(default_factory=list)
    trash: list[Exported] = field(default_factory=list)
    documents: dict[str, Json] = field(default_factory=dict)


def _seal(content: Json) -> bytes:
    """Readable JSON with a checksum over its content as the last field."""
    content = {**content, "sum": checksum(msgspec.json.encode(content, order="sorted"))}
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def _unseal(raw: bytes, about: str) -> Json:
    try:
        content = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadFile(t("store-no-json", about=about)) from error
    except RecursionError as error:
        raise BadFile(t("store-too-deep", about=about, depth=DEPTH)) from error
    if _deeper(content, DEPTH):
        raise BadFile(t("store-too-deep", about=about, depth=DEPTH))
    if not isinstance(content, dict) or content.get("format") not in (SAVE, DOCUMENTS):
        raise BadFile(t("store-foreign", about=about))
    stated = content.pop("sum", None)
    if stated != checksum(msgspec.json.encode(content, order="sorted")):
        raise BadFile(t("store-tampered", about=about))
    if type(schema := content.get("schema")) is not int or schema < FIRST:
        raise BadFile(t("store-no-version", about=about))
    check_schema(content["schema"], about)
    return content


def save_bytes(exported: Exported) -> bytes:
    """One save as a readable file."""
    told: Json = {"format": SAVE, "schema": SCHEMA, "save": exported.head, "statement": exported.statement}
    plain: Json = msgspec.to_builtins({**told, "records": exported.records})
    return _seal(plain)


def _save(content: Json, about: str) -> Exported:
    try:
        records = [migrate(record, content["schema"], RECORDS) for record in content["records"]]
        records[0]["schema"] = SCHEMA
        head = msgspec.convert(content["save"], Head)
        statement = msgspec.convert(content.get("statement"), Json | None)
        exported = Exported(head, msgspec.convert(records, list[Record]), statement)
    except (msgspec.ValidationError, KeyError, TypeError, IndexError) as error:
        raise BadFile(t("store-no-save", about=about, problem=str(error))) from error
    if not IDENTITY.fullmatch(head.id):
        raise BadFile(t("store-bad-id", about=about, id=repr(head.id)))
    if exported.records[0].save != head.id:
        raise BadFile(t("store-two-ids", about=about, id=head.id, other=exported.records[0].save))
    return exported


def _documents(content: Json, about: str) -> dict[str, Json]:
    try:
        names = [name for name in ("settings", "knowledge") if name in content]
        return {name: msgspec.convert(content[name], Json) for name in names}
    except msgspec.ValidationError as error:
        raise BadFile(t("store-bad-settings", about=about, problem=str(error))) from error


def archive_bytes(bundle: Bundle) -> bytes:
    """Everything in one zip, byte for byte the same for the same content."""
    documents: Json = {"format": DOCUMENTS, "schema": SCHEMA, **bundle.documents}
    members = {DOCUMENTS_NAME: _seal(documents)}
    for place, exports in (("saves", bundle.saves), ("trash", bundle.trash)):
        members |= {f"{place}/{export.head.id}.json": save_bytes(export) for export in exports}
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(members.items()):
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def read_bundle_file(path: Path) -> Bundle:
    """Reads an exported file from the disk, but never more of it than a file of ours can have."""
    with open(path, "rb") as file:
        return read_bundle(file.read(LARGEST + 1), path.name)


def read_bundle(raw: bytes, about: str) -> Bundle:
    """Reads an exported save or archive whole; BadFile or Newer says what is wrong with it."""
    if len(raw) > LARGEST:
        raise BadFile(t("store-too-large", about=about, most=LARGEST // MEGABYTE))
    if not raw.startswith(ZIP):
        return _collect({"saves/": raw}, about)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            _check_members(archive.infolist(), about)
            return _collect({member.filename: archive.read(member) for member in archive.infolist()}, about)
    except UNREADABLE as error:
        raise BadFile(t("store-bad-archive", about=about, problem=str(error))) from error


def _check_members(members: list[zipfile.ZipInfo], about: str) -> None:
    """Refuses an archive by what it declares, before anything is unpacked; no member unpacks to more."""
    unpacked = sum(member.file_size for member in members)
    packed = sum(member.compress_size for member in members)
    if len(members) > MEMBERS:
        raise BadFile(t("store-too-many", about=about, most=MEMBERS))
    _refuse_doubles([member.filename for member in members], about)
    if any(member.compress_type not in PACKED for member in members):
        raise BadFile(t("store-odd-packing", about=about))
    if unpacked > UNPACKED or unpacked > max(MEGABYTE, packed * RATIO):
        raise BadFile(t("store-bomb", about=about, most=UNPACKED // MEGABYTE))


def _refuse_doubles(names: list[str], about: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise BadFile(t("store-member-twice", about=about, name=name))


def _deeper(value: object, most: int) -> bool:
    """Whether values lie within values more than `most` deep, found without recursion."""
    level = [value]
    for _ in range(most):
        level = [part for each in level for part in _parts(each)]
        if not level:
            return False
    return True


def _parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _collect(members: dict[str, bytes], about: str) -> Bundle:
    bundle, documents = Bundle(), list[str]()
    for name, raw in members.items():
        content: dict[str, Any] = _unseal(raw, f"{about} ({name})" if len(members) > 1 else about)
        if content["format"] == DOCUMENTS:
            documents.append(DOCUMENTS_NAME)
            bundle.documents = _documents(content, about)
        else:
            (bundle.trash if name.startswith("trash/") else bundle.saves).append(_save(content, about))
    _refuse_doubles([*documents, *_ids(bundle)], about)
    return bundle


def _ids(bundle: Bundle) -> list[str]:
    return [export.head.id for export in (*bundle.saves, *bundle.trash)]
