"""Phase 0: the event deck, what events do, and Month's End (A3, A10-A12, A40, A51)."""

from typing import Final

from companion.content.books import END, STAY, Effect
from companion.content.facts import ZEROS_IN_DECK, event_one_plays
from companion.engine import events
from companion.engine.actions import question
from companion.engine.faces import MADEMOISELLE
from companion.engine.flow import finish
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure.crowns import move_crowns
from companion.engine.modules.adventure.declared import ASK_BUY_OUT
from companion.engine.modules.adventure.part import (
    ALLOWANCE,
    BUST_COINS,
    CLAIM_CROWNS,
    EFFECTS,
    LOOKOUTS,
    LOST,
    MAX_CARDS,
    MIN_CARDS,
    PERSON_COST,
    REPEL_COINS,
    SHIP_COINS,
    SWORDS,
    WON,
    Chronicle,
    Lying,
)
from companion.engine.modules.adventure.tale import TAX, Tale
from companion.engine.modules.adventure.tasks import ask_tasks
from companion.engine.state import OVER, Game

FEE: Final = 1
LASTING: Final = {
    "ship_coins": SHIP_COINS,
    "bust_coins": BUST_COINS,
    "claim_crowns": CLAIM_CROWNS,
    "repel_coins": REPEL_COINS,
    "allowance": ALLOWANCE,
    "min_cards": MIN_CARDS,
    "max_cards": MAX_CARDS,
    "lookout": LOOKOUTS,
    "swords": SWORDS,
    "person_cost": PERSON_COST,
}


def assemble(game: Game, tale: Tale, part: Chronicle, named: list[int]) -> None:
    """The event deck of this mode and player count, Month's End at its bottom (A3); `named` lie on top."""
    zeros = tale.numbered(0)
    game.permute(zeros)
    players = len(game.players)
    count = ZEROS_IN_DECK[tale.mode][players]
    deck = zeros[:count] + (tale.numbered(1) if event_one_plays(players) else [])
    game.permute(deck)
    part.event_deck = [tale.month_end, *deck]
    part.event_reserve = zeros[count:]
    for place, event in enumerate(named):
        _exchange(part, event, len(part.event_deck) - 1 - place)


def _exchange(part: Chronicle, event: int, place: int) -> None:
    """Bring an event to a place of the event deck; the one that lay there takes its place."""
    other = part.event_deck[place]
    if event in part.event_reserve:
        part.event_reserve[part.event_reserve.index(event)] = other
    else:
        part.event_deck[part.event_deck.index(event)] = other
    part.event_deck[place] = event


def begin(game: Game, tale: Tale, part: Chronicle) -> None:
    """Reveal the top event; it acts now or in this turn's phases and is discarded (A10). After the end of the
    chapter no further month begins (A40)."""
    fade(game, part)
    part.turns += 1
    event = part.event_deck.pop()
    part.event = event
    part.event_discard.append(event)
    if game.events is not None:
        game.emit(declared.EVENT, game.active, event, part.month)
    for effect in tale.effects(event):
        act(game, tale, part, effect)
    if event == tale.month_end and game.stage != OVER:
        turn_over(tale, part)


def fade(game: Game, part: Chronicle) -> None:
    """What the last turn's event lent is given back, and every question of a turn is open again."""
    for player in game.players:
        player.n[MADEMOISELLE] += part.turn[PERSON_COST]
    if part.turn[SWORDS]:
        game.players[part.lent_to].swords -= part.turn[SWORDS]
    part.turn = [0] * EFFECTS
    game.fee = FEE
    game.repel_barred = False
    game.passive_barred = False
    part.looks = 0
    part.stopped = False
    for lying in part.tasks:
        lying.asked = False


def act(game: Game, tale: Tale, part: Chronicle, effect: Effect) -> None:
    """One effect out of the book's closed vocabulary."""
    do = effect.do
    if do in LASTING:
        part.turn[LASTING[do]] = effect.amount
        lend(game, part, do, effect.amount)
    elif do == "fee":
        game.fee = effect.amount
    elif do == "no_repel":
        game.repel_barred = True
    elif do == "no_passive":
        game.passive_barred = True
    elif do == "tax":
        levy(game, tale, part, effect.amount)
    elif do == "month_end":
        month_end(game, tale, part)
    elif do == "buy_out":
        offer_buy_out(game, tale)
    else:
        pay_out(game, tale, part, effect)


def lend(game: Game, part: Chronicle, do: str, amount: int) -> None:
    """Swords and prices go into the seats' own counters until the turn is over."""
    if do == "swords":
        part.lent_to = game.active
        game.players[game.active].swords += amount
    elif do == "person_cost":
        for player in game.players:
            player.n[MADEMOISELLE] -= amount


def affected(game: Game, who: str) -> list[int]:
    """The seats an effect is about, active player first."""
    if who == "active":
        return [game.active]
    return game.clockwise()[1 if who == "others" else 0 :]


def pay_out(game: Game, tale: Tale, part: Chronicle, effect: Effect) -> None:
    """Coins or crowns, won or lost; nobody loses more than there is."""
    for seat in affected(game, effect.who):
        if effect.do == "crowns":
            move_crowns(game, tale, part, seat, effect.amount)
        elif effect.amount < 0:
            game.spend(seat, min(-effect.amount, len(game.players[seat].coins)))
        else:
            got = game.gain(seat, effect.amount)
            if game.events is not None:
                game.emit(declared.EVENT_COINS, seat, -1, got)


def levy(game: Game, tale: Tale, part: Chronicle, threshold: int) -> None:
    """An event that taxes: it halves as a tax card does, without a bonus; task 50 is asked for (A30)."""
    losers: list[int] = []
    for seat in game.clockwise():
        coins = len(game.players[seat].coins)
        if coins >= threshold:
            game.spend(seat, coins // 2)
            losers.append(seat)
            if game.events is not None:
                game.emit(events.TAX_PAID, seat, -1, coins // 2)
    ask_tasks(game, tale, part, losers, TAX)


def offer_buy_out(game: Game, tale: Tale) -> None:
    """Competitive: each player in turn order may pay for putting a hero marker back into the box (A51)."""
    if not tale.coop:
        for seat in game.clockwise():
            game.asks.append(question(ASK_BUY_OUT, seat))


def turn_over(tale: Tale, part: Chronicle) -> None:
    """The event discard pile is turned over unshuffled and a reserve card laid on top (A12)."""
    part.event_deck = part.event_discard[::-1]
    part.event_discard = []
    if part.event_reserve:
        part.event_deck.append(part.event_reserve.pop())
    part.month += 1


def month_end(game: Game, tale: Tale, part: Chronicle) -> None:
    """The hourglass line of the newest task (A11)."""
    newest = tale.book.chapters[tale.chapter - 1].find(tale.deeds[part.tasks[-1].task].number)
    if newest.month_end is None:
        return
    line = newest.month_end.line(tale.mode)
    target = line.next
    if line.ask:
        target = line.yes if completed(tale, part, line.ask) else line.no
    if target == END:
        end_chapter(game, tale, part)
    elif target != STAY:
        read_story(game, tale, part, target)


def completed(tale: Tale, part: Chronicle, number: str) -> bool:
    """Was that task completed by anyone?"""
    for lying in part.tasks:
        if tale.deeds[lying.task].number == number:
            return bool(lying.done)
    return False


def read_story(game: Game, tale: Tale, part: Chronicle, number: str) -> None:
    """Read a story card, shuffle in those of its play cards not in yet, lay out its task (A5, A11)."""
    task = tale.index[number]
    part.tasks.append(Lying(task))
    part.read.append(number)
    if game.events is not None:
        game.emit(declared.STORY, -1, task, len(part.tasks))
    new: list[int] = []
    for face in _not_in_yet(tale, part, task):
        if face in part.box:
            part.box.remove(face)
            new.append(face)
    if new:
        shuffle_in(game, part, new)


def _not_in_yet(tale: Tale, part: Chronicle, task: int) -> list[int]:
    """A story card's play cards, less those that a lost attempt at this chapter has left in the deck; what it
    left counts once, for the first story cards of this attempt that bring it (A41)."""
    if not tale.kept:
        return tale.added[task]
    kept = tale.kept[:]
    new: list[int] = []
    for number in part.read:
        new = []
        for face in tale.added[tale.index[number]]:
            if face in kept:
                kept.remove(face)
            else:
                new.append(face)
    return new


def shuffle_in(game: Game, part: Chronicle, new: list[int]) -> None:
    """Mix cards into the deck; cards that a set-up has laid on top stay there until the first turn."""
    top = game.deck[len(game.deck) - part.guard :] if part.guard else []
    game.deck = game.deck[: len(game.deck) - len(top)] + new
    game.shuffle(game.deck)
    game.deck += top
    if game.events is not None:
        game.emit(declared.SHUFFLED_IN, -1, -1, len(new))


def marker_count(part: Chronicle) -> int:
    """Markers on completed tasks; the upper space does not count (A31)."""
    return sum([len(lying.done) for lying in part.tasks])


def end_chapter(game: Game, tale: Tale, part: Chronicle) -> None:
    """Card 9: every task done by someone, enough markers, enough VP (A40)."""
    done = all(bool(lying.done) for lying in part.tasks)
    vp = sum([player.vp for player in game.players])
    won = done and marker_count(part) >= tale.goal_markers and vp >= tale.goal_vp
    part.outcome = WON if won else LOST
    finish(game)
