"""Killing the app in the middle of a game loses nothing: the next start goes on at the very same point."""

import json
import signal
import subprocess
import sys
from pathlib import Path

from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.tui.screens.game import GameScreen

VICTIM = """
import asyncio, json, os, signal, sys
from companion.dev.scenes import SETTINGS, SMALL, SceneApp

async def main():
    app = SceneApp(sys.argv[1], SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("g", "right", "space", "b")
        await pilot.pause()
        for key in "d d s d d".split():
            await pilot.press(key)
            await pilot.pause()
        print(json.dumps(app.screen.port.match.view(None)), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_kill_minus_nine_and_start_again(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", VICTIM, str(tmp_path)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    before = json.loads(done.stdout)
    async with SceneApp(str(tmp_path), SETTINGS).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        assert json.loads(json.dumps(screen.port.match.view(None))) == before
        assert len(screen.port.told) == before["revision"]
        await pilot.press("u")
        await pilot.pause()
        assert screen.port.match.revision < before["revision"] or type(pilot.app.screen).__name__ == "Confirm"
