"""The catalogue: no key is missing or left over, and no sentence stands in the code."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from companion.i18n import TextError, Texts, every_language, languages, listing, load_texts, t
from companion.i18n.pattern import Reference, Select, Variable
from companion.i18n.plurals import category
from companion.tui.commands import COMMANDS

PACKAGE = Path(__file__).parents[2] / "companion"
BELOW = [
    *(path for layer in ("table", "session", "store") for path in (PACKAGE / layer).rglob("*.py")),
    *(PACKAGE / "advice" / name for name in ("odds.py", "adventure_sim.py")),
]
AREA = re.compile(
    r"(campaign|contracts-table|score-table|table|time-deck|odds|session|store|sim)-[a-z0-9_-]+"
)
NAMING = ("t", "Thing")
SENTENCE = re.compile(r"[A-Z*][^\n]* [^\n]*[.?!]")
STILL_TO_COME = {"doctor.py", "saves.py", "verify.py", "data.py"}


def test_a_missing_key_or_value_is_named() -> None:
    with pytest.raises(TextError, match="no-such-key"):
        t("no-such-key")
    with pytest.raises(TextError, match=r"needs \$n"):
        t("coins")
    with pytest.raises(TextError, match="twice"):
        Texts("en", "a = 1\na = 2")


def test_listing() -> None:
    assert [listing(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_a_typed_word_is_known_in_every_language() -> None:
    """A12: Month's End typed in one language is found when the log is read in another."""
    assert every_language("campaign-month-end") == {
        load_texts(language).text("campaign-month-end", {}) for language in languages()
    }
    assert "Month's End" in every_language("campaign-month-end")


@pytest.mark.parametrize("language", languages())
def test_every_text_parses_and_every_choice_has_the_plural_forms(language: str) -> None:
    texts = load_texts(language)
    forms = {category(language, n) for n in range(200)}
    for key in texts.known():
        for part in texts.entry(key).parts():
            if isinstance(part, Reference):
                assert part.key in texts, key
            if isinstance(part, Select) and set(part.variants) & {"one", "few", "many"}:
                assert forms <= set(part.variants), key


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_and_values(language: str) -> None:
    english, other = load_texts("en"), load_texts(language)
    assert english.known() == other.known()
    for key in english.known():
        assert variables(english, key) == variables(other, key), key


def variables(texts: Texts, key: str) -> set[str]:
    """Every value that a text needs, those of the texts it is made of included."""
    parts = list(texts.entry(key).parts())
    inside = (variables(texts, part.key) for part in parts if isinstance(part, Reference))
    return {part.name for part in parts if isinstance(part, Variable)}.union(*inside)


def shape(node: ast.expr) -> str:
    """A key as the code writes it, with a star for every part put in there."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(shape(part) if isinstance(part, ast.Constant) else "*" for part in node.values)
    if isinstance(node, ast.BinOp):
        return shape(node.left) + shape(node.right)
    return "*"


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of `t(...)` and every `Thing(...)` in the package with its place."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMING:
                yield f"{path.name}:{node.lineno}", node


def keys_of(call: ast.Call) -> set[str]:
    """The first argument of `t(...)`; a choice between two keys counts as both."""
    first = call.args[0]
    return {shape(first.body), shape(first.orelse)} if isinstance(first, ast.IfExp) else {shape(first)}


def used_keys() -> set[str]:
    """Every key that a call of `t(...)` names."""
    return {key for _, call in calls() for key in keys_of(call)} - {"*"}


def plain_strings(path: Path) -> Iterator[tuple[int, str]]:
    """Strings of a module with their lines, without docstrings and the help of options.

    What is put into an f-string is a star."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    skipped |= {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "help"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            skipped |= {id(part) for part in ast.walk(node) if part is not node}
        whole = isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        if isinstance(node, ast.expr) and whole and id(node) not in skipped:
            yield node.lineno, shape(node)


def test_every_key_the_code_uses_exists() -> None:
    keys = load_texts("en").known()
    assert sorted(key for key in used_keys() if not any(fnmatchcase(known, key) for known in keys)) == []


def test_every_key_named_below_the_app_exists() -> None:
    """Also where a key is kept in a variable or a list before `t` gets it."""
    texts = load_texts("en")
    named = {text for path in BELOW for _, text in plain_strings(path) if AREA.fullmatch(text)}
    assert len(named) > 300
    assert sorted(key for key in named if key not in texts) == []


def test_every_call_gives_the_values_that_its_text_needs() -> None:
    texts = load_texts("en")
    checked, wrong = 0, []
    for place, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        for key in keys_of(call) if None not in given else set():
            checked += key in texts
            if key in texts and not variables(texts, key) <= given:
                wrong.append(f"{place}: {key} needs {variables(texts, key) - given}")
    assert checked > 600
    assert wrong == []


def test_no_sentence_below_the_app_and_of_its_commands_is_written_in_the_code() -> None:
    """Only the help of commands and options may stay English: their docstrings are the help."""
    found = [
        f"{path.name}:{line}: {text}"
        for path in [*BELOW, *(PACKAGE / "commands").glob("*.py")]
        if path.name not in STILL_TO_COME
        for line, text in plain_strings(path)
        if SENTENCE.fullmatch(text)
    ]
    assert found == []


def test_the_engine_runs_without_the_catalogue() -> None:
    """It knows no language: it gives reasons, and the protocol tells them in English."""
    code = "import sys, companion.engine.match; sys.exit('companion.i18n' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_every_key_is_used() -> None:
    """A key is used when the code, another text, a list of keys or the table of commands names it."""
    texts = load_texts("en")
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    inside = {
        part.key for key in texts.known() for part in texts.entry(key).parts() if isinstance(part, Reference)
    }
    commands = {f"cmd-{command.id}" for command in COMMANDS} | {
        f"cmd-{command.id}-help" for command in COMMANDS
    }
    spare = [key for key in texts.known() if key not in inside | commands and f'"{key}"' not in source]
    families = used_keys() | {"do-*", "why-*", "setup-*", "action-*", "story-*", "ask-*", "tip-*"}
    assert [key for key in spare if not any(fnmatchcase(key, family) for family in families)] == []
