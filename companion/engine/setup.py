"""A set-up as asked for: the fields of the protocol's `new`, checked one by one."""

from collections.abc import Mapping
from typing import Final

from companion.engine.modules.offered import module_names, modules_of
from companion.engine.refusal import SetupError, SetupShapeError

GAMES: Final = ["base", "underway", "contracts", "adventure"]
FEWEST: Final = {"base": 2, "underway": 2, "contracts": 2, "adventure": 2}
MOST: Final = {"base": 5, "underway": 4, "contracts": 5, "adventure": 4}
COOP: Final = ["contracts", "adventure"]
KEYS: Final = [
    "game",
    "mode",
    "players",
    "seed",
    "modules",
    "options",
    "start",
    "deck",
    "time_deck",
    "contracts",
    "campaign",
]
OPTIONS: Final = ["edition", "end_needs_expedition", "contract_ships", "score_pile", "start_player"]


class Place:
    """What `start` gives one seat; -1 coins means the usual start."""

    __slots__ = ("coins", "display")

    def __init__(self, coins: int, display: list[str]) -> None:
        self.coins: int = coins
        self.display: list[str] = display


class Setup:
    """A checked set-up. `request` keeps what was asked for, for the log."""

    def __init__(self, request: Mapping[str, object]) -> None:
        for key in request:
            if key not in KEYS:
                raise SetupShapeError(f"A set-up has no field {key!r}; it has: {', '.join(KEYS)}.")
        self.request: dict[str, object] = dict(request)
        self.game: str = _text(request, "game", "base")
        self.mode: str = _text(request, "mode", "competitive")
        self.names: list[str] = _texts(request, "players")
        self.seed: int = _whole(request, "seed", 0)
        self.modules: list[str] = _texts(request, "modules")
        self._read_options(_table(request, "options"))
        self.deck: list[str] = _texts(request, "deck")
        self.time_deck: list[str] = _texts(request, "time_deck")
        self.contracts: list[str] | None = _texts(request, "contracts") if "contracts" in request else None
        self.campaign: dict[str, object] = _table(request, "campaign")
        self._check()
        self.start: dict[int, Place] = _places(request.get("start", []), len(self.names))

    @property
    def coop(self) -> bool:
        """Co-operative, or solo with one player."""
        return self.mode == "coop"

    @property
    def timed(self) -> bool:
        """Is there a time deck (C31)?"""
        return self.coop and self.game == "contracts"

    def _read_options(self, options: dict[str, object]) -> None:
        for key in options:
            if key not in OPTIONS:
                raise SetupError(f"There is no option {key!r}; there are: {', '.join(OPTIONS)}.")
        self.edition: str = _choice(options, "edition", ["big-box", "2014"])
        self.contract_ships: str = _choice(options, "contract_ships", ["all", "one-per-colour"])
        self.score_pile: int = _whole(options, "score_pile", 0)
        needs = options.get("end_needs_expedition", False)
        if not isinstance(needs, bool):
            raise SetupShapeError("`end_needs_expedition` is true or false.")
        self.end_needs_expedition: bool = needs
        start = options.get("start_player", 0)
        if isinstance(start, str) and start != "random":
            raise SetupError(f'`start_player` is a seat or "random", not {start!r}.')
        self.random_start: bool = start == "random"
        self.start_player: int = 0 if self.random_start else _whole(options, "start_player", 0)

    def _check(self) -> None:
        if self.game not in GAMES:
            raise SetupError(f"There is no game {self.game!r}; there are: {', '.join(GAMES)}.")
        if self.mode not in ("competitive", "coop"):
            raise SetupError(f"There is no mode {self.mode!r}; there are: competitive, coop.")
        if self.coop and self.game not in COOP:
            raise SetupError(f"The game {self.game!r} has no co-operative mode; {' and '.join(COOP)} have.")
        fewest = 1 if self.coop else FEWEST[self.game]
        if not fewest <= len(self.names) <= MOST[self.game]:
            raise SetupError(
                f"{self.game}, {self.mode}: for {fewest} to {MOST[self.game]} players, not {len(self.names)}."
            )
        self._check_modules()
        self._check_options()

    def _check_modules(self) -> None:
        for module in self.modules:
            if module not in module_names():
                raise SetupError(f"There is no module {module!r}; there are: {', '.join(module_names())}.")
            if module not in modules_of(self.game):
                raise SetupError(f"The module {module!r} cannot be added to the game {self.game!r}.")
        if len(set(self.modules)) != len(self.modules):
            raise SetupError("A module is named twice.")

    def _check_options(self) -> None:
        if not 0 <= self.start_player < len(self.names):
            raise SetupError(f'The start player is a seat from 0 to {len(self.names) - 1}, or "random".')
        if self.end_needs_expedition and self.game == "underway":
            raise SetupError("Underway! has no expeditions: its end cannot need one.")
        if self.end_needs_expedition and self.game == "adventure":
            raise SetupError("The adventure has ends of its own (A40, A50), which need no expedition (B32).")
        if self.score_pile < 0 or (self.score_pile and not self.timed):
            raise SetupError("A score pile of 0 or more cards is for co-operative contract games only (C34).")
        if self.time_deck and not self.timed:
            raise SetupError("Only co-operative contract games have a time deck (C31).")
        if self.contracts is not None and self.game != "contracts":
            raise SetupError("Contracts lie on the table in the contracts game only.")
        if self.campaign and self.game != "adventure":
            raise SetupError("Only the adventure has a campaign.")


def _text(table: Mapping[str, object], key: str, default: str) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise SetupShapeError(f"`{key}` is a text, not {_kind(value)}.")
    return value


def _choice(table: Mapping[str, object], key: str, choices: list[str]) -> str:
    value = _text(table, key, choices[0])
    if value not in choices:
        raise SetupError(f"`{key}` is one of {', '.join(choices)}, not {value!r}.")
    return value


def _whole(table: Mapping[str, object], key: str, default: int) -> int:
    value = table.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupShapeError(f"`{key}` is a whole number, not {_kind(value)}.")
    return value


def _texts(table: Mapping[str, object], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise SetupShapeError(f"`{key}` is a list, not {_kind(value)}.")
    texts: list[str] = []
    for each in value:
        if not isinstance(each, str):
            raise SetupShapeError(f"`{key}` is a list of texts; one of them is {_kind(each)}.")
        texts.append(each)
    return texts


def _table(table: Mapping[str, object], key: str) -> dict[str, object]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise SetupShapeError(f"`{key}` is an object, not {_kind(value)}.")
    return value


def _kind(value: object) -> str:
    """What a JSON value is, in the words of a person who typed it."""
    if value is None:
        return "null"
    names = {
        bool: "true or false",
        int: "a number",
        float: "a number with a point",
        str: "a text",
        list: "a list",
    }
    return names.get(type(value), "an object")


def _places(value: object, count: int) -> dict[int, Place]:
    """The seats that `start` names."""
    if not isinstance(value, list):
        raise SetupShapeError(f"`start` is a list, not {_kind(value)}.")
    places: dict[int, Place] = {}
    for row in value:
        if not isinstance(row, dict) or "seat" not in row:
            raise SetupShapeError("Each entry of `start` is an object with a `seat`.")
        for key in row:
            if key not in ("seat", "coins", "display"):
                raise SetupShapeError(f"An entry of `start` has seat, coins and display, not {key!r}.")
        seat = _whole(row, "seat", 0)
        coins = _whole(row, "coins", -1)
        if not 0 <= seat < count or seat in places:
            raise SetupError(f"`start` names each seat from 0 to {count - 1} at most once; {seat} is wrong.")
        if coins < 0 and "coins" in row:
            raise SetupError(f"Seat {seat} cannot start with {coins} coins.")
        places[seat] = Place(coins, _texts(row, "display"))
    return places
