"""The paper: short lines, no letter that a terminal obeys, numbers as people type them."""

import io
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.i18n.shown import cells
from companion.plain.paper import INDENT, SPELLED, Left, Paper, number_of, wrapped


@given(st.text(max_size=400), st.sampled_from(["", INDENT]))
def test_no_line_is_longer_than_78_columns_and_no_letter_is_lost(text: str, indent: str) -> None:
    lines = list(wrapped(text, indent))
    assert all(cells(line) <= 78 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.text(max_size=200))
def test_whatever_is_said_is_printable(text: str) -> None:
    out = io.StringIO()
    Paper(io.StringIO(), out).say(text)
    assert all(letter.isprintable() or letter in "\n" for letter in out.getvalue() if letter < "\x80")
    assert "\x1b" not in out.getvalue()
    assert "\x9b" not in out.getvalue()


def test_a_line_is_full_at_78_columns() -> None:
    assert [len(line) for line in wrapped("abcdefg " * 20)] == [71, 71, 15]
    assert [len(line) for line in wrapped("x" * 100)] == [78, 22]


def test_wide_letters_take_two_columns() -> None:
    assert [cells(line) for line in wrapped("港" * 60)] == [78, 42]


def test_letters_that_the_encoding_lacks_are_spelled() -> None:
    assert "Jürgen → 港, ≥ 2 – é".encode("ascii", SPELLED) == b"Jurgen -> ?, >= 2 - e"


@pytest.mark.parametrize(
    ("typed", "number"),
    [("7", 7), ("007", 7), ("", None), ("-1", None), ("1" * 5000, None), ("²", None), ("٣", 3)],
)
def test_numbers(typed: str, number: int | None) -> None:
    assert number_of(typed) == number


def test_a_question_ends_with_the_input_and_never_loops() -> None:
    paper = Paper(io.StringIO("x\n9\n\x00\n"), io.StringIO())
    with pytest.raises(Left):
        paper.whole("How many?", 1, 5, 2)
    with pytest.raises(Left):
        Paper(io.StringIO("7\nseven\n"), io.StringIO()).pick(["one", "two"])
    assert Paper(io.StringIO("\n"), io.StringIO()).whole("How many?", 1, 5, 2) == 2


def test_only_yes_is_yes() -> None:
    said = [
        Paper(io.StringIO(f"{typed}\n"), io.StringIO()).sure("Sure?")
        for typed in ("y", "YES", "n", "", "yeah")
    ]
    assert said == [True, True, False, False, False]


def test_plain_mode_knows_no_screen() -> None:
    code = (
        "import sys, pkgutil, importlib, companion.plain, companion.commands.play;"
        "[importlib.import_module(f'companion.plain.{m.name}') for m in pkgutil.iter_modules(companion.plain.__path__)];"
        "sys.exit(any(name.split('.')[0] in ('textual', 'rich') or name.startswith('companion.tui') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
