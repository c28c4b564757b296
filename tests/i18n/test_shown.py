"""What people typed is shown, never obeyed."""

import pytest

from companion.i18n.shown import cells, padded, shown


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("Ann", "Ann"),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("\x1b]0;pwned\x07", "�]0;pwned�"),
        ("a\rb", "a�b"),
        ("\x9b31m", "�31m"),
        ("\u202eevil", "�evil"),
        ("\u2066x\u2069", "�x�"),
        ("\ud800", "�"),
        ("José 李 👩‍🚀", "José 李 👩‍🚀"),
    ],
)
def test_no_escape_sequence_and_no_trick_of_direction_is_left(typed: str, seen: str) -> None:
    assert shown(typed) == seen


@pytest.mark.parametrize(("text", "width"), [("Ann", 3), ("李", 2), ("é", 1), ("", 0), ("a\u200bb", 2)])
def test_width_is_counted_in_columns(text: str, width: int) -> None:
    assert cells(text) == width
    assert cells(padded(text, 10)) == 10
