"""`companion engine` as a real process, driven by clients that mean no good."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from companion.protocol import LONGEST_LINE

COMMAND = [sys.executable, "-c", "from companion.cli import main; main()", "engine"]
HELLO = b'{"cmd":"hello"}\n'
NEW = b'{"cmd":"new","game":"base","players":["A","B"],"seed":1}\n'
STATE = b'{"cmd":"state","game":"g1"}\n'
WORDS = [
    "hello",
    "new",
    "apply",
    "state",
    "undo",
    "playout",
    "log",
    "load",
    "close",
    "g1",
    "g2",
    "base",
    "draw",
    "x",
]
KEYS = ["cmd", "id", "game", "action", "revision", "seat", "bots", "log", "players", "options", "do", "deck"]


def run(data: bytes) -> tuple[list[dict[str, object]], bytes, int]:
    """Everything in, everything out: answers, error output and exit status."""
    done = subprocess.run(COMMAND, input=data, capture_output=True, timeout=60, check=False)
    assert done.stdout.isascii()
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode


def garbage(chance: random.Random) -> bytes:
    """One line that no friendly client would send; never more than one line."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(60)).replace(b"\n", b"") + b"\n"
    if kind == 1:
        return chance.choice([HELLO, NEW, STATE])[: chance.randrange(30)].rstrip(b"\n") + b"\n"
    return json.dumps(json_value(chance, 4, top=kind == 2)).encode() + b"\n"


def json_value(chance: random.Random, depth: int, top: bool = False) -> object:
    """Any JSON value, made of words that the protocol knows; at the top most likely a request."""
    if top or (depth and chance.random() < 0.3):
        keys = chance.sample(KEYS, chance.randrange(1, 6))
        value = {key: json_value(chance, depth - 1) for key in keys}
        return value | {"cmd": chance.choice(WORDS[:9])} if top else value
    if depth and chance.random() < 0.3:
        return [json_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    return chance.choice([None, True, 0, -1, 1.5, 10**30, "\ud800", *WORDS])


def test_a_hostile_client_gets_one_answer_a_line_and_no_traceback() -> None:
    chance = random.Random(20141)
    lines = [NEW, *(garbage(chance) for _ in range(1500)), HELLO]
    answers, errors, status = run(b"".join(lines))
    assert (errors, status) == (b"", 0)
    assert len(answers) == len(lines)
    assert answers[-1]["protocol"] == 1
    codes = {answer["error"]["code"] for answer in answers if isinstance(answer.get("error"), dict)}  # type: ignore[index]
    assert {"bad_json", "bad_request", "unknown_game"} <= codes


def test_huge_lines_deep_nesting_and_a_half_line_at_the_end() -> None:
    lines = [
        b"x" * (3 * LONGEST_LINE),
        b"[" * 1_000_000,
        b'{"cmd":"hello","id":' + b"[" * 90 + b"]" * 90 + b"}",
        NEW[:20],
    ]
    answers, errors, status = run(b"\n".join(lines))
    assert (errors, status) == (b"", 0)
    assert [answer["ok"] for answer in answers] == [False, False, True, False]


def test_no_input_at_all() -> None:
    assert run(b"") == ([], b"", 0)


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        yield running
        running.kill()


def test_answers_come_at_once_while_the_input_stays_open(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    for line in (HELLO, b"garbage\n", NEW, STATE):
        process.stdin.write(line)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"] is (line != b"garbage\n")


def test_a_client_that_stops_listening(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    try:
        process.stdin.write(HELLO * 10)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(timeout=30) == 0
    assert process.stderr.read() == b""
