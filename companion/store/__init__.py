"""The store: TinyDB files that no kill, full disk, damage or second process can rob of a confirmed step."""

from companion.store.errors import (
    BadFile,
    Busy,
    Changed,
    Conflict,
    Damaged,
    Newer,
    NotFound,
    Notice,
    NotSaved,
    StoreError,
)
from companion.store.folder import data_folder
from companion.store.records import Head, Record, SaveRow
from companion.store.save import Save
from companion.store.store import Store

__all__ = [
    "BadFile",
    "Busy",
    "Changed",
    "Conflict",
    "Damaged",
    "Head",
    "Newer",
    "NotFound",
    "NotSaved",
    "Notice",
    "Record",
    "Save",
    "SaveRow",
    "Store",
    "StoreError",
    "data_folder",
]
