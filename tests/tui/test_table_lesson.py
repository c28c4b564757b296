"""The table lesson at 80x24: every step waits for its goal, however it is reached, and nothing is kept."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from companion.dev.scenes import LARGE, SETTINGS, SMALL, Scene, SceneApp, nothing, staged
from companion.i18n import t
from companion.store import Store
from companion.table.campaign.faces import known
from companion.tui.dialogs.base import Dialog
from companion.tui.screens.campaign_new import CampaignNewScreen
from companion.tui.screens.home import HomeScreen
from companion.tui.screens.table_lesson import TableLessonScreen
from companion.tui.table_lessons import ASIDE, END, STEPS
from companion.tui.widgets.plain import Static
from tests.tui.layout import faults, seen

SET_UP = "b d a d c d enter d enter d"
PLAYED = {
    "hello": "N", "setup": SET_UP, "card": "2 enter 1 enter 1 1 enter", "turn": "e", "vp": "2 v 3 enter",
    "crown": "c plus 1 enter", "task": "t a", "undo": "u", "redo": "U", "look": "i a escape", "events": "e e",
    "month": "m d",
}  # fmt: skip
"""What the coach says to press at each step."""
OTHERWISE = {
    "hello": SET_UP, "setup": "", "card": "escape", "turn": "E S t o r m enter", "vp": "right", "crown": "plus",
    "task": "3 t enter", "undo": "ctrl+z", "redo": "ctrl+y", "look": "i escape", "events": "space space",
    "month": "m 1 1 d",
}  # fmt: skip
"""Other ways to the same goals: the first key of the set-up ends two steps, the first card is skipped."""


class Pupil:
    """Presses keys at the pretend table; the layout is looked at after every one."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot

    @property
    def lesson(self) -> TableLessonScreen:
        return next(s for s in self.pilot.app.screen_stack if isinstance(s, TableLessonScreen))

    @property
    def coach(self) -> str:
        """What the coach says where the person looks now."""
        return str(self.pilot.app.screen.query_one("#coach", Static).content)

    async def press(self, keys: str) -> None:
        for key in keys.split():
            await self.pilot.press(key)
            await self.pilot.pause()
            assert faults(self.pilot.app) == [], key

    async def play(self, keys: dict[str, str], until: str = "end") -> None:
        while self.lesson.step.name != until:
            await self.press(keys[self.lesson.step.name])


@asynccontextmanager
async def taught(size: tuple[int, int] = SMALL) -> AsyncIterator[Pupil]:
    async with staged(Scene("x", nothing, "c l"), size) as pilot:
        yield Pupil(pilot)


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
async def test_the_lesson_by_the_keys_that_the_coach_names(size: tuple[int, int]) -> None:
    """A2-A12: each step begins when its predecessor's goal is reached, and the month is over at the end."""
    async with taught(size) as pupil:
        for step, after in zip(STEPS, (*STEPS[1:], END), strict=True):
            assert pupil.lesson.step is step
            await pupil.press(PLAYED[step.name])
            assert pupil.lesson.step is after
        campaign = pupil.lesson.campaign
        assert (campaign.month, campaign.phase, campaign.crew[1].vp) == (2, "running", 3)
        assert [player.crowns for player in campaign.crew] == [0, 3, 0]
        assert pupil.coach == t("table-lesson-end-form")
        await pupil.press("escape")
        assert pupil.coach == t("table-lesson-end")


async def test_other_ways_to_the_goals_count_too() -> None:
    async with taught() as pupil:
        await pupil.play(OTHERWISE)
        campaign = pupil.lesson.campaign
        assert (campaign.month, known(campaign, "10").crowns, campaign.tasks[0].done) == (2, None, (2,))


async def test_a_wrong_key_never_advances() -> None:
    """Every step is met with keys of other steps; the lesson goes on only by its own goal."""
    wrong = {
        "hello": "e u i escape", "setup": "t b d escape escape v", "card": "1", "turn": "t escape v escape",
        "vp": "c escape 3 i escape", "crown": "v escape v 5 enter", "task": "U i escape t escape",
        "undo": "i escape 1 m", "redo": "i escape 2", "look": "2 t escape v escape", "events": "m n 1",
        "month": "e i escape m escape",
    }  # fmt: skip
    async with taught() as pupil:
        for step in STEPS:
            await pupil.press(wrong[step.name])
            assert pupil.lesson.step is step
            await pupil.press("backspace" if step.name == "card" else "")
            await pupil.press(PLAYED[step.name])
        assert pupil.lesson.over


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_skipping_every_step_does_it_and_reaches_the_end(size: tuple[int, int]) -> None:
    async with taught(size) as pupil:
        for step in STEPS:
            assert pupil.lesson.step is step
            assert pupil.coach == t(f"table-lesson-{step.name}")
            await pupil.press("N")
        campaign = pupil.lesson.campaign
        assert pupil.lesson.over
        assert (campaign.month, campaign.tasks[0].done, known(campaign, "10").crowns) == (2, (0,), 2)
        await pupil.press("N")
        assert (pupil.lesson.campaign, pupil.coach) == (campaign, t("table-lesson-end"))


@pytest.mark.parametrize("at", [step.name for step in STEPS[2:]])
async def test_who_takes_everything_back_is_told_how_to_go_on(at: str) -> None:
    """The set-up is gone: the coach asks for it first, and the step goes on where it was."""
    async with taught() as pupil:
        await pupil.play(dict.fromkeys(PLAYED, "N"), at)
        while pupil.lesson.session.can_undo:
            await pupil.press("u")
        assert pupil.coach == t("table-lesson-lost-setup")
        due = pupil.lesson.step
        while pupil.lesson.session.can_redo and pupil.lesson.campaign.phase == "setup":
            await pupil.press("U")
        assert pupil.coach == t(f"table-lesson-{due.name}")
        await pupil.play(dict.fromkeys(PLAYED, "N"))


async def test_a_chapter_that_ended_too_early_is_taken_back() -> None:
    """A40: `g` gives the chapter up; `u` or N takes that back."""
    for back in ("u", "N"):
        async with taught() as pupil:
            await pupil.play(dict.fromkeys(PLAYED, "N"), "crown")
            await pupil.press("g y enter")
            assert pupil.coach == t("table-lesson-lost-end")
            await pupil.press(back)
            assert (pupil.lesson.step.name, pupil.lesson.campaign.phase) == ("crown", "running")


async def test_the_coach_speaks_in_every_dialog_of_a_step_and_shows_the_way_back_from_others() -> None:
    async with taught() as pupil:
        await pupil.press("b")
        assert pupil.coach == t("table-lesson-setup-steps")
        await pupil.press("d")
        assert pupil.coach == t("table-lesson-setup-first-title")
        await pupil.press("b d")
        assert pupil.coach == t("table-lesson-setup-hero-way-title")
        await pupil.press("a")
        assert pupil.coach == t("table-lesson-setup-choose")
        await pupil.press("escape escape a")
        assert pupil.coach == t("table-lesson-aside")
        await pupil.press("escape question_mark")
        assert not pupil.pilot.app.screen.query("#coach")


def test_every_dialog_with_words_of_its_own_has_them() -> None:
    for step in (*STEPS, END):
        assert t(f"table-lesson-{step.name}")
        for name in step.over:
            assert t(f"table-lesson-{step.name}-{name}")
            assert name in ASIDE or t(name)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_all_the_coachs_words_fit(size: tuple[int, int]) -> None:
    """Also where a test goes another way: in a dialog the box is as wide as on the table."""
    async with taught(size) as pupil:
        box = pupil.lesson.query_one("#coach", Static)
        for step in (*STEPS, END):
            for key in (step.name, *(f"{step.name}-{name}" for name in step.over)):
                box.update(t(f"table-lesson-{key}"))
                await pupil.pilot.pause()
                assert faults(pupil.pilot.app) == [], key


async def test_a_card_skipped_in_the_set_up_is_typed_at_the_table() -> None:
    async with taught() as pupil:
        await pupil.press("N N")
        assert pupil.lesson.step.name == "card"
        await pupil.press("a escape s")
        assert pupil.lesson.step.name == "card"
        assert pupil.coach == t("table-lesson-card-choose")
        await pupil.press("a")
        assert pupil.coach == t("table-lesson-card-story-card")
        await pupil.press("c")
        assert pupil.coach == t("table-lesson-card-form")
        await pupil.press("3 ctrl+s")
        assert pupil.lesson.step.name == "turn"
        assert known(pupil.lesson.campaign, "10").crowns == 3


async def test_esc_leaves_after_one_question_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    app = SceneApp(str(tmp_path / "data"), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        pupil = Pupil(pilot)
        for _ in range(2):
            await pupil.press("c l")
            assert pupil.lesson.step.name == "hello"
            assert len(list((tmp_path / "temporary").iterdir())) == 1
            await pupil.play(PLAYED, "undo")
            await pupil.press("escape")
            assert "Leave the lesson?" in seen(app)
            await pupil.press("n")
            assert isinstance(app.screen, TableLessonScreen)
            await pupil.press("escape y")
            assert isinstance(app.screen, CampaignNewScreen)
            await pupil.press("escape")
            assert isinstance(app.screen, HomeScreen)
            assert list((tmp_path / "temporary").iterdir()) == []
        assert app.saves.lines() == []
    assert Store(tmp_path / "data").knowledge() == Store(tmp_path / "empty").knowledge()


async def test_the_first_word_and_the_last_are_left_without_a_question() -> None:
    async with taught() as pupil:
        await pupil.press("escape")
        assert isinstance(pupil.pilot.app.screen, CampaignNewScreen)
        await pupil.press("l")
        await pupil.play(dict.fromkeys(PLAYED, "N"))
        await pupil.press("escape")
        assert isinstance(pupil.pilot.app.screen, CampaignNewScreen)


@pytest.mark.parametrize("keys", ["c l", "s l", "colon t a b l e space l e s s o n enter"])
async def test_the_doors_to_the_lesson(keys: str) -> None:
    async with staged(Scene("x", nothing, keys), SMALL) as pilot:
        assert isinstance(pilot.app.screen, TableLessonScreen)
        assert Pupil(pilot).lesson.companion.settings == SETTINGS


async def test_a_real_table_opened_over_the_lesson_has_no_coach() -> None:
    """The coach belongs to the pretend table only."""
    async with taught() as pupil:
        app: Any = pupil.pilot.app
        setup = {"players": ["Dan", "Eve"], "book": "printed", "title": "Ours"}
        app.open("campaign", app.play("campaign", "Ours", setup, []))
        await pupil.press("b")
        assert isinstance(app.screen, Dialog)
        assert not app.screen.query("#coach")
