"""How a base game is set up, in the protocol's order, and what is refused (B1-B5)."""

from collections import Counter
from typing import Any

import pytest

from companion.content import load_catalogue
from companion.engine.match import Match
from companion.engine.refusal import SetupError
from tests.engine.notation import NAMES, Table, cards, check_refused_setup, setup

COLOURS = ["yellow", "blue", "green", "red", "black"]
PERSONS = {
    "trader": 10, "settler": 5, "captain": 5, "priest": 5, "jack": 3, "sailor": 10, "pirate": 3,
    "mademoiselle": 4, "jester": 5, "admiral": 6, "governor": 4,
}  # fmt: skip
TOP_OF_SEED_7 = "sailor.3.1 black.4.2 trader-yellow.5.2 yellow.1.1 priest.4.1 red.1.1"
COINS_OF_SEED_7 = ["priest.4.1 admiral.9.3 red.skull.3", "green.1.1 jester.5.1 red.3.2"]


def everything(position: str) -> Counter[str]:
    """All cards of a game that has just been set up, wherever they lie."""
    view: dict[str, Any] = Table(position).match.view()
    found = Counter(view["deck_order"] + view["expeditions"])
    for player in view["players"]:
        found.update(player["coin_cards"] + player["display"])
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B1_B2_the_deck_is_the_printed_one(players: int) -> None:
    printed = Counter({card.code: card.count for card in load_catalogue().of_set("base")})
    if players < 5:
        del printed["expedition.CPS"]
    assert everything(f"{players}p | 0: sailor CC | deck: yellow tax.vp") == printed
    assert sum(printed.values()) == (120 if players == 5 else 119)


def test_B1_60_persons_6_expeditions_4_taxes_50_ships() -> None:
    base = load_catalogue().of_set("base")
    kinds = Counter({"ship": 0, "tax": 0, "expedition": 0})
    for card in base:
        kinds[card.kind] += card.count
    ships = [kinds.pop("ship"), kinds.pop("tax"), kinds.pop("expedition")]
    assert (ships, sum(kinds.values())) == ([50, 4, 6], 60)
    assert all(sum(card.count for card in base if card.code.startswith(f"{one}.")) == 10 for one in COLOURS)
    assert [card.count for card in base if card.kind == "tax"] == [2, 2]


def test_B40_how_many_of_each_person_and_their_swords() -> None:
    base = load_catalogue().of_set("base")
    assert {kind: sum(card.count for card in base if card.kind == kind) for kind in PERSONS} == PERSONS
    traders = Counter(card.colour for card in base if card.kind == "trader" for _ in range(card.count))
    assert traders == Counter(COLOURS * 2)
    Table("2p | 0: sailor sailor.5.2 sailor.7.3 | 1: pirate pirate.7.2 pirate.9.3").checks(
        "swords 3 6; vp 6 6"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B3_everyone_starts_with_3_coins(players: int) -> None:
    game = Table(f"{players}p").checks(
        f"coins {'3 ' * players}; vp {'0 ' * players}; deck {119 - 3 * players}; discard 0"
    )
    game.checks(
        "active 0; to_act 0; round 1; phase discover; harbour -; final_round no; result -; revision 0"
    )
    assert [player["name"] for player in game.match.view()["players"]] == NAMES[:players]


def test_B2_the_special_expedition_is_never_a_coin_and_may_be_owned_from_the_start() -> None:
    Table("5p").checks("expeditions CPS")
    Table("5p | 3: CPS").checks("expeditions -; vp 0 0 0 5 0; display.3 CPS")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_B5_any_seat_may_start(seat: int) -> None:
    Table(f"3p | start_player {seat}").checks(f"active {seat}; to_act {seat}; start_player {seat}; round 1")


def test_B5_a_random_start_player_comes_from_the_seed() -> None:
    starts = [
        Table(f"4p | seed {seed} | start_player random").match.view()["start_player"] for seed in range(40)
    ]
    again = [Table(f"4p | seed {seed} | start_player random").match.view()["active"] for seed in range(40)]
    assert starts == again
    assert set(starts) == {0, 1, 2, 3}


def test_start_gives_exactly_those_coins_and_cards_and_leaves_the_others_alone() -> None:
    game = Table("3p | 0: 5 sailor CC | 2: captain").checks(
        "coins 5 3 3; display.0 sailor CC; display.1 -; display.2 captain"
    )
    game.checks("vp 5 0 1; swords 1 0 0; deck 105; expeditions -")
    Table("2p | 0: 0").checks("coins 0 3; deck 116")


def test_the_listed_deck_lies_on_top_and_never_among_the_coins() -> None:
    """All three yellow.1.1 are listed, so no coin and no deeper card is one."""
    listed = cards("yellow*3 tax.vp governor*4")
    view = Table("3p | 0: 30 | deck: yellow*3 tax.vp governor*4").match.view()
    assert view["deck_order"][:8] == listed
    hidden = view["deck_order"][8:] + [face for player in view["players"] for face in player["coin_cards"]]
    assert not {"yellow.1.1", "governor.8.0"} & set(hidden)
    assert view["deck"] == 119 - 36


def test_the_first_listed_card_is_the_first_revealed() -> None:
    Table("2p | deck: sailor yellow CC").plays("draw").checks("harbour sailor").plays("draw").checks(
        "harbour sailor yellow"
    )


def test_the_rest_is_shuffled_by_the_seed() -> None:
    orders = [Table(f"2p | seed {seed}").match.view()["deck_order"] for seed in (1, 1, 2, -1, 2**70)]
    assert orders[0] == orders[1]
    assert len({tuple(order) for order in orders}) == 4


def test_a_seed_means_the_same_deal_for_ever() -> None:
    """Pinned: the shuffle is our own, so no Python version and no machine may change it."""
    view = Table("2p | seed 7").match.view()
    assert " ".join(view["deck_order"][:6]) == TOP_OF_SEED_7
    assert [" ".join(player["coin_cards"]) for player in view["players"]] == COINS_OF_SEED_7


def test_the_whole_deck_may_be_listed() -> None:
    codes = [card.code for card in load_catalogue().of_set("base") for _ in range(card.count)]
    codes.remove("expedition.CPS")
    start = [{"seat": 0, "coins": 0}, {"seat": 1, "coins": 0}]
    match = Match.new(setup("2p") | {"deck": codes, "start": start})
    assert match.view()["deck_order"] == codes
    with pytest.raises(SetupError):
        Match.new(setup("2p") | {"deck": codes})


@pytest.mark.parametrize(
    "change",
    [
        {"deck": ["yellow.9.9"]},
        {"deck": ["sailor"]},
        {"deck": ["yellow.1.1"] * 4},
        {"deck": ["expedition.CC", "expedition.CC"]},
        {"deck": ["expedition.CPS"]},
        {"deck": ["passenger.3.2"]},
        {"deck": ["clerk-yellow.4.1"]},
        {"deck": "yellow.1.1"},
        {"deck": [1]},
        {"start": [{"seat": 0, "display": ["expedition.CPS"]}]},
        {"start": [{"seat": 0, "display": ["governor.8.0"] * 5}]},
        {"start": [{"seat": 0, "display": ["governor.8.0"] * 3}], "deck": ["governor.8.0"] * 2},
        {"start": [{"seat": 0, "display": ["sailor.3.1"] * 4}, {"seat": 1, "display": ["sailor.3.1"] * 4}]},
        {"start": [{"seat": 0, "display": ["nobody.1.1"]}]},
        {"start": [{"seat": 0, "display": ["yellow.1.1"]}]},
        {"start": [{"seat": 0, "display": ["tax.vp"]}]},
        {"start": [{"seat": 2, "coins": 1}]},
        {"start": [{"seat": -1, "coins": 1}]},
        {"start": [{"seat": 0, "coins": 1}, {"seat": 0, "display": []}]},
        {"start": [{"seat": 0, "coins": -1}]},
        {"start": [{"seat": 0, "coins": 120}]},
        {"start": [{"seat": 0, "coins": 60}, {"seat": 1, "coins": 60}]},
        {"start": [{"seat": 0, "coins": 1.5}]},
        {"start": [{"seat": True}]},
        {"start": [{"coins": 3}]},
        {"start": {"seat": 0}},
        {"time_deck": ["yellow.1.1"]},
        {"contracts": ["bruja"]},
        {"players": ["Ann"]},
        {"players": []},
        {"players": ["Ann"] * 6},
        {"players": "Ann"},
        {"players": [1, 2]},
        {"mode": "coop"},
        {"mode": "solo"},
        {"game": "poker"},
        {"game": None},
        {"seed": "1"},
        {"seed": 1.0},
        {"seed": True},
        {"modules": ["dice"]},
        {"modules": ["gambler", "gambler"]},
        {"modules": "gambler"},
        {"options": {"edition": "2015"}},
        {"options": {"edition": 2014}},
        {"options": {"end_needs_expedition": 1}},
        {"options": {"start_player": 2}},
        {"options": {"start_player": -1}},
        {"options": {"start_player": "Ann"}},
        {"options": {"start_player": None}},
        {"options": {"score_pile": 1}},
        {"options": {"contract_ships": "none"}},
        {"options": {"speed": 1}},
        {"options": []},
    ],
    ids=str,
)
def test_bad_setup(change: dict[str, object]) -> None:
    check_refused_setup(change)


def test_bad_setup_of_the_special_expedition_with_five_players() -> None:
    """B2: it lies in the middle from the start, so it can be in no deck."""
    check_refused_setup({"deck": ["expedition.CPS"]}, "5p")


def test_one_more_copy_than_printed_is_refused_and_all_of_them_are_not() -> None:
    for card in load_catalogue().of_set("base"):
        if card.code != "expedition.CPS":
            assert Match.new(setup("2p") | {"deck": [card.code] * card.count}).view()["deck"] == 113
            check_refused_setup({"deck": [card.code] * (card.count + 1)})


def test_A1_a_campaign_belongs_to_the_adventure_only() -> None:
    check_refused_setup({"campaign": {"chapter": 1}})
    check_refused_setup({"game": "contracts", "campaign": {"chapter": 1}})
