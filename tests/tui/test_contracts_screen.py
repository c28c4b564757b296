"""The contracts table by keys: what happened, inspecting, correcting, notes, and nothing cut in silence."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from companion.dev.scene_data import CROWDED, DONE, SCORE, TABLE, TURNS
from companion.dev.scenes import LARGE, SETTINGS, SMALL, Scene, SceneApp, nothing, staged, table
from companion.table.contracts_seals import unread_seals
from companion.tui.dialogs.form import Form
from companion.tui.screens.contracts import ContractsScreen
from companion.tui.screens.contracts_new import ContractsNewScreen
from companion.tui.screens.timeline import TimelineScreen
from companion.tui.widgets.contract_cards import ContractCards
from tests.tui.layout import faults, rows_of, seen
from tests.tui.test_mishaps import told

FIVE: dict[str, Any] = {"players": CROWDED["players"], "contracts": CROWDED["contracts"]}
BUSY: list[dict[str, Any]] = [
    {"do": "turn"},
    *({"do": "done", "contract": "bruja", "player": seat} for seat in range(5)),
    {"do": "done", "contract": "jinx", "player": 0},
]
RUNNING = Scene("x", table("contracts", TABLE, [*TURNS, *DONE]))
CROWD = Scene("x", table("contracts", FIVE, BUSY))


def running(pilot: Pilot[Any]) -> ContractsScreen:
    return next(each for each in pilot.app.screen_stack if isinstance(each, ContractsScreen))


async def test_every_entry_and_every_undo_is_told_at_80x24() -> None:
    async with staged(RUNNING, SMALL) as pilot:
        await pilot.press("x")
        assert "A tax: one time card joins the score pile." in seen(pilot.app)
        await pilot.press("u")
        assert "Taken back: A tax: one time card joins the score pile." in seen(pilot.app)
        await pilot.press("U")
        assert "Made again: A tax" in seen(pilot.app)
        await pilot.press("e")
        assert "Turn 5: Ann turns the time card over." in seen(pilot.app)


async def test_C10_a_letter_and_a_number_complete_a_contract() -> None:
    """Three keys; the letter is the one the contract carries, and who cannot says why."""
    async with staged(RUNNING, SMALL) as pilot:
        await pilot.press("c", "e", "2")
        screen = running(pilot)
        assert screen.table.contracts[4].done == (1,)
        assert "Bob completes Speculator and takes 2 coins, 1 VP for contract number 2." in seen(pilot.app)
        await pilot.press("c", "a", "1")
        await pilot.pause()
        assert "Ann has completed Bruja already" in told(pilot.app)
        assert screen.table.contracts[0].done == (0,)


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
async def test_a_contract_is_inspected_by_its_letter(size: tuple[int, int]) -> None:
    """Name, condition, moment, ladder, seal, source, who is done; an assumed seal is named as assumed."""
    async with staged(CROWD, size) as pilot:
        await pilot.press("i")
        assert faults(pilot.app) == []
        await pilot.press("a")
        await pilot.pause()
        page = seen(pilot.app)
        for text in (
            "Bruja",
            "captain + mademoiselle",
            "3, 2, 1, 0, 0",
            "Seal: 1 G",
            "Source:",
            "Completed by Ann",
        ):
            assert text in page
        assert "assumed, no source" not in page
        await pilot.press("escape", "i", "k")
        await pilot.pause()
        assert "This seal is assumed" in seen(pilot.app)
        assert faults(pilot.app) == []


async def test_a_contract_credited_to_the_wrong_player_is_mended_by_one_entry() -> None:
    async with staged(RUNNING, SMALL) as pilot:
        screen = running(pilot)
        await pilot.press("i", "a", "1", "n")
        assert screen.table.contracts[0].done == ()
        assert "The table says: Ann has no marker on Bruja." in seen(pilot.app)
        await pilot.press("i", "2", "a", "d")
        assert screen.table.contracts[0].done == (1,)
        await pilot.press("u", "u")
        assert screen.table.contracts[0].done == (0,)


async def test_C33_correcting_a_finished_table_lets_it_go_on() -> None:
    entries = [
        *TURNS,
        *(
            {"do": "done", "contract": name, "player": int(n > 2)}
            for n, name in enumerate(TABLE["contracts"])
        ),
    ]
    async with staged(Scene("x", table("contracts", TABLE, entries)), SMALL) as pilot:
        screen = running(pilot)
        assert screen.table.phase == "won"
        await pilot.press("i", "a", "1", "n", "n")
        assert (screen.table.phase, screen.table.turn) == ("turn", 5)


async def test_numbers_and_whose_turn_it_is_are_corrected() -> None:
    async with staged(RUNNING, SMALL) as pilot:
        screen = running(pilot)
        await pilot.press("i", "t")
        await pilot.pause()
        assert "13 + (1 + 1 - 1 + 0 + 0)" in seen(pilot.app)
        await pilot.press(*"9", "enter")
        assert screen.table.time_left == 9
        await pilot.press("i", "s", *"6", "enter", "i", "n", *"7", "enter")
        assert (screen.table.score_pile, screen.table.turn) == (6, 7)
        for seat in (1, 0):
            await pilot.press("i", "w", str(seat + 1))
            assert screen.table.active == seat


@pytest.mark.parametrize(
    "which", [RUNNING, Scene("x", table("score", SCORE, []))], ids=["contracts", "score"]
)
async def test_a_note_stands_in_the_log_and_in_the_line(which: Scene) -> None:
    async with staged(which, SMALL) as pilot:
        await pilot.press("a", *"[b]Arr", "enter")
        await pilot.pause()
        assert "Note: [b]Arr" in seen(pilot.app)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TimelineScreen)
        assert "Note: [b]Arr" in seen(pilot.app)


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
async def test_five_players_and_eleven_contracts_are_all_seen(size: tuple[int, int]) -> None:
    async with staged(CROWD, size) as pilot:
        assert faults(pilot.app) == []
        page = seen(pilot.app)
        for contract in running(pilot).table.contracts:
            assert str(contract.called) in page
        assert "2K?" in page
        assert "assumed" in page


async def test_what_has_no_room_is_counted_and_done_contracts_go_first() -> None:
    """A sentence of three lines takes rows: the sign says how many are missing and which key shows them."""
    async with staged(CROWD, SMALL) as pilot:
        await pilot.press("a", *"x" * 90, "enter")
        await pilot.pause()
        shown = [line.contract.label for line in running(pilot).query_one(ContractCards).shown()]
        hidden = [label for label in FIVE["contracts"] if label not in shown]
        assert hidden[:2] == ["bruja", "jinx"]
        assert f"+{len(hidden)} more: i shows them" in seen(pilot.app)
        assert faults(pilot.app) == []


async def test_C10_C11_each_player_has_markers_left_and_vp() -> None:
    async with staged(CROWD, SMALL) as pilot:
        rows = [row for row in rows_of(pilot.app) if "◆" in row]
        assert len(rows) == 5
        assert "1 Ann          ◆○○ 1★ Bruja, Jinx" in rows[0]
        assert "2 Bob          ◆◆○ 0★ Bruja" in rows[1]


async def test_at_120x40_contracts_are_cards_and_the_log_is_beside_them() -> None:
    async with staged(RUNNING, LARGE) as pilot:
        page = seen(pilot.app)
        assert running(pilot).query_one(ContractCards).columns == 3
        for text in ("╭ a Bruja", "● 3 2 1 0 0", "at once, active", "Turn 4: Bob turns", "= 19"):
            assert text in page


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_click_asks_about_a_contract_or_a_player(size: tuple[int, int]) -> None:
    async with staged(RUNNING, size) as pilot:
        await pilot.click(ContractCards, offset=(3, 1))
        await pilot.pause()
        assert "captain + mademoiselle" in seen(pilot.app)
        await pilot.press("escape")
        await pilot.click("#marker-rows", offset=(3, 0))
        await pilot.pause()
        assert "1 marker left of three" in seen(pilot.app)


async def test_a_wrong_seal_keeps_the_form_and_its_text() -> None:
    """Defect 8: a slip costs one letter, not the line."""
    async with staged(Scene("x", nothing, "t s"), SMALL) as pilot:
        await pilot.press(*"1G 0G 9Z", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Form)
        assert "9Z" in told(pilot.app)
        assert pilot.app.screen.query_one(Input).value == "1G 0G 9Z"
        await pilot.press(
            "backspace", "backspace", *"-1H", "backspace", "backspace", "backspace", *"1H", "enter"
        )
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, ContractsNewScreen)
        assert screen.seals == ["1G", "0G", "1H"]


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
async def test_the_set_up_shows_the_names_and_says_which_seals_are_assumed(size: tuple[int, int]) -> None:
    async with staged(Scene("x", nothing, "t 1"), size) as pilot:
        assert "At the table: Ann" in seen(pilot.app)
        assert "Assumed seals" not in seen(pilot.app)
        await pilot.press("n", "end", *"ette", "enter")
        await pilot.pause()
        assert "At the table: Annette" in seen(pilot.app)
        await pilot.press("left", "space", "left", "space", "left", "space")
        await pilot.pause()
        assert "Assumed seals, marked ?:" in seen(pilot.app)
        assert faults(pilot.app) == []


async def test_a_seal_read_off_the_card_is_assumed_no_more(tmp_path: Path) -> None:
    app = SceneApp(str(tmp_path), SETTINGS)
    async with app.run_test(size=SMALL):
        store = app.saves.store
        assert unread_seals(store.knowledge(), ["bruja", "small-estate", "ransom"]) == [
            "small-estate",
            "ransom",
        ]
        store.change_knowledge(lambda known: {**known, "seals": {"ransom": "1L"}})
        assert unread_seals(store.knowledge(), ["ransom", "small-estate"]) == ["small-estate"]
