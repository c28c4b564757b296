"""A campaign in numbers: evenings, attempts, who did what; corrections count as if typed rightly at once."""

from datetime import UTC, datetime, timedelta
from typing import Any

from evening import Evening

from companion.table.campaign.statistics import Person, Statistics, evenings, statistics

BEGUN = datetime(2026, 11, 19, 18, 0, tzinfo=UTC)


def at(minutes: int) -> str:
    return (BEGUN + timedelta(minutes=minutes)).isoformat()


def numbers(evening: Evening, minutes: int = 1, undone: int = 0) -> Statistics:
    steps = [(entry, at(n * minutes)) for n, entry in enumerate(evening.entries)]
    return statistics(evening.setup, steps, undone)


def person(evening: Evening, seat: int = 0) -> Person:
    return numbers(evening).people[seat]


def test_an_evening_ends_with_a_long_pause_and_not_at_midnight() -> None:
    sat = evenings([at(0), at(150), at(420), at(7 * 24 * 60), at(7 * 24 * 60 + 30)])
    assert [(evening.entries, evening.minutes) for evening in sat] == [(3, 420), (2, 30)]
    assert sat[1].first == at(7 * 24 * 60)


def test_a_time_that_is_none_goes_with_the_entry_before() -> None:
    assert [evening.entries for evening in evenings(["soon", at(0), "", at(30)])] == [4]
    assert evenings(["soon"]) == ()
    assert evenings([]) == ()


def test_a_time_without_a_zone_is_understood() -> None:
    assert evenings(["2026-11-19T18:00:00", at(60)])[0].minutes == 60


def test_A41_attempts_results_and_months_by_chapter() -> None:
    evening = Evening(3).do("begin").months(1).do("concede").do("next").do("begin").win().do("next")
    found = numbers(evening.do("begin"))
    assert [(one.chapter, one.attempt, one.won) for one in found.attempts] == [
        (1, 1, False),
        (1, 2, True),
        (2, 1, None),
    ]
    assert found.attempts[0].months == 2
    assert found.months == sum(one.months for one in found.attempts)


def test_A50_a_competitive_chapter_names_its_winners() -> None:
    evening = Evening(2, mode="competitive").do("begin").do("event")
    while evening.state.announced is None:
        evening.do("vp", player=0, by=5)
        spot = next((s for s in evening.state.tasks if 0 not in s.done), None)
        if spot and evening.state.crew[0].markers_left:
            evening.do("complete", player=0, task=spot.number)
        elif evening.state.announced is None:
            evening.to_month_end().do("month_end")
    while evening.state.phase != "ended":
        over = (evening.state.active + 1) % 2 == evening.state.first
        evening.do("finish" if over and evening.state.phase == "running" else "event") if (
            evening.state.phase == "running"
        ) else evening.do("month_end")
    assert numbers(evening).attempts[0].winners == (0,)


def test_A13_tasks_and_first_finishers_are_counted_over_all_chapters() -> None:
    evening = Evening(3).do("begin").do("complete", player=0, task="10").do("complete", player=1, task="10")
    evening.do("concede").do("next").do("begin").do("complete", player=1, task="10")
    found = numbers(evening)
    assert [(one.tasks, one.first) for one in found.people] == [(1, 1), (2, 1), (0, 0)]


def test_a_task_credited_to_another_person_counts_for_that_person() -> None:
    evening = Evening(3).do("begin").do("complete", player=0, task="10")
    evening.do("set", what="done", task="10", value=[2])
    assert [(one.tasks, one.first) for one in numbers(evening).people] == [(0, 0), (0, 0), (1, 1)]
    assert numbers(evening).corrections == 1


def test_A15_spent_crowns_were_gained_and_a_corrected_count_was_not() -> None:
    evening = Evening(3).do("begin").do("crowns", player=0, by=5).do("crowns", player=0, by=-2)
    assert person(evening).crowns == 5
    assert person(evening.do("set", what="crowns", player=0, value=1)).crowns == 3


def test_vp_of_all_chapters_come_together_the_running_one_included() -> None:
    evening = Evening(3).do("begin").do("vp", player=0, by=7).do("concede").do("next").do("begin")
    evening.do("vp", player=0, by=4)
    assert person(evening).vp == 11


def test_B13_busts_notes_and_undos_are_counted() -> None:
    evening = Evening(3).do("begin").do("bust", player="Bob").do("bust", player=1).do("note", text="Ha.")
    found = numbers(evening, undone=4)
    assert [one.busts for one in found.people] == [0, 2, 0]
    assert (found.notes, found.undone, found.entries) == (1, 4, 4)


def test_a_log_with_nothing_in_it_has_empty_numbers() -> None:
    found = numbers(Evening(2))
    assert (found.evenings, found.attempts, found.months) == ((), (), 0)


def test_statistics_name_no_card() -> None:
    """No spoilers: nothing but names of players and numbers."""
    import msgspec

    evening = Evening(3).do("begin").win().do("next").do("begin")
    told: Any = msgspec.json.encode(numbers(evening)).decode()
    secrets = {card.title for chapter in evening.state.book.chapters for card in chapter.card if card.title}
    assert [title for title in secrets if title in told] == []
