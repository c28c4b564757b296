"""What goes wrong outside the app is told, never a crash: damaged files, another window, a refused folder."""

from pathlib import Path

from companion.dev.scene_data import CREW, GAME, MONTH
from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.session import Session
from companion.store import Store
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.screens.game import GameScreen


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
        await pilot.press("c")
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
        assert "not a value" in told(app)
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
    knowledge = written({}, f"face-{ship.code}", "6 1")
    new = corrected(knowledge)
    assert next(card for card in new.cards if card.code == ship.code).swords == 6
    assert next(row for row in rows(knowledge) if row.id == f"face-{ship.code}").own
    modules = ["adventure"] if ship.set == "adventure" else ["underway-mix"]
    before = spyglass(deck_of(modules), [ship.colour], 2).bust_next
    assert spyglass(deck_of(modules, new), [ship.colour], 2).bust_next > before
