"""Every screen, at both sizes and in two themes: pictures as committed, nothing cut off, footer in order."""

import hashlib
import os
from pathlib import Path
from typing import Any

import pytest
from textual.app import App

from companion.dev.scenes import SCENES, Scene, Shot, scene, shots_of, staged
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.footer import Footer
from tests.tui.layout import faults

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "screenshots"
LIGHT = ROOT / "tests" / "snapshots" / "light"
UPDATE = "UPDATE_SNAPSHOTS" in os.environ


def digest(shot: Shot) -> str:
    return hashlib.sha256(shot.svg.encode()).hexdigest()[:16]


def keys_are_few(app: App[Any]) -> list[str]:
    """A footer has at most seven keys and help, and all of them fit; a screen that only shows has three."""
    screen = app.screen
    if not isinstance(screen, CompanionScreen):
        return []
    bar = screen.query_one(Footer)
    fitting = [command.id for _, _, command in bar.fitting()]
    wrong = [] if fitting[-1:] == ["help"] else ["the footer does not end with help"]
    return wrong + (
        []
        if (3 if screen.scope == "show" else 4) <= len(fitting) - 1 <= 7
        else [f"{len(fitting) - 1} keys beside help in the footer"]
    )


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_every_screen(scene: Scene) -> None:
    found: list[str] = []

    def look(app: App[Any]) -> None:
        found.extend(
            f"{app.size.width}x{app.size.height}: {fault}" for fault in faults(app) + keys_are_few(app)
        )

    shots = await shots_of(scene, ("port-royal", "port-royal-light"), look)
    assert found == []
    for shot in shots:
        assert "https://" not in shot.svg
        if shot.theme == "port-royal":
            same_picture(shot)
        else:
            same_digest(shot)


def same_picture(shot: Shot) -> None:
    """The committed screenshot is what the app draws; `companion screenshots` makes it new."""
    path = PICTURES / f"{shot.name}.svg"
    assert path.exists(), f"{path.name} is missing: run `companion screenshots`"
    if path.read_text(encoding="utf-8") != shot.svg:
        path.with_suffix(".new.svg").write_text(shot.svg, encoding="utf-8")
        pytest.fail(f"{path.name} is older than what the app draws: run `companion screenshots`")
    assert path.with_suffix(".png").exists()


def same_digest(shot: Shot) -> None:
    """The light theme is pinned by digest; a difference leaves the new picture beside it."""
    path = LIGHT / f"{shot.name}.txt"
    if UPDATE:
        path.write_text(digest(shot) + "\n", encoding="utf-8")
    if not path.exists() or path.read_text(encoding="utf-8").strip() != digest(shot):
        path.with_suffix(".new.svg").write_text(shot.svg, encoding="utf-8")
        pytest.fail(
            f"{shot.name} in the light theme has changed: look at the .new.svg, set UPDATE_SNAPSHOTS=1"
        )


def test_no_picture_without_a_scene() -> None:
    names = {f"{scene.name}-{size}" for scene in SCENES for size in ("120x40", "80x24")}
    assert {path.stem for path in PICTURES.glob("*.svg") if ".new" not in path.name} == names


@pytest.mark.parametrize(
    "name",
    ["home", "tools", "game-crowded", "game-adventure", "contracts", "campaign-four", "tour", "table-lesson"],
)
async def test_nothing_is_cut_off_at_sizes_in_between(name: str) -> None:
    async with staged(scene(name), (100, 30)) as pilot:
        for size in ((100, 30), (109, 37), (110, 38), (140, 45), (80, 50), (200, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert faults(pilot.app) == [], size
