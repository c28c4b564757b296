"""The base-game score sheet and the tax calculator (B17, B30-B32, U2, A21, C35)."""

from typing import Any

import pytest

from companion.table.refusal import Refused
from companion.table.score import Sheet, ranking
from companion.table.score_view import SCORE, next_step, verdict
from companion.table.tax import Payer, bills, find_tax
from companion.words.progress import progress_of


def sheet(*entries: dict[str, Any], ending: str = "plain", players: int = 3, **setup: Any) -> Sheet:
    names = ["Ann", "Bob", "Cem", "Dan", "Eve"][:players]
    return SCORE.fold({"players": names, "ending": ending, **setup}, entries)


def put(player: int | str, **values: Any) -> dict[str, Any]:
    return {"do": "set", "player": player, **values}


@pytest.mark.parametrize(("coins", "pays"), [(0, 0), (11, 0), (12, 6), (13, 6), (14, 7), (15, 7), (24, 12)])
def test_B17_from_12_coins_on_half_is_paid_rounded_down(coins: int, pays: int) -> None:
    assert bills(find_tax("tax.vp"), [Payer(coins, 0, 0)])[0].pays == pays


@pytest.mark.parametrize(("coins", "pays"), [(8, 0), (9, 1), (14, 6)])
def test_U2_the_underway_tax_takes_all_above_8(coins: int, pays: int) -> None:
    assert bills(find_tax("tax.underway"), [Payer(coins, 0, 0)])[0].pays == pays


def test_A21_the_adventure_tax_begins_at_16_and_gives_2() -> None:
    told = bills(find_tax("tax.audit"), [Payer(15, 0, 1), Payer(16, 0, 4)])
    assert [(bill.pays, bill.bonus) for bill in told] == [(0, 2), (8, 0)]


def test_B17_all_pay_first_then_the_bonus_and_all_tied_get_it() -> None:
    payers = [Payer(12, 2, 3), Payer(3, 2, 0), Payer(13, 0, 0)]
    swords = bills(find_tax("tax.swords"), payers)
    assert [(bill.pays, bill.bonus, bill.after) for bill in swords] == [(6, 1, 7), (0, 1, 4), (6, 0, 7)]
    assert [bill.bonus for bill in bills(find_tax("tax.vp"), payers)] == [0, 1, 1]
    nobody = bills(find_tax("tax.swords"), [Payer(1, 0, 1), Payer(1, 0, 1)])
    assert [bill.bonus for bill in nobody] == [1, 1]


def test_C35_alone_the_bonus_is_always_yours_after_halving() -> None:
    assert bills(find_tax("tax.swords"), [Payer(13, 0, 0)])[0].after == 8


def test_B17_the_sheet_applies_a_tax_and_tells_it() -> None:
    state = sheet(put("Ann", coins=15, vp=4), put("Bob", coins=12, vp=1), put("Cem", vp=2))
    tax = {"do": "tax", "card": "tax.vp"}
    assert SCORE.title(state, tax) == (
        "Tax: Ann pays 7 and keeps 8, Bob pays 6 and keeps 6; Bob has the fewest VP and gets 1 coin."
    )
    assert [player.coins for player in SCORE.apply(state, tax).players] == [8, 7, 3]
    with pytest.raises(Refused, match="No tax card"):
        SCORE.apply(state, {"do": "tax", "card": "tax.window"})
    with pytest.raises(Refused, match="No tax card"):
        SCORE.apply(state, {"do": "tax", "card": "sailor.3.1"})


def test_B30_the_end_is_announced_at_12_and_stands() -> None:
    assert sheet(put("Ann", vp=11)).announced is None
    state = sheet(put("Ann", vp=12), put("Ann", vp=9))
    assert state.announced == 0
    assert "last turn is Cem's" in next_step(state)
    assert "last turn is Ann's" in next_step(sheet(put("Ann", vp=12), first=1))
    assert sheet(put("Ann", vp=12), {"do": "announce", "player": None}).announced is None


def test_B30_the_next_step_names_whoever_is_nearest_the_end() -> None:
    state = sheet(put("Ann", vp=3), put("Bob", vp=7), put("Cem", vp=5))
    assert next_step(state) == "Play on: Bob needs 5 more VP to announce the end."
    level = sheet(put("Ann", vp=7), put("Bob", vp=7, expedition=True), ending="expedition")
    assert next_step(level) == "Play on: Bob needs 5 more VP to announce the end."


def test_B30_no_end_before_someone_is_there() -> None:
    with pytest.raises(Refused, match="12 VP"):
        sheet({"do": "finish"})
    over = sheet(put("Bob", vp=12), {"do": "finish"})
    with pytest.raises(Refused, match="over"):
        SCORE.apply(over, put("Ann", vp=13))
    assert "Bob wins" in next_step(over)
    assert SCORE.apply(over, {"do": "note", "text": "what a game"}) == over
    assert SCORE.title(sheet(put("Bob", vp=12)), {"do": "finish"}) == "The game ends."


def test_B31_most_vp_then_most_coins_then_shared() -> None:
    def places(*rows: tuple[int, int]) -> list[tuple[int, int, bool]]:
        state = sheet(*(put(seat, vp=vp, coins=coins) for seat, (vp, coins) in enumerate(rows)))
        return [(row.place, row.seat, row.winner) for row in ranking(state)]

    assert places((12, 1), (13, 0), (4, 9)) == [(1, 1, True), (2, 0, False), (3, 2, False)]
    assert places((12, 1), (12, 3), (4, 9)) == [(1, 1, True), (2, 0, False), (3, 2, False)]
    assert places((12, 3), (12, 3), (4, 9)) == [(1, 0, True), (1, 1, True), (3, 2, False)]


def test_B32_the_other_ending_needs_an_expedition() -> None:
    state = sheet(put("Ann", vp=15), ending="expedition")
    assert state.announced is None
    assert next_step(state) == "Play on: Ann needs 0 more VP and an expedition to announce the end."
    state = sheet(put("Ann", vp=15), put("Bob", vp=12, expedition=True), ending="expedition")
    assert state.announced == 1
    assert [(row.seat, row.may_win) for row in ranking(state)][:2] == [(1, True), (0, False)]
    assert verdict(state) == "Bob wins with 12 VP and 3 coins."
    lonely = sheet(
        put("Ann", vp=15), {"do": "announce", "player": "Ann"}, {"do": "finish"}, ending="expedition"
    )
    assert verdict(lonely) == "Nobody has an expedition, so nobody wins."


def test_B3_two_to_five_players_begin_with_3_coins() -> None:
    for players in (2, 3, 4, 5):
        assert [player.coins for player in sheet(players=players).players] == [3] * players
    for players in (0, 1):
        with pytest.raises(Refused, match="2 to 5"):
            sheet(players=players)


def test_B30_somebody_at_the_table_begins() -> None:
    with pytest.raises(Refused):
        sheet(first=3)


def test_U5_underway_ends_at_8() -> None:
    assert sheet(put("Ann", vp=8), goal=8).announced == 0


def test_numbers_below_zero_are_refused_and_change_nothing() -> None:
    state = sheet(put("Ann", coins=2))
    with pytest.raises(Refused, match="cannot have -1 coins"):
        SCORE.apply(state, {"do": "add", "player": "Ann", "coins": -3})


def test_the_sheet_in_lines() -> None:
    told = SCORE.lines(sheet(put("Bob", vp=5, expedition=True), ending="expedition"))
    assert told[0].startswith("1 Bob")
    assert "expedition" in told[0]
    assert "cannot win" in told[1]
    assert progress_of("score", SCORE.summary(sheet(put("Cem", vp=2)))) == "score sheet, Cem leads with 2 VP"


def test_B17_a_tax_is_told_in_words_whoever_pays_and_gets() -> None:
    """Nobody pays; several tie for the bonus; the swords' tax says so."""
    state = sheet(put("Ann", swords=2), put("Bob", swords=2))
    told = SCORE.title(state, {"do": "tax", "card": "tax.swords"})
    assert told == "Tax: nobody pays; Ann and Bob have the most swords and get 1 coin each."


def test_an_entry_says_what_changed_and_what_it_makes_now() -> None:
    state = sheet(put("Ann", vp=9, coins=3))
    assert SCORE.title(state, {"do": "add", "player": 0, "vp": 1}) == "Ann: +1 VP, now 10."
    told = SCORE.title(state, {"do": "add", "player": "Ann", "coins": -1, "swords": 2})
    assert told == "Ann: -1 coin, now 2, +2 swords, now 2."
    assert SCORE.title(state, put("Ann", vp=4, coins=1)) == "Ann has 4 VP, 1 coin."


def test_B30_the_entry_that_brings_the_end_says_so_and_only_that_one() -> None:
    state = sheet(put("Ann", vp=11))
    add = {"do": "add", "player": "Ann", "vp": 1}
    assert SCORE.title(state, add) == "Ann: +1 VP, now 12. Ann announces the end."
    assert SCORE.title(SCORE.apply(state, add), add) == "Ann: +1 VP, now 13."


def test_a_note_is_kept_in_the_log_and_changes_nothing() -> None:
    note = {"do": "note", "text": "Bob forgot his admiral"}
    assert sheet(note) == sheet()
    assert SCORE.title(sheet(), note) == "Note: Bob forgot his admiral"
    with pytest.raises(Refused, match="needs words"):
        sheet({"do": "note", "text": "  "})
