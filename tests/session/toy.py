"""A tiny real card game and a tiny real table ledger, to test sessions without the engine's weight."""

from typing import Any

from companion.session.kinds import Applied, Play, Refused, register

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

    def _card(self, place: int) -> int:
        return (self._seed * 7919 + place * 104729) % 11 + 1

    def apply(self, entry: Json) -> Applied:
        do = entry.get("do")
        if do not in ("draw", "note"):
            raise Refused(f"Nobody can {do!r} here.", "T1")
        if do == "draw" and self.total > 21:
            raise Refused("A bust hand draws no more.", "T2")
        self._entries.append(entry)
        self._fold()
        return Applied(f"{do} {entry.get('text', '')}".strip(), do == "draw", [{"total": self.total}])

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


class PontoonKind:
    def start(self, setup: Json) -> Play:
        return Pontoon(setup)


class TableRefusal(Exception):
    rule = "T9"


class Tally:
    """A table ledger: a count that goes up and down but not below nothing. Its state is a plain int."""

    refusal = TableRefusal

    def start(self, setup: Json) -> int:
        return int(setup.get("from", 0))

    def apply(self, state: int, entry: Json) -> int:
        if state + entry["add"] < 0:
            raise TableRefusal("The tally cannot fall below nothing.")
        return state + int(entry["add"])

    def title(self, state: int, entry: Json) -> str:
        return f"{entry['add']:+d}"

    def summary(self, state: int) -> Json:
        return {"tally": state}


def register_toys() -> None:
    """Both toys under their names, as a front end registers its kinds."""
    from companion.session.table_play import FoldKind

    register("pontoon", PontoonKind())
    register("tally", FoldKind(Tally()))
