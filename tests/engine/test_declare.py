"""A module is declared in one place: a toy one is written here, offered, and played; collisions are refused."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from companion.content import Card, Catalogue
from companion.content.catalogue import card_of
from companion.dev.fuzz import examine
from companion.engine import build, declare
from companion.engine.actions import KIND, question
from companion.engine.faces import Faces
from companion.engine.match import Match
from companion.engine.modules.gambler import Gamblers
from companion.engine.modules.offered import OFFERED, Offered, modules_of
from companion.engine.refusal import BadAction, Illegal
from companion.engine.rules import Module, Part, Rules
from companion.engine.state import DISCOVER, Game

REGISTRIES: list[Any] = [declare.VERBS, declare.EVENTS, declare.STAGES, declare.QUESTIONS, declare.COUNTERS]


class Tunes(Part):
    """Whether somebody has whistled in this turn."""

    def __init__(self, whistled: bool) -> None:
        self.whistled = whistled

    def clone(self) -> Part:
        return Tunes(self.whistled)


class Whistling(Module):
    """Once a turn, before the first card: whistle a tune for a coin, and the next player may cheer."""

    def __init__(self) -> None:
        self.slot = -1
        self.whistle = declare.verb("whistle", "T1", [declare.needs("tune", int)])
        self.cheer = declare.verb("cheer", "T2", [declare.needs("loud", bool)])
        self.encore = declare.ask("encore")
        self.applause = declare.stage("applause")
        self.whistled = declare.event("whistled", number="coins")
        self.cheered = declare.event("cheered", card="mood")

    def install(self, rules: Rules) -> None:
        rules.on_turn.append(self)
        rules.on_options.append(self)
        rules.own(self, [self.whistle, self.cheer], [self.encore], [self.applause])
        rules.label("mood", ["polite", "wild"])

    def prepare(self, game: Game) -> None:
        self.slot = len(game.parts)
        game.parts.append(Tunes(False))

    def part(self, game: Game) -> Tunes:
        part = game.parts[self.slot]
        assert isinstance(part, Tunes)
        return part

    def turn_started(self, game: Game) -> None:
        self.part(game).whistled = False

    def options(self, game: Game, out: list[int]) -> None:
        if game.stage == DISCOVER and not game.revealed and not self.part(game).whistled:
            out += [self.whistle | tune << 5 for tune in (1, 2)]

    def perform(self, game: Game, action: int) -> None:
        if action & KIND == self.whistle:
            self.part(game).whistled = True
            game.stage = self.applause
            game.emit(self.whistled, game.active, -1, game.gain(game.active, 1))
        else:
            game.asks.pop(0)
            game.emit(self.cheered, game.to_act, action >> 5, 0)

    def advance(self, game: Game) -> bool:
        game.stage = DISCOVER
        game.asks.append(question(self.encore, game.after(game.active)))
        return False

    def answers(self, game: Game, ask: int) -> list[int]:
        return [self.cheer, self.cheer | 1 << 5]

    def tell_question(self, game: Game, ask: int, state: Any) -> None:
        state["ask"], state["rule"] = "encore", "T2"

    def tell_action(self, game: Game, action: int, out: dict[str, object]) -> None:
        if action & KIND == self.whistle:
            out["tune"] = action >> 5
        else:
            out["loud"] = action >> 5 == 1

    def explain(self, game: Game, action: Mapping[str, object]) -> Illegal:
        return Illegal("T1" if action["do"] == "whistle" else "T2", "not_available")


def _no_cards(catalogue: Catalogue) -> list[Card]:
    return []


@pytest.fixture
def declared() -> Iterator[None]:
    """Whatever a test declares or offers is gone after it."""
    sizes = [len(registry) for registry in REGISTRIES]
    persons, offered = dict(declare.PERSONS), OFFERED[:]
    yield
    for registry, size in zip(REGISTRIES, sizes, strict=True):
        del registry[size:]
    OFFERED[:] = offered
    declare.PERSONS.clear()
    declare.PERSONS.update(persons)


@pytest.fixture
def setup(declared: None) -> dict[str, object]:
    """Declared and offered once; every deal of a box shares the module, as always."""
    if build() == "compiled":
        pytest.skip("a module is compiled together with the engine: one written here cannot join it")
    module = Whistling()
    OFFERED.append(Offered("whistling", 9, ["base"], [], _no_cards, lambda: module))
    return {"game": "base", "players": ["Ann", "Bob"], "seed": 4, "modules": ["whistling"]}


def test_a_module_of_one_file_is_played(setup: dict[str, object]) -> None:
    assert "whistling" in modules_of("base")
    match = Match.new(setup)
    assert match.legal() == [{"do": "draw"}, {"do": "whistle", "tune": 1}, {"do": "whistle", "tune": 2}]
    assert match.apply({"do": "whistle", "tune": 2}) == [{"event": "whistled", "seat": 0, "coins": 1}]
    assert match.view()["pending"] == {"ask": "encore", "seat": 1, "rule": "T2"}
    assert match.legal() == [{"do": "cheer", "loud": False}, {"do": "cheer", "loud": True}]
    assert match.apply({"do": "cheer", "loud": True}) == [{"event": "cheered", "seat": 1, "mood": "wild"}]
    assert (match.legal(), match.view()["players"][0]["coins"]) == ([{"do": "draw"}], 4)
    again = Match.from_log(match.log())
    assert again.view() == match.view()


def test_its_refusals_and_shapes_come_from_the_declaration(setup: dict[str, object]) -> None:
    match = Match.new(setup)
    with pytest.raises(BadAction):
        match.apply({"do": "whistle"})
    with pytest.raises(BadAction):
        match.apply({"do": "whistle", "tune": "high"})
    with pytest.raises(BadAction):
        match.apply({"do": "whistle", "tune": 1, "loud": True})
    match.apply({"do": "whistle", "tune": 1})
    with pytest.raises(Illegal) as refusal:
        match.apply({"do": "draw"})
    assert (refusal.value.rule, refusal.value.reason) == ("T2", "answer_first")
    without = Match.new({"players": ["Ann", "Bob"]})
    with pytest.raises(Illegal) as refusal:
        without.apply({"do": "whistle", "tune": 1})
    assert (refusal.value.rule, refusal.value.reason) == ("T1", "not_available")


def test_its_games_keep_every_promise(setup: dict[str, object]) -> None:
    """The fuzzer plays it like any other: no card lost, undo and logs lead back, no seat sees too much."""
    assert examine(setup, Random(7), thorough=0.1) > 5


def test_a_game_refuses_two_modules_that_own_the_same(setup: dict[str, object]) -> None:
    module = OFFERED[-1].make
    assert module is not None
    OFFERED.append(Offered("whistling-too", 10, ["base"], [], _no_cards, module))
    with pytest.raises(declare.Collision):
        Match.new(setup | {"modules": ["whistling", "whistling-too"]})


def test_two_gamblers_in_one_game_collide() -> None:
    rules = Match.new({"players": ["Ann", "Bob"], "modules": ["gambler"]}).game.rules
    with pytest.raises(declare.Collision):
        rules.add(Gamblers())


@pytest.mark.usefixtures("declared")
def test_what_is_declared_twice_is_refused() -> None:
    for again in (
        lambda: declare.verb("draw", "T1"),
        lambda: declare.verb("drawn", "T1", number=0),
        lambda: declare.stage("drawn", 0),
        lambda: declare.verb("complete", "T1", [declare.needs("task", str)]),
        lambda: declare.event("bust"),
        lambda: declare.stage("discover"),
        lambda: declare.ask("score"),
        lambda: declare.counter("jester"),
        lambda: declare.by_colour("trader"),
        lambda: declare.person("sailor", []),
    ):
        sizes = [len(registry) for registry in REGISTRIES]
        with pytest.raises(declare.Collision):
            again()
        assert [len(registry) for registry in REGISTRIES] == sizes


@pytest.mark.usefixtures("declared")
def test_a_verb_of_the_same_name_needs_other_keys() -> None:
    """`complete` is a contract's and a task's: the keys tell them apart."""
    number = declare.verb("complete", "T1", [declare.needs("tune", str)])
    assert [verb.number for verb in declare.forms("complete")][-1] == number
    with pytest.raises(BadAction):
        Match.new({"players": ["Ann", "Bob"]}).apply({"do": "complete", "tune": "x", "task": "10"})


@pytest.mark.usefixtures("declared")
def test_there_is_room_for_so_many_verbs_and_questions() -> None:
    for number in range(declare.KINDS - len(declare.VERBS)):
        declare.verb(f"verb {number}", "T1")
    with pytest.raises(declare.Collision):
        declare.verb("one more", "T1")
    for number in range(declare.KINDS - len(declare.QUESTIONS)):
        declare.ask(f"question {number}")
    with pytest.raises(declare.Collision):
        declare.ask("one more")


@pytest.mark.usefixtures("declared")
def test_a_person_nobody_declared_is_refused() -> None:
    """A forgotten kind fails at once, it does not count as nobody."""
    del declare.PERSONS["gambler"]
    with pytest.raises(KeyError, match="gambler"):
        Faces([card_of("gambler.6.2")])


@pytest.mark.parametrize("first", ["modules.adventure.declared", "modules.gambler", "declare", "refusal"])
def test_the_base_rules_come_first_whichever_file_is_imported_first(first: str) -> None:
    """A ship's colour is the counter of its traders, and the literals of the verbs and stages hold."""
    code = f"import companion.engine.{first}; from companion.engine import box; from companion.engine.faces import TRADER"
    subprocess.run([sys.executable, "-c", f"{code}; assert TRADER == 0"], check=True)
