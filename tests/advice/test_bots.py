"""The bots: legal, repeatable, strong enough, and blind to what their seat cannot see."""

from random import Random

import pytest

from companion.advice.bots import NAMES, Bot, bot
from companion.advice.simulation import Job, run
from companion.advice.unseen import unseen
from companion.content import load_catalogue
from companion.dev.configurations import Configuration, configurations
from companion.engine.actions import CLAIM, DRAW, KEEP, KIND, REPEL, STOP, TAKE
from companion.engine.box import Box
from companion.engine.flow import apply
from companion.engine.match import book_of
from companion.engine.modules.time_deck import ScorePile
from companion.engine.notation import find_action
from companion.engine.setup import Setup
from companion.engine.state import DISCOVER, TAKING, Game

ALL = list(configurations())
TEAM_OF_ONE = Configuration("contracts", "coop", (), 1)


def deal(which: Configuration, seed: int, **fields: object) -> Game:
    setup = Setup(which.setup(**fields))
    return Box(setup, load_catalogue(), book_of(setup)).deal(seed)


def hidden_piles(game: Game) -> list[list[int]]:
    """Every pile that lies face down."""
    piles = [game.deck, game.time_deck, *[player.coins for player in game.players]]
    return piles + [part.pile for part in game.parts if isinstance(part, ScorePile)]


def with_hidden_cards_swapped(game: Game, chance: Random) -> Game:
    """The same game for everybody's eyes: the face-down cards have changed places."""
    other = game.clone()
    piles = hidden_piles(other)
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    return other


@pytest.mark.parametrize("which", ALL, ids=str)
def test_trader_sees_no_hidden_card_and_plays_to_the_end(which: Configuration) -> None:
    """Whatever lies face down, the choice is the same; the unseen cards are exactly those that lie face down."""
    chance = Random(str(which))
    game = deal(
        which, 3, options={"score_pile": 2} if which.game == "contracts" and which.mode == "coop" else {}
    )
    choose = bot("trader", 0)
    while game.legal and game.revision < 3000:
        choice = choose(game)
        assert choice in game.legal
        if chance.random() < 0.3:
            assert choose(with_hidden_cards_swapped(game, chance)) == choice
            face_down = [card for pile in hidden_piles(game) for card in pile]
            assert unseen(game) == [face_down.count(face) for face in range(len(game.rules.copies))]
        apply(game, choice)
    assert not game.legal


def test_random_is_repeatable_and_uniform() -> None:
    game = deal(Configuration("base", "competitive", (), 2), 1)
    apply(game, DRAW)
    assert len(game.legal) == 2

    def picks(chooser: Bot) -> list[int]:
        return [chooser(game) for _ in range(400)]

    assert picks(bot("random", 7)) == picks(bot("random", 7)) != picks(bot("random", 8))
    assert 150 < picks(bot("random", 7)).count(game.legal[0]) < 250


def test_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"no bot 'pirate'; there are: random, trader"):
        bot("pirate", 1)
    assert NAMES == ("random", "trader")


def test_trader_wins_nine_of_ten_games_against_three_random_seats() -> None:
    setup = Configuration("base", "competitive", (), 4).setup()
    tally = run(Job(setup, ("random", "trader", "random", "random"), 11), 100)
    assert tally.wins[1] >= 90


@pytest.mark.parametrize("which", ["underway", "gambler", "contracts"])
def test_trader_beats_random_in_every_competitive_game(which: str) -> None:
    modules = ("gambler",) if which == "gambler" else ()
    setup = Configuration("base" if which == "gambler" else which, "competitive", modules, 3).setup()
    tally = run(Job(setup, ("random", "trader", "random"), 5), 60)
    assert tally.wins[1] >= 45


def test_trader_wins_a_third_of_solo_contract_games() -> None:
    """C30-C35: random contracts, no card moved to the score pile before the start."""
    tally = run(Job(TEAM_OF_ONE.setup(), ("trader",), 21), 120)
    assert tally.won >= 48


def test_trader_works_as_a_team() -> None:
    """C33: with two players far more games are won than at random, where next to none is."""
    setup = Configuration("contracts", "coop", (), 2).setup()
    assert run(Job(setup, ("trader", "trader"), 2), 60).won >= 6
    assert run(Job(setup, ("random", "random"), 2), 60).won <= 2


def position(**fields: object) -> Game:
    """A two-player base game with a stacked start."""
    return deal(Configuration("base", "competitive", (), 2), 1, **fields)


def send(game: Game, *actions: dict[str, object]) -> None:
    for action in actions:
        apply(game, find_action(game, action))


def test_trader_repels_a_bust_and_goes_on_while_nothing_can_be_lost() -> None:
    start = [{"seat": 0, "display": ["sailor.3.1", "sailor.5.2"]}]
    game = position(start=start, deck=["yellow.1.1", "yellow.2.2"])
    send(game, {"do": "draw"}, {"do": "keep"})
    assert bot("trader", 0)(game) == DRAW
    send(game, {"do": "draw"})
    assert game.legal == [REPEL, KEEP]
    assert bot("trader", 0)(game) == REPEL


def test_trader_stops_with_a_rich_harbour_and_a_great_risk() -> None:
    game = position(deck=["yellow.4.4", "blue.5.4", "green.5.4"])
    send(game, *[{"do": "draw"}] * 3)
    assert bot("trader", 0)(game) == STOP


def test_trader_claims_an_expedition_it_can_pay_for() -> None:
    game = position(start=[{"seat": 0, "display": ["captain.4.1", "captain.4.1"]}], deck=["expedition.CC"])
    send(game, {"do": "draw"})
    assert bot("trader", 0)(game) & KIND == CLAIM


def test_trader_hires_points_rather_than_taking_a_poor_ship() -> None:
    start = [{"seat": 0, "coins": 9}]
    game = position(start=start, deck=["sailor.7.3", "yellow.1.1"])
    send(game, {"do": "draw"}, {"do": "draw"}, {"do": "stop"})
    choice = bot("trader", 0)(game)
    assert choice & KIND == TAKE
    assert choice == find_action(game, {"do": "take", "card": "sailor.7.3"})


def test_trader_hires_the_person_its_contract_misses() -> None:
    """C12: a priest for the Luminary rather than the points of a sailor."""
    start = [{"seat": 0, "coins": 7, "display": ["jester.5.1"]}]
    contracts = ["luminary", "jinx", "explorer"]
    game = deal(
        TEAM_OF_ONE, 1, start=start, contracts=contracts, time_deck=["sailor.5.2"], deck=["priest.4.1"]
    )
    send(game, {"do": "draw"}, {"do": "draw"}, {"do": "stop"})
    assert bot("trader", 0)(game) == find_action(game, {"do": "take", "card": "priest.4.1"})


def test_trader_stops_when_the_deck_has_gone_round() -> None:
    """B4, B12: with swords against every ship of a short deck, going on would never end."""
    swords = ["pirate.5.1", "pirate.7.2", *["sailor.3.1"] * 3]
    deck = ["wholesaler-red.6.2", "yellow.1.1", "blue.1.1", "blue.2.2"]
    start = [{"seat": 0, "coins": 0, "display": swords}, {"seat": 1, "coins": 60 - len(swords + deck)}]
    game = deal(Configuration("underway", "competitive", (), 2), 1, start=start, deck=deck)
    choose = bot("trader", 0)
    while game.stage == DISCOVER and game.revision < 100:
        apply(game, choose(game))
    assert game.stage == TAKING
