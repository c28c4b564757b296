"""What a seat has not seen: the cards of the box that lie nowhere in the open. Before the first reshuffle
each of them is equally likely to be the next card, whether it lies in the deck or as a coin."""

from companion.engine.modules.time_deck import ScorePile
from companion.engine.state import Game


def unseen(game: Game) -> list[int]:
    """How many copies of each face lie face down: in the deck, as coins, in time deck and score pile."""
    left = game.rules.copies[:]
    for face in game.discard:
        left[face] -= 1
    for face in game.harbour:
        left[face] -= 1
    for face in game.expeditions:
        left[face] -= 1
    for player in game.players:
        for face in player.display:
            left[face] -= 1
    for part in game.parts:
        if not isinstance(part, ScorePile):
            for face in part.cards():
                left[face] -= 1
    if game.pending >= 0:
        left[game.pending] -= 1
    return left


def deck_gone_round(game: Game) -> bool:
    """Has this turn revealed more cards than deck, discard pile and harbour hold? Whoever repels every ship
    of a short deck could otherwise go on for ever."""
    return game.revealed > len(game.deck) + len(game.discard) + len(game.harbour)
