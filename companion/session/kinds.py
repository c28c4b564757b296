"""What can be played in a session: protocols that digital games and table logs satisfy, opened by name."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from companion.content.names import LONGEST, wrong_name
from companion.i18n import t

Json = dict[str, Any]


class Refused(Exception):
    """An entry is not allowed: `str()` is the sentence, `rule` the rule's id. Nothing was changed."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


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
    """What an entry did: its line in the history, whether hidden cards came up, and events for the screen."""

    title: str
    reveals: bool = False
    events: list[Json] = field(default_factory=list)


class Play(Protocol):
    """One running game or table log, moved forward by entries and back by undo."""

    @property
    def state(self) -> Any:
        """What front ends look at: a Match, or a table's state."""

    def apply(self, entry: Json) -> Applied:
        """Makes one entry, or raises Refused and changes nothing."""

    def undo(self) -> None:
        """Takes the last entry back."""

    def summary(self) -> Json:
        """A few facts for the list of saves; written beside every step."""

    def result(self) -> Json | None:
        """The result once it is over, else None."""


class Kind(Protocol):
    """A sort of session: begins a Play from its set-up, or raises Refused."""

    def start(self, setup: Json) -> Play:
        """The Play at its very beginning; the same set-up always gives the same one."""


class Ledger(Protocol):
    """A table log as pure functions, as companion.table has them: a module or object with these names."""

    @property
    def refusal(self) -> type[Exception]:
        """What `start` and `apply` raise, with a sentence (and a `rule` where one forbids it)."""

    def start(self, setup: Json) -> Any:
        """The state before the first entry."""

    def apply(self, state: Any, entry: Json) -> Any:
        """The state after an entry, the given one unchanged; raises `refusal` with a sentence."""

    def title(self, state: Any, entry: Json) -> str:
        """The entry's line in the history, told on the state before it."""

    def summary(self, state: Any) -> Json:
        """A few facts for the list of saves."""


KINDS: dict[str, str] = {
    "game": "companion.session.game:DIGITAL",
    "campaign": "companion.table.kinds:CAMPAIGN",
    "contracts": "companion.table.kinds:CONTRACTS",
    "score": "companion.table.kinds:SCORE",
}
_registered: dict[str, Kind] = {}


def register(name: str, kind: Kind) -> None:
    """Makes a kind known under a name; front ends and tests add their own."""
    _registered[name] = kind


def kind_called(name: str) -> Kind:
    """The kind with this name, imported only now. A Ledger named in KINDS is wrapped in a Fold."""
    if name not in _registered:
        if name not in KINDS:
            raise Refused(t("session-unknown-kind", name=name))
        module, _, attribute = KINDS[name].partition(":")
        found = import_module(module)
        register(name, _as_kind(getattr(found, attribute) if attribute else found))
    return _registered[name]


def _as_kind(found: Any) -> Kind:
    if hasattr(found, "refusal"):
        from companion.session.table_play import FoldKind

        return FoldKind(found)
    kind: Kind = found
    return kind


def known_kinds() -> Iterable[str]:
    """Every name that can be opened."""
    return sorted({*KINDS, *_registered})
