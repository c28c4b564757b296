"""The chronicle in the app: readable and drawn at both sizes, and written as a page."""

import re
from pathlib import Path
from typing import Any

import pytest

from companion.dev.scene_data import CREW, SCORE, SCORES, SECOND, TABLE, TURNS
from companion.dev.scenes import LARGE, SETTINGS, SMALL, SceneApp
from tests.tui.layout import faults, seen

NOTED = [*SECOND, {"do": "note", "text": "Cem [bold]sang[/]."}, {"do": "bust", "player": 2}]


def told(app: SceneApp) -> str:
    return " ".join(str(note.message) for note in app._notifications)


def opened(app: SceneApp, kind: str, setup: dict[str, Any], entries: list[dict[str, Any]]) -> None:
    app.open("chronicle", app.play(kind, "Thursday crew", setup, entries))


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
async def test_the_newest_entries_are_read_first_and_the_numbers_are_one_key_away(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        opened(app, "campaign", CREW, NOTED)
        await pilot.pause(0.1)
        assert "Cem [bold]sang[/]." in seen(app)
        assert "Cem goes bust." in seen(app)
        assert "Month 2" in seen(app)
        assert faults(app) == []
        assert ("time at the table" in seen(app)) == (size == LARGE)
        await pilot.press("s")
        await pilot.pause(0.1)
        assert "time at the table" in seen(app)
        assert "Evenings" in seen(app)
        assert faults(app) == []
        await pilot.press("end")
        await pilot.pause()
        assert "Busts" in seen(app)
        await pilot.press("s")
        await pilot.pause(0.1)
        await pilot.press("home")
        await pilot.pause(0.1)
        assert "Chapter 1: " in seen(app)


async def test_no_row_of_the_statistics_is_wrapped_at_80x24(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    long = {**CREW, "players": ["Bartholomew Roberts", "Anne Bonny of Cork", "Cem"]}
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        opened(app, "campaign", long, NOTED)
        await pilot.pause(0.1)
        await pilot.press("s")
        await pilot.pause(0.1)
        await pilot.press("end")
        await pilot.pause(0.1)
        rows = [row for row in seen(app).splitlines() if "Bartholomew Roberts" in row]
        assert rows
        assert all(re.search(r"[█░] \d+ ", row) for row in rows)


async def test_w_writes_the_page_and_says_where(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        opened(app, "campaign", CREW, NOTED)
        await pilot.press("w")
        await pilot.pause()
        (file,) = (tmp_path / "chronicles").iterdir()
        assert str(file) in told(app)
        assert "<h2>Chapter 1</h2>" in file.read_text(encoding="utf-8")
        await pilot.press("w")
        await pilot.pause()
        assert len(list((tmp_path / "chronicles").iterdir())) == 1


async def test_a_page_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    (tmp_path / "chronicles").write_text("in the way")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        opened(app, "campaign", CREW, NOTED)
        await pilot.press("w")
        await pilot.pause()
        assert "the chronicle" in told(app)
        assert (tmp_path / "chronicles").read_text() == "in the way"


@pytest.mark.parametrize(
    ("kind", "setup", "entries"), [("contracts", TABLE, TURNS), ("score", SCORE, SCORES)], ids=str
)
async def test_other_logs_are_told_too(
    tmp_path: Path, kind: str, setup: dict[str, Any], entries: list[dict[str, Any]]
) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        session = app.play(kind, "Sunday", setup, entries)
        app.open("chronicle", session)
        await pilot.pause(0.1)
        assert session.last_title().split(".")[0] in seen(app)
        await pilot.press("s", "w")
        await pilot.pause()
        assert "Only campaigns have statistics" in seen(app)
        assert len(list((tmp_path / "chronicles").iterdir())) == 1


async def test_an_empty_log_says_so(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        opened(app, "campaign", CREW, [])
        await pilot.pause(0.1)
        assert "Nothing has happened yet." in seen(app)
        await pilot.press("s")
        await pilot.pause()
        assert "Nothing has happened yet." in seen(app)
