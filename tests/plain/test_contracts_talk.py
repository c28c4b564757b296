"""The contracts table in plain mode: entries by number, undo, corrections, and the end of an evening."""

from io import StringIO
from pathlib import Path

from companion.plain.contracts import ContractsTalk
from companion.plain.paper import Paper
from companion.session import Session
from companion.store import Store
from tests.plain.hands import at_random, fit, play

SETUP = {"players": ["Ann", "Bob"], "contracts": ["luminary", "bruja", "jinx", "explorer", "1G"]}


def told(session: Session, typed: str) -> str:
    out = StringIO()
    ContractsTalk(Paper(StringIO(typed), out), session).run()
    assert fit(out.getvalue()) == []
    return out.getvalue()


def test_an_evening_by_numbers(tmp_path: Path) -> None:
    session = Session.new(Store(tmp_path), "contracts", "evening", SETUP)
    size = session.state.time_left
    out = told(session, "2\n1\n2\n4\n1\n2\n5\n2\n1\n1\n")
    table = session.state
    assert (table.time_left, table.score_pile, table.turn) == (size - 4, 2, 2)
    assert table.contracts[0].done == (1,)
    assert table.contracts[1].progress == (0,)
    assert "Bob completes Luminary" in out
    assert "Turn 2: Bob turns the time card over." in out


def test_C34_before_the_first_turn_only_the_score_pile_and_the_turn_are_offered(tmp_path: Path) -> None:
    session = Session.new(Store(tmp_path), "contracts", "before", SETUP)
    out = told(session, "w\n")
    assert "1. The next turn begins: Ann turns a time card over." in out
    assert "2. Put 1 time card into the score pile before the start." in out
    assert "A tax: Begin the first turn before that. (C32)" in out
    assert "A tax came up" not in out


def test_going_back_from_a_question_enters_nothing(tmp_path: Path) -> None:
    session = Session.new(Store(tmp_path), "contracts", "back", SETUP)
    out = told(session, "1\n4\n\n4\n1\n\n6\n\n6\n1\n\n")
    assert session.depth == 1
    assert out.count("Nothing was entered.") == 2


def test_corrections_and_undo(tmp_path: Path) -> None:
    session = Session.new(Store(tmp_path), "contracts", "correct", SETUP)
    out = told(session, "1\n6\n1\nmany\n5\ns\nu\nu\nu\nh\n")
    assert "Type a number from 0 to 99" in out
    assert "5 cards are left" in out
    assert "make" in out
    assert session.depth == 0
    assert "There is nothing to take back." in out
    assert "Nothing has happened yet." in out


def test_C33_the_end_is_told_and_the_table_can_be_taken_back(tmp_path: Path) -> None:
    session = Session.new(
        Store(tmp_path), "contracts", "solo", {"players": ["Ann"], "contracts": ["1G", "0G", "-1H"]}
    )
    out = told(session, "1\n" * 40)
    assert session.state.phase == "lost"
    assert "Time is up, 3 contracts undone." in out
    again = told(session, "s\nu\n")
    assert "This table is finished." in again
    assert session.state.phase == "turn"


def test_inspecting_a_contract_tells_needs_ladder_seal_and_source(tmp_path: Path) -> None:
    out = told(Session.new(Store(tmp_path), "contracts", "seen", SETUP), "i\ni 1\ni 5\n")
    for said in (
        "Contract Luminary: priest + jester; open.",
        "4, 3, 2, 1, 0",
        "Seal: 0 I",
        "only its seal is known",
        "Source:",
    ):
        assert said in out


def test_a_random_hand(tmp_path: Path) -> None:
    for seed in range(6):
        session = Session.new(Store(tmp_path), "contracts", "random", SETUP)
        assert fit(at_random(session, seed, 80)) == []


def test_a_table_through_a_pipe_goes_on_where_it_was(tmp_path: Path) -> None:
    session = Session.new(Store(tmp_path), "contracts", "pipe", SETUP)
    status, out, _ = play(tmp_path, "--resume", "pipe", typed="1\n2\n", LC_ALL="C")
    assert status == 0
    assert out.splitlines()[-1] == f"Go on with: companion play --resume {session.id}"
    _, again, _ = play(tmp_path, "--resume", session.id)
    assert "A tax: one time card joins the score pile." in again


def test_C10_a_marker_is_corrected_and_a_note_is_written(tmp_path: Path) -> None:
    """Contract 2, Bob, completed; then a note; an empty note and a left question enter nothing."""
    session = Session.new(Store(tmp_path), "contracts", "marker", SETUP)
    out = told(session, "1\n6\n4\n2\n2\n1\n7\nBob had it before\n7\n\n6\n4\n2\n\n")
    assert session.state.contracts[1].done == (1,)
    assert "The table says: Bob has completed Bruja." in out
    assert "Note: Bob had it before" in out
    assert out.count("Nothing was entered.") == 1
    assert session.depth == 3
