"""Phase 1 for `trader`: the harbour's worth now, and what one more card is expected to make of it."""

from companion.advice.unseen import unseen
from companion.advice.worth import Outlook
from companion.engine.faces import ADMIRAL, GOVERNOR, GUNNER, JESTER, PERSON, SHIP, VICE_ADMIRAL
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


def harvest(worths: list[float], harbour: list[int], takes: int) -> float:
    """What the best cards of a harbour are worth together."""
    return sum(ranking(worths, harbour)[:takes])


def ranking(worths: list[float], harbour: list[int]) -> list[float]:
    """The worths of a harbour's cards that are worth anything, the best first."""
    return sorted([worths[face] for face in harbour if worths[face] > 0.0], reverse=True)


def with_one_more(ranked: list[float], worth: float, takes: int) -> float:
    """The harvest with one card more."""
    if takes > len(ranked):
        return sum(ranked) + max(0.0, worth)
    return sum(ranked[:takes]) + max(0.0, worth - ranked[takes - 1])


def expectation(game: Game, worths: list[float], outlook: Outlook) -> float:
    """The harvest to expect after one more card, busts, taxes and contracts included."""
    faces = game.rules.faces
    swords = game.players[game.active].swords
    ranked = ranking(worths, game.harbour)
    takes = allowance(game, game.colour_count)
    stay = sum(ranked[:takes])
    lost = outlook.aims.bust + game.players[game.active].n[JESTER]
    taxed = stay + outlook.aims.tax * (len(game.players[game.active].coins) >= 12)
    new_colour = _new_colour(game, outlook)
    total, hope = 0, 0.0
    for face, copies in enumerate(unseen(game)):
        if not copies:
            continue
        total += copies
        category = faces.category[face]
        if category == PERSON:
            hope += copies * with_one_more(ranked, worths[face], takes)
        elif category != SHIP:
            hope += copies * (taxed if faces.threshold[face] else stay)
        elif not game.colours >> faces.colour[face] & 1:
            hope += copies * (with_one_more(ranked, worths[face], new_colour[0]) + new_colour[1])
        elif faces.strength[face] <= swords:
            hope += copies * (stay + outlook.aims.nest / 2)
        else:
            hope += copies * lost
    return hope / max(1, total) + income(game, 1)


def _new_colour(game: Game, outlook: Outlook) -> tuple[int, float]:
    """The allowance with one more colour, and what reaching it is worth to a contract."""
    count = game.colour_count + 1
    takes = allowance(game, min(count, len(game.rules.allowance) - 1))
    nearer = 0.3 * outlook.aims.colours.get(count + 1, 0.0)
    return takes, outlook.aims.colours.get(count, 0.0) + nearer
