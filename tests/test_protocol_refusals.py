"""What the protocol refuses: every code in its circumstances, and nothing changed by it."""

import io
import json
from typing import Any

import pytest

from companion.protocol import LONGEST_LINE, Conversation, serve

Json = dict[str, Any]
BASE: Json = {"cmd": "new", "game": "base", "players": ["Ann", "Bob"], "seed": 7}
WRONG = [None, True, False, 1, -1, 1.5, "x", "", [], [1], {}, {"a": 1}, [[]], [None], 10**300]


def ask(desk: Conversation, request: object) -> Json:
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    answer: Json = json.loads(desk.answer(line))
    return answer


def code(desk: Conversation, request: object) -> str:
    answer = ask(desk, request)
    assert answer["ok"] is False, answer
    error = answer["error"]
    assert ("rule" in error) == (error["code"] == "illegal_action")
    assert 0 < len(error["message"]) < 600
    return str(error["code"])


@pytest.fixture
def desk() -> Conversation:
    desk = Conversation()
    assert ask(desk, BASE)["game"] == "g1"
    return desk


NOT_JSON = [
    b"",
    b"\n",
    b"   \r\n",
    b"hello",
    b'{"cmd": "hello"',
    b'{"cmd": "hello"} {"cmd": "hello"}',
    b"{'cmd': 'hello'}",
    b'{"cmd": "hello",}',
    b'{"cmd": "hel\x00lo"}',
    b'\xff\xfe{"cmd": "hello"}',
    b'{"cmd": "\xc3\x28"}',
    b'{"cmd": "\xed\xa0\x80"}',
    '{"cmd": "hello"}'.encode("utf-16"),
    b'{"cmd": "hello", "id": NaN}',
    b'{"cmd": "hello", "id": -Infinity}',
    b'{"cmd": "hello", "id": 1e999}',
    b'{"cmd": "hello", "id": ' + b"9" * 5000 + b"}",
    b"[" * 200_000,
    b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    b'"' + b"x" * 1_000_000,
    b" " * (LONGEST_LINE + 1),
]


@pytest.mark.parametrize("line", NOT_JSON, ids=range(len(NOT_JSON)))
def test_a_line_that_is_not_json(desk: Conversation, line: bytes) -> None:
    assert code(desk, line) == "bad_json"


@pytest.mark.parametrize("value", [None, 1, True, "hello", [], ["hello"], [{"cmd": "hello"}], {}, {"id": 3}])
def test_a_request_that_is_no_object_with_a_command(desk: Conversation, value: object) -> None:
    assert code(desk, value) == "bad_request"


@pytest.mark.parametrize("value", [each for each in WRONG if not isinstance(each, str)])
def test_a_command_that_is_no_text(desk: Conversation, value: object) -> None:
    assert code(desk, {"cmd": value}) == "bad_request"


@pytest.mark.parametrize(
    "name", ["", "HELLO", "hello ", "quit", "__init__", "_hello", "\ud800", "x" * 100_000]
)
def test_an_unknown_command(desk: Conversation, name: str) -> None:
    assert code(desk, {"cmd": name}) == "unknown_command"


@pytest.mark.parametrize("command", ["apply", "state", "undo", "playout", "log", "close"])
def test_handles(desk: Conversation, command: str) -> None:
    rest = {"cmd": command, "action": {"do": "draw"}, "bots": ["random", "random"]}
    assert code(desk, rest) == "bad_request"
    for handle in WRONG:
        opaque = isinstance(handle, str | int) and not isinstance(handle, bool)
        assert code(desk, rest | {"game": handle}) == ("unknown_game" if opaque else "bad_request")


def test_wrong_types_of_optional_fields(desk: Conversation) -> None:
    for value in WRONG:
        if isinstance(value, int) and not isinstance(value, bool):
            continue
        for command, key in (("apply", "revision"), ("apply", "seat"), ("state", "seat")):
            request = {"cmd": command, "game": "g1", "action": {"do": "draw"}, key: value}
            assert code(desk, request) == "bad_request"
    for seat in (-1, 2, 10**300):
        assert code(desk, {"cmd": "state", "game": "g1", "seat": seat}) == "bad_request"
        assert (
            code(desk, {"cmd": "apply", "game": "g1", "action": {"do": "draw"}, "seat": seat})
            == "illegal_action"
        )


BAD_ACTIONS: list[object] = [
    *WRONG,
    {"do": 1},
    {"do": []},
    {"do": "dance"},
    {"do": "draw", "card": "sailor.3.1"},
    {"do": "take"},
    {"do": "take", "card": ["sailor.3.1"]},
    {"do": "take", "card": "sailor.3.1", "gift": True},
    {"do": "take", "card": "sailor.3.1", "decline": 1},
    {"do": "claim", "expedition": "expedition.CC"},
    {"do": "claim", "expedition": "expedition.CC", "with": "captain.4.1"},
    {"do": "claim", "expedition": "expedition.CC", "with": [["captain.4.1"]]},
    {"do": "complete"},
    {"do": "score", "move": "yes"},
]


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=range(len(BAD_ACTIONS)))
def test_an_action_of_a_wrong_shape(desk: Conversation, action: object) -> None:
    before = ask(desk, {"cmd": "state", "game": "g1"})
    assert code(desk, {"cmd": "apply", "game": "g1", "action": action}) == "bad_request"
    assert ask(desk, {"cmd": "state", "game": "g1"}) == before


def test_apply_without_an_action(desk: Conversation) -> None:
    assert code(desk, {"cmd": "apply", "game": "g1"}) == "bad_request"


@pytest.mark.parametrize(
    "bots",
    [None, "random", [], ["random"], ["random"] * 3, ["random", "nobody"], ["random", 1], [["random"], {}]],
)
def test_bots_that_do_not_exist_or_fit(desk: Conversation, bots: object) -> None:
    assert code(desk, {"cmd": "playout", "game": "g1", "bots": bots}) == "bad_request"
    assert ask(desk, {"cmd": "state", "game": "g1"})["state"]["revision"] == 0


SHAPES: list[Json] = [
    {"game": 1},
    {"mode": None},
    {"players": "Ann"},
    {"players": [1, 2]},
    {"seed": "7"},
    {"seed": 1.0},
    {"seed": True},
    {"modules": {}},
    {"options": []},
    {"options": {"end_needs_expedition": 1}},
    {"options": {"start_player": True}},
    {"options": {"edition": 2014}},
    {"start": {}},
    {"start": [1]},
    {"start": [{"coins": 3}]},
    {"start": [{"seat": 0, "coins": "3"}]},
    {"start": [{"seat": 0, "display": [1]}]},
    {"start": [{"seat": 0, "hat": 1}]},
    {"deck": "sailor.3.1"},
    {"deck": [1]},
    {"time_deck": [None]},
    {"hat": 1},
]


@pytest.mark.parametrize("fields", SHAPES, ids=str)
def test_a_setup_of_a_wrong_shape(desk: Conversation, fields: Json) -> None:
    assert code(desk, BASE | fields) == "bad_request"


SETUPS: list[Json] = [
    {"game": "chess"},
    {"mode": "solo"},
    {"mode": "coop"},
    {"players": []},
    {"players": ["Ann"]},
    {"players": list("ABCDEF")},
    {"game": "underway", "players": list("ABCDE")},
    {"game": "underway", "modules": ["gambler"]},
    {"game": "contracts", "modules": ["contract-cards"]},
    {"modules": ["gambler", "gambler"]},
    {"modules": ["dice"]},
    {"options": {"edition": "1999"}},
    {"options": {"start_player": 2}},
    {"options": {"start_player": -1}},
    {"options": {"score_pile": 1}},
    {"options": {"hat": 1}},
    {"contracts": ["jinx"]},
    {"time_deck": ["sailor.3.1"]},
    {"start": [{"seat": 2}]},
    {"start": [{"seat": 0}, {"seat": 0}]},
    {"start": [{"seat": 0, "coins": -1}]},
    {"start": [{"seat": 0, "coins": 117}]},
    {"start": [{"seat": 0, "coins": 10**300}]},
    {"start": [{"seat": 0, "display": ["yellow.1.1"]}]},
    {"deck": ["sailor.3.9"]},
    {"deck": ["governor.8.0"] * 9},
    {"deck": ["expedition.CPS"]},
    {"deck": ["expedition.CPS"], "players": list("ABCDE")},
    {"start": [{"seat": 0, "display": ["expedition.CPS"]}]},
]


@pytest.mark.parametrize("fields", SETUPS, ids=str)
def test_a_setup_that_the_rules_do_not_allow(desk: Conversation, fields: Json) -> None:
    assert code(desk, BASE | fields) == "bad_setup"


def test_every_card_in_a_purse_is_no_endless_loop(desk: Conversation) -> None:
    """B4: no card left to reveal and nothing to do for anyone ends the game at once."""
    start = [{"seat": 0, "coins": 60}, {"seat": 1, "coins": 59}]
    state = ask(desk, BASE | {"start": start})["state"]
    assert (state["phase"], state["result"]["winners"]) == ("over", [0])
    needs = ask(desk, BASE | {"start": start, "options": {"end_needs_expedition": True}})["state"]
    assert needs["result"]["winners"] == []


def the_log(desk: Conversation) -> Json:
    ask(desk, {"cmd": "playout", "game": "g1", "bots": ["random", "random"]})
    log: Json = ask(desk, {"cmd": "log", "game": "g1"})["log"]
    return log


def test_load_of_a_log_of_a_wrong_shape(desk: Conversation) -> None:
    log = the_log(desk)
    for value in WRONG:
        assert code(desk, {"cmd": "load", "log": value}) == "bad_request"
        for key in ("setup", "shuffles", "actions"):
            if value not in ([], {}) and (key, value) != ("shuffles", [[]]):
                assert code(desk, {"cmd": "load", "log": log | {key: value}}) == "bad_request"
    for key in ("setup", "shuffles", "actions"):
        assert code(desk, {"cmd": "load", "log": {k: v for k, v in log.items() if k != key}}) == "bad_request"
    assert code(desk, {"cmd": "load", "log": log | {"actions": [{"do": "dance"}]}}) == "bad_request"


def test_load_of_a_log_that_does_not_replay(desk: Conversation) -> None:
    log = the_log(desk)
    first, *rest = log["shuffles"]
    broken: list[Json] = [
        {"actions": [{"do": "stop"}]},
        {"actions": log["actions"] + [{"do": "draw"}]},
        {"actions": log["actions"][1:]},
        {"shuffles": [first[1:], *rest]},
        {"shuffles": [[*first[:-1], "unicorn"], *rest]},
        {"shuffles": [[first[0]] * len(first), *rest]},
        {"setup": log["setup"] | {"players": list("ABC")}},
        {"setup": log["setup"] | {"game": "chess"}},
        {"deck": log["deck"][::-1]},
    ]
    for change in broken:
        assert code(desk, {"cmd": "load", "log": log | change}) == "bad_setup", list(change)


def test_a_mistake_of_our_own_is_one_error_answer_too(
    desk: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.protocol.position", lambda *_: {}["no such key"])
    assert code(desk, {"cmd": "state", "game": "g1"}) == "bad_request"


def test_an_answer_a_line_and_the_last_one_without_a_line_end() -> None:
    long = b'{"cmd": "hello", "pad": "' + b"x" * LONGEST_LINE + b'"}\n'
    source = io.BytesIO(
        b'{"cmd":"hello","id":1}\r\n\n' + long + long * 2 + b'{"cmd":"hello","id":2}\n{"cmd":"hello","id":3}'
    )
    sink = io.BytesIO()
    serve(source, sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [answer.get("id") for answer in answers] == [1, None, None, None, None, 2, 3]
    assert [answer["ok"] for answer in answers] == [True, False, False, False, False, True, True]
