"""Counts of action sequences from stacked decks, as chess programs count them; most worked out by hand."""

from functools import cache

import pytest

from companion.engine.flow import apply
from companion.engine.match import Match
from companion.engine.state import Game

DEAR = ["governor.8.0"] * 4


def start(deck: list[str], *seats: tuple[int, list[str]], **fields: object) -> Game:
    """A game whose seats hold exactly these coins and cards."""
    rows = [{"seat": seat, "coins": coins, "display": cards} for seat, (coins, cards) in enumerate(seats)]
    names = ["Ann", "Bob", "Cem", "Dot", "Eve"][: len(seats)]
    return Match.new({"players": names, "seed": 1, "deck": deck, "start": rows, **fields}).game


def perft(game: Game, depth: int) -> int:
    """How many different sequences of that many actions there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal)
    count = 0
    for action in game.legal:
        after = game.clone()
        apply(after, action)
        count += perft(after, depth - 1)
    return count


@cache
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_B10_persons_nobody_can_pay_give_the_fibonacci_numbers(seats: int) -> None:
    """The first card is a must, then on or stop, and a stop begins the next turn: A(n) = A(n-1) + A(n-2)."""
    deck = [*DEAR, *["captain.4.1"] * 5, "priest.4.1"]
    game = start(deck, *[(0, [])] * seats)
    assert [perft(game, depth) for depth in range(1, 11)] == [fibonacci(depth + 1) for depth in range(1, 11)]


def test_B13_B24_a_duplicate_and_a_ship_for_a_poor_passive_player() -> None:
    """draw; then draw is a bust and Bob must draw, or stop and Ann takes the ship or passes. After her pass
    Bob takes it, the fee out of its income, or passes; after her take he must draw."""
    game = start(["yellow.1.1", "yellow.1.1", *DEAR], (0, []), (0, []))
    assert [perft(game, depth) for depth in range(1, 5)] == [1, 2, 1 + 2, 2 + 1 + 2]


def test_B12_a_ship_that_can_be_repelled() -> None:
    """draw; repel or keep; on or stop. Then after repel-draw a person lies there: on or stop (2); after
    repel-stop the harbour is empty, so Bob draws (1); keep-draw again 2; keep-stop take or pass (2)."""
    game = start(["yellow.1.1", *DEAR], (0, ["sailor.3.1"]), (0, []))
    assert [perft(game, depth) for depth in range(1, 5)] == [1, 2, 4, 2 + 1 + 2 + 2]


def test_B12_a_skull_that_asks_nothing() -> None:
    """The skull enters by itself: on or stop; the yellow one is repelled or kept, the skull taken or passed.
    Then on or stop after either answer (2 + 2); after the take Bob draws (1), else he may take it (2)."""
    game = start(["black.skull.3", "yellow.1.1", *DEAR], (0, ["pirate.7.2"]), (0, []))
    assert [perft(game, depth) for depth in range(1, 5)] == [1, 2, 2 + 2, 2 + 2 + 1 + 2]


def test_B13_declining_to_repel_a_duplicate_is_a_bust() -> None:
    """Two yellow ships. Fifth action: repel-draw-repel 2, repel-draw-keep 2, repel-stop-draw 2 (Bob has no
    sword), keep-draw-repel 2, keep-draw-keep 1 (bust, Bob draws), keep-stop-take 1, keep-stop-pass 2."""
    game = start(["yellow.1.1", "yellow.2.2", *DEAR], (0, ["pirate.7.2"]), (0, []))
    assert [perft(game, depth) for depth in range(1, 6)] == [1, 2, 4, 2 + 1 + 2 + 2, 12]


def test_B16_each_set_of_persons_is_one_claim() -> None:
    """Two captains and a jack for CC: captain + captain, or captain + jack. Then draw again: on, stop and
    nothing to claim after a claim (2 each); after a draw on, stop and both claims."""
    game = start(["expedition.CC", *DEAR], (0, ["captain.4.1", "captain.4.1", "jack.6.1"]), (0, []))
    assert [perft(game, depth) for depth in range(1, 4)] == [1, 2 + 2, (2 + 2) + (1 + 2) + 2 * 2]


def test_B23_B24_a_person_and_a_purse_at_the_bound() -> None:
    """Ann holds 3, Bob 4: she may hire the sailor of cost 3, and if she passes he may, for cost and fee."""
    game = start(["sailor.3.1", *DEAR], (3, []), (4, []))
    assert [perft(game, depth) for depth in range(1, 5)] == [1, 2, 2 + 2, (2 + 2) + (1 + 2)]
    poor = start(["sailor.3.1", *DEAR], (3, []), (3, []))
    assert perft(poor, 4) == (2 + 2) + (1 + 1)


def test_B4_the_last_two_cards_of_the_box() -> None:
    """All other cards are coins. Two sailors: draw, then on or stop; with both revealed nothing is left, so
    trade follows by itself."""
    game = start(["sailor.3.1", "sailor.3.1"], (100, []), (17, []))
    assert len(game.deck) == 2
    assert [perft(game, depth) for depth in range(1, 4)] == [1, 2, 2 + 2]


def test_B16_B2_the_special_expedition_before_the_first_card() -> None:
    """With five players it lies there from the start: claim or draw, before anything is revealed."""
    people = ["captain.4.1", "priest.4.1", "settler.4.1"]
    game = start(DEAR, (0, people), *[(0, [])] * 4)
    assert [perft(game, depth) for depth in range(1, 3)] == [2, 1 + 3]


def test_G1_G2_a_gamble_instead_of_a_draw() -> None:
    """Draw or gamble. Four persons nobody can pay: phase 2 is passed over and Bob draws (1); after a draw
    on, stop or gamble (3)."""
    game = start([*DEAR, *["captain.4.1"] * 4], (0, ["gambler.4.1"]), (0, []), modules=["gambler"])
    assert [perft(game, depth) for depth in range(1, 3)] == [2, 3 + 1]


def test_C10_C13_a_contract_at_any_time_and_one_at_once() -> None:
    """Three swords: draw, or complete the mercenary first. The third colour asks the speculator: yes, no."""
    contracts = ["mercenary", "speculator", "jinx", "explorer"]
    swords = ["pirate.7.2", "sailor.3.1"]
    fields = {"game": "contracts", "contracts": contracts}
    game = start(DEAR, (0, swords), (0, []), **fields)
    assert [perft(game, depth) for depth in range(1, 3)] == [2, 3 + 1]
    ships = ["red.skull.3", "black.skull.3", "yellow.4.4", *DEAR]
    asked = start(ships, (0, []), (0, []), **fields)
    for _ in range(3):
        apply(asked, asked.legal[0])
    assert [perft(asked, depth) for depth in range(1, 3)] == [2, 2 + 2]


def test_C32_C34_solo_a_tax_on_the_time_deck_asks_for_the_score_pile() -> None:
    """The first card is a time card, here a tax: move the next one or not (2), then on or stop (2 each)."""
    setup = {
        "game": "contracts",
        "mode": "coop",
        "players": ["Ann"],
        "seed": 1,
        "contracts": ["jinx", "explorer", "ransom"],
        "time_deck": ["tax.vp"],
        "deck": DEAR,
    }
    game = Match.new(setup).game
    assert [perft(game, depth) for depth in range(1, 4)] == [1, 2, 4]


def test_pinned_counts_of_a_busy_table() -> None:
    """Counted by the engine once, and kept: three rich players and a bit of everything."""
    deck = [
        "yellow.1.2",
        "sailor.3.1",
        "expedition.CC",
        "blue.2.3",
        "jester.5.1",
        "tax.swords",
        "green.1.2",
        "red.1.1",
    ]
    game = start(deck, (9, ["captain.4.1", "jack.6.1"]), (6, ["sailor.3.1"]), (4, ["governor.8.0"]))
    assert [perft(game, depth) for depth in range(1, 8)] == [1, 2, 4, 9, 21, 46, 98]


PLAIN = [
    ({"game": "base"}, [1, 2, 3, 6, 12, 23, 41, 70, 123]),
    ({"game": "underway"}, [1, 2, 4, 7, 14, 26, 46, 81, 154]),
    ({"game": "contracts"}, [1, 2, 3, 6, 9, 14, 25, 42, 74]),
    ({"game": "contracts", "mode": "coop"}, [1, 2, 3, 5, 9, 15, 27, 45, 76]),
    ({"modules": ["gambler", "underway-mix", "contract-cards"]}, [1, 2, 3, 5, 8, 13, 23, 42, 79]),
]


@pytest.mark.parametrize(("fields", "counts"), PLAIN, ids=str)
def test_pinned_counts_of_plain_deals(fields: dict[str, object], counts: list[int]) -> None:
    """Counted by the engine once, and kept: seed 1, four players."""
    game = Match.new({"players": list("ABCD"), "seed": 1, **fields}).game
    assert [perft(game, depth) for depth in range(1, 10)] == counts
