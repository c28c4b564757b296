"""The rules reference keeps what belongs to later chapters closed until they are reached (A4, A16, A30, A31)."""

import re

import pytest

from companion.words.rulebook import Rule, rule, rules, search

LATER = re.compile(r"\b(2[1-9][a-z]?|3[0-8]|4[0-9]|5[0-9])\b")
"""Numbers of story cards and tasks after chapter 1 (39 is the number of play cards)."""


def known(rule_id: str) -> Rule:
    found = rule(rule_id)
    assert found is not None
    return found


def test_no_rule_of_the_adventure_names_a_later_task_in_chapter_1() -> None:
    told = {each.id: f"{each.title} {each.told(1)}" for each in rules() if each.part == "A"}
    assert {name: LATER.findall(text) for name, text in told.items() if LATER.search(text)} == {}


@pytest.mark.parametrize(
    ("rule_id", "chapter", "there", "closed"),
    [
        ("A30", 1, "15:", "30:"),
        ("A30", 2, "15:", "30:"),
        ("A30", 3, "34:", "40:"),
        ("A30", 4, "41:", "50:"),
        ("A30", 5, "50:", ""),
        ("A16", 3, "33, 34", "51"),
        ("A16", 5, "50, 51, 52", ""),
        ("A31", 4, "", "upper space"),
        ("A31", 5, "upper space", ""),
        ("A4", 1, "10–17", "28b"),
        ("A4", 2, "20–28b", ""),
    ],
)
def test_A30_A31_a_part_is_told_from_its_chapter_on(
    rule_id: str, chapter: int, there: str, closed: str
) -> None:
    found = known(rule_id)
    assert there in found.told(chapter)
    assert not closed or closed not in found.told(chapter)
    assert found.closed(chapter) == bool(closed)


def test_search_finds_nothing_of_later_chapters() -> None:
    assert search("52", 1) == search("upper space", 4) == []
    assert [each.id for each in search("upper space", 5)] == ["A31"]
    assert "B24" in [each.id for each in search("b24", 1)]
