"""The plural rules are those of CLDR."""

import pytest
from babel import Locale

from companion.i18n.plurals import RULES, category

NUMBERS = [*range(201), 1_001, 1_011, 1_102, 2_022, 99_995, 100_000, 1_000_000, 1_234_514]


def test_the_rules_cover_the_languages_of_the_names() -> None:
    assert set(RULES) == {"en", "de", "cs", "ro", "pl", "ru"}


@pytest.mark.parametrize("language", RULES)
def test_every_number_has_the_category_of_cldr(language: str) -> None:
    rule = Locale.parse(language).plural_form
    assert [category(language, n) for n in NUMBERS] == [rule(n) for n in NUMBERS]


@pytest.mark.parametrize("language", RULES)
def test_a_loss_is_counted_like_a_gain(language: str) -> None:
    assert [category(language, -n) for n in range(30)] == [category(language, n) for n in range(30)]
