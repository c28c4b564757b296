"""Tasks: who may complete them, when, for what and what they open (A13, A14, A15, A16, A30, A31)."""

import pytest

from companion.engine.flow import settle
from companion.engine.modules.adventure.crowns import move_crowns
from companion.engine.modules.adventure.tale import Deed
from companion.engine.refusal import Illegal
from tests.engine.adventure_board import (
    board,
    can,
    complete,
    do,
    module,
    open_spaces,
    part,
    player,
    progress,
    task,
)


def has(*cards: str, coins: int = 0, seat: int = 0) -> dict[str, object]:
    return {"seat": seat, "coins": coins, "display": list(cards)}


def printed(number: str) -> Deed:
    """What a task of the original campaign asks for and brings, as its book has it."""
    tale = module(board(chapter=int(number[0]))).tale
    return tale.deeds[tale.index[number]]


def test_A13_minus_means_discard_and_none_means_have() -> None:
    match = board(tasks=["13"], start=[has("priest.4.1", coins=6)])
    do(match, complete("13"))
    assert player(match)["coins"] == 6 - 4 + printed("13").first_coins
    assert player(match)["display"] == ["priest.4.1"]
    assert task(match, "13")["done"] == [0]


def test_A13_each_player_each_task_once() -> None:
    match = board(tasks=["17"], start=[has(coins=12)])
    do(match, complete("17"))
    with pytest.raises(Illegal, match="task_done") as refusal:
        do(match, complete("17"))
    assert refusal.value.rule == "A13"


def test_A13_spaces_open_from_the_left() -> None:
    match = board(chapter=2, tasks=["20", "24", "28a", "27"], heroes=["samuel"],
                  start=[has("trader-red.3.1", "ares.2.1.herbs", coins=30)])  # fmt: skip
    do(match, complete("20"))
    assert player(match)["open"] == ["ability"]
    do(match, complete("24"))
    assert player(match)["trophy"] is True
    crowns = int(str(player(match)["crowns"])) + printed("28a").crowns
    do(match, complete("28a"))
    assert player(match)["crowns"] == crowns + 1
    do(match, complete("27", "ares.2.1.herbs"))
    assert player(match)["crowns"] == crowns + 1 + printed("27").crowns + printed("27").first_crowns + 3
    assert player(match)["hero_markers"] == 0


def test_A13_four_tasks_are_the_most() -> None:
    match = board(tasks=["17"], start=[has(coins=9)])
    open_spaces(match, 0, 4)
    with pytest.raises(Illegal) as refusal:
        do(match, complete("17"))
    assert refusal.value.reason == "no_hero_marker"


def test_A13_passive_player_may_complete_in_the_own_taking() -> None:
    match = board(players=2, tasks=["17"], deck=["sailor.3.1"], start=[has(seat=0), has(seat=1, coins=9)])
    do(match, "draw", "stop")
    assert match.to_act == 1
    do(match, complete("17"))
    assert task(match, "17")["done"] == [1]


def test_A14_first_finisher_gets_the_small_reward_everyone_the_crowns() -> None:
    price, crowns, first = printed("24").price, printed("24").crowns, printed("24").first_coins
    purses = [has(coins=price), has(seat=1, coins=price + 2)]
    deck = ["governor.8.0"] * (first + 1)
    match = board(players=2, tasks=["24"], chapter=2, deck=deck, start=purses)
    do(match, complete("24"))
    assert (player(match, 0)["coins"], player(match, 0)["crowns"]) == (first, crowns)
    do(match, "draw", "stop", complete("24"))
    assert task(match, "24")["done"] == [0, 1]
    assert (player(match, 1)["coins"], player(match, 1)["crowns"]) == (2, crowns)


def test_A14_once_a_crown_is_the_first_reward() -> None:
    match = board(chapter=2, tasks=["27"], start=[has("ares.2.1.herbs", coins=printed("27").price)])
    do(match, complete("27", "ares.2.1.herbs"))
    assert player(match)["crowns"] == printed("27").crowns + 1
    assert player(match)["coins"] == 0


@pytest.mark.parametrize(
    ("crowns", "vp"), [(0, 0), (1, 0), (2, 1), (6, 2), (7, 3), (10, 4), (14, 5), (18, 6), (40, 6)]
)
def test_A15_vp_equal_the_last_shield_reached(crowns: int, vp: int) -> None:
    match = board()
    move_crowns(match.game, module(match).tale, part(match), 0, crowns)
    assert player(match)["vp"] == vp
    move_crowns(match.game, module(match).tale, part(match), 0, -50)
    assert (player(match)["vp"], player(match)["crowns"]) == (0, 0)


def test_A15_spending_needs_having() -> None:
    match = board(chapter=4, tasks=["45"], start=[has(coins=30)])
    assert not can(match, do="complete", task="45")
    open_spaces(match, 0, 3)
    assert not can(match, do="complete", task="45")
    match = board(chapter=4, tasks=["45"], start=[has(coins=30)])
    move_crowns(match.game, module(match).tale, part(match), 0, 2)
    settle(match.game)
    do(match, complete("45"))
    assert player(match)["crowns"] == printed("45").crowns


def test_A16_others_can_wait_but_these_are_asked_at_once() -> None:
    match = board(chapter=3, tasks=["33"])
    with pytest.raises(Illegal) as refusal:
        do(match, complete("33"))
    assert (refusal.value.rule, refusal.value.reason) == ("A16", "task_moment")


def test_A30_10_discards_two_ares_ships_of_the_players_choice() -> None:
    match = board(tasks=["10"], start=[has("ares.2.1.herbs", "ares.4.1.herbs", "ares.3.1.book")])
    assert sum(each["do"] == "complete" for each in match.legal()) == 3
    do(match, complete("10", "ares.3.1.book", "ares.2.1.herbs"))
    assert player(match)["items"] == ["ares.4.1.herbs"]


def test_A30_13_needs_a_priest_and_no_jack_will_do() -> None:
    assert not can(board(tasks=["13"], start=[has("jack.6.1", coins=9)]), do="complete")
    assert not can(board(tasks=["13"], start=[has("priest.4.1", coins=3)]), do="complete")


def test_A30_15_discards_two_ares_ships_and_shows_two_swords() -> None:
    ships = ("ares.2.1.herbs", "ares.3.1.book")
    assert not can(board(tasks=["15"], start=[has(*ships, "sailor.3.1")]), do="complete")
    match = board(tasks=["15"], start=[has(*ships, "pirate.5.1")])
    do(match, complete("15", *ships))
    assert player(match)["items"] == []


def test_A30_30_an_expedition_in_the_display() -> None:
    match = board(chapter=3, tasks=["30"], start=[has("expedition.CC")])
    do(match, complete("30"))
    assert player(match)["display"] == ["expedition.CC"]
    assert not can(board(chapter=3, tasks=["30"]), do="complete")


FOUR = ["yellow.1.1", "blue.1.1", "green.1.2", "red.1.1"]


def test_A30_33_four_colours_are_asked_at_once_and_a_no_lasts_the_turn() -> None:
    match = board(chapter=3, tasks=["33"], deck=[*FOUR, "black.2.1"])
    do(match, *["draw"] * 4)
    assert match.view()["pending"] == {"ask": "task", "seat": 0, "rule": "A16", "task": "33"}
    do(match, {"do": "decline", "task": "33"}, "draw")
    assert match.view()["pending"] is None
    match = board(chapter=3, tasks=["33"], deck=FOUR)
    do(match, *["draw"] * 4, complete("33"))
    assert task(match, "33")["done"] == [0]
    assert match.view()["phase"] == "discover"


def test_A30_33_is_for_the_active_player_only() -> None:
    match = board(chapter=3, players=2, tasks=["33"], deck=FOUR)
    do(match, *["draw"] * 4, {"do": "decline", "task": "33"}, "stop", "pass")
    assert match.to_act == 1
    assert not can(match, do="complete")


def test_A30_34_costs_five_coins() -> None:
    match = board(chapter=3, tasks=["34"], deck=FOUR, start=[has(coins=4)])
    do(match, *["draw"] * 4)
    assert match.view()["pending"] is None
    match = board(chapter=3, tasks=["34"], deck=FOUR, start=[has(coins=5)])
    do(match, *["draw"] * 4, complete("34"))
    assert player(match)["coins"] == 1


def test_A30_40_three_persons_of_printed_cost_three_or_less() -> None:
    cheap = ("sailor.3.1", "trader-red.3.1", "trader-green.3.1")
    assert can(board(chapter=4, tasks=["40"], start=[has(*cheap)]), do="complete", task="40")
    discounted = ("sailor.3.1", "trader-red.3.1", "settler.4.1", "mademoiselle.7.2")
    assert not can(board(chapter=4, tasks=["40"], start=[has(*discounted)]), do="complete")


def test_A30_41_discards_herbs_and_bread() -> None:
    match = board(chapter=4, tasks=["41"], start=[has("ares.2.1.herbs", "yellow.2.2.bread", "ares.3.1.book")])
    do(match, complete("41", "yellow.2.2.bread", "ares.2.1.herbs"))
    assert player(match)["items"] == ["ares.3.1.book"]


def test_A30_50_everyone_who_lost_coins_to_a_tax_is_asked_active_first() -> None:
    match = board(chapter=5, players=3, tasks=["50"], deck=["tax.vp"],
                  start=[has(coins=12), has(seat=1, coins=3), has(seat=2, coins=14)])  # fmt: skip
    do(match, "draw")
    assert match.to_act == 0
    do(match, {"do": "decline", "task": "50"})
    assert match.to_act == 2
    do(match, complete("50"))
    assert task(match, "50")["done"] == [2]
    assert match.to_act == 0


def test_A16_A30_50_every_tax_of_a_turn_asks_again() -> None:
    """Only what the harbour decides is asked once a turn. The sailor becomes the first tax's bonus coin."""
    match = board(chapter=5, tasks=["50"], deck=["tax.vp", "sailor.3.1", "tax.swords"], start=[has(coins=24)])
    do(match, "draw", {"do": "decline", "task": "50"}, "draw")
    assert match.view()["pending"] == {"ask": "task", "seat": 0, "rule": "A16", "task": "50"}


def test_A31_51_stop_after_the_fourth_card_pay_five_and_take_one_fewer() -> None:
    harbour = ["sailor.3.1", "yellow.1.1", "blue.1.1", "settler.4.1"]
    match = board(chapter=5, tasks=["51"], deck=harbour, start=[has(coins=6)])
    do(match, *["draw"] * 4, "stop")
    assert match.view()["pending"] == {"ask": "task", "seat": 0, "rule": "A16", "task": "51"}
    heard = do(match, complete("51"))
    assert task(match, "51")["done"] == [0]
    assert {"event": "taking", "seat": 0, "takes": 0} in heard


@pytest.mark.parametrize("cards", [3, 5])
def test_A31_51_needs_exactly_four_cards(cards: int) -> None:
    harbour = ["sailor.3.1", "yellow.1.1", "blue.1.1", "settler.4.1", "sailor.3.1"][:cards]
    match = board(chapter=5, tasks=["51"], deck=harbour, start=[has(coins=6)])
    do(match, *["draw"] * cards, "stop")
    assert match.view()["pending"] is None


def test_A31_52_upper_space_first_then_completed_in_a_later_turn() -> None:
    match = board(chapter=5, tasks=["52"], events=("insurance", "widows-purse"), heroes=["samuel"],
                  deck=["governor.8.0"], start=[has(coins=0)])  # fmt: skip
    do(match, "draw", "stop", complete("52"))
    assert progress(match, "52") == ([], [0])
    assert (player(match)["hero_markers"], player(match)["open"]) == (3, [])
    match.game.deck.append(match.game.rules.faces.number["governor.8.0"])
    do(match, "draw", "stop", complete("52"))
    assert progress(match, "52") == ([0], [])
    assert player(match)["open"] == ["ability"]


def test_A31_52_its_marker_unlocks_its_own_space_only_on_completion() -> None:
    match = board(
        chapter=5, tasks=["52", "55"], deck=["governor.8.0"], heroes=["samuel"], start=[has(coins=8)]
    )
    do(match, "draw", "stop", complete("52"))
    do(match, complete("55"))
    assert player(match)["open"] == ["trophy"]


def test_A22_neither_a_heros_sword_nor_a_lent_one_counts_for_a_task() -> None:
    ships = ("ares.2.1.herbs", "ares.3.1.book")
    assert not can(board(tasks=["15"], events=("press-gang",), start=[has(*ships)]), do="complete")
    jean = board(tasks=["15"], heroes=["jean"], start=[has(*ships, "sailor.3.1")])
    open_spaces(jean, 0, 1)
    assert player(jean)["swords"] == 2
    assert not can(jean, do="complete")
