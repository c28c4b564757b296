"""Whole co-operative games through the protocol: alone and with five, to win and to loss, with every decision
that the rules of contracts and gamblers offer (C10-C35, G1)."""

import json
import random
from collections import Counter

import pytest

from companion.protocol import Conversation

ELEVEN = [
    "mercenary",
    "explorer",
    "bruja",
    "luminary",
    "trade-master",
    "pirates-nest",
    "frigate-nemesis",
    "galleon-nemesis",
    "tax-inspector",
    "jinx",
    "speculator",
]
THREE = ["mercenary", "pirates-nest", "tax-inspector"]
# Contracts that the crews below can win: all but Jinx and Speculator are fulfilled from the start.
WINNABLE = [
    "mercenary",
    "explorer",
    "bruja",
    "maritime-supremacy",
    "luminary",
    "trade-master",
    "trade-outpost",
    "new-colony",
    "thrifty-staff",
    "jinx",
    "speculator",
]
CREWS = [
    ["sailor.3.1", "sailor.3.1", "sailor.3.1", "sailor.3.1", "gambler.4.1"],
    ["captain.4.1", "captain.4.1", "mademoiselle.7.2", "vice-admiral.5.1"],
    ["priest.4.1", "jester.5.1", "expedition.SS"],
    ["trader-red.3.1", "trader-black.3.1", "gambler.6.2"],
    ["settler.4.1", "clerk-red.6.2", "gunner.4.1", "pirate.5.1"],
]


class Client:
    """An outsider who knows only the protocol."""

    def __init__(self) -> None:
        self.desk = Conversation()
        self.seen: Counter[str] = Counter()

    def ask(self, **request: object) -> dict:
        answer = json.loads(self.desk.answer(json.dumps(request).encode()))
        assert answer["ok"], answer
        return answer

    def new(self, players: int, contracts: list[str], **options: object) -> dict:
        start = [{"seat": seat, "coins": 12, "display": CREWS[seat]} for seat in range(players)]
        names = [f"P{seat}" for seat in range(players)]
        return self.ask(
            cmd="new",
            game="contracts",
            mode="coop",
            players=names,
            seed=11,
            modules=["gambler"],
            contracts=contracts,
            start=start,
            options=options,
        )

    def drive(self, answer: dict, seed: int, eager: bool) -> dict:
        """Play to the end: at random, but eager players never let a contract go and idle ones never complete."""
        chance = random.Random(seed)
        game = answer.get("game")
        while answer["legal"]:
            action = choose(chance, answer["legal"], eager)
            self.seen[flavour(action)] += 1
            answer = self.ask(cmd="apply", game=game, action=action, revision=answer["state"]["revision"])
        return answer["state"]


def flavour(action: dict) -> str:
    """A decision by its kind: the verb and the choices it carries."""
    return "+".join([action["do"], *sorted(set(action) & {"gift", "decline"})])


def choose(chance: random.Random, legal: list[dict], eager: bool) -> dict:
    if eager:
        good = [each for each in legal if each["do"] in ("complete", "keep_ship") or each.get("decline")]
        return chance.choice(good or legal)
    return chance.choice([each for each in legal if each["do"] != "complete" and not each.get("decline")])


@pytest.mark.parametrize(("players", "contracts"), [(1, ["mercenary", "jinx", "speculator"]), (5, WINNABLE)])
def test_C33_a_game_is_won_through_the_protocol(players, contracts):
    for seed in range(60):
        client = Client()
        state = client.drive(client.new(players, contracts), seed, eager=True)
        if state["result"]["won"]:
            break
    assert state["result"]["won"]
    assert all(row["done"] for row in state["contracts"])
    assert state["result"]["score"] == state["score_pile"]
    assert state["result"]["winners"] == list(range(players))
    assert (
        max(len([row for row in state["contracts"] if seat in row["done"]]) for seat in range(players)) <= 3
    )


@pytest.mark.parametrize(("players", "contracts"), [(1, THREE), (5, ELEVEN)])
def test_C33_a_game_is_lost_through_the_protocol(players, contracts):
    client = Client()
    state = client.drive(client.new(players, contracts, score_pile=2), 1, eager=False)
    assert state["result"] == {
        "won": False,
        "score": 0,
        "rank": None,
        "winners": [],
        "reason": "time ran out",
    }
    assert state["time_deck"] == 0
    assert state["to_act"] is None


def test_every_decision_of_the_rules_comes_up():
    client = Client()
    for seed in range(12):
        for players, contracts in ((1, THREE), (5, ELEVEN)):
            client.drive(client.new(players, contracts), seed, eager=seed % 2 == 0)
    offered = {
        "draw",
        "stop",
        "repel",
        "keep",
        "take",
        "take+gift",
        "take+decline",
        "pass",
        "claim",
        "end",
        "gamble",
    }
    offered |= {"complete", "decline", "score", "keep_ship", "discard_ship"}
    assert offered <= set(client.seen), offered - set(client.seen)
