"""Fixed scenes: every screen with something on it, always the same, for screenshots and snapshot tests."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from textual.app import App
from textual.pilot import Pilot

from companion.content.catalogue import card_of
from companion.dev.scene_data import (
    ADVENTURE,
    ALL_BUT_ONE,
    COOP,
    CREW,
    CROWDED,
    DONE,
    DRAW,
    FOUR,
    FOUR_MONTHS,
    GAME,
    MONTH,
    MONTH_END,
    PRINTED,
    SCORE,
    SCORES,
    SECOND,
    SIX,
    STOP,
    TABLE,
    TURNS,
    TWO_EVENINGS,
)
from companion.session import Session
from companion.session.port import LocalPort
from companion.tui.app import CompanionApp
from companion.tui.saves import SaveLine, Saves
from companion.tui.settings import Settings
from companion.words.crews import Crew
from companion.words.dates import said

LARGE, SMALL = (120, 40), (80, 24)
SETTINGS = Settings(animations="off", tour_seen="yes")
EVENINGS = ("2026-11-19T20:15:00", "2026-11-18T21:40:00", "2026-11-12T19:30:00", "2025-11-12T20:00:00")
Keys = str
Prepare = Callable[["SceneApp"], Awaitable[None]]


class SceneShelf(Saves):
    """A shelf without clock and folder, so that a picture never changes by itself."""

    @property
    def place(self) -> str:
        return "~/.local/share/port-royal-companion"

    def now(self) -> datetime:
        return datetime(2026, 11, 19, 22)

    def lines(self) -> list[SaveLine]:
        lines = sorted(super().lines(), key=_order)
        days = [*EVENINGS, *EVENINGS[-1:] * len(lines)][: len(lines)]
        return [self._dated(line, at) for line, at in zip(lines, days, strict=True)]

    def trashed(self) -> list[SaveLine]:
        return [self._dated(line, EVENINGS[2]) for line in super().trashed()]

    def crews(self) -> list[Crew]:
        return sorted(super().crews(), key=lambda crew: (crew.kind, crew.names))

    def _dated(self, line: SaveLine, at: str) -> SaveLine:
        return line._replace(at=at, when=said(at, self.now()))


def _order(line: SaveLine) -> tuple[str, str]:
    return line.kind, line.title


class SceneApp(CompanionApp):
    """The app on a fresh data folder, with a fixed deal."""

    def make_saves(self, folder: str | None) -> Saves:
        return SceneShelf(folder)

    def deal_number(self) -> int:
        return 20261119

    def play(self, kind: str, title: str, setup: dict[str, Any], entries: list[dict[str, Any]]) -> Session:
        """A save with these entries in it."""
        session = self.saves.begin(kind, title, setup)
        for entry in entries:
            session.commit(entry, session.revision)
        return session


class Scene(NamedTuple):
    """What to prepare, which keys to press then, and the name of the picture."""

    name: str
    prepare: Prepare
    keys: Keys = ""


async def nothing(app: SceneApp) -> None:
    """The home screen of a first start."""


async def shelf(app: SceneApp) -> None:
    """Four evenings to continue."""
    app.play("campaign", "Thursday crew", CREW, MONTH)
    app.play("contracts", "Two at the quay", TABLE, [*TURNS, *DONE])
    app.play("game", "Ann, Bob and Iron Meg", GAME, [{"do": "draw"}, {"do": "draw"}])
    app.play("score", "Sunday table", SCORE, SCORES)
    app.screen.call_later(getattr(app.screen, "load"))  # noqa: B009


def game(setup: dict[str, Any], *entries: dict[str, Any]) -> Prepare:
    """A digital game after these actions."""

    async def prepare(app: SceneApp) -> None:
        app.open("game", LocalPort(app.play("game", "Friday", setup, list(entries))))

    return prepare


def table(kind: str, setup: dict[str, Any], entries: list[dict[str, Any]]) -> Prepare:
    """A table after these entries."""

    async def prepare(app: SceneApp) -> None:
        app.open(kind, app.play(kind, "Friday", setup, entries))

    return prepare


def show(kind: str, setup: dict[str, Any], entries: list[dict[str, Any]]) -> Prepare:
    """The same, followed in large letters."""

    async def prepare(app: SceneApp) -> None:
        app.open("show", app.play(kind, "Friday", setup, entries))

    return prepare


async def chronicle(app: SceneApp) -> None:
    """Two evenings of a campaign, at fixed times, with a note and a bust."""
    session = app.play("campaign", "Thursday crew", CREW, TWO_EVENINGS)
    steps = session._history.steps
    for at, (n, step) in enumerate(steps.items()):
        steps[n] = replace(step, at=f"2026-11-{12 if at < 8 else 19}T12:{at * 3 + 5:02}:00+00:00")
    app.open("chronicle", session)


def habit(port: LocalPort) -> dict[str, Any]:
    """Take the dearest card there is, claim what can be claimed, else reveal three cards and stop."""
    legal = port.legal()
    takes = [action for action in legal if action["do"] == "take"]
    if takes:
        return max(takes, key=lambda action: (card_of(action["card"]).cost, card_of(action["card"]).coins))
    order = ("claim", "repel", "stop" if len(port.view()["harbour"]) > 2 else "draw", "draw", "pass", "end")
    return next(action for verb in order for action in legal if action["do"] == verb)


def finished(setup: dict[str, Any]) -> Prepare:
    """A whole game with its result, played by a fixed habit so that no cleverer bot changes the picture."""

    async def prepare(app: SceneApp) -> None:
        port = LocalPort(app.play("game", "Friday", setup, []))
        while not port.over:
            port.do(habit(port))
        app.open("game", port)
        app.open("result", port)

    return prepare


LAID_OUT, CARD_10 = "b d a d c", "2 enter 1 enter 1 0 question_mark space 1 1 space 1 2"
"""A set-up with heroes left out, and what is typed about the first printed card."""

SCENES = (
    Scene("home-first", nothing),
    Scene("home", shelf),
    Scene("tools", nothing, "s"),
    Scene("game-new", nothing, "g"),
    Scene("game-discover", game(GAME, *SIX)),
    Scene("game-trade", game(GAME, *SIX, STOP)),
    Scene("game-contracts", game(COOP, DRAW, DRAW)),
    Scene("game-crowded", game(CROWDED, DRAW, DRAW)),
    Scene("game-adventure", game(ADVENTURE, DRAW, DRAW, DRAW)),
    Scene("game-story", game(ADVENTURE), "escape o a"),
    Scene("game-result", finished({**GAME, "deck": [], "bots": ["", "", ""]})),
    Scene("game-why", game(GAME, *SIX), "w"),
    Scene("game-timeline", game(GAME, *SIX, STOP), "t"),
    Scene("game-displays", game(GAME, *SIX), "v"),
    Scene("contracts-new", nothing, "t space right space right right space right space right right space"),
    Scene("contracts", table("contracts", TABLE, [*TURNS, *DONE])),
    Scene("contracts-won", table("contracts", TABLE, [*TURNS, *ALL_BUT_ONE]), "c b 2"),
    Scene("campaign-new", shelf, "c"),
    Scene(
        "campaign-card",
        table("campaign", PRINTED, []),
        "b d a d c d enter d enter d 2 enter 1 enter 1 0 question_mark space 1 1 space 1 2",
    ),
    Scene("campaign-set-up", table("campaign", CREW, []), f"{LAID_OUT} d"),
    Scene("campaign", table("campaign", CREW, SECOND)),
    Scene("campaign-four", table("campaign", FOUR, FOUR_MONTHS)),
    Scene("campaign-verdict", table("campaign", CREW, MONTH), "g y"),
    Scene("campaign-month-end", table("campaign", CREW, MONTH_END), "m space space"),
    Scene("chronicle", chronicle),
    Scene("chronicle-statistics", chronicle, "s"),
    Scene("campaign-story", table("campaign", CREW, MONTH), "s a"),
    Scene("spyglass", nothing, "s o y b k plus plus"),
    Scene("score-sheet", table("score", SCORE, SCORES)),
    Scene("show-campaign", show("campaign", CREW, SECOND)),
    Scene("show-contracts", show("contracts", TABLE, [*TURNS, *DONE])),
    Scene("show-score", show("score", SCORE, SCORES)),
    Scene("show-game", show("game", GAME, [*SIX])),
    Scene("rules", nothing, "s r"),
    Scene("cards", nothing, "s c"),
    Scene("data-sheet", nothing, "s d"),
    Scene("settings", nothing, "comma"),
    Scene("saves", shelf, "v"),
    Scene("tour", nothing, "f d d d s"),
    Scene("table-lesson", nothing, "c l N N N e"),
    Scene("help", game(GAME, *SIX), "question_mark"),
    Scene("palette", game(GAME, *SIX), "colon"),
)


def scene(name: str) -> Scene:
    """The scene of that name."""
    return next(each for each in SCENES if each.name == name)


@asynccontextmanager
async def staged(
    which: Scene, size: tuple[int, int], settings: Settings = SETTINGS
) -> AsyncIterator[Pilot[None]]:
    """The app with the scene played, at that size."""
    folder = tempfile.mkdtemp(prefix="companion-scene-")
    app = SceneApp(folder, settings)
    try:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await which.prepare(app)
            await pilot.pause()
            for key in which.keys.split():
                await pilot.press(key)
            await pilot.pause()
            yield pilot
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Shot(NamedTuple):
    """One picture of a scene."""

    scene: str
    size: tuple[int, int]
    theme: str
    svg: str

    @property
    def name(self) -> str:
        return f"{self.scene}-{self.size[0]}x{self.size[1]}"


async def shots_of(
    which: Scene, themes: tuple[str, ...] = ("port-royal",), look: Callable[[App[None]], None] | None = None
) -> list[Shot]:
    """The scene at both sizes in each theme, from one run of the app; `look` may examine it at each size."""
    from companion.dev.pictures import clean

    shots = []
    async with staged(which, LARGE) as pilot:
        for size in (LARGE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            if look:
                look(pilot.app)
            for theme in themes:
                pilot.app.theme = theme
                await pilot.pause()
                await pilot.pause()
                shots.append(Shot(which.name, size, theme, clean(pilot.app.export_screenshot(), which.name)))
    return shots
