"""Phase 1 for `trader`: the harbour's worth now, and what one more card is expected to make of it."""

from companion.advice.worth import Outlook
from companion.content.facts import TAXED_FROM
from companion.engine.faces import ADMIRAL, GOVERNOR, JESTER, PERSON, SHIP
from companion.engine.modules.contract_cards import GUNNER, VICE_ADMIRAL
from companion.engine.state import Game


def allowance(game: Game, colours: int) -> int:
    """How many cards the active player may take with so many colours in the harbour (B20)."""
    takes = game.rules.allowance[colours] + game.players[game.active].n[GOVERNOR]
    for module in game.rules.on_extra_cards:
        takes += module.extra_cards(game)
    return takes


def income(game: Game, more: int) -> float:
    """Coins at the start of the taking with so many more cards in the harbour (B25, C3, C4)."""
    n = game.players[game.active].n
    size = len(game.harbour) + more
    coins = 2.0 * n[ADMIRAL] if size >= 5 else 0.0
    if n[VICE_ADMIRAL] and 3 <= size <= 4:
        coins += n[VICE_ADMIRAL]
    if n[GUNNER]:
        coins += n[GUNNER] * max(0.0, game.colour_count + 0.4 * more - 1)
    return coins


def harvest(worths: dict[int, float], harbour: list[int], takes: int) -> float:
    """What the best cards of a harbour are worth together."""
    return sum(ranking(worths, harbour)[:takes])


def ranking(worths: dict[int, float], harbour: list[int]) -> list[float]:
    """The worths of a harbour's cards that are worth anything, the best first."""
    return sorted([worths[face] for face in harbour if worths[face] > 0.0], reverse=True)


def best_and_floor(ranked: list[float], takes: int) -> tuple[float, float]:
    """The harvest of so many cards, and what a further card must be worth to better it."""
    return sum(ranked[:takes]), ranked[takes - 1] if takes <= len(ranked) else 0.0


def expectation(game: Game, worths: dict[int, float], left: list[int], outlook: Outlook) -> float:
    """The harvest to expect after one more card, busts, taxes and contracts included."""
    faces, aims, player = game.rules.faces, outlook.aims, game.players[game.active]
    ranked = ranking(worths, game.harbour)
    stay, floor = best_and_floor(ranked, allowance(game, game.colour_count))
    wide, wide_floor = best_and_floor(ranked, wider_allowance(game))
    wide += colour_worth(game, outlook)
    lost = aims.bust + player.n[JESTER]
    taxed = stay + aims.tax * (len(player.coins) >= TAXED_FROM)
    hope = 0.0
    for face, copies in enumerate(left):
        if not copies:
            continue
        category, worth = faces.category[face], worths[face]
        if category == PERSON:
            hope += copies * (stay + worth - floor if worth > floor else stay)
        elif category != SHIP:
            hope += copies * (taxed if faces.threshold[face] else stay)
        elif not game.colours >> faces.colour[face] & 1:
            hope += copies * (wide + worth - wide_floor if worth > wide_floor else wide)
        elif faces.strength[face] <= player.swords:
            hope += copies * (stay + aims.nest / 2)
        else:
            hope += copies * lost
    return hope / max(1, sum(left)) + income(game, 1)


def wider_allowance(game: Game) -> int:
    """The allowance with one more colour in the harbour."""
    return allowance(game, min(game.colour_count + 1, len(game.rules.allowance) - 1))


def colour_worth(game: Game, outlook: Outlook) -> float:
    """What one more colour is worth to the contracts aimed at (C13, C15)."""
    count = game.colour_count + 1
    colours = outlook.aims.colours
    return colours.get(count, 0.0) + 0.3 * colours.get(count + 1, 0.0)
