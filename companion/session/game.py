"""A digital game as a Play: the engine's Match, with its refusals as ours and a title for every action."""

from dataclasses import dataclass
from typing import Any

from companion.content import load_catalogue
from companion.engine.match import Match
from companion.engine.refusal import BadAction, Illegal, SetupError
from companion.engine.setup import Setup
from companion.session.kinds import Applied, Json, Play, Refused

FRONT_END = ("bots", "odds")
"""Fields of a set-up that the engine does not know: the bot of each seat, and when odds are shown."""


class Game:
    """One Match in a session. `state` is the Match: front ends ask it for `view`, `legal` and so on."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def state(self) -> Match:
        """The running Match."""
        return self._match

    def apply(self, entry: Json) -> Applied:
        """One protocol action; it reveals where the engine says that hidden cards came up."""
        title = self._title(entry)
        try:
            events = self._match.apply(entry)
        except (Illegal, BadAction) as error:
            raise Refused(str(error), str(getattr(error, "rule", "") or "")) from error
        return Applied(title, self._match.revealed[-1], events)

    def _title(self, entry: Json) -> str:
        """Who does what, with the cards' codes; screens translate it from the entry."""
        seat = self._match.to_act
        parts = [str(entry.get("do", ""))]
        for value in (value for key, value in entry.items() if key != "do"):
            parts += [" ".join(map(str, value))] if isinstance(value, list) else [str(value)]
        return " ".join(parts) if seat is None else f"{self._names()[seat]}: {' '.join(parts)}"

    def _names(self) -> list[str]:
        return [player["name"] for player in self._view()["players"]]

    def _view(self) -> dict[str, Any]:
        return dict(self._match.view())

    def undo(self) -> None:
        """The Match's own undo."""
        self._match.undo()

    def summary(self) -> Json:
        """What the list of saves shows of a digital game."""
        view = self._view()
        facts = {name: view.get(name) for name in ("game", "round", "phase", "to_act", "result")}
        return {**facts, "players": self._names(), "over": self._match.over}

    def result(self) -> Json | None:
        """The engine's result once the game is over."""
        result = self._view().get("result")
        return dict(result) if isinstance(result, dict) else None


@dataclass(frozen=True, slots=True)
class Digital:
    """The kind of session that plays with the engine; its set-up is the protocol's `new` request."""

    def start(self, setup: Json) -> Play:
        """A new Match; the same set-up and seed give the same game everywhere."""
        try:
            asked = Setup({key: value for key, value in setup.items() if key not in FRONT_END})
            return Game(Match(asked, load_catalogue()))
        except SetupError as error:
            raise Refused(str(error)) from error


DIGITAL = Digital()
