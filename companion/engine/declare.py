"""What the base rules and each module bring, declared once, in the file that brings it: verbs with their
keys, events with their shape, stages, questions, counters and kinds of persons.

A declaration gets the next free number, which means something inside one process only: logs and the protocol
know names. Whatever is declared twice is refused. What every step compares, above all the verbs, stages and
counters of the base rules, is a literal for the compiler's sake: `number` holds it to the number it gets, and
the engine's own `__init__` sees to it that the base rules come first."""

from typing import Final

KINDS: Final = 32  # a verb and a question have five bits: see actions.py
COLOURS: Final = ["yellow", "blue", "green", "red", "black", "ares"]


class Collision(Exception):
    """Two declarations, or two modules of one game, want the same thing: a mistake in the program."""


class Key:
    """What an action object may, or must, say beside `do`."""

    __slots__ = ("kind", "name", "needed")

    def __init__(self, name: str, kind: type, needed: bool) -> None:
        self.name: str = name
        self.kind: type = kind
        self.needed: bool = needed


class Verb:
    """A kind of action: the `do` of its object, the rule it comes from, and its keys."""

    __slots__ = ("keys", "name", "number", "rule")

    def __init__(self, number: int, name: str, rule: str, keys: list[Key]) -> None:
        self.number: int = number
        self.name: str = name
        self.rule: str = rule
        self.keys: list[Key] = keys

    def needs(self) -> list[str]:
        """The keys without which it is not this verb."""
        return [key.name for key in self.keys if key.needed]


class Event:
    """How an event reads as an object: its name, the keys of card and number ("" = not told).

    A card called anything but "card" is looked up in the labels of the rules; a number called "other" is a
    seat. `reveals` marks events that turn hidden cards up."""

    __slots__ = ("card", "name", "number", "reveals")

    def __init__(self, name: str, card: str, number: str, reveals: bool) -> None:
        self.name: str = name
        self.card: str = card
        self.number: str = number
        self.reveals: bool = reveals


class Person:
    """A kind of person: the counters that one of them raises, and the first of those by colour, or -1."""

    __slots__ = ("by_colour", "counters")

    def __init__(self, counters: list[int], by_colour: int) -> None:
        self.counters: list[int] = counters
        self.by_colour: int = by_colour


VERBS: Final[list[Verb]] = []
EVENTS: Final[list[Event]] = []
STAGES: Final[list[str]] = []
QUESTIONS: Final[list[str]] = []
COUNTERS: Final[list[str]] = []
PERSONS: Final[dict[str, Person]] = {}


def needs(name: str, kind: type) -> Key:
    """A key that must be there."""
    return Key(name, kind, True)


def may(name: str, kind: type) -> Key:
    """A key that may be left out."""
    return Key(name, kind, False)


def verb(name: str, rule: str, keys: list[Key] | None = None, number: int = -1) -> int:
    """A kind of action. Two of one name must differ in what they need, or no object could tell them apart."""
    made = Verb(_next(len(VERBS), number, name), name, rule, keys or [])
    for other in VERBS:
        if other.name == name and other.needs() == made.needs():
            raise Collision(f"the verb {name!r} with the keys {made.needs()} is declared twice")
    if made.number >= KINDS:
        raise Collision(f"there is room for {KINDS} verbs, not for {name!r}")
    VERBS.append(made)
    return made.number


def forms(name: str) -> list[Verb]:
    """Every verb of one name; none where there is no such verb."""
    return [each for each in VERBS if each.name == name]


def event(name: str, card: str = "", number: str = "", reveals: bool = False) -> int:
    """Something that happened."""
    for other in EVENTS:
        if other.name == name:
            raise Collision(f"the event {name!r} is declared twice")
    EVENTS.append(Event(name, card, number, reveals))
    return len(EVENTS) - 1


def _next(free: int, number: int, name: str) -> int:
    if number not in (-1, free):
        raise Collision(f"{name!r} is written as number {number}, but {free} is the next")
    return free


def named(names: list[str], name: str, what: str, number: int = -1) -> int:
    """The next number of a list of names that holds each once."""
    _next(len(names), number, name)
    if name in names:
        raise Collision(f"the {what} {name!r} is declared twice")
    names.append(name)
    return len(names) - 1


def stage(name: str, number: int = -1) -> int:
    """Where the flow of a game can stand when no question is open."""
    return named(STAGES, name, "stage", number)


def ask(name: str) -> int:
    """A question that can be put to a seat."""
    if len(QUESTIONS) >= KINDS:
        raise Collision(f"there is room for {KINDS} questions, not for {name!r}")
    return named(QUESTIONS, name, "question")


def counter(name: str, number: int = -1) -> int:
    """One of a player's counters: what the cards of the display add up to."""
    return named(COUNTERS, name, "counter", number)


def by_colour(name: str, number: int = -1) -> int:
    """A counter for each colour; the first of them."""
    first = _next(len(COUNTERS), number, name)
    for colour in COLOURS:
        counter(f"{name} {colour}")
    return first


def person(kind: str, counters: list[int], coloured: int = -1) -> None:
    """A kind of person and what one of them in a display counts as; `coloured` is what `by_colour` gave."""
    if kind in PERSONS:
        raise Collision(f"the person {kind!r} is declared twice")
    PERSONS[kind] = Person(counters, coloured)
