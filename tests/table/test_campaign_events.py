"""The app as the event deck, what events do, and which of them a table knows (A3, A10, A12, A60)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from evening import Evening
from msgspec import structs

from companion.content.books import load_book
from companion.session import Session
from companion.store import Store
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.deck import event_name
from companion.table.campaign.event_order import app_is_deck, shuffled
from companion.table.campaign.events import event_flavour, event_rule, known_events
from companion.table.campaign.guides import setup_steps
from companion.table.campaign.state import MONTH_END, Campaign
from companion.table.campaign.view import month_view
from companion.table.kinds import CAMPAIGN
from companion.table.knowledge import enriched, typed_of
from companion.table.refusal import Refused

ZEROS = [event.id for event in load_book("salt-ledger").events if event.number == 0]
ONE = next(event.id for event in load_book("salt-ledger").events if event.number == 1)
MODES = [("coop", n) for n in (1, 2, 3, 4)] + [("competitive", n) for n in (2, 3, 4)]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def dealt(evening: Evening, seed: int = 1, **values: Any) -> Evening:
    """The chapter begins as a session would write it, with the app as the event deck."""
    entry = enriched(evening.state, {"do": "begin", **values}, dict, Random(seed))
    return evening.do(**entry)


def drawn(evening: Evening) -> list[str]:
    """The events of one month in the order in which they turn up."""
    seen = []
    while evening.state.phase != "month_end":
        seen.append(evening.do("event").state.events.current or "?")
    return seen


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_A3_the_app_shuffles_the_books_own_events(mode: str, players: int) -> None:
    orders = [shuffled(Evening(players, mode).state, Random(seed)) for seed in range(60)]
    alone = players <= 2
    assert all(sorted(order) == sorted([*ZEROS, ONE] if alone else ZEROS) for order in orders)
    first = 13 - Evening(players, mode).do("begin").state.events.reserve + alone
    assert all((ONE in order[:first]) == alone for order in orders)
    assert len({order.index(ONE) for order in orders if alone}) == (first if alone else 0)
    assert {order[0] for order in orders} - {ONE} == set(ZEROS)
    assert {order[-1] for order in orders} == set(ZEROS)


def test_A12_the_order_of_the_months_is_kept_and_one_reserve_event_comes_on_top() -> None:
    evening = dealt(Evening(3))
    order = evening.state.hidden
    assert drawn(evening) == [*order[:2], MONTH_END]
    evening.do("month_end")
    assert drawn(evening) == [order[2], *order[:2], MONTH_END]
    evening.do("month_end")
    assert drawn(evening) == [order[3], order[2], *order[:2], MONTH_END]
    assert evening.state.hidden == order[4:]


def test_A12_thirteen_events_are_enough_for_every_month() -> None:
    evening = dealt(Evening(4, "competitive", chapter=5))
    for month in range(12):
        cards = drawn(evening)
        assert len(set(cards)) == len(cards) == min(5 + month, 14)
        assert "" not in cards
        evening.do("month_end")
    assert evening.state.hidden == ()


def test_A60_after_the_campaign_the_app_deals_too() -> None:
    evening = dealt(Evening(3, "competitive", after=True), tasks=["10", "11", "20", "30"])
    assert drawn(evening)[-1] == MONTH_END
    assert "10 coins" in month_view(evening.state).now_rule
    assert drawn(evening.do("month_end"))[-1] == MONTH_END


def test_the_log_holds_the_order_so_that_undo_and_a_new_draw_give_the_same_event(store: Store) -> None:
    session = Session.new(store, "campaign", "Crew", Evening(3).setup)
    session.commit({"do": "begin"}, session.revision)
    session.commit({"do": "event"}, session.revision)
    turned_up = session.state.events.current
    assert turned_up in ZEROS
    session.undo(session.revision)
    session.commit({"do": "event"}, session.revision)
    assert session.state.events.current == turned_up
    assert Session.open(store, session.id).state == session.state


def test_chance_and_not_the_book_decides() -> None:
    begun = [enriched(Evening(3).state, {"do": "begin"}, dict)["events"] for _ in range(4)]
    assert len({tuple(order) for order in begun}) > 1


@pytest.mark.parametrize(
    "wrong",
    [ZEROS[:12], [*ZEROS[:12], ZEROS[0]], [*ZEROS[:12], "months-end"], [*ZEROS[:12], ""], [*ZEROS[:12], ONE]],
)
def test_A3_an_order_that_cannot_be_is_refused(wrong: list[str]) -> None:
    with pytest.raises(Refused, match="the book's own"):
        Evening(3).do("begin", events=wrong)


def test_A3_event_1_belongs_to_the_first_month_of_one_or_two() -> None:
    with pytest.raises(Refused, match="event 1"):
        Evening(2).do("begin", events=[*ZEROS, ONE])
    Evening(2).do("begin", events=[ONE, *ZEROS])


def test_an_order_with_foreign_events_is_not_written_but_an_old_log_with_them_is_read() -> None:
    order = [*ZEROS[:12], "an-event-of-last-year"]
    with pytest.raises(Refused, match="the book's own"):
        enriched(Evening(3).state, {"do": "begin", "events": order}, dict)
    with pytest.raises(Refused, match="the book's own"):
        enriched(Evening(3, book="printed").state, {"do": "begin", "events": order}, dict)
    assert Evening(3).do("begin", events=order).state.hidden == tuple(order)


def test_the_printed_deck_and_chapters_begun_with_it_stay_on_the_table() -> None:
    assert "events" not in enriched(Evening(3, book="printed").state, {"do": "begin"}, dict)
    assert not app_is_deck(Evening(3, book="printed").state)
    old = Evening(3).do("begin").do("event")
    assert (old.state.events.current, app_is_deck(old.state)) == ("", False)
    named = Evening(3).do("begin").do("event", name="fog").do("event", name="curfew").do("event")
    assert not app_is_deck(named.state)
    new = dealt(Evening(3))
    assert app_is_deck(Evening(3).state)
    assert app_is_deck(new.state)
    drawn(new)
    assert app_is_deck(new.state)


def shown(setup: dict[str, Any], log: list[dict[str, Any]], state: Campaign) -> str:
    """Everything that is told of a campaign."""
    facts = [CAMPAIGN.as_json(state), CAMPAIGN.summary(state), CAMPAIGN.lines(state), chronicle(setup, log)]
    told = [[row.name for row in known_events(state)], [step.text for step in setup_steps(state)]]
    return json.dumps([*facts, *told], ensure_ascii=False)


def test_nothing_tells_what_order_the_events_have() -> None:
    evening = dealt(Evening(2))
    drawn(evening)
    evening.do("month_end").do("event")
    begin = evening.entries[0]
    other = [*begin["events"][:3], *reversed(begin["events"][3:])]
    log = [begin | {"events": other}, *evening.entries[1:]]
    changed = structs.replace(evening.state, hidden=tuple(reversed(evening.state.hidden)))
    assert changed.hidden != evening.state.hidden
    assert shown(evening.setup, evening.entries, evening.state) == shown(evening.setup, log, changed)


def test_a_new_chapter_is_dealt_anew() -> None:
    evening = dealt(Evening(3)).do("concede").do("next")
    assert evening.state.hidden == ()
    assert len(dealt(evening, 2).state.hidden) == 13


def test_an_event_that_was_corrected_into_place_does_not_turn_up_again() -> None:
    evening = dealt(Evening(3))
    first, second = evening.state.hidden[:2]
    evening.do("event").do("set", what="current", value=second, reason="read wrongly").do("event")
    assert evening.state.events.current not in (first, second)


def test_A10_what_an_event_does_is_told_first() -> None:
    evening = Evening(3).do("begin").do("event", name="fog")
    month = month_view(evening.state)
    assert month.now_rule == "No ship can be repelled this turn."
    assert month.now_flavour.startswith("You can hear ships")
    assert "repelled" not in month.now_flavour
    assert month.now_text == f"{month.now_rule} {month.now_flavour}"
    assert event_rule(evening.state, "") == event_flavour(evening.state, "") == ""


def test_A10_every_rule_of_the_book_is_a_sentence_that_reads_at_a_table() -> None:
    state = Evening(2, "competitive").state
    rules = {event.id: event_rule(state, event.id) for event in state.book.events}
    assert all(rule[0].isupper() and rule.endswith(".") and len(rule) > 20 for rule in rules.values())
    assert not any(sign in rule for rule in rules.values() for sign in ("+", " -", "−"))
    assert rules["birthday"] == "Nobody pays the active player a fee this turn."
    assert rules["hiring-fair"] == "Every person hired this turn costs 1 coin less, whoever hires."
    assert rules[ONE] == "The active player gets 1 coin; each expedition claimed this turn brings 1 crown."
    assert all(
        event.flavour and event.text.startswith(event.flavour) for event in state.book.events if event.text
    )


def test_A51_only_rivals_are_told_of_the_buy_out() -> None:
    together, rivals = (Evening(2, mode, "printed").state for mode in ("coop", "competitive"))
    assert event_rule(together, MONTH_END) == "Carry out the hourglass line of the newest task."
    assert "pay 8 coins" in event_rule(rivals, MONTH_END)
    assert event_name(rivals, MONTH_END) == "Month's End"


def test_the_tables_own_words_win_over_the_book() -> None:
    evening = Evening(3, book="printed").do("begin").do("event", name="Fog bank", text="No repelling.")
    assert month_view(evening.state).now_rule == "No repelling."
    evening.do("name_event", name="Fog bank", text="No repelling at all.")
    assert event_rule(evening.state, "Fog bank") == "No repelling at all."


def test_known_events_are_those_the_table_met_and_never_a_secret() -> None:
    evening = dealt(Evening(3))
    assert known_events(evening.state) == []
    first, second = evening.state.hidden[:2]
    evening.do("event")
    assert [(row.id, row.seen) for row in known_events(evening.state)] == [(first, True)]
    evening.do("event").do("concede").do("next").do(
        "begin", events=[second, *(z for z in ZEROS if z != second)]
    )
    evening.do("event")
    assert {(row.id, row.seen) for row in known_events(evening.state)} == {(first, False), (second, True)}
    assert [row.seen for row in known_events(evening.state)] == [False, True]


def test_a_printed_event_is_typed_once_for_all_campaigns(store: Store) -> None:
    setup = {"players": ["Ann", "Bob"], "book": "printed"}
    first = Session.new(store, "campaign", "One", setup)
    first.commit({"do": "begin"}, first.revision)
    first.commit({"do": "event", "name": "Fog bank", "text": "No repelling."}, first.revision)
    assert typed_of(store.knowledge(), "printed").events == {"Fog bank": "No repelling."}
    second = Session.new(store, "campaign", "Two", setup)
    second.commit({"do": "begin"}, second.revision)
    assert [(row.name, row.rule, row.seen) for row in known_events(second.state)] == [
        ("Fog bank", "No repelling.", False)
    ]
    second.commit({"do": "event", "name": "fog BANK"}, second.revision)
    assert second.state.events.current == "Fog bank"
    assert month_view(second.state).now_rule == "No repelling."


def test_a_books_own_events_are_no_news_for_other_campaigns(store: Store) -> None:
    first = Session.new(store, "campaign", "One", Evening(3).setup)
    first.commit({"do": "begin"}, first.revision)
    first.commit({"do": "event", "name": "fog"}, first.revision)
    assert known_events(first.state)[0].id == "fog"
    second = Session.new(store, "campaign", "Two", Evening(3).setup)
    second.commit({"do": "begin"}, second.revision)
    assert known_events(second.state) == []
