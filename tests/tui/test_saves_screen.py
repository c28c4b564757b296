"""Saves told apart at 80 columns, on the home screen and in the list of saves; numbered titles; crews again."""

from typing import Any

import pytest

from companion.dev.scene_data import CREW, GAME, PRINTED, TABLE
from companion.dev.scenes import SMALL, Scene, SceneApp, staged
from companion.tui.saves import SaveLine, Saves
from companion.tui.screens.campaign import CampaignScreen
from companion.tui.screens.campaign_new import CampaignNewScreen
from companion.tui.widgets.plain import cell_len
from companion.tui.widgets.save_rows import save_row
from tests.tui.layout import faults, rows_of, seen

BEGUN: dict[str, Any] = {**PRINTED, "title": "Our crew", "players": ["Uta", "Bo", "Ali"]}
AGAIN: list[dict[str, Any]] = [{"do": "begin"}, {"do": "event"}, {"do": "concede"}, {"do": "next"}]


async def three(app: SceneApp) -> None:
    """Three evenings of one crew: begun, at its second attempt, and in its first month."""
    app.play("campaign", "Our crew", BEGUN, [])
    app.play("campaign", "Our crew", BEGUN, [*AGAIN, {"do": "begin"}, {"do": "event"}])
    app.play("campaign", "Our crew", BEGUN, [{"do": "begin"}, {"do": "event"}, {"do": "event"}])
    app.screen.call_later(getattr(app.screen, "load"))  # noqa: B009


@pytest.mark.parametrize("keys", ["", "v"])
async def test_three_saves_of_one_crew_are_told_apart(keys: str) -> None:
    async with staged(Scene("three", three, keys), SMALL) as pilot:
        rows = [row.strip(" │") for row in rows_of(pilot.app)]
        found = [" ".join(row.split()) for row in rows if "crew" in row or "chapter" in row]
        assert found[:6] == [
            "Our crew Uta, Bo, Ali today 20:15",
            "chapter 1 of 5, set-up campaign at the table",
            "Our crew 2 Uta, Bo, Ali yesterday 21:40",
            "chapter 1 of 5, 2nd attempt, month 1, turn 1 campaign at the table",
            "Our crew 3 Uta, Bo, Ali Thu 12 Nov",
            "chapter 1 of 5, month 1, turn 2 campaign at the table",
        ]
        assert not faults(pilot.app)


def line(title: str, players: str, progress: str) -> SaveLine:
    return SaveLine("id", title, "campaign", "", progress, "", players, "yesterday 21:40")


@pytest.mark.parametrize("width", [60, 70, 74, 110])
def test_no_row_is_wider_than_its_list_and_date_and_progress_stay(width: int) -> None:
    progress = "chapter 3 of 5, 2nd attempt, month 12, turn 11"
    names = "Maximilian, Bartholomew, Alexandra, Wilhelmina"
    for title in ("Our crew", "The crew of the good ship Amity 2", "漁" * 60):
        rows = str(save_row(line(title, names, progress), width)).split("\n")
        assert [cell_len(row) <= width for row in rows] == [True, True]
        assert rows[0].endswith("yesterday 21:40")
        assert rows[1].strip().startswith(progress)


def test_the_kind_goes_first_where_room_is_short() -> None:
    long = "chapter 3 of 5, 2nd attempt, month 12, turn 11, and then some more"
    assert "campaign" not in str(save_row(line("Our crew", "Ann", long), 70))
    assert "campaign" in str(save_row(line("Our crew", "Ann", "month 2"), 70))


def test_a_title_that_names_the_players_does_not_say_them_twice() -> None:
    assert str(save_row(line("Contracts: Ann and Bob", "Ann, Bob", "x"), 70)).count("Ann") == 1


async def crews(app: SceneApp) -> None:
    """A game against a bot, then contracts of two."""
    app.play("campaign", "Thursday crew", {**CREW, "players": ["Uta", "Bo", "Ali"]}, [])
    app.play("contracts", "Two at the quay", {**TABLE, "players": ["Kim", "Lu"]}, [])
    app.play("game", "Friday", {**GAME, "players": ["Zoe", "Yan", "Iron Meg"]}, [])


@pytest.mark.parametrize(
    ("keys", "names"),
    [("t", ["Kim", "Lu"]), ("g", ["Zoe", "Yan"]), ("c", ["Uta", "Bo", "Ali"]), ("s b", ["Uta", "Bo", "Ali"])],
)
async def test_a_new_evening_begins_with_the_last_names_of_its_kind(keys: str, names: list[str]) -> None:
    """Bots' names never return as people's; a kind that was never played takes other people's."""
    async with staged(Scene("crews", crews, keys), SMALL) as pilot:
        found = pilot.app.screen.names  # type: ignore[attr-defined]
        assert found[: len(names)] == names
        assert len(set(found)) == 5
        assert "Iron Meg" not in found


async def test_the_campaigns_start_offers_known_crews_and_takes_digits() -> None:
    async with staged(Scene("crews", crews, "c"), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CampaignNewScreen)
        assert "✓ Thursday crew" in seen(pilot.app)
        assert (screen.crew_name, screen.count) == ("Thursday crew 2", 3)
        await pilot.press("4")
        assert "Thursday crew 2: Uta, Bo, Ali and Ann" in seen(pilot.app)
        at = next(n for n, crew in enumerate(screen.crews) if crew.names == ("Kim", "Lu"))
        await pilot.press("tab", *["right"] * at, "space")
        assert (screen.names[:2], screen.count, screen.crew_name) == (["Kim", "Lu"], 2, "Our crew")
        assert not faults(pilot.app)


@pytest.mark.parametrize(("keys", "words"), [("", "event cards"), ("right space", "stay in the box")])
async def test_the_start_says_what_the_book_needs_from_the_box(keys: str, words: str) -> None:
    """All of it at 80x24, with known crews above it."""
    async with staged(Scene("crews", crews, f"c {keys}"), SMALL) as pilot:
        box = pilot.app.screen.query_one("#about-box")
        assert box.max_scroll_y == 0
        assert words in " ".join(seen(pilot.app).replace("│", " ").split())
        assert "From the box:" in seen(pilot.app)


async def test_a_second_campaign_of_the_crew_gets_a_number_everywhere() -> None:
    async with staged(Scene("crews", crews, "c b"), SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CampaignScreen)
        assert screen.campaign.title == screen.session.title == "Thursday crew 2"


def test_the_chapter_reached_is_the_furthest_of_any_save(tmp_path: Any) -> None:
    saves = Saves(str(tmp_path))
    assert saves.reached() == 1
    saves.begin("campaign", "A", {**CREW, "chapter": 3})
    saves.begin(
        "game", "B", {"game": "adventure", "mode": "coop", "players": ["Ann"], "campaign": {"chapter": 4}}
    )
    saves.begin("score", "C", {"players": ["Ann", "Bob"]})
    assert saves.reached() == 4
