"""Gambler: four cards at once, no repelling, then a bust or one card more (G1-G3)."""

from collections.abc import Mapping
from typing import Final

from companion.engine.actions import STOP
from companion.engine.claims import claim_options
from companion.engine.declare import counter, event, person, stage, verb
from companion.engine.discover import FIRST, bust, no_harbour_card
from companion.engine.faces import PERSON, SHIP
from companion.engine.refusal import Illegal
from companion.engine.rules import Module, Part, Rules
from companion.engine.state import DISCOVER, TRADE, Game

GAMBLE: Final = verb("gamble", "G1")
JUDGE: Final = stage("judge")
NEXT_GAMBLER: Final = stage("next gambler")
GAMBLED: Final = event("gambled", number="revealed")
GAMBLE_WON: Final = event("gamble_won", number="bonus")
GAMBLER: Final = counter("gambler")
person("gambler", [GAMBLER])
CARDS: Final = 4


class Stakes(Part):
    """How often the active player has gambled in this turn, and whether two ships of a colour came."""

    __slots__ = ("double", "used", "won")

    def __init__(self, used: int, won: int, double: bool) -> None:
        self.used: int = used
        self.won: int = won
        self.double: bool = double

    def clone(self) -> Part:
        return Stakes(self.used, self.won, self.double)


class Gamblers(Module):
    """Each gambler in the display may be used once a turn; each success adds a card to the taking."""

    __slots__ = ("slot",)

    def __init__(self) -> None:
        self.slot: int = -1

    def install(self, rules: Rules) -> None:
        rules.on_turn.append(self)
        rules.on_options.append(self)
        rules.on_extra_cards.append(self)
        rules.own(self, verbs=[GAMBLE], stages=[JUDGE, NEXT_GAMBLER])

    def prepare(self, game: Game) -> None:
        self.slot = len(game.parts)
        game.parts.append(Stakes(0, 0, False))

    def part(self, game: Game) -> Stakes:
        part = game.parts[self.slot]
        assert isinstance(part, Stakes)
        return part

    def turn_started(self, game: Game) -> None:
        part = self.part(game)
        part.used = 0
        part.won = 0
        part.double = False

    def options(self, game: Game, out: list[int]) -> None:
        if game.stage == DISCOVER and game.players[game.active].n[GAMBLER]:
            out.append(GAMBLE)

    def perform(self, game: Game, action: int) -> None:
        """All four cards leave the deck before any of them is resolved: no tax bonus takes one of them. They
        are judged when every question is answered (G1)."""
        part = self.part(game)
        part.used += 1
        cards: list[int] = []
        while len(cards) < CARDS and game.can_reveal():
            cards.append(game.next_card())
        for card in cards:
            self.resolve(game, part, card)
        game.stage = JUDGE
        if game.events is not None:
            game.emit(GAMBLED, game.active, -1, len(cards))

    def resolve(self, game: Game, part: Stakes, card: int) -> None:
        """One of the four cards; nothing is repelled."""
        category = game.rules.faces.category[card]
        if category == PERSON:
            game.harbour.append(card)
        elif category == SHIP:
            bit = 1 << game.rules.faces.colour[card]
            game.harbour.append(card)
            if game.colours & bit:
                part.double = True
            else:
                game.colours |= bit
                game.colour_count += 1
        else:
            no_harbour_card(game, card)

    def advance(self, game: Game) -> bool:
        """Judge the gamble, then offer the next gambler; without one phase 2 follows (G2, G3)."""
        part = self.part(game)
        if game.stage == JUDGE:
            self.judge(game, part)
            return False
        if part.used >= game.players[game.active].n[GAMBLER] or not self.goes_on(game):
            game.stage = TRADE
            return False
        game.legal = [GAMBLE, STOP]
        claim_options(game, game.legal)
        for module in game.rules.on_options:
            module.options(game, game.legal)
        game.to_act = game.active
        return True

    def goes_on(self, game: Game) -> bool:
        """Can the next gambler reveal anything? Not where a module has ended discovering (A10)."""
        return game.can_reveal() and all(m.discover_options(game, FIRST) for m in game.rules.on_discover)

    def judge(self, game: Game, part: Stakes) -> None:
        """Two ships of one colour bust; else one card more (G2)."""
        if part.double:
            bust(game)
            return
        part.won += 1
        game.stage = NEXT_GAMBLER
        if game.events is not None:
            game.emit(GAMBLE_WON, game.active, -1, part.won)
        for module in game.rules.on_placed:
            module.placed(game)

    def extra_cards(self, game: Game) -> int:
        return self.part(game).won

    def explain(self, game: Game, action: Mapping[str, object]) -> Illegal:
        if action["do"] != "gamble":
            return Illegal("G3", "gambled")
        if game.stage in (DISCOVER, NEXT_GAMBLER):
            return Illegal("G1", "no_gambler")
        return Illegal("G1", "not_in_discover")
