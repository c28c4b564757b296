"""`companion show`: it follows a log that another process writes, shows nothing hidden, and never writes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from companion.cli import main
from companion.content.books import load_book
from companion.dev.scene_data import (
    ADVENTURE,
    COOP,
    CREW,
    DONE,
    DRAW,
    FOUR,
    FOUR_MONTHS,
    GAME,
    MONTH_END,
    PRINTED,
    SCORE,
    SCORES,
    SECOND,
    SIX,
    TABLE,
    TURNS,
)
from companion.dev.scenes import LARGE, SETTINGS, SMALL
from companion.i18n import t
from companion.session import Session
from companion.store import Store
from companion.tui.commands import COMMANDS
from companion.tui.glyphs import ASCII, UNICODE
from companion.tui.screens.show import ShowApp, ShowScreen
from companion.tui.showing import board
from companion.tui.widgets.big_text import BigText, enlarged, largest, spelled
from tests.tui.layout import faults, seen

LONG = ["Maximiliane von der Hafenkante", "Bo", "Cornelius Ø"]
LOGS: dict[str, tuple[str, dict[str, Any], list[dict[str, Any]]]] = {
    "set-up": ("campaign", PRINTED, []),
    "campaign": ("campaign", CREW, SECOND),
    "month-end": ("campaign", CREW, MONTH_END),
    "competitive": ("campaign", FOUR, FOUR_MONTHS),
    "lost": ("campaign", PRINTED, [{"do": "begin"}, {"do": "concede"}]),
    "long names": ("campaign", {**CREW, "players": LONG}, [{"do": "begin"}, {"do": "event"}]),
    "contracts": ("contracts", TABLE, [*TURNS, *DONE]),
    "score": ("score", SCORE, SCORES),
    "game": ("game", GAME, SIX),
    "contracts game": ("game", COOP, [DRAW, DRAW]),
    "adventure": ("game", ADVENTURE, [DRAW, DRAW, DRAW]),
}


def log(folder: Path, name: str) -> Session:
    kind, setup, entries = LOGS[name]
    session = Session.new(Store(folder), kind, "Friday", setup)
    for entry in entries:
        session.commit(entry, session.revision)
    return session


def show(folder: Path, name: str, interval: float = 0.05) -> ShowApp:
    return ShowApp(str(folder), Session.open(Store(folder), log(folder, name).id), interval)


def companion(folder: Path, *words: str) -> str:
    """Another process, as a person in a second terminal would start it."""
    command = [sys.executable, "-m", "companion", "--data", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stderr
    return done.stdout


async def shown_within(pilot: Pilot[None], text: str, seconds: float = 3.0) -> None:
    for _ in range(int(seconds / 0.05)):
        if text in seen(pilot.app):
            return
        await pilot.pause(0.05)
    raise AssertionError(f"{text!r} is not on the screen:\n{seen(pilot.app)}")


async def test_what_another_process_writes_is_shown_within_the_interval(tmp_path: Path) -> None:
    app = show(tmp_path, "campaign")
    async with app.run_test(size=SMALL) as pilot:
        await shown_within(pilot, "Ann is active")
        companion(tmp_path, "table", "do", "Friday", "event")
        companion(tmp_path, "table", "do", "Friday", 'event is "Fog bank" does no ship is repelled')
        await shown_within(pilot, "Event: Fog bank. no ship is repelled")
        assert app.screen.query_one("#huge-1", BigText).text == "Bob"
        companion(tmp_path, "table", "do", "Friday", "vp", "Cem", "11")
        await shown_within(pilot, "Cem has 11 VP.")
        companion(tmp_path, "table", "do", "Friday", "undo")
        await shown_within(pilot, "Taken back: Cem has 11 VP.")


async def test_a_key_looks_at_once_and_no_key_writes(tmp_path: Path) -> None:
    """Every key of every screen and every letter; the log's bytes stay, and the show goes on."""
    app = show(tmp_path, "campaign", 60)
    log_file = next(tmp_path.glob("saves/*/log.journal"))
    keys = {key for command in COMMANDS for key in command.keys} | set(
        "abcdefghijklmnopqrstuvwxyzEUCV0123456789"
    )
    async with app.run_test(size=SMALL) as pilot:
        await shown_within(pilot, "Ann is active")
        other = Session.open(Store(tmp_path), app._session.id)
        other.commit({"do": "vp", "player": 2, "total": 9}, other.revision)
        before = log_file.read_bytes()
        await pilot.press("x")
        await shown_within(pilot, "Cem has 9 VP.", 0.5)
        for key in sorted(keys - {"q", "escape", "ctrl+q"}):
            await pilot.press(key)
            while not isinstance(app.screen, ShowScreen):
                await pilot.press("escape")
        assert log_file.read_bytes() == before
        assert app.is_running
        await pilot.press("q")
        await pilot.pause()
    assert not app.is_running
    assert log_file.read_bytes() == before


@pytest.mark.parametrize("name", list(LOGS))
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_every_log_fits_at_both_sizes(tmp_path: Path, name: str, glyphs: str) -> None:
    app = show(tmp_path, name, 60)
    app.settings = SETTINGS._replace(glyphs=glyphs)
    async with app.run_test(size=LARGE) as pilot:
        for size in (LARGE, SMALL, (60, 15), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert size == (60, 15) or faults(app) == [], size
        text = seen(app)
        told = board(app._session, app.symbols)
        assert told.now.split(".")[0] in text.replace("\n", " ")
        if glyphs == "ascii":
            assert not set(text) & set("█▀▄┃★●♛†▶✓○")


async def test_what_decides_is_on_the_small_screen(tmp_path: Path) -> None:
    app = show(tmp_path, "campaign", 60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        text = seen(pilot.app)
        told = board(app._session, UNICODE)
        parts = [*(thing.asks for thing in told.things), *told.facts, "6♛ Grace", told.happened, told.now]
        assert len(told.things) == len(told.facts) == 2
        assert [word for part in parts for word in part.split() if word not in text.split()] == []
        numbers = [pilot.app.screen.query_one(f"#huge-{n}", BigText) for n in (2, 3)]
        assert [(big.text, big.label) for big in numbers] == [("2", t("show-month")), ("3", t("show-turns"))]


async def test_no_story_card_and_no_hidden_card_is_shown(tmp_path: Path) -> None:
    """Titles and texts of cards that were not read, and events still to come, stay closed (A4)."""
    session = log(tmp_path, "campaign")
    told = str(board(session, UNICODE))
    unread = [
        c
        for chapter in load_book("salt-ledger").chapters
        for c in chapter.card
        if c.number not in ("10", "11")
    ]
    assert unread
    assert [card.title for card in unread if card.title and card.title in told] == []
    game = log(tmp_path / "game", "game")
    deck = game.state.view(None)["deck_order"]
    assert len(board(game, UNICODE).cards) == len(game.state.view(-2)["harbour"])
    assert len(deck) > 50


async def test_a_log_that_goes_away_says_so_and_nothing_falls(tmp_path: Path) -> None:
    app = show(tmp_path, "score")
    async with app.run_test(size=SMALL) as pilot:
        await shown_within(pilot, "Play on")
        companion(tmp_path, "saves", "trash", app._session.id)
        for _ in range(20):
            await pilot.press("x")
        assert app.is_running
        companion(tmp_path, "saves", "restore", app._session.id)
        companion(tmp_path, "table", "do", "Friday", "vp", "Dora", "11")
        await shown_within(pilot, "Dora has")


def test_in_a_pipe_it_prints_how_things_stand_once(tmp_path: Path) -> None:
    log(tmp_path, "campaign")
    log(tmp_path / "game", "game")
    told = companion(tmp_path, "show", "Friday")
    assert told == companion(tmp_path, "table", "show", "Friday")
    assert "NOW  Ann is active" in told
    assert "Iron Meg" in companion(tmp_path / "game", "show", "Friday", "--plain")
    missing = CliRunner().invoke(main, ["--data", str(tmp_path), "show", "nobody"])
    assert missing.exit_code == 2
    assert missing.stderr.startswith("Error: ")


def test_letters_grow_with_the_room() -> None:
    assert [
        len(largest("Ann", width, height, UNICODE)) for width, height in ((80, 10), (40, 9), (20, 4), (5, 4))
    ] == [10, 5, 3, 1]
    assert largest("Ann", 20, 4, ASCII) == ["Ann"]
    assert set("".join(enlarged("Zoë 7", 2, ASCII))) == {"#", " "}
    assert (spelled("Zoë"), spelled("Ярослав")) == ("ZOE", "")
    assert largest("Ярослав", 80, 10, UNICODE) == ["Ярослав"]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'.!?+& ":
        assert len({len(row) for row in enlarged(letter, 2, UNICODE)}) == 1, letter
