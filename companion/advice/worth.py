"""What a card is worth to a seat, in coins of the early game: points, what it will still bring, its price."""

from collections.abc import Iterable

from companion.advice.aims import Aims, aims_of, deeds_of, is_team
from companion.advice.expeditions import lacking
from companion.content.facts import GOAL
from companion.engine.declare import COLOURS
from companion.engine.ending import Competitive
from companion.engine.faces import (
    ADMIRAL,
    CAPTAIN,
    GOVERNOR,
    JACK,
    JESTER,
    MADEMOISELLE,
    PERSON,
    SHIP,
)
from companion.engine.modules.contract_cards import CLERK, CLERKS, GUNNER, VICE_ADMIRAL
from companion.engine.modules.gambler import GAMBLER
from companion.engine.modules.wholesalers import WHOLESALER
from companion.engine.state import Game, Player

FULL_GAME = 9.0  # own turns that a game lasts
TRADER = 0.3  # coins a turn
TUCKED = 0.3  # ships a turn that a wholesaler tucks
COINS_A_TURN = {  # by counter: what each such person brings
    MADEMOISELLE: 0.5,
    JESTER: 0.35,
    ADMIRAL: 0.45,
    GOVERNOR: 0.9,
    CLERKS: 0.4,
    GUNNER: 0.7,
    VICE_ADMIRAL: 0.4,
    GAMBLER: 0.3,
}
SWORDS = (0.5, 0.45, 0.35, 0.25, 0.2, 0.15)  # coins a turn for the first, second, ... sword
SYMBOL_HOPE = 0.8  # what a captain, priest or settler is worth towards an expedition not yet seen
SYMBOL_STEP = 1.6  # towards one that lies open
THRIFT = 0.5  # of a coin: what one kept for a contract is dearer
NO_AIMS = Aims()


class Outlook:
    """How the game stands for one seat: what a coin and a VP are worth, the turns to come, its contracts."""

    __slots__ = ("aims", "coin", "turns", "vp")

    def __init__(self, game: Game, seat: int) -> None:
        deeds = deeds_of(game)
        self.aims: Aims = aims_of(game, deeds, seat) if deeds else NO_AIMS
        if is_team(game):
            self._race(game)
            return
        ending = game.rules.ending
        goal = ending.goal if isinstance(ending, Competitive) else GOAL
        progress = min(1.0, max([player.vp for player in game.players]) / goal)
        self.turns: float = FULL_GAME * (1.0 - progress)
        self.vp: float = 2.0 + 2.0 * progress
        self.coin: float = 1.0 - 0.45 * progress
        if game.final_round:
            self._last_round(game)

    def _race(self, game: Game) -> None:
        """Against the time deck points are nothing in themselves (C33)."""
        self.turns = len(game.time_deck) / len(game.players)
        self.vp = 0.2 + self.aims.vp
        self.coin = 1.0

    def _last_round(self, game: Game) -> None:
        """Nothing grows any more: points count, coins only as far as they can still buy some."""
        to_come = (game.closing_seat - game.active - 1) % len(game.players)
        self.turns = 0.0
        self.vp = 4.0
        self.coin = 0.4 if to_come else 0.1


def person_worth(game: Game, player: Player, outlook: Outlook, face: int) -> float:
    """Points and future of a person in this display, its price not counted."""
    faces = game.rules.faces
    turns = outlook.turns
    worth = faces.vp[face] * outlook.vp
    for sword in range(player.swords, min(player.swords + faces.swords[face], len(SWORDS))):
        worth += SWORDS[sword] * turns
    for counter in faces.gains[face]:
        if counter in COINS_A_TURN:
            worth += COINS_A_TURN[counter] * turns
        elif counter < MADEMOISELLE:
            worth += TRADER * turns
        elif CAPTAIN <= counter <= JACK:
            worth += symbol_worth(game, player, outlook, counter)
        elif WHOLESALER <= counter < WHOLESALER + len(COLOURS):
            worth += TUCKED * turns * outlook.vp
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


def contract_worth(game: Game, outlook: Outlook, face: int) -> float:
    """What hiring a person adds towards the contracts aimed at."""
    aims, faces = outlook.aims, game.rules.faces
    worth = aims.swords * faces.swords[face]
    for counter in faces.gains[face]:
        if counter in aims.persons:
            worth += aims.persons[counter]
    return worth


def hire_worth(game: Game, player: Player, outlook: Outlook, face: int, purse: int) -> float:
    """What hiring a person now is worth after its price; coins kept for a contract are dearer."""
    cost = price(game, player, face)
    if cost > purse:
        return 0.0
    worth = person_worth(game, player, outlook, face) - outlook.coin * cost
    aims = outlook.aims
    if aims is NO_AIMS:
        return worth
    wish = contract_worth(game, outlook, face)
    if not wish and purse - cost < aims.hoard:
        worth -= THRIFT * min(cost, aims.hoard - purse + cost)
    return worth + wish


def ship_worth(game: Game, player: Player, outlook: Outlook, face: int) -> float:
    """A ship's coins, the VP of a ship tucked (U3), or a step towards a Nemesis (C14)."""
    faces = game.rules.faces
    colour = faces.colour[face]
    coins = faces.coins[face] + player.n[colour]
    worth = outlook.coin * coins
    if coins and player.n[WHOLESALER + colour]:
        worth += outlook.vp
    if player.n[CLERK + colour]:
        worth += outlook.coin
    return max(worth, outlook.aims.declined.get(colour, 0.0))


def price(game: Game, player: Player, face: int) -> int:
    """What a person costs this player (B23)."""
    return max(0, game.rules.faces.cost[face] - player.n[MADEMOISELLE])


def card_worths(
    game: Game, player: Player, outlook: Outlook, purse: int, cards: Iterable[int]
) -> dict[int, float]:
    """What taking each of these cards now is worth, 0 for what cannot be paid or is not taken at all."""
    category = game.rules.faces.category
    worths: dict[int, float] = {}
    for face in cards:
        if category[face] == SHIP:
            worths[face] = ship_worth(game, player, outlook, face)
        else:
            person = category[face] == PERSON
            worths[face] = hire_worth(game, player, outlook, face, purse) if person else 0.0
    return worths
