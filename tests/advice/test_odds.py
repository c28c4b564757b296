"""The spyglass is exact: against every order of small decks, and against simulation of the real one."""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.advice.odds import SightError, deck_of, repels, spyglass
from companion.advice.odds_urn import Ships, Urn
from companion.content import Card, load_catalogue
from companion.engine.match import Match

Face = tuple[str, bool]
REDS = [
    card.code for card in deck_of() if (card.kind, card.colour) == ("ship", "red") for _ in range(card.count)
]
COLOURS = ("yellow", "blue", "green", "red", "black", "ares")


def play(order: tuple[Face, ...], harbour: frozenset[str]) -> Iterator[tuple[bool, int]]:
    """One deck played as B12 and B13 say: after each card, whether it busts, and the colours there."""
    colours = set(harbour)
    for colour, repellable in order:
        duplicate = colour in colours
        if duplicate and not repellable:
            yield True, len(colours)
            return
        if colour and not duplicate:
            colours.add(colour)
        yield False, len(colours)


def enumerate_urn(faces: tuple[Face, ...], harbour: frozenset[str]) -> dict[str, Fraction]:
    """Every figure, counted over all orders of the deck."""
    tally = dict.fromkeys(["bust_1", "bust_2", "bust_3", "reach_3", "reach_4", "reach_5", "cards"], 0)
    orders = list(permutations(faces))
    for order in orders:
        story = list(play(order, harbour))
        for draws in (1, 2, 3):
            tally[f"bust_{draws}"] += any(bust for bust, _ in story[:draws])
        best = max([len(harbour), *(colours for _, colours in story)])
        for colours in (3, 4, 5):
            tally[f"reach_{colours}"] += best >= colours
        tally["cards"] += len(story)
    return {name: Fraction(count, len(orders)) for name, count in tally.items()}


def urn_of(faces: tuple[Face, ...], harbour: frozenset[str]) -> Urn:
    named = {face[0] for face in faces if face[0]} | harbour
    ships = {c: Ships(faces.count((c, True)), faces.count((c, False))) for c in COLOURS if c in named}
    return Urn(ships, sum(1 for colour, _ in faces if not colour), harbour)


def figures(urn: Urn) -> dict[str, Fraction]:
    exact = {f"bust_{draws}": urn.bust_within(draws) for draws in (1, 2, 3)}
    exact |= {f"reach_{colours}": urn.reach(colours) for colours in (3, 4, 5)}
    return exact | {"cards": urn.expected_cards()}


any_face = st.tuples(st.sampled_from(["", "yellow", "blue", "green", "red", "black"]), st.booleans())
small_faces = st.lists(any_face, min_size=1, max_size=6).map(
    lambda faces: tuple((colour, bool(colour) and able) for colour, able in faces)
)


@settings(max_examples=120, deadline=None)
@given(small_faces, st.frozensets(st.sampled_from(["yellow", "blue", "green"]), max_size=3))
def test_B12_B13_B20_equal_the_count_over_all_orders(
    faces: tuple[Face, ...], harbour: frozenset[str]
) -> None:
    assert figures(urn_of(faces, harbour)) == enumerate_urn(faces, harbour)


def test_eight_cards_with_every_kind_of_card() -> None:
    faces: tuple[Face, ...] = (
        ("", False), ("", False), ("yellow", True), ("yellow", False),
        ("blue", True), ("red", False), ("red", True), ("black", False),
    )  # fmt: skip
    assert figures(urn_of(faces, frozenset({"yellow"}))) == enumerate_urn(faces, frozenset({"yellow"}))


def simulate(deck: list[Card], harbour: list[str], swords: int, games: int) -> dict[str, float]:
    """Shuffled real decks, one after the other; a plain colour in the harbour is a random copy of it."""
    chance = random.Random(20140)
    cards = [card for card in deck for _ in range(card.count)]
    keys = ["bust_next", "bust_within_2", "bust_within_3", "reach_4", "reach_5", "expected_cards"]
    tally = dict.fromkeys(keys, 0)
    for _ in range(games):
        left = cards.copy()
        for entry in harbour:
            fits = [card for card in left if entry in (card.code, card.kind == "ship" and card.colour)]
            left.remove(chance.choice(fits))
        chance.shuffle(left)
        faces = tuple((card.colour if card.kind == "ship" else "", repels(card, swords)) for card in left)
        story = list(play(faces, frozenset(entry.partition(".")[0] for entry in harbour)))
        for draws, key in ((1, "bust_next"), (2, "bust_within_2"), (3, "bust_within_3")):
            tally[key] += any(bust for bust, _ in story[:draws])
        for colours in (4, 5):
            tally[f"reach_{colours}"] += max(n for _, n in story) >= colours
        tally["expected_cards"] += len(story)
    return {key: count / games for key, count in tally.items()}


@pytest.mark.parametrize(
    ("harbour", "swords", "modules"),
    [
        (["yellow.1.1", "blue.5.3", "red"], 2, []),
        (["green", "black.skull.4"], 1, ["gambler", "underway-mix", "contract-cards"]),
    ],
)
def test_the_real_deck_agrees_with_simulation(harbour: list[str], swords: int, modules: list[str]) -> None:
    games = 6000
    seen = simulate(deck_of(modules), harbour, swords, games)
    exact = spyglass(deck_of(modules), harbour, swords).as_json()
    for key, value in seen.items():
        spread = 5.0 if key == "expected_cards" else 0.5
        assert abs(float(str(exact[key])) - value) < 4.5 * spread / games**0.5, key


def test_B2_the_special_expedition_is_never_unseen() -> None:
    assert spyglass(deck_of(), [], 0).unseen == 119
    assert spyglass(deck_of(["gambler", "underway-mix", "contract-cards"]), [], 0).unseen == 119 + 4 + 20 + 24
    assert all(card.code != "expedition.CPS" for card in deck_of())


def test_the_first_card_never_busts_and_a_full_harbour_is_easily_counted() -> None:
    assert spyglass(deck_of(), [], 0).bust_next == 0
    harbour = ["yellow", "blue", "green", "red", "black"]
    odds = spyglass(deck_of(), harbour, 0)
    assert odds.bust_next == Fraction(45, 114)
    assert odds.reach == {4: 1, 5: 1}


def test_B12_swords_repel_up_to_their_number_and_never_a_skull() -> None:
    ships = [
        card for card in load_catalogue().of_set("base") if card.colour == "black" and card.kind == "ship"
    ]
    skulls = sum(card.count for card in ships if card.skull)
    assert skulls
    assert (
        spyglass(deck_of(), ["black"], 99).bust_within[0] == spyglass(deck_of(), ["black"], 7).bust_within[0]
    )
    assert 0 < spyglass(deck_of(), ["black"], 99).bust_next < Fraction(skulls, 118)
    assert spyglass(deck_of(), ["black"], 0).bust_next == Fraction(9, 118)


def test_a_plain_colour_is_the_average_over_its_copies() -> None:
    reds = [card for card in deck_of() if card.colour == "red" and card.kind == "ship"]
    total = sum(card.count for card in reds)
    mean = sum(
        Fraction(card.count, total) * spyglass(deck_of(), [card.code], 3).bust_within[2] for card in reds
    )
    assert spyglass(deck_of(), ["red"], 3).bust_within[2] == mean


def test_cards_that_are_gone_sharpen_the_figures() -> None:
    odds = spyglass(deck_of(), ["yellow.1.1"], 0, gone=["yellow.1.1", "yellow.1.1", "sailor.3.1", "tax.vp"])
    assert odds.unseen == 114
    assert odds.bust_next == Fraction(7, 114)


@pytest.mark.parametrize(
    "modules", [[], ["gambler"], ["underway-mix"], ["contract-cards"], ["gambler", "underway-mix"]]
)
def test_the_deck_is_the_one_the_engine_plays_with(modules: list[str]) -> None:
    names = ["Ann", "Bob"]
    view = Match.new({"game": "base", "players": names, "seed": 1, "modules": modules}).view()
    coins = sum(player["coins"] for player in view["players"])  # type: ignore[attr-defined]
    assert int(str(view["deck"])) + coins == spyglass(deck_of(modules), [], 0).unseen


def test_A20_the_whole_adventure_has_six_colours() -> None:
    odds = spyglass(deck_of(["adventure"]), ["ares", "red", "blue"], 3)
    assert odds.unseen == 119 + 39 - 3
    assert 0 < odds.reach[6] < odds.reach[5] < odds.reach[4] < 1


def test_six_colours_are_counted_where_the_deck_has_them() -> None:
    ares = Card(code="ares.1.1", count=8, kind="ship", source="rulebook", colour="ares", swords=1, coins=1)
    odds = spyglass([*deck_of(), ares], ["yellow", "blue", "green", "red", "ares.1.1"], 9)
    assert set(odds.reach) == {4, 5, 6}
    assert 0 < odds.reach[6] < 1


@pytest.mark.parametrize(
    ("harbour", "swords", "gone", "sentence"),
    [
        (["yellow.1.1", "yellow"], 0, [], "bust"),
        (["purple"], 0, [], "purple"),
        (["tax.vp"], 0, [], "never lies in the harbour"),
        (["yellow.4.4"], 0, ["yellow.4.4"], "only 1 copy"),
        ([], 0, ["red"], "by their codes"),
        ([], -1, [], "from 0 up"),
        (["red"], 0, REDS, "No red"),
    ],
)
def test_what_cannot_be_seen_is_refused_with_a_sentence(
    harbour: list[str], swords: int, gone: list[str], sentence: str
) -> None:
    with pytest.raises(SightError, match=sentence):
        spyglass(deck_of(), harbour, swords, gone)


def test_an_unknown_module_is_named() -> None:
    with pytest.raises(SightError, match="fog"):
        deck_of(["fog"])
