"""Phase 2: allowances, takings, ships, persons and the passive player's fee (B20-B27)."""

from companion.engine import events
from companion.engine.actions import AS_ITEM, DECLINED, PASS, TAKE, face_of
from companion.engine.claims import PARTY, claim_options
from companion.engine.faces import ADMIRAL, GOVERNOR, JESTER, MADEMOISELLE, SHIP, SYMBOL
from companion.engine.state import TAKING, TRADE, TURN_END, Game


def begin_trade(game: Game) -> None:
    """The active player's allowance is counted when phase 2 starts (B20), once nothing is asked any more."""
    game.stage = TRADE
    for module in game.rules.on_stop:
        if module.stopped(game):
            return
    takes = game.rules.allowance[game.colour_count] + game.players[game.active].n[GOVERNOR]
    for module in game.rules.on_extra_cards:
        takes += module.extra_cards(game)
    if game.events is not None:
        game.emit(events.STOPPED, game.active, -1, game.colour_count)
    begin_taking(game, game.active, takes)


def begin_taking(game: Game, seat: int, takes: int) -> None:
    """A player's share of phase 2 starts with the income of admirals, jesters and the like (B25)."""
    game.stage = TAKING
    game.actor = seat
    game.takes_left = takes
    n = game.players[seat].n
    coins = 0
    size = len(game.harbour)
    if size >= 5:
        coins = 2 * n[ADMIRAL]
    elif size == 0 and (seat != game.active or game.rules.jester_when_active):
        coins = n[JESTER]
    for module in game.rules.on_taking:
        coins += module.taking_income(game, seat)
    if game.events is not None:
        game.emit(events.TAKING_BEGINS, seat, -1, takes)
    if coins:
        got = game.gain(seat, coins)
        if game.events is not None:
            game.emit(events.INCOME, seat, -1, got)


def taking_options(game: Game) -> list[int]:
    """What the acting seat may take, claim or complete, and passing; empty when there is nothing (B21)."""
    out: list[int] = []
    if game.takes_left > 0 and game.harbour:
        take_options(game, out)
    if game.expeditions and game.actor == game.active and game.players[game.actor].n[SYMBOL] >= PARTY:
        claim_options(game, out)
    for module in game.rules.on_options:
        module.options(game, out)
    if out:
        out.append(PASS)
    return out


def take_options(game: Game, out: list[int]) -> None:
    """Every card the acting seat can take and pay for, equal cards once."""
    faces = game.rules.faces
    player = game.players[game.actor]
    purse = len(player.coins) - (game.fee if game.actor != game.active else 0)
    discount = player.n[MADEMOISELLE]
    category = faces.category
    cost = faces.cost
    plain_ships = purse > 0 and not game.rules.on_ship
    for card in game.harbour:
        action = TAKE | card << 5
        if category[card] == SHIP:
            if not plain_ships:
                ship_options(game, action, purse, out)
            elif action not in out:
                out.append(action)
        elif cost[card] - discount <= purse and purse >= 0 and action not in out:
            out.append(action)


def ship_options(game: Game, action: int, purse: int, out: list[int]) -> None:
    """The ways to take one ship; a passive player must be left with the fee in real coins (B24)."""
    takes = [action]
    for module in game.rules.on_ship:
        takes = module.ship_variants(game, takes)
    for take in takes:
        if take not in out and (purse >= 0 or purse + real_income(game, take) >= 0):
            out.append(take)


def ship_income(game: Game, action: int) -> int:
    """A ship's coins and 1 for each own trader of its colour (B22), unless declined (C14)."""
    if action & DECLINED:
        return 0
    faces = game.rules.faces
    card = face_of(action)
    coins = 0 if action & AS_ITEM else faces.coins[card]
    coins += game.players[game.actor].n[faces.colour[card]]
    for module in game.rules.on_ship:
        coins += module.ship_coins(game, action)
    return coins


def stowed(game: Game, action: int) -> bool:
    """Does the ship stay with its taker?"""
    return any(module.stows(game, action) for module in game.rules.on_ship)


def real_income(game: Game, action: int) -> int:
    """The coins that a ship would really bring, given what the piles still hold (B4, B24)."""
    cards = len(game.deck) + len(game.discard) + (0 if stowed(game, action) else 1)
    return min(cards, ship_income(game, action))


def take(game: Game, action: int) -> None:
    """Take one card out of the harbour; a passive player pays the active one for it (B24)."""
    card = face_of(action)
    game.harbour.remove(card)
    game.takes_left -= 1
    if game.rules.faces.category[card] == SHIP:
        trade_ship(game, action, card)
    else:
        hire(game, card)
    if game.actor != game.active:
        for _ in range(game.fee):
            game.give(game.actor, game.active)
            if game.events is not None:
                game.emit(events.FEE, game.actor, -1, game.active)


def trade_ship(game: Game, action: int, card: int) -> None:
    """The ship leaves, then its coins are taken (B22)."""
    coins = ship_income(game, action)
    stays = False
    for module in game.rules.on_ship:
        if not stays and module.stows(game, action):
            module.stow(game, action)
            stays = True
    if not stays:
        game.discard.append(card)
    got = game.gain(game.actor, coins)
    if game.events is not None:
        game.emit(events.TRADED, game.actor, card, got)
    for module in game.rules.on_ship:
        module.traded(game, action)


def hire(game: Game, card: int) -> None:
    """Pay for a person, who joins the display and helps from now on (B21, B23, B26)."""
    seat = game.actor
    player = game.players[seat]
    cost = max(0, game.rules.faces.cost[card] - player.n[MADEMOISELLE])
    game.spend(seat, cost)
    governors = player.n[GOVERNOR]
    game.join(seat, card)
    if game.rules.governor_at_once:
        game.takes_left += player.n[GOVERNOR] - governors
    if game.events is not None:
        game.emit(events.HIRED, seat, card, cost)


def end_taking(game: Game) -> None:
    """On to the next player clockwise; after the last one the rest of the harbour is discarded (B27)."""
    game.takes_left = 0
    seat = game.rules.seat_after[game.actor]
    if seat != game.active and not game.passive_barred:
        begin_taking(game, seat, 1 + game.players[seat].n[GOVERNOR])
        return
    if game.events is not None:
        for card in game.harbour:
            game.emit(events.LEFT_OVER, -1, card, 0)
    game.discard += game.harbour
    game.harbour = []
    game.stage = TURN_END
