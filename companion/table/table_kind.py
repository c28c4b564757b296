"""What every table log has in common: a set-up, entries that are decoded strictly, and a fold that is pure.

An entry is a JSON object with `do`. A kind of table is a start state, a step, and words for both. Undo needs
nothing here: dropping the last entry and folding again is exact.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from companion.i18n import t
from companion.i18n.shape import shape_problem
from companion.table.lessons import Lesson
from companion.table.refusal import Refused

Entry = Mapping[str, object]
S = TypeVar("S")
T = TypeVar("T")


class TableEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """Base of every entry: strict, immutable, told apart by `do`."""


class Note(TableEntry, frozen=True, tag="note"):
    """Something worth remembering, in the table's own words; it changes nothing else."""

    text: str


Knowledge = Callable[[], dict[str, Any]]


def _as_given(setup: dict[str, Any], knowledge: Knowledge) -> dict[str, Any]:
    return setup


def _as_typed(state: Any, entry: dict[str, Any], knowledge: Knowledge) -> dict[str, Any]:
    return entry


def _nothing_new(state: Any, entry: dict[str, Any], knowledge: Knowledge) -> Lesson:
    return []


@dataclass(frozen=True)
class TableKind(Generic[S]):
    """One kind of table log, as the session layer and the screens use it; every function is pure.

    `prepare` and `enrich` write into set-up and entry what this table knows of its printed copy, so that a
    log means the same for ever; `learn` says what an entry, as typed, changes in that knowledge.
    """

    name: str
    start: Callable[[Mapping[str, object]], S]
    apply: Callable[[S, Entry], S]
    title: Callable[[S, Entry], str]
    lines: Callable[[S], list[str]]
    summary: Callable[[S], dict[str, Any]]
    as_json: Callable[[S], dict[str, Any]]
    prepare: Callable[[dict[str, Any], Knowledge], dict[str, Any]] = _as_given
    enrich: Callable[[S, dict[str, Any], Knowledge], dict[str, Any]] = _as_typed
    learn: Callable[[S, dict[str, Any], Knowledge], Lesson] = _nothing_new

    def fold(self, setup: Mapping[str, object], entries: Iterable[Entry]) -> S:
        """The state after all entries; raises Refused at the first that cannot be."""
        state = self.start(setup)
        for entry in entries:
            state = self.apply(state, entry)
        return state


def decode(raw: Mapping[str, object], shape: Any) -> Any:
    """A strict struct (or one of a union of them) from a JSON object, or a sentence."""
    try:
        return msgspec.convert(dict(raw), shape)
    except msgspec.ValidationError as error:
        raise Refused(t("table-shape", problem=shape_problem(error))) from None


def seat_of(names: Sequence[str], who: int | str) -> int:
    """A seat by number or by name, in any case."""
    if isinstance(who, int):
        if not 0 <= who < len(names):
            raise Refused(t("table-seat", who=who))
        return who
    folded = [name.strip().casefold() for name in names]
    if who.strip().casefold() not in folded:
        raise Refused(t("table-nobody", who=who))
    return folded.index(who.strip().casefold())


def check_names(names: Sequence[str]) -> None:
    """Names must tell the players apart."""
    if len({name.strip().casefold() for name in names} - {""}) != len(names):
        raise Refused(t("table-names"))


def check_note(note: Note) -> None:
    """A note says something."""
    if not note.text.strip():
        raise Refused(t("table-note-empty"))
