"""One campaign, both ways, by keys at 80x24: a table's chapter on the screen and back, a digital one to the table."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from companion.dev.scenes import LARGE, SETTINGS, SMALL, SceneApp
from companion.session import Session
from companion.session.both_ways import carried
from companion.session.port import LocalPort
from companion.tui.dialogs.choose import Choose
from companion.tui.dialogs.form import Form
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.screens.game import GameScreen
from companion.tui.screens.result import ResultScreen
from tests.tui.layout import faults, seen
from tests.tui.test_mishaps import told

CREW: dict[str, Any] = {"players": ["Ann", "Bob"], "book": "salt-ledger"}
LOST = [{"do": "begin"}, {"do": "concede"}, {"do": "next"}]
DIGITAL: dict[str, Any] = {"game": "adventure", "mode": "coop", "players": ["Ann", "Bob"], "seed": 0}


async def table(pilot: Pilot[Any], *entries: dict[str, Any], setup: dict[str, Any] = CREW) -> Session:
    app: Any = pilot.app
    await pilot.pause()
    session: Session = app.play("campaign", "Our crew", setup, list(entries))
    app.open("campaign", session)
    await pilot.pause()
    return session


def play_out(session: Session) -> LocalPort:
    port = LocalPort(session)
    while not port.over:
        port.do(port.bot_action("trader"))
    return port


async def result(pilot: Pilot[Any], setup: dict[str, Any]) -> LocalPort:
    """A whole digital game with its result on the screen."""
    app: Any = pilot.app
    await pilot.pause()
    port = play_out(app.play("game", "Friday", setup, []))
    app.open("game", port)
    app.open("result", port)
    await pilot.pause()
    return port


async def test_d_plays_the_chapter_on_the_screen_and_its_result_comes_back(tmp_path: Path) -> None:
    """A2, A41: the log says where it was played; `n` on the result opens the table, ready to go on."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        session = await table(pilot)
        assert "play on screen" in seen(app)
        await pilot.press("d")
        assert isinstance(app.screen, Choose)
        assert faults(app) == []
        await pilot.press("a")
        await pilot.pause()
        game = next(each for each in app.screen_stack if isinstance(each, GameScreen))
        assert not any(isinstance(each, CampaignScreen) for each in app.screen_stack)
        port = play_out(game.port.session)
        app.go_home()
        app.open("game", port)
        app.open("result", port)
        await pilot.pause()
        assert "at the table" not in seen(app)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        assert app.screen.session.id == session.id
        assert app.screen.campaign.results[-1].save == port.session.id
        assert app.screen.campaign.phase == "ended"
        assert faults(app) == []
        assert not any(isinstance(each, GameScreen | ResultScreen) for each in app.screen_stack)


async def test_A41_the_extra_coins_are_asked_for_and_too_many_are_refused_in_the_form(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        session = await table(pilot, *LOST)
        await pilot.press("d", "b")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert [field.value for field in app.screen.query(Input)] == ["2", "1"]
        await pilot.press("end", "backspace", "9", "enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Form), "what was typed is kept"
        assert "3 extra coins" in told(app)
        await pilot.press("shift+tab", "end", "backspace", "0", "enter", "end", "backspace", "3", "enter")
        await pilot.pause()
        game = next(each for each in app.screen_stack if isinstance(each, GameScreen))
        campaign = game.port.session.setup["campaign"]
        assert (campaign["extra"], campaign["heroes"], campaign["failed"]) == ([0, 3], "draft", 1)
        assert game.port.session.setup["table"] == session.id


async def test_a_chapter_under_way_on_the_screen_is_opened_again_without_questions(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        session = await table(pilot)
        await pilot.press("d", "a")
        await pilot.pause()
        game = next(each for each in app.screen_stack if isinstance(each, GameScreen)).port.session
        app.go_home()
        app.open("campaign", app.saves.open(session.id))
        await pilot.pause()
        assert "being played on the screen" in " ".join(seen(app).split())
        await pilot.press("d")
        await pilot.pause()
        opened = next(each for each in app.screen_stack if isinstance(each, GameScreen))
        assert opened.port.session.id == game.id


async def test_the_result_is_there_when_the_table_is_opened_from_the_list(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        session = await table(pilot)
        await pilot.press("d", "a")
        await pilot.pause()
        play_out(next(each for each in app.screen_stack if isinstance(each, GameScreen)).port.session)
        app.go_home()
        app.resume(next(line for line in app.saves.lines() if line.id == session.id))
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        assert app.screen.campaign.phase == "ended"


async def test_only_a_whole_book_offers_the_screen_and_only_before_a_chapter(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await table(pilot, setup={"players": ["Ann", "Bob"], "book": "printed"})
        assert "play on screen" not in seen(app)
        await pilot.press("d")
        assert isinstance(app.screen, CampaignScreen)
        app.go_home()
        await table(pilot, {"do": "begin"})
        await pilot.press("d")
        assert isinstance(app.screen, CampaignScreen)


async def test_t_takes_a_digital_campaign_to_the_table(tmp_path: Path) -> None:
    """A41: chapter, failures, losses and cards as the next game would have them; `n` stays what it was."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        port = await result(pilot, DIGITAL)
        assert faults(app) == []
        assert "t at the table" in " ".join(seen(app).split())
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, CampaignScreen)
        onward = port.onward()["campaign"]
        for name, value in carried(app.screen.campaign).items():
            assert value == onward[name]
        assert app.screen.campaign.failed == 1
        assert faults(app) == []
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert faults(app) == []


async def test_n_on_a_digital_campaign_goes_on_on_the_screen_as_ever(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        port = await result(pilot, DIGITAL)
        await pilot.press("n")
        await pilot.pause()
        game = next(each for each in app.screen_stack if isinstance(each, GameScreen))
        assert game.port.session.id != port.session.id
        assert game.port.session.setup["campaign"]["kept"] == port.kept()
        assert "table" not in game.port.session.setup


async def test_a_game_of_its_own_offers_no_table(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        port = play_out(
            app.play("game", "Friday", {"game": "base", "players": ["Ann", "Bob"], "seed": 1}, [])
        )
        app.open("game", port)
        app.open("result", port)
        await pilot.pause()
        await pilot.press("t", "n")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
