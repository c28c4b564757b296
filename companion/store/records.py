"""What a journal line says, typed: the start of a save, a step, or a move along its history."""

from typing import Any, Literal

import msgspec

from companion.i18n import t

Json = dict[str, Any]
LONGEST = 100  # letters of a title
Deed = Literal["start", "step", "undo", "redo", "jump", "branch", "bookmark", "forget", "pin"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a log. Nothing is ever taken out: an undo is an entry too.

    `to` is the step on which the log stands afterwards (0: the start); for a bookmark, the step it marks.
    `depth` counts the steps up to there; `clean` is false once an undo went behind revealed cards. `kept` is
    what a start or a step was played with, so that it means the same for ever; a `pin` adds it to older logs.
    """

    n: int
    at: str
    do: Deed
    to: int = 0
    name: str = ""
    title: str = ""
    entry: Json | None = None
    reveals: bool = False
    past_reveal: bool = False
    depth: int = 0
    clean: bool = True
    summary: Json = {}
    kept: Json = {}
    schema: int = 0
    program: str = ""
    save: str = ""
    kind: str = ""
    setup: Json | None = None


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a save's document says: the part that can be renamed without touching the log."""

    id: str
    kind: str
    title: str
    created: str


class SaveRow(msgspec.Struct, frozen=True):
    """One line of the list of saves. `problem` is a sentence where the save cannot be opened as it is."""

    id: str
    kind: str
    title: str
    created: str
    at: str
    steps: int
    clean: bool
    summary: Json
    problem: str = ""


def one_line(title: str) -> str:
    """A title as a list can show it: not too long, no line ends or control characters, nothing unwritable."""
    shown = "".join(letter if letter.isprintable() else " " for letter in title[: 2 * LONGEST])
    return " ".join(shown.split())[:LONGEST].rstrip()


def plain(value: object) -> Json:
    """A value as it will be read back (tuples become lists); ValueError where JSON cannot hold it."""
    try:
        data = msgspec.json.decode(msgspec.json.encode(value))
    except UnicodeError as error:
        raise ValueError(t("store-entry-letters")) from error
    except (TypeError, msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(t("store-entry-unwritable")) from error
    if not isinstance(data, dict):
        raise ValueError(t("store-entry-object"))
    return data
