"""Any log: folding it equals writing it step by step, and undoing all of it returns to the start."""

import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.session import Refused as SessionRefused
from companion.session import Session
from companion.store import Store
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.entries import What
from companion.table.campaign.guides import base_game_steps, reset_steps, setup_steps
from companion.table.campaign.months import guide
from companion.table.campaign.reading import end_card, title_card
from companion.table.campaign.state import Campaign
from companion.table.kinds import TABLES
from companion.table.refusal import Refused
from companion.table.table_kind import TableKind
from companion.words.progress import progress_of

SETUPS: dict[str, dict[str, Any]] = {
    "campaign": {"players": ["Ann", "Bob"], "book": "salt-ledger"},
    "rivals": {"players": ["Ann", "Bob", "Cem"], "book": "salt-ledger", "mode": "competitive"},
    "contracts": {"players": ["Ann", "Bob"], "contracts": ["bruja", "jinx", "0A", "0A", "2K"]},
    "score": {"players": ["Ann", "Bob", "Cem"], "ending": "expedition"},
}
seat = st.integers(0, 2)
small = st.integers(-3, 6)
task = st.sampled_from(["10", "11", "12", "13", "14"])
CAMPAIGN_ENTRY = st.one_of(
    st.just({"do": "begin"}),
    st.just({"do": "event"}),
    st.just({"do": "event"}),
    st.builds(lambda n: {"do": "event", "name": n}, st.sampled_from(["fog", "storm"])),
    st.just({"do": "month_end"}),
    st.builds(lambda p: {"do": "month_end", "buy_outs": [p]}, seat),
    st.builds(lambda p, t: {"do": "complete", "player": p, "task": t}, seat, task),
    st.builds(lambda t: {"do": "reveal", "card": t}, task),
    st.builds(
        lambda p, n, f: {"do": "crowns", "player": p, "by": n, "forced": f}, seat, small, st.booleans()
    ),
    st.builds(lambda p, n: {"do": "vp", "player": p, "by": n}, seat, small),
    st.builds(lambda p, n: {"do": "vp", "player": p, "total": n}, seat, small),
    st.builds(lambda p, n: {"do": "coins", "player": p, "coins": n}, seat, small),
    st.builds(lambda n: {"do": "set", "what": "reserve", "value": n}, small),
    st.builds(lambda p, n: {"do": "set", "what": "crowns", "player": p, "value": n}, seat, small),
    st.just({"do": "concede"}),
    st.just({"do": "finish"}),
    st.just({"do": "next"}),
)
CONTRACTS_ENTRY = st.one_of(
    st.builds(lambda n: {"do": "pile", "cards": n}, small),
    st.just({"do": "turn"}),
    st.just({"do": "turn"}),
    st.builds(lambda m: {"do": "tax", "move": m}, st.booleans()),
    st.builds(lambda p, c: {"do": "done", "player": p, "contract": c}, seat, st.sampled_from("12345")),
    st.builds(lambda p, c: {"do": "progress", "player": p, "contract": c}, seat, st.sampled_from("12345")),
    st.builds(lambda n: {"do": "set", "what": "time_left", "value": n}, small),
)
SCORE_ENTRY = st.one_of(
    st.builds(lambda p, v, c: {"do": "add", "player": p, "vp": v, "coins": c}, seat, small, small),
    st.builds(lambda p, e: {"do": "set", "player": p, "expedition": e}, seat, st.booleans()),
    st.builds(lambda c: {"do": "tax", "card": c}, st.sampled_from(["tax.vp", "tax.swords"])),
    st.just({"do": "finish"}),
)
ENTRIES = {
    "campaign": CAMPAIGN_ENTRY,
    "rivals": CAMPAIGN_ENTRY,
    "contracts": CONTRACTS_ENTRY,
    "score": SCORE_ENTRY,
}


def kind_of(name: str) -> tuple[str, TableKind[Any]]:
    kind = "campaign" if name == "rivals" else name
    return kind, TABLES[kind]


def written(
    kind: TableKind[Any], setup: dict[str, Any], wishes: list[dict[str, Any]]
) -> tuple[list[Any], list[Any]]:
    """Every wish that the table allows, and the state before the first and after each of them."""
    states, log = [kind.start(setup)], []
    for wish in wishes:
        try:
            after = kind.apply(states[-1], wish)
        except Refused:
            continue
        assert kind.title(states[-1], wish)
        states, log = [*states, after], [*log, wish]
        assert kind.lines(after)
        assert progress_of(kind.name, kind.summary(after))
    return states, log


@pytest.mark.parametrize("name", list(SETUPS))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_folding_any_log_equals_the_state_step_by_step(name: str, data: st.DataObject) -> None:
    _, kind = kind_of(name)
    wishes = data.draw(st.lists(ENTRIES[name], max_size=25))
    begun = [{"do": "begin"}, *wishes] if kind.name == "campaign" else wishes
    states, log = written(kind, SETUPS[name], begun)
    kept = json.loads(json.dumps(log))
    for cut, state in enumerate(states):
        assert kind.fold(SETUPS[name], kept[:cut]) == state


@pytest.mark.parametrize("name", list(SETUPS))
def test_undo_of_everything_returns_to_the_start_and_redo_to_the_end(name: str, tmp_path: Path) -> None:
    chance = random.Random(name)
    kind_name, kind = kind_of(name)
    store = Store(tmp_path)
    session = Session.new(store, kind_name, name, SETUPS[name])
    first = session.state
    for wish in [{"do": "begin"}, *chance.choices(SAMPLES[name], k=120)]:
        try:
            session.commit(wish, session.revision)
        except SessionRefused:
            continue
    last, steps = session.state, len(session.history())
    assert steps > 20
    while session.can_undo:
        session.undo(session.revision)
    assert session.state == first == kind.start(SETUPS[name])
    while session.can_redo:
        session.redo(session.revision)
    assert session.state == last
    assert Session.open(store, session.id).state == last


SAMPLES: dict[str, list[dict[str, Any]]] = {
    "campaign": [
        {"do": "event"}, {"do": "event"}, {"do": "month_end"}, {"do": "complete", "player": 0, "task": "10"},
        {"do": "crowns", "player": 1, "by": 2}, {"do": "vp", "player": 0, "by": 1}, {"do": "concede"},
        {"do": "next"}, {"do": "begin"},
        {"do": "set", "what": "crowns", "player": 0, "value": 3, "reason": "x"},
        {"do": "complete", "player": 1, "task": "12"},
    ],
    "rivals": [
        {"do": "event"}, {"do": "event"}, {"do": "month_end", "buy_outs": ["Ann"]},
        {"do": "vp", "player": 0, "by": 2},
        {"do": "complete", "player": 0, "task": "10"}, {"do": "complete", "player": 0, "task": "12"},
        {"do": "coins", "player": 1, "coins": 4}, {"do": "finish"}, {"do": "next"}, {"do": "begin"},
    ],
    "contracts": [
        {"do": "pile", "cards": 2}, {"do": "turn"}, {"do": "tax", "move": False}, {"do": "tax", "move": True},
        {"do": "done", "player": 0, "contract": "1"}, {"do": "progress", "player": 1, "contract": "2"},
        {"do": "set", "what": "time_left", "value": 9, "reason": "counted"},
    ],
    "score": [
        {"do": "add", "player": 0, "vp": 1, "coins": 2}, {"do": "add", "player": 1, "coins": 3, "swords": 1},
        {"do": "tax", "card": "tax.vp"}, {"do": "set", "player": 2, "coins": 1, "reason": "counted"},
    ],
}  # fmt: skip


def test_an_evening_without_corrections_never_contradicts_itself() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        kind = TABLES["campaign"]
        samples = [entry for entry in SAMPLES["campaign"] if entry["do"] != "set"]
        states, log = written(kind, SETUPS["campaign"], [{"do": "begin"}, *chance.choices(samples, k=80)])
        assert len(log) > 10
        assert [contradictions(state) for state in states] == [[]] * len(states)


WHATS = get_args(What)
VALUE = st.one_of(
    st.integers(-2, 14),
    st.none(),
    st.sampled_from(
        ["", "Ann", "10", "fog", "month-end", "setup", "running", "month_end", "ended", "over", "grace"]
    ),
    st.lists(
        st.one_of(
            st.integers(0, 2), st.sampled_from(["Ann", "10", "77", "month-end", "hero", "box", "task 10"])
        )
    ),
    st.permutations(["hero", "box", "task 10", "progress 52"]),
)
CORRECTION = st.builds(
    lambda what, value, player, number: {
        "do": "set", "what": what, "value": value, "player": player, "task": number, "reason": "fuzz",
    },
    st.sampled_from(WHATS), VALUE, st.one_of(st.none(), seat), st.sampled_from(["10", "12", "77"]),
)  # fmt: skip


def look_at_everything(state: Campaign) -> None:
    """Every question a screen may ask; none may fail whatever the table has said."""
    assert json.dumps(TABLES["campaign"].as_json(state))
    assert setup_steps(state, draft=True)
    assert base_game_steps(state)
    assert reset_steps(state)
    assert guide(state).steps
    assert title_card(state) is not None
    end_card(state)
    contradictions(state)


@pytest.mark.parametrize("name", ["campaign", "rivals"])
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(wishes=st.lists(st.one_of(CORRECTION, CAMPAIGN_ENTRY), max_size=20))
def test_whatever_the_table_says_nothing_breaks(name: str, wishes: list[dict[str, Any]]) -> None:
    states, log = written(TABLES["campaign"], SETUPS[name], [{"do": "begin"}, *wishes])
    look_at_everything(states[-1])
    assert chronicle(SETUPS[name], log)
