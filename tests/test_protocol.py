"""The engine protocol, command by command, as a client in the same process sees it."""

import json
from typing import Any

import pytest

from companion import __version__
from companion.protocol import MOST_GAMES, Conversation

Json = dict[str, Any]
BASE: Json = {"cmd": "new", "game": "base", "players": ["Ann", "Bob"], "seed": 7}


class Client:
    """Asks one desk; `ask` expects success, `fail` an error and hands it over."""

    def __init__(self) -> None:
        self.desk = Conversation()

    def raw(self, line: bytes) -> Json:
        answer = self.desk.answer(line)
        assert answer.isascii()
        assert b"\n" not in answer
        told: Json = json.loads(answer)
        assert told["ok"] is ("error" not in told)
        return told

    def ask(self, **request: object) -> Json:
        answer = self.raw(json.dumps(request).encode())
        assert answer["ok"], answer
        return answer

    def fail(self, **request: object) -> Json:
        answer = self.raw(json.dumps(request).encode())
        assert not answer["ok"], answer
        assert answer["error"]["message"]
        error: Json = answer["error"]
        return error

    def new(self, **fields: object) -> str:
        return str(self.ask(**(BASE | fields))["game"])


@pytest.fixture
def client() -> Client:
    return Client()


def test_hello(client: Client) -> None:
    games = ["base", "underway", "contracts", "adventure"]
    assert client.ask(cmd="hello") == {"ok": True, "protocol": 1, "version": __version__, "games": games}


@pytest.mark.parametrize(
    "value", [None, 0, 1.5, "x", True, [], {"a": [1]}, 10**400, "\ud800", -0.0, [[[]]] * 9]
)
def test_the_id_comes_back_whatever_it_is(client: Client, value: object) -> None:
    assert client.ask(cmd="hello", id=value)["id"] == value
    assert client.raw(json.dumps({"cmd": "nonsense", "id": value}).encode())["id"] == value


def test_without_an_id_none_comes_back(client: Client) -> None:
    assert "id" not in client.ask(cmd="hello")
    assert "id" not in client.raw(b"{}")


def test_new_answers_with_handle_state_and_legal(client: Client) -> None:
    answer = client.ask(**BASE)
    state = answer["state"]
    assert isinstance(answer["game"], str)
    assert answer["legal"] == [{"do": "draw"}]
    turn = {"game", "revision", "phase", "active", "to_act", "start_player", "round", "pending"}
    table = {"harbour", "expeditions", "deck", "discard", "takes_left", "final_round", "players", "result"}
    assert turn | table <= set(state)
    assert [player["coins"] for player in state["players"]] == [3, 3]
    assert state["deck"] == len(state["deck_order"]) == 119 - 6
    assert [len(player["coin_cards"]) for player in state["players"]] == [3, 3]


def test_games_have_different_handles_and_lives(client: Client) -> None:
    one, two = client.new(), client.new()
    assert one != two
    client.ask(cmd="apply", game=one, action={"do": "draw"})
    assert client.ask(cmd="state", game=two)["state"]["revision"] == 0


def test_a_seed_left_out_is_drawn_and_kept_in_the_log(client: Client) -> None:
    unseeded = {key: value for key, value in BASE.items() if key != "seed"}
    answers = [client.ask(**unseeded) for _ in range(3)]
    logs = [client.ask(cmd="log", game=answer["game"])["log"] for answer in answers]
    assert len({log["setup"]["seed"] for log in logs}) == 3
    again = client.ask(**(unseeded | {"seed": logs[0]["setup"]["seed"]}))
    assert again["state"] == answers[0]["state"]


def test_state_of_a_seat_hides_deck_order_and_coin_faces(client: Client) -> None:
    game = client.new()
    referee = client.ask(cmd="state", game=game)
    seat = client.ask(cmd="state", game=game, seat=1)
    assert seat["legal"] == referee["legal"]
    assert "deck_order" not in seat["state"]
    assert all("coin_cards" not in player for player in seat["state"]["players"])
    assert seat["state"]["players"][0]["coins"] == 3


def test_apply_tells_events_state_and_legal(client: Client) -> None:
    game = client.new(deck=["sailor.3.1"])
    answer = client.ask(cmd="apply", game=game, action={"do": "draw"}, revision=0, seat=0)
    assert {"event": "revealed", "seat": 0, "card": "sailor.3.1"} in answer["events"]
    assert answer["state"]["harbour"] == ["sailor.3.1"]
    assert answer["state"]["revision"] == 1
    assert {"do": "stop"} in answer["legal"]


def test_apply_refuses_another_revision_another_seat_and_what_the_rules_forbid(client: Client) -> None:
    game = client.new()
    before = client.ask(cmd="state", game=game)
    draw, stop = {"do": "draw"}, {"do": "stop"}
    assert client.fail(cmd="apply", game=game, action=draw, revision=1)["code"] == "stale_revision"
    assert client.fail(cmd="apply", game=game, action=draw, revision=-1)["code"] == "stale_revision"
    other = client.fail(cmd="apply", game=game, action=draw, seat=1)
    assert (other["code"], other["rule"]) == ("illegal_action", "B28")
    early = client.fail(cmd="apply", game=game, action=stop)
    assert (early["code"], early["rule"]) == ("illegal_action", "B10")
    assert client.ask(cmd="state", game=game) == before


def test_claim_takes_the_persons_in_any_order(client: Client) -> None:
    """B16 through the protocol: `with` is accepted in any order, before the first draw too."""
    people = ["priest.4.1", "settler.4.1", "priest.4.1"]
    start = [{"seat": 0, "coins": 0, "display": people}]
    game = client.new(start=start, deck=["expedition.PPS", "sailor.3.1"])
    client.ask(cmd="apply", game=game, action={"do": "draw"})
    claim = {"do": "claim", "expedition": "expedition.PPS", "with": people}
    answer = client.ask(cmd="apply", game=game, action=claim)
    assert answer["state"]["players"][0]["display"] == ["expedition.PPS"]


def test_undo_goes_back_by_one_action_and_then_there_is_nothing(client: Client) -> None:
    game = client.new()
    start = client.ask(cmd="state", game=game)
    client.ask(cmd="apply", game=game, action={"do": "draw"})
    assert client.ask(cmd="undo", game=game) == start
    assert client.fail(cmd="undo", game=game)["code"] == "nothing_to_undo"


@pytest.mark.parametrize("bots", [["random", "random"], ["trader", "random"], ["trader", "trader"]])
def test_playout_ends_the_game_the_same_way_every_time(client: Client, bots: list[str]) -> None:
    answers = [client.ask(cmd="playout", game=client.new(), bots=bots) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["state"]["phase"] == "over"
    assert answers[0]["state"]["to_act"] is None
    assert answers[0]["actions"] == answers[0]["state"]["revision"] > 10


MODES: list[Json] = [
    {"game": "underway"},
    {"modules": ["gambler", "underway-mix", "contract-cards"]},
    {"game": "contracts"},
    {"game": "contracts", "mode": "coop", "modules": ["gambler"]},
    {"game": "contracts", "mode": "coop", "players": ["Ann"]},
]


@pytest.mark.parametrize("fields", MODES, ids=str)
def test_both_bots_play_every_mode_to_its_end_and_the_log_tells_it(client: Client, fields: Json) -> None:
    for name in ("random", "trader"):
        game = client.new(**fields)
        end = client.ask(cmd="playout", game=game, bots=[name] * len(fields.get("players", "AB")))
        assert end["state"]["result"]["reason"]
        log = client.ask(cmd="log", game=game)["log"]
        assert len(log["actions"]) == end["actions"]
        assert client.ask(cmd="load", log=log)["state"] == end["state"]


def test_a_game_that_is_over_refuses_actions_and_plays_out_in_none(client: Client) -> None:
    game = client.new()
    client.ask(cmd="playout", game=game, bots=["random", "random"])
    assert client.ask(cmd="state", game=game)["legal"] == []
    assert client.fail(cmd="apply", game=game, action={"do": "draw"}, seat=1)["rule"] == "B30"
    assert client.ask(cmd="playout", game=game, bots=["random", "random"])["actions"] == 0


def test_log_and_load_rebuild_the_game_and_its_future(client: Client) -> None:
    game = client.new()
    client.ask(cmd="playout", game=game, bots=["random", "random"])
    for _ in range(40):
        client.ask(cmd="undo", game=game)
    log = client.ask(cmd="log", game=game)["log"]
    loaded = client.ask(cmd="load", log=log)
    assert loaded["state"] == client.ask(cmd="state", game=game)["state"]
    assert client.ask(cmd="log", game=loaded["game"])["log"] == log
    ends = [
        client.ask(cmd="playout", game=each, bots=["trader", "random"]) for each in (game, loaded["game"])
    ]
    assert ends[0] == ends[1]


def test_close_forgets_the_handle(client: Client) -> None:
    game = client.new()
    assert client.ask(cmd="close", game=game) == {"ok": True}
    for command in ("close", "state", "log", "undo", "apply", "playout"):
        assert client.fail(cmd=command, game=game, action={"do": "draw"}, bots=[])["code"] == "unknown_game"
    assert client.new() != game


def test_extra_keys_of_requests_are_no_fault(client: Client) -> None:
    assert client.ask(cmd="hello", colour="blue")
    assert client.ask(cmd="state", game=client.new(), comment="hi")


def test_too_many_open_games_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.protocol.MOST_GAMES", 2)
    assert MOST_GAMES > 1000
    first, _ = client.new(), client.new()
    assert client.fail(**BASE)["code"] == "bad_request"
    client.ask(cmd="close", game=first)
    client.new()


@pytest.mark.parametrize("name", ["random", "trader"])
def test_bot_plays_for_the_seat_to_act_and_tells_what_it_chose(client: Client, name: str) -> None:
    game = client.new()
    before = client.ask(cmd="state", game=game)
    answer = client.ask(cmd="bot", game=game, bot=name, think=10)
    assert answer["action"] in before["legal"]
    assert answer["state"]["revision"] == 1
    assert answer["events"]
    assert client.ask(cmd="log", game=game)["log"]["actions"] == [answer["action"]]
    assert client.ask(cmd="state", game=game) == {key: answer[key] for key in ("ok", "state", "legal")}


@pytest.mark.parametrize("name", ["random", "trader"])
def test_bots_asked_move_by_move_play_a_whole_game_and_the_same_one_again(client: Client, name: str) -> None:
    logs = []
    for _ in range(2):
        game = client.new(game="contracts")
        while client.ask(cmd="bot", game=game, bot=name)["legal"]:
            pass
        logs.append(client.ask(cmd="log", game=game)["log"]["actions"])
    assert logs[0] == logs[1]
    assert len({json.dumps(action) for action in logs[0]}) > 5
    over = client.fail(cmd="bot", game=game, bot=name)
    assert (over["code"], over["rule"]) == ("illegal_action", "B30")


def test_bot_chooses_alike_after_an_undo(client: Client) -> None:
    game = client.new()
    for _ in range(9):
        client.ask(cmd="bot", game=game, bot="random")
    first = client.ask(cmd="bot", game=game, bot="random")
    client.ask(cmd="undo", game=game)
    assert client.ask(cmd="bot", game=game, bot="random") == first


def test_bot_refusals_change_nothing(client: Client) -> None:
    game = client.new()
    before = client.ask(cmd="state", game=game)
    for fields in ({}, {"bot": "nobody"}, {"bot": 1}, {"bot": ["random"]}):
        assert client.fail(cmd="bot", game=game, **fields)["code"] == "bad_request"
    for think in (-1, "10", 1.5, True, None):
        assert client.fail(cmd="bot", game=game, bot="random", think=think)["code"] == "bad_request"
    assert client.fail(cmd="bot", game=game, bot="random", seat=2)["code"] == "bad_request"
    assert client.fail(cmd="bot", game="g9", bot="random")["code"] == "unknown_game"
    assert client.ask(cmd="state", game=game) == before


def test_whichever_command_carries_a_seat_is_answered_with_its_view(client: Client) -> None:
    """Nothing hidden: neither the order of the deck nor a coin's face, from the first answer to the last."""
    game = client.ask(**BASE, seat=1)
    handle, answers = game["game"], [game]
    answers.append(client.ask(cmd="apply", game=handle, action={"do": "draw"}, seat=0))
    answers.append(client.ask(cmd="bot", game=handle, bot="trader", seat=1))
    answers.append(client.ask(cmd="undo", game=handle, seat=1))
    log = client.ask(cmd="log", game=handle)["log"]
    answers.append(client.ask(cmd="load", log=log, seat=0))
    answers.append(client.ask(cmd="playout", game=handle, bots=["random", "random"], seat=1))
    for answer in answers:
        assert "deck_order" not in answer["state"]
        assert all("coin_cards" not in player for player in answer["state"]["players"])
    assert "deck_order" in client.ask(cmd="state", game=handle)["state"]


def test_a_seat_that_is_none_opens_and_changes_nothing(client: Client) -> None:
    handle = client.new()
    log = client.ask(cmd="log", game=handle)["log"]
    for seat in (-1, 2):
        assert client.fail(**BASE, seat=seat)["code"] == "bad_request"
        assert client.fail(cmd="load", log=log, seat=seat)["code"] == "bad_request"
        for rest in ({"cmd": "undo"}, {"cmd": "playout", "bots": ["random"] * 2}):
            assert client.fail(game=handle, seat=seat, **rest)["code"] == "bad_request"
    assert client.ask(cmd="log", game=handle)["log"] == log
    assert client.new() == "g2"


def whole_log(client: Client, **fields: object) -> Json:
    """A game that bots have played to its end, with several shuffles on the way."""
    game = client.new(**({"players": ["Ann", "Bob", "Cem", "Dot"]} | fields))
    client.ask(cmd="playout", game=game, bots=["random"] * 4)
    log: Json = client.ask(cmd="log", game=game)["log"]
    assert len(log["shuffles"]) > 2
    return log


def test_load_keeps_the_shuffles_to_come_and_uses_them_in_their_order(client: Client) -> None:
    """Recorded on another machine with other luck: its seed is not ours, so only the record can bring it back."""
    log = whole_log(client)
    log["setup"]["seed"] = 12345
    whole = client.ask(cmd="load", log=log)
    begun = client.ask(cmd="load", log=log | {"actions": []})
    assert client.ask(cmd="log", game=begun["game"])["log"]["shuffles"] == log["shuffles"]
    for action in log["actions"]:
        last = client.ask(cmd="apply", game=begun["game"], action=action)
    assert last["state"] == whole["state"]


def test_the_shuffles_to_come_survive_undo(client: Client) -> None:
    log = whole_log(client)
    log["setup"]["seed"] = 12345
    begun = client.ask(cmd="load", log=log | {"actions": []})["game"]
    for action in log["actions"]:
        client.ask(cmd="apply", game=begun, action=action)
        client.ask(cmd="undo", game=begun)
        last = client.ask(cmd="apply", game=begun, action=action)
    assert last["state"] == client.ask(cmd="load", log=log)["state"]
    assert client.ask(cmd="log", game=begun)["log"]["shuffles"] == log["shuffles"]


def test_a_game_that_leaves_the_way_of_its_record_goes_on_with_the_seed(client: Client) -> None:
    log = whole_log(client)
    begun = client.ask(cmd="load", log=log | {"actions": []})["game"]
    end = client.ask(cmd="playout", game=begun, bots=["trader"] * 4)
    assert end["state"]["phase"] == "over"
    told = client.ask(cmd="log", game=begun)["log"]
    assert told["shuffles"][0] == log["shuffles"][0]
    assert client.ask(cmd="load", log=told)["state"] == end["state"]


@pytest.mark.parametrize("fields", [{}, {"game": "adventure", "mode": "coop"}], ids=str)
def test_load_without_a_deck(client: Client, fields: Json) -> None:
    log = whole_log(client, **fields)
    whole = client.ask(cmd="load", log=log)["state"]
    del log["deck"]
    assert client.ask(cmd="load", log=log)["state"] == whole
    begun = {"setup": log["setup"], "shuffles": [], "actions": log["actions"]}
    assert client.ask(cmd="load", log=begun)["state"] == whole


NAMES: list[list[str]] = [
    ["", "Bob"],
    ["  ", "Bob"],
    ["x" * 41, "Bob"],
    ["Ann\n", "Bob"],
    ["A\x1b[31mnn", "Bob"],
    ["\u200b", "Bob"],
    ["Ann\u200d", "Ann"],
    ["\u202eAnn", "Bob"],
    ["\u3164", "Bob"],
    ["\ud800", "Bob"],
    ["Ann", "Ann"],
    ["Ann", " aNN "],
    ["Andr\u00e9", "ANDRE\u0301"],
]


@pytest.mark.parametrize("players", NAMES, ids=ascii)
def test_names_that_cannot_be_shown_or_told_apart_are_a_bad_setup(client: Client, players: list[str]) -> None:
    assert client.fail(**(BASE | {"players": players}))["code"] == "bad_setup"


@pytest.mark.parametrize("name", ["x", "x" * 40, "Änne O'Hara-2", "Мария", "李小龍", "नेहा", "😀", "a b"])
def test_names_of_every_script_are_welcome(client: Client, name: str) -> None:
    assert client.ask(**(BASE | {"players": [name, "Bob"]}))["state"]["players"][0]["name"] == name


def test_a_log_with_names_of_an_earlier_version_still_loads(client: Client) -> None:
    log = client.ask(cmd="log", game=client.new())["log"]
    log["setup"]["players"] = ["Bob", "Bob"]
    assert client.ask(cmd="load", log=log)["state"]["players"][1]["name"] == "Bob"
