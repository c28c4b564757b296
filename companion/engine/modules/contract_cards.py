"""One more contract, the cards: clerks, gunners, vice-admirals and ships with a gift (C1-C5)."""

from typing import Final

from companion.engine.actions import GIFT_SHIFT, face_of, gift_of
from companion.engine.declare import by_colour, counter, event, person
from companion.engine.faces import SHIP
from companion.engine.rules import Module, Rules
from companion.engine.state import Game

GIFT: Final = event("gift", number="other")
GUNNER: Final = counter("gunner")
VICE_ADMIRAL: Final = counter("vice-admiral")
CLERKS: Final = counter("clerks")
CLERK: Final = by_colour("clerk")
person("gunner", [GUNNER])
person("vice-admiral", [VICE_ADMIRAL])
person("clerk", [CLERKS], CLERK)


class ContractCards(Module):
    """What the module's persons and ships do in phase 2."""

    __slots__ = ()

    def install(self, rules: Rules) -> None:
        rules.on_ship.append(self)
        rules.on_taking.append(self)

    def taking_income(self, game: Game, seat: int) -> int:
        """Vice-admirals at exactly 3 or 4 cards (C3), gunners by the ships in the harbour (C4)."""
        n = game.players[seat].n
        coins = 0
        if n[VICE_ADMIRAL] and 3 <= len(game.harbour) <= 4:
            coins = n[VICE_ADMIRAL]
        if n[GUNNER]:
            category = game.rules.faces.category
            ships = len([card for card in game.harbour if category[card] == SHIP])
            coins += n[GUNNER] * max(0, ships - 1)
        return coins

    def ship_variants(self, game: Game, takes: list[int]) -> list[int]:
        """A ship with a gift is taken for the good of one other player, whom its taker names (C5)."""
        if not game.rules.faces.gift[face_of(takes[0])]:
            return takes
        others = [seat for seat in range(len(game.players)) if seat != game.actor]
        if not others:
            return takes
        return [take | seat + 1 << GIFT_SHIFT for take in takes for seat in others]

    def traded(self, game: Game, action: int) -> None:
        """The gift is paid (C5), and a clerk of the ship's colour allows one more card (C2)."""
        receiver = gift_of(action)
        if receiver >= 0:
            game.gain(receiver, game.rules.faces.gift[face_of(action)])
            if game.events is not None:
                game.emit(GIFT, game.actor, -1, receiver)
        colour = game.rules.faces.colour[face_of(action)]
        game.takes_left += game.players[game.actor].n[CLERK + colour]
