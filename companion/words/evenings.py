"""The games on offer: each combination of game and mode, with its seats, modules and options."""

from typing import NamedTuple

from companion.engine.modules.offered import modules_of

BASE, CONTRACTS = tuple(modules_of("base")), tuple(modules_of("contracts"))
PEOPLE = ("Ann", "Bob", "Cem", "Dora", "Eve")
BOTS = ("Iron Meg", "Old Tom", "Silent Li", "Red Nan", "Blind Pew")


class Evening(NamedTuple):
    """One line of the menu. Whether a set-up is allowed is for the engine to say; this only offers."""

    id: str
    game: str
    mode: str
    least: int
    most: int
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    chapters: int = 0


EVENINGS = (
    Evening("base", "base", "competitive", 2, 5, BASE, ("end_needs_expedition", "2014", "random-start")),
    Evening("underway", "underway", "competitive", 2, 4, (), ("random-start",)),
    Evening("contracts", "contracts", "competitive", 2, 5, CONTRACTS, ("one-per-colour", "random-start")),
    Evening("adventure-coop", "adventure", "coop", 1, 4, (), ("draft",), chapters=5),
    Evening("adventure", "adventure", "competitive", 2, 4, (), ("draft",), chapters=6),
    Evening("contracts-coop", "contracts", "coop", 1, 5, CONTRACTS, ("score_pile", "one-per-colour")),
)


def evening(evening_id: str) -> Evening:
    """The evening of that id."""
    return next(each for each in EVENINGS if each.id == evening_id)
