"""What can be played in a session: protocols that digital games and table logs satisfy, opened by name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from companion.content.names import LONGEST, wrong_name
from companion.i18n import t
from companion.table.lessons import Lesson
from companion.table.refusal import Refused

Json = dict[str, Any]
Knowledge = Callable[[], Json]
"""Reads what this data folder knows of printed cards; called only by kinds that need it."""


class LeadsElsewhere(Exception):
    """A kept step leads elsewhere now than when it was made: the data or rules it was made with are gone."""


def refuse_names(setup: Json) -> None:
    """What is begun has names that can be shown and told apart; what was saved with others still opens."""
    players = setup.get("players")
    names = [name for name in players if isinstance(name, str)] if isinstance(players, list) else []
    wrong = wrong_name(names)
    if wrong is not None:
        name = names[wrong.seat] if wrong.why == "twice" else ""
        raise Refused(t(f"name-{wrong.why}", n=wrong.seat + 1, name=name, most=LONGEST))


@dataclass(frozen=True, slots=True)
class Applied:
    """What an entry did: whether hidden cards came up, the events for a screen, and what its step keeps."""

    reveals: bool = False
    events: list[Json] = field(default_factory=list)
    kept: Json = field(default_factory=dict)


class Play(Protocol):
    """One running game or table log, moved forward by entries and back by undo."""

    @property
    def state(self) -> Any:
        """What front ends look at: a Match, or a table's state."""

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None where anybody may make an entry."""

    def pins(self) -> Json:
        """What the start of its log keeps, so that the same set-up begins the same play for ever."""

    def apply(self, entry: Json, kept: Json | None = None) -> Applied:
        """Makes one entry, or raises Refused and changes nothing.

        `kept` is what the step kept when it was first made; Changed where it leads elsewhere now.
        """

    def undo(self) -> None:
        """Takes the last entry back."""

    def titles(self, first: int = 0) -> list[str]:
        """A sentence for each entry from `first` on, in the reader's language."""

    def summary(self) -> Json:
        """A few facts for the list of saves; written beside every step."""

    def result(self) -> Json | None:
        """The result once it is over, else None."""


class Kind(Protocol):
    """A sort of session. What it does to a set-up and to entries is the same for every front end."""

    def prepare(self, setup: Json, knowledge: Knowledge) -> Json:
        """The set-up as it is written: complete, and independent of what is known or shipped later."""

    def start(self, setup: Json, pins: Json) -> Play:
        """The Play at its very beginning, or Refused; Changed where the pins no longer hold."""

    def enrich(self, state: Any, entry: Json, knowledge: Knowledge) -> Json:
        """The entry as it is written, with what was known when it was made; may raise Refused."""

    def learn(self, state: Any, entry: Json, knowledge: Knowledge) -> Lesson:
        """What an entry, as typed, teaches about the printed copy; its step keeps it, to be taken back."""


class SelfContained:
    """The ways of a kind whose set-up and entries say everything themselves and teach nothing."""

    __slots__ = ()

    def prepare(self, setup: Json, knowledge: Knowledge) -> Json:
        """As it was given."""
        return setup

    def enrich(self, state: Any, entry: Json, knowledge: Knowledge) -> Json:
        """As it was made."""
        return entry

    def learn(self, state: Any, entry: Json, knowledge: Knowledge) -> Lesson:
        """Nothing about printed cards."""
        return []


KINDS: dict[str, str] = {
    "game": "companion.session.match_play:DIGITAL",
    "campaign": "companion.session.table_play:CAMPAIGN_LOG",
    "contracts": "companion.session.table_play:CONTRACTS_LOG",
    "score": "companion.session.table_play:SCORE_LOG",
}
_registered: dict[str, Kind] = {}


def register(name: str, kind: Kind) -> None:
    """Makes a kind known under a name; front ends and tests add their own."""
    _registered[name] = kind


def kind_called(name: str) -> Kind:
    """The kind with this name, imported only now."""
    if name not in _registered:
        if name not in KINDS:
            raise Refused(t("session-unknown-kind", name=name))
        module, _, attribute = KINDS[name].partition(":")
        register(name, getattr(import_module(module), attribute))
    return _registered[name]
