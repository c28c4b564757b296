"""Sessions with the real engine: undo and restart agree with it; verification tells truth from lies."""

import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from companion.session import PastReveal, Refused, Session
from companion.session.exchange import export_save
from companion.session.verify import verify
from companion.store import BadFile, Store
from companion.store.bundle import Exported

SETUP = {"game": "base", "players": ["Ann", "Bob"], "seed": 11}


def played(store: Store, actions: int, seed: int = 1) -> Session:
    """A game with random legal actions, up to its end or `actions` of them."""
    session, dice = Session.new(store, "game", "Ann and Bob", SETUP), random.Random(seed)
    while not session.state.over and session.state.revision < actions:
        session.commit(dice.choice(session.state.legal()), session.revision)
    return session


def test_the_engines_refusal_arrives_with_its_rule(store: Store) -> None:
    session = Session.new(store, "game", "x", SETUP)
    with pytest.raises(Refused) as refusal:
        session.commit({"do": "stop"}, session.revision)
    assert refusal.value.rule == "B10"
    with pytest.raises(Refused, match="`do` is one of"):
        session.commit({"do": "dance"}, session.revision)
    with pytest.raises(Refused):
        Session.new(store, "game", "x", {**SETUP, "players": ["alone"]})
    assert session.state.revision == 0


def test_titles_name_player_and_action(store: Store) -> None:
    session = Session.new(store, "game", "x", SETUP)
    session.commit({"do": "draw"}, 0)
    assert session.last_title() == session.titles()[0] == session.line_titles()[0] == "Ann: reveal a card"


def test_undo_jump_and_restart_give_the_same_game(store: Store) -> None:
    """B4. Long enough for the discard pile to be reshuffled; every way to a position gives the same one."""
    session, dice = played(store, 260), random.Random(4)
    assert len(session.state.log()["shuffles"]) > 1
    steps = [0, *(step.n for step in session.history())]
    for _ in range(12):
        session.jump(dice.choice(steps), session.revision, past_reveal=True)
        assert Session.open(Store(store.root), session.id).state.view() == session.state.view()
    while session.can_redo:
        session.redo(session.revision)
    for _ in range(20):
        if session.state.over:
            break
        session.commit(dice.choice(session.state.legal()), session.revision)
    again = Session.open(Store(store.root), session.id)
    assert again.state.view() == session.state.view()
    assert again.state.log() == session.state.log()


def test_stopping_may_be_undone_freely_drawing_not(store: Store) -> None:
    session = Session.new(store, "game", "x", SETUP)
    session.commit({"do": "draw"}, session.revision)
    assert session.undo_reveals
    with pytest.raises(PastReveal):
        session.undo(session.revision)
    session.undo(session.revision, past_reveal=True)
    assert (session.clean, session.state.revision) == (False, 0)


def finished(store: Store) -> Exported:
    session = played(store, 5000)
    assert session.state.over
    return export_save(session.save)


def holding(export: Exported) -> dict[str, bool]:
    return {claim.claim: claim.holds for claim in verify(export)}


def lying(export: Exported, **lies: Any) -> Exported:
    statement = json.loads(json.dumps(export.statement))
    return Exported(export.head, export.records, {**statement, **lies})


def test_a_true_statement_is_confirmed(store: Store) -> None:
    export = finished(store)
    assert export.statement is not None
    assert export.statement["result"]["winners"]
    assert export.statement["clean"] is True
    assert set(holding(export).values()) == {True}


def test_false_statements_are_denied(store: Store) -> None:
    export = finished(store)
    assert export.statement is not None
    game = export.statement["game"]
    assert holding(lying(export, result={"winners": [0, 1]}))["result"] is False
    assert holding(lying(export, steps=3))["actions"] is False
    assert not all(holding(lying(export, game={**game, "actions": game["actions"][:-1]})).values())
    assert not all(holding(lying(export, game={**game, "actions": [{"do": "stop"}]})).values())
    assert not all(holding(lying(export, game={**game, "deck": game["deck"][::-1]})).values())


def test_an_unclean_run_cannot_be_called_clean(store: Store) -> None:
    session = played(store, 30)
    session.jump(0, session.revision, past_reveal=True)
    session.switch("main", session.revision)
    export = export_save(session.save)
    assert holding(export)["clean"] is True
    assert holding(lying(export, clean=True))["clean"] is False
    hidden = list(export.records)
    hidden[31] = msgspec.structs.replace(hidden[31], past_reveal=False)
    assert not all(holding(lying(Exported(export.head, hidden, export.statement), clean=True)).values())


@pytest.mark.parametrize(
    "lie", [{"clean": False}, {"depth": 1}, {"summary": {"over": True, "result": {"winners": [0]}}}]
)
def test_no_record_may_say_what_a_list_of_saves_would_wrongly_show(store: Store, lie: dict[str, Any]) -> None:
    export = export_save(played(store, 12).save)
    assert set(holding(export).values()) == {True}
    records = [*export.records[:-1], msgspec.structs.replace(export.records[-1], **lie)]
    assert holding(Exported(export.head, records, export.statement)) == {"log": False}


def test_a_table_log_has_nothing_to_verify(store: Store) -> None:
    session = Session.new(store, "tally", "t", {})
    with pytest.raises(BadFile, match="no digital game"):
        verify(export_save(session.save))


def test_importing_sessions_and_store_loads_no_screen() -> None:
    code = (
        "import companion.session.exchange, companion.dev.bench_store, sys; print('textual' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
