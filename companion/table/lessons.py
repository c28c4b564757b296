"""What an entry taught about the printed copy, as facts of its step: taught, and taken back with its undo.

A lesson is a list of changes of the shared knowledge, field by field. Whoever goes back along a log unteaches
what it leaves, whoever goes forward teaches it again; both only where nobody has said otherwise meanwhile.
A change that was never carried out, for the machine stopped in between, is therefore never half taken back.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

Tree = Mapping[str, Any]
Lesson = list[dict[str, Any]]
"""Each change has `path`, `was` and `now`; None is nothing at all."""

DEPTHS = {"cards": 2, "track": 0, "card9": 1, "heroes": 1, "events": 1}
"""How many keys below each part of a book's knowledge a value stands."""


class Change(msgspec.Struct, frozen=True):
    """One value of the knowledge: where it stands, what it was and what it became."""

    path: tuple[str, ...]
    was: Any = None
    now: Any = None


def _leaves(tree: Tree, depth: int, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in tree.items():
        if depth and isinstance(value, Mapping):
            yield from _leaves(value, depth - 1, (*path, key))
        else:
            yield (*path, key), value


def _values(book: Tree) -> dict[tuple[str, ...], Any]:
    """Every value that is known of a book, by its path."""
    parts = ((part, depth) for part, depth in DEPTHS.items() if book.get(part) is not None)
    return {path: value for part, depth in parts for path, value in _leaves({part: book[part]}, depth, ())}


def lesson_between(book: str, before: Tree, after: Tree) -> Lesson:
    """What turns one state of a book's knowledge into another."""
    old, new = _values(before), _values(after)
    paths = [path for path in {**old, **new} if old.get(path) != new.get(path)]
    return [change(["books", book, *path], old.get(path), new.get(path)) for path in sorted(paths)]


def change(path: list[str], was: Any, now: Any) -> dict[str, Any]:
    """One change as a lesson keeps it."""
    return {"path": path, "was": was, "now": now}


def disagreeing(ours: Tree, theirs: Tree) -> set[tuple[str, ...]]:
    """Where two tables know different things of a book: story cards by their number, other values by name."""
    mine, other = _values(ours), _values(theirs)
    return {path[:2] for path in mine.keys() & other.keys() if mine[path] != other[path]}


def taught(knowledge: Tree, lesson: Lesson) -> dict[str, Any]:
    """The knowledge with a lesson in it; what was said otherwise meanwhile stands."""
    return _changed(knowledge, ((one.path, one.was, one.now) for one in _read(lesson)))


def untaught(knowledge: Tree, lesson: Lesson) -> dict[str, Any]:
    """The knowledge as it was before a lesson; what was said otherwise meanwhile stands."""
    return _changed(knowledge, ((one.path, one.now, one.was) for one in _read(lesson)))


def _read(lesson: Lesson) -> list[Change]:
    """The changes of a lesson; one that was written by hand and makes no sense teaches nothing."""
    try:
        return msgspec.convert(lesson, list[Change])
    except msgspec.ValidationError:
        return []


def _changed(knowledge: Tree, changes: Iterable[tuple[tuple[str, ...], Any, Any]]) -> dict[str, Any]:
    result = dict(knowledge)
    for path, before, after in changes:
        if _at(result, path) == before:
            result = _with(result, path, after)
    return result


def _at(tree: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        tree = tree.get(key) if isinstance(tree, Mapping) else None
    return tree


def _with(tree: Any, path: tuple[str, ...], value: Any) -> dict[str, Any]:
    """The tree with one value set, or gone; a branch that has nothing left is gone too."""
    key, rest = path[0], path[1:]
    own = dict(tree) if isinstance(tree, Mapping) else {}
    fresh = _with(own.get(key), rest, value) or None if rest else value
    return {name: old for name, old in own.items() if name != key} | ({} if fresh is None else {key: fresh})
