"""What a card is worth to a seat, in coins of the early game: points, what it will still bring, its price."""

from companion.engine.ending import Competitive
from companion.engine.faces import (
    ADMIRAL,
    CAPTAIN,
    GOVERNOR,
    JACK,
    JESTER,
    MADEMOISELLE,
    PERSON,
    PRIEST,
    SETTLER,
    SHIP,
)
from companion.engine.state import Game, Player

FULL_GAME = 9.0  # own turns that a game lasts
TRADER = 0.3  # coins a turn
ABILITY = {MADEMOISELLE: 0.5, JESTER: 0.35, ADMIRAL: 0.45, GOVERNOR: 0.9}
SWORDS = (0.5, 0.45, 0.35, 0.25, 0.2, 0.15)  # coins a turn for the first, second, ... sword
SYMBOL_HOPE = 0.8  # what a captain, priest or settler is worth towards an expedition not yet seen
SYMBOL_STEP = 1.6  # towards one that lies open


class Outlook:
    """How far the game has come for one seat: what a coin and a VP are worth, and the turns to come."""

    __slots__ = ("coin", "turns", "vp")

    def __init__(self, game: Game) -> None:
        ending = game.rules.ending
        goal = ending.goal if isinstance(ending, Competitive) else 12
        best = max([player.vp for player in game.players])
        progress = min(1.0, best / goal)
        self.turns: float = FULL_GAME * (1.0 - progress)
        self.vp: float = 2.0 + 2.0 * progress
        self.coin: float = 1.0 - 0.45 * progress
        if game.final_round:
            self._last_round(game)

    def _last_round(self, game: Game) -> None:
        """Nothing grows any more: points count, coins only as far as they can still buy some."""
        to_come = (game.start_player - game.active - 1) % len(game.players)
        self.turns = 0.0
        self.vp = 4.0
        self.coin = 0.4 if to_come else 0.1


def person_worth(game: Game, player: Player, outlook: Outlook, face: int) -> float:
    """Points and future of a person in this display, its price not counted."""
    faces = game.rules.faces
    worth = faces.vp[face] * outlook.vp
    swords = faces.swords[face]
    for sword in range(player.swords, min(player.swords + swords, len(SWORDS))):
        worth += SWORDS[sword] * outlook.turns
    for counter in faces.gains[face]:
        if counter in ABILITY:
            worth += ABILITY[counter] * outlook.turns
        elif counter < MADEMOISELLE:
            worth += TRADER * outlook.turns
        elif CAPTAIN <= counter <= JACK:
            worth += symbol_worth(game, player, outlook, counter)
    return worth


def symbol_worth(game: Game, player: Player, outlook: Outlook, symbol: int) -> float:
    """A captain, priest or settler: hope for an expedition, more if an open one still misses it."""
    worth = SYMBOL_HOPE * min(1.0, outlook.turns / 4)
    needs = game.rules.faces.needs
    for expedition in game.expeditions:
        missing = lacking(player, needs[expedition])
        if missing and (symbol in missing or symbol == JACK):
            worth = max(worth, SYMBOL_STEP * outlook.vp / len(missing))
    return worth


def lacking(player: Player, needs: list[int]) -> list[int]:
    """The symbols that a display still lacks for an expedition, its jacks used first."""
    missing: list[int] = []
    for symbol in (CAPTAIN, PRIEST, SETTLER):
        missing += [symbol] * (needs.count(symbol) - player.n[symbol])
    return missing[player.n[JACK] :]


def price(game: Game, player: Player, face: int) -> int:
    """What a person costs this player (B23)."""
    return max(0, game.rules.faces.cost[face] - player.n[MADEMOISELLE])


def face_worths(game: Game, player: Player, outlook: Outlook, purse: int) -> list[float]:
    """By face: what taking it now is worth, 0 for what cannot be paid or is not taken at all."""
    faces = game.rules.faces
    worths: list[float] = []
    for face, category in enumerate(faces.category):
        worth = 0.0
        if category == SHIP:
            worth = outlook.coin * (faces.coins[face] + player.n[faces.colour[face]])
        elif category == PERSON:
            cost = price(game, player, face)
            if cost <= purse:
                worth = person_worth(game, player, outlook, face) - outlook.coin * cost
        worths.append(worth)
    return worths
