"""Whatever is done in whatever order: the session agrees with a plain model, and so does the reopened one."""

import tempfile

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.session import Refused, Session
from companion.store import Store

COMMANDS = st.lists(
    st.one_of(
        st.tuples(st.just("commit"), st.integers(-3, 9)),
        st.tuples(st.sampled_from(["undo", "redo"]), st.just(0)),
        st.tuples(st.sampled_from(["jump", "branch"]), st.integers(0, 30)),
    ),
    max_size=30,
)


def obey(session: Session, command: str, number: int) -> None:
    """One command; a refused one must change nothing."""
    before = (session.revision, session.state, session.here)
    try:
        if command == "commit":
            session.commit({"add": number}, session.revision)
        elif command == "jump":
            session.jump(number, session.revision)
        elif command == "branch":
            session.branch(f"branch {session.revision}", session.revision, at=number)
        else:
            getattr(session, command)(session.revision)
    except Refused:
        assert (session.revision, session.state, session.here) == before


def modelled(session: Session) -> int:
    """The tally by walking back from where the session stands."""
    total, n = 0, session.here
    while n:
        step = session.step(n)
        total, n = total + step.entry["add"], step.parent
    return total


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(COMMANDS)
def test_session_agrees_with_its_model_and_with_itself_reopened(commands: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        session = Session.new(Store(folder), "tally", "any", {})
        for command, number in commands:
            obey(session, command, number)
            assert session.state == modelled(session)
        again = Session.open(Store(folder), session.id)
        assert (again.state, again.here, again.revision) == (session.state, session.here, session.revision)
        assert (again.history(), again.lines()) == (session.history(), session.lines())
        assert again.line == session.line
        assert [row.summary for row in Store(folder).saves()] == [{"tally": session.state}]
        undo_and_redo_give_the_same(again)


def undo_and_redo_give_the_same(session: Session) -> None:
    before, undone = (session.state, session.here, session.history()), 0
    while session.can_undo:
        session.undo(session.revision)
        undone += 1
    assert session.state == 0
    for _ in range(undone):
        session.redo(session.revision)
    assert (session.state, session.here, session.history()) == before
