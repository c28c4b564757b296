"""`companion play` without options: what can be continued, what can be begun, with few questions."""

from io import StringIO
from pathlib import Path

import pytest

from companion.plain.menu import Menu
from companion.plain.paper import Paper
from companion.plain.talk import Talk
from companion.session import Session
from companion.session.port import LocalPort
from companion.store import Store
from companion.words.evenings import EVENINGS
from tests.plain.hands import fit, play


def chosen(store: Store, typed: str) -> tuple[Talk | None, str]:
    out = StringIO()
    talk = Menu(Paper(StringIO(typed), out), store).chosen()
    assert fit(out.getvalue()) == []
    return talk, out.getvalue()


@pytest.mark.parametrize("number", range(len(EVENINGS)))
def test_enter_alone_begins_every_evening(number: int, tmp_path: Path) -> None:
    talk, _ = chosen(Store(tmp_path), f"{number + 1}\n\n\n\n\n\n\n")
    assert talk is not None
    assert talk.session.setup["game"] == EVENINGS[number].game
    assert len(talk.session.setup["players"]) == EVENINGS[number].least


def test_players_bots_names_and_modules_are_asked_for(tmp_path: Path) -> None:
    talk, out = chosen(Store(tmp_path), "1\n9\n3\n1\nZoe\nZoe, Yan\n4\n1 2\n")
    assert talk is not None
    assert talk.session.setup["players"] == ["Zoe", "Yan", "Silent Li"]
    assert talk.session.setup["bots"] == ["", "", "trader"]
    assert "Type a number from 1 to 3" in out
    assert talk.session.setup["modules"] == list(EVENINGS[0].modules[:2])


def test_a_refused_beginning_says_why_and_the_list_comes_again(tmp_path: Path) -> None:
    talk, out = chosen(Store(tmp_path), "1\n2\n0\nAnn,Ann\n\nq\n")
    assert talk is None
    assert out.count("What shall it be?") == 2
    assert out.endswith("Nothing was begun.\n")


def test_C30_a_contracts_table_takes_numbers_and_seals(tmp_path: Path) -> None:
    table = str(len(EVENINGS) + 1)
    talk, out = chosen(Store(tmp_path), f"{table}\n1\n\n1 2\n1 2 1G\n")
    assert talk is not None
    assert "3 contracts lie open, 2 were named" in out
    assert [each.label for each in talk.session.state.contracts] == ["luminary", "bruja", "1G"]


def test_saves_are_offered_newest_first_and_finished_ones_not(tmp_path: Path) -> None:
    store = Store(tmp_path)
    Session.new(store, "game", "older", {"game": "base", "players": ["Ann", "Bob"]})
    over = Session.new(
        store, "game", "over", {"game": "underway", "players": ["A", "B"], "bots": ["trader"] * 2}
    )
    port = LocalPort(over)
    while not port.over:
        port.do(port.bot_action())
    Session.new(store, "contracts", "newer", {"players": 1, "contracts": ["1G", "0G", "-1H"]})
    Session.new(store, "score", "sheet", {"players": ["Ann", "Bob"]})
    talk, out = chosen(store, "1\n")
    assert "1. Continue newer: time" in out
    assert "2. Continue older: Base game, round 1." in out
    assert "over" not in out
    assert "sheet" not in out
    assert talk is not None
    assert talk.session.title == "newer"


def test_A41_after_a_chapter_the_next_one_is_offered(tmp_path: Path) -> None:
    store = Store(tmp_path)
    setup = {"game": "adventure", "mode": "coop", "players": ["Meg"], "seed": 1, "bots": ["trader"]}
    port = LocalPort(Session.new(store, "game", "crew", setup))
    while not port.over:
        port.do(port.bot_action())
    talk, out = chosen(store, "1\n")
    assert "1. Go on with the campaign of crew" in out
    assert talk is not None
    carried = port.view()["result"]["campaign"]  # type: ignore[index]
    assert talk.session.setup["campaign"] == {**carried, "kept": port.kept()}


def test_a_pipe_that_ends_at_once_begins_nothing(tmp_path: Path) -> None:
    status, out, _ = play(tmp_path, typed="")
    assert status == 0
    assert out.endswith("Nothing was begun.\n")
    assert Store(tmp_path).saves() == []
