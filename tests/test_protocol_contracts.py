"""Solo and five-player co-operative contract games, driven to win and to loss through the protocol alone."""

import json
from collections.abc import Callable
from typing import Any

from companion.protocol import Conversation

Json = dict[str, Any]
Policy = Callable[[Json, list[Json]], Json]


def drive(setup: Json, policy: Policy) -> tuple[Json, list[Json]]:
    """Play to the end; hands back the last state, and all actions with seat and open question."""
    desk = Conversation()
    answer = json.loads(desk.answer(json.dumps({"cmd": "new"} | setup).encode()))
    assert answer["ok"], answer
    game, played = answer["game"], []
    while answer["legal"]:
        action = policy(answer["state"], answer["legal"])
        played.append({"seat": answer["state"]["to_act"], "pending": answer["state"]["pending"], **action})
        request = {"cmd": "apply", "game": game, "action": action, "revision": answer["state"]["revision"]}
        answer = json.loads(desk.answer(json.dumps(request).encode()))
        assert answer["ok"], answer
    state: Json = answer["state"]
    return state, played


def idle(state: Json, legal: list[Json]) -> Json:
    """Does as little as the rules allow and says no to everything."""
    for verb in ("decline", "discard_ship", "keep", "stop", "pass", "end", "draw"):
        for action in legal:
            if action["do"] == verb:
                return action
    return {"do": "score", "move": False}


def eager(state: Json, legal: list[Json]) -> Json:
    """Completes whatever can be completed, sets time cards aside, and draws for the sake of a bust."""
    for action in legal:
        if action["do"] == "complete" and not (state["pending"] and state["to_act"] == 3):
            return action
    jinx = next((contract for contract in state["contracts"] if contract["id"] == "jinx"), {"done": [0]})
    first = (
        ["decline", "score", "draw"]
        if not jinx["done"]
        else ["decline", "score", "stop", "pass", "end", "draw"]
    )
    for verb in first:
        for action in legal:
            if action["do"] == verb:
                return action
    return legal[-1]


SOLO: Json = {
    "game": "contracts",
    "mode": "coop",
    "players": ["Ann"],
    "seed": 5,
    "contracts": ["tax-inspector", "jinx", "ransom"],
    "start": [{"seat": 0, "coins": 31}],
    "time_deck": ["tax.swords"],
    "deck": [*["sailor.3.1"] * 7, "settler.4.1", "yellow.1.1", "yellow.2.2"],
}
COINS = ["blue.1.1", "green.1.1", "red.1.1"] * 3 + ["black.2.1"] * 3 + ["blue.2.2"] * 2 + ["jack.6.1"]
FIVE: Json = {
    "game": "contracts",
    "mode": "coop",
    "players": ["Ann", "Bob", "Cem", "Dot", "Eve"],
    "seed": 5,
    "contracts": [
        "luminary",
        "bruja",
        "jinx",
        "new-colony",
        "trade-outpost",
        "mercenary",
        "maritime-supremacy",
        "tax-inspector",
        "explorer",
        "ransom",
        "small-estate",
    ],
    "start": [
        {"seat": 0, "display": ["priest.4.1", "jester.5.1", "captain.4.1", "mademoiselle.7.2"]},
        {"seat": 1, "display": ["settler.4.1", "gunner.4.1", "clerk-black.4.1", "pirate.5.1", "sailor.3.1"]},
        {"seat": 2, "display": ["captain.4.1", "vice-admiral.5.1", "expedition.CC"]},
        {"seat": 3, "coins": 40, "display": ["mademoiselle.9.3"] * 2 + ["jester.9.3", "pirate.9.3"]},
        {"seat": 4, "coins": 12},
    ],
    "time_deck": ["tax.vp", "sailor.3.1", "priest.4.1"],
    "deck": [*COINS, "yellow.1.1", "yellow.2.2"],
}


def test_C13_C17_C18_C34_a_solo_game_is_won() -> None:
    """The ransom costs 15 of 31 coins, the tax 8 of 16; bonus 1, inspector 7; a bust is the jinx: 1."""
    state, played = drive(SOLO, eager)
    verbs = [(action["do"], action.get("contract", action.get("move"))) for action in played]
    assert verbs == [
        ("complete", "ransom"),
        ("draw", None),
        ("score", True),
        ("complete", "tax-inspector"),
        ("draw", None),
        ("draw", None),
        ("complete", "jinx"),
    ]
    assert [action["pending"] and action["pending"]["ask"] for action in played] == [
        None,
        None,
        "score",
        "tax-inspector",
        None,
        None,
        "jinx",
    ]
    result = state["result"]
    assert (result["won"], result["score"], result["rank"]) == (True, 1, "landlubber")
    assert state["players"][0]["coins"] == 31 - 15 - 8 + 1 + 7 + 1
    assert state["players"][0]["vp"] == 3
    assert (state["phase"], state["to_act"], state["score_pile"]) == ("over", None, 1)


def test_C33_a_solo_game_is_lost_after_as_many_turns_as_time_cards() -> None:
    """13 + (1 - 1 + 2) for the digits + 3 for the letters C, F, L: 18 cards, 18 turns (C31)."""
    state, played = drive(SOLO | {"time_deck": []}, idle)
    result = state["result"]
    assert (result["won"], result["score"], result["rank"]) == (False, 0, None)
    assert (state["time_deck"], state["score_pile"], state["round"]) == (0, 0, 18 + 1)
    assert {"draw", "stop"} <= {action["do"] for action in played}


def test_C10_C17_C33_five_players_win_together() -> None:
    state, played = drive(FIVE, eager)
    result = state["result"]
    assert result["won"] is True
    assert all(contract["done"] for contract in state["contracts"])
    assert {"complete", "decline", "score", "draw", "stop"} <= {action["do"] for action in played}
    inspectors = [action for action in played if action.get("contract") == "tax-inspector"]
    assert [(action["seat"], action["do"]) for action in inspectors[:2]] == [(3, "decline"), (4, "complete")]
    assert result["score"] == state["score_pile"] == len([each for each in played if each.get("move")]) > 0
    assert result["winners"] == [0, 1, 2, 3, 4]


def test_C33_C34_five_players_lose_together_even_with_a_score_pile() -> None:
    state, _ = drive(FIVE | {"options": {"score_pile": 2}}, idle)
    result = state["result"]
    assert (result["won"], result["score"], result["rank"], result["winners"]) == (False, 0, None, [])
    assert (state["time_deck"], state["score_pile"]) == (0, 2)
