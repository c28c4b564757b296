"""What an action is told as: every event with its seat, its card and its number, in the order of the rules.

An event is one line of its values: "traded 0 yellow.1.1 1" is seat 0 trading that ship for one coin.
"""

import pytest

from tests.engine.adventure_board import Json, board, complete, do, open_spaces
from tests.engine.notation import Table, actions
from tests.engine.test_contracts import lay

QUIET = ("luminary", "bruja", "maritime-supremacy")  # nobody fulfils these here


def told(heard: list[Json]) -> list[str]:
    return [" ".join(str(value) for value in event.values()) for event in heard]


def has(*cards: str, coins: int = 0) -> Json:
    return {"seat": 0, "coins": coins, "display": list(cards)}


BASE = {
    "B12 repel": ("2p | 0: sailor | deck: yellow", "draw", "repel", ["repelled 0 yellow.1.1"]),
    "B14 bust": (
        "2p | 0: 9 jester | 1: jester.9.3 | deck: yellow blue*2", "draw*2", "draw",
        ["revealed 0 blue.1.1", "bust 0 3", "jesters 0 1", "jesters 1 1", "turn 1 1"],
    ),
    "B15 B16 claim": (
        "2p | 0: captain*2 | deck: CC", "", "draw, claim CC with captain*2",
        ["revealed 0 expedition.CC", "expedition 0 expedition.CC", "claimed 0 expedition.CC 2",
         "discarded 0 captain.4.1", "discarded 0 captain.4.1"],
    ),
    "B17 tax": (
        "3p | 0: 13 | 1: 12 sailor | 2: 11 sailor | deck: tax.swords", "", "draw",
        ["revealed 0 tax.swords", "tax 0 tax.swords", "tax_paid 0 6", "tax_paid 1 6", "tax_bonus 1 1",
         "tax_bonus 2 1"],
    ),
    "B20-B27 trade": (
        "2p | 0: 9 | 1: 9 | deck: yellow sailor blue priest", "draw*3", "stop, take sailor, take yellow",
        ["stopped 0 2", "taking 0 1", "hired 0 sailor.3.1 3", "taking 1 1", "traded 1 yellow.1.1 1",
         "fee 1 0", "left_over blue.1.1", "turn 1 1"],
    ),
    "B23 for nothing": (
        "2p | 0: 0 mademoiselle.7.2*2 mademoiselle.9.3*2 | 1: 0 | deck: sailor", "draw, stop", "take sailor",
        ["hired 0 sailor.3.1 0", "taking 1 1", "turn 1 1"],
    ),
    "B25 income": (
        "2p | 0: 9 | 1: 9 admiral | deck: yellow sailor*4", "draw*5, stop", "pass, pass",
        ["passed 0", "taking 1 1", "income 1 2", "passed 1", "left_over yellow.1.1", *["left_over sailor.3.1"] * 4,
         "turn 1 1"],
    ),
    "G1 G2 gamble": (
        "2p | +gambler | 0: gambler | deck: yellow blue sailor priest", "", "gamble",
        ["revealed 0 yellow.1.1", "revealed 0 blue.1.1", "revealed 0 sailor.3.1", "revealed 0 priest.4.1",
         "gambled 0 4", "gamble_won 0 1", "stopped 0 2", "taking 0 2"],
    ),
    "C13 refused": (
        f"2p {lay('jinx', *QUIET)} | deck: yellow yellow", "draw*2", "decline jinx",
        ["refused 0 jinx", "turn 1 1"],
    ),
    "C10 completed": (
        f"2p {lay('jinx', *QUIET)} | deck: yellow yellow", "draw*2", "complete jinx",
        ["completed 0 jinx 1", "turn 1 1"],
    ),
    "C14 progress": (
        f"2p {lay('frigate-nemesis', *QUIET)} | 1: 0 | deck: red sailor", "draw*2, stop", "take red decline",
        ["traded 0 red.1.1 0", "coins_declined 0 red.1.1", "progress 0 frigate-nemesis 1", "taking 1 1",
         "left_over sailor.3.1", "turn 1 1"],
    ),
    "C16 kept": (
        f"2p {lay('pirates-nest', *QUIET)} | 0: sailor | deck: red", "draw, repel", "keep_ship",
        ["ship_kept 0 red.1.1"],
    ),
    "U3 tucked": (
        "2p | +underway-mix | 0: 0 wholesaler-yellow | deck: yellow", "draw, stop", "take yellow",
        ["tucked 0 yellow.1.1", "traded 0 yellow.1.1 1", "taking 1 1", "turn 1 1"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BASE)
def test_every_event_tells_who_what_and_how_much(name: str) -> None:
    position, before, line, events = BASE[name]
    game = Table(position).plays(before)
    assert told([event for step in actions(line) for event in game.match.apply(step)]) == events


def test_A13_A14_a_task_tells_its_place_the_space_the_reward_and_the_crowns() -> None:
    ships = ("ares.2.1.herbs", "ares.4.1.herbs")
    match = board(tasks=["10"], start=[has(*ships)])
    assert told(do(match, complete("10", *ships))) == [
        "task_done 0 10 1",
        "opened 0 0",
        "reward 0 2",
        "crowns 0 2",
    ]


def test_A16_a_declined_task_is_told() -> None:
    match = board(chapter=5, tasks=["50"], deck=["tax.vp"], start=[has(coins=13)])
    do(match, "draw")
    assert told(do(match, {"do": "decline", "task": "50"})) == ["task_refused 0 50"]


def test_A21_innkeepers_tell_their_crowns_and_their_purchases() -> None:
    inns = ("innkeeper.4.1", "innkeeper.6.2")
    match = board(chapter=3, deck=["sailor.3.1"] * 4, start=[has(*inns, "red.3.1c.rum")])
    do(match, *["draw"] * 4)
    assert told(do(match, "stop")) == ["stopped 0 0", "crowns 0 2", "taking 0 1"]
    sale = {"do": "sell", "card": "red.3.1c.rum", "innkeeper": "innkeeper.6.2"}
    assert told(do(match, sale))[0] == "sold 0 red.3.1c.rum 4"


def test_A21_a_look_tells_how_many_and_the_cards_that_go() -> None:
    match = board(events=("lantern",), deck=["sailor.3.1", "priest.4.1", "captain.4.1"])
    assert told(do(match, "look")) == ["looked 0 3"]
    assert told(do(match, match.legal()[1])) == ["discarded 0 sailor.3.1", "discarded 0 captain.4.1"]


def test_A10_coins_and_taxes_of_an_event_are_told_as_the_events() -> None:
    insured = board(heroes=["scott"], events=("insurance",), deck=["yellow.1.1"] * 2)
    do(insured, "draw")
    assert told(do(insured, "draw"))[1:3] == ["bust 0 2", "event_coins 0 3"]
    both = board(heroes=["grace"], events=("insurance",), deck=["yellow.1.1"] * 2)
    open_spaces(both, 0, 1)
    do(both, "draw")
    assert told(do(both, "draw"))[1:4] == ["bust 0 2", "event_coins 0 3", "hero_coins 0 2"]
    bounty = board(events=("bounty",), deck=["yellow.1.1"], start=[has("sailor.3.1")])
    do(bounty, "draw")
    assert told(do(bounty, "repel")) == ["repelled 0 yellow.1.1", "event_coins 0 1"]
    taxed = board(events=("fog", "collector"), deck=["yellow.1.1"], start=[has(coins=11)])
    do(taxed, "draw", "stop")
    assert told(do(taxed, "pass"))[-2:] == ["event 0 collector 1", "tax_paid 0 5"]


def test_A22_A31_grace_and_the_upper_space_are_told() -> None:
    match = board(heroes=["grace"], events=("fog",), deck=["yellow.1.1"] * 2)
    open_spaces(match, 0, 1)
    do(match, "draw")
    assert told(do(match, "draw"))[:3] == ["revealed 0 yellow.1.1", "bust 0 2", "hero_coins 0 2"]
    match = board(chapter=5, tasks=["52"], heroes=["samuel"], deck=["governor.8.0"])
    do(match, "draw", "stop")
    assert told(do(match, complete("52")))[0] == "task_step 0 52 1"


def test_A22_samuels_coins_are_told_once() -> None:
    ships = ("ares.2.1.herbs", "ares.4.1.herbs")
    match = board(tasks=["10"], heroes=["samuel"], start=[has(*ships)])
    assert "hero_coins 0 2" in told(do(match, complete("10", *ships)))


def test_A51_a_buy_out_tells_its_price_and_the_space() -> None:
    match = board(players=2, mode="competitive", events=("insurance", "fog", "quarantine", "curfew"))
    for each in match.game.players:
        each.coins = [match.game.deck.pop() for _ in range(9)]
    while (match.view()["pending"] or {}).get("ask") != "buy_out":  # type: ignore[attr-defined]
        verbs = [step["do"] for step in match.legal()]
        do(match, next(verb for verb in ("stop", "keep", "pass", "end", "draw") if verb in verbs))
    seat = match.to_act
    assert told(do(match, {"do": "buy_out", "pay": True}))[:2] == [f"bought_out {seat} 8", f"opened {seat} 0"]
