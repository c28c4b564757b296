"""Underway!: wholesalers tuck the ships they are paid for (U3)."""

from typing import Final

from companion.engine.actions import AS_ITEM, face_of
from companion.engine.declare import by_colour, event, person
from companion.engine.rules import Module, Part, Rules
from companion.engine.state import Game
from companion.engine.trade import ship_income
from companion.engine.views import PlayerView

TUCKED: Final = event("tucked", card="card")
WHOLESALER: Final = by_colour("wholesaler")
person("wholesaler", [], WHOLESALER)


class Tucked(Part):
    """The ships under each seat's wholesalers; they never return to the deck."""

    __slots__ = ("ships",)

    def __init__(self, ships: list[list[int]]) -> None:
        self.ships: list[list[int]] = ships

    def clone(self) -> Part:
        return Tucked([ships[:] for ships in self.ships])

    def cards(self) -> list[int]:
        return [ship for ships in self.ships for ship in ships]


class Wholesalers(Module):
    """A ship that pays its taker goes under the wholesaler of its colour: 1 VP, for several of them once."""

    __slots__ = ("slot",)

    def __init__(self) -> None:
        self.slot: int = -1

    def install(self, rules: Rules) -> None:
        rules.on_ship.append(self)

    def prepare(self, game: Game) -> None:
        self.slot = len(game.parts)
        game.parts.append(Tucked([[] for _ in game.players]))

    def part(self, game: Game) -> Tucked:
        part = game.parts[self.slot]
        assert isinstance(part, Tucked)
        return part

    def stows(self, game: Game, action: int) -> bool:
        colour = game.rules.faces.colour[face_of(action)]
        if action & AS_ITEM or not game.players[game.actor].n[WHOLESALER + colour]:
            return False
        return ship_income(game, action) > 0

    def stow(self, game: Game, action: int) -> None:
        ship = face_of(action)
        self.part(game).ships[game.actor].append(ship)
        game.score(game.actor, 1)
        if game.events is not None:
            game.emit(TUCKED, game.actor, ship, 0)

    def tell_player(self, game: Game, seat: int, state: PlayerView) -> None:
        code = game.rules.faces.code
        state["tucked"] = [code[ship] for ship in self.part(game).ships[seat]]
