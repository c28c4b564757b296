"""The figures of `companion bench` are there under their names. How large they are is not for a test to time."""

from companion.dev.bench_app import figures


def test_figures_have_their_keys() -> None:
    found = figures()
    assert set(found) == {
        "tui.first_paint.milliseconds",
        "tui.empty_app.milliseconds",
        "tui.first_paint.ratio",
        "tui.key_to_repaint.p95_milliseconds",
        "tui.action_to_repaint.p95_milliseconds",
    }
    assert all(value > 0 for value in found.values())
