"""A language whose words bend can say everything: the code's own sentences in small German and Russian files."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from companion.advice.odds import SightError, deck_of, spyglass
from companion.engine.refusal import Illegal
from companion.i18n import Texts, load_texts, texts
from companion.i18n.pattern import Variable
from companion.words.telling import action_text, event_text, refusal_text

SAMPLES = Path(__file__).parent / "samples"
NAMES = ["Ann", "Bob"]
LANGUAGES = ("de", "ru")


@pytest.fixture
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every following text comes from the sample of this language."""
    sample = Texts(request.param, (SAMPLES / f"{request.param}.ftl").read_text(encoding="utf-8"))
    monkeypatch.setattr(texts, "load_texts", lambda _: sample)


def hired(card: str, coins: int) -> str:
    return event_text({"event": "hired", "seat": 0, "card": card, "coins": coins}, NAMES)


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        (
            "de",
            [
                "Ann heuert den Matrosen für 1 Münze an.",
                "Ann heuert das Fräulein für 22 Münzen an.",
                "Ann heuert den Händler (gelb) für 3 Münzen an.",
            ],
        ),
        (
            "ru",
            [
                "Ann нанимает моряка за 1 монету.",
                "Ann нанимает сеньориту за 22 монеты.",
                "Ann нанимает торговца (жёлтый) за 3 монеты.",
            ],
        ),
    ],
    indirect=["spoken"],
)
def test_a_person_stands_in_the_accusative_and_coins_are_counted(spoken: None, told: list[str]) -> None:
    assert [hired("sailor.3.1", 1), hired("mademoiselle.7.2", 22), hired("trader-yellow.3.1", 3)] == told


@pytest.mark.parametrize(
    ("spoken", "told"),
    [("de", "Bob vertreibt die gelbe Pinasse."), ("ru", "Bob прогоняет жёлтую лодку.")],
    indirect=["spoken"],
)
def test_the_adjective_of_a_ship_agrees(spoken: None, told: str) -> None:
    assert event_text({"event": "repelled", "seat": 1, "card": "yellow.1.1"}, NAMES) == told


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        (
            "de",
            "die Expedition (2 Kapitäne und 1 Siedler) mit dem Kapitän, dem Kapitän und dem Siedler erfüllen",
        ),
        ("ru", "выполнить экспедицию (2 капитана и 1 поселенец) с капитаном, капитаном и поселенцем"),
    ],
    indirect=["spoken"],
)
def test_a_list_hands_the_case_on_to_all_that_is_in_it(spoken: None, told: str) -> None:
    action = {
        "do": "claim",
        "expedition": "expedition.CCS",
        "with": ["captain.4.1", "captain.4.1", "settler.4.1"],
    }
    assert action_text(action, NAMES) == told


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        (
            "de",
            [
                "Die gelbe Pinasse liegt nicht im Hafen. (B21)",
                "Der Händler (gelb) liegt nicht im Hafen. (B21)",
                "Das Fräulein liegt nicht im Hafen. (B21)",
            ],
        ),
        (
            "ru",
            [
                "жёлтая лодка не лежит в гавани: её там нет. (B21)",
                "торговец (жёлтый) не лежит в гавани: его там нет. (B21)",
                "сеньорита не лежит в гавани: её там нет. (B21)",
            ],
        ),
    ],
    indirect=["spoken"],
)
def test_a_sentence_chooses_by_the_gender_of_a_card(spoken: None, told: list[str]) -> None:
    cards = ("yellow.1.1", "trader-yellow.3.1", "mademoiselle.7.2")
    assert [refusal_text(Illegal("B21", "not_in_harbour", card=card)) for card in cards] == told


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        ("de", "Zwei gelbe Schiffe können nicht zusammen im Hafen liegen (B13)."),
        ("ru", "Два жёлтых корабля не могут стоять в гавани вместе (B13)."),
    ],
    indirect=["spoken"],
)
def test_adjective_and_noun_are_counted_together(spoken: None, told: str) -> None:
    with pytest.raises(SightError) as caught:
        spyglass(deck_of([]), ["yellow", "yellow"], 0, [])
    assert str(caught.value) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_samples_are_fluent_and_need_no_value_that_english_does_not_get(language: str) -> None:
    source = (SAMPLES / f"{language}.ftl").read_text(encoding="utf-8")
    assert [entry.content for entry in parse(source).body if isinstance(entry, ast.Junk)] == []
    sample, english = Texts(language, source), load_texts("en")
    for key in sample.known():
        assert values(sample, key) <= values(english, key), key


def values(catalogue: Texts, key: str) -> set[str]:
    return {part.name for part in catalogue.entry(key).parts() if isinstance(part, Variable)}
