"""`companion saves`, `doctor` and `verify` as a person calls them: texts, JSON and exit statuses."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion.cli import main
from companion.session import Session
from companion.store import Store
from companion.store.folder import data_folder


def run(store: Store, *words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words), "--data", str(store.root)])


def test_list_and_show(store: Store, session: Session) -> None:
    listed = run(store, "saves", "list")
    assert f"{session.id}  tally      Thursday crew" in listed.output
    assert listed.output.endswith(f"1 save in {store.root}\n")
    [row] = json.loads(run(store, "saves", "list", "--json").output)
    assert (row["id"], row["steps"], row["summary"]) == (session.id, 3, {"tally": 6})
    assert ">     3  +3\n      4  +4" in run(store, "saves", "show", session.id).output
    shown = json.loads(run(store, "saves", "show", "Thursday crew", "--json").output)
    assert [step["title"] for step in shown["history"]] == ["+1", "+2", "+3", "+4"]


def test_trash_and_restore(store: Store, session: Session) -> None:
    assert run(store, "saves", "trash", session.id[:6]).output == f"{session.id} lies in the trash now.\n"
    assert json.loads(run(store, "saves", "list", "--json").output) == []
    assert session.id in run(store, "saves", "list", "--trash").output
    assert run(store, "saves", "restore", session.id).exit_code == 0
    assert [row.id for row in store.saves()] == [session.id]


def test_export_and_import_files(store: Store, session: Session, tmp_path: Path) -> None:
    file, other = tmp_path / "all.zip", Store(tmp_path / "other")
    assert run(store, "saves", "export", "--all", "-o", file).output == f"Written to {file}.\n"
    again = run(store, "saves", "export", "--all", "-o", file)
    assert (again.exit_code, "exists" in again.output) == (2, True)
    assert "1 added, 0 already here" in run(other, "saves", "import", file).output
    assert run(other, "saves", "export", "--all").stdout_bytes == file.read_bytes()
    assert json.loads(run(other, "saves", "import", file, "--json").output)["present"] == [session.id]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["saves", "show", "nobody"], "No save is called 'nobody'."),
        (["saves", "trash", "nobody"], "No save is called"),
        (["saves", "export"], "Name one save, or say --all."),
        (["saves", "import", __file__], "is not a file exported by this program"),
        (["verify", __file__], "is not a file exported by this program"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(store: Store, words: list[str], sentence: str) -> None:
    extra = [] if words[0] == "verify" else ["--data", str(store.root)]
    result = CliRunner().invoke(main, [*words, *extra])
    assert (result.exit_code, sentence in result.output) == (2, True), result.output
    assert "Traceback" not in result.output


def test_doctor_reports_and_repairs_on_request(store: Store, session: Session) -> None:
    assert run(store, "doctor").exit_code == 0
    (store.root / "settings.json").write_bytes(b"{}")
    sick = run(store, "doctor")
    assert (sick.exit_code, "A good copy of it is there." in sick.output) == (1, True)
    assert (store.root / "settings.json").read_bytes() == b"{}"
    mended = run(store, "doctor", "--repair", "--json")
    assert mended.exit_code == 0
    assert "newest good copy was loaded" in json.loads(mended.output)["repaired"][0]


def test_doctor_tells_a_log_that_the_rules_refuse(store: Store) -> None:
    session = Session.new(store, "pontoon", "bust", {"seed": 5})
    start = session.log()[0]
    store.trash(session.id)
    assert start.setup == {"seed": 5}
    bad = Session.new(store, "tally", "fine", {"from": 1})
    bad.commit({"add": -1}, bad.revision)
    from companion.session.kinds import register
    from tests.session.toy import PontoonKind, register_toys

    register("tally", PontoonKind())
    try:
        sick = run(store, "doctor")
    finally:
        register_toys()
    assert (sick.exit_code, "fine: A pontoon needs a seed." in sick.output) == (1, True)


def test_verify_confirms_and_denies(store: Store, tmp_path: Path) -> None:
    session = Session.new(store, "game", "g", {"game": "base", "players": ["Ann", "Bob"], "seed": 3})
    dice = random.Random(3)
    for _ in range(40):
        session.commit(dice.choice(session.state.legal()), session.revision)
    file = tmp_path / "game.json"
    run(store, "saves", "export", session.id, "-o", file)
    confirmed = CliRunner().invoke(main, ["verify", str(file)])
    assert (confirmed.exit_code, confirmed.output.splitlines()[-1]) == (0, "Confirmed.")
    assert "clean run: True" in confirmed.output
    from companion.store.bundle import _seal

    content = json.loads(file.read_bytes())
    content.pop("sum")
    content["statement"]["result"] = {"winners": [0]}
    file.write_bytes(_seal(content))
    denied = CliRunner().invoke(main, ["verify", str(file), "--json"])
    assert (denied.exit_code, json.loads(denied.output)["confirmed"]) == (1, False)


def test_folder_option_beats_variable_beats_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path / "variable"))
    assert data_folder(tmp_path / "option") == tmp_path / "option"
    assert data_folder() == tmp_path / "variable"
    Session.new(Store(), "tally", "t", {})
    assert "1 save in" in CliRunner().invoke(main, ["saves", "list"]).output
    monkeypatch.delenv("COMPANION_DATA")
    assert data_folder().name == "port-royal-companion"


def test_show_has_the_public_view_of_the_present_position(store: Store) -> None:
    """What everybody at the table may see: no order of the deck, no face of a coin."""
    setup = {"game": "base", "players": ["Ann", "Bob"], "seed": 3}
    game = Session.new(store, "game", "Friday", setup)
    game.commit({"do": "draw"}, game.revision)
    view = json.loads(run(store, "saves", "show", game.id, "--json").output)["view"]
    assert view["harbour"] == game.state.view()["harbour"]
    assert (view["revision"], view["deck"], view["to_act"]) == (1, game.state.view()["deck"], 0)
    assert "deck_order" not in view
    assert all("coin_cards" not in player for player in view["players"])
