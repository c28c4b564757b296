"""Undoing an entry also unlearns what it taught: the shared knowledge follows the log wherever it goes."""

from typing import Any

import pytest

from companion.session import Session
from companion.store import NotSaved, Store
from companion.table.campaign.faces import known
from companion.table.knowledge import typed_of
from companion.table.refusal import Refused

WRONG = {"month_end": {"both": {"next": "11"}}}
RIGHT = {"month_end": {"both": {"next": "12"}}}


def crew(store: Store, *entries: dict[str, Any]) -> Session:
    session = Session.new(store, "campaign", "Printed", {"players": ["Ann", "Bob"], "book": "printed"})
    return write(session, *entries)


def write(session: Session, *entries: dict[str, Any]) -> Session:
    for entry in entries:
        session.commit(entry, session.revision)
    return session


def know(**face: Any) -> dict[str, Any]:
    return {"do": "know", "typed": {"cards": {"10": face}}}


def next_campaign_knows(store: Store, field: str) -> Any:
    return getattr(known(crew(store, {"do": "begin"}).state, "10"), field)


def test_a_wrong_hourglass_is_unlearned_by_undo_and_known_again_after_redo(store: Store) -> None:
    session = crew(store, {"do": "begin", "face": WRONG})
    session.undo(session.revision)
    assert store.knowledge().get("books", {}) == {}
    assert next_campaign_knows(store, "line") is None
    session.redo(session.revision)
    assert next_campaign_knows(store, "line").next == "11"


def test_an_undone_correction_brings_back_what_was_typed_before(store: Store) -> None:
    session = crew(store, {"do": "begin", "face": WRONG}, know(**RIGHT))
    assert next_campaign_knows(store, "line").next == "12"
    session.undo(session.revision)
    assert next_campaign_knows(store, "line").next == "11"


def test_what_another_campaign_corrected_meanwhile_stands(store: Store) -> None:
    first = crew(store, {"do": "begin", "face": {**WRONG, "title": "Dues"}})
    crew(store, {"do": "begin"}, know(**RIGHT))
    first.undo(first.revision)
    assert next_campaign_knows(store, "line").next == "12"
    assert "title" not in store.knowledge()["books"]["printed"]["cards"]["10"]
    first.redo(first.revision)
    assert next_campaign_knows(store, "line").next == "12"
    assert next_campaign_knows(store, "title") == "Dues"


def test_two_campaigns_that_taught_fields_of_one_card_unlearn_only_their_own(store: Store) -> None:
    first = crew(store, {"do": "begin", "face": {"title": "Dues"}})
    second = crew(store, {"do": "begin"}, know(crowns=2))
    first.undo(first.revision)
    assert (next_campaign_knows(store, "title"), next_campaign_knows(store, "crowns")) == (None, 2)
    second.undo(second.revision)
    assert next_campaign_knows(store, "crowns") is None


def test_jumping_and_switching_lines_teach_what_is_entered_and_unteach_what_is_left(store: Store) -> None:
    session = crew(store, {"do": "begin"}, know(crowns=1), know(crowns=2), know(title="Dues"))
    begun = session.history()[0].n
    session.jump(begun, session.revision)
    assert (next_campaign_knows(store, "crowns"), next_campaign_knows(store, "title")) == (None, None)
    session.branch("other", session.revision)
    write(session, know(crowns=3))
    assert next_campaign_knows(store, "crowns") == 3
    session.switch("main", session.revision)
    assert (next_campaign_knows(store, "crowns"), next_campaign_knows(store, "title")) == (2, "Dues")
    session.switch("other", session.revision)
    assert (next_campaign_knows(store, "crowns"), next_campaign_knows(store, "title")) == (3, None)


def test_everything_that_can_be_typed_is_unlearned(store: Store) -> None:
    typed = {
        "track": {"shields": [2, 5]},
        "card9": {"2": [3, 9]},
        "heroes": {"grace": 5},
        "events": {"Calm": "Nothing."},
    }
    session = crew(store, {"do": "begin"}, {"do": "know", "typed": typed})
    known_now = store.knowledge()
    session.undo(session.revision)
    assert typed_of(store.knowledge(), "printed") == typed_of({}, "printed")
    session.redo(session.revision)
    assert store.knowledge() == known_now


def test_forgetting_a_field_reaches_the_folder_and_is_undone_with_its_entry(store: Store) -> None:
    session = crew(store, {"do": "begin", "face": {**WRONG, "crowns": 2}})
    write(session, {"do": "know", "forget": {"10": ["month_end"]}})
    assert (next_campaign_knows(store, "line"), next_campaign_knows(store, "crowns")) == (None, 2)
    session.undo(session.revision)
    assert next_campaign_knows(store, "line").next == "11"


def test_A10_an_event_named_once_is_known_in_the_next_campaign_until_it_is_undone(store: Store) -> None:
    session = crew(store, {"do": "begin"}, {"do": "event", "name": "Fog bank"})
    write(session, {"do": "name_event", "name": "Fog bank", "text": "No ship is repelled."})
    other = crew(store, {"do": "begin"})
    assert other.state.typed.events == {"Fog bank": "No ship is repelled."}
    session.undo(session.revision)
    assert crew(store, {"do": "begin"}).state.typed.events == {"Fog bank": ""}
    session.undo(session.revision)
    assert crew(store, {"do": "begin"}).state.typed.events == {}


def test_A10_the_books_own_events_and_months_end_teach_nothing(store: Store) -> None:
    setup = {"players": ["Ann", "Bob"], "book": "salt-ledger"}
    session = Session.new(store, "campaign", "Ledger", setup)
    event = session.state.book.events[0]
    write(session, {"do": "begin"}, {"do": "event", "name": event.name, "text": "Ours."})
    assert store.knowledge() == {}


def test_a_log_whose_lesson_never_reached_the_folder_is_undone_and_redone(store: Store) -> None:
    """Killed between log and knowledge: the undo takes nothing back, the redo teaches it at last."""
    session = crew(store, {"do": "begin", "face": WRONG})
    store.change_knowledge(lambda known: {})
    again = Session.open(store, session.id)
    again.undo(again.revision)
    assert store.knowledge() == {}
    again.redo(again.revision)
    assert next_campaign_knows(store, "line").next == "11"


def test_a_folder_that_cannot_be_written_loses_no_step(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    session = crew(store)

    def full(edit: Any) -> Any:
        raise NotSaved("The disk is full.")

    monkeypatch.setattr(store, "change_knowledge", full)
    write(session, {"do": "begin", "face": WRONG})
    assert known(session.state, "10").line is not None
    assert [notice.code for notice in session.notices] == ["lesson"]
    session.undo(session.revision)
    assert Session.open(store, session.id).state.phase == "setup"


def test_a_refused_entry_teaches_nothing(store: Store) -> None:
    session = crew(store, {"do": "begin"})
    with pytest.raises(Refused):
        write(session, {"do": "know", "forget": {"10": ["colour"]}})
    with pytest.raises(Refused):
        write(session, {"do": "begin", "face": WRONG})
    assert store.knowledge() == {}
