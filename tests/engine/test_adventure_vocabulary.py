"""Any complete book can be played: every word of the format's closed vocabulary does what it says."""

from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest

from companion.content import load_catalogue
from companion.content.books import Book, Effect, EventDo, HeroDo, Need, Reward, Task, What, load_book
from companion.content.books_check import missing
from companion.engine.box import Box
from companion.engine.explain import why_not
from companion.engine.flow import apply
from companion.engine.modules.adventure.crowns import move_crowns
from companion.engine.modules.adventure.declared import EVENT_COINS
from companion.engine.modules.adventure.events import pay_out
from companion.engine.notation import find_action, legal_objects
from companion.engine.setup import Setup
from companion.engine.state import Game

BOOK = load_book("salt-ledger")
replace = msgspec.structs.replace
Json = dict[str, object]


def with_event(*effects: Effect) -> Book:
    """The original campaign with other effects of the event `fog`."""
    events = tuple(replace(event, effects=effects) if event.id == "fog" else event for event in BOOK.events)
    return replace(BOOK, events=events)


def with_task(*needs: Need) -> Book:
    """The original campaign with other needs of its first task."""
    chapter = BOOK.chapters[0]
    task = Task(needs=needs, first=Reward(coins=1), crowns=0, star=True)
    cards = tuple(replace(card, task=task) if card.number == "10" else card for card in chapter.card)
    return replace(BOOK, chapters=(replace(chapter, card=cards), *BOOK.chapters[1:]))


def deal(book: Book, start: Sequence[Json], deck: Sequence[str] = ()) -> Game:
    request: Json = {
        "game": "adventure",
        "mode": "coop",
        "players": ["a", "b"],
        "campaign": {"heroes": ["jean", "scott"], "events": ["fog", "insurance"], "cards": cards()},
        "start": [{"seat": seat, "coins": 0} | dict(row) for seat, row in enumerate([*start, {}, {}][:2])],
        "deck": list(deck),
    }
    assert missing(book) == []
    return Box(Setup(request), load_catalogue(), book).deal(1)


def cards() -> dict[str, int]:
    return {card.code: card.count for card in load_catalogue().of_set("adventure")}


def do(game: Game, *actions: Json | str) -> None:
    for action in actions:
        number = find_action(game, {"do": action} if isinstance(action, str) else action)
        assert number >= 0, (action, legal_objects(game))
        apply(game, number)


def coins(game: Game) -> list[int]:
    return [len(player.coins) for player in game.players]


@pytest.mark.parametrize(
    ("amount", "who", "left"),
    [
        (2, "active", [7, 1]),
        (1, "all", [6, 2]),
        (1, "others", [5, 2]),
        (-3, "active", [2, 1]),
        (-3, "all", [2, 0]),
    ],
)
def test_coins(amount: int, who: str, left: list[int]) -> None:
    effect = msgspec.convert({"do": "coins", "amount": amount, "who": who}, Effect)
    assert coins(deal(with_event(effect), [{"coins": 5}, {"coins": 1}])) == left


def test_B4_an_event_tells_the_coins_that_really_came() -> None:
    game = deal(with_event(Effect(do="coins", amount=3)), [])
    game.deck, game.discard, game.events = [0, 0], [], []
    tale = game.rules.modules[-1].tale
    pay_out(game, tale, game.parts[-1], Effect(do="coins", amount=3))
    assert game.events == [(EVENT_COINS, 0, -1, 2)]


def test_B24_a_refusal_names_the_fee_that_the_event_has_set() -> None:
    """Seat 1 has 4 coins: enough for the sailor at 3, not for a fee of 2 on top."""
    game = deal(with_event(Effect(do="fee", amount=2)), [{}, {"coins": 4}], ["sailor.3.1", "yellow.1.1"])
    do(game, "draw", "draw", "stop", "pass")
    assert (game.to_act, game.fee) == (1, 2)
    refusal = why_not(game, {"do": "take", "card": "sailor.3.1"})
    assert (refusal.rule, refusal.values) == ("B24", {"fee": 2, "cost": 5, "coins": 4})


def test_A15_crowns_give_6_vp_at_most_however_many_shields_a_track_has() -> None:
    track = replace(BOOK.track, spaces=40, shields=tuple(range(2, 18, 2)))
    game = deal(replace(with_event(Effect(do="crowns", amount=3)), track=track), [])
    tale, part = game.rules.modules[-1].tale, game.parts[-1]
    move_crowns(game, tale, part, 0, 30)
    assert game.players[0].vp == 6
    move_crowns(game, tale, part, 0, -20)
    assert (part.sagas[0].crowns, game.players[0].vp) == (13, 6)
    move_crowns(game, tale, part, 0, -2)
    assert game.players[0].vp == 5


def test_crowns_stop_at_nought() -> None:
    game = deal(with_event(Effect(do="crowns", amount=2, who="all"), Effect(do="crowns", amount=-1)), [])
    assert [player.vp for player in game.players] == [0, 1]
    assert [player.vp for player in deal(with_event(Effect(do="crowns", amount=-2)), []).players] == [0, 0]


def test_fee_of_two_is_paid_twice_or_the_card_stays() -> None:
    book = with_event(Effect(do="fee", amount=2))
    game = deal(book, [{}, {"coins": 1}], ["yellow.1.1", "sailor.3.1"])
    do(game, "draw", "stop", "pass", {"do": "take", "card": "yellow.1.1"})
    assert coins(game) == [2, 0]
    game = deal(book, [{}, {}], ["yellow.1.1"])
    do(game, "draw", "stop", "pass")
    assert game.active == 1


def test_ships_that_pay_less_never_cost_anything() -> None:
    book = with_event(Effect(do="ship_coins", amount=-1))
    game = deal(book, [], ["yellow.2.2"])
    do(game, "draw", "stop", {"do": "take", "card": "yellow.2.2"})
    assert coins(game) == [1, 0]
    game = deal(book, [{"coins": 2}], ["black.5.2c.rum"])
    do(game, "draw", "stop", {"do": "take", "card": "black.5.2c.rum"})
    assert (coins(game)[0], game.players[0].vp) == (2, 1)


def test_persons_that_cost_more() -> None:
    game = deal(with_event(Effect(do="person_cost", amount=1)), [{"coins": 3}], ["sailor.3.1"])
    do(game, "draw", "stop")
    assert game.active == 1


def test_swords_taken_away() -> None:
    game = deal(with_event(Effect(do="swords", amount=-1)), [{"display": ["sailor.3.1"]}], ["yellow.1.1"])
    do(game, "draw")
    assert (game.pending, len(game.harbour)) == (-1, 1)


def test_two_lookouts_and_two_cards_more() -> None:
    book = with_event(Effect(do="lookout", amount=2), Effect(do="allowance", amount=2))
    game = deal(book, [], ["yellow.1.1", "sailor.3.1", "priest.4.1", "settler.4.1", "captain.4.1"])
    do(game, "look", {"do": "put_back", "place": 0}, "look", {"do": "put_back", "place": 0})
    assert {"do": "look"} not in legal_objects(game)
    do(game, "draw", "stop")
    assert game.takes_left == 3


def test_every_effect_of_the_vocabulary_is_played_somewhere() -> None:
    used = {effect.do for event in BOOK.events for effect in event.effects or ()}
    assert set(get_args(EventDo)) - used == {"crowns"}
    assert {hero.do for hero in BOOK.heroes} == set(get_args(HeroDo))


SHOWN = {
    "coins": [], "crowns": [], "vp": ["admiral.9.3"], "swords": ["sailor.3.1"], "persons": ["settler.4.1"],
    "expedition": ["expedition.CC"], "ares": ["ares.3.1.book"], "herbs": ["ares.2.1.herbs"],
    "book": ["ares.5.1.book"], "bread": ["blue.4.3.bread"], "rum": ["red.3.1c.rum"],
    "provisions": ["red.3.1c.rum"], "trader": ["trader-blue.5.2"], "settler": ["settler.5.2"],
    "captain": ["captain.4.1"], "priest": ["priest.5.2"], "jack": ["jack.5.2"], "sailor": ["sailor.7.3"],
    "pirate": ["pirate.3.0"], "mademoiselle": ["mademoiselle.5.1"], "jester": ["jester.4.1"],
    "admiral": ["admiral.5.1"], "governor": ["governor.8.0"], "lookout": ["lookout.7.3"],
    "innkeeper": ["innkeeper.8.3"], "tibook-brother": ["tibook-brother.4.1"],
}  # fmt: skip
DISCARDED = {"herbs", "book", "bread", "rum", "provisions", "ares"}


@pytest.mark.parametrize("what", get_args(What))
def test_every_need_of_the_vocabulary_is_understood(what: str) -> None:
    need = msgspec.convert({"what": what, "discard": what in DISCARDED or what in ("coins", "crowns")}, Need)
    lucky = deal(with_task(need), [{"coins": int(what == "coins"), "display": SHOWN[what]}])
    poor = deal(with_task(need), [])
    if what == "crowns":
        chapter = with_task(need)
        events = with_event(Effect(do="crowns", amount=1)).events
        lucky = deal(replace(chapter, events=events), [])
    wanted: Json = {"do": "complete", "task": "10"} | ({"with": SHOWN[what]} if what in DISCARDED else {})
    assert wanted in legal_objects(lucky)
    assert not any(action["do"] == "complete" for action in legal_objects(poor))
    do(lucky, wanted)
    held = [lucky.rules.faces.code[card] for card in lucky.players[0].display]
    assert held == ([] if what in DISCARDED else SHOWN[what])


@pytest.mark.parametrize(
    ("what", "other"),
    [("provisions", "ares.2.1.herbs"), ("ares", "red.3.1c.rum"), ("herbs", "ares.3.1.book"), ("rum", "blue.4.3.bread"),
     ("persons", "expedition.CC"), ("expedition", "settler.4.1"), ("priest", "settler.4.1")],
)  # fmt: skip
def test_A13_A20_no_other_card_will_do(what: str, other: str) -> None:
    need = msgspec.convert({"what": what, "discard": what in DISCARDED}, Need)
    game = deal(with_task(need), [{"display": [other]}])
    assert not any(action["do"] == "complete" for action in legal_objects(game))


def test_needs_for_several_items_never_count_one_twice() -> None:
    book = with_task(Need(what="ares", discard=True), Need(what="herbs", discard=True))
    one = deal(book, [{"display": ["ares.2.1.herbs"]}])
    assert not any(action["do"] == "complete" for action in legal_objects(one))
    two = deal(book, [{"display": ["ares.2.1.herbs", "ares.3.1.book"]}])
    do(two, {"do": "complete", "task": "10", "with": ["ares.2.1.herbs", "ares.3.1.book"]})
    assert two.players[0].display == []
