"""The bot `trader`: quick and sensible. It knows the risk of the next card from what its seat can see, values
persons by points and by what they will still bring, works towards contracts, and watches the end."""

from collections.abc import Iterable

from companion.advice import adventure_trader
from companion.advice.adventure_trader import adventure_of
from companion.advice.aims import deeds_of, is_team, missing, wanted
from companion.advice.expectation import allowance, expectation, harvest, income
from companion.advice.unseen import deck_gone_round, unseen
from companion.advice.worth import Outlook, card_worths, person_worth, price, ship_worth
from companion.engine.actions import (
    CLAIM,
    DECLINED,
    DRAW,
    END,
    KEEP,
    KIND,
    PASS,
    REPEL,
    STOP,
    TAKE,
    face_of,
    gift_of,
    with_of,
)
from companion.engine.faces import EXPEDITIONS, SHIP
from companion.engine.modules.contracts import COMPLETE, DECLINE, DISCARD_SHIP, EXPLORER, KEEP_SHIP
from companion.engine.modules.gambler import GAMBLE
from companion.engine.modules.time_deck import MOVE, SCORE
from companion.engine.state import TAKING, Game, Player

BOLDNESS = 0.15  # coins: what going on is worth beyond the next card
TURNS_A_STEP = 3.0  # time cards that a team wants in hand for each step still missing


def choose(game: Game) -> int:
    """One of the legal actions, for whichever seat has to act."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    adventure = adventure_of(game)
    if adventure is not None:
        return adventure_trader.choose(game, adventure)
    if game.pending >= 0:
        return repel_or_keep(game)
    if game.asks:
        return answer(game)
    done = contract_to_complete(game)
    if done >= 0:
        return done
    claim = best_claim(game)
    if claim >= 0:
        return claim
    if game.stage == TAKING:
        return take(game)
    if STOP in legal:
        return go_on_or_stop(game)
    if GAMBLE in legal and worth_a_gamble(game):
        return GAMBLE
    return DRAW if DRAW in legal else END


def answer(game: Game) -> int:
    """A question: a contract at its special moment, a ship for the Pirates' Nest, a card for the score."""
    legal = game.legal
    if KEEP_SHIP in legal:
        return KEEP_SHIP if Outlook(game, game.to_act).aims.nest else DISCARD_SHIP
    if MOVE in legal:
        return MOVE if time_to_spare(game) else SCORE
    yes = legal[0]
    return yes if yes >> 5 in _purposes(game) else DECLINE | yes >> 5 << 5


def _purposes(game: Game) -> list[int]:
    deeds = deeds_of(game)
    return wanted(game, deeds, game.to_act) if deeds else []


def contract_to_complete(game: Game) -> int:
    """A contract that can be completed now and is of use, or -1."""
    for action in game.legal:
        if action & KIND == COMPLETE and action >> 5 in _purposes(game):
            return action
    return -1


def time_to_spare(game: Game) -> bool:
    """Are there time cards enough for all that is missing, so that one may go to the score pile (C34)?"""
    deeds = deeds_of(game)
    assert deeds is not None
    steps = 0.0
    for row, contract in enumerate(deeds.open):
        if not deeds.done[row]:
            steps += 1 + min([missing(game, deeds, contract, seat) for seat in range(len(game.players))])
    return len(game.time_deck) > TURNS_A_STEP * steps


def worths_in_turn(game: Game, outlook: Outlook, cards: Iterable[int]) -> dict[int, float]:
    """What each of these cards would be worth to the active player in phase 2."""
    player = game.players[game.active]
    return card_worths(game, player, outlook, len(player.coins), cards)


def repel_or_keep(game: Game) -> int:
    """Repel what would be a bust, or a ship that adds less than the risk it brings."""
    ship = game.pending
    outlook = Outlook(game, game.active)
    worths = worths_in_turn(game, outlook, [*game.harbour, ship])
    now = harvest(worths, game.harbour, allowance(game, game.colour_count))
    if game.colours >> game.rules.faces.colour[ship] & 1:
        return KEEP if outlook.aims.bust > now else REPEL
    if outlook.aims.nest and _new_to_nest(game, ship):
        return REPEL
    then = harvest(worths, [*game.harbour, ship], allowance(game, game.colour_count + 1))
    then += outlook.aims.colours.get(game.colour_count + 1, 0.0)
    return KEEP if then > now + 0.4 or game.colour_count == 2 or outlook.aims.colours else REPEL


def _new_to_nest(game: Game, ship: int) -> bool:
    """Is this colour not yet among the ships kept for the Pirates' Nest (C16)?"""
    deeds = deeds_of(game)
    colour = game.rules.faces.colour
    return deeds is not None and colour[ship] not in [colour[kept] for kept in deeds.kept[game.active]]


def go_on_or_stop(game: Game) -> int:
    """Weigh what the next card may add against the harbour that a bust would lose."""
    if DRAW not in game.legal or deck_gone_round(game):
        return STOP
    outlook = Outlook(game, game.active)
    worths = worths_in_turn(game, outlook, game.harbour)
    now = harvest(worths, game.harbour, allowance(game, game.colour_count)) + income(game, 0)
    if now <= BOLDNESS:
        return DRAW
    left = unseen(game)
    worths |= worths_in_turn(game, outlook, [face for face, copies in enumerate(left) if copies])
    return DRAW if expectation(game, worths, left, outlook) + BOLDNESS > now else STOP


def worth_a_gamble(game: Game) -> bool:
    """Four cards at once from an empty harbour seldom bust, and two cards are better than one (G2)."""
    return not game.harbour and len(game.players[game.active].coins) >= 4


def take(game: Game) -> int:
    """The card that is worth most, if any is worth its price and fee."""
    player = game.players[game.actor]
    outlook = Outlook(game, game.actor)
    worths = card_worths(game, player, outlook, len(player.coins), game.harbour)
    choice = best_take(game, outlook, worths)
    if game.takes_left > 1 and choice != PASS:
        return ship_first(game, player, outlook, choice)
    return choice


def best_take(game: Game, outlook: Outlook, worths: dict[int, float]) -> int:
    """The legal take that is worth most after its fee, or PASS."""
    fee = outlook.coin * (game.actor != game.active)
    best, choice = 0.0, PASS
    for action in game.legal:
        if action & KIND == TAKE:
            worth = worths[face_of(action)] - fee
            if game.rules.on_ship:
                worth += variant_worth(game, outlook, action)
            if worth > best:
                best, choice = worth, action
    return choice


def variant_worth(game: Game, outlook: Outlook, action: int) -> float:
    """What the way of taking a ship changes: coins declined or not, and who gets the gift (C5, C14)."""
    face, worth = face_of(action), 0.0
    colour = game.rules.faces.colour[face]
    if colour in outlook.aims.declined and game.rules.faces.category[face] == SHIP:
        step = outlook.aims.declined[colour]
        coins = outlook.coin * (game.rules.faces.coins[face] + game.players[game.actor].n[colour])
        worth = min(0.0, step - coins) if action & DECLINED else min(0.0, coins - step)
    receiver = gift_of(action)
    if receiver >= 0:
        worth -= 0.01 * game.players[receiver].vp + (0.0 if is_team(game) else 0.3)
    return worth


def ship_first(game: Game, player: Player, outlook: Outlook, choice: int) -> int:
    """With two cards to take, a ship comes first when its coins pay for a person out of reach."""
    faces = game.rules.faces
    ships = [
        action
        for action in game.legal
        if action & KIND == TAKE and not action & DECLINED and faces.category[face_of(action)] == SHIP
    ]
    if not ships:
        return choice
    richest = max(ships, key=lambda action: ship_worth(game, player, outlook, face_of(action)))
    purse = len(player.coins)
    coins = faces.coins[face_of(richest)] + player.n[faces.colour[face_of(richest)]]
    dearer = card_worths(game, player, outlook, purse + coins, game.harbour)
    best = dearer[face_of(choice)]
    out_of_reach = [
        face for face in game.harbour if dearer[face] > best and price(game, player, face) > purse
    ]
    return richest if out_of_reach else choice


def best_claim(game: Game) -> int:
    """The claim that gains most, or -1 when none gains anything."""
    best, choice = 0.0, -1
    for action in game.legal:
        if action & KIND == CLAIM:
            gain = claim_worth(game, action)
            if gain > best:
                best, choice = gain, action
    return choice


def claim_worth(game: Game, action: int) -> float:
    """Points and coins of the expedition, less what the persons were worth."""
    faces = game.rules.faces
    player = game.players[game.active]
    outlook = Outlook(game, game.active)
    expedition = face_of(action)
    worth = faces.vp[expedition] * outlook.vp + faces.coins[expedition] * outlook.coin
    if not player.n[EXPEDITIONS] and EXPLORER in _purposes(game):
        worth += 20.0
    for face in with_of(action):
        worth -= person_worth(game, player, outlook, face)
        worth -= max([outlook.aims.guarded.get(counter, 0.0) for counter in faces.gains[face]])
    return worth
