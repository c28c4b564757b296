"""The time deck's arithmetic and the ranks, and the `time-deck` and `odds` commands as a shell sees them."""

import json

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.content import load_catalogue
from companion.table.refusal import Refused
from companion.table.time_deck import Prospect, prospects, rank_of, time_deck

CONTRACTS = load_catalogue().contracts


def test_C31_worked_example() -> None:
    deck = time_deck(1, ["1G", "0G", "-1H"])
    assert (deck.size, deck.digits, deck.letters) == (15, 0, ["G", "H"])
    assert deck.arithmetic() == "13 + (1 + 0 - 1) + 2 different letters (G, H) = 15"


@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_C30_number_of_contracts_fits_the_players(players: int, count: int) -> None:
    assert time_deck(players, ["0A"] * count).size == 14
    with pytest.raises(Refused, match=f"{count} contracts"):
        time_deck(players, ["0A"] * (count - 1))


def test_C31_contracts_by_name_count_like_their_seals() -> None:
    named = time_deck(2, ["bruja", "Explorer", "JINX", "0B", "2k"], CONTRACTS)
    assert named.size == 13 + (1 + 1 - 1 + 0 + 2) + 5
    assert time_deck(1, ["Frigate Foe", "1G", "−1H"], CONTRACTS).seals[0].contract == "frigate-nemesis"


def test_C31_a_copy_that_shows_another_seal_says_so() -> None:
    deck = time_deck(1, ["ransom=1B", "Jinx=0Z", "1G"], CONTRACTS)
    assert [seal.pinned() for seal in deck.seals] == ["ransom=1B", "jinx=0Z", "1G"]
    assert deck.size == 13 + 2 + 3
    assert time_deck(1, [seal.pinned() for seal in deck.seals], CONTRACTS) == deck


@pytest.mark.parametrize("bad", ["jinx=9Z", "nobody=1G", "3G", "-2H", "G1", "1", "", "1GG", "nobody"])
def test_C31_what_is_no_seal_is_refused(bad: str) -> None:
    with pytest.raises(Refused, match="neither a contract nor a seal"):
        time_deck(None, [bad], CONTRACTS)


def test_C30_a_contract_lies_on_the_table_once() -> None:
    with pytest.raises(Refused, match="only once"):
        time_deck(1, ["jinx", "Jinx", "1G"], CONTRACTS)
    with pytest.raises(Refused, match="1 to 5"):
        time_deck(6, ["1G"])
    with pytest.raises(Refused, match="Name the open contracts"):
        time_deck(None, [])


@pytest.mark.parametrize(
    ("score", "rank"),
    [(0, "landlubber"), (1, "landlubber"), (2, "sailor"), (3, "sailor"), (4, "pirate"), (5, "pirate"),
     (6, "captain"), (7, "captain"), (8, "lord-of-the-seas"), (20, "lord-of-the-seas")],
)  # fmt: skip
def test_C34_ranks_at_each_bound(score: int, rank: str) -> None:
    assert rank_of(score) == rank


def test_C34_the_score_pile_shows_what_it_can_reach() -> None:
    assert prospects(5, 10)[0] == Prospect("pirate", 4, 0)
    assert [p.taxes for p in prospects(5, 10)] == [0, 1, 3]
    assert [p.rank for p in prospects(5, 2)] == ["pirate", "captain"]
    assert [p.rank for p in prospects(5, 3)] == ["pirate", "captain", "lord-of-the-seas"]
    assert [p.rank for p in prospects(0, 1)] == ["landlubber"]


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words))
    return result.exit_code, result.output


def test_the_time_deck_command_takes_a_negative_seal() -> None:
    code, output = run("time-deck", "--players", "1", "1G", "0G", "-1H")
    assert code == 0
    assert "15" in output.splitlines()[0]
    assert "13 + (1 + 0 - 1) + 2" in output
    code, output = run("time-deck", "--players", "1", "-1H", "0G", "1G", "--json")
    assert code == 0
    assert json.loads(output) | {"seals": 0, "different_letters": 0} == {
        "size": 15, "base": 13, "digits": 0, "letters": 2, "seals": 0, "different_letters": 0,
    }  # fmt: skip


def test_the_odds_command_prints_its_promised_keys() -> None:
    code, output = run("odds", "--harbour", "yellow.1.1,blue.5.3,red", "--swords", "2", "--json")
    assert code == 0
    figures = json.loads(output)
    assert {"bust_next", "bust_within_2", "bust_within_3", "reach_4", "reach_5", "unseen"} <= set(figures)
    assert figures["unseen"] == 116
    code, output = run("odds", "--harbour", "red", "--modules", "gambler,contract-cards", "--gone", "tax.vp")
    assert code == 0
    assert "145 unseen" in output
    assert "Assumptions" in output


@pytest.mark.parametrize(
    "words",
    [
        ("time-deck", "--players", "1", "1G"),
        ("time-deck", "--players", "9", "1G"),
        ("time-deck", "--players", "one", "1G"),
        ("time-deck",),
        ("time-deck", "--nonsense"),
        ("odds", "--harbour", "purple"),
        ("odds", "--harbour", "red,red.1.1"),
        ("odds", "--swords", "-3"),
        ("odds", "--modules", "fog"),
        ("odds", "--gone", "red"),
    ],
)
def test_bad_input_gets_a_sentence_and_status_2(words: tuple[str, ...]) -> None:
    code, output = run(*words)
    assert code == 2
    assert "Error: " in output
    assert "Traceback" not in output


def test_C30_more_contracts_than_any_table_has_are_refused() -> None:
    with pytest.raises(Refused, match="At most 11 contracts lie open, 12 were named"):
        time_deck(None, ["1G"] * 12)
    assert time_deck(None, ["1G"] * 11).size == 13 + 11 + 1
