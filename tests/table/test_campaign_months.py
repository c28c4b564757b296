"""Events turning over for several months, and Month's End with all its branches (A10-A12, A51)."""

import msgspec
import pytest
from evening import Evening

from companion.table.campaign.chapters import can_draw, can_finish
from companion.table.campaign.faces import known, line_text, read_line
from companion.table.campaign.months import buyers, guide
from companion.table.campaign.state import MONTH_END
from companion.table.campaign.view import month_view, next_step
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused

ASK_10 = {"both": {"ask": "10", "yes": "11", "no": "12"}}


def printed(line: dict[str, object], mode: str = "coop") -> Evening:
    """The printed book, with an hourglass line typed in for card 10."""
    return Evening(2, mode, "printed").do("begin", face={"month_end": line}).to_month_end()


def ahead(evening: Evening) -> list[str]:
    return list(evening.state.events.ahead)


def test_A12_the_order_of_known_events_repeats_behind_the_new_one() -> None:
    evening = Evening(3).do("begin")
    evening.do("event", name="fog").do("event", name="market-day").do("event").do("month_end")
    assert ahead(evening) == ["", "fog", "market-day", MONTH_END]
    evening.do("event", name="hiring-fair").do("event").do("event").do("event").do("month_end")
    assert ahead(evening) == ["", "hiring-fair", "fog", "market-day", MONTH_END]
    evening.do("event").months(1)
    assert ahead(evening) == ["", "", "hiring-fair", "fog", "market-day", MONTH_END]


def test_A12_an_empty_reserve_puts_nothing_on_top() -> None:
    evening = Evening(3, book="printed").do("begin", face={"month_end": {"both": {"next": "stay"}}})
    evening.do("event", name="fog").do("set", what="reserve", value=1, reason="test")
    evening.months(1)
    assert evening.state.events.reserve == 0
    assert ahead(evening) == ["", "fog", "", MONTH_END]
    evening.months(1)
    assert ahead(evening) == ["", "fog", "", MONTH_END]
    steps = {step.id: step.text for step in guide(evening.to_month_end().state).steps}
    assert "empty" in steps["reserve"]


def test_A12_the_guide_says_how_many_stay_in_the_reserve() -> None:
    evening = Evening(2).do("begin").to_month_end()
    steps = {step.id: step.text for step in guide(evening.state).steps}
    left = evening.state.events.reserve - 1
    assert f"({left} stay)" in steps["reserve"]
    assert evening.do("month_end").state.events.reserve == left


def test_A12_a_known_event_cannot_be_another() -> None:
    evening = Evening(3).do("begin").do("event", name="fog").months(1).do("event")
    with pytest.raises(Refused, match="should be Fog on the Roads, not market-day"):
        evening.do("event", name="market-day")
    evening.do("set", what="ahead", value=["market-day", "", "month-end"], reason="pile fell down")
    evening.do("event", name="market-day")


def test_A10_every_event_begins_the_next_players_turn() -> None:
    evening = Evening(3).do("begin", first="Cem")
    order = []
    for _ in range(3):
        evening.do("event")
        order.append(evening.state.names[evening.state.active])
    assert order == ["Cem", "Ann", "Bob"]
    assert "Bob revealed Month's End" in next_step(evening.state)
    with pytest.raises(Refused, match="Carry out Month's End"):
        evening.do("event")
    evening.do("month_end")
    assert "Bob goes on with the turn" in next_step(evening.state)
    assert evening.do("event").state.active == 2


def test_the_month_strip_shows_what_is_left() -> None:
    evening = Evening(3).do("begin").do("event", name="fog")
    month = month_view(evening.state)
    assert [(cell.state, cell.month_end) for cell in month.cells] == [
        ("now", False), ("ahead", False), ("ahead", True),
    ]  # fmt: skip
    assert (month.turn, month.length, month.turns_left, month.reserve) == (1, 3, 2, 11)
    assert month.now == "Fog on the Roads"
    assert "repelled" in month.now_text


def test_A10_the_strip_says_who_will_reveal_months_end() -> None:
    evening = Evening(3).do("begin", first="Bob")
    foretold = month_view(evening.state).end_by
    assert foretold == "Ann"
    while evening.state.phase != "month_end":
        assert month_view(evening.do("event").state).end_by == foretold
    assert evening.state.names[evening.state.active] == foretold


def test_A11_tick_when_anyone_completed_the_task_cross_when_nobody_did() -> None:
    done = printed(ASK_10).do("complete", player="Bob", task="10")
    assert (guide(done.state).target, "follow the tick" in guide(done.state).why) == ("11", True)
    open_ = printed(ASK_10)
    assert (guide(open_.state).target, "follow the cross" in guide(open_.state).why) == ("12", True)
    assert open_.do("month_end").state.revealed == ("10", "12")
    assert done.do("month_end").state.revealed == ("10", "11")


def test_A11_the_guide_is_the_whole_sequence_in_order() -> None:
    told = guide(printed(ASK_10).state)
    assert [step.id for step in told.steps] == ["line", "read", "shuffle", "lay", "turn_over", "reserve"]
    assert told.card is not None
    assert told.card.number == "12"
    rivals = guide(printed(ASK_10, "competitive").state)
    assert [step.id for step in rivals.steps] == [
        "line",
        "read",
        "shuffle",
        "lay",
        "buy_out",
        "turn_over",
        "reserve",
    ]


def test_A11_the_line_is_that_of_the_newest_task() -> None:
    evening = Evening(2).do("begin").months(1).to_month_end()
    newest = evening.state.tasks[-1].number
    told = guide(evening.state)
    assert (told.newest, told.line) == (newest, line_text(known(evening.state, newest).line))
    assert told.line != line_text(known(evening.state, "10").line)


def test_A10_every_event_goes_by_its_own_name() -> None:
    evening = Evening(3).do("begin").do("event", name="market-day")
    names = {card.id: card.name for card in evening.state.book.events}
    assert month_view(evening.state).now == names["market-day"] != names["fog"]


def test_A11_a_fixed_line_and_lines_for_each_mode() -> None:
    assert printed({"both": {"next": "13"}}).do("month_end").state.revealed == ("10", "13")
    lines = {"coop": {"next": "14"}, "competitive": {"next": "15"}}
    assert printed(lines).do("month_end").state.revealed == ("10", "14")
    assert printed(lines, "competitive").do("month_end").state.revealed == ("10", "15")


def test_A11_an_unknown_line_is_asked_for() -> None:
    evening = Evening(2, book="printed").do("begin").to_month_end()
    assert guide(evening.state).asks_card
    with pytest.raises(Refused, match="hourglass line of task 10"):
        evening.do("month_end")
    evening.do("month_end", card="13", face={"title": "Typed"})
    assert evening.state.typed.cards["13"].title == "Typed"


def test_A11_the_table_may_go_another_way_and_it_is_noted() -> None:
    evening = printed(ASK_10).do("month_end", card="11")
    assert evening.state.revealed == ("10", "11")
    assert "the table went on with card 11" in evening.state.notes[0]


def test_A11_card_9_is_no_end_for_competitive_tables() -> None:
    evening = printed({"both": {"next": "end"}}, "competitive").do("month_end")
    assert (evening.state.phase, evening.state.month) == ("running", 2)


def test_A51_the_buy_out_goes_in_turn_order_and_once_each() -> None:
    evening = Evening(3, "competitive").do("begin").to_month_end()
    assert evening.state.active == 1
    assert buyers(evening.state) == (1, 2, 0)
    with pytest.raises(Refused, match="once"):
        evening.do("month_end", buy_outs=["Ann", "Ann"])
    evening.do("month_end", buy_outs=["Bob", "Ann"])
    assert evening.state.crew[0].spaces[0] == "box"
    assert evening.state.crew[0].opened == (True, False, False, False)
    assert evening.state.crew[2].markers_left == 4
    assert all(not spot.done for spot in evening.state.tasks)


def test_A51_opened_windows_bring_their_crowns_and_an_empty_hero_buys_nothing() -> None:
    evening = Evening(2, "competitive").do("begin")
    for _ in range(4):
        evening.to_month_end().do("month_end", buy_outs=["Ann"], card="stay")
    assert evening.state.crew[0].crowns == 4
    with pytest.raises(Refused, match="no marker left"):
        evening.to_month_end().do("month_end", buy_outs=["Ann"], card="stay")
    assert buyers(evening.state) == (1,)


def test_A51_there_is_no_buy_out_together() -> None:
    with pytest.raises(Refused, match="competitive"):
        Evening(3).do("begin").to_month_end().do("month_end", buy_outs=["Ann"])


def test_month_end_only_when_it_lies_open() -> None:
    with pytest.raises(Refused, match="not been revealed"):
        Evening(3).do("begin").do("event").do("month_end")


def test_A4_only_story_card_numbers_are_laid_out() -> None:
    with pytest.raises(Refused, match="A4"):
        Evening(2, book="printed").do("begin").to_month_end().do("month_end", card="x")
    with pytest.raises(Refused, match="A4"):
        Evening(2, "competitive", "printed", after=True).do("begin", tasks=["10", "11", "12", "x"])


def test_A51_the_chronicle_names_who_bought_a_marker_off() -> None:
    evening = Evening(3, "competitive").do("begin").to_month_end()
    price = evening.state.price
    both = CAMPAIGN.title(evening.state, {"do": "month_end", "buy_outs": ["Bob", "Ann"]})
    assert f"Bob and Ann pay {price} coins and opened a space." in both
    assert "opened a space" not in CAMPAIGN.title(evening.state, {"do": "month_end"})


def test_alone_the_next_step_names_nobody_else() -> None:
    alone = Evening(1).do("begin").do("event")
    assert next_step(alone.state) == "Discover, trade and hire; then reveal the next event."
    assert "Then Bob reveals an event." in next_step(Evening(2).do("begin").do("event").state)


def test_A11_the_guide_tells_the_line_and_the_cards_to_shuffle_in() -> None:
    evening = Evening(2).do("begin").to_month_end()
    steps = {step.id: step.text for step in guide(evening.state).steps}
    assert steps["line"] == "The hourglass leads straight to card 11."
    assert steps["shuffle"] == "Shuffle into the deck, one by one: 2 lookouts (cost 3, 1 VP)."
    asked = {step.id: step.text for step in guide(printed(ASK_10).state).steps}
    assert all(card in asked["line"] for card in ("10", "11", "12"))


def test_A11_a_line_that_was_just_read_is_not_called_unknown() -> None:
    """The table typed the number; the first step takes it up instead of asking for it again."""
    unread = Evening(2, book="printed").do("begin").to_month_end()
    assert "not known yet" in guide(unread.state).steps[0].text
    assert guide(unread.state, "13").steps[0].text == "The table read card 13 off the newest task."
    assert guide(unread.state, "9").steps[0].text == "The table read card 9 off the newest task."
    told = CAMPAIGN.title(unread.state, {"do": "month_end", "card": "13"})
    assert told.startswith("Month's End: The table read card 13")


def test_A11_another_card_than_the_lines_is_told_beside_the_line() -> None:
    other = guide(printed(ASK_10).state, "13").steps[0].text
    assert other.startswith("Was task 10 completed?")
    assert other.endswith("The table goes on with card 13 instead.")
    same = guide(printed({"both": {"next": "13"}}).state, "13").steps[0].text
    assert "instead" not in same
    assert "not known" not in same


@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_A11_a_line_typed_for_both_modes_is_known_in_both(mode: str) -> None:
    evening = printed(msgspec.to_builtins(read_line("14/15")), mode)
    assert guide(evening.state).target == ("14" if mode == "coop" else "15")
    assert "not known" not in guide(evening.state).line


def test_A10_the_prompt_knows_when_months_end_comes_next() -> None:
    evening = Evening(3).do("begin").do("event")
    assert next_step(evening.state).endswith("Then Bob reveals an event.")
    assert next_step(evening.do("event").state).endswith("Then Cem reveals Month's End.")
    alone = Evening(1).do("begin").do("event").do("event")
    assert next_step(alone.state) == "Discover, trade and hire; then reveal Month's End."


def test_A10_the_next_turn_can_begin_only_with_an_event_ahead() -> None:
    evening = Evening(3)
    assert not can_draw(evening.state)
    assert can_draw(evening.do("begin").state)
    assert not can_draw(evening.to_month_end().state)
    assert can_draw(evening.do("month_end").state)
    evening.do("set", what="ahead", value=[], reason="the pile fell down")
    assert not can_draw(evening.state)
    assert "event deck is empty" in next_step(evening.state)
    assert not can_finish(evening.state)


def test_A50_in_the_last_round_the_prompt_names_the_way_out() -> None:
    evening = Evening(3, "competitive").do("begin").do("event")
    evening.do("complete", player=0, task="10").do("reveal", card="11").do("complete", player=0, task="11")
    evening.do("vp", player=0, total=12)
    assert next_step(evening.state).startswith("Last round, until Cem has played: Ann is active. Then Bob")
    assert (can_draw(evening.state), can_finish(evening.state)) == (True, False)
    evening.do("event").do("event")
    assert (can_draw(evening.state), can_finish(evening.state)) == (False, True)
    assert next_step(evening.state) == "Cem plays the very last turn. Then finish the chapter (f)."
    evening.do("finish")
    assert (can_draw(evening.state), can_finish(evening.state)) == (False, False)


def test_A10_the_strip_in_lines_ends_with_months_end() -> None:
    evening = Evening(2).do("begin").do("event")
    assert any("[>][ ][END]" in line for line in CAMPAIGN.lines(evening.state))
