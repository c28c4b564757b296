"""The game screen: reasons with rules, undo behind revealed cards, odds as the log keeps them, bots."""

import threading
from typing import Any

import pytest

from companion.dev.scene_data import GAME, SIX, STOP
from companion.dev.scenes import LARGE, SMALL, Scene, SceneApp, game, scene, staged
from companion.session.port import LocalPort
from companion.tui.screens.game import GameScreen
from companion.tui.widgets.game_panels import chances
from companion.words.decided import headline, tallies
from companion.words.moves import prompt, sort_moves
from companion.words.telling import action_text, event_text, refusal_text


def toasts(app: Any) -> list[str]:
    return [note.message for note in app._notifications]


async def test_a_card_too_dear_says_why_with_its_rule() -> None:
    """B23: a greyed card names cost, purse and rule."""
    poor = {**GAME, "start": [{"seat": 0, "coins": 1}]}
    async with staged(Scene("poor", game(poor, *SIX, STOP)), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        await pilot.press("h")
        await pilot.pause()
        assert toasts(pilot.app) == ["It costs 7, you have 1 coin. (B23)"]


async def test_a_key_of_another_phase_says_why() -> None:
    """B6: taking no more belongs to phase 2."""
    async with staged(scene("game-discover"), SMALL) as pilot:
        await pilot.press("p")
        await pilot.pause()
        assert "(B6)" in toasts(pilot.app)[0]


async def test_undo_behind_revealed_cards_asks_and_marks_the_run() -> None:
    async with staged(scene("game-discover"), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        before = screen.port.match.revision
        await pilot.press("u")
        await pilot.pause()
        assert screen.port.match.revision == before
        await pilot.press("y")
        await pilot.pause()
        assert screen.port.match.revision == before - 1
        assert not screen.port.session.clean
        await pilot.press("U")
        await pilot.pause()
        assert screen.port.match.revision == before
        assert len(screen.port.told) == before


async def test_the_odds_setting_is_kept_in_the_log() -> None:
    async with staged(Scene("off", game({**GAME, "odds": "off"}, *SIX)), LARGE) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        assert screen.port.session.setup["odds"] == "off"
        assert chances(screen.port, screen.view)[0] == []
        assert not screen.query_one("#odds-box").display


async def test_odds_after_the_draw_tell_the_risk_that_was_run() -> None:
    async with staged(Scene("after", game({**GAME, "odds": "after"}, *SIX[:5])), LARGE) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        assert chances(screen.port, screen.view)[0] == []
        await pilot.press("d")
        await pilot.pause()
        assert 0 < chances(screen.port, screen.view, screen.last_risk)[0][0].value < 0.5


async def test_a_timeline_step_is_one_enter_away() -> None:
    async with staged(scene("game-timeline"), SMALL) as pilot:
        await pilot.press("home", "down", "enter")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, GameScreen)
        assert screen.port.match.revision == 1


async def test_bots_never_block_the_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot is still thinking, help opens; when it is done, it acts."""
    done_thinking, real = threading.Event(), LocalPort.bot_action

    def sleepy(port: LocalPort) -> dict[str, Any]:
        done_thinking.wait(20)
        return real(port)

    monkeypatch.setattr(LocalPort, "bot_action", sleepy)
    async with staged(Scene("slow", game({**GAME, "bots": ["trader", "", ""]})), SMALL) as pilot:
        port = pilot.app.screen.port  # type: ignore[attr-defined]
        await pilot.press("question_mark")
        assert type(pilot.app.screen).__name__ == "HelpScreen"
        assert port.match.revision == 0
        done_thinking.set()
        for _ in range(200):
            await pilot.pause(0.02)
            if port.match.revision:
                break
        assert port.match.revision > 0


asked: set[str] = set()


def played(setup: dict[str, Any], folder: str) -> LocalPort:
    """A whole game by bots; at every step the prompt, the choices and the odds have words."""
    from companion.session import Session
    from companion.store import Store

    port = LocalPort(Session.new(Store(folder), "game", "t", setup))
    for _ in range(2000):
        if port.match.over:
            break
        view, legal = port.view(), port.legal()
        moves = sort_moves(legal, view["pending"])
        asked.add(prompt(view, port.names, moves))
        assert all(action_text(action, port.names) for action in legal)
        assert sum(map(len, moves.by_command.values())) + sum(map(len, moves.takes.values())) == len(legal)
        chances(port, view)
        port.do(port.bot_action("trader"))
    return port


def test_every_event_of_every_game_is_told_in_words(tmp_path: Any) -> None:
    """Every game, mode and chapter: no event, question or choice falls back to its bare name."""
    from companion.i18n import load_texts

    setups = [
        {
            "game": "base",
            "players": ["A", "B", "C"],
            "modules": ["gambler", "underway-mix", "contract-cards"],
        },
        {"game": "underway", "players": ["A", "B"]},
        {"game": "contracts", "players": ["A", "B"], "modules": ["gambler"]},
        {"game": "contracts", "mode": "coop", "players": ["A"]},
        *(
            {"game": "adventure", "mode": "coop", "players": ["A", "B"], "campaign": {"chapter": n}}
            for n in (1, 3)
        ),
        {"game": "adventure", "players": ["A", "B", "C"], "campaign": {"chapter": 4, "heroes": "draft"}},
        {"game": "adventure", "players": ["A", "B"], "campaign": {"chapter": 6}},
    ]
    for number, setup in enumerate(setups):
        port = played({**setup, "seed": 5, "odds": "before"}, str(tmp_path / str(number)))
        events = [event for turn in port.told for event in turn.events]
        for event in events:
            assert f"story-{event['event'].replace('_', '-')}" in load_texts("en"), event
            assert "$" not in event_text(event, port.names)
        assert headline(port.view())
        first = tallies(port.view(), port.events())[0]
        assert sum(first.sources.values()) == first.vp
        assert len(port.step_texts()) == len(port.told)


def test_a_refusal_reads_like_a_sentence(tmp_path: Any) -> None:
    app = SceneApp(str(tmp_path))
    port = LocalPort(app.play("game", "t", GAME, list(SIX)))
    illegal = port.why_not({"do": "pass"})
    assert illegal is not None
    assert refusal_text(illegal) == "That belongs to phase 2, to a player's own taking. (B6)"
    assert port.why_not({"do": "draw"}) is None
