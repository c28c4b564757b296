"""Every configuration the rules allow, and random set-ups of them: what fuzzer and tests run over."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from companion.content import load_catalogue
from companion.engine.box import Box
from companion.engine.faces import PERSON
from companion.engine.match import Match, book_of
from companion.engine.modules.offered import modules_of
from companion.engine.refusal import SetupError
from companion.engine.setup import COOP, FEWEST, GAMES, MOST, Setup

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
PLAYED = tuple(GAMES)
AFTER = 6  # the adventure's chapter number for the time after the campaign (A60)


class Configuration(NamedTuple):
    """A game, its mode, its modules and how many play it."""

    game: str
    mode: str
    modules: tuple[str, ...]
    players: int

    def __str__(self) -> str:
        mode = "solo" if self.players == 1 else self.mode
        modules = "".join(f" + {module}" for module in self.modules)
        return f"{self.game} {mode}{modules}, {self.players} player{'s' * (self.players != 1)}"

    def setup(self, **fields: object) -> dict[str, object]:
        """The fields of the protocol's `new`, with whatever is to be added."""
        return {
            "game": self.game,
            "mode": self.mode,
            "modules": list(self.modules),
            "players": list(NAMES[: self.players]),
            **fields,
        }


def configurations(games: tuple[str, ...] = PLAYED) -> Iterator[Configuration]:
    """Games x modes x modules x players, as far as the rules allow them."""
    for game in games:
        for mode in ("competitive", "coop") if game in COOP else ("competitive",):
            for size in range(len(modules_of(game)) + 1):
                for modules in combinations(modules_of(game), size):
                    for players in range(1 if mode == "coop" else FEWEST[game], MOST[game] + 1):
                        yield Configuration(game, mode, modules, players)


def options_of(which: Configuration) -> dict[str, list[object]]:
    """The options that mean something in a configuration, each with all its values."""
    options: dict[str, list[object]] = {
        "edition": ["big-box", "2014"],
        "start_player": [*range(which.players), "random"],
    }
    if which.mode == "competitive" and which.game not in ("underway", "adventure"):
        options["end_needs_expedition"] = [False, True]
    if which.game == "contracts" or "contract-cards" in which.modules:
        options["contract_ships"] = ["all", "one-per-colour"]
    if which.game == "contracts" and which.mode == "coop":
        options["score_pile"] = [0, 1, 5]
    return options


def random_setup(which: Configuration, chance: Random) -> dict[str, object]:
    """A set-up of a configuration: any options, and now and then purses, displays and a stacked deck."""
    options = {key: chance.choice(values) for key, values in options_of(which).items()}
    setup = which.setup(seed=chance.getrandbits(32), options=options)
    if which.game == "adventure":
        setup["campaign"] = random_campaign(which, chance)
    if chance.random() < 0.3:
        setup |= random_start(setup, chance)
        if not _fits(setup):
            setup |= {"start": [{**seat, "coins": 3} for seat in _seats(setup)]}
    return setup


def _fits(setup: dict[str, object]) -> bool:
    """Whether the box has cards enough for these purses; with ordinary ones every set-up must be accepted."""
    try:
        Match.new(setup)
    except SetupError:
        return False
    return True


def _seats(setup: dict[str, object]) -> list[dict[str, object]]:
    start = setup["start"]
    assert isinstance(start, list)
    return start


def random_campaign(which: Configuration, chance: Random) -> dict[str, object]:
    """Any chapter, after any number of lost attempts where they count, with heroes dealt or drafted."""
    chapter = chance.randrange(1, AFTER if which.mode == "coop" else AFTER + 1)
    failed, heroes = chance.choice([0, 0, 1, 4]), chance.choice(["deal", "draft"])
    return {"chapter": chapter, "failed": failed, "heroes": heroes}


def random_start(setup: dict[str, object], chance: Random) -> dict[str, object]:
    """Rich and poor purses, full displays and the first cards of the deck, all out of the same box."""
    checked = Setup(setup)
    box = Box(checked, load_catalogue(), book_of(checked))
    code, category = box.faces.code, box.faces.category
    cards = chance.sample(box.pool, len(box.pool))
    persons = [code[card] for card in cards if category[card] == PERSON]
    others = [code[card] for card in cards if category[card] != PERSON]
    start: list[dict[str, object]] = []
    for seat in range(len(box.setup.names)):
        count = chance.choice([0, 1, 3, 6])
        coins = chance.choice([0, 1, 3, 11, 12, 13])
        start.append({"seat": seat, "coins": coins, "display": persons[:count]})
        del persons[:count]
    deck = chance.sample(persons[:5] + others[:15], chance.randrange(8)) if len(persons) > 5 else []
    return {"start": start, "deck": deck}
