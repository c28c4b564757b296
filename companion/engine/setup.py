"""A set-up as asked for: the fields of the protocol's `new`, checked one by one."""

from collections.abc import Mapping
from typing import Final

from companion.content.names import LONGEST, wrong_name
from companion.engine.modules.offered import module_names, modules_of
from companion.engine.refusal import SetupError, SetupShapeError

GAMES: Final = ["base", "underway", "contracts", "adventure"]
FEWEST: Final = {"base": 2, "underway": 2, "contracts": 2, "adventure": 2}
MOST: Final = {"base": 5, "underway": 4, "contracts": 5, "adventure": 4}
MODES: Final = ["competitive", "coop"]
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
OPTIONS: Final = [
    "edition",
    "end_needs_expedition",
    "contract_ships",
    "score_pile",
    "start_player",
    "last_turn",
]


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
                raise SetupShapeError("no_field", key=repr(key), known=", ".join(KEYS))
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

    def refuse_names(self) -> None:
        """Names are looked at when a game begins; one that was begun with others is still opened."""
        wrong = wrong_name(self.names)
        if wrong is not None:
            raise SetupError("name", seat=wrong.seat, why=wrong.why, most=LONGEST)

    def _read_options(self, options: dict[str, object]) -> None:
        for key in options:
            if key not in OPTIONS:
                raise SetupError("no_option", key=repr(key), known=", ".join(OPTIONS))
        self.edition: str = _choice(options, "edition", ["big-box", "2014"])
        self.last_turn: str = _choice(options, "last_turn", ["first-player", "announcer"])
        self.contract_ships: str = _choice(options, "contract_ships", ["all", "one-per-colour"])
        self.score_pile: int = _whole(options, "score_pile", 0)
        self.end_needs_expedition: bool = _flag(options, "end_needs_expedition")
        start = options.get("start_player", 0)
        if isinstance(start, str) and start != "random":
            raise SetupError("start_player_word", value=repr(start))
        self.random_start: bool = start == "random"
        self.start_player: int = 0 if self.random_start else _whole(options, "start_player", 0)

    def _check(self) -> None:
        if self.game not in GAMES:
            raise SetupError("no_game", game=repr(self.game), known=", ".join(GAMES))
        if self.mode not in MODES:
            raise SetupError("no_mode", mode=repr(self.mode), known=", ".join(MODES))
        if self.coop and self.game not in COOP:
            raise SetupError("no_coop", game=self.game, known=", ".join(COOP))
        least, most, count = 1 if self.coop else FEWEST[self.game], MOST[self.game], len(self.names)
        if not least <= count <= most:
            raise SetupError("players", game=self.game, mode=self.mode, least=least, most=most, count=count)
        self._check_modules()
        self._check_options()

    def _check_modules(self) -> None:
        for module in self.modules:
            if module not in module_names():
                raise SetupError("no_module", name=repr(module), known=", ".join(module_names()))
            if module not in modules_of(self.game):
                raise SetupError("module_game", name=module, game=self.game)
        if len(set(self.modules)) != len(self.modules):
            raise SetupError("module_twice")

    def _check_options(self) -> None:
        """An option that means nothing in this game is refused, not passed over."""
        if not 0 <= self.start_player < len(self.names):
            raise SetupError("start_player", last=len(self.names) - 1)
        if self.end_needs_expedition:
            refuse_if(self.game == "underway", "underway_expedition")
            refuse_if(self.game == "adventure", "adventure_expedition")
        refuse_if(self.last_turn == "announcer" and self.game == "adventure", "last_turn")
        refuse_if(self.score_pile < 0 or (self.score_pile > 0 and not self.timed), "score_pile")
        refuse_if(bool(self.time_deck) and not self.timed, "time_deck")
        refuse_if(self.contracts is not None and self.game != "contracts", "contracts")
        refuse_if(bool(self.campaign) and self.game != "adventure", "campaign")


def refuse_if(wrong: bool, reason: str) -> None:
    """Raise SetupError for something that does not belong into this game."""
    if wrong:
        raise SetupError(reason)


def _text(table: Mapping[str, object], key: str, default: str) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise SetupShapeError("type", key=key, wanted="text", given=_kind(value))
    return value


def _choice(table: Mapping[str, object], key: str, choices: list[str]) -> str:
    value = _text(table, key, choices[0])
    if value not in choices:
        raise SetupError("one_of", key=key, known=", ".join(choices), value=repr(value))
    return value


def _whole(table: Mapping[str, object], key: str, default: int) -> int:
    value = table.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupShapeError("type", key=key, wanted="whole", given=_kind(value))
    return value


def _flag(table: Mapping[str, object], key: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise SetupShapeError("type", key=key, wanted="flag", given=_kind(value))
    return value


def _texts(table: Mapping[str, object], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise SetupShapeError("type", key=key, wanted="list", given=_kind(value))
    texts: list[str] = []
    for each in value:
        if not isinstance(each, str):
            raise SetupShapeError("texts", key=key, given=_kind(each))
        texts.append(each)
    return texts


def _table(table: Mapping[str, object], key: str) -> dict[str, object]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise SetupShapeError("type", key=key, wanted="object", given=_kind(value))
    return value


def _kind(value: object) -> str:
    """What a JSON value is."""
    if value is None:
        return "null"
    names = {bool: "flag", int: "number", float: "point", str: "text", list: "list"}
    return names.get(type(value), "object")


def _places(value: object, count: int) -> dict[int, Place]:
    """The seats that `start` names."""
    if not isinstance(value, list):
        raise SetupShapeError("type", key="start", wanted="list", given=_kind(value))
    places: dict[int, Place] = {}
    for row in value:
        if not isinstance(row, dict) or "seat" not in row:
            raise SetupShapeError("start_entry")
        for key in row:
            if key not in ("seat", "coins", "display"):
                raise SetupShapeError("start_key", key=repr(key))
        seat = _whole(row, "seat", 0)
        coins = _whole(row, "coins", -1)
        if not 0 <= seat < count or seat in places:
            raise SetupError("start_seat", last=count - 1, seat=seat)
        if coins < 0 and "coins" in row:
            raise SetupError("start_coins", seat=seat, coins=coins)
        places[seat] = Place(coins, _texts(row, "display"))
    return places
