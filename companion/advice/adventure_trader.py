"""The trader's play in adventures: pushes its luck by the odds and works on the tasks the table wants."""

from companion.advice.adventure_values import AdventureOutlook
from companion.advice.unseen import deck_gone_round, unseen
from companion.engine.actions import (
    AS_ITEM,
    CLAIM,
    DRAW,
    KEEP,
    KIND,
    PASS,
    REPEL,
    STOP,
    TAKE,
    face_of,
    gift_of,
)
from companion.engine.faces import GOVERNOR, MADEMOISELLE, PERSON, SHIP
from companion.engine.modules.adventure.declared import BUY_OUT, HERO, LOOK, PAY, PUT_BACK, SELL, TASK
from companion.engine.modules.adventure.module import Adventure
from companion.engine.modules.adventure.part import TROPHY
from companion.engine.modules.adventure.tale import COLOURS as AT_COLOURS
from companion.engine.modules.adventure.tale import STOP as AT_STOP
from companion.engine.state import Game
from companion.engine.trade import ship_income

MOMENT_WORTH = 9.0
TEAM_SHARE = 0.5
SIDES = ["anna", "scott", "landman", "fishborn", "mary", "jean", "ferdinand", "grace", "samuel", "jacques"]


def adventure_of(game: Game) -> Adventure | None:
    """The adventure module of a game, if it has one."""
    for module in game.rules.modules:
        if isinstance(module, Adventure):
            return module
    return None


def choose(game: Game, adventure: Adventure) -> int:
    """One action of the seat to act."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    kinds = {action & KIND for action in legal}
    outlook = AdventureOutlook(game, adventure, game.to_act)
    if HERO in kinds:
        return min(legal, key=lambda action: SIDES.index(adventure.tale.heroes[action >> 5].id))
    if PUT_BACK in kinds:
        return max(legal, key=lambda action: _drawn(game, outlook, outlook.part.looked[action >> 5]))
    if BUY_OUT in kinds:
        return PAY if _worth_buying_out(game, outlook) else BUY_OUT
    if REPEL in kinds:
        return REPEL if _bust_by(game, game.pending) else KEEP
    task = _task(outlook, legal)
    if task is not None:
        return task
    claims = [action for action in legal if action & KIND == CLAIM]
    if claims:
        return max(claims, key=lambda action: game.rules.faces.vp[face_of(action)])
    if DRAW in kinds:
        return _go_on(game, outlook, kinds)
    return _take(game, outlook, legal)


def _task(outlook: AdventureOutlook, legal: list[int]) -> int | None:
    """Complete a wanted task at once; others only where nothing is given up for them."""
    wanted = {lying.task for lying in outlook.wanted}
    for action in legal:
        if action & KIND == TASK:
            task = action >> 5 & 255
            deed = outlook.tale.deeds[task]
            if task in wanted or not (deed.price or deed.items):
                return action
    return None


def _worth_buying_out(game: Game, outlook: AdventureOutlook) -> bool:
    saga = outlook.part.sagas[outlook.seat]
    return not saga.open(TROPHY) and game.players[outlook.seat].vp >= 6


def _bust_by(game: Game, ship: int) -> bool:
    return bool(game.colours >> game.rules.faces.colour[ship] & 1)


def _worth(game: Game, outlook: AdventureOutlook, face: int) -> float:
    """What taking this card would gain the seat now; 0 at least, since nothing must be taken."""
    faces = game.rules.faces
    player = game.players[outlook.seat]
    if faces.category[face] == SHIP:
        coins = faces.coins[face] + player.n[faces.colour[face]]
        item = outlook.item(face) if faces.item[face] else 0.0
        return max(outlook.ship(face, coins), item, 0.0)
    cost = max(0, faces.cost[face] - player.n[MADEMOISELLE])
    return max(outlook.hire(face, cost), 0.0) if cost <= len(player.coins) else 0.0


def _moment(game: Game, outlook: AdventureOutlook, size: int, colours: int) -> float:
    """What stopping here is worth to tasks that are decided at this moment (A16)."""
    worth = 0.0
    coins = len(game.players[outlook.seat].coins)
    for deed in outlook.deeds:
        stop = deed.when == AT_STOP and size == deed.harbour
        if coins >= deed.price and (stop or (deed.when == AT_COLOURS and colours >= deed.harbour)):
            worth += MOMENT_WORTH
    return worth


def _harvest(game: Game, worths: list[float], colours: int) -> float:
    """The best cards of the own allowance; together also part of what the others can take."""
    takes = game.rules.allowance[colours] + game.players[game.active].n[GOVERNOR]
    best = sorted(worths, reverse=True)
    others = len(game.players) - 1
    return sum(best[:takes]) + TEAM_SHARE * sum(best[takes : takes + others])


def _go_on(game: Game, outlook: AdventureOutlook, kinds: set[int]) -> int:
    """Draw while the next card is expected to gain more than a bust would cost."""
    if STOP not in kinds:
        return LOOK if LOOK in kinds and game.harbour else DRAW
    if deck_gone_round(game):
        return STOP
    worths = [_worth(game, outlook, face) for face in game.harbour]
    here = _harvest(game, worths, game.colour_count)
    now = here + _moment(game, outlook, len(game.harbour), game.colour_count)
    total, ahead = 0, 0.0
    for face, copies in enumerate(unseen(game)):
        if copies:
            total += copies
            ahead += copies * _after(game, outlook, worths, face, now)
    if ahead / max(total, 1) > now:
        return LOOK if LOOK in kinds else DRAW
    return STOP


def _after(game: Game, outlook: AdventureOutlook, worths: list[float], face: int, now: float) -> float:
    """The worth of the harbour once this face has been drawn."""
    faces = game.rules.faces
    category = faces.category[face]
    colours = game.colour_count
    if category == SHIP:
        if _bust_by(game, face):
            swords = game.players[game.active].swords
            return now if faces.strength[face] <= swords > 0 and not game.repel_barred else 0.0
        colours += 1
    elif category != PERSON:
        return now
    harvest = _harvest(game, [*worths, _worth(game, outlook, face)], colours)
    return harvest + _moment(game, outlook, len(game.harbour) + 1, colours)


def _drawn(game: Game, outlook: AdventureOutlook, face: int) -> float:
    """How welcome a card is as the next one."""
    worths = [_worth(game, outlook, each) for each in game.harbour]
    return _after(game, outlook, worths, face, _harvest(game, worths, game.colour_count))


def _take(game: Game, outlook: AdventureOutlook, legal: list[int]) -> int:
    """Sell what no task wants, then the best card, if any is worth having."""
    best, choice = 0.0, PASS if PASS in legal else legal[-1]
    for action in legal:
        worth = _gain(game, outlook, action)
        if worth > best:
            best, choice = worth, action
    return choice


def _gain(game: Game, outlook: AdventureOutlook, action: int) -> float:
    kind, face = action & KIND, face_of(action)
    faces = game.rules.faces
    if kind == SELL:
        return 0.0 if outlook.helps(face) else float(faces.price[action >> 13])
    if kind != TAKE:
        return 0.0
    fee = 0.0 if outlook.tale.coop or game.actor == game.active else 1.0
    if faces.category[face] != SHIP:
        cost = max(0, faces.cost[face] - game.players[outlook.seat].n[MADEMOISELLE])
        return outlook.hire(face, cost) - fee
    coins = ship_income(game, action)
    gift = 0.5 if gift_of(action) >= 0 and not outlook.tale.coop else 0.0
    kept = outlook.item(face) if action & AS_ITEM else 0.0
    return (kept + coins if action & AS_ITEM else outlook.ship(face, coins)) - fee - gift
