"""How quick the app is: time to first paint beside an empty Textual app, key to repaint, bot turns."""

import asyncio
import statistics
import subprocess
import sys
import time
from typing import Any

EMPTY = """
import time; began = time.perf_counter()
from textual.app import App
class Empty(App):
    def on_mount(self): self.call_after_refresh(self.painted)
    def painted(self): self.exit(time.perf_counter() - began)
print(Empty().run(headless=True))
"""
OURS = """
import sys, time; began = time.perf_counter()
from companion.tui.app import CompanionApp
from companion.tui.screens.home import HomeScreen
HomeScreen.first_load = lambda self: self.app.exit(time.perf_counter() - began)
print(CompanionApp(sys.argv[1]).run(headless=True))
"""
RUNS, KEYS = 5, 60


def _timed(code: str, folder: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", code, folder], capture_output=True, text=True, check=True, timeout=60
    )
    return float(done.stdout.strip().splitlines()[-1])


def first_paint(folder: str) -> tuple[float, float]:
    """Milliseconds to the first paint of our home screen and of an empty app, taken in turns."""
    ours, empty = [], []
    for _ in range(RUNS):
        empty.append(_timed(EMPTY, folder))
        ours.append(_timed(OURS, folder))
    return 1000 * statistics.median(ours), 1000 * statistics.median(empty)


async def key_to_repaint() -> list[float]:
    """Milliseconds from a key to the repainted screen, on the busiest one: five players, all modules."""
    from textual.events import Key

    from companion.dev.scene_data import GAME
    from companion.dev.scenes import LARGE, Scene, game, staged

    full: dict[str, Any] = {**GAME, "players": [*GAME["players"], "Dora", "Eve"], "bots": [""] * 5}
    full["modules"] = ["gambler", "underway-mix", "contract-cards"]
    times = []
    async with staged(Scene("busiest", game(full, *({"do": "draw"} for _ in range(6)))), LARGE) as pilot:
        for number in range(KEYS):
            key = ("right", "left", "down", "up")[number % 4]
            began = time.perf_counter()
            pilot.app.post_message(Key(key, None))
            await pilot._wait_for_screen()
            times.append(1000 * (time.perf_counter() - began))
    return times


async def commit_to_repaint() -> list[float]:
    """Milliseconds from an action to the repainted screen, its saved step included."""
    from companion.dev.scene_data import GAME
    from companion.dev.scenes import LARGE, Scene, game, staged
    from companion.tui.screens.game import GameScreen

    times = []
    async with staged(Scene("busy", game({**GAME, "deck": [], "bots": ["", "", ""]})), LARGE) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        for _ in range(KEYS):
            if screen.port.match.over or pilot.app.screen is not screen:
                break
            began = time.perf_counter()
            screen.commit(screen.port.legal()[0])
            await pilot._wait_for_screen()
            times.append(1000 * (time.perf_counter() - began))
    return times


def _p95(times: list[float]) -> float:
    return sorted(times)[max(int(len(times) * 0.95) - 1, 0)]


def figures() -> dict[str, float]:
    """The figures that `companion bench` shows."""
    import shutil
    import tempfile

    folder = tempfile.mkdtemp(prefix="companion-bench-")
    try:
        ours, empty = first_paint(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    keys, steps = asyncio.run(key_to_repaint()), asyncio.run(commit_to_repaint())
    return {
        "tui.first_paint.milliseconds": ours,
        "tui.empty_app.milliseconds": empty,
        "tui.first_paint.ratio": ours / empty,
        "tui.key_to_repaint.p95_milliseconds": _p95(keys),
        "tui.action_to_repaint.p95_milliseconds": _p95(steps),
    }
