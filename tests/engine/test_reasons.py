"""Every refusal names its rule and the reason that really holds: the sentence a person reads hangs on it."""

import pytest

from companion.engine.actions import question
from companion.engine.flow import settle
from companion.engine.match import Match
from companion.engine.modules.adventure.declared import ASK_BUY_OUT
from companion.engine.refusal import Illegal
from tests.engine.adventure_board import Json, board, complete, do, open_spaces
from tests.engine.notation import Table, action
from tests.engine.test_contracts import lay

QUIET = ("luminary", "bruja", "maritime-supremacy")  # nobody fulfils these here
JINX = f"2p {lay('jinx', *QUIET)}"
EXPLORER = f"2p {lay('explorer', *QUIET)}"
MOST = f"2p {lay('explorer', 'mercenary', 'bruja', 'trade-master')} | 0: CC sailor*3 captain mademoiselle"
FOUR = "deck: yellow blue sailor priest"


@pytest.mark.parametrize(
    ("position", "before", "line", "rule", "why"),
    [
        ("2p", "", "stop", "B10", "first_card"),
        ("2p", "", "pass", "B6", "not_in_trade"),
        ("2p | deck: yellow", "draw", "take yellow", "B6", "not_in_trade"),
        ("2p | deck: yellow", "draw, stop", "draw", "B6", "not_in_discover"),
        ("2p | deck: yellow", "draw, stop", "take blue", "B21", "not_in_harbour"),
        ("2p | deck: yellow", "draw, stop", "take no-such-card", "B21", "not_in_harbour"),
        ("2p | 0: 2 | deck: sailor yellow", "draw*2, stop", "take sailor", "B23", "too_expensive"),
        ("2p | 1: 3 | deck: sailor yellow", "draw*2, stop, pass", "take sailor", "B24", "fee"),
        ("2p | 1: 2 | deck: sailor yellow", "draw*2, stop, pass", "take sailor", "B23", "too_expensive"),
        ("2p | 0: sailor | deck: yellow", "draw", "draw", "B12", "answer_repel"),
        ("2p | 0: sailor | deck: yellow", "draw", "claim CC with captain*2", "B16", "answer_repel"),
        ("2p", "", "repel", "B12", "nothing_to_repel"),
        ("2p", "", "keep", "B12", "nothing_to_repel"),
        ("2p", "", "end", "B14", "no_bust"),
        ("2p | 0: 60 | 1: 59", "", "draw", "B30", "over"),
        ("2p | deck: yellow", "draw, stop", "take yellow decline", "C14", "cannot_decline"),
        ("2p | deck: yellow", "draw, stop", "take yellow gift:1", "C5", "no_gift"),
        ("2p | 0: captain*2", "", "claim CC with captain*2", "B16", "no_expedition"),
        ("2p | deck: CC", "draw", "claim CC with captain*2", "B16", "not_owned"),
        ("2p | 0: captain priest | deck: CC", "draw", "claim CC with captain priest", "B16", "wrong_persons"),
        (f"{EXPLORER} | 0: 3 CC", "complete explorer", "complete explorer", "C10", "done_already"),
        (EXPLORER, "", "complete explorer", "C12", "not_fulfilled"),
        (MOST, "complete explorer, complete mercenary, complete bruja", "complete trade-master", "C10", "no_marker"),
        ("1p | game contracts | mode coop | contracts: ransom jinx bruja", "", "complete ransom", "C18", "not_fulfilled"),
        (JINX, "", "complete jinx", "C13", "special_moment"),
        (JINX, "", "complete explorer", "C10", "not_on_table"),
        (JINX, "", "decline jinx", "C13", "not_asked"),
        (JINX, "", "keep_ship", "C16", "no_kept_ship"),
        (f"{JINX} | deck: yellow*2", "draw*2", "complete bruja", "C13", "not_the_question"),
        (f"{JINX} | deck: yellow*2", "draw*2", "draw", "C13", "answer_first"),
        ("1p | game contracts | mode coop", "", "score yes", "C34", "not_asked"),
        ("2p | +gambler | 1: gambler", "", "gamble", "G1", "no_gambler"),
        (f"2p | +gambler | 0: gambler | {FOUR}", "gamble", "gamble", "G1", "not_in_discover"),
        (f"2p | +gambler | 0: gambler*2 | {FOUR}", "gamble", "draw", "G3", "gambled"),
    ],
)  # fmt: skip
def test_the_reason_of_a_refusal(position: str, before: str, line: str, rule: str, why: str) -> None:
    game = Table(position).plays(before).checks_refusal(line, rule, why)
    refusal = game.match.why_not(action(line))
    assert refusal is not None
    assert refusal.reason == why


def test_what_is_possible_has_no_reason_against_it() -> None:
    match = Table("2p | 0: captain*2 | deck: CC yellow").plays("draw").match
    assert [match.why_not(step) for step in match.legal()] == [None] * len(match.legal())


def test_B24_the_refusal_counts_the_fee_and_the_discount() -> None:
    game = Table("2p | 1: 2 mademoiselle | deck: sailor yellow").plays("draw*2, stop, pass")
    refusal = game.match.why_not(action("take sailor"))
    assert refusal is not None
    assert refusal.values == {"fee": 1, "cost": 3, "coins": 2}
    game = Table("2p | 1: 0 mademoiselle.7.2*2 mademoiselle.9.3*2 | deck: sailor yellow").plays(
        "draw*2, stop, pass"
    )
    refusal = game.match.why_not(action("take sailor"))
    assert refusal is not None
    assert refusal.values == {"fee": 1, "cost": 1, "coins": 0}


def has(*cards: str, coins: int = 0) -> Json:
    return {"seat": 0, "coins": coins, "display": list(cards)}


def reason(match: Match, step: object, *before: object) -> tuple[str, str]:
    do(match, *before)
    with pytest.raises(Illegal) as refusal:
        do(match, step)
    return refusal.value.rule, refusal.value.reason


def test_A13_A16_why_a_task_cannot_be_completed() -> None:
    ships = ("ares.2.1.herbs", "ares.4.1.herbs")
    assert reason(board(), complete("11")) == ("A13", "task_not_on_table")
    assert reason(board(tasks=["10"]), complete("10", *ships)) == ("A13", "task_not_fulfilled")
    done = board(tasks=["10"], start=[has(*ships)])
    assert reason(done, complete("10", *ships), complete("10", *ships)) == ("A13", "task_done")
    bare = board(tasks=["10"], start=[has(*ships)])
    open_spaces(bare, 0, 4)
    assert reason(bare, complete("10", *ships)) == ("A13", "no_hero_marker")


def test_A16_a_task_that_is_asked_for_comes_first() -> None:
    asked = board(chapter=5, tasks=["50", "55"], deck=["tax.vp"], start=[has(coins=13)])
    assert reason(asked, complete("55"), "draw") == ("A16", "answer_task")
    bought = board(players=2, mode="competitive")
    bought.game.asks = [question(ASK_BUY_OUT, 0)]
    bought.game.players[0].coins += [bought.game.deck.pop() for _ in range(9)]
    settle(bought.game)
    assert reason(bought, complete("11")) == ("A13", "task_not_on_table")


def test_A21_why_nobody_looks_or_sells() -> None:
    sale = {"do": "sell", "card": "red.3.1c.rum", "innkeeper": "innkeeper.6.2"}
    assert reason(board(), "look") == ("A21", "no_lookout")
    assert reason(board(start=[has("lookout.3.1")], deck=["yellow.1.1"]), "look", "draw", "stop") == (
        "A21",
        "not_in_discover",
    )
    assert reason(board(), sale) == ("A21", "not_in_trade")
    assert reason(board(deck=["yellow.1.1"]), sale, "draw", "stop") == ("A21", "no_innkeeper")
    inn = board(deck=["yellow.1.1"], start=[has("innkeeper.6.2")], chapter=3)
    assert reason(inn, sale, "draw", "stop") == ("A21", "no_goods")
    assert reason(board(), {"do": "buy_out", "pay": True}) == ("A51", "not_asked")
