"""What goes wrong outside the app is told, never a crash: damaged files, another window, a refused folder."""

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.dev.scene_data import CREW, GAME, MONTH
from companion.dev.scenes import SETTINGS, SMALL, SceneApp, scene, staged
from companion.session import Session
from companion.session.port import LocalPort
from companion.store import Store
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.screens.game import GameScreen
from companion.tui.screens.result import ResultScreen


def told(app: SceneApp) -> str:
    return " ".join(note.message for note in app._notifications)


async def test_damaged_settings_start_with_the_defaults_and_a_word(tmp_path: Path) -> None:
    Store(tmp_path).change_settings(theme="high-contrast")
    for path in tmp_path.glob("settings*.json"):
        path.write_text("{ not json", encoding="utf-8")
    app = SceneApp(str(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.theme == "port-royal"
        assert "settings" in told(app).lower()


@pytest.mark.parametrize("how", ["a folder", "unreadable"])
async def test_settings_that_cannot_be_read_are_said_and_the_app_starts(tmp_path: Path, how: str) -> None:
    Store(tmp_path).change_settings(theme="high-contrast")
    for path in tmp_path.glob("settings*.json"):
        if how == "a folder":
            path.unlink()
            path.mkdir()
        else:
            path.chmod(0)
            if os.access(path, os.R_OK):
                pytest.skip("this user may read everything")
    app = SceneApp(str(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.theme == "port-royal"
        assert "settings" in told(app).lower()
        await pilot.press("escape", "comma", "right")
        await pilot.pause()
        assert app.settings.theme != "port-royal"


@pytest.mark.parametrize(
    ("kind", "game", "said"),
    [("regatta", "base", "regatta"), ("help", "base", "help"), ("game", "go", "not opened")],
    ids=["unknown kind", "the name of a screen", "refused set-up"],
)
async def test_a_save_that_cannot_be_played_says_why(tmp_path: Path, kind: str, game: str, said: str) -> None:
    """As another version may have written it: listed, and on Enter one sentence."""
    Store(tmp_path).create(kind, "Friday", {**GAME, "game": game}, {}, {})
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = type(app.screen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, before)
        assert said in told(app)


LISTS = [
    "home",
    "game-why",
    "game-timeline",
    "score-sheet",
    "rules",
    "cards",
    "data-sheet",
    "settings",
    "saves",
]


@pytest.mark.parametrize("name", LISTS)
async def test_keys_below_the_smallest_size_do_no_harm(name: str) -> None:
    """Lists that are hidden have no page to turn; when there is room again the screen stands as it was."""
    async with staged(scene(name), SMALL) as pilot:
        await pilot.resize_terminal(60, 15)
        await pilot.pause()
        await pilot.press("pageup", "pagedown", "home", "end")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not pilot.app.screen.has_class("-too-small")


APP = """
from companion.tui import app
app.CompanionApp.do_palette = lambda self: 1 / 0
app.run({folder!r})
"""


def in_a_terminal(script: str, key: bytes) -> tuple[int, bytes]:
    """Start it in a terminal of its own, press a key once it has painted, and wait for its end."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
        start_new_session=True,
    )
    os.close(theirs)
    shown, pressed, until = b"", False, time.monotonic() + 60
    try:
        while child.poll() is None and time.monotonic() < until:
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    shown += os.read(ours, 65536)
                except OSError:
                    break
            if not pressed and b"Campaign at the table" in shown:
                os.write(ours, key)
                pressed = True
        return child.wait(timeout=30), shown
    finally:
        child.kill()
        os.close(ours)


@pytest.mark.parametrize(("key", "status"), [(b"q", 0), (b":", 1)], ids=["left", "crashed"])
def test_a_crash_ends_with_status_one(tmp_path: Path, key: bytes, status: int) -> None:
    Store(tmp_path).change_settings(tour_seen="yes")
    ended, shown = in_a_terminal(APP.format(folder=str(tmp_path)), key)
    assert ended == status
    assert (b"ZeroDivisionError" in shown) is bool(status)


async def test_a_damaged_save_is_listed_with_its_problem(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    session = app.play("game", "Friday", GAME, [])
    for path in (tmp_path / "saves" / session.id).iterdir():
        path.write_bytes(b"\x00" * 40)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.saves.lines()[0].problem
        assert app.saves.lines()[0].problem in told(app)


async def test_another_window_moves_first(tmp_path: Path) -> None:
    """A stale key changes nothing, says so, and the screen shows the log as it is now."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        session = app.play("campaign", "Friday", CREW, MONTH)
        app.open("campaign", session)
        await pilot.pause()
        other = Session.open(Store(tmp_path), session.id)
        other.commit({"do": "crowns", "player": 1, "by": 5}, other.revision)
        before = len(other.history())
        await pilot.press("plus")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, CampaignScreen)
        assert "moved on" in told(app)
        assert len(screen.session.history()) == before
        assert screen.campaign.crew[1].crowns >= 5


async def test_another_window_plays_the_same_game(tmp_path: Path) -> None:
    from companion.session.port import LocalPort

    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        session = app.play("game", "Friday", GAME, [])
        app.open("game", LocalPort(session))
        await pilot.pause()
        other = Session.open(Store(tmp_path), session.id)
        other.commit({"do": "draw"}, other.revision)
        await pilot.press("d")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert screen.port.match.revision == len(screen.port.told) == 1


async def test_trash_and_back(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.play("game", "Friday", GAME, [])
        await pilot.press("v", "x", "y")
        await pilot.pause()
        assert app.saves.lines() == []
        await pilot.press("t", "b")
        await pilot.pause()
        assert [line.title for line in app.saves.lines()] == ["Friday"]
        await pilot.press("t", "n", "end", *"!", "enter")
        await pilot.pause()
        assert [line.title for line in app.saves.lines()] == ["Friday!"]


async def test_what_the_data_sheet_learns_reaches_the_next_campaign(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s", "d", "enter", *"2 4 7", "enter")
        await pilot.pause()
        assert app.saves.store.knowledge()["books"]["printed"]["track"]["shields"] == [2, 4, 7]
        await pilot.press("down", "enter", *"x", "enter")
        await pilot.pause()
        assert "two numbers: the markers and the VP" in told(app)
        await pilot.press("escape")
        await pilot.press("slash", *"ransom", "enter", "enter", *"2K", "enter")
        await pilot.pause()
        assert app.saves.store.knowledge()["seals"] == {"ransom": "2K"}
        begin = {"do": "begin", "heroes": []}
        session = app.play("campaign", "t", {"players": ["Ann"], "book": "printed"}, [begin])
        assert session.state.typed.track.shields == (2, 4, 7)


def test_a_corrected_face_reaches_spyglass_and_browser(tmp_path: Path) -> None:
    """An assumed ship of 2 swords that the copy prints with 6 is no longer repelled by 2."""
    from companion.advice.odds import deck_of, spyglass
    from companion.table.own_copy import assumed_cards, corrected
    from companion.words.data_sheet import rows, written

    ship = next(card for card in assumed_cards() if card.kind == "ship" and card.swords == 2)
    face = next(row for row in rows({}) if row.id == f"face-{ship.code}")
    knowledge = written({}, face, "6 1")
    new = corrected(knowledge)
    assert next(card for card in new.cards if card.code == ship.code).swords == 6
    assert next(row for row in rows(knowledge) if row.id == f"face-{ship.code}").own
    modules = ["adventure"] if ship.set == "adventure" else ["underway-mix"]
    before = spyglass(deck_of(modules), [ship.colour], 2).bust_next
    assert spyglass(deck_of(modules, new), [ship.colour], 2).bust_next > before


async def test_a_next_chapter_that_cannot_be_saved_is_said_and_the_result_stays(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        setup = {"game": "adventure", "mode": "coop", "players": ["Ann"], "seed": 1, "bots": ["trader"]}
        port = LocalPort(app.saves.begin("game", "Ledger", setup))
        while not port.over:
            port.do(port.bot_action())
        app.push_screen(ResultScreen(port))
        await pilot.pause()
        making = tmp_path / "making"
        shutil.rmtree(making, ignore_errors=True)
        making.write_text("in the way", encoding="utf-8")
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        assert "the new save was not saved" in told(app)
