"""What is said of an ended game: who won, by what, and the rank of a team (B31, B32, A50, C34)."""

from typing import Any

import pytest

from companion.words.decided import headline, reason
from tests.engine.notation import Table

ELEVEN = "admiral.9.3*2 admiral.7.2*2 settler"


def ended(position: str, line: str) -> dict[str, Any]:
    table = Table(position).plays(line).checks("phase over")
    return dict(table.match.view())


def test_B32_the_loser_with_more_points_is_told_what_was_missing() -> None:
    crews = f"0: 3 CC CCS sailor | 1: 9 {ELEVEN} sailor.7.3"
    view = ended(
        f"2p | {crews} | deck: sailor SS | end_needs_expedition", "draw, stop, take sailor, draw, stop"
    )
    assert headline(view).startswith("Ann")
    assert reason(view, []) == "Ben has more to show, but cannot win without an expedition: Ann does."


def test_B31_points_decide_where_everybody_may_win() -> None:
    view = ended(
        "2p | 0: 3 CC PP CCS | 1: 3 SS | deck: governor*2 | end_needs_expedition", "draw, stop, draw, stop"
    )
    assert "Ann came out" in reason(view, [])


@pytest.mark.parametrize(
    ("why", "needed"),
    [("most VP of those with a trophy", "an open trophy"), ("fewest markers left", "fewer markers")],
)
def test_A50_a_trophy_and_the_markers_left(why: str, needed: str) -> None:
    """The winner stands behind in coins, as a tie by markers allows."""
    players = [{"name": name, "vp": 12, "coins": coins, "display": [], "crowns": 0} for name, coins in
               (("Ann", 1), ("Ben", 9))]  # fmt: skip
    view = {"players": players, "result": {"winners": [0], "reason": why}}
    assert needed in reason(view, [])


@pytest.mark.parametrize("rank", ["landlubber", "lord of the seas"])
def test_C34_every_rank_has_its_word(rank: str) -> None:
    view = {"players": [], "result": {"won": True, "score": 8, "rank": rank, "winners": [0]}}
    assert rank in headline(view)
