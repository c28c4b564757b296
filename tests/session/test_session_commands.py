"""Commit, undo, redo, jump, branch, bookmarks; revisions; all of it still there after a restart."""

import pytest

from companion.session import Doubled, PastReveal, Refused, Session, Stale
from companion.store import Store

DRAW = {"do": "draw"}


def note(text: str) -> dict[str, str]:
    return {"do": "note", "text": text}


def pontoon(store: Store, *entries: dict[str, str]) -> Session:
    session = Session.new(store, "pontoon", "Ann alone", {"seed": 5})
    for entry in entries:
        session.commit(entry, session.revision)
    return session


def reopened(session: Session, store: Store) -> Session:
    """The same save as another process would open it."""
    again = Session.open(Store(store.root), session.id)
    assert again.state.summary() == session.state.summary()
    assert (again.revision, again.clean, again.here) == (session.revision, session.clean, session.here)
    assert again.history() == session.history()
    assert again.lines() == session.lines()
    assert again.bookmarks == session.bookmarks
    return again


def test_commit_gives_step_events_and_title(store: Store) -> None:
    session = pontoon(store)
    made = session.commit(note("fair wind"), session.revision)
    assert (session.last_title(), made.step.n, made.events) == ("note fair wind", 1, [{"total": 0}])
    assert reopened(session, store).titles() == ["note fair wind"]


def test_refused_entry_changes_nothing_and_names_its_rule(store: Store) -> None:
    session = pontoon(store, note("a"))
    with pytest.raises(Refused, match="Nobody can 'fly' here") as refusal:
        session.commit({"do": "fly"}, session.revision)
    assert refusal.value.rule == "T1"
    assert session.revision == 1
    reopened(session, store)


def test_bad_setup_leaves_no_save(store: Store) -> None:
    with pytest.raises(Refused, match="needs a seed"):
        Session.new(store, "pontoon", "no seed", {})
    assert store.saves() == []


def test_entry_that_json_cannot_hold_is_refused(store: Store) -> None:
    session = pontoon(store)
    for bad in (note("\ud800"), {"do": "note", "text": object()}, {"do": "note", "text": {(1, 2): 3}}):
        with pytest.raises(Refused, match=r"cannot be written|UTF-8"):
            session.commit(bad, session.revision)  # type: ignore[arg-type]
    assert session.revision == 0


def test_undo_and_redo_are_unlimited_and_survive_restart(store: Store) -> None:
    session = pontoon(store, *(note(str(number)) for number in range(40)))
    for _ in range(40):
        session.undo(session.revision)
    assert not session.can_undo
    assert session.state.notes == []
    again = reopened(session, store)
    for _ in range(40):
        again.redo(again.revision)
    assert again.state.notes == [str(number) for number in range(40)]
    with pytest.raises(Refused, match="nothing to make again"):
        again.redo(again.revision)
    reopened(again, store)


def test_undo_appends_to_the_log(store: Store) -> None:
    session = pontoon(store, note("a"))
    session.undo(session.revision)
    assert [record.do for record in session.log()] == ["start", "step", "undo"]
    with pytest.raises(Refused, match="nothing to take back"):
        session.undo(session.revision)
    assert [record.do for record in reopened(session, store).log()] == ["start", "step", "undo"]


def test_stale_and_doubled_commands_are_refused(store: Store) -> None:
    session = pontoon(store, note("a"))
    with pytest.raises(Doubled, match="not done twice"):
        session.commit(note("a"), 0)
    with pytest.raises(Stale, match="moved on") as stale:
        session.commit(note("b"), 0)
    assert not isinstance(stale.value, Doubled)
    session.undo(1)
    with pytest.raises(Doubled):
        session.undo(1)
    with pytest.raises(Stale):
        session.commit(note("c"), 99)
    assert session.state.notes == []


def test_two_windows_on_one_save(store: Store) -> None:
    first = pontoon(store, note("a"))
    second = Session.open(store, first.id)
    second.commit(note("b"), second.revision)
    with pytest.raises(Stale):
        first.commit(note("c"), 1)
    assert first.state.notes == ["a", "b"]
    first.commit(note("c"), first.revision)
    assert second.refresh()
    assert not second.refresh()
    assert second.state.notes == ["a", "b", "c"]


def test_clean_run_is_kept_before_a_reveal_and_lost_behind_it(store: Store) -> None:
    session = pontoon(store, DRAW, note("thinking"))
    session.undo(session.revision)
    assert session.clean
    assert session.undo_reveals
    with pytest.raises(PastReveal, match="not clean"):
        session.undo(session.revision)
    assert session.clean
    session.undo(session.revision, past_reveal=True)
    assert not session.clean
    assert session.log()[-1].past_reveal
    session.redo(session.revision)
    assert not reopened(session, store).clean


def test_jump_over_a_reveal_is_marked_too(store: Store) -> None:
    session = pontoon(store, note("a"), DRAW, note("b"))
    with pytest.raises(PastReveal):
        session.jump(1, session.revision)
    session.jump(1, session.revision, past_reveal=True)
    assert (session.here, session.clean, session.state.total) == (1, False, 0)


def test_table_logs_undo_freely(store: Store) -> None:
    session = Session.new(store, "tally", "Thursday", {"from": 2})
    for add in (1, 2, 3):
        session.commit({"add": add}, session.revision)
    session.jump(0, session.revision)
    assert (session.state, session.clean) == (2, True)
    with pytest.raises(Refused, match="below nothing") as refusal:
        session.commit({"add": -9}, session.revision)
    assert refusal.value.rule == "T9"


def test_step_after_undo_opens_a_new_line_and_the_old_one_stays(store: Store) -> None:
    session = pontoon(store, note("a"), note("b"))
    session.undo(session.revision)
    session.commit(note("c"), session.revision)
    lines = [(line.name, line.fork, line.tip) for line in session.lines()]
    assert lines == [("main", 0, 2), ("line 2", 1, 4)]
    assert not session.can_redo
    session.jump(2, session.revision)
    assert session.state.notes == ["a", "b"]
    session.switch("line 2", session.revision)
    assert session.state.notes == ["a", "c"]
    reopened(session, store)


def test_named_branch_from_any_entry(store: Store) -> None:
    session = pontoon(store, note("a"), note("b"), note("c"))
    session.branch("what if", session.revision, at=1)
    again = reopened(session, store)
    again.switch("main", again.revision)
    again.switch("what if", again.revision)
    again.commit(note("d"), again.revision)
    assert (again.line.name, again.state.notes) == ("what if", ["a", "d"])
    with pytest.raises(Refused, match="taken"):
        again.branch("what if", again.revision)
    with pytest.raises(Refused, match="no line called"):
        again.switch("nowhere", again.revision)
    reopened(again, store)


def test_bookmarks_are_named_found_and_forgotten(store: Store) -> None:
    session = pontoon(store, note("a"), note("b"))
    session.bookmark("before the storm", session.revision, at=1)
    again = reopened(session, store)
    again.jump(again.bookmarks["before the storm"], again.revision)
    assert again.state.notes == ["a"]
    for name, why in (("before the storm", "taken"), (" ", "letter")):
        with pytest.raises(Refused, match=why):
            again.bookmark(name, again.revision)
    again.forget("before the storm", again.revision)
    assert reopened(again, store).bookmarks == {}
    with pytest.raises(Refused, match="no bookmark"):
        again.forget("before the storm", again.revision)


def test_jump_to_an_unknown_step_is_refused(store: Store) -> None:
    session = pontoon(store, note("a"))
    session.undo(session.revision)
    for nowhere in (2, 7, -1):
        with pytest.raises(Refused, match="no step"):
            session.jump(nowhere, session.revision)


def test_unknown_kind_is_refused_with_a_sentence(store: Store) -> None:
    with pytest.raises(Refused, match="does not know how to play a 'chess'"):
        Session.new(store, "chess", "x", {})


def test_clock_going_backwards_keeps_order_and_is_told(store: Store) -> None:
    times = iter([f"2030-01-01T00:00:0{second}.000+00:00" for second in (9, 3, 1)])
    session = Session.new(store, "tally", "clock", {}, clock=lambda: next(times))
    for add in (1, 2, 3):
        session.commit({"add": add}, session.revision)
    stamps = [record.at for record in session.log()]
    assert stamps == sorted(stamps)
    assert [notice.code for notice in session.notices] == ["clock"]
    assert reopened_tally(session, store).titles() == ["+1", "+2", "+3"]


def reopened_tally(session: Session, store: Store) -> Session:
    again = Session.open(Store(store.root), session.id)
    assert again.state == session.state
    return again
