"""A save opens as the very same game, state for state, whatever the card data say later; or it says why not."""

import json
import shutil
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.content import catalogue, editions
from companion.content.books import load_book, read_book
from companion.content.catalogue import read_catalogue
from companion.content.files import data_folder
from companion.engine import match as engine_match
from companion.session import Session
from companion.session.port import LocalPort
from companion.session.verify import verify
from companion.store import Damaged, Store
from companion.store.bundle import read_bundle
from companion.table.kinds import TABLES as KINDS

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1.0"
EXPECTED: dict[str, Any] = json.loads(zipfile.ZipFile(OLD / "saves.zip").read("expected.json"))
GAMES = {row["title"]: identity for identity, row in EXPECTED.items() if row["kind"] == "game"}
TABLES = {row["title"]: identity for identity, row in EXPECTED.items() if row["kind"] != "game"}
READ_OTHERWISE = "Gambler, a tax inside a gamble"


@pytest.fixture
def old(tmp_path: Path) -> Store:
    """The data folder that version 0.1.0 wrote."""
    zipfile.ZipFile(OLD / "saves.zip").extractall(tmp_path)
    return Store(tmp_path / "data")


@pytest.fixture
def changed_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's data with two cards in each other's place, a changed count and a story told otherwise."""
    folder = tmp_path / "changed"
    shutil.copytree(data_folder(), folder)
    cards = folder / "cards" / "base.toml"
    blocks = cards.read_text(encoding="utf-8").split("[[card]]")
    blocks[3], blocks[9] = blocks[9], blocks[3]
    blocks = [
        block.replace("count = 5", "count = 4", 1) if "jester.5.1" in block else block for block in blocks
    ]
    cards.write_text("[[card]]".join(blocks).replace("count = 10", "count = 11", 1), encoding="utf-8")
    chapter = folder / "books" / "salt-ledger" / "chapter1.toml"
    chapter.write_text(
        chapter.read_text(encoding="utf-8").replace("crowns = 1", "crowns = 2"), encoding="utf-8"
    )
    monkeypatch.setattr(catalogue, "CARD_SETS", {**catalogue.CARD_SETS, "base": _total(cards)})
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("total = 120", f"total = {_total(cards)}"), encoding="utf-8")
    today = read_catalogue(folder)
    assert today != catalogue.load_catalogue()
    book = read_book(folder / "books" / "salt-ledger")
    assert book != load_book("salt-ledger")
    for module in (engine_match, editions, catalogue):
        monkeypatch.setattr(module, "load_catalogue", lambda: today, raising=False)
        monkeypatch.setattr(module, "load_book", lambda name: book, raising=False)


def _total(cards: Path) -> int:
    lines = cards.read_text(encoding="utf-8").splitlines()
    return sum(int(line.split("=")[1]) for line in lines if line.startswith("count ="))


def short(view: Any) -> list[Any]:
    """What expected.json keeps of each state."""
    players = [[p["coins"], p["vp"], p["coin_cards"], p["display"]] for p in view["players"]]
    names = ("phase", "to_act", "round", "deck", "discard_pile", "harbour")
    return [*(view[name] for name in names), players]


def states(session: Session) -> list[Any]:
    """Every state of the present line, from the start."""
    play = session._kind.start(session.setup, session._history.pins)
    found = [short(play.state.view())]
    for step in session.history()[: session.depth]:
        play.apply(step.entry, step.kept)
        found.append(short(play.state.view()))
    return found


@pytest.mark.parametrize("title", [title for title in GAMES if title != READ_OTHERWISE])
@pytest.mark.parametrize("data", ["today's", "changed"])
def test_a_game_of_version_0_1_0_opens_state_for_state(
    title: str, data: str, old: Store, request: pytest.FixtureRequest
) -> None:
    if data == "changed":
        request.getfixturevalue("changed_data")
    expected = EXPECTED[GAMES[title]]
    session = Session.open(old, GAMES[title])
    assert json.loads(json.dumps(states(session))) == expected["states"]
    view = json.loads(json.dumps(session.state.view()))
    assert {name: view[name] for name in expected["view"] if name not in ("result", "campaign")} == {
        name: value for name, value in expected["view"].items() if name not in ("result", "campaign")
    }
    assert json.loads(json.dumps(session.state.legal())) == expected["legal"]
    assert session.clean == expected["clean"]


def test_it_is_pinned_when_it_is_opened_and_stays_so(old: Store) -> None:
    identity = GAMES["Base, three players, undone and bookmarked"]
    before = len(old.save(identity).records())
    Session.open(old, identity)
    records = old.save(identity).records()
    assert [record.do for record in records[before:]] == ["pin"]
    again = Session.open(old, identity)
    assert len(old.save(identity).records()) == len(records)
    assert all(step.kept["mark"] for step in again.history())
    again.commit(again.state.legal()[0], again.revision)


def test_G1_a_game_played_by_an_older_reading_is_refused_with_a_sentence(old: Store) -> None:
    with pytest.raises(
        Damaged, match=r"played with version 0\.1\.0, would lead elsewhere by the present rules"
    ):
        Session.open(old, GAMES[READ_OTHERWISE])


@pytest.mark.parametrize("title", list(TABLES))
def test_a_table_of_version_0_1_0_opens_whole(title: str, old: Store) -> None:
    expected = EXPECTED[TABLES[title]]
    session = Session.open(old, TABLES[title])
    assert len(session.line_titles()) == len(expected["titles"])
    assert session.setup == expected["setup"]
    shown = json.loads(json.dumps(KINDS[session.kind].as_json(session.state)))
    assert of_old(facts(shown), facts(expected["state"])) == facts(expected["state"])


def of_old(value: Any, old: Any) -> Any:
    """What the older version showed, out of what is shown now: a view may tell more, never less or other facts."""
    if isinstance(value, dict) and isinstance(old, dict):
        return {name: of_old(each, old[name]) for name, each in value.items() if name in old}
    if isinstance(value, list) and isinstance(old, list):
        pairs = zip(value, old, strict=False)
        return [of_old(*pair) for pair in pairs] + value[len(old) :]
    return old if (value, old) == ("...", "") else value


def facts(value: Any) -> Any:
    """A table's numbers, names and choices; its sentences may be told better later, `in_book` nobody read."""
    if isinstance(value, dict):
        return {name: facts(each) for name, each in value.items() if name != "in_book"}
    if isinstance(value, list):
        return [facts(each) for each in value]
    return "..." if isinstance(value, str) and " " in value else value


SETUPS: dict[str, dict[str, Any]] = {
    "base": {"game": "base", "players": ["Ann", "Bob", "Cem"], "modules": ["gambler", "contract-cards"]},
    "solo": {"game": "contracts", "mode": "coop", "players": ["Ann"]},
    "adventure": {"game": "adventure", "mode": "coop", "players": ["Ann", "Bob"]},
}


@pytest.mark.parametrize("name", list(SETUPS))
def test_a_save_of_today_opens_unchanged_after_the_data_changed(
    name: str, store: Store, request: pytest.FixtureRequest
) -> None:
    """Two cards swap places and a count changes: the same game, to its last card."""
    bots = ["trader"] * len(SETUPS[name]["players"])
    session = Session.new(store, "game", name, {**SETUPS[name], "seed": 3, "bots": bots})
    port = LocalPort(session)
    while not port.over and len(port.told) < 150:
        port.do(port.bot_action())
    kept, view, legal = states(session), session.state.view(), session.state.legal()
    request.getfixturevalue("changed_data")
    dealt_anew = Session.new(store, "game", name, {**SETUPS[name], "seed": 3})
    assert dealt_anew.state.log()["deck"] != session.state.log()["deck"], "the change must matter"
    again = Session.open(Store(store.root), session.id)
    assert states(again) == kept
    assert (again.state.view(), again.state.legal()) == (view, legal)


def test_every_shuffle_is_kept_with_the_step_that_caused_it(store: Store) -> None:
    """B4. The deck runs out several times; the recorded orders are laid down, not dealt anew."""
    session = Session.new(store, "game", "long", {"game": "base", "players": ["A", "B"], "seed": 1})
    port = LocalPort(session)
    for _ in range(400):
        if port.over:
            break
        port.do(
            next((action for action in port.legal() if action["do"] in ("draw", "repel")), port.legal()[0])
        )
    shuffled = [step for step in session.history() if step.kept.get("shuffles")]
    assert shuffled
    log = session.state.log()["shuffles"]
    first = len(session._history.pins["shuffles"])
    assert [order for step in shuffled for order in step.kept["shuffles"]] == log[first:]


def test_a_step_that_leads_elsewhere_is_never_opened_silently(store: Store) -> None:
    session = Session.new(store, "game", "x", {"game": "base", "players": ["A", "B"], "seed": 1})
    session.commit({"do": "draw"}, 0)
    step = session._history.steps[1]
    step.kept["mark"] = "00000000"
    from companion.session.replay import play_of

    with pytest.raises(Damaged, match="Step 1 of this game"):
        play_of(session._kind, session._history)


def test_a_book_that_changed_is_still_told_by_its_own_edition(store: Store) -> None:
    """A4. The pinned book's text is read, not today's."""
    from companion.words.story import book_of

    session = Session.new(store, "game", "x", {**SETUPS["adventure"], "seed": 1})
    pins = session._history.pins
    pins["edition"]["book"]["chapters"][0]["title"] = "As it was told then"
    play = session._kind.start(session.setup, pins)
    view = play.state.view()
    assert view["campaign"]["edition"]
    told = book_of(view)
    assert told is not None
    assert told.chapters[0].title == "As it was told then"


@pytest.mark.parametrize("data", ["today's", "changed"])
def test_exports_of_version_0_1_0_are_verified_by_their_own_data(
    data: str, request: pytest.FixtureRequest
) -> None:
    bundle = read_bundle((OLD / "export.zip").read_bytes(), "export.zip")
    if data == "changed":
        request.getfixturevalue("changed_data")
    games = [save for save in bundle.saves if save.head.kind == "game" and save.head.title != READ_OTHERWISE]
    assert len(games) == len(GAMES) - 1
    for save in games:
        claims = verify(save)
        assert len(claims) == 4
        assert [claim for claim in claims if not claim.holds] == [], save.head.title


def test_a_stated_result_of_any_shape_is_untrue_not_a_crash() -> None:
    bundle = read_bundle((OLD / "export.zip").read_bytes(), "export.zip")
    save = next(save for save in bundle.saves if save.head.title == "Base, five players, finished")
    for nonsense in ([], "Ann", 7, None, {"winners": [4]}):
        stated = replace(save, statement={**(save.statement or {}), "result": nonsense})
        assert [claim.claim for claim in verify(stated) if not claim.holds] == ["result"]
