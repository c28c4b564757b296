"""How a chapter ends (A40, A50): together at card 9, or in competition with 12 VP and an open trophy."""

from companion.content.facts import GOAL
from companion.engine.modules.adventure.part import LOST, TROPHY, WON, Chronicle
from companion.engine.rules import Ending
from companion.engine.state import Game


class ChapterEnd(Ending):
    """The competitive announcement and both ways of deciding."""

    __slots__ = ("coop", "slot")

    def __init__(self, coop: bool) -> None:
        self.coop: bool = coop
        self.slot: int = 0

    def _part(self, game: Game) -> Chronicle:
        part = game.parts[self.slot]
        assert isinstance(part, Chronicle)
        return part

    def reached(self, game: Game) -> bool:
        if self.coop or len(game.parts) <= self.slot:
            return False
        vp = [player.vp for player in game.players]
        sagas = self._part(game).sagas
        return any(vp[seat] >= GOAL and saga.open(TROPHY) for seat, saga in enumerate(sagas))

    def decide(self, game: Game) -> None:
        """[R] A game that ends because no card can move any more (B4) is lost, or has no winner."""
        part = self._part(game)
        if self.coop:
            part.outcome = part.outcome or LOST
            game.winners = list(range(len(game.players))) if part.outcome == WON else []
            game.reason = "card 9 is fulfilled" if part.outcome == WON else "card 9 is not fulfilled"
            return
        if any(saga.open(TROPHY) for saga in part.sagas):
            self._rank(game, part)
        else:
            game.reason = "nobody has a trophy"

    def _rank(self, game: Game, part: Chronicle) -> None:
        """Most VP among the trophies, then fewest markers left, then most coins, then a shared win (A50)."""
        seats = [seat for seat, saga in enumerate(part.sagas) if saga.open(TROPHY)]
        game.reason = "most VP"
        for reason, merits in (
            ("most VP", [player.vp for player in game.players]),
            ("fewest markers left", [-saga.left for saga in part.sagas]),
            ("most coins", [len(player.coins) for player in game.players]),
        ):
            best = max([merits[seat] for seat in seats])
            if len(seats) > 1:
                game.reason = reason
            seats = [seat for seat in seats if merits[seat] == best]
        if len(seats) > 1:
            game.reason = "shared win"
        if not all(saga.open(TROPHY) for saga in part.sagas):
            game.reason += " of those with a trophy"
        game.winners = seats
