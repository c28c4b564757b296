"""The data sheet at 80×24: nothing is overwritten, a bad value loses no text, and one owner types for all."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.dev.scenes import SETTINGS, SMALL, SceneApp
from companion.table.knowledge import typed_of
from companion.tui.dialogs.form import Form
from companion.tui.widgets.plain import OptionList
from companion.words.data_sheet import Row, rows, written
from tests.tui.layout import faults

CARD = {"title": "Harbour dues", "crowns": 2, "first_coins": 1, "month_end": {"both": {"next": "12"}}}
KNOWN = {"books": {"printed": {"cards": {"10": CARD}}}}


def told(app: SceneApp) -> str:
    return " ".join(str(note.message) for note in app._notifications)


def listed(app: SceneApp) -> str:
    menu = app.screen.query_one("#list", OptionList)
    return "\n".join(str(menu.get_option_at_index(at).prompt) for at in range(menu.option_count))


def knowing(app: SceneApp, known: dict[str, Any]) -> None:
    app.saves.store.change_knowledge(lambda present: known)


async def test_a_story_card_tells_what_it_is_and_opens_without_overwriting_its_task(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        knowing(app, KNOWN)
        await pilot.press("s", "d", "slash", *"story", "enter")
        await pilot.pause()
        assert "Story card 10: Harbour dues" in listed(app)
        assert "crowns: 2; first: 1; hourglass: 12" in listed(app)
        assert faults(app) == []
        await pilot.press("enter", "ctrl+s")
        await pilot.pause()
        assert app.saves.store.knowledge() == KNOWN
        await pilot.press("enter", "ctrl+o", "enter", "ctrl+u", *"pay 3 coins", "ctrl+s")
        await pilot.pause()
        card = typed_of(app.saves.store.knowledge(), "printed").cards["10"]
        assert (card.title, card.needs, card.crowns) == ("Harbour dues", "pay 3 coins", 2)


async def test_a_wrong_hourglass_keeps_the_card_form_open_and_an_emptied_line_is_forgotten(
    tmp_path: Path,
) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        knowing(app, KNOWN)
        await pilot.press("s", "d", "slash", *"story", "enter", "enter", "enter", "enter")
        await pilot.press("end", "ctrl+u", *"eleven", "ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert "no hourglass line" in told(app)
        await pilot.press("ctrl+u", "ctrl+s")
        await pilot.pause()
        assert "month_end" not in app.saves.store.knowledge()["books"]["printed"]["cards"]["10"]


async def test_a_bad_value_keeps_its_text_and_says_what_is_expected(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s", "d", "slash", *"ransom", "enter", "enter", *"purple", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert app.screen.query_one("#field-value").value == "purple"  # type: ignore[attr-defined]
        assert told(app)
        await pilot.press(*["backspace"] * 6, *"2K", "enter")
        await pilot.pause()
        assert app.saves.store.knowledge()["seals"] == {"ransom": "2K"}


@pytest.mark.parametrize(
    ("kind", "text", "wanted"),
    [
        ("track", "4 2", "in order"),
        ("track", "2 x", "in order"),
        ("card9", "7", "two numbers"),
        ("hero", "4 5", "one number"),
        ("ship", "3", "for a skull"),
        ("face", "skull 3", "two numbers"),
        ("face", "-1 3", "two numbers"),
    ],
)
def test_every_row_says_what_it_takes(kind: str, text: str, wanted: str) -> None:
    with pytest.raises(Exception, match=wanted):
        written({}, row_of({}, kind), text)


def row_of(known: dict[str, Any], kind: str) -> Row:
    return next(row for row in rows(known) if row.kind == kind)


def test_a_skull_is_told_as_a_skull_and_can_be_corrected_both_ways() -> None:
    skull = next(row for row in rows({}) if row.id == "face-red.skull.3")
    assert skull.value == "skull 3"
    swords = written({}, skull, "6 3")
    assert next(row for row in rows(swords) if row.id == skull.id).value == "6 3"
    again = written(swords, skull, "Skull 2")
    assert next(row for row in rows(again) if row.id == skull.id).value == "skull 2"


def test_the_printed_track_is_unknown_and_nothing_suggests_another_books_numbers() -> None:
    from companion.content.books import load_book
    from companion.i18n import t

    track = row_of({}, "track")
    assert (track.value, track.source) == ("", "unknown")
    shields = load_book("salt-ledger").track.shields or ()
    assert not any(str(shield) in t("data-hint-track") for shield in shields)


def test_a_face_known_from_print_can_be_corrected_too() -> None:
    face = next(row for row in rows({}) if row.source == "print")
    known = written({}, face, "9 4")
    assert next(row for row in rows(known) if row.id == face.id).own


async def test_one_owner_types_for_all(tmp_path: Path) -> None:
    """x writes a file into the exchange folder and says where; m takes it over at another table."""
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        knowing(app, KNOWN)
        await pilot.press("s", "d", "x")
        await pilot.pause()
        (file,) = (tmp_path / "exchange").iterdir()
        assert str(file) in told(app)
        assert json.loads(file.read_text()) == KNOWN
        await pilot.press("x")
        await pilot.pause()
        assert len(list((tmp_path / "exchange").iterdir())) == 2
        knowing(app, {})
        await pilot.press("m", "enter")
        await pilot.pause()
        assert "1 new card taken over" in told(app)
        assert typed_of(app.saves.store.knowledge(), "printed").cards["10"].title == "Harbour dues"


async def test_where_cards_differ_the_import_asks_whose_win(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    theirs = {"books": {"printed": {"cards": {"10": {"crowns": 3}, "11": {"title": "Secret"}}}}}
    (tmp_path / "exchange").mkdir()
    (tmp_path / "exchange" / "theirs.json").write_text(json.dumps(theirs))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        knowing(app, KNOWN)
        await pilot.press("s", "d", "m", "enter")
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        cards = typed_of(app.saves.store.knowledge(), "printed").cards
        assert (cards["10"].crowns, cards["10"].title, cards["11"].title) == (3, "Harbour dues", "Secret")


async def test_a_card_from_another_table_stays_closed_until_somebody_opens_it(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    theirs = {"books": {"printed": {"cards": {"17": {"title": "The twist"}}}}}
    (tmp_path / "exchange").mkdir()
    (tmp_path / "exchange" / "theirs.json").write_text(json.dumps(theirs))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s", "d", "m", "enter")
        await pilot.pause()
        assert "twist" not in listed(app)
        await pilot.press("slash", *"story", "enter", "enter", "n")
        await pilot.pause()
        assert "twist" not in listed(app)
        await pilot.press("enter", "y")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        await pilot.press("escape")
        await pilot.pause()
        assert "Story card 17: The twist" in listed(app)


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"books": {"printed": {"cards": 7}}}', "{}"])
async def test_a_file_that_is_none_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    (tmp_path / "exchange").mkdir()
    (tmp_path / "exchange" / "theirs.json").write_text(text)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s", "d", "m", "enter")
        await pilot.pause()
        assert "not a file of typed-in cards" in told(app)
        assert app.saves.store.knowledge() == {}


async def test_without_a_file_the_import_says_where_to_put_one(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s", "d", "m")
        await pilot.pause()
        assert str(tmp_path / "exchange") in told(app)
