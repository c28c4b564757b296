"""Every module and mode at random: whatever is typed gets an answer, and no rule is decided here."""

import re
from io import StringIO
from pathlib import Path

import pytest

from companion.dev.configurations import Configuration, configurations
from companion.engine.refusal import Illegal
from companion.i18n import t
from companion.plain.game import GameTalk, _why
from companion.plain.paper import Paper
from companion.session import Session
from companion.session.port import LocalPort
from companion.store import Store
from companion.words.rulebook import rule
from companion.words.telling import card_name
from tests.plain.hands import at_random, fit

ALL = [each for each in configurations() if each.players in (1, 2) and len(each.modules) != 2]
BLANK = re.compile(r"\{ ?\$|Thing\(|<companion")


@pytest.mark.parametrize("which", ALL, ids=str)
def test_a_random_hand_plays_every_configuration(which: Configuration, tmp_path: Path) -> None:
    seed = len(str(which))
    setup = which.setup(seed=seed, odds=("off", "after", "before")[seed % 3])
    session = Session.new(Store(tmp_path), "game", "random", setup)
    out = at_random(session, seed, 90)
    assert session.revision >= 30
    assert fit(out) == []
    assert not BLANK.search(out)
    assert re.search(r"^(Go on with:|Saved as) ", out, re.M)


def test_bots_and_persons_share_a_table(tmp_path: Path) -> None:
    setup = {"game": "base", "players": ["Ann", "Meg", "Tom"], "seed": 2, "bots": ["", "trader", "random"]}
    session = Session.new(Store(tmp_path), "game", "three", setup)
    out = at_random(session, 1, 60)
    seats = {turn.seat for turn in LocalPort(session).told}
    assert seats == {0, 1, 2}
    assert "Meg reveals" in out
    assert not re.search(r"^(Meg|Tom): (reveal|take)", out, re.M)


def test_a_table_of_bots_plays_itself_to_the_end(tmp_path: Path) -> None:
    setup = {"game": "underway", "players": ["Meg", "Tom"], "seed": 2, "bots": ["trader", "trader"]}
    session = Session.new(Store(tmp_path), "game", "bots", setup)
    out = at_random(session, 1, 0)
    assert session.state.over
    assert "wins!" in out


def test_hot_seat_names_the_player_of_every_decision(tmp_path: Path) -> None:
    session = Session.new(
        Store(tmp_path), "game", "two", {"game": "base", "players": ["Ann", "Bob"], "seed": 3}
    )
    out = at_random(session, 5, 120)
    assert re.search(r"^Ann: ", out, re.M)
    assert re.search(r"^Bob: ", out, re.M)


def told(session: Session, typed: str) -> str:
    """What is said while these lines are typed."""
    out = StringIO()
    GameTalk(Paper(StringIO(typed), out), session).run()
    return out.getvalue()


def test_B24_a_choice_tells_what_it_costs_with_the_fee(tmp_path: Path) -> None:
    deck = ["sailor.3.1", "yellow.1.1", "blue.1.1"]
    start = [{"seat": 1, "coins": 5}]
    setup = {"game": "base", "players": ["Ann", "Bob"], "deck": deck, "seed": 1, "start": start}
    session = Session.new(Store(tmp_path), "game", "fee", setup)
    out = told(session, "1\n1\n1\n2\n2\n")
    assert "1. Take the sailor (costs 3, 1 VP, 1 sword): you pay 3." in out
    assert "2. Take the yellow pinnace (1 sword, 1 coin): you get 1." in out
    assert "1. Take the sailor (costs 3, 1 VP, 1 sword): you pay 4 with the fee." in out
    assert "2. Take the blue flute (1 sword, 1 coin): you get 1 and pay 1 as the fee." in out
    port = LocalPort(session)
    before = port.view()
    assert port.taking({"do": "take", "card": "sailor.3.1"}) == (0, 3, 1)
    assert port.view() == before


@pytest.mark.parametrize(("chapter", "told"), [(1, False), (5, True)])
def test_A16_why_not_reads_a_rule_as_far_as_the_game_has_come(chapter: int, told: bool) -> None:
    point = _why("complete the task", Illegal("A16", "task_moment"), chapter)
    assert ("50, 51, 52" in " ".join(point.more)) == told
    assert (point.more[-1] == t("rule-closed")) == (not told)


def test_why_not_reads_the_rule(tmp_path: Path) -> None:
    session = Session.new(
        Store(tmp_path), "game", "why", {"game": "base", "players": ["Ann", "Bob"], "seed": 3}
    )
    out, known = told(session, "w\nw 1\nw 77\n"), rule("B10")
    assert known is not None
    assert "1. Stop and take: The first card of a turn" in out
    assert f"Rule B10, {known.title}" in out
    assert "There is no 77 in this list" in out


@pytest.mark.parametrize(
    ("odds", "said"),
    [("before", "Bust risk of the next card"), ("after", "The bust risk of that draw"), ("off", "")],
)
def test_odds_are_told_as_the_game_was_set_up(odds: str, said: str, tmp_path: Path) -> None:
    deck = ["yellow.1.1", "blue.1.1", "green.1.1"]
    setup = {"game": "base", "players": ["Ann", "Bob"], "deck": deck, "odds": odds}
    out = told(Session.new(Store(tmp_path), "game", "odds", setup), "1\n1\n1\n")
    assert bool(said) == ("risk" in out)
    assert said in out


def test_A21_a_looked_at_card_is_named_where_it_may_be_put_back(tmp_path: Path) -> None:
    deck = ["sailor.3.1", "yellow.1.1", "captain.4.1", "blue.1.1"]
    start = [{"seat": 0, "display": ["lookout.3.1"]}]
    setup = {"game": "adventure", "mode": "coop", "players": ["Ann"], "deck": deck, "start": start}
    session = Session.new(Store(tmp_path), "game", "look", setup)
    port = LocalPort(session)
    port.do(port.legal()[0])
    port.do({"do": "draw"})
    looks = [action["do"] for action in port.legal()].index("look") + 1
    out = told(session, f"{looks}\n")
    assert "which card goes back on top?" in out
    waiting = port.view()["pending"]
    assert isinstance(waiting, dict)
    for place, code in enumerate(waiting["cards"], 1):
        assert f"{place}. Put the {card_name(code)} (" in out


def test_the_story_is_read_in_its_place(tmp_path: Path) -> None:
    setup = {"game": "adventure", "mode": "coop", "players": ["Ann"], "seed": 5}
    out = told(Session.new(Store(tmp_path), "game", "story", setup), "1\n")
    places = [
        out.index(part)
        for part in ("Chapter 1", "choose a hero", "Story card 10 is read", "Task: ", "Event, month 1")
    ]
    assert places == sorted(places)


def test_undo_says_what_it_took_back_and_asks_behind_revealed_cards(tmp_path: Path) -> None:
    session = Session.new(
        Store(tmp_path), "game", "undo", {"game": "base", "players": ["Ann", "Bob"], "seed": 3}
    )
    out = told(session, "u\n1\nu\nn\nu\ny\n")
    assert "There is nothing to take back." in out
    assert out.count("Take it back anyway?") == 2
    assert "Nothing was taken back." in out
    assert "Taken back: Ann: reveal a card" in out
    assert (session.depth, session.clean) == (0, False)


def test_a_finished_game_tells_its_end_again_and_can_be_taken_back(tmp_path: Path) -> None:
    setup = {"game": "underway", "players": ["Ann", "Meg"], "seed": 2, "bots": ["", "trader"]}
    session = Session.new(Store(tmp_path), "game", "end", setup)
    first = told(session, "1\n" * 2000)
    assert session.state.over
    assert first.count("wins!") == 1
    again = told(session, "1\nu\ny\n")
    assert "wins!" in again
    assert "nothing can be chosen now" in again
    assert not session.state.over
