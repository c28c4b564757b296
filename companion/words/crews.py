"""Who has played together, read from the summaries of the saves: there is no second place for it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from companion.words.evenings import BOTS, PEOPLE


class Crew(NamedTuple):
    """People who have played together: the title of a campaign, the kind of evening, and their names."""

    title: str
    kind: str
    names: tuple[str, ...]


class Played(Protocol):
    """What a row of the list of saves tells."""

    @property
    def title(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def summary(self) -> Mapping[str, Any]: ...


def crews_of(rows: Iterable[Played]) -> list[Crew]:
    """Every crew of these saves, in their order; the same people once for each kind of evening."""
    found: dict[tuple[str, frozenset[str]], Crew] = {}
    for row in rows:
        names = _people(row.summary)
        title = row.title if row.kind == "campaign" else ""
        if names:
            found.setdefault((row.kind, frozenset(names)), Crew(title, row.kind, names))
    return list(found.values())


def last_crew(crews: Sequence[Crew], kind: str) -> tuple[str, ...]:
    """Who played this kind last, else who played anything."""
    same = [crew for crew in crews if crew.kind == kind]
    return next((crew.names for crew in (*same, *crews)), ())


def known_crews(crews: Sequence[Crew], most: int) -> list[Crew]:
    """Crews of at most so many people, each once; where they have a title, with it."""
    found: dict[frozenset[str], Crew] = {}
    for crew in crews:
        people = frozenset(crew.names)
        if len(people) <= most and not (people in found and found[people].title):
            found[people] = crew if crew.title else found.get(people, crew)
    return list(found.values())


def with_usual(names: Sequence[str]) -> list[str]:
    """These names, filled up to five seats with usual ones that nobody has yet."""
    known = {name.casefold() for name in names}
    return [*names, *(name for name in PEOPLE if name.casefold() not in known)][: len(PEOPLE)]


def _people(summary: Mapping[str, Any]) -> tuple[str, ...]:
    """The persons of a save: no bots, and nobody where the summary is nonsense from elsewhere."""
    names = summary.get("players")
    found = names if isinstance(names, list) else []
    return tuple(name for name in found if isinstance(name, str) and name not in BOTS)
