"""The table says otherwise: every value can be set, with a reason, and contradictions are named."""

from typing import Any

import pytest
from evening import Evening

from companion.table.campaign.chronicle import tell
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.tasks import vp
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused


def table() -> Evening:
    return Evening(3).do("begin", heroes=["grace", "jean", "mary"]).do("event", name="fog")


VALUES: list[tuple[dict[str, Any], str, Any]] = [
    ({"what": "crowns", "player": "Bob", "value": 3}, "crew.1.crowns", 3),
    ({"what": "coins", "player": "Bob", "value": 7}, "crew.1.coins", 7),
    ({"what": "hero", "player": "Bob", "value": "scott"}, "crew.1.hero", "scott"),
    ({"what": "extra", "player": "Bob", "value": 0}, "crew.1.extra", 0),
    ({"what": "done", "task": "10", "value": ["Cem", "Ann"]}, "tasks.0.done", (2, 0)),
    ({"what": "progress", "task": "10", "value": [1]}, "tasks.0.progress", (1,)),
    ({"what": "month", "value": 2}, "month", 2),
    ({"what": "turn", "value": 2}, "turn", 2),
    ({"what": "turns", "value": 9}, "turns", 9),
    ({"what": "first", "value": "Cem"}, "first", 2),
    ({"what": "active", "value": 1}, "active", 1),
    ({"what": "phase", "value": "setup"}, "phase", "setup"),
    ({"what": "chapter", "value": 4}, "chapter", 4),
    ({"what": "failed", "value": 2}, "failed", 2),
    ({"what": "losses", "value": 2}, "losses", 2),
    ({"what": "reserve", "value": 5}, "events.reserve", 5),
    ({"what": "ahead", "value": ["fog", "month-end"]}, "events.ahead", ("fog", "month-end")),
    ({"what": "discard", "value": ["storm"]}, "events.discard", ("storm",)),
    ({"what": "current", "value": None}, "events.current", None),
    ({"what": "revealed", "value": ["10", "12"]}, "revealed", ("10", "12")),
    ({"what": "announced", "value": "Ann"}, "announced", 0),
    (
        {"what": "spaces", "player": 0, "value": ["box", "task 10", "hero", "hero"]},
        "crew.0.spaces",
        ("box", "task 10", "hero", "hero"),
    ),
]


@pytest.mark.parametrize(("correction", "path", "value"), VALUES)
def test_any_value_can_be_set_and_the_reason_is_told(
    correction: dict[str, Any], path: str, value: Any
) -> None:
    evening = table()
    before, entry = evening.state, {"do": "set", "reason": "we looked", **correction}
    after: Any = evening.do(**entry).state
    assert "we looked" in tell(before, entry, evening.state)
    for key in path.split("."):
        after = after[int(key)] if key.isdigit() else getattr(after, key)
    assert after == value


def test_vp_are_set_as_the_total_of_the_moment() -> None:
    evening = table().do("crowns", player=0, by=4).do("set", what="vp", player=0, value=9, reason="counted")
    assert vp(evening.state, 0) == 9


@pytest.mark.parametrize(
    "bad",
    [
        {"what": "crowns", "value": 3},
        {"what": "crowns", "player": "Bob", "value": -1},
        {"what": "crowns", "player": "Bob", "value": "many"},
        {"what": "done", "task": "99", "value": []},
        {"what": "done", "task": "10", "value": 1},
        {"what": "spaces", "player": 0, "value": ["hero"]},
        {"what": "spaces", "player": 0, "value": ["moon", "hero", "hero", "hero"]},
        {"what": "phase", "value": "noon"},
        {"what": "chapter", "value": 0},
        {"what": "active", "value": 9},
        {"what": "active", "value": None},
        {"what": "ahead", "value": "fog"},
        {"what": "hero", "player": 0, "value": 4},
        {"what": "moon", "value": 1},
    ],
)
def test_what_cannot_be_a_value_is_refused(bad: dict[str, Any]) -> None:
    evening = table()
    before = evening.state
    with pytest.raises(Refused):
        evening.do("set", **bad)
    assert evening.state == before


def test_a_clean_evening_has_no_contradictions() -> None:
    evening = Evening(2)
    for _ in range(3):
        evening.do("begin").win().do("next")
    state = CAMPAIGN.start(evening.setup)
    for entry in evening.entries:
        state = CAMPAIGN.apply(state, entry)
        assert contradictions(state) == [], entry
    assert state == evening.state


@pytest.mark.parametrize(
    ("correction", "named"),
    [
        ({"what": "crowns", "player": "Bob", "value": 30}, "the track ends at 18"),
        ({"what": "done", "task": "10", "value": ["Bob"]}, "Bob's hero card says tasks -"),
        ({"what": "progress", "task": "10", "value": ["Bob"]}, "upper spaces"),
        ({"what": "reserve", "value": 12}, "14 events numbered 0"),
        ({"what": "ahead", "value": ["", ""]}, "Month's End is in the event deck 0 times"),
        ({"what": "turn", "value": 2}, "1 event has been drawn"),
        ({"what": "phase", "value": "month_end"}, "Month's End lies open, but"),
        ({"what": "hero", "player": "Bob", "value": "grace"}, "same hero card"),
        ({"what": "extra", "player": "Bob", "value": 3}, "3 extra coins were shared out, but there are 0"),
        ({"what": "done", "task": "10", "value": ["Bob", "Bob"]}, "two markers on task 10"),
    ],
)
def test_contradictions_are_named_and_go_away_again(correction: dict[str, Any], named: str) -> None:
    evening = table()
    clean = evening.state
    evening.do("set", reason="typo", **correction)
    assert any(named in sentence for sentence in contradictions(evening.state))
    assert any(named in line for line in CAMPAIGN.lines(evening.state))
    assert contradictions(clean) == []


def test_vp_below_the_worth_of_the_crowns_contradict() -> None:
    evening = table().do("crowns", player=0, by=7).do("vp", player=0, total=2)
    assert contradictions(evening.state) == ["Ann's 2 VP are fewer than the 3 VP of the crowns."]


def test_an_entry_that_is_no_entry_says_what_is_wrong() -> None:
    for entry in (
        {},
        {"do": "dance"},
        {"do": "complete"},
        {"do": "complete", "player": 0, "task": "10", "x": 1},
    ):
        with pytest.raises(Refused, match="cannot be read"):
            CAMPAIGN.apply(table().state, entry)


def test_A4_the_chapter_can_be_set_from_the_first_to_the_fifth() -> None:
    evening = Evening(2)
    for chapter in (5, 1):
        assert evening.do("set", what="chapter", value=chapter, reason="test").state.chapter == chapter
    for chapter in (0, 6):
        with pytest.raises(Refused, match="A4"):
            evening.do("set", what="chapter", value=chapter, reason="test")


def test_a_contradiction_is_told_when_it_comes_up_and_not_again() -> None:
    evening = table()
    before, entry = (
        evening.state,
        {"do": "set", "what": "done", "task": "10", "value": ["Ann"], "reason": "test"},
    )
    after = evening.do(**entry).state
    [odd] = contradictions(after)
    assert odd in tell(before, entry, after)
    later = {"do": "crowns", "player": "Bob", "by": 1}
    assert odd not in tell(after, later, evening.do(**later).state)
