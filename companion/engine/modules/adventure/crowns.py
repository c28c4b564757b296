"""Crowns, hero markers and what they open (A13, A15, A22)."""

from companion.content.facts import HERO_MARKERS, SPACE_CROWNS, crown_vp
from companion.engine.faces import MADEMOISELLE
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure.part import DOOR, PERSON_COST, SWORDS, Chronicle
from companion.engine.modules.adventure.tale import Tale
from companion.engine.state import Game


def move_crowns(game: Game, tale: Tale, part: Chronicle, seat: int, number: int) -> None:
    """Crowns won or lost; the track stops at both ends, and its VP follow the marker (A15)."""
    saga = part.sagas[seat]
    before = saga.crowns
    saga.crowns = max(0, min(tale.spaces, before + number))
    game.score(seat, crown_vp(tale.shields, saga.crowns) - crown_vp(tale.shields, before))
    if saga.crowns != before and game.events is not None:
        game.emit(declared.CROWNS, seat, -1, saga.crowns - before)


def lift_marker(part: Chronicle, seat: int) -> int:
    """Take the leftmost marker off the hero; returns the space it lay on (A13)."""
    saga = part.sagas[seat]
    space = HERO_MARKERS - saga.left
    saga.left -= 1
    return space


def free_space(game: Game, tale: Tale, part: Chronicle, seat: int, space: int) -> None:
    """A space of the hero is free: ability, trophy or crowns (A13). The end is looked at again (A50)."""
    part.sagas[seat].opened |= 1 << space
    game.vp_moved = True
    if game.events is not None:
        game.emit(declared.OPENED, seat, -1, space)
    if space == DOOR:
        wake_hero(game, tale, part, seat)
    if SPACE_CROWNS[space]:
        move_crowns(game, tale, part, seat, SPACE_CROWNS[space])


def wake_hero(game: Game, tale: Tale, part: Chronicle, seat: int) -> None:
    """The ability works from now on; what persons can do too is added to the seat's own counters (A22)."""
    hero = tale.heroes[part.sagas[seat].hero]
    player = game.players[seat]
    if hero.do == "sword":
        part.sagas[seat].swords += hero.amount
        player.swords += hero.amount
    elif hero.do == "mademoiselle":
        player.n[MADEMOISELLE] += hero.amount
    elif hero.do == "trader" and hero.pays == "coins":
        player.n[game.rules.faces.colour_number(hero.colour)] += hero.amount
    elif hero.do == "coins_once":
        got = game.gain(seat, hero.amount)
        if game.events is not None:
            game.emit(declared.HERO_COINS, seat, -1, got)


def ability(tale: Tale, part: Chronicle, seat: int, do: str) -> int:
    """How much of one ability the seat's hero gives now; 0 while the door is not free (A22)."""
    saga = part.sagas[seat]
    if not saga.opened & 1:
        return 0
    hero = tale.heroes[saga.hero]
    return hero.amount if hero.do == do else 0


def lent(game: Game, tale: Tale, part: Chronicle, seat: int, counted: list[int]) -> int:
    """What hero and event give a seat beyond its display: counters are raised, swords returned."""
    saga = part.sagas[seat]
    counted[MADEMOISELLE] += ability(tale, part, seat, "mademoiselle") - part.turn[PERSON_COST]
    trader = ability(tale, part, seat, "trader")
    if trader and tale.heroes[saga.hero].pays == "coins":
        counted[game.rules.faces.colour_number(tale.heroes[saga.hero].colour)] += trader
    return saga.swords + (part.turn[SWORDS] if seat == part.lent_to else 0)
