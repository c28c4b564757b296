"""The figures of `companion bench`: there, and within their bounds with room for a busy machine."""

from companion.tui.bench import figures


def test_figures_are_within_their_bounds() -> None:
    found = figures()
    assert found["tui.first_paint.ratio"] <= 2
    assert found["tui.key_to_repaint.p95_milliseconds"] < 50
    assert found["tui.action_to_repaint.p95_milliseconds"] < 150
