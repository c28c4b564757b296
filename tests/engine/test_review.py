"""What a second, independent reading of parts U, G and C and of the protocol asked for."""

from tests.engine.notation import Table

SOLO = "1p | game contracts | mode coop | contracts: jinx explorer mercenary"


def test_C32_the_referee_always_sees_the_order_of_the_time_deck() -> None:
    """The field stays when the last time card has been drawn; a seat never sees it."""
    table = Table(f"{SOLO} | score_pile 15 | time_deck: sailor").shows("time_deck 1")
    assert table.match.view()["time_deck_order"] == ["sailor.3.1"]
    table.plays("draw").shows("time_deck 0")
    assert table.match.view()["time_deck_order"] == []
    assert "time_deck_order" not in table.match.view(0)
