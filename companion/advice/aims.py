"""Which contracts a seat works towards, and what each step is worth to it (C10-C18)."""

from companion.advice.expeditions import lacking
from companion.content.facts import TAXED_FROM
from companion.engine.faces import (
    CAPTAIN,
    CHEAP,
    JACK,
    JESTER,
    MADEMOISELLE,
    PRIEST,
    SETTLER,
    TRADERS,
)
from companion.engine.modules.contract_cards import CLERKS, GUNNER, VICE_ADMIRAL
from companion.engine.modules.contracts import (
    ESTATE_VP,
    EXPLORER,
    FRIGATE_NEMESIS,
    GALLEON_NEMESIS,
    JINX,
    MAJOR_SPECULATOR,
    MERCENARY,
    NEMESIS,
    PAIRS,
    PIRATES_NEST,
    RANSOM,
    RANSOM_COINS,
    SMALL_ESTATE,
    SPECULATOR,
    STEPS,
    SWORDS,
    TAX_INSPECTOR,
    THRIFTY_STAFF,
    TRADE_MASTER,
    TRADE_OUTPOST,
    Deeds,
)
from companion.engine.modules.time_deck import CoopEnding
from companion.engine.state import Game

TEAM = 20.0  # coins: what a contract is worth to a team
RIVAL = 5.0  # and to a player on the own account: the ladder's coins, and VP for the second and third
SECOND_CHOICE = 0.2  # for a seat that is not the nearest of the team
ESTATE = 6.0  # coins: a VP on the way to the small estate
LUCK = (JINX, MAJOR_SPECULATOR)  # whoever comes upon it first
PRICES = {
    JESTER: 7,
    MADEMOISELLE: 7,
    VICE_ADMIRAL: 7,
    GUNNER: 6,
    CLERKS: 6,
    CAPTAIN: 4,
    PRIEST: 4,
    SETTLER: 4,
}
COUNTED = {TRADE_MASTER: (TRADERS, 2), THRIFTY_STAFF: (CHEAP, 4)}


class Aims:
    """What contracts add to the worth of things, for one seat."""

    __slots__ = ("bust", "colours", "declined", "guarded", "hoard", "nest", "persons", "swords", "tax", "vp")

    def __init__(self) -> None:
        self.persons: dict[int, float] = {}  # by counter: hiring one
        self.guarded: dict[int, float] = {}  # by counter: losing one
        self.swords: float = 0.0
        self.vp: float = 0.0
        self.declined: dict[int, float] = {}  # by colour: declining a ship's coins
        self.bust: float = 0.0
        self.colours: dict[int, float] = {}  # by count: reaching so many ship colours
        self.hoard: int = 0  # coins to get together
        self.tax: float = 0.0  # a tax that takes coins
        self.nest: float = 0.0  # a repelled ship of a new colour

    def person(self, counter: int, worth: float) -> None:
        """Hiring somebody of this counter brings a contract nearer."""
        self.persons[counter] = self.persons.get(counter, 0.0) + worth


def deeds_of(game: Game) -> Deeds | None:
    """The contracts on the table, where there are any."""
    for part in game.parts:
        if isinstance(part, Deeds):
            return part
    return None


def is_team(game: Game) -> bool:
    """Do all seats win or lose together?"""
    return isinstance(game.rules.ending, CoopEnding)


def wanted(game: Game, deeds: Deeds, seat: int) -> list[int]:
    """The contracts this seat may still complete to some purpose; a team needs each of them once."""
    team = is_team(game)
    return [
        contract
        for row, contract in enumerate(deeds.open)
        if deeds.free(contract, seat) and not (team and deeds.done[row])
    ]


def aims_of(game: Game, deeds: Deeds, seat: int) -> Aims:
    """Everything the seat works towards."""
    aims = Aims()
    team = is_team(game)
    for contract in wanted(game, deeds, seat):
        worth = TEAM if team else RIVAL
        if team and contract not in LUCK and not nearest(game, deeds, contract, seat):
            worth *= SECOND_CHOICE
        _aim(aims, game, deeds, contract, seat, worth)
    return aims


def nearest(game: Game, deeds: Deeds, contract: int, seat: int) -> bool:
    """Is no other seat of the team closer to this contract? Ties go round the table: each gets some."""
    seats = len(game.players)
    row = deeds.row(contract)
    mine = (missing(game, deeds, contract, seat), (seat - row) % seats)
    for other in range(seats):
        theirs = (missing(game, deeds, contract, other), (other - row) % seats)
        if theirs < mine and deeds.free(contract, other):
            return False
    return True


def missing(game: Game, deeds: Deeds, contract: int, seat: int) -> float:
    """How many steps a seat is from a contract, roughly: cards to hire, ships to decline or keep."""
    player = game.players[seat]
    n = player.n
    if contract <= TRADE_OUTPOST:
        first, second = PAIRS[contract]
        return (n[first] == 0) + (n[second] == 0)
    if contract in COUNTED:
        counter, count = COUNTED[contract]
        return max(0, count - n[counter])
    if contract == MERCENARY:
        return max(0, SWORDS - player.swords)
    if contract == EXPLORER:
        return min(
            [len(lacking(player, game.rules.faces.needs[face])) for face in game.expeditions], default=2
        )
    if contract == SMALL_ESTATE:
        return max(0, ESTATE_VP - player.vp) / 2
    if contract == RANSOM:
        return max(0, RANSOM_COINS - len(player.coins)) / 3
    if contract == TAX_INSPECTOR:
        return max(0, TAXED_FROM - len(player.coins)) / 4
    if contract == PIRATES_NEST:
        return 5 - len(deeds.kept[seat]) + (2 if player.swords < 2 else 0)
    return STEPS.get(contract, 1) - deeds.progress[deeds.row(contract)][seat]


def _aim(aims: Aims, game: Game, deeds: Deeds, contract: int, seat: int, worth: float) -> None:
    """Add one contract to the aims."""
    player = game.players[seat]
    steps = max(1.0, missing(game, deeds, contract, seat))
    step = worth / steps
    if contract <= TRADE_OUTPOST:
        for counter in PAIRS[contract]:
            if player.n[counter] == 0:
                aims.person(counter, step)
                aims.hoard = max(aims.hoard, PRICES[counter])
            elif player.n[counter] == 1:
                aims.guarded[counter] = worth / 2
    elif contract in COUNTED:
        aims.person(COUNTED[contract][0], step)
    elif contract == EXPLORER:
        _aim_at_expedition(aims, game, seat, worth)
    else:
        _aim_at_deed(aims, game, deeds, contract, seat, step)


def _aim_at_expedition(aims: Aims, game: Game, seat: int, worth: float) -> None:
    """The symbols that the nearest open expedition lacks; any symbol while none is open."""
    player = game.players[seat]
    open_needs = [lacking(player, game.rules.faces.needs[face]) for face in game.expeditions]
    lacks = min(open_needs, key=len, default=[CAPTAIN, PRIEST, SETTLER])
    share = worth / max(1, len(lacks)) * (1.0 if open_needs else 0.6)
    for symbol in {*lacks, JACK} if lacks else set():
        aims.person(symbol, share)


def _aim_at_deed(aims: Aims, game: Game, deeds: Deeds, contract: int, seat: int, step: float) -> None:
    """Contracts that are not about hiring certain persons."""
    if contract == MERCENARY:
        aims.swords += step
    elif contract == SMALL_ESTATE:
        aims.vp += ESTATE
    elif contract == RANSOM:
        aims.hoard = max(aims.hoard, RANSOM_COINS)
    elif contract in (FRIGATE_NEMESIS, GALLEON_NEMESIS):
        colour = next(colour for colour, which in NEMESIS.items() if which == contract)
        aims.declined[colour] = step
    elif contract == TAX_INSPECTOR:
        aims.hoard = max(aims.hoard, TAXED_FROM)
        aims.tax = step
    elif contract == JINX:
        aims.bust = step
    elif contract in (SPECULATOR, MAJOR_SPECULATOR) and contract not in deeds.asked:
        aims.colours[3 if contract == SPECULATOR else 4] = step
    elif contract == PIRATES_NEST:
        aims.nest = max(2.0, step)
        aims.swords += 2.0 if game.players[seat].swords < 3 else 0.0
