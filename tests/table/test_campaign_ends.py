"""Ends just met and just missed, retries, the campaign's result, the competitive end (A40, A41, A50)."""

import pytest
from evening import Evening
from msgspec import structs

from companion.content.books import Card9, load_book
from companion.table.campaign.ends import coins_wanted, end_check, flawless, standings, wins
from companion.table.campaign.months import guide
from companion.table.campaign.reading import end_card, story_card, title_card
from companion.table.campaign.view import next_step, outcome
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused


def at_card9(markers: int = 0, points: int = 0, open_tasks: int = 0) -> Evening:
    """Three players before card 9 (7 markers, 19 VP), so much short of each condition."""
    evening = Evening(3).do("begin").do("know", typed={"card9": {"3": [7, 19]}}).to_card9()
    pairs = [(spot.number, seat) for spot in evening.state.tasks for seat in range(3)]
    last = [spot.number for spot in evening.state.tasks][len(evening.state.tasks) - open_tasks :]
    first = [pair for pair in pairs if pair[1] == 0 and pair[0] not in last]
    rest = [pair for pair in pairs if pair[1] != 0 and pair[0] not in last]
    for number, seat in (first + rest)[: 7 - markers]:
        evening.do("complete", player=seat, task=number)
    have = end_check(evening.state).conditions[2].have
    return evening.do("vp", player=2, by=19 - points - have)


def test_A40_won_when_every_condition_is_just_met() -> None:
    evening = at_card9()
    tasks = len(evening.state.tasks)
    assert [(c.have, c.need, c.short) for c in end_check(evening.state).conditions] == [
        (tasks, tasks, 0), (7, 7, 0), (19, 19, 0),
    ]  # fmt: skip
    assert evening.do("month_end").state.results[-1].won
    assert "is won" in next_step(evening.state)


@pytest.mark.parametrize(
    ("missed", "index"), [({"open_tasks": 1}, 0), ({"markers": 1}, 1), ({"points": 1}, 2)]
)
def test_A40_lost_when_one_condition_is_just_missed(missed: dict[str, int], index: int) -> None:
    evening = at_card9(**missed)
    conditions = end_check(evening.state).conditions
    assert [condition.met for condition in conditions].index(False) == index
    assert conditions[index].short == 1
    assert not evening.do("month_end").state.results[-1].won
    assert evening.state.phase == "ended"


def test_A40_unknown_numbers_need_the_tables_word_and_a_contradiction_is_noted() -> None:
    evening = (
        Evening(2, book="printed").do("begin", face={"month_end": {"both": {"next": "end"}}}).to_month_end()
    )
    assert end_check(evening.state).won is False
    evening.do("complete", player=0, task="10")
    assert end_check(evening.state).won is None
    with pytest.raises(Refused, match="Card 9's numbers"):
        evening.do("month_end")
    typed = (
        Evening(2, book="printed").do("begin", face={"month_end": {"both": {"next": "end"}}}).to_month_end()
    )
    typed.do("complete", player=0, task="10").do("know", typed={"card9": {"2": [1, 3]}})
    assert [c.need for c in end_check(typed.state).conditions] == [1, 1, 3]
    typed.do("month_end", won=True)
    assert typed.state.results[-1].won
    assert "card 9 says otherwise" in typed.state.notes[0]


def test_A41_lost_again_and_the_added_cards_may_stay() -> None:
    evening = Evening(3).do("begin").months(1).do("concede")
    kept = evening.state.added
    assert evening.do("next").state.added == kept
    assert (evening.state.chapter, evening.state.attempt, evening.state.losses) == (1, 2, 1)
    assert evening.state.tasks == ()
    assert (evening.state.month, evening.state.turn, evening.state.turns) == (0, 0, 0)
    evening.do("begin")
    assert len([added for added in evening.state.added if added.number == "10"]) == 1
    evening.do("concede").do("next", keep_added=False)
    assert evening.state.added == ()
    assert evening.state.extra_coins == 6


def test_A41_five_chapters_won_without_a_loss_are_flawless() -> None:
    evening = Evening(3)
    for chapter in range(1, 6):
        assert evening.state.chapter == chapter
        assert evening.do("begin").win().state.notes == ()
        evening.do("next")
    assert evening.state.phase == "over"
    assert CAMPAIGN.summary(evening.state)["over"] is True
    assert CAMPAIGN.summary(Evening(3).state)["over"] is False
    assert flawless(evening.state)
    assert "flawless" in outcome(evening.state)
    with pytest.raises(Refused, match="over"):
        evening.do("event")


def test_A41_a_loss_costs_the_flawless_result_and_a_win_clears_the_coins() -> None:
    evening = Evening(1).do("begin").do("concede").do("next").do("begin", extra=[3]).win().do("next")
    assert evening.state.extra_coins == 0
    for _ in range(4):
        evening.do("begin").win().do("next")
    assert not flawless(evening.state)
    assert outcome(evening.state) == "The campaign is won, with 1 loss."


def test_what_is_read_comes_at_its_moment() -> None:
    evening = Evening(3)
    assert title_card(evening.state).title == "The Funeral of an Honest Man"
    assert (title_card(evening.state).text).startswith(evening.state.book.cover or "no cover")
    second = title_card(Evening(3, chapter=2).state).text
    assert second
    assert second == second.strip()
    assert story_card(evening.state, "10") is None
    assert end_card(evening.state) is None
    evening.do("begin")
    reading = story_card(evening.state, "10")
    assert reading is not None
    assert reading.title == "Condolences"
    evening.do("concede")
    lost = end_card(evening.state)
    assert lost is not None
    assert lost.text.startswith("You lose the week")
    again = title_card(evening.do("next").state)
    assert again.title == "The Funeral of an Honest Man"
    assert again.text == evening.state.book.chapters[0].summary
    won = end_card(evening.do("begin").win().state)
    ending = evening.state.book.chapters[0].ending
    assert won is not None
    assert (won.number, won.title, won.text) == ("61", ending.title, ending.text)
    assert title_card(evening.do("next").state).text == evening.state.book.chapters[1].summary
    assert end_card(evening.state) is None


def test_A41_the_last_ending_stays_to_be_read_when_the_campaign_is_over() -> None:
    evening = Evening(1, chapter=5).do("begin").win().do("next")
    last = end_card(evening.state)
    assert evening.state.phase == "over"
    assert last is not None
    assert last.number == "65"


def test_A50_rivals_read_the_ending_though_nobody_could_win() -> None:
    evening = (
        Evening(2, "competitive").do("begin").do("event").do("set", what="announced", value=0, reason="-")
    )
    read = end_card(evening.do("event").do("finish").state)
    assert not evening.state.results[-1].won
    assert read is not None
    assert read.text == evening.state.book.chapters[0].ending.text


def test_the_printed_book_leaves_the_reading_to_the_cards() -> None:
    evening = Evening(2, book="printed")
    assert title_card(evening.state).text == ""
    lost = end_card(evening.do("begin").do("concede").state)
    assert lost is not None
    assert lost.text == ""
    assert title_card(Evening(2, "competitive", after=True).state).text == ""


def rivals(*points: int) -> Evening:
    """A competitive table whose players have so many VP and, all of them, an open trophy."""
    evening = Evening(len(points), "competitive").do("begin").do("event")
    for seat in range(len(points)):
        for number in ("11", "12"):
            if number not in evening.state.revealed:
                evening.do("reveal", card=number)
            evening.do("complete", player=seat, task=number)
        evening.do("set", what="crowns", player=seat, value=0, reason="for the test")
    for seat, value in enumerate(points):
        evening.do("vp", player=seat, total=value)
    return evening


def test_A50_twelve_vp_and_a_trophy_announce_the_end() -> None:
    evening = Evening(2, "competitive").do("begin").do("event").do("vp", player="Ann", total=12)
    assert evening.state.announced is None
    evening.do("reveal", card="11").do("complete", player="Ann", task="10")
    assert evening.state.announced is None
    evening.do("complete", player="Ann", task="11")
    assert evening.state.announced == 0
    assert evening.do("vp", player="Ann", by=-8).state.announced == 0
    assert rivals(11, 11).state.announced is None


def test_A50_the_round_is_played_to_its_end() -> None:
    evening = rivals(12, 3, 3)
    with pytest.raises(Refused, match="last turn is Cem's"):
        evening.do("finish")
    assert "Last round" in next_step(evening.state)
    evening.do("event").do("event")
    assert evening.state.active == 2
    with pytest.raises(Refused, match="last round is over"):
        evening.do("event")
    assert evening.do("finish").state.results[-1].winners == (0,)


def finished(evening: Evening) -> tuple[int, ...]:
    while (evening.state.active + 1) % len(evening.state.crew):
        evening.do("event")
        if evening.state.phase == "month_end":
            evening.do("month_end")
    return evening.do("finish").state.results[-1].winners


def test_A50_most_vp_then_fewest_markers_then_coins_then_shared() -> None:
    assert finished(rivals(12, 14, 3)) == (1,)
    fewer = rivals(12, 12).do("reveal", card="13").do("complete", player="Bob", task="13")
    fewer.do("set", what="crowns", player="Bob", value=0, reason="test").do("vp", player="Bob", total=12)
    assert finished(fewer) == (1,)
    level = rivals(12, 12)
    assert coins_wanted(level.state) == [0, 1]
    with pytest.raises(Refused, match="enter their coins"):
        finished(level)
    level.do("coins", player="Ann", coins=4)
    richer = level.do("coins", player="Bob", coins=5)
    assert finished(richer) == (1,)
    shared = rivals(12, 12).do("coins", player="Ann", coins=4).do("coins", player="Bob", coins=4)
    assert [row.place for row in standings(shared.state)] == [1, 1]
    assert finished(shared) == (0, 1)
    poor = rivals(12, 12).do("coins", player="Ann", coins=1).do("coins", player="Bob", coins=0)
    assert [(row.place, row.seat) for row in standings(poor.state)] == [(1, 0), (2, 1)]
    assert finished(poor) == (0,)


def test_A50_months_end_comes_before_the_end_of_the_chapter() -> None:
    evening = rivals(12, 3)
    while evening.state.phase != "month_end":
        evening.do("set", what="announced", value=None, reason="test")
        evening.do("event")
    evening.do("set", what="active", value=1, reason="test").do(
        "set", what="announced", value=0, reason="test"
    )
    with pytest.raises(Refused, match="Carry out Month's End"):
        evening.do("finish")


def test_A50_only_players_with_a_trophy_can_win() -> None:
    evening = rivals(12, 5).do("vp", player="Bob", total=20)
    evening.do("set", what="spaces", player="Bob", value=["task 11", "hero", "hero", "hero"], reason="test")
    table = standings(evening.state)
    assert [(row.seat, row.winner, row.trophy) for row in table] == [(0, True, True), (1, False, False)]
    assert finished(evening) == (0,)


def test_A50_without_a_trophy_nobody_wins_and_the_next_chapter_follows() -> None:
    evening = rivals(12, 5)
    for seat in range(2):
        spaces = ["task 11", "hero", "hero", "hero"]
        evening.do("set", what="spaces", player=seat, value=spaces, reason="miscounted")
    assert finished(evening) == ()
    assert "Nobody could win chapter 1" in next_step(evening.state)
    assert (evening.do("next").state.chapter, wins(evening.state)) == (2, [0, 0])


def test_A50_the_next_game_is_the_next_chapter_and_wins_add_up() -> None:
    evening = rivals(12, 3)
    finished(evening)
    assert evening.do("next").state.chapter == 2
    assert wins(evening.state) == [1, 0]
    with pytest.raises(Refused, match="12 VP"):
        evening.do("begin").do("event").do("finish")


def test_together_there_is_no_finish_and_rivals_do_not_concede() -> None:
    with pytest.raises(Refused, match="Month's End"):
        Evening(3).do("begin").do("finish")
    with pytest.raises(Refused, match="no chapter to give up"):
        Evening(2, "competitive").do("begin").do("concede")


def test_A50_the_chronicle_names_the_winners() -> None:
    def told(evening: Evening) -> str:
        while (evening.state.active + 1) % len(evening.state.crew):
            evening.do("event")
        return CAMPAIGN.title(evening.state, {"do": "finish"})

    assert told(rivals(12, 3)) == "The last round is over. Ann wins chapter 1."
    shared = rivals(12, 12).do("coins", player="Ann", coins=4).do("coins", player="Bob", coins=4)
    assert told(shared) == "The last round is over. Ann and Bob share chapter 1."


def test_A50_the_announcement_is_told_with_the_entry_that_brought_it() -> None:
    evening = rivals(11, 3)
    told = CAMPAIGN.title(evening.state, {"do": "vp", "player": "Ann", "by": 1})
    assert told.endswith("Ann has 12 VP and an open trophy: the end is announced.")


def test_A50_each_chapter_tells_its_own_winner() -> None:
    """The second chapter's end speaks of its own winner, not of the first one's."""
    evening = rivals(12, 5).do("event").do("finish")
    assert evening.state.results[-1].winners == (0,)
    evening.do("next").do("begin").do("event")
    for task in ("20", "21"):
        if task not in evening.state.revealed:
            evening.do("reveal", card=task)
        evening.do("complete", player=1, task=task)
    evening.do("vp", player=1, total=20).do("event")
    told = CAMPAIGN.title(evening.state, {"do": "finish"})
    assert evening.do("finish").state.results[-1].winners == (1,)
    assert "Bob" in told
    assert "Ann" not in told


def test_A40_card_9_may_ask_more_of_a_later_chapter() -> None:
    """A side for one chapter goes before the one for all."""
    book = load_book("salt-ledger")
    rows = (*book.card9, Card9(players=2, source="original", markers=7, vp=33, chapter=5))
    changed = structs.replace(book, card9=rows)
    assert [changed.end(chapter, 2).vp for chapter in (4, 5)] == [book.end(4, 2).vp, 33]


def test_A40_the_table_is_asked_only_where_card_9_is_unknown() -> None:
    """A printed campaign without its numbers asks whether it was won; a known one works it out."""
    known = Evening(2).do("begin").to_card9()
    assert not guide(known.state).asks_verdict
    assert guide(known.state).target == "end"
