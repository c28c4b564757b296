"""Part A read again by an outsider: long months, mixed modules, and what a campaign keeps to its very end."""

import json
from itertools import pairwise
from typing import Any

import pytest

from companion.content.books import load_book
from companion.engine.flow import settle
from companion.engine.match import Match
from companion.engine.modules.adventure.events import end_chapter
from companion.engine.refusal import SetupError, SetupShapeError
from companion.protocol import Conversation, play_out
from tests.engine.adventure_board import board, can, complete, do, module, open_spaces, part, player, task

Json = dict[str, object]
NUMBER = {event.id: event.number for event in load_book("salt-ledger").events}
FOUR = ["yellow.1.1", "blue.1.1", "green.1.2", "red.1.1"]
TWO_GAMBLERS = ["gambler.4.1", "gambler.6.2"]


def has(*cards: str, coins: int = 0, seat: int = 0) -> Json:
    return {"seat": seat, "coins": coins, "display": list(cards)}


def mixed(modules: list[str], deck: list[str], start: list[Json], **campaign: object) -> Match:
    """A chapter mixed with other modules (A1); one player unless `start` names two."""
    heroes = ["jean", "scott"][: len(start)]
    quiet = {"heroes": heroes, "events": ["insurance", "fog"]}
    setup: Json = {"game": "adventure", "mode": "coop", "seed": 1, "players": ["a", "b"][: len(start)]}
    return Match.new(setup | {"modules": modules, "deck": deck, "start": start, "campaign": quiet | campaign})


def months(mode: str, players: int, most: int) -> list[list[str]]:
    """The events of whole months, heard through the protocol while nobody tries to win."""
    desk = Conversation()

    def ask(**request: object) -> Any:
        answer = json.loads(desk.answer(json.dumps(request).encode()))
        assert answer["ok"], answer
        return answer

    names = [f"P{seat}" for seat in range(players)]
    campaign = {"chapter": 3, "heroes": ["samuel", "scott", "grace", "landman"][:players]}
    answer = ask(cmd="new", game="adventure", mode=mode, players=names, seed=players, campaign=campaign)
    handle = answer["game"]
    heard = [answer["state"]["event"]]
    while heard.count("months-end") < most and answer["state"]["result"] is None:
        answer = ask(cmd="apply", game=handle, action=dull(answer["legal"]))
        heard += [each["name"] for each in answer["events"] if each["event"] == "event"]
    ends = [place + 1 for place, name in enumerate(heard) if name == "months-end"]
    return [heard[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def dull(legal: list[Json]) -> Json:
    """The action of somebody who wants nothing: no cards, no tasks, no markers bought off."""
    order = ("stop", "pass", "keep", "end", "decline", "draw")
    wanted = [each for verb in order for each in legal if each["do"] == verb]
    return wanted[0] if wanted else legal[-1]


@pytest.mark.parametrize(
    ("mode", "players", "first"),
    [("coop", 1, 3), ("coop", 2, 3), ("coop", 3, 3), ("coop", 4, 4),
     ("competitive", 2, 5), ("competitive", 3, 5), ("competitive", 4, 5)],
)  # fmt: skip
def test_A3_A12_months_grow_by_one_and_repeat_the_known_order_until_the_reserve_is_empty(
    mode: str, players: int, first: int
) -> None:
    heard = months(mode, players, 15)
    assert len(heard) == (4 if mode == "coop" else 15)
    assert len(heard[0]) == first
    assert ("widows-purse" in heard[0]) is (players <= 2)
    for before, month in pairwise(heard):
        zeros = [name for name in before if NUMBER[name] == 0]
        new = month[: len(month) - len(before)]
        assert month[len(new) :] == before
        assert len(new) == (1 if len(zeros) < 13 else 0)
        assert all(NUMBER[name] == 0 and name not in before for name in new)


def test_A40_no_new_month_begins_after_the_end_check() -> None:
    match = board(tasks=["16"], events=("insurance", "fog"))
    while not match.over:
        verbs = {str(each["do"]): each for each in match.legal()}
        do(match, next(verbs[verb] for verb in ("stop", "pass", "keep", "end", "draw") if verb in verbs))
    assert (match.view()["month"], match.view()["events"]["reserve"]) == (1, 12)  # type: ignore[index]


def test_A21_the_choices_of_a_lookout_tell_nobody_that_two_cards_are_equal() -> None:
    top = ["sailor.3.1", "sailor.3.1", "priest.4.1"]
    match = board(players=2, deck=top, start=[has("lookout.3.1")])
    do(match, "look")
    assert match.legal() == [{"do": "put_back", "place": place} for place in range(3)]
    do(match, {"do": "put_back", "place": 1})
    assert match.view()["deck_order"][0] == "sailor.3.1"  # type: ignore[index]
    assert match.view()["discard_pile"] == ["priest.4.1", "sailor.3.1"]


def test_A10_G3_curfew_leaves_no_second_gamble() -> None:
    deck, start = ["sailor.3.1"] * 4, [has(*TWO_GAMBLERS, coins=9)]
    match = mixed(["gambler"], deck, start, events=["curfew", "fog"])
    do(match, "gamble")
    assert (match.view()["phase"], match.view()["takes_left"]) == ("trade", 2)
    match = mixed(["gambler"], deck, start)
    do(match, "gamble")
    assert can(match, do="gamble")


def test_A16_G1_gambled_colours_are_asked_for_after_the_fourth_card_and_not_after_a_bust() -> None:
    match = mixed(["gambler"], FOUR, [has("gambler.4.1", coins=3)], chapter=3)
    part(match).tasks[0].task = module(match).tale.index["33"]
    do(match, "gamble", complete("33"))
    assert task(match, "33")["done"] == [0]
    match = mixed(["gambler"], [*FOUR, "red.1.1"], [has("gambler.4.1", coins=3)], chapter=3)
    part(match).tasks[0].task = module(match).tale.index["33"]
    do(match, "draw", "gamble")
    assert task(match, "33")["done"] == []
    assert match.view()["pending"] is None


def test_A30_G1_a_tax_in_a_gamble_is_asked_about_after_the_fourth_card() -> None:
    deck = ["tax.vp", "sailor.3.1", "yellow.1.1", "blue.1.1"]
    match = mixed(["gambler"], deck, [has("gambler.4.1", coins=12)], chapter=5)
    do(match, "gamble")
    assert match.view()["pending"] == {"ask": "task", "seat": 0, "rule": "A16", "task": "50"}
    assert len(match.view()["harbour"]) == 3  # type: ignore[arg-type]
    do(match, complete("50"))
    assert task(match, "50")["done"] == [0]


@pytest.mark.parametrize("item", [True, False])
def test_A20_U3_a_wholesaler_tucks_the_ship_that_is_traded_and_leaves_the_item_alone(item: bool) -> None:
    bread = "green.2.2.bread"
    match = mixed(["underway-mix"], [bread], [has("wholesaler-green.6.2")], cards={bread: 1})
    action: Json = {"do": "take", "card": bread} | ({"as": "item"} if item else {})
    do(match, "draw", "stop", action)
    assert (player(match)["items"], player(match)["tucked"]) == (([bread], []) if item else ([], [bread]))


def test_A17_C5_nobody_is_chosen_for_a_gift_in_a_solo_chapter() -> None:
    match = mixed(["contract-cards"], ["yellow.4.3+1"], [has()])
    do(match, "draw", "stop", {"do": "take", "card": "yellow.4.3+1"})
    assert player(match)["coins"] == 3


def test_A31_52_the_last_marker_may_wait_on_the_upper_space_and_still_complete_the_task() -> None:
    match = board(chapter=5, tasks=["52"], deck=["governor.8.0"], start=[has()])
    open_spaces(match, 0, 3)
    do(match, "draw", "stop", complete("52"))
    assert (player(match)["hero_markers"], task(match, "52")["upper"]) == (0, [0])
    crowns = int(str(player(match)["crowns"]))
    match.game.deck.append(match.game.rules.faces.number["governor.8.0"])
    do(match, "draw", "stop", complete("52"))
    deed = module(match).tale.deeds[module(match).tale.index["52"]]
    assert player(match)["crowns"] == crowns + 3 + deed.crowns
    assert task(match, "52")["done"] == [0]


def test_A50_A51_a_trophy_bought_at_months_end_announces_the_end() -> None:
    match = board(players=2, mode="competitive", heroes=["samuel", "scott"],
                  events=("insurance", "fog", "quarantine", "curfew"),
                  start=[has("expedition.CCS", "expedition.PPS", "governor.8.0", coins=40)])  # fmt: skip
    open_spaces(match, 0, 1)
    match.game.score(0, 12 - match.game.players[0].vp)
    settle(match.game)
    while match.view()["event"] != "months-end":
        do(match, dull(match.legal()))
    assert match.view()["final_round"] is False
    do(match, {"do": "buy_out", "pay": True})
    assert match.view()["final_round"] is True
    while not match.over:
        do(match, dull(match.legal()))
    assert match.view()["result"]["winners"] == [0]  # type: ignore[index]
    assert part(match).turns == 6


@pytest.mark.parametrize(("losses", "flawless"), [(0, True), (2, False)])
def test_A41_A60_a_won_campaign_stays_won_and_flawless_after_it(losses: int, flawless: bool) -> None:
    match = board(players=2, chapter=5, tasks=["55"], losses=losses)
    part(match).tasks[0].done = [0]
    module(match).tale.goal_markers = module(match).tale.goal_vp = 0
    end_chapter(match.game, module(match).tale, part(match))
    for _ in range(2):
        carried = match.view()["result"]["campaign"]  # type: ignore[index]
        assert (carried["won"], carried["flawless"], carried["losses"]) == (True, flawless, losses)
        after: Json = {"game": "adventure", "players": ["a", "b"], "seed": 1, "campaign": carried}
        match = Match.new(after)
        play_out(match, ["trader", "trader"])


@pytest.mark.parametrize("key", ["won", "flawless"])
def test_A41_won_and_flawless_are_true_or_false(key: str) -> None:
    with pytest.raises(SetupShapeError, match="wanted=flag"):
        board(**{key: 1})


def test_A41_play_cards_of_a_lost_chapter_stay_and_are_not_added_twice() -> None:
    match = board()
    end_chapter(match.game, module(match).tale, part(match))
    carried = match.view()["result"]["campaign"]  # type: ignore[index]
    again = Match.new({"game": "adventure", "mode": "coop", "players": ["a"], "seed": 2, "campaign": carried})
    do(again, again.legal()[0])
    state: Any = again.view()
    cards = state["deck_order"] + state["players"][0]["coin_cards"]
    assert [cards.count(code) for code in carried["cards"]] == list(carried["cards"].values())
    hero = next(each for each in load_book("salt-ledger").heroes if each.id == state["players"][0]["hero"])
    widow = state["event"] == "widows-purse"
    assert state["players"][0]["coins"] == hero.coins + 3 + widow


def test_A50_B32_the_variant_of_the_base_games_end_is_refused() -> None:
    setup: Json = {"game": "adventure", "players": ["a", "b"], "seed": 1}
    with pytest.raises(SetupError, match="adventure_expedition"):
        Match.new(setup | {"options": {"end_needs_expedition": True}})
