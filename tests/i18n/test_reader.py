"""The strict reader of our part of Fluent: what it reads it reads as Fluent does, the rest it refuses with its line."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from companion.i18n import TextError, Texts, Thing

FILE = r"""
# A comment of its own.

plain = Words only.
value = { $name } and {$name}.
lines =
    one
      two, further in

    three after a blank line
inline = begins here
    and goes on
brackets = { $n ->
        [one] [x]
       *[other] *y. z
    }
literal = { "{" }x{ "}" } { "  " }
escapes = { "\"\\\u00A0\U01F600" }
choice = { $n ->
        [0] none
        [one] one
       *[other] { $n } of them
    }, { $who ->
        [ann] Ann
       *[other] somebody
    }
nested = { $n ->
        [one] { $who ->
            [ann] one for Ann
           *[other] one
        }
       *[other]
            many
              over lines
    }
reference = { choice }!
dotted = { $n } .x [y] *z
"""
FILE += 'trailing = blanks go   \nquoted = blanks stay{ "   " }\n'
VALUES = [{"name": "Meg", "n": n, "who": who} for n in (0, 1, 2, 11, 21) for who in ("ann", "bob")]


def junk(source: str) -> list[str | None]:
    return [entry.content for entry in parse(source).body if isinstance(entry, ast.Junk)]


def test_everything_reads_as_in_fluent() -> None:
    assert junk(FILE) == []
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE))
    texts = Texts("en", FILE)
    for key in texts.known():
        for values in VALUES:
            theirs, problems = bundle.format_pattern(bundle.get_message(key).value, values)
            assert (texts.text(key, values), []) == (theirs, problems), key


def read_all(source: str) -> None:
    texts = Texts("xx", source)
    for key in texts.known():
        texts.entry(key)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a = x\nb = { $n ->\n    [one] x\n    }", "line 3: .*exactly one is the default"),
        ("a = { $n ->\n   *[one] x\n   *[other] y\n    }", "line 3: .*exactly one is the default"),
        (
            "a = { $n ->\n    [one] x\n    [one] y\n   *[other] z\n    }",
            r"line 3: the variant \[one\] .*twice",
        ),
        ("a = { $n -> [one] x *[other] y }", "line 1: expected a closing }"),
        ("a = { $n ->\n   *[other] y }", "line 2: .*does not end its line"),
        ("a = { $n ->\n    [one]\n   *[other] y\n    }", "line 2: a text is empty"),
        ("a = { $n ->\n    }", "line 1: .*default"),
        ("a = x\n    .title = y", r"line 2: the attribute \.title is no form"),
        ("a = x\n    .dative = y\n    .dative = z", "line 3: .*twice"),
        ("-term = x", "line 1: '-term = x' is neither"),
        ("a = { -term }", "line 1: expected a .value"),
        ("a = { b.dative }", "line 1: expected a closing }"),
        ("a = { NUMBER($n) }", "line 1: there is no form NUMBER"),
        ('a = { DATIVE("x") }', "line 1: expected a .value"),
        ("a = { 3 }", "line 1: expected"),
        ("a = { }", "line 1: expected"),
        ("a = { $n", "line 1: expected a closing }"),
        ("a = {", "line 1: expected"),
        ("a = x }", "line 1: a closing brace"),
        ("a =", "line 1: a text is empty"),
        ("\n\na =\n\nb = x", "line 3: a text is empty"),
        (r'a = { "\n" }', "line 1: a backslash"),
        (r'a = { "\u12" }', "line 1: a backslash"),
        (r'a = { "\uD800" }', "line 1: a backslash"),
        (r'a = { "\UFFFFFF" }', "line 1: a backslash"),
        ('a = { "x }', "line 1: expected"),
        ("a = x\n    [one] y", r"line 2: .*cannot stand here"),
        ("a = x\n# note\n    y", "line 3: this line belongs to no text"),
        ("    x\na = y", "line 1: this line belongs to no text"),
        ("a = x\n\ty", "line 2: .*neither a key nor a comment"),
        ("a = x\n#note", "line 2: .*neither a key nor a comment"),
        ("a = x\nb\n", "line 2: .*neither a key nor a comment"),
        ("a = 1\nc = 2\na = 2", "line 3: the text 'a' is written twice"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_line(source: str, problem: str) -> None:
    with pytest.raises(TextError, match=rf"^xx\.ftl, {problem}"):
        read_all(source)


def test_a_file_is_not_parsed_before_a_text_is_asked_for() -> None:
    """First paint must not wait for a thousand texts that nobody reads."""
    texts = Texts("en", "a = fine\nb = { broken")
    assert texts.text("a", {}) == "fine"
    with pytest.raises(TextError, match=r"en\.ftl, line 2"):
        texts.text("b", {})


def test_exact_numbers_win_over_categories() -> None:
    texts = Texts(
        "ru",
        "n = { $n ->\n    [0] нет\n    [one] { $n } монета\n    [few] { $n } монеты\n   *[many] { $n } монет\n    }",
    )
    assert [texts.text("n", {"n": n}) for n in (0, 1, 3, 5, 21)] == [
        "нет",
        "1 монета",
        "3 монеты",
        "5 монет",
        "21 монета",
    ]


def test_a_thing_gives_the_form_that_is_asked_for_and_its_plain_text_where_it_has_none() -> None:
    texts = Texts("de", "take = { ACCUSATIVE($card) } { DATIVE($card) }\ncard = der\n    .accusative = den\n")
    assert texts.text("take", {"card": Thing("card")}) == "den der"
    assert texts.text("take", {"card": "Ann"}) == "Ann Ann"
