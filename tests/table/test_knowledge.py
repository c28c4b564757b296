"""Printed cards: asked once, kept for other campaigns, corrected, exported, imported; and no spoilers."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from evening import Evening
from msgspec import structs

from companion.content.books import Book, HourglassLine, MonthEnd, Reward, StoryCard
from companion.session import Session
from companion.store import Store
from companion.table.campaign.card_texts import unknown_first
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.faces import known, read_line
from companion.table.campaign.guides import base_game_steps, reset_steps, setup_steps
from companion.table.campaign.months import guide
from companion.table.campaign.view import view
from companion.table.kinds import CAMPAIGN
from companion.table.knowledge import closed, enriched, imported, opened, typed_of, with_learned
from companion.table.refusal import Refused


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def printed(store: Store) -> Session:
    return Session.new(store, "campaign", "Printed", {"players": ["Ann", "Bob"], "book": "printed"})


def write(store: Store, session: Session, *entries: dict[str, Any]) -> Session:
    for entry in entries:
        session.commit(entry, session.revision)
    return session


def test_a_revealed_unknown_number_asks_for_what_counts_and_needs_nothing() -> None:
    evening = Evening(2, book="printed").do("begin").do("reveal", card="77")
    assert unknown_first(evening.state, "77") == ["crowns", "first", "line"]
    assert "requirement not typed in" in "\n".join(CAMPAIGN.lines(evening.state))


def test_nothing_is_asked_where_the_card_is_known() -> None:
    printed = Evening(2, book="printed").do("begin")
    printed.do("know", typed={"cards": {"10": {"crowns": 0, "first_coins": 2}}})
    assert unknown_first(printed.state, "10") == ["line"]
    assert unknown_first(Evening(2).do("begin").state, "10") == []


def test_A40_a_printed_9_is_the_end_of_the_chapter_and_no_card() -> None:
    """Read off the hourglass and entered as it stands there; also where an older table had kept it as a card."""
    unknown = Evening(2, book="printed").do("begin").to_month_end().state
    written = enriched(unknown, {"do": "month_end", "card": "9", "won": True}, dict)
    assert (written["card"], "face" in written) == ("end", False)
    assert CAMPAIGN.apply(unknown, written).phase == "ended"
    kept = (
        Evening(2, book="printed")
        .do("begin", face={"month_end": {"both": {"next": "9"}}})
        .to_month_end()
        .state
    )
    assert guide(kept).target == "end"
    assert enriched(kept, {"do": "month_end", "won": False}, dict)["card"] == "end"


def test_A11_hourglass_lines_are_typed_in_few_keys() -> None:
    assert read_line("12") == MonthEnd(both=HourglassLine(next="12"))
    assert read_line("end") == MonthEnd(both=HourglassLine(next="end"))
    assert read_line("10? 11 : 28b") == MonthEnd(both=HourglassLine(ask="10", yes="11", no="28b"))
    assert read_line("10?11 end") == MonthEnd(both=HourglassLine(ask="10", yes="11", no="end"))
    assert read_line("9") == read_line("end")
    assert read_line("10? 9 : 12") == read_line("10? end : 12")
    assert read_line("14/stay") == MonthEnd(
        coop=HourglassLine(next="14"), competitive=HourglassLine(next="stay")
    )
    for bad in ("", "soon", "10?", "10? 11", "1/2/3"):
        with pytest.raises(Refused, match="no hourglass line"):
            read_line(bad)


def test_typed_cards_come_back_in_a_replay_and_in_another_campaign(store: Store) -> None:
    face = {
        "title": "Harbour dues",
        "needs": "pay 3 coins",
        "crowns": 2,
        "month_end": {"both": {"next": "12"}},
    }
    typed = {"track": {"shields": [2, 5]}, "card9": {"2": [3, 9]}, "heroes": {"grace": 5}}
    first = write(store, printed(store), {"do": "begin", "face": face}, {"do": "know", "typed": typed})
    write(store, first, {"do": "concede"}, {"do": "next"}, {"do": "begin"})
    assert known(first.state, "10").needs == "pay 3 coins"
    other = write(store, printed(store), {"do": "begin", "heroes": ["grace", "jean"]})
    assert known(other.state, "10").title == "Harbour dues"
    assert other.state.typed.track is not None
    assert other.state.typed.track.shields == (2, 5)
    while other.state.phase != "month_end":
        write(store, other, {"do": "event"})
    assert guide(other.state).target == "12"


def test_a_correction_reaches_the_campaign_and_the_next_one_but_never_an_old_log(store: Store) -> None:
    old = write(store, printed(store), {"do": "begin", "face": {"needs": "pay 3 coins", "crowns": 1}})
    new = write(store, printed(store), {"do": "begin"})
    write(store, new, {"do": "know", "typed": {"cards": {"10": {"needs": "pay 4 coins"}}}})
    assert known(new.state, "10").needs == "pay 4 coins"
    assert known(new.state, "10").crowns == 1
    third = write(store, printed(store), {"do": "begin"})
    assert known(third.state, "10").needs == "pay 4 coins"
    assert known(Session.open(store, old.id).state, "10").needs == "pay 3 coins"


def test_what_is_typed_now_wins_over_what_was_known(store: Store) -> None:
    write(store, printed(store), {"do": "begin", "face": {"needs": "old", "crowns": 1}})
    again = write(store, printed(store), {"do": "begin", "face": {"needs": "new"}})
    assert (known(again.state, "10").needs, known(again.state, "10").crowns) == ("new", 1)


def test_month_ends_learn_the_card_they_turn_up(store: Store) -> None:
    session = write(store, printed(store), {"do": "begin"}, {"do": "event"}, {"do": "event"}, {"do": "event"})
    write(store, session, {"do": "month_end", "card": "13", "face": {"title": "Typed"}})
    assert typed_of(store.knowledge(), "printed").cards["13"].title == "Typed"


def test_import_keeps_ours_where_cards_differ_unless_told_otherwise() -> None:
    ours = with_learned(
        {}, "printed", msgspec.convert({"cards": {"10": {"needs": "a"}}}, type(typed_of({}, "x")))
    )
    theirs = {"books": {"printed": {"cards": {"10": {"needs": "b"}, "11": {"needs": "c"}}}}}
    both, new, differing = imported(ours, theirs)
    assert (new, differing) == (1, 1)
    assert typed_of(both, "printed").cards["10"].needs == "a"
    assert typed_of(both, "printed").cards["11"].needs == "c"
    replaced, _, _ = imported(ours, theirs, replace=True)
    assert typed_of(replaced, "printed").cards["10"].needs == "b"
    with pytest.raises(Refused, match="not a file of typed-in cards"):
        imported({}, {"books": {"printed": {"cards": 7}}})


def secrets(state: Any) -> set[str]:
    """Titles and texts of everything this campaign has not turned up yet."""
    cards = [
        card for chapter in state.book.chapters for card in chapter.card if card.number not in state.seen
    ]
    told = {text for card in cards for text in (card.title, card.text) if text}
    for chapter in state.book.chapters:
        over = any(result.chapter == chapter.number and result.won for result in state.results)
        told |= {chapter.ending.title, chapter.ending.text} if not over else set()
        told |= {chapter.title} if chapter.number > state.chapter else set()
    return {text for text in told | {event.text for event in state.book.events} if text}


def whole_campaign() -> Evening:
    """Five chapters of the original campaign, with a loss; no event is named."""
    evening = Evening(3).do("begin").do("concede").do("next")
    for _ in range(5):
        evening.do("begin").win().do("next")
    return evening


def test_nothing_shows_what_has_not_been_revealed() -> None:
    evening = whole_campaign()
    state, log = CAMPAIGN.start(evening.setup), []
    for entry in evening.entries:
        title = CAMPAIGN.title(state, entry)
        state = CAMPAIGN.apply(state, entry)
        log.append(entry)
        facts = json.dumps(CAMPAIGN.as_json(state), ensure_ascii=False)
        steps = [*setup_steps(state), *base_game_steps(state), *reset_steps(state)]
        told = [*CAMPAIGN.lines(state), *(step.text for step in steps), *chronicle(evening.setup, log)]
        shown = "\n".join([title, facts, *told])
        assert [text for text in secrets(state) if text in shown] == [], entry


def _changed_card(old: StoryCard) -> StoryCard:
    task = None if old.task is None else structs.replace(old.task, crowns=3, first=Reward(2, 1))
    return structs.replace(old, task=task, month_end=MonthEnd(both=HourglassLine(next="stay")))


def changed(book: Book) -> Book:
    """A later edition: other branches, another card 9, another crown track, other rewards."""
    chapters = tuple(structs.replace(c, card=tuple(map(_changed_card, c.card))) for c in book.chapters)
    card9 = tuple(structs.replace(row, markers=16, vp=99) for row in book.card9)
    track = structs.replace(book.track, shields=(17, 18))
    return structs.replace(book, chapters=chapters, card9=card9, track=track)


def test_a_written_log_means_the_same_when_the_book_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = whole_campaign()
    session = write(store, Session.new(store, "campaign", "Old log", evening.setup), *evening.entries)
    before, crew = session.state, view(session.state).crew
    other = changed(before.book)
    monkeypatch.setattr("companion.table.campaign.state.load_book", lambda name: other)
    after = Session.open(store, session.id).state
    assert after == before
    assert view(after).crew == crew
    assert known(CAMPAIGN.fold(evening.setup, evening.entries[:1]), "10").crowns == 3


def test_a_known_card_of_another_table_stays_hidden_until_it_is_turned_up(store: Store) -> None:
    write(
        store, printed(store), {"do": "begin"}, {"do": "reveal", "card": "17", "face": {"title": "The twist"}}
    )
    other = write(store, printed(store), {"do": "begin"})
    assert "The twist" not in json.dumps(CAMPAIGN.as_json(other.state))
    assert "17" not in other.state.typed.cards


def test_an_import_counts_what_truly_differs_and_keeps_other_tables_cards_closed() -> None:
    ours = {"books": {"printed": {"cards": {"10": {"needs": "a"}}, "card9": {"2": [3, 9]}}}}
    theirs = {"books": {"printed": {"cards": {"10": {"crowns": 2}, "17": {}}, "card9": {"2": [4, 9]}}}}
    both = imported(ours, theirs)
    assert (both.new, both.differing) == (1, 1)
    assert typed_of(both.knowledge, "printed").cards["10"].crowns == 2
    assert closed(both.knowledge, "printed") == {"17"}
    assert closed(opened(both.knowledge, "printed", "17"), "printed") == set()


def test_a_card_from_another_table_opens_when_it_is_read_here_and_closes_with_the_undo(store: Store) -> None:
    theirs = {"books": {"printed": {"cards": {"17": {"title": "The twist"}, "18": {"crowns": 1}}}}}
    store.change_knowledge(lambda ours: imported(ours, theirs).knowledge)
    session = write(store, printed(store), {"do": "begin"}, {"do": "reveal", "card": "17"})
    assert closed(store.knowledge(), "printed") == {"18"}
    session.undo(session.revision)
    assert closed(store.knowledge(), "printed") == {"17", "18"}
