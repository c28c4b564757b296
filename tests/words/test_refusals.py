"""Every reason for which the engine can say no has its sentence, with the values that the engine gives it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import companion
from companion.engine.match import Match
from companion.engine.refusal import BadAction, EngineRefusal, Illegal, NothingToUndo, SetupError
from companion.i18n import languages, load_texts
from companion.protocol import english
from companion.words.telling import refusal_key, refusal_text

# Which argument of a call is the reason, and what kind of refusal it makes.
RAISED: dict[str, tuple[int, type[EngineRefusal]]] = {
    "Illegal": (1, Illegal),
    "SetupError": (0, SetupError),
    "SetupShapeError": (0, SetupError),
    "refuse_if": (1, SetupError),
    "BadAction": (0, BadAction),
}
FAMILIES = ("setup-", "action-", "why-")


class Said(NamedTuple):
    """One place that refuses: the key of its sentence and the values that come with it."""

    key: str
    values: frozenset[str]
    where: str


def said() -> list[Said]:
    root = Path(companion.__file__).parent
    return [each for path in sorted(root.rglob("*.py")) for each in _in_file(path)]


def _in_file(path: Path) -> Iterator[Said]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and name in RAISED:
            place, kind = RAISED[name]
            where = f"{path.name}:{node.lineno}"
            values = frozenset(str(keyword.arg) for keyword in node.keywords)
            for reason in _reasons(node.args[place], where):
                yield Said(_key(kind, reason), values, where)


def _reasons(argument: ast.expr, where: str) -> list[str]:
    """A reason is written where it is given, so that it can be found here."""
    if isinstance(argument, ast.IfExp):
        return _reasons(argument.body, where) + _reasons(argument.orelse, where)
    if isinstance(argument, ast.Name):
        assert where.startswith("setup.py"), f"{where}: a reason is a literal"
        return []
    assert isinstance(argument, ast.Constant), f"{where}: a reason is a literal"
    return [str(argument.value)]


def _key(kind: type[EngineRefusal], reason: str) -> str:
    return refusal_key(kind("B1", reason) if kind is Illegal else kind(reason))


SAID = said()


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence_for_its_values(language: str) -> None:
    texts = load_texts(language)
    assert len(SAID) > 120
    for each in SAID:
        assert each.key in texts, f"{each.where}: no text {each.key}"
        for value in ("x", 1, 5):
            assert texts.text(each.key, dict.fromkeys(each.values, value)), each.where


def test_no_sentence_waits_for_a_reason_that_nobody_gives() -> None:
    """Keys that a front end uses itself are in its sources."""
    root = Path(companion.__file__).parent
    sources = " ".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py"))
    given = {each.key for each in SAID} | {refusal_key(NothingToUndo())}
    texts = load_texts("en")
    raw = (root / "i18n" / "en.ftl").read_text(encoding="utf-8")
    lost = [
        key
        for key in texts.known()
        if key.startswith(FAMILIES)
        and key not in given
        and f'"{key}"' not in sources
        and f"{{ {key} }}" not in raw
        and not key.startswith("why-no-game-")
    ]
    assert lost == []


def test_an_illegal_action_is_told_with_its_rule_on_both_sides() -> None:
    match = Match.new({"players": ["Ann", "Bob"], "seed": 1, "deck": ["yellow.1.1"]})
    match.apply({"do": "draw"})
    match.apply({"do": "stop"})
    with pytest.raises(Illegal) as refusal:
        match.apply({"do": "take", "card": "red.1.1"})
    assert refusal_text(refusal.value) == "The red frigate does not lie in the harbour. (B21)"
    assert english(refusal.value) == "The red.1.1 does not lie in the harbour. (B21)"


def test_a_refusal_inside_another_is_told_as_its_sentence() -> None:
    """A log with an action that no rule allows says which rule."""
    log = Match.new({"players": ["Ann", "Bob"], "seed": 1}).log()
    with pytest.raises(SetupError) as refusal:
        Match.from_log(log | {"actions": [{"do": "stop"}]})
    sentence = "The first card of a turn has to be revealed before you may stop. (B10)"
    assert refusal_text(refusal.value) == f"The log does not replay: {sentence}"
    assert english(refusal.value) == refusal_text(refusal.value)
