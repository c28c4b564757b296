"""The adventure through the engine protocol: state, actions, errors, a campaign from first card to last."""

import json

from companion.protocol import Conversation

Json = dict[str, object]


class Client:
    """Speaks JSON Lines with a desk."""

    def __init__(self) -> None:
        self.desk = Conversation()

    def ask(self, **request: object) -> Json:
        answer = json.loads(self.desk.answer(json.dumps(request).encode()))
        assert isinstance(answer, dict)
        return answer

    def new(self, players: int, mode: str = "coop", **campaign: object) -> Json:
        names = [f"P{seat}" for seat in range(players)]
        return self.ask(cmd="new", game="adventure", mode=mode, players=names, seed=3, campaign=campaign)


def state_of(answer: Json) -> Json:
    state = answer["state"]
    assert isinstance(state, dict)
    return state


def test_state_has_the_adventures_fields() -> None:
    state = state_of(Client().new(2, heroes=["jean", "scott"], events=["fog"]))
    assert state["game"] == "adventure"
    assert (state["event"], state["month"]) == ("fog", 1)
    assert state["events"] == {"deck": 2, "discard": ["fog"], "reserve": 12}
    assert state["event_effects"] == [{"do": "no_repel", "amount": 0, "who": "active"}]
    assert state["tasks"] == [
        {
            "task": "10",
            "done": [],
            "upper": [],
            "needs": [{"what": "ares", "count": 2, "discard": True}],
            "when": "any",
            "harbour": 0,
            "first": {"coins": 2, "crowns": 0},
            "crowns": 2,
        }
    ]
    campaign = state["campaign"]
    assert isinstance(campaign, dict)
    assert (campaign["book"], campaign["chapter"]) == ("salt-ledger", 1)
    players = state["players"]
    assert isinstance(players, list)
    fields = {key: players[0][key] for key in ("hero", "hero_markers", "open", "crowns", "items", "trophy")}
    assert fields == {
        "hero": "jean",
        "hero_markers": 4,
        "open": [],
        "crowns": 0,
        "items": [],
        "trophy": False,
    }


def test_views_hide_the_order_of_events() -> None:
    client = Client()
    told = json.dumps(state_of(client.ask(cmd="state", game=client.new(2)["game"], seat=0)))
    assert "event_deck" not in told
    assert "months-end" not in told


def test_refusals_carry_code_and_rule() -> None:
    client = Client()
    game = client.new(1, heroes=["jean"])["game"]
    answer = client.ask(cmd="apply", game=game, action={"do": "complete", "task": "10"})
    error = answer["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["rule"]) == ("illegal_action", "A13")
    for action in ({"do": "complete"}, {"do": "complete", "task": "10", "contract": "jinx"}, {"do": "hero"}):
        error = client.ask(cmd="apply", game=game, action=action)["error"]
        assert isinstance(error, dict)
        assert error["code"] == "bad_request"
    error = client.new(2, book="printed")["error"]
    assert isinstance(error, dict)
    assert error["code"] == "bad_setup"
    assert "faces are unknown" in str(error["message"])


def test_A41_a_whole_campaign_through_the_protocol() -> None:
    client = Client()
    campaign: Json = {}
    games = 0
    while not campaign.get("won"):
        games += 1
        answer = client.ask(
            cmd="new", game="adventure", mode="coop", players=["a", "b"], seed=games, campaign=campaign
        )
        assert answer["ok"], answer
        over = state_of(client.ask(cmd="playout", game=answer["game"], bots=["trader", "trader"]))
        result = over["result"]
        assert isinstance(result, dict)
        before = campaign
        campaign = result["campaign"]
        assert campaign["failed"] == (0 if result["won"] else int(str(before.get("failed", 0))) + 1)
        assert games < 60
    assert campaign["chapter"] == 6
    cards = campaign["cards"]
    assert isinstance(cards, dict)
    assert sum(cards.values()) == 39
    campaign["heroes"] = ["jean", "scott"]
    after = client.ask(cmd="new", game="adventure", players=["a", "b"], seed=1, campaign=campaign)
    assert len(state_of(after)["tasks"]) == 4  # type: ignore[arg-type]


def test_A50_competitive_chapters_lead_on_to_the_next() -> None:
    client = Client()
    game = client.new(3, mode="competitive", chapter=2)["game"]
    over = state_of(client.ask(cmd="playout", game=game, bots=["trader"] * 3))
    result = over["result"]
    assert isinstance(result, dict)
    campaign = result["campaign"]
    assert (campaign["chapter"], campaign["failed"]) == (3, 0)
    assert result["winners"]
    players = over["players"]
    assert isinstance(players, list)
    assert all(players[seat]["trophy"] for seat in result["winners"])
