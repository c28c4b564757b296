"""Crews and titles come from the saves: people once, bots never, and no two titles alike."""

from typing import Any

import pytest

from companion.store import SaveRow
from companion.words.crews import Crew, crews_of, known_crews, last_crew, with_usual
from companion.words.titles import free_title


def row(kind: str, title: str, players: Any) -> SaveRow:
    return SaveRow("id", kind, title, "", "", 1, True, {"players": players})


ROWS = [
    row("game", "Uta and Iron Meg", ["Uta", "Iron Meg"]),
    row("contracts", "Contracts: Bo and Uta", ["Bo", "Uta"]),
    row("campaign", "Thursday crew", ["Uta", "Bo"]),
    row("campaign", "Thursday crew 1", ["Uta", "Bo"]),
    row("score", "broken", "no list"),
    row("score", "broken too", [3, None]),
]


def test_the_same_people_once_for_each_kind_and_bots_are_nobody() -> None:
    assert crews_of(ROWS) == [
        Crew("", "game", ("Uta",)),
        Crew("", "contracts", ("Bo", "Uta")),
        Crew("Thursday crew", "campaign", ("Uta", "Bo")),
    ]


def test_last_names_are_of_this_kind_or_of_any() -> None:
    crews = crews_of(ROWS)
    assert last_crew(crews, "campaign") == ("Uta", "Bo")
    assert last_crew(crews, "contracts") == ("Bo", "Uta")
    assert last_crew(crews, "score") == ("Uta",)
    assert last_crew([], "score") == ()


def test_known_crews_have_their_title_and_fit_the_table() -> None:
    many = [Crew("", "score", ("a", "b", "c", "d", "e")), *crews_of(ROWS)]
    assert known_crews(many, 4) == [
        Crew("", "game", ("Uta",)),
        Crew("Thursday crew", "campaign", ("Uta", "Bo")),
    ]


def test_five_names_and_none_twice() -> None:
    assert with_usual(("Uta", "bob")) == ["Uta", "bob", "Ann", "Cem", "Dora"]
    assert with_usual(()) == ["Ann", "Bob", "Cem", "Dora", "Eve"]


@pytest.mark.parametrize(
    ("taken", "title", "free"),
    [
        ([], "Our crew", "Our crew"),
        (["Our crew"], "Our crew", "Our crew 2"),
        (["Our crew", "Our crew 2"], "Our crew", "Our crew 3"),
        (["Our crew", "Our crew 2"], "Our crew 2", "Our crew 3"),
        (["Friday 13"], "Friday 13", "Friday 13 2"),
        (["Our crew 2"], "Our crew", "Our crew"),
    ],
)
def test_a_title_that_is_taken_gets_a_number(taken: list[str], title: str, free: str) -> None:
    assert free_title(title, taken) == free
