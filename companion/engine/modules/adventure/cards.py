"""The adventure's play cards: items, lookouts, innkeepers, persons who earn on Ares ships (A20, A21)."""

from companion.engine import events
from companion.engine.actions import AS_ITEM, face_of
from companion.engine.declare import COLOURS
from companion.engine.faces import ARES_EARNER, PERSON, SHIP, Faces
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure.crowns import ability, move_crowns
from companion.engine.modules.adventure.declared import INNKEEPER, LOOK, LOOKOUT, PUT_BACK, SELL
from companion.engine.modules.adventure.part import LOOKOUTS, SHIP_COINS, Chronicle
from companion.engine.modules.adventure.tale import Tale
from companion.engine.state import DISCOVER, TAKING, Game

ARES = COLOURS.index("ares")
LOOK_AT = 3
FULL_HARBOUR = 5
FULL_INN = 4


def ship_variants(game: Game, takes: list[int]) -> list[int]:
    """A ship with an item may be kept as the item instead of being traded for its coins or crowns (A20)."""
    faces = game.rules.faces
    return takes + [take | AS_ITEM for take in takes if faces.item[face_of(take)]]


def ship_coins(game: Game, part: Chronicle, action: int) -> int:
    """Ares earners count either way; an event only where the ship is traded away (A20)."""
    faces = game.rules.faces
    face = face_of(action)
    coins = 0 if action & AS_ITEM else max(part.turn[SHIP_COINS], -faces.coins[face])
    if faces.colour[face] == ARES:
        coins += game.players[game.actor].n[ARES_EARNER]
    return coins


def traded(game: Game, tale: Tale, part: Chronicle, action: int) -> None:
    """Crowns: those on a ship traded away, and those of a hero who trades for crowns (A20, A22)."""
    faces = game.rules.faces
    face = face_of(action)
    crowns = 0 if action & AS_ITEM else faces.crowns[face]
    bonus = ability(tale, part, game.actor, "trader")
    if bonus:
        hero = tale.heroes[part.sagas[game.actor].hero]
        if hero.pays == "crowns" and faces.colour_number(hero.colour) == faces.colour[face]:
            crowns += bonus
    if crowns:
        move_crowns(game, tale, part, game.actor, crowns)


def taking_income(game: Game, tale: Tale, part: Chronicle, seat: int) -> int:
    """Innkeepers bring crowns; Scott and Mary bring coins (A21, A22)."""
    part.innkeepers = []
    faces = game.rules.faces
    persons = len([card for card in game.harbour if faces.category[card] == PERSON])
    inns = game.players[seat].n[INNKEEPER]
    if inns and persons >= FULL_INN:
        move_crowns(game, tale, part, seat, inns)
    coins = ability(tale, part, seat, "admiral") if len(game.harbour) >= FULL_HARBOUR else 0
    bonus = ability(tale, part, seat, "ship_coins")
    if bonus and len(game.harbour) - persons >= tale.heroes[part.sagas[seat].hero].limit:
        coins += bonus
    return coins


def lookouts(game: Game, tale: Tale, part: Chronicle) -> int:
    """How often the active player may look this turn: each lookout once (A21)."""
    seat = game.active
    return game.players[seat].n[LOOKOUT] + ability(tale, part, seat, "lookout") + part.turn[LOOKOUTS]


def look_options(game: Game, tale: Tale, part: Chronicle, out: list[int]) -> None:
    """Looking is for phase 1, and only where there is something to choose from (A21)."""
    choice = game.stage == DISCOVER and len(game.deck) + len(game.discard) > 1
    if choice and part.looks < lookouts(game, tale, part):
        out.append(LOOK)


def look(game: Game, part: Chronicle) -> None:
    """Look at the top three; the deck is renewed under them when it is short (B4)."""
    part.looks += 1
    while len(part.looked) < LOOK_AT and (game.deck or game.restock()):
        part.looked.append(game.deck.pop())
    if game.events is not None:
        game.emit(declared.LOOKED, game.active, -1, len(part.looked))


def look_answers(part: Chronicle) -> list[int]:
    """Any of the cards looked at may go back on top; by place, and equal ones too, since everybody sees the
    choices and only the looker may know the cards."""
    return [PUT_BACK | place << 5 for place in range(len(part.looked))]


def put_back(game: Game, part: Chronicle, action: int) -> None:
    """One card back on top, the others to the discard pile without effect (A21)."""
    face = part.looked.pop(action >> 5)
    game.discard += part.looked
    if game.events is not None:
        for card in part.looked:
            game.emit(events.DISCARDED, game.active, card, 0)
    part.looked = []
    game.deck.append(face)


def is_provision(faces: Faces, face: int) -> bool:
    """Bread or rum, which innkeepers buy."""
    return faces.category[face] == SHIP and faces.item[face] in ("bread", "rum")


def sell_options(game: Game, part: Chronicle, out: list[int]) -> None:
    """In the own taking each innkeeper buys one bread or rum at her price (A21)."""
    player = game.players[game.actor]
    if game.stage != TAKING or len(part.innkeepers) >= player.n[INNKEEPER]:
        return
    faces = game.rules.faces
    free = [face for face in player.display if faces.price[face]]
    for used in part.innkeepers:
        free.remove(used)
    for goods in sorted(set(player.display)):
        if is_provision(faces, goods):
            out += [SELL | goods << 5 | innkeeper << 13 for innkeeper in sorted(set(free))]


def sell(game: Game, part: Chronicle, action: int) -> None:
    """The goods go to the discard pile, the price is taken from the deck."""
    innkeeper = action >> 13
    part.innkeepers.append(innkeeper)
    game.leave(game.actor, face_of(action))
    got = game.gain(game.actor, game.rules.faces.price[innkeeper])
    if game.events is not None:
        game.emit(declared.SOLD, game.actor, face_of(action), got)
