"""A lesson is a list of changes: taught field by field, taken back only where it still stands."""

from typing import Any

import pytest

from companion.table.lessons import lesson_between, taught, untaught

WHOLE: dict[str, Any] = {
    "cards": {"10": {"title": "Harbour dues", "month_end": {"both": {"next": "12"}}}, "11": {"crowns": 2}},
    "track": {"shields": [2, 5], "spaces": None},
    "card9": {"2": [3, 9]},
    "heroes": {"grace": 5},
    "events": {"Fog bank": ""},
}


@pytest.mark.parametrize("part", list(WHOLE))
def test_every_part_is_taught_and_taken_back(part: str) -> None:
    lesson = lesson_between("printed", {}, {part: WHOLE[part]})
    known = taught({"seals": {"a": "1b"}}, lesson)
    assert known == {"seals": {"a": "1b"}, "books": {"printed": {part: WHOLE[part]}}}
    assert untaught(known, lesson) == {"seals": {"a": "1b"}}
    assert taught(untaught(known, lesson), lesson) == known


def test_a_correction_goes_back_to_what_was_typed_before() -> None:
    lesson = lesson_between("printed", {"cards": {"11": {"crowns": 2}}}, {"cards": {"11": {"crowns": 3}}})
    assert untaught({"books": {"printed": {"cards": {"11": {"crowns": 3}}}}}, lesson) == {
        "books": {"printed": {"cards": {"11": {"crowns": 2}}}}
    }


def test_what_was_said_otherwise_meanwhile_stands() -> None:
    lesson = lesson_between("printed", {}, {"cards": {"11": {"crowns": 2, "title": "Slip"}}})
    later = {"books": {"printed": {"cards": {"11": {"crowns": 3, "title": "Slip"}}}}}
    left = {"books": {"printed": {"cards": {"11": {"crowns": 3}}}}}
    assert untaught(later, lesson) == left
    assert taught(left, lesson) == later


def test_forgetting_is_a_lesson_too() -> None:
    before, after = {"cards": {"11": {"crowns": 2, "title": "Slip"}}}, {"cards": {"11": {"title": "Slip"}}}
    lesson = lesson_between("printed", before, after)
    assert taught({"books": {"printed": before}}, lesson) == {"books": {"printed": after}}
    assert untaught({"books": {"printed": after}}, lesson) == {"books": {"printed": before}}


@pytest.mark.parametrize("known", [{}, {"books": {}}, {"books": {"printed": {"cards": {}}}}, {"books": 7}])
def test_a_lesson_that_never_reached_the_folder_is_not_half_taken_back(known: dict[str, Any]) -> None:
    """The machine stopped between log and knowledge: undoing the step leaves the knowledge as it is."""
    assert untaught(known, lesson_between("printed", {}, WHOLE)) == known


def test_a_lesson_that_makes_no_sense_teaches_nothing() -> None:
    assert taught({"books": {}}, [{"path": 7}]) == {"books": {}}
