"""What a person typed is shown as typed, on every screen: never markup, never an escape sequence, cells counted."""

import ast
import tempfile
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from companion.dev.scene_data import CREW, GAME, SCORE, SECOND, TABLE, TURNS
from companion.dev.scenes import LARGE, SETTINGS, SMALL, SceneApp
from companion.store import Store
from companion.tui.dialogs.form import Form
from companion.tui.widgets.plain import cut, fitted
from tests.tui.layout import rows_of, seen

TUI = Path(__file__).parents[2] / "companion" / "tui"
MARKUP = ["[/]Ann", '[x="]', "[red]x", "[@click=app.quit]"]
WIDE = ["名前の長い人", "😀😀 Bob", "Ze\u0301\u0301l", "דורה"]


def fresh(folder: Path | None = None) -> SceneApp:
    return SceneApp(str(folder or tempfile.mkdtemp(prefix="companion-typed-")), SETTINGS)


def parsed() -> list[tuple[str, ast.Module]]:
    files = [path for path in TUI.rglob("*.py") if path.name != "plain.py"]
    return [(str(path.relative_to(TUI)), ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def test_screens_take_texts_lists_and_titles_from_one_place() -> None:
    """Textual's own Static, Label and OptionList read markup, and so do titles, tooltips and `render` with a str."""
    found = []
    for name, tree in parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "textual.widgets":
                taken = {alias.name for alias in node.names} - {"Input", "Digits"}
                found += [f"{name}: {each}" for each in taken]
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found += [f"{name}: {node.attr}"] if node.attr.startswith("border_") else []
            if isinstance(node, ast.FunctionDef) and node.name == "render":
                found += [] if ast.unparse(node.returns or node) == "Content" else [f"{name}: render"]
    assert found == []


async def type_names(pilot: Pilot[Any], names: list[str]) -> None:
    """Through the form that `n` opens, one line a name."""
    await pilot.press("n")
    await pilot.pause()
    await fill_in(pilot, names)


async def fill_in(pilot: Pilot[Any], lines: list[str]) -> None:
    """Paste a line into each field of a form; the last Enter is done."""
    for line in lines:
        await pilot.press("end", "ctrl+u")
        pilot.app.post_message(Paste(line))
        await pilot.press("enter")
    await pilot.pause()


async def look(pilot: Pilot[Any], *names: str) -> None:
    await pilot.pause()
    text = seen(pilot.app)
    for name in names:
        assert name in text, text


async def walk(pilot: Pilot[Any], *keys: str) -> None:
    """Open what each key opens, look whether it stands, and leave it again."""
    for key in keys:
        stack = len(pilot.app.screen_stack)
        await pilot.press(key)
        await pilot.pause()
        assert seen(pilot.app)
        while len(pilot.app.screen_stack) > stack:
            await pilot.press("escape")
            await pilot.pause()


async def test_names_in_brackets_in_a_game() -> None:
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.press("g", "4", "tab", "tab", *["right", "enter", "enter"] * 3)
        await type_names(pilot, MARKUP)
        await look(pilot, *MARKUP)
        await pilot.press("b")
        await look(pilot, *MARKUP)
        await walk(pilot, "v", "w", "t", "question_mark", "colon", "f2")
        await pilot.press("v")
        await look(pilot, "[/]Ann")
        await pilot.press("escape", "d", "s")
        await look(pilot, "[/]Ann")
        await pilot.press("escape", "escape")
        await look(pilot, "[/]Ann")


async def test_names_in_brackets_at_a_contracts_table() -> None:
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.press("t", "2")
        await type_names(pilot, MARKUP[2:])
        await pilot.press(*"space right space right space right space right space".split())
        await pilot.press("b")
        await pilot.pause()
        await pilot.press("n", "c", "a")
        await look(pilot, *MARKUP[2:])
        await pilot.press("1")
        await look(pilot, "[red]x")
        await walk(pilot, "l", "i", "a", "question_mark")


async def test_names_in_brackets_on_a_score_sheet() -> None:
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.press("s", "b", "4")
        await type_names(pilot, MARKUP)
        await look(pilot, *MARKUP)
        await pilot.press("b")
        await look(pilot, *MARKUP)
        for seat in "1234":
            await pilot.press(seat, "right", "right")
            await walk(pilot, "i", "v", "x", "a")
        await pilot.press("4", "v", *"12", "enter", "f")
        await look(pilot, *MARKUP)
        await pilot.press("enter")
        await walk(pilot, "l")


async def test_names_in_brackets_in_a_campaign() -> None:
    """Crew, players, an event and a bookmark: in dialogs' titles, in the log, in the list of saves."""
    async with fresh().run_test(size=LARGE) as pilot:
        await pilot.press("c", "n")
        await pilot.pause()
        await fill_in(pilot, ["[@click=app.quit]crew", *MARKUP[:3]])
        await look(pilot, "[@click=app.quit]crew", *MARKUP[:3])
        await pilot.press("b", "b", "d")
        await look(pilot, "[/]Ann")
        await pilot.press("a", "d", "c", "d", "enter", "d", "enter", "d", "escape")
        await look(pilot, *MARKUP[:3], "[@click=app.quit]crew")
        await pilot.press("E", *"[/]storm", "enter")
        await look(pilot, "[/]storm")
        await walk(pilot, "t", "o", "i", "l", "question_mark")
        await pilot.press("l", "b", *'[x="]mark', "enter")
        await look(pilot, '[x="]mark')
        await pilot.press("escape", "escape")
        await look(pilot, "[@click=app.quit]crew")
        await pilot.press("v", "x")
        await look(pilot, "[@click=app.quit]crew")


@pytest.mark.parametrize(
    "name",
    ["Bob", "bob ", "x" * 41, "\u200b", "An\u202en", " "],
    ids=["equal", "case", "long", "unseen", "turn", "no"],
)
async def test_a_name_that_cannot_be_is_refused_with_a_sentence(name: str) -> None:
    """The form stays open with everything in it; a proper name then goes through."""
    from tests.tui.test_mishaps import told

    app = fresh()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", "b", "2")
        await type_names(pilot, [name])
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Form)
        assert told(app)
        app.screen.query(Input).first().focus()
        await fill_in(pilot, ["Zoë 名", "Bob"])
        assert not isinstance(app.screen, Form)
        assert "Zoë 名" in seen(app)


async def test_a_refusal_is_said_as_it_is(tmp_path: Path) -> None:
    async with fresh(tmp_path).run_test(size=LARGE, notifications=True) as pilot:
        await pilot.pause()
        pilot.app.screen.notify("No save is called [/]x, and none [@click=app.quit]here[/].")
        await look(pilot, "[/]x", "[@click=app.quit]here[/]")


async def test_an_escape_sequence_never_reaches_the_terminal(tmp_path: Path) -> None:
    """From an older save, where names were not checked: what steers a terminal is left out of every line."""
    hostile = "\x1b]0;pwned\x07An\u202en"
    Store(tmp_path).create("score", "Friday", {"players": [hostile, "Bob"]}, {}, {})
    app = fresh(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        text = seen(app)
        assert "]0;pwnedAnn" in text
        assert not {"\x1b", "\x07", "\u202e"} & set(text)


async def test_wide_and_combining_names_shift_no_column(tmp_path: Path) -> None:
    """Coins, VP and swords stand below each other, whatever the names are made of."""
    app = fresh(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        setup = {"game": "base", "players": WIDE, "seed": 1}
        for kind, given, mark in (("game", setup, "●"), ("score", {"players": WIDE}, "●")):
            session = app.play(kind, "Friday", given, [])
            app.push_screen(app.screen_for(session))
            await pilot.pause()
            rows = [row for row in rows_of(app) if any(name[:2] in row for name in WIDE) and mark in row]
            places = {cell_len(row[: row.index(mark)]) for row in rows}
            assert len(rows) == 4
            assert len(places) == 1, rows


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("kind", "setup", "entries"),
    [("game", GAME, []), ("campaign", CREW, SECOND), ("contracts", TABLE, TURNS), ("score", SCORE, [])],
    ids=["game", "campaign", "contracts", "score"],
)
async def test_forty_letters_leave_every_panel_whole(
    kind: str, setup: dict[str, Any], entries: list[dict[str, Any]], size: tuple[int, int]
) -> None:
    """The longest names there may be: the panels' right borders stay where they are, the footer too."""
    from tests.tui.layout import faults

    names = [(letter * 40 if letter != "C" else "船" * 40) for letter in "ABCDE"][: len(setup["players"])]
    app = fresh()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.push_screen(app.screen_for(app.play(kind, "Friday", setup | {"players": names}, entries)))
        await pilot.pause()
        assert faults(app) == []
        assert {cell_len(row) for row in rows_of(app)} == {size[0]}


def test_fitting_counts_cells() -> None:
    assert [cell_len(fitted(name, 7)) for name in WIDE] == [7, 7, 7, 7]
    assert [cell_len(cut(name, 5)) <= 5 for name in WIDE] == [True] * 4
    assert cut("abc", -1) == ""
