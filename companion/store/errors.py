"""What the store tells a person, in one clear sentence each: refusals as exceptions, mishaps as notices."""

from typing import Literal

import msgspec

from companion.i18n import t

LogCode = Literal["log-torn", "log-completed", "log-restored", "log-lost", "log-foreign"]
NoticeCode = LogCode | Literal[
    "log-migrated", "log-recovered", "file-restored", "file-missing", "file-foreign", "file-lost",
    "file-unreadable", "file-anew", "stray", "refused", "clock", "lesson",
]  # fmt: skip
Facts = dict[str, str | int]
SETTINGS, KNOWLEDGE = "settings.json", "knowledge.json"


class StoreError(Exception):
    """Something the store cannot do; `str()` is the sentence for the person. Nothing was changed."""


class Damaged(StoreError):
    """A file cannot be read and no good copy of it is left."""


class Unreadable(Damaged):
    """The system refuses to give a file's content: no permission, a broken disk, a folder in its place."""


class Foreign(Damaged):
    """A sound file that belongs to another save, `other`."""

    def __init__(self, sentence: str, other: str) -> None:
        super().__init__(sentence)
        self.other = other


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


class Notice(msgspec.Struct, frozen=True):
    """A mishap that was survived, as facts: `about` is a save's id or a document's file name.

    `aside` names what was set aside in `damaged/`; the sentence is told in the reader's language.
    """

    code: NoticeCode
    about: str
    facts: Facts = {}
    aside: list[str] = []

    @property
    def sentence(self) -> str:
        """What a front end shows."""
        told = t(f"notice-{self.code}", about=named(self.about), **self.facts)
        return f"{told} {t('notice-aside', names=', '.join(self.aside))}" if self.aside else told


def sentences(notices: list[Notice]) -> list[str]:
    """What a front end shows of several: many logs brought to a new file version are one sentence."""
    moved = [notice for notice in notices if notice.code == "log-migrated"]
    if len(moved) < 2:
        return [notice.sentence for notice in notices]
    rest = [notice.sentence for notice in notices if notice not in moved]
    return [*rest, t("notice-logs-migrated", n=len(moved), present=moved[-1].facts["present"])]


def named(about: str) -> str:
    """A file or save as the beginning of a sentence."""
    if about == SETTINGS:
        return t("store-the-settings")
    return t("store-the-knowledge") if about == KNOWLEDGE else t("store-the-save", id=about)
