"""What a contracts table offers is what it accepts: every offer applies, every refusal has a sentence."""

import random

import pytest

from companion.table.contracts import Refused, apply, start
from companion.table.contracts_offers import candidates, offers, refusals

SETUP = {"players": ["Ann", "Bob"], "contracts": ["luminary", "bruja", "jinx", "explorer", "1G"]}


@pytest.mark.parametrize("seed", range(8))
def test_offers_and_refusals_agree_with_apply_all_evening(seed: int) -> None:
    table, dice = start(SETUP), random.Random(seed)
    while True:
        open_, closed = offers(table), refusals(table)
        assert len(open_) + len(closed) == len(list(candidates(table)))
        for entry, why in closed:
            with pytest.raises(Refused, match=str(why).partition("(")[0][:20]):
                apply(table, entry)
        for entry in open_:
            apply(table, entry)
        if not open_:
            break
        table = apply(table, dice.choice(open_))
    assert table.phase in ("won", "lost")


def test_C32_C34_what_is_offered_when() -> None:
    table = start(SETUP)
    assert [entry["do"] for entry in offers(table)] == ["turn", "pile"]
    aside = apply(table, {"do": "pile", "cards": 1})
    assert [entry["cards"] for entry in offers(aside) if entry["do"] == "pile"] == [2, 0]
    table = apply(table, {"do": "turn"})
    assert {entry["do"] for entry in offers(table)} == {"turn", "tax", "done", "progress"}
    empty = apply(table, {"do": "set", "what": "time_left", "value": 0})
    assert [entry.get("move") for entry in offers(empty) if entry["do"] == "tax"] == [False]
    assert offers(apply(table, {"do": "set", "what": "phase", "value": "won"})) == []


def test_C10_nobody_is_offered_a_contract_twice_or_a_fourth_one() -> None:
    table = apply(start(SETUP), {"do": "turn"})
    for label in ("luminary", "bruja", "jinx"):
        table = apply(table, {"do": "done", "contract": label, "player": 0})
    assert {entry["player"] for entry in offers(table) if entry["do"] in ("done", "progress")} == {1}
