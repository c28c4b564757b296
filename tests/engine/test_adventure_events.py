"""Phase 0: the event deck, every event, Month's End and what follows (A3-A5, A10-A12, A17, A51)."""

from pathlib import Path

import pytest

from companion.content.books import load_book
from companion.engine.match import Match
from companion.engine.refusal import Illegal, SetupError
from tests.engine.adventure_board import board, can, do, module, part, player, task

IDLE = ("stop", "keep", "pass", "end", "draw", "decline", "buy_out")


def has(*cards: str, coins: int = 0, seat: int = 0) -> dict[str, object]:
    return {"seat": seat, "coins": coins, "display": list(cards)}


def idle(match: Match, turns: int = 1) -> None:
    """Turns in which nothing happens: reveal one card, stop, take nothing."""
    for _ in range(turns):
        before = part(match).turns
        while not match.over and part(match).turns == before:
            verbs = [each["do"] for each in match.legal()]
            wanted = next(verb for verb in IDLE if verb in verbs)
            fitting = [each for each in match.legal() if each["do"] == wanted]
            match.apply(fitting[-1])


@pytest.mark.parametrize(
    ("mode", "players", "zeros", "turns"),
    [("coop", 1, 1, 3), ("coop", 2, 1, 3), ("coop", 3, 2, 3), ("coop", 4, 3, 4),
     ("competitive", 2, 3, 5), ("competitive", 3, 4, 5), ("competitive", 4, 4, 5)],
)  # fmt: skip
def test_A3_event_deck_by_mode_and_player_count(mode: str, players: int, zeros: int, turns: int) -> None:
    match = board(mode=mode, players=players, events=())
    chronicle, tale = part(match), module(match).tale
    pile = chronicle.event_discard + chronicle.event_deck
    numbers = sorted(tale.events[event].number for event in pile)
    assert numbers == sorted([0] * zeros + ([1] if players <= 2 else []) + [2])
    assert len(pile) == turns
    assert tale.events[chronicle.event_deck[0]].number == 2
    assert len(chronicle.event_reserve) == 13 - zeros


def test_A3_each_later_month_is_one_turn_longer() -> None:
    match = board(players=1, seed=5)
    lengths, last = [], 0
    while not match.over:
        idle(match)
        if part(match).month > len(lengths) + 1 or match.over:
            lengths.append(part(match).turns - last)
            last = part(match).turns
    assert lengths == [3, 4, 5, 6]


def test_A11_the_chronicle_names_every_story_card_that_was_read() -> None:
    match = board(players=1, seed=5)
    while not match.over:
        idle(match)
    numbers = [module(match).tale.deeds[lying.task].number for lying in part(match).tasks]
    [chapter] = match.view()["result"]["campaign"]["chronicle"]  # type: ignore[index]
    assert (chapter["story"], chapter["done"]) == (numbers, [])
    assert len(numbers) > 1


def test_A4_A5_chapter_opens_with_its_first_story_card_and_its_play_cards() -> None:
    for chapter in range(1, 6):
        match = board(chapter=chapter)
        opening = load_book("salt-ledger").chapters[chapter - 1].opening
        assert [each["task"] for each in match.view()["tasks"]] == [opening]  # type: ignore[attr-defined]
        codes = match.game.rules.faces.code
        deck = [codes[card] for card in match.game.deck + match.game.players[0].coins + match.game.harbour]
        for add in load_book("salt-ledger").chapters[chapter - 1].find(opening).add or ():
            assert deck.count(add.card) == add.count


def test_A10_event_is_revealed_first_and_discarded() -> None:
    match = board(events=("fog",))
    assert match.view()["event"] == "fog"
    assert match.view()["events"] == {"deck": 2, "discard": ["fog"], "reserve": 12}
    assert match.view()["phase"] == "discover"


def test_A10_fog_no_ship_can_be_repelled_until_the_next_turn() -> None:
    match = board(events=("fog",), deck=["yellow.1.1", "blue.1.1"], start=[has("sailor.3.1")])
    do(match, "draw")
    assert match.view()["harbour"] == ["yellow.1.1"]
    do(match, "stop", "pass", "draw")
    assert can(match, do="repel")


def test_A10_market_day_pays_one_more_a_ship() -> None:
    match = board(events=("market-day",), deck=["yellow.1.1"], start=[has()])
    do(match, "draw", "stop", {"do": "take", "card": "yellow.1.1"})
    assert player(match)["coins"] == 2


def test_A10_market_day_leaves_items_alone() -> None:
    match = board(events=("market-day",), deck=["ares.2.1.herbs"], start=[has()])
    do(match, "draw", "stop", {"do": "take", "card": "ares.2.1.herbs", "as": "item"})
    assert player(match)["coins"] == 0


def test_A10_hiring_fair_costs_one_less_for_one_turn() -> None:
    match = board(events=("hiring-fair",), deck=["sailor.3.1", "sailor.3.1"], start=[has(coins=4)])
    do(match, "draw", "stop", {"do": "take", "card": "sailor.3.1"})
    assert (player(match)["display"], player(match)["coins"]) == (["sailor.3.1"], 2)
    do(match, "draw", "stop")
    assert player(match)["coins"] == 2
    assert match.view()["event"] == "months-end"


def test_A10_quarantine_only_the_active_player_takes() -> None:
    match = board(players=2, events=("quarantine",), deck=["yellow.1.1", "sailor.3.1"],
                  start=[has(coins=3), has(seat=1, coins=9)])  # fmt: skip
    do(match, "draw", "draw", "stop", {"do": "take", "card": "yellow.1.1"})
    assert match.view()["active"] == 1


def test_A10_birthday_no_fee() -> None:
    match = board(players=2, events=("birthday",), deck=["yellow.1.1"], start=[has(), has(seat=1)])
    do(match, "draw", "stop", "pass", {"do": "take", "card": "yellow.1.1"})
    assert (player(match, 0)["coins"], player(match, 1)["coins"]) == (0, 1)


def test_A17_fee_is_still_paid_in_coop() -> None:
    match = board(players=2, deck=["yellow.1.1"], start=[has(), has(seat=1)])
    do(match, "draw", "stop", "pass", {"do": "take", "card": "yellow.1.1"})
    assert (player(match, 0)["coins"], player(match, 1)["coins"]) == (1, 0)


def test_A17_solo_is_always_active_and_gets_every_tax_bonus() -> None:
    match = board(deck=["tax.swords", "tax.vp", "tax.audit"], start=[has()], chapter=5)
    do(match, "draw", "draw", "draw")
    assert player(match)["coins"] == 1 + 1 + 2
    assert match.to_act == 0


def test_A10_bounty_pays_for_repelled_ships() -> None:
    match = board(events=("bounty",), deck=["yellow.1.1"], start=[has("sailor.3.1")])
    do(match, "draw", "repel")
    assert player(match)["coins"] == 1


def test_B4_a_repelled_ship_lies_on_the_discard_pile_before_an_event_pays_for_it() -> None:
    """Both piles are empty otherwise: the ship itself becomes the coin."""
    match = board(events=("bounty",), deck=["yellow.1.1"], start=[has("sailor.3.1")])
    do(match, "draw")
    match.game.deck, match.game.discard = [], []
    told = do(match, "repel")
    assert player(match)["coin_cards"] == ["yellow.1.1"]
    assert {"event": "event_coins", "seat": 0, "coins": 1} in told


def test_A10_curfew_ends_discovering_with_the_fourth_card() -> None:
    match = board(events=("curfew",), deck=["sailor.3.1"] * 4, start=[has(coins=3)])
    do(match, *["draw"] * 4)
    assert match.view()["phase"] == "trade"


def test_A10_dead_calm_no_stopping_before_three_cards() -> None:
    match = board(events=("dead-calm",), deck=["sailor.3.1"] * 3, start=[has()])
    do(match, "draw", "draw")
    assert not can(match, do="stop")
    do(match, "draw")
    assert can(match, do="stop")


def test_A10_collector_taxes_at_once_and_task_50_is_asked() -> None:
    match = board(events=("collector",), start=[has(coins=11)], chapter=5)
    assert player(match)["coins"] == 6
    assert match.view()["pending"] == {"ask": "task", "seat": 0, "rule": "A16", "task": "50"}
    assert player(board(events=("collector",), start=[has(coins=10)]))["coins"] == 5
    assert player(board(events=("collector",), start=[has(coins=9)]))["coins"] == 9


def test_A10_lantern_is_a_lookout_for_this_turn() -> None:
    match = board(events=("lantern",))
    do(match, "look", {"do": "put_back", "place": 0})
    with pytest.raises(Illegal) as refusal:
        do(match, "look")
    assert refusal.value.rule == "A21"


def test_A10_insurance_pays_for_a_bust() -> None:
    match = board(events=("insurance",), deck=["yellow.1.1", "yellow.1.1"], start=[has()])
    do(match, "draw", "draw")
    assert player(match)["coins"] >= 3


def test_A10_press_gang_lends_two_swords_until_the_turn_is_over() -> None:
    match = board(events=("press-gang", "fog"), deck=["blue.2.2"], start=[has()])
    assert player(match)["swords"] == 2
    do(match, "draw", "repel", "stop")
    assert match.view()["event"] == "fog"
    assert player(match)["swords"] == 0


def test_A10_open_house_one_card_more() -> None:
    match = board(events=("open-house",), deck=["yellow.1.1", "blue.1.1"], start=[has()])
    do(match, "draw", "draw", "stop")
    assert match.view()["takes_left"] == 2


def test_A10_widows_purse_pays_and_honours_expeditions() -> None:
    match = board(events=("widows-purse",), deck=["sailor.3.1", "expedition.SS"], heroes=["scott"],
                  start=[has("settler.4.1", "settler.4.1")])  # fmt: skip
    assert player(match)["coin_cards"] == ["sailor.3.1"]
    do(match, "draw", {"do": "claim", "expedition": "expedition.SS", "with": ["settler.4.1", "settler.4.1"]})
    assert player(match)["crowns"] == 1


def test_every_event_of_the_original_campaign_has_a_test_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for event in load_book("salt-ledger").events:
        assert event.number > 1 or f'"{event.id}"' in text


def test_A11_fixed_next_card() -> None:
    match = board()
    idle(match, 2)
    assert [each["task"] for each in match.view()["tasks"]] == ["10", "11"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("done", "card"), [([0], "13"), ([], "12")])
def test_A11_tick_or_cross_by_whether_anyone_completed_the_task(done: list[int], card: str) -> None:
    match = board(tasks=["10", "11"])
    part(match).tasks[0].done = done
    idle(match, 2)
    assert [each["task"] for each in match.view()["tasks"]][-1] == card  # type: ignore[attr-defined]


@pytest.mark.parametrize(("mode", "card"), [("coop", "28a"), ("competitive", "28b")])
def test_A11_fist_and_handshake_lines(mode: str, card: str) -> None:
    match = board(players=2, mode=mode, chapter=2, tasks=["20", "22", "24"])
    idle(match, 2 if mode == "coop" else 4)
    assert [each["task"] for each in match.view()["tasks"]][-1] == card  # type: ignore[attr-defined]


def test_A11_new_play_cards_are_shuffled_into_the_deck() -> None:
    match = board()
    box = len(part(match).box)
    idle(match, 2)
    assert len(part(match).box) == box - 2


def test_A12_known_events_repeat_behind_the_new_one_and_the_player_goes_on() -> None:
    match = board(events=("insurance", "widows-purse"))
    idle(match, 2)
    chronicle, tale = part(match), module(match).tale
    assert match.view()["event"] == "months-end"
    order = [tale.events[event].id for event in chronicle.event_deck[::-1]]
    assert order[1:] == ["insurance", "widows-purse", "months-end"]
    assert tale.events[chronicle.event_deck[-1]].number == 0
    assert (len(chronicle.event_reserve), chronicle.month) == (11, 2)
    assert can(match, do="draw")


def test_A12_empty_reserve_adds_nothing() -> None:
    match = board(events=("insurance", "widows-purse"))
    part(match).event_reserve.clear()
    idle(match, 2)
    assert len(part(match).event_deck) == 3


def test_A51_each_player_may_buy_a_marker_off_in_turn_order() -> None:
    match = board(players=2, mode="competitive", heroes=["jean", "samuel"],
                  start=[has(coins=8), has(seat=1, coins=8)],
                  events=("insurance", "fog", "quarantine", "curfew"))  # fmt: skip
    for seat in (0, 1):
        match.game.players[seat].coins = [match.game.deck.pop() for _ in range(9)]
    idle(match, 4)
    pending = match.view()["pending"]
    assert isinstance(pending, dict)
    assert (pending["ask"], pending["coins"], match.to_act) == ("buy_out", 8, 0)
    coins = int(str(player(match, 0)["coins"]))
    do(match, {"do": "buy_out", "pay": True})
    assert player(match, 0)["coins"] == coins - 8
    assert (player(match, 0)["open"], player(match, 0)["swords"]) == (["ability"], 1)
    assert match.to_act == 1
    do(match, {"do": "buy_out", "pay": False})
    assert (player(match, 1)["open"], match.to_act) == ([], 0)
    assert task(match, "10")["done"] == []


def test_events_of_a_set_up_are_checked() -> None:
    with pytest.raises(SetupError, match="events_long"):
        board(events=("fog", "curfew", "lantern"))
    with pytest.raises(SetupError, match="events event="):
        board(events=("months-end",))
