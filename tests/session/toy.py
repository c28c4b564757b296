"""A tiny real card game and a tiny real table ledger, to test sessions without the engine's weight."""

from typing import Any

from companion.session.kinds import Applied, Play, SelfContained, register
from companion.session.table_play import TableLog
from companion.table.refusal import Refused
from companion.table.table_kind import TableKind

Json = dict[str, Any]


class Pontoon:
    """Draw from a seeded pile; over 21 is a bust. A draw turns up a hidden card, a note does not."""

    def __init__(self, setup: Json) -> None:
        if not isinstance(setup.get("seed"), int):
            raise Refused("A pontoon needs a seed.")
        self._seed = setup["seed"]
        self._entries: list[Json] = []
        self.total, self.notes = 0, []

    @property
    def state(self) -> "Pontoon":
        return self

    @property
    def to_act(self) -> int | None:
        return None

    def pins(self) -> Json:
        return {}

    def _card(self, place: int) -> int:
        return (self._seed * 7919 + place * 104729) % 11 + 1

    def apply(self, entry: Json, kept: Json | None = None) -> Applied:
        do = entry.get("do")
        if do not in ("draw", "note"):
            raise Refused(f"Nobody can {do!r} here.", "T1")
        if do == "draw" and self.total > 21:
            raise Refused("A bust hand draws no more.", "T2")
        self._entries.append(entry)
        self._fold()
        return Applied(do == "draw", [{"total": self.total}])

    def titles(self, first: int = 0) -> list[str]:
        return [f"{entry['do']} {entry.get('text', '')}".strip() for entry in self._entries[first:]]

    def undo(self) -> None:
        self._entries.pop()
        self._fold()

    def _fold(self) -> None:
        self.notes = [entry.get("text") for entry in self._entries if entry["do"] == "note"]
        draws = [place for place, entry in enumerate(self._entries) if entry["do"] == "draw"]
        self.total = sum(map(self._card, draws))

    def summary(self) -> Json:
        return {"total": self.total, "notes": len(self.notes)}

    def result(self) -> Json | None:
        return {"total": self.total} if self.total > 21 else None


class PontoonKind(SelfContained):
    def start(self, setup: Json, pins: Json) -> Play:
        return Pontoon(setup)


def _add(state: int, entry: Any) -> int:
    if state + entry["add"] < 0:
        raise Refused("The tally cannot fall below nothing.", "T9")
    return state + int(entry["add"])


TALLY: TableKind[int] = TableKind(
    "tally",
    start=lambda setup: int(setup.get("from", 0)),  # type: ignore[call-overload]
    apply=_add,
    title=lambda state, entry: f"{entry['add']:+d}",
    lines=lambda state: [str(state)],
    summary=lambda state: {"tally": state},
    as_json=lambda state: {"tally": state},
)
"""A table log: a count that goes up and down but not below nothing. Its state is a plain int."""


def register_toys() -> None:
    """Both toys under their names, as a front end registers its kinds."""
    register("pontoon", PontoonKind())
    register("tally", TableLog(TALLY))
