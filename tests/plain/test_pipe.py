"""`companion play` through real pipes: whole games, ends of input, kills, hostile words and bare terminals."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from companion.session import Session
from companion.store import Store
from tests.plain.hands import command, play, resumed

SOLO = {
    "cmd": "new",
    "id": 7,
    "game": "contracts",
    "mode": "coop",
    "players": ["Ann"],
    "seed": 3,
    "odds": "before",
}
BASE = {"game": "base", "players": ["Ann", "Iron Meg"], "seed": 3, "bots": ["", "trader"]}
ONES = "1\n" * 3000


def setup(tmp_path: Path, wanted: object) -> str:
    file = tmp_path / "setup.json"
    file.write_text(json.dumps(wanted))
    return str(file)


def position(data: Path, save: str) -> Any:
    return Session.open(Store(data), save).state.view()


@pytest.mark.parametrize("wanted", [SOLO, BASE], ids=["solo contracts", "base game with a bot"])
def test_a_whole_game_by_always_choosing_1(wanted: dict[str, Any], tmp_path: Path) -> None:
    status, out, err = play(tmp_path / "data", "--setup", setup(tmp_path, wanted), typed=ONES, TERM="dumb")
    assert (status, err) == (0, "")
    [row] = Store(tmp_path / "data").saves()
    assert row.summary["over"]
    assert f"Saved as {row.id} in" in out
    assert "busts" in out


def test_the_end_of_the_input_leaves_a_game_that_goes_on_where_it_was(tmp_path: Path) -> None:
    data, file = tmp_path / "data", setup(tmp_path, BASE)
    status, out, _ = play(data, "--setup", file, typed="1\n1\n2\n1\n")
    save = resumed(out)
    before = position(data, save)
    assert status == 0
    for name in (save, save[:5], "Ann and Iron Meg"):
        status, again, _ = play(data, "--resume", name)
        assert (status, position(data, save)) == (0, before)
        last = out.rpartition("\n\n")[2]
        assert again.rpartition("\n\n")[2] == last
        assert "What happened last:" in again


def test_in_one_go_or_in_pieces_it_is_the_same_game(tmp_path: Path) -> None:
    _, out, _ = play(tmp_path / "whole", "--setup", setup(tmp_path, BASE), typed="1\n" * 12)
    whole = position(tmp_path / "whole", resumed(out))
    _, out, _ = play(tmp_path / "pieces", "--setup", setup(tmp_path, BASE), typed="1\n" * 5)
    _, out, _ = play(tmp_path / "pieces", "--resume", resumed(out), typed="1\n" * 7)
    assert position(tmp_path / "pieces", resumed(out)) == whole


def test_bad_choices_get_a_sentence_each_and_change_nothing(tmp_path: Path) -> None:
    bad = [
        "0",
        "2",
        "-1",
        "1.5",
        "draw",
        "w 99",
        "i 99",
        "x" * 5000,
        "9" * 5000,
        "\x1b[31m",
        "\x00",
        "ü",
        "u",
    ]
    status, out, err = play(tmp_path / "data", "--setup", setup(tmp_path, BASE), typed="\n".join(bad) + "\n")
    assert (status, err) == (0, "")
    assert out.count("There is no choice") == 3
    assert " ".join(out.split()).count("is neither a number nor a key") == 7
    assert Store(tmp_path / "data").saves()[0].steps == 0


def test_every_key_has_an_answer(tmp_path: Path) -> None:
    typed = "1\n2\n?\nw\ni\ni 1\ns\nh\nh all\n\nu\nq\nnever read\n"
    status, out, _ = play(tmp_path / "data", "--setup", setup(tmp_path, BASE), typed=typed)
    assert status == 0
    for said in (
        "why not:",
        "(B12)",
        "In the harbour:",
        "Source:",
        "Round 1.",
        "Iron Meg (bot): 3 coins",
        "Taken back:",
    ):
        assert said in out
    assert "never read" not in out


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX"])
def test_hostile_names_on_a_bare_terminal(locale: str, tmp_path: Path) -> None:
    wanted = {**BASE, "players": ["[b]Jürgen[/]", "港" * 20]}
    status, out, err = play(
        tmp_path / "data", "--setup", setup(tmp_path, wanted), typed="1\ns\nh\n", LC_ALL=locale, TERM="dumb"
    )
    assert (status, err) == (0, "")
    assert "[b]Jurgen[/]: reveal" in out if locale in ("C", "POSIX") else "[b]Jürgen[/]: reveal" in out
    assert out.isascii() == (locale != "C.UTF-8")


def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with subprocess.Popen(
        command(data, "--setup", setup(tmp_path, BASE)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        told = ""
        while told.count("Stop and take.") < 2:
            told += process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
    [row] = Store(data).saves()
    assert row.steps == 2
    status, out, _ = play(data, "--resume", row.id, typed="2\n")
    assert status == 0
    assert "Ann stops at 2 colours." in out


def test_ctrl_c_is_a_way_to_leave(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(tmp_path / "data", "--setup", setup(tmp_path, BASE)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        while "Reveal a card." not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(timeout=30) == 0
    assert rest.splitlines()[-1].startswith("Go on with: companion play --resume ")


def test_ctrl_c_at_the_first_list_begins_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stderr
        while "New table" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().endswith("Nothing was begun.\n")
        assert (process.wait(timeout=30), process.stderr.read()) == (0, "")


def test_a_mended_save_says_so_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    _, out, _ = play(data, "--setup", setup(tmp_path, BASE), typed="1\n1\n")
    journal = next(path for path in (data / "saves" / resumed(out)).iterdir() if path.suffix != ".json")
    journal.write_bytes(journal.read_bytes()[:-40] + b"x" * 40)
    status, again, err = play(data, "--resume", resumed(out), typed="1\n")
    assert (status, err.count("was damaged")) == (0, 1)
    assert "damaged" not in again
    _, _, err = play(data, "--resume", resumed(out))
    assert err == ""


def test_a_reader_that_stops_listening_is_no_crash(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(tmp_path / "data", "--setup", setup(tmp_path, BASE)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(ONES[:200])
        process.stdin.close()
        errors = process.stderr.read()
        assert process.wait(timeout=60) == 0
    assert errors == ""


BAD = [
    ("[]", "object"),
    ("{", "JSON"),
    ('{"game": "poker", "players": ["Ann", "Bob"]}', "poker"),
    ('{"game": "base", "players": ["Ann"]}', "players"),
    ('{"game": "base", "players": ["Ann", "Bob"], "bots": ["trader"]}', "`bots`"),
    ('{"game": "base", "players": ["Ann", "Bob"], "bots": ["", "skynet"]}', "`bots`"),
    ('{"game": "base", "players": ["Ann", "Bob"], "odds": "always"}', "`odds`"),
    ('{"cmd": "apply", "game": "base", "players": ["Ann", "Bob"]}', "`new`"),
    ('{"game": "base", "players": ["Ann", "Bob"], "house": "rules"}', "house"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_a_bad_set_up_gets_one_sentence_and_status_2(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_text(text)
    status, out, err = play(tmp_path / "data", "--setup", str(file))
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert Store(tmp_path / "data").saves() == []


def test_other_refusals_have_status_2(tmp_path: Path) -> None:
    data = tmp_path / "data"
    campaign = Session.new(Store(data), "campaign", "The crew", {"book": "printed", "players": ["Ann"]})
    for options, said in (
        (("--setup", "-"), "Standard input is for your choices"),
        (("--setup", str(tmp_path / "none.json")), "No such file"),
        (("--resume", "nobody"), "No save is called 'nobody'"),
        (("--setup", "a", "--resume", "b"), "not both"),
        (("--resume", campaign.id), "does not play"),
    ):
        status, out, err = play(data, *options)
        assert (status, out) == (2, ""), options
        assert said in err
