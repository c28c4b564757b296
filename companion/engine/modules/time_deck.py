"""One more contract, co-operative and solo: the time deck, the score pile, win, loss and rank (C30-C35)."""

from collections.abc import Mapping
from typing import Final

from companion.content import Contract
from companion.content.facts import rank_of, time_deck_size
from companion.engine.actions import question
from companion.engine.declare import ask, event, needs, verb
from companion.engine.flow import finish
from companion.engine.modules.contracts import IDS, Contracts, Deeds
from companion.engine.refusal import Illegal, SetupError
from companion.engine.rules import Ending, Module, Part, Rules
from companion.engine.state import OVER, Game
from companion.engine.views import Question, View

SCORE: Final = verb("score", "C34", [needs("move", bool)])
MOVE: Final = SCORE | 1 << 5
ASK_SCORE: Final = ask("score")
SCORE_CARD: Final = event("score_card", number="score_pile")


class ScorePile(Part):
    """Time cards set aside for the score."""

    __slots__ = ("pile",)

    def __init__(self, pile: list[int]) -> None:
        self.pile: list[int] = pile

    def clone(self) -> Part:
        return ScorePile(self.pile[:])

    def cards(self) -> list[int]:
        return self.pile


class CoopEnding(Ending):
    """12 VP end nothing; the team wins when every contract has been completed by someone (C33)."""

    __slots__ = ("contracts",)

    def __init__(self, contracts: Contracts) -> None:
        self.contracts: Contracts = contracts

    def reached(self, game: Game) -> bool:
        return False

    def won(self, game: Game) -> bool:
        """Has every contract on the table been completed by someone?"""
        deeds: Deeds = self.contracts.part(game)
        return all(deeds.done)

    def decide(self, game: Game) -> None:
        won = self.won(game)
        game.winners = list(range(len(game.players))) if won else []
        game.reason = "every contract completed" if won else "time ran out"


class TimeDeck(Module):
    """The race of the contracts against the time deck."""

    __slots__ = ("catalogue", "ending", "put_aside", "slot")

    def __init__(self, ending: CoopEnding, catalogue: list[Contract], put_aside: int) -> None:
        self.slot: int = -1
        self.ending: CoopEnding = ending
        self.catalogue: dict[str, Contract] = {contract.id: contract for contract in catalogue}
        self.put_aside: int = put_aside

    def install(self, rules: Rules) -> None:
        rules.on_turn.append(self)
        rules.on_taxed.insert(0, self)  # before the tax inspector, who may win the game (C17)
        rules.on_completed.append(self)
        rules.own(self, [SCORE], [ASK_SCORE])

    def prepare(self, game: Game) -> None:
        """Draw the time deck from the deck (C31) and put cards aside before the start (C34)."""
        deeds = self.ending.contracts.part(game)
        seals = [self.catalogue[IDS[contract]] for contract in deeds.open]
        size = time_deck_size([seal.seal_digit for seal in seals], [seal.seal_letter for seal in seals])
        if size > len(game.deck):
            raise SetupError("time_deck_short", count=size)
        if self.put_aside >= size:
            raise SetupError("time_card_left", count=size)
        for _ in range(size):
            game.time_deck.append(game.deck.pop())
        self.slot = len(game.parts)
        game.parts.append(ScorePile([game.time_deck.pop() for _ in range(self.put_aside)]))

    def part(self, game: Game) -> ScorePile:
        part = game.parts[self.slot]
        assert isinstance(part, ScorePile)
        return part

    def turn_started(self, game: Game) -> None:
        """A turn that starts with a contract open and no time card left is lost (C33)."""
        if not game.time_deck:
            finish(game)

    def completed(self, game: Game) -> None:
        if self.ending.won(game):
            finish(game)

    def taxed(self, game: Game, losers: list[int]) -> None:
        """At a tax the active player may set the top time card aside (C34)."""
        game.asks.append(question(ASK_SCORE, game.active))

    def answers(self, game: Game, ask: int) -> list[int]:
        return [MOVE, SCORE] if game.time_deck else []

    def perform(self, game: Game, action: int) -> None:
        game.asks.pop(0)
        if action == MOVE:
            pile = self.part(game).pile
            pile.append(game.time_deck.pop())
            if game.events is not None:
                game.emit(SCORE_CARD, game.active, -1, len(pile))

    def tell(self, game: Game, state: View) -> None:
        score = len(self.part(game).pile)
        state["time_deck"] = len(game.time_deck)
        state["score_pile"] = score
        if "deck_order" in state:  # the referee's view
            code = game.rules.faces.code
            state["time_deck_order"] = [code[card] for card in reversed(game.time_deck)]
        if game.stage == OVER:
            won = bool(game.winners)
            state["result"] = {
                "won": won,
                "score": score if won else 0,
                "rank": rank_of(score).replace("-", " ") if won else None,
                "winners": list(game.winners),
                "reason": game.reason,
            }

    def tell_question(self, game: Game, ask: int, state: Question) -> None:
        state["ask"] = "score"
        state["rule"] = "C34"

    def tell_action(self, game: Game, action: int, out: dict[str, object]) -> None:
        out["move"] = action == MOVE

    def explain(self, game: Game, action: Mapping[str, object]) -> Illegal:
        return Illegal("C34", "not_asked")
