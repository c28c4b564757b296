"""The competitive end: VP announce it, the round is finished, the richest of the best wins (B30-B32, U5)."""

from companion.engine.faces import EXPEDITIONS
from companion.engine.rules import Ending
from companion.engine.state import Game


class Competitive(Ending):
    """Most VP, then most coins, then a shared win. The variant asks for an expedition as well (B32)."""

    __slots__ = ("goal", "needs_expedition")

    def __init__(self, goal: int, needs_expedition: bool) -> None:
        self.goal: int = goal
        self.needs_expedition: bool = needs_expedition

    def reached(self, game: Game) -> bool:
        for player in game.players:
            if player.vp >= self.goal and (not self.needs_expedition or player.n[EXPEDITIONS]):
                return True
        return False

    def decide(self, game: Game) -> None:
        seats = [
            seat
            for seat, player in enumerate(game.players)
            if not self.needs_expedition or player.n[EXPEDITIONS]
        ]
        if not seats:
            game.reason = "nobody has an expedition"
            return
        best = max([game.players[seat].vp for seat in seats])
        leaders = [seat for seat in seats if game.players[seat].vp == best]
        most = max([len(game.players[seat].coins) for seat in leaders])
        game.winners = [seat for seat in leaders if len(game.players[seat].coins) == most]
        game.reason = "most VP"
        if len(leaders) > 1:
            game.reason = "most coins" if len(game.winners) == 1 else "shared win"
        if len(seats) < len(game.players):
            game.reason += " of those with an expedition"
