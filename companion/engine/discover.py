"""Phase 1: revealing cards, repelling ships, taxes and busts (B10-B17)."""

from companion.engine import events
from companion.engine.actions import DRAW, STOP
from companion.engine.claims import PARTY, claim_options
from companion.engine.faces import EXPEDITION, JESTER, MOST_SWORDS, PERSON, SHIP, SYMBOL
from companion.engine.state import BUST, Game

FIRST: list[int] = [DRAW]
ON_OR_STOP: list[int] = [DRAW, STOP]


def discover_options(game: Game) -> list[int]:
    """Go on or stop; the first card is a must (B10). Empty when nothing can be revealed (B4)."""
    if not game.deck and not game.can_reveal():
        return []
    basic = ON_OR_STOP if game.revealed else FIRST
    rules = game.rules
    for module in rules.on_discover:
        basic = module.discover_options(game, basic)
        if not basic:
            return basic
    claims = game.expeditions and game.players[game.active].n[SYMBOL] >= PARTY
    if not claims and not rules.on_options:
        return basic
    out = basic[:]
    if claims:
        claim_options(game, out)
    for module in rules.on_options:
        module.options(game, out)
    return out


def draw(game: Game) -> None:
    """Reveal the next card, mostly straight off the deck. A ship that can be repelled waits for the player's
    word (B12)."""
    if game.deck and not game.time_deck and game.events is None:
        card = game.deck.pop()
        game.revealed += 1
    else:
        card = game.next_card()
    faces = game.rules.faces
    category = faces.category[card]
    if category == PERSON:
        game.harbour.append(card)
    elif category == SHIP:
        if faces.strength[card] <= game.players[game.active].swords > 0 and not game.repel_barred:
            game.pending = card
        else:
            place(game, card)
    else:
        no_harbour_card(game, card)


def no_harbour_card(game: Game, card: int) -> None:
    """An expedition goes to the middle of the table (B15), a tax is carried out (B17)."""
    if game.rules.faces.category[card] == EXPEDITION:
        game.expeditions.append(card)
        if game.events is not None:
            game.emit(events.EXPEDITION_FOUND, game.active, card, 0)
    else:
        tax(game, card)


def place(game: Game, ship: int) -> None:
    """A ship enters the harbour; a colour that lies there already is a bust (B13)."""
    bit = 1 << game.rules.faces.colour[ship]
    game.harbour.append(ship)
    if game.colours & bit:
        bust(game)
        return
    game.colours |= bit
    game.colour_count += 1
    if game.events is not None:
        game.emit(events.ENTERED, game.active, ship, game.colour_count)
    for module in game.rules.on_placed:
        module.placed(game)


def repel(game: Game) -> None:
    """Send the ship just revealed away; swords are not spent (B12)."""
    ship = game.pending
    game.pending = -1
    if game.events is not None:
        game.emit(events.REPELLED, game.active, ship, 0)
    for module in game.rules.on_repelled:
        if module.repelled(game, ship):
            return
    game.discard.append(ship)


def keep(game: Game) -> None:
    """Let the ship in, bust or not (B13)."""
    ship = game.pending
    game.pending = -1
    place(game, ship)


def bust(game: Game) -> None:
    """The harbour is lost, jesters are paid, then the player may still claim (B14)."""
    size = len(game.harbour)
    game.discard += game.harbour
    game.harbour = []
    game.colours = 0
    game.colour_count = 0
    game.stage = BUST
    if game.events is not None:
        game.emit(events.BUSTED, game.active, -1, size)
    for seat in game.clockwise():
        jesters = game.players[seat].n[JESTER]
        if jesters:
            got = game.gain(seat, jesters)
            if game.events is not None:
                game.emit(events.JESTERS, seat, -1, got)
    for module in game.rules.on_busted:
        module.busted(game, size)


def bust_options(game: Game) -> list[int]:
    """What the active player may still do after a bust (B14)."""
    out: list[int] = []
    if game.expeditions and game.rules.claims_after_bust:
        claim_options(game, out)
    for module in game.rules.on_options:
        module.options(game, out)
    return out


def tax(game: Game, card: int) -> None:
    """The rich pay first, then the bonus is counted; the card goes to the discard pile (B17, U2)."""
    if game.events is not None:
        game.emit(events.TAX_REVEALED, game.active, card, 0)
    losers = collect(game, card)
    for seat in entitled(game, card):
        got = game.gain(seat, game.rules.faces.bonus_coins[card])
        if game.events is not None:
            game.emit(events.TAX_BONUS, seat, -1, got)
    game.discard.append(card)
    for module in game.rules.on_taxed:
        module.taxed(game, losers)


def collect(game: Game, card: int) -> list[int]:
    """Take the tax off everyone who owes it; returns who lost coins, active player first."""
    faces = game.rules.faces
    losers: list[int] = []
    for seat in game.clockwise():
        coins = len(game.players[seat].coins)
        if coins >= faces.threshold[card]:
            due = coins // 2 if faces.down_to[card] < 0 else coins - faces.down_to[card]
            game.spend(seat, due)
            losers.append(seat)
            if game.events is not None:
                game.emit(events.TAX_PAID, seat, -1, due)
    return losers


def entitled(game: Game, card: int) -> list[int]:
    """Everyone tied for most swords or fewest VP, also at 0 (B17); active player first."""
    by_swords = game.rules.faces.bonus_to[card] == MOST_SWORDS
    merits = [player.swords if by_swords else -player.vp for player in game.players]
    best = max(merits)
    return [seat for seat in game.clockwise() if merits[seat] == best]
