"""What the store tells a person, in one clear sentence each: refusals as exceptions, mishaps as notices."""

from dataclasses import dataclass
from typing import Literal

NoticeCode = Literal["torn", "completed", "restored", "lost", "clock", "migrated"]


class StoreError(Exception):
    """Something the store cannot do; `str()` is the sentence for the person. Nothing was changed."""


class Damaged(StoreError):
    """A file cannot be read and no good copy of it is left."""


class Newer(StoreError):
    """A file was written by a newer version of the program; it is left untouched."""


class NotSaved(StoreError):
    """The disk is full or the folder cannot be written: the step was neither saved nor made."""


class Busy(StoreError):
    """Another window or program holds the lock for too long."""


class NotFound(StoreError):
    """There is no such save."""


class Conflict(StoreError):
    """An import would overwrite something that is already there."""


class BadFile(StoreError):
    """A file given for import or verification is not one of ours, or was changed by hand."""


class Changed(StoreError):
    """Another process wrote to the same log first; the caller reads on and tries again."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A mishap that was survived: what a front end shows once, with a code for tests and translations."""

    code: NoticeCode
    about: str
    sentence: str
