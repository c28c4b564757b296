"""The adventure as a module of the base game (part A): what it hooks into, and where each rule lives."""

from collections.abc import Mapping

from companion.engine.actions import AS_ITEM, KIND, asked_seat, face_of, question
from companion.engine.discover import FIRST
from companion.engine.modules.adventure import cards as adventure_cards
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure import edge as adventure_edge
from companion.engine.modules.adventure import opening as adventure_opening
from companion.engine.modules.adventure import tasks as adventure_tasks
from companion.engine.modules.adventure.crowns import ability, free_space, lent, lift_marker, move_crowns
from companion.engine.modules.adventure.declared import (
    ASK_BUY_OUT,
    ASK_HERO,
    ASK_PUT_BACK,
    ASK_TASK,
    BUY_OUT,
    DECLINE_TASK,
    HERO,
    LOOK,
    PAY,
    PUT_BACK,
    SELL,
    TASK,
)
from companion.engine.modules.adventure.ending import ChapterEnd
from companion.engine.modules.adventure.events import begin
from companion.engine.modules.adventure.part import (
    ALLOWANCE,
    BUST_COINS,
    CLAIM_CROWNS,
    FEWER,
    MAX_CARDS,
    MIN_CARDS,
    REPEL_COINS,
    Chronicle,
)
from companion.engine.modules.adventure.tale import COLOURS, STOP, TAX, Tale
from companion.engine.refusal import Illegal
from companion.engine.rules import Module, Rules
from companion.engine.state import Game
from companion.engine.views import PlayerView, Question, View


class Plan:
    """What a set-up says about one chapter: heroes, coins, and which play cards are in the deck already."""

    __slots__ = ("box", "draft", "events", "extra", "fixed_coins", "guard", "heroes")

    def __init__(self, seats: int) -> None:
        self.heroes: list[int] = []
        self.draft: bool = False
        self.extra: list[int] = [0] * seats
        self.fixed_coins: list[int] = [-1] * seats
        self.box: list[int] = []
        self.events: list[int] = []
        self.guard: int = 0


class Adventure(Module):
    """One chapter. The tale never changes; everything that does lies in the game's Chronicle."""

    __slots__ = ("ending", "plan", "slot", "tale")

    def __init__(self, tale: Tale, plan: Plan, ending: ChapterEnd) -> None:
        self.tale: Tale = tale
        self.plan: Plan = plan
        self.ending: ChapterEnd = ending
        self.slot: int = 0

    def install(self, rules: Rules) -> None:
        verbs = [TASK, DECLINE_TASK, LOOK, PUT_BACK, SELL, BUY_OUT, HERO]
        rules.own(self, verbs, [ASK_TASK, ASK_PUT_BACK, ASK_BUY_OUT, ASK_HERO])
        rules.label("task", [deed.number for deed in self.tale.deeds])
        rules.label("name", [event.id for event in self.tale.events])
        rules.label("hero", [hero.id for hero in self.tale.heroes])
        for hook in (
            rules.on_turn, rules.on_options, rules.on_discover, rules.on_stop, rules.on_placed,
            rules.on_repelled, rules.on_taxed, rules.on_busted, rules.on_extra_cards, rules.on_taking,
            rules.on_ship, rules.on_claimed,
        ):  # fmt: skip
            hook.append(self)

    def part(self, game: Game) -> Chronicle:
        """This module's share of the game."""
        part = game.parts[self.slot]
        assert isinstance(part, Chronicle)
        return part

    def prepare(self, game: Game) -> None:
        """Heroes first; the chapter opens as soon as everyone has one (A2, A5)."""
        part = Chronicle(len(game.players))
        part.box = self.plan.box[:]
        self.slot = self.ending.slot = len(game.parts)
        game.parts.append(part)
        if not self.plan.heroes:
            part.guard = self.plan.guard
            adventure_opening.offer_cards(game, self.tale, part, self.plan.draft)
            return
        for seat, side in enumerate(self.plan.heroes):
            adventure_opening.give_hero(game, part, seat, side)
        self._open(game, part)

    def _open(self, game: Game, part: Chronicle) -> None:
        coins: list[int] = []
        for seat, saga in enumerate(part.sagas):
            printed = (self.tale.heroes[saga.hero].coins or 0) + self.plan.extra[seat]
            coins.append(printed if self.plan.fixed_coins[seat] < 0 else 0)
        adventure_opening.open_chapter(game, self.tale, part, coins, self.plan.events)

    def turn_started(self, game: Game) -> None:
        begin(game, self.tale, self.part(game))

    def options(self, game: Game, out: list[int]) -> None:
        part = self.part(game)
        adventure_tasks.task_options(game, self.tale, part, game.actor, out)
        adventure_cards.look_options(game, self.tale, part, out)
        adventure_cards.sell_options(game, part, out)

    def answers(self, game: Game, ask: int) -> list[int]:
        part = self.part(game)
        kind = ask & KIND
        seat = asked_seat(ask)
        if kind == ASK_TASK:
            return adventure_tasks.answers(game, self.tale, part, ask, seat)
        if kind == ASK_PUT_BACK:
            return adventure_cards.look_answers(part)
        if kind == ASK_HERO:
            return adventure_opening.hero_answers(part, self.plan.draft)
        affordable = len(game.players[seat].coins) >= self.tale.buy_out_price
        return [PAY, BUY_OUT] if affordable and part.sagas[seat].left else []

    def perform(self, game: Game, action: int) -> None:
        part = self.part(game)
        kind = action & KIND
        seat = asked_seat(game.asks.pop(0)) if game.asks else game.actor
        if kind == TASK:
            adventure_tasks.complete(game, self.tale, part, seat, action)
        elif kind == LOOK:
            adventure_cards.look(game, part)
            game.asks.append(question(ASK_PUT_BACK, seat))
        elif kind == PUT_BACK:
            adventure_cards.put_back(game, part, action)
        elif kind == SELL:
            adventure_cards.sell(game, part, action)
        elif action == PAY:
            self._buy_out(game, part, seat)
        elif kind == HERO:
            adventure_opening.choose(game, part, seat, action >> 5)
            if not game.asks:
                self._open(game, part)
        elif kind == DECLINE_TASK and game.events is not None:
            game.emit(declared.TASK_REFUSED, seat, action >> 5, 0)

    def _buy_out(self, game: Game, part: Chronicle, seat: int) -> None:
        """Pay, put the leftmost marker back into the box, open what lay under it; no task is done (A51)."""
        game.spend(seat, self.tale.buy_out_price)
        part.sagas[seat].bought += 1
        if game.events is not None:
            game.emit(declared.BOUGHT_OUT, seat, -1, self.tale.buy_out_price)
        free_space(game, self.tale, part, seat, lift_marker(part, seat))

    def discover_options(self, game: Game, basic: list[int]) -> list[int]:
        turn = self.part(game).turn
        size = len(game.harbour)
        if turn[MAX_CARDS] and size >= turn[MAX_CARDS]:
            return []
        return FIRST if size < turn[MIN_CARDS] else basic

    def stopped(self, game: Game) -> bool:
        part = self.part(game)
        if part.stopped:
            return False
        part.stopped = True
        adventure_tasks.ask_tasks(game, self.tale, part, [game.active], STOP)
        return bool(game.asks)

    def placed(self, game: Game) -> None:
        adventure_tasks.ask_tasks(game, self.tale, self.part(game), [game.active], COLOURS)

    def repelled(self, game: Game, ship: int) -> bool:
        """An event may pay for it: the ship lies on the discard pile before its coins are drawn (B4)."""
        coins = self.part(game).turn[REPEL_COINS]
        if not coins:
            return False
        game.discard.append(ship)
        self._pay(game, coins, declared.EVENT_COINS)
        return True

    def _pay(self, game: Game, coins: int, why: int) -> None:
        """Coins for the active player, told as the event's or the hero's."""
        got = game.gain(game.active, coins)
        if game.events is not None:
            game.emit(why, game.active, -1, got)

    def taxed(self, game: Game, losers: list[int]) -> None:
        adventure_tasks.ask_tasks(game, self.tale, self.part(game), losers, TAX)

    def busted(self, game: Game, size: int) -> None:
        """An insured harbour and Grace (A22) pay the active player."""
        part = self.part(game)
        if part.turn[BUST_COINS]:
            self._pay(game, part.turn[BUST_COINS], declared.EVENT_COINS)
        grace = ability(self.tale, part, game.active, "bust_coins")
        if grace and size <= self.tale.heroes[part.sagas[game.active].hero].limit:
            self._pay(game, grace, declared.HERO_COINS)

    def extra_cards(self, game: Game) -> int:
        turn = self.part(game).turn
        return turn[ALLOWANCE] - turn[FEWER]

    def taking_income(self, game: Game, seat: int) -> int:
        return adventure_cards.taking_income(game, self.tale, self.part(game), seat)

    def ship_variants(self, game: Game, takes: list[int]) -> list[int]:
        return adventure_cards.ship_variants(game, takes)

    def ship_coins(self, game: Game, action: int) -> int:
        return adventure_cards.ship_coins(game, self.part(game), action)

    def stows(self, game: Game, action: int) -> bool:
        return bool(action & AS_ITEM)

    def stow(self, game: Game, action: int) -> None:
        game.join(game.actor, face_of(action))

    def traded(self, game: Game, action: int) -> None:
        adventure_cards.traded(game, self.tale, self.part(game), action)

    def claimed(self, game: Game, expedition: int) -> None:
        part = self.part(game)
        crowns = ability(self.tale, part, game.active, "claim_crowns") + part.turn[CLAIM_CROWNS]
        if crowns:
            move_crowns(game, self.tale, part, game.active, crowns)

    def lent(self, game: Game, seat: int, counted: list[int]) -> int:
        return lent(game, self.tale, self.part(game), seat, counted)

    def tell(self, game: Game, state: View) -> None:
        adventure_edge.tell(game, self.tale, self.part(game), state)

    def tell_player(self, game: Game, seat: int, state: PlayerView) -> None:
        adventure_edge.tell_player(game, self.tale, self.part(game), seat, state)

    def tell_question(self, game: Game, ask: int, state: Question) -> None:
        adventure_edge.tell_question(game, self.tale, self.part(game), ask, state)

    def tell_action(self, game: Game, action: int, out: dict[str, object]) -> None:
        adventure_edge.tell_action(game, self.tale, self.part(game), action, out)

    def explain(self, game: Game, action: Mapping[str, object]) -> Illegal:
        return adventure_edge.explain(game, self.tale, self.part(game), action)
