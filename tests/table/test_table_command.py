"""`companion table` as a shell sees it, and the five-chapter campaign of a 3-player table.

The Thursday crew tracks a printed copy; what its script types in as card faces is invented for the script.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.contradictions import contradictions
from companion.table.kinds import CAMPAIGN

SCRIPTS = Path(__file__).parent / "scripts"
THURSDAY = SCRIPTS / "thursday_crew.json"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "data"))
    return tmp_path


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["table", *words])
    return result.exit_code, result.output


def facts(*words: str) -> Any:
    code, output = run(*words, "--json")
    assert code == 0, output
    return json.loads(output)


def test_the_thursday_crew_wins_five_chapters_with_losses_and_corrections() -> None:
    script = json.loads(THURSDAY.read_text())
    state = CAMPAIGN.fold(script["setup"], script["entries"])
    assert [(r.chapter, r.attempt, r.won) for r in state.results] == [
        (1, 1, True), (2, 1, False), (2, 2, True), (3, 1, True), (4, 1, False), (4, 2, False), (4, 3, True),
        (5, 1, True),
    ]  # fmt: skip
    assert (state.phase, state.losses) == ("over", 3)
    assert sum(entry["do"] in ("set", "know") for entry in script["entries"]) == 7
    assert contradictions(state) == []


def test_its_chronicle_is_the_kept_one() -> None:
    """Golden file: run `companion table run` on the script and read it before replacing it."""
    script = json.loads(THURSDAY.read_text())
    told = "\n".join(chronicle(script["setup"], script["entries"])) + "\n"
    assert told == (SCRIPTS / "thursday_crew.md").read_text()


def test_run_prints_the_chronicle_and_keeps_the_log(data: Path) -> None:
    code, output = run("run", str(THURSDAY), "--save")
    assert code == 0
    assert output.startswith((SCRIPTS / "thursday_crew.md").read_text())
    assert "The campaign is won, with 3 losses." in output
    rows = facts("list")
    assert [(row["kind"], row["title"]) for row in rows] == [("campaign", "Thursday crew")]
    code, told = run("chronicle", "Thursday crew")
    assert told == (SCRIPTS / "thursday_crew.md").read_text()
    assert len(facts("show", "Thursday crew", "--log")) == len(json.loads(THURSDAY.read_text())["entries"])


def test_an_evening_by_commands_alone(data: Path) -> None:
    made = facts("new", "campaign", '{"players": ["Ann", "Bob"], "book": "salt-ledger"}', "--title", "Duo")[
        "id"
    ]
    assert "The app is the event deck" in run("guide", made)[1]
    code, output = run(
        "do", "Duo", '{"do": "begin"}', '{"do": "event", "name": "fog"}', '{"do": "event"}', '{"do": "event"}'
    )
    assert code == 0
    assert "Fog on the Roads" in output
    assert "hourglass leads straight to card 11" in run("guide", "Duo")[1]
    assert facts("undo", "Duo")["state"]["phase"] == "running"
    assert facts("undo", "Duo", "--redo")["state"]["phase"] == "month_end"
    assert [card["number"] for card in facts("cards", "Duo")] == ["10"]
    assert "Condolences" in run("cards", "Duo")[1]
    assert "Take out of the deck" in run("guide", "Duo", "--base-game")[1]
    assert "> " in run("show", "Duo", "--log")[1]
    code, output = run("do", "Duo", '{"do": "event"}')
    assert (code, "Entry 1: Carry out Month's End" in output) == (2, True)


@pytest.mark.parametrize(("kind", "do"), [("campaign", "month_end"), ("contracts", "tax"), ("score", "add")])
def test_entries_says_what_a_log_takes(kind: str, do: str) -> None:
    rows = facts("entries", kind)
    assert rows[0]["do"] == ""
    assert do in [row["do"] for row in rows]
    assert all(row["about"] for row in rows)
    assert do in run("entries", kind)[1]


def test_contracts_and_score_by_commands(data: Path) -> None:
    made = facts("new", "contracts", '{"players": 1, "contracts": ["1G", "0G", "-1H"]}')["id"]
    assert facts("do", made, '{"do": "pile", "cards": 5}')["state"]["time_left"] == 10
    named = facts("new", "contracts", '{"players": 1, "contracts": ["bruja", "0G", "jinx"]}')["id"]
    kept = json.loads(CliRunner().invoke(main, ["saves", "show", named, "--json"]).output)
    assert kept["setup"]["contracts"] == ["bruja=1G", "0G", "jinx=-1F"]
    score = facts("new", "score", '{"players": ["Ann", "Bob"]}', "--title", "Sheet")["id"]
    assert facts("do", score, '{"do": "add", "player": "Ann", "vp": 2}')["state"]["players"][0]["vp"] == 2
    assert "Sheet" in run("list")[1]
    assert run("guide", "Sheet")[0] == 2


def test_typed_cards_go_out_and_in_without_being_shown(data: Path) -> None:
    made = facts("new", "campaign", '{"players": ["Ann"], "book": "printed"}')["id"]
    run("do", made, '{"do": "begin", "face": {"title": "Harbour dues"}}')
    out = data / "cards.json"
    code, output = run("known", "--export", str(out))
    assert (code, "1 typed-in card " in output, "dues" in output) == (0, True, False)
    assert run("known", "--export", str(out))[0] == 2
    assert facts("known", "--export", str(out), "--force") == {"cards": 1}
    other = ["--data", str(data / "other")]
    assert facts("known", "--import", str(out), *other) == {"new": 1, "differing": 0}
    made = facts("new", "campaign", '{"players": ["Zoe"], "book": "printed"}', *other)["id"]
    assert run("cards", made, *other)[1] == "No story card has been revealed yet.\n"
    run("do", made, '{"do": "begin"}', *other)
    assert "Harbour dues" in run("cards", made, *other)[1]


@pytest.mark.parametrize(
    "words",
    [
        ("show", "nobody"),
        ("new", "campaign", "not json"),
        ("new", "campaign", '{"players": []}'),
        ("new", "chess", "{}"),
        ("new", "score", "[]"),
        ("known",),
        ("run", "no-such-file"),
        ("known", "--import", "no-such-file"),
    ],
)
def test_bad_input_gets_a_sentence_and_status_2(data: Path, words: tuple[str, ...]) -> None:
    code, output = run(*words)
    assert code == 2
    assert "Error: " in output
    assert "Traceback" not in output


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        (
            '{"kind": "score", "setup": {"players": ["A", "B"]}, "entries": [{"do": "tax", "card": "x"}]}',
            "Entry 1",
        ),
        ('{"kind": "chess", "setup": {}, "entries": []}', "No kind of table"),
        ('{"kind": "score"}', "not a table script"),
        ("nonsense", "not valid JSON"),
        ('{"books": {"printed": {"cards": 7}}}', "not a table script"),
    ],
)
def test_a_broken_script_says_where(data: Path, script: str, sentence: str) -> None:
    file = data / "script.json"
    file.write_text(script)
    code, output = run("run", str(file))
    assert (code, sentence in output) == (2, True)


def test_what_was_written_before_a_bad_entry_is_said_to_be_kept(data: Path) -> None:
    save = facts("new", "score", '{"players": ["Ann", "Bob"]}')["id"]
    code, output = run("do", save, '{"do": "add", "player": "Ann", "vp": 2}', '{"do": "dance"}')
    assert (code, "Entry 2:" in output, "The entries before it are kept." in output) == (2, True, True)
    assert facts("show", save)["players"][0]["vp"] == 2
    assert "kept" not in run("do", save, '{"do": "dance"}')[1]


def test_json_nested_without_end_is_one_sentence(data: Path) -> None:
    code, output = run("new", "score", "[" * 100_000)
    assert (code, "is not valid JSON" in output) == (2, True)


def test_B30_an_end_at_no_points_is_refused(data: Path) -> None:
    code, output = run("new", "score", '{"players": ["Ann", "Bob"], "goal": 0}')
    assert (code, "1 VP or more" in output) == (2, True)


def test_a_file_without_books_is_no_file_of_typed_in_cards(data: Path) -> None:
    (data / "f.json").write_text('{"foo": 1}')
    code, output = run("known", "--import", str(data / "f.json"))
    assert (code, "not a file of typed-in cards" in output) == (2, True)


def test_A2_the_guide_asks_who_goes_first(data: Path) -> None:
    save = facts("new", "campaign", '{"players": ["Ann", "Bob", "Cem"]}')["id"]
    steps = {step["id"]: step["text"] for step in facts("guide", save, "--draft", "--first", "bob")}
    assert steps["heroes"].endswith("in this order: Ann, Cem, Bob.")
    assert steps["story"].startswith("Bob reads story card 10")
    code, output = run("guide", save, "--first", "Zoe")
    assert (code, "Nobody at this table is called 'Zoe'" in output) == (2, True)


def test_the_chronicle_as_a_page_and_the_statistics(data: Path) -> None:
    made = facts("new", "campaign", '{"players": ["Ann", "Bob"]}')["id"]
    run("do", made, '{"do": "begin"}', '{"do": "complete", "player": "Bob", "task": "10"}')
    out = data / "page.html"
    assert str(out) in run("chronicle", made, "--html", str(out))[1]
    assert "<details>" in out.read_text(encoding="utf-8")
    assert run("chronicle", made, "--html", str(out))[0] == 2
    assert facts("chronicle", made, "--html", str(out), "--force") == {"file": str(out)}
    assert [person["tasks"] for person in facts("stats", made)["people"]] == [0, 1]
    told = run("stats", made)[1]
    assert "running, 1 month so far" in told
    assert "Tasks completed" in told


def test_statistics_of_an_empty_campaign_and_of_other_logs(data: Path) -> None:
    made = facts("new", "campaign", '{"players": ["Ann"]}')["id"]
    assert run("stats", made)[1] == "Nothing has happened yet.\n"
    score = facts("new", "score", '{"players": ["Ann", "Bob"]}')["id"]
    assert run("stats", score)[0] == 2
    out = data / "score.html"
    assert (run("chronicle", score, "--html", str(out))[0], out.exists()) == (0, True)
