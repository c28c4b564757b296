"""A new kind of person must be known everywhere at once: each table that lacks one fails here, by its name."""

import pytest

from companion.advice.adventure_values import ABILITY_WORTH
from companion.advice.worth import Outlook, person_worth
from companion.content import Card, load_catalogue
from companion.content.catalogue import PERSONS
from companion.engine import declare
from companion.engine.match import Match
from companion.engine.modules.offered import modules_of
from companion.engine.state import Player
from companion.i18n import languages, load_texts
from companion.words import cards as words

ONLY_VP = ("passenger",)
CARDS = {card.kind: card for card in load_catalogue().cards if card.kind in PERSONS}


def test_the_engine_declares_each_kind_and_no_other() -> None:
    assert set(declare.PERSONS) == set(PERSONS) == set(CARDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", PERSONS)
def test_each_kind_has_a_name_and_tells_what_it_does(kind: str, language: str) -> None:
    texts = load_texts(language)
    assert f"card-{kind}" in texts
    assert f"ability-{kind}" in texts


@pytest.mark.parametrize("kind", PERSONS)
def test_each_kind_can_be_shown(kind: str) -> None:
    assert words.sentence(CARDS[kind])


@pytest.mark.parametrize("kind", PERSONS)
def test_the_adventure_bot_weighs_each_kind(kind: str) -> None:
    assert kind in ABILITY_WORTH


def by_set(*names: str) -> list[Card]:
    return [card for card in CARDS.values() if card.set in names]


@pytest.mark.parametrize(
    "card", by_set("base", "gambler", "contracts", "underway"), ids=lambda card: card.kind
)
def test_the_trader_sees_more_than_points_in_whoever_does_something(card: Card) -> None:
    setup: dict[str, object] = {"players": ["Ann", "Bob"], "seed": 1, "modules": modules_of("base")}
    game = Match.new(setup | ({"game": "underway", "modules": []} if card.set == "underway" else {})).game
    outlook = Outlook(game, 0)
    worth = person_worth(game, Player(), outlook, game.rules.faces.number[card.code])
    assert (worth > card.vp * outlook.vp) == (card.kind not in ONLY_VP)
