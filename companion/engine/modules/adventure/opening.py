"""How a chapter begins: heroes, coins, the event deck and the first story card (A1, A2, A5, A41, A60)."""

from companion.content.facts import TASKS_AFTER
from companion.engine.actions import question
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure.campaign import AFTER
from companion.engine.modules.adventure.declared import ASK_HERO, HERO
from companion.engine.modules.adventure.events import assemble, read_story
from companion.engine.modules.adventure.part import Chronicle, Lying
from companion.engine.modules.adventure.tale import Tale
from companion.engine.state import TURN, Game


def offer_cards(game: Game, tale: Tale, part: Chronicle, draft: bool) -> None:
    """Deal a hero card each, whose side is chosen, or lay all five out; the first player picks last (A2)."""
    seats = len(game.players)
    numbers = sorted({hero.card for hero in tale.heroes if hero.card is not None})
    game.permute(numbers)
    sides = [[i for i, hero in enumerate(tale.heroes) if hero.card == number] for number in numbers]
    part.offer = sides if draft else sides[:seats]
    step = -1 if draft else 1
    first = game.start_player - 1 if draft else game.start_player
    game.asks = [question(ASK_HERO, (first + step * turn) % seats) for turn in range(seats)]


def hero_answers(part: Chronicle, draft: bool) -> list[int]:
    """The sides that the choosing seat may take: any that is left, or those of the card dealt to it."""
    offer = part.offer if draft else part.offer[:1]
    return [HERO | side << 5 for sides in offer for side in sides]


def choose(game: Game, part: Chronicle, seat: int, side: int) -> None:
    """A seat takes one side; the card is gone for the others."""
    part.offer = [sides for sides in part.offer if side not in sides]
    give_hero(game, part, seat, side)


def give_hero(game: Game, part: Chronicle, seat: int, side: int) -> None:
    """That side lies in front of the seat."""
    part.sagas[seat].hero = side
    if game.events is not None:
        game.emit(declared.HERO_CHOSEN, seat, side, 0)


def deal_coins(game: Game, part: Chronicle, seat: int, count: int) -> None:
    """Starting coins, from below the cards that a set-up has laid on top."""
    top = game.deck[len(game.deck) - part.guard :] if part.guard else []
    game.deck = game.deck[: len(game.deck) - len(top)]
    game.gain(seat, count)
    game.deck += top


def open_chapter(game: Game, tale: Tale, part: Chronicle, coins: list[int], named: list[int]) -> None:
    """Coins as printed on the heroes and the team's extra coins; then the story begins (A2, A5, A41)."""
    for seat in range(len(game.players)):
        deal_coins(game, part, seat, coins[seat])
    assemble(game, tale, part, named)
    if tale.chapter == AFTER:
        tasks = tale.stars[:]
        game.permute(tasks)
        part.tasks = [Lying(task) for task in tasks[:TASKS_AFTER]]
    else:
        read_story(game, tale, part, tale.book.chapters[tale.chapter - 1].opening)
    part.guard = 0
    game.stage = TURN
