"""Play cards and heroes of the adventure (A20-A22)."""

from pathlib import Path

import pytest

from companion.content.books import load_book
from companion.engine.flow import settle
from companion.engine.refusal import Illegal
from tests.engine.adventure_board import board, can, complete, do, open_spaces, part, player

HERBS = "ares.2.1.herbs"


def has(*cards: str, coins: int = 0, seat: int = 0) -> dict[str, object]:
    return {"seat": seat, "coins": coins, "display": list(cards)}


def take(card: str, item: bool = False) -> dict[str, object]:
    return {"do": "take", "card": card} | ({"as": "item"} if item else {})


def test_A20_six_colours_allow_four_cards() -> None:
    ships = ["yellow.1.1", "blue.1.1", "green.1.2", "red.1.1", "black.2.1", HERBS]
    match = board(deck=ships, start=[has()])
    do(match, *["draw"] * 6, "stop")
    assert match.view()["takes_left"] == 4


def test_A20_two_ares_ships_are_a_bust() -> None:
    match = board(deck=[HERBS, "ares.3.1.book"], start=[has()])
    heard = do(match, "draw", "draw")
    assert {"event": "bust", "seat": 0, "cards": 2} in heard


def test_A20_trade_it_for_its_coin_or_keep_it_as_the_item() -> None:
    match = board(deck=[HERBS], start=[has()])
    do(match, "draw", "stop", take(HERBS))
    assert (player(match)["coins"], player(match)["items"]) == (1, [])
    match = board(deck=[HERBS], start=[has()])
    do(match, "draw", "stop", take(HERBS, item=True))
    assert (player(match)["coins"], player(match)["crowns"], player(match)["items"]) == (0, 0, [HERBS])


def test_A20_ordinary_ships_carry_no_item() -> None:
    match = board(deck=["yellow.1.1"], start=[has()])
    do(match, "draw", "stop")
    with pytest.raises(Illegal) as refusal:
        do(match, take("yellow.1.1", item=True))
    assert (refusal.value.rule, refusal.value.reason) == ("A20", "no_item")


def test_A20_a_ship_may_pay_crowns() -> None:
    match = board(chapter=3, deck=["black.5.2c.rum"], start=[has()])
    do(match, "draw", "stop", take("black.5.2c.rum"))
    assert (player(match)["coins"], player(match)["crowns"]) == (0, 2)
    match = board(chapter=3, deck=["black.5.2c.rum"], start=[has()])
    do(match, "draw", "stop", take("black.5.2c.rum", item=True))
    assert (player(match)["coins"], player(match)["crowns"]) == (0, 0)


@pytest.mark.parametrize("item", [True, False])
def test_A20_trader_bonus_counts_either_way(item: bool) -> None:
    match = board(chapter=2, deck=["green.2.2.bread"], start=[has("trader-green.3.1")])
    do(match, "draw", "stop", take("green.2.2.bread", item))
    assert player(match)["coins"] == 1 + (0 if item else 2)


@pytest.mark.parametrize("item", [True, False])
def test_A20_adventure_captain_priest_and_settler_earn_on_ares_ships(item: bool) -> None:
    match = board(chapter=4, deck=[HERBS], start=[has("captain.5.2", "settler.5.2", "priest.4.1")])
    do(match, "draw", "stop", take(HERBS, item))
    assert player(match)["coins"] == 2 + (0 if item else 1)


def test_A20_spent_items_go_to_the_discard_pile() -> None:
    match = board(tasks=["10"], start=[has(HERBS, "ares.3.1.book")])
    do(match, complete("10", HERBS, "ares.3.1.book"))
    assert match.view()["discard_pile"] == sorted([HERBS, "ares.3.1.book"])


def test_A20_passive_taker_of_an_item_owes_the_fee_from_other_coins() -> None:
    match = board(players=2, deck=[HERBS], start=[has(), has(seat=1)])
    do(match, "draw", "stop", "pass")
    assert [each for each in match.legal() if each["do"] == "take"] == [take(HERBS)]


def test_A21_tibook_brothers_bring_swords() -> None:
    match = board(chapter=4, deck=["red.3.2"], start=[has("tibook-brother.4.1", "tibook-brother.6.2")])
    do(match, "draw", "repel")
    assert player(match)["swords"] == 3


def test_A21_lookout_looks_at_three_discards_two_and_puts_one_back() -> None:
    top = ["tax.vp", "yellow.1.1", "sailor.3.1"]
    match = board(deck=top, start=[has("lookout.3.1", coins=20)])
    do(match, "look")
    assert match.view()["pending"] == {"ask": "put_back", "seat": 0, "rule": "A21", "cards": top}
    do(match, {"do": "put_back", "place": 2})
    assert player(match)["coins"] == 20
    assert match.view()["discard_pile"] == ["tax.vp", "yellow.1.1"]
    do(match, "draw")
    assert match.view()["harbour"] == ["sailor.3.1"]


def test_A21_what_the_lookout_sees_is_secret() -> None:
    match = board(players=2, deck=["tax.vp", "yellow.1.1", "sailor.3.1"], start=[has("lookout.3.1")])
    do(match, "look")
    pending = match.view(1)["pending"]
    assert isinstance(pending, dict)
    assert "cards" not in pending
    assert "cards" in match.view(0)["pending"]  # type: ignore[operator]
    assert match.legal() == [{"do": "put_back", "place": place} for place in range(3)]
    assert match.revealed[-1] is True


def test_A21_each_lookout_once_a_turn_and_only_in_phase_1() -> None:
    top = ["sailor.3.1", "settler.4.1", "priest.4.1", "captain.4.1", "jack.6.1"]
    match = board(deck=top, start=[has("lookout.3.1", "lookout.5.2", coins=9)])
    do(match, "look", {"do": "put_back", "place": 0}, "look", {"do": "put_back", "place": 0})
    assert not can(match, do="look")
    match = board(deck=["sailor.3.1"], start=[has("lookout.3.1", coins=9)])
    do(match, "draw", "stop")
    with pytest.raises(Illegal) as refusal:
        do(match, "look")
    assert refusal.value.rule == "A21"


def test_A21_lookout_renews_a_short_deck() -> None:
    match = board(start=[has("lookout.3.1")])
    game = match.game
    game.discard += game.deck[:-1]
    game.deck = game.deck[-1:]
    do(match, "look")
    assert len(part(match).looked) == 3


def test_A21_innkeeper_full_house_brings_a_crown_each() -> None:
    match = board(chapter=3, deck=["sailor.3.1"] * 4, start=[has("innkeeper.4.1", "innkeeper.6.2", coins=3)])
    do(match, *["draw"] * 4, "stop")
    assert player(match)["crowns"] == 2
    match = board(chapter=3, deck=["sailor.3.1"] * 3 + ["yellow.1.1"], start=[has("innkeeper.4.1", coins=3)])
    do(match, *["draw"] * 4, "stop")
    assert player(match)["crowns"] == 0


def test_A21_innkeeper_buys_bread_or_rum_once_a_taking() -> None:
    goods = ("yellow.2.2.bread", "red.3.1c.rum", HERBS)
    match = board(chapter=3, deck=["yellow.1.1"], start=[has(*goods, "innkeeper.6.2")])
    assert not can(match, do="sell")
    do(match, "draw", "stop")
    sales = [each["card"] for each in match.legal() if each["do"] == "sell"]
    assert sorted(map(str, sales)) == ["red.3.1c.rum", "yellow.2.2.bread"]
    do(match, {"do": "sell", "card": "red.3.1c.rum", "innkeeper": "innkeeper.6.2"})
    assert (player(match)["coins"], player(match)["items"]) == (4, ["yellow.2.2.bread", HERBS])
    with pytest.raises(Illegal) as refusal:
        do(match, {"do": "sell", "card": "yellow.2.2.bread", "innkeeper": "innkeeper.6.2"})
    assert refusal.value.reason == "no_goods"


def test_A21_expedition_that_asks_for_an_item_takes_it_and_no_jack_stands_for_it() -> None:
    crew = ("captain.4.1", "jack.6.1", "jack.6.1")
    match = board(chapter=4, deck=["expedition.CP.herbs"], start=[has(*crew)])
    do(match, "draw")
    assert not can(match, do="claim")
    match = board(chapter=4, deck=["expedition.CP.herbs"], start=[has(*crew, HERBS)])
    do(match, "draw")
    claims = [action["with"] for action in match.legal() if action["do"] == "claim"]
    assert claims
    assert all(HERBS in claim for claim in claims), claims
    do(
        match,
        {"do": "claim", "expedition": "expedition.CP.herbs", "with": ["captain.4.1", "jack.6.1", HERBS]},
    )
    assert player(match)["items"] == []
    assert player(match)["display"] == ["jack.6.1", "expedition.CP.herbs"]


def test_A21_tax_from_sixteen_coins_and_two_to_the_fewest_vp() -> None:
    match = board(chapter=5, players=2, deck=["tax.audit"], tasks=["55"], heroes=["jean", "scott"],
                  start=[has("sailor.3.1", coins=15), has(seat=1, coins=16)])  # fmt: skip
    do(match, "draw")
    assert (player(match, 0)["coins"], player(match, 1)["coins"]) == (15, 10)


def test_A22_abilities_sleep_until_the_door_is_free() -> None:
    match = board(heroes=["jean"])
    assert player(match)["swords"] == 0
    open_spaces(match, 0, 1)
    assert player(match)["swords"] == 1


@pytest.mark.parametrize(("cards", "coins"), [(4, 2), (5, 0)])
def test_A22_grace_bust_with_four_cards_or_fewer(cards: int, coins: int) -> None:
    deck = ["sailor.3.1"] * (cards - 2) + ["yellow.1.1", "yellow.1.1"]
    match = board(heroes=["grace"], deck=deck, start=[has()], events=("fog", "insurance"))
    open_spaces(match, 0, 1)
    do(match, *["draw"] * cards)
    assert player(match)["coins"] == coins


def test_A22_jacques_two_crowns_for_an_expedition() -> None:
    match = board(heroes=["jacques"], deck=["expedition.SS"], start=[has("settler.4.1", "settler.4.1")])
    open_spaces(match, 0, 1)
    do(match, "draw", {"do": "claim", "expedition": "expedition.SS", "with": ["settler.4.1", "settler.4.1"]})
    assert player(match)["crowns"] == 2


def test_A22_jean_has_a_sword_that_repels_but_counts_for_no_task() -> None:
    match = board(heroes=["jean"], deck=["yellow.1.1"], tasks=["11"], start=[has("sailor.3.1")])
    open_spaces(match, 0, 1)
    assert player(match)["swords"] == 2
    assert not can(match, do="complete", task="11")
    do(match, "draw", "repel")


def test_A22_anna_is_a_mademoiselle_but_no_person() -> None:
    match = board(heroes=["anna"], deck=["sailor.3.1"], start=[has(coins=2)])
    open_spaces(match, 0, 1)
    do(match, "draw", "stop", take("sailor.3.1"))
    assert (player(match)["coins"], player(match)["display"]) == (0, ["sailor.3.1"])


def test_A22_ferdinand_gets_a_crown_for_ships_of_his_colour() -> None:
    colour = next(hero.colour for hero in load_book("salt-ledger").heroes if hero.id == "ferdinand")
    assert colour == "green"
    match = board(heroes=["ferdinand"], deck=["green.1.2"], start=[has()])
    open_spaces(match, 0, 1)
    do(match, "draw", "stop", take("green.1.2"))
    assert (player(match)["coins"], player(match)["crowns"]) == (2, 1)


def test_A22_landman_is_a_trader_of_his_colour() -> None:
    match = board(heroes=["landman"], deck=["blue.1.1"], start=[has()])
    open_spaces(match, 0, 1)
    do(match, "draw", "stop", take("blue.1.1"))
    assert player(match)["coins"] == 2


@pytest.mark.parametrize(("cards", "coins"), [(4, 0), (5, 1)])
def test_A22_scott_is_an_admiral_with_one_coin(cards: int, coins: int) -> None:
    match = board(heroes=["scott"], deck=["governor.8.0"] * 4 + ["admiral.9.3"], start=[has()])
    open_spaces(match, 0, 1)
    heard = do(match, *["draw"] * cards, "stop")
    assert sum(int(str(each["coins"])) for each in heard if each["event"] == "income") == coins


@pytest.mark.parametrize(("ships", "coins"), [(2, 0), (3, 1)])
def test_A22_mary_three_ships_at_the_start_of_the_taking(ships: int, coins: int) -> None:
    match = board(heroes=["mary"], deck=["yellow.1.1", "blue.1.1", "green.1.2"][:ships], start=[has()])
    open_spaces(match, 0, 1)
    heard = do(match, *["draw"] * ships, "stop")
    assert sum(int(str(each["coins"])) for each in heard if each["event"] == "income") == coins


def test_A22_samuel_two_coins_once() -> None:
    match = board(heroes=["samuel"], start=[has()])
    open_spaces(match, 0, 1)
    assert player(match)["coins"] == 2
    open_spaces(match, 0, 1)
    assert player(match)["coins"] == 2


def test_A22_fishborn_is_a_lookout() -> None:
    match = board(heroes=["fishborn"])
    assert not can(match, do="look")
    open_spaces(match, 0, 1)
    do(match, "look", {"do": "put_back", "place": 0})
    assert not can(match, do="look")


def test_A22_every_hero_has_a_test_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(f"test_A22_{hero.id}_" in text for hero in load_book("salt-ledger").heroes)


def test_A21_one_card_alone_is_nothing_to_look_at() -> None:
    match = board(start=[has("lookout.3.1")])
    game = match.game
    game.discard, game.deck = game.deck[:-2], game.deck[-2:]
    game.players[0].coins += game.discard
    game.discard = []
    settle(game)
    assert can(match, do="look")
    game.players[0].coins.append(game.deck.pop())
    settle(game)
    assert not can(match, do="look")


@pytest.mark.parametrize(
    ("hero", "ship", "crowns"),
    [("ferdinand", "green.1.2", 1), ("ferdinand", "blue.1.1", 0), ("landman", "blue.1.1", 0)],
)
def test_A22_only_ferdinand_trades_for_crowns_and_only_his_colour(hero: str, ship: str, crowns: int) -> None:
    match = board(heroes=[hero], deck=[ship])
    open_spaces(match, 0, 1)
    do(match, "draw", "stop", {"do": "take", "card": ship})
    assert player(match)["crowns"] == crowns
