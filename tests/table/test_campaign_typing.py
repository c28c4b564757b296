"""What a table types: events by any name, numbers that can be, play cards told late, a log begun late."""

from typing import Any

import pytest

from companion.table.campaign.guides import base_game_steps, cards_added, setup_steps
from companion.table.campaign.months import GuideStep
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused
from tests.table.evening import Evening

LATE = {"cards": {"10": {"adds": ["3 x Ares ship"]}}}


def texts(steps: list[GuideStep]) -> str:
    return "\n".join(step.text for step in steps)


def test_A12_an_event_is_the_same_by_id_and_by_name_in_any_case() -> None:
    evening = Evening(2).do("begin").do("event", name="fog").do("event", name="Market Day").do("event")
    evening.do("month_end").do("event", name="Curfew")
    evening.do("event", name="FOG ON THE ROADS").do("event", name="market-day")
    assert evening.do("event", name="Month’s end").state.phase == "month_end"
    assert evening.state.events.discard == ("curfew", "fog", "market-day")


def test_A12_an_event_of_the_tables_own_naming_keeps_its_first_spelling() -> None:
    evening = (
        Evening(1, book="printed")
        .do("begin")
        .do("event", name="Storm")
        .to_month_end()
        .do("month_end", card="11")
    )
    evening.do("event", name="Calm")
    with pytest.raises(Refused, match="should be Storm, not Gale"):
        evening.do("event", name="Gale")
    assert evening.do("event", name=" storm ").state.events.current == "Storm"


@pytest.mark.parametrize("name", ["month-end", "months-end", "Month's End, Years Later"])
def test_A3_A12_months_end_cannot_come_up_before_its_turn(name: str) -> None:
    with pytest.raises(Refused, match="further down"):
        Evening(3).do("begin").do("event", name=name)


@pytest.mark.parametrize(
    "typed",
    [
        {"track": {"shields": []}},
        {"track": {"shields": [-1, 4]}},
        {"track": {"shields": [2], "spaces": -3}},
        {"card9": {"3": [-1, 16]}},
        {"heroes": {"anna": -1}},
        {"cards": {"10": {"crowns": -1}}},
        {"cards": {"10": {"first_crowns": -1}}},
        {"cards": {"10": {"steps": 3}}},
        {"cards": {"10": {"month_end": {"both": {}}}}},
        {"cards": {"10": {"month_end": {"both": {"ask": "10", "yes": "11"}}}}},
        {"cards": {"10": {"month_end": {"coop": {"next": "11", "ask": "10", "yes": "11", "no": "12"}}}}},
    ],
)
def test_A11_A15_A40_what_no_card_can_say_is_refused_when_it_is_typed(typed: dict[str, Any]) -> None:
    evening = Evening(3, book="printed").do("begin")
    with pytest.raises(Refused, match="cannot be read"):
        evening.do("know", typed=typed)


@pytest.mark.parametrize("number", ["", "end", "x", "1 2", " 12", "-1", "0", "1234", "12ab"])
def test_A4_a_story_card_has_a_printed_number(number: str) -> None:
    evening = Evening(3, book="printed").do("begin")
    with pytest.raises(Refused, match="no story card's number"):
        evening.do("reveal", card=number)
    with pytest.raises(Refused, match="no story card's number"):
        evening.do("set", what="revealed", value=["10", number])


def test_A4_a_card_cannot_be_set_to_lie_on_the_table_twice() -> None:
    with pytest.raises(Refused, match="only once"):
        Evening(3).do("begin").do("set", what="revealed", value=["10", "10"])


def test_A1_play_cards_typed_in_late_are_sorted_out_in_the_end() -> None:
    evening = Evening(1, book="printed").do("begin")
    assert "story card 10" in texts(base_game_steps(evening.state))
    evening.do("know", typed=LATE)
    assert "Take out of the deck: 3 x Ares ship." in texts(base_game_steps(evening.state))
    assert "story cards" not in texts(base_game_steps(evening.state))


def test_A1_corrected_play_cards_replace_the_first_ones_in_their_place() -> None:
    evening = Evening(1, book="printed").do("begin", face={"adds": ["2 x Ares ship"]})
    evening.do("reveal", card="11", face={"adds": ["1 x tax"]}).do("know", typed=LATE)
    assert cards_added(evening.state) == ["3 x Ares ship", "1 x tax"]
    evening.do("know", typed={"cards": {"10": {"adds": []}}})
    assert cards_added(evening.state) == ["1 x tax"]


def test_A41_cards_taken_out_after_a_loss_stay_out_though_typed_again() -> None:
    evening = Evening(1, book="printed").do("begin").do("reveal", card="11", face={"adds": ["1 x tax"]})
    evening.do("concede").do("next", keep_added=False)
    evening.do("know", typed={"cards": {"11": {"adds": ["2 x tax"]}}})
    assert cards_added(evening.state) == []


def test_A1_a_card_that_only_a_correction_laid_out_brought_its_play_cards_too() -> None:
    evening = Evening(3).do("begin")
    brought = Evening(3).do("begin").do("reveal", card="11")
    evening.do("set", what="revealed", value=["10", "11"], reason="we forgot to enter it")
    assert cards_added(evening.state) == cards_added(brought.state) != cards_added(Evening(3).state)


def test_A1_a_log_begun_in_chapter_3_minds_the_cards_of_the_chapters_before() -> None:
    late = Evening(3, chapter=3)
    assert "chapters 1 to 2 brought before this log began" in texts(setup_steps(late.state))
    assert "what chapters 1 to 2 brought" in texts(base_game_steps(late.state))
    assert "what chapter 1 brought" in texts(base_game_steps(Evening(3, chapter=2).state))
    for steps in (setup_steps(Evening(3).state), base_game_steps(Evening(3).state)):
        assert "brought" not in texts(steps)
    later = Evening(3).do("begin").win().do("next")
    assert later.state.chapter == 2
    assert "brought" not in texts(setup_steps(later.state))


def test_A41_flawless_takes_all_five_chapters() -> None:
    late = Evening(1, chapter=5).do("begin").win().do("next")
    assert CAMPAIGN.lines(late.state)[-1].endswith("with 0 losses since chapter 5, where this log begins.")


def test_A41_play_cards_that_stayed_after_a_loss_are_not_shuffled_in_again() -> None:
    evening = Evening(3).do("begin").do("concede").do("next")
    assert "story card 10 from the screen, whose play cards stayed" in texts(setup_steps(evening.state))
    assert "card 10 are in the deck already" in CAMPAIGN.title(evening.state, {"do": "begin"})
    anew = Evening(3).do("begin").do("concede").do("next", keep_added=False)
    assert "shuffles in its play cards" in texts(setup_steps(anew.state))
    assert "into the deck, one by one" in CAMPAIGN.title(anew.state, {"do": "begin"})


def test_A60_only_starred_tasks_are_drawn_where_the_book_knows_its_stars() -> None:
    evening = Evening(2, "competitive", after=True)
    cards = [card for chapter in evening.state.book.chapters for card in chapter.card if card.task]
    starred = [card.number for card in cards if card.task and card.task.star]
    plain = next(card.number for card in cards if card.number not in starred)
    with pytest.raises(Refused, match=f"{plain} cannot be drawn"):
        evening.do("begin", tasks=[*starred[:3], plain])
    assert evening.do("begin", tasks=starred[:4]).state.revealed == tuple(starred[:4])
    assert ", after the campaign, month 1" in CAMPAIGN.lines(evening.state)[0]
    unknown = Evening(2, "competitive", "printed", after=True).do("begin", tasks=["10", "11", "12", "13"])
    assert len(unknown.state.tasks) == 4
