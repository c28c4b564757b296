"""Hypothesis drives matches of every configuration, with undo, reloading and wrong actions in between."""

import json
from random import Random

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.dev.configurations import Configuration, configurations, random_setup
from companion.dev.fuzz import fingerprint, look, look_for_leaks, try_illegal, try_legal
from companion.engine.match import Match


class Play(RuleBasedStateMachine):
    """A match beside the fingerprints of all its earlier positions."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match
        self.past: list[str] = []

    @initialize(which=st.sampled_from(list(configurations())), seed=st.integers(0, 2**32))
    def set_up(self, which: Configuration, seed: int) -> None:
        self.match = Match.new(random_setup(which, Random(seed)))

    @precondition(lambda self: not self.match.over)
    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=12))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            legal = self.match.legal()
            if not legal:
                break
            self.past.append(fingerprint(self.match))
            self.match.apply(legal[choice % len(legal)])
            look(self.match)

    @precondition(lambda self: bool(self.past))
    @rule()
    def undo(self) -> None:
        self.match.undo()
        assert fingerprint(self.match) == self.past.pop()

    @rule()
    def reload(self) -> None:
        before = fingerprint(self.match)
        self.match = Match.from_log(json.loads(json.dumps(self.match.log())))
        assert fingerprint(self.match) == before

    @rule(chance=st.randoms(use_true_random=False))
    def try_what_is_not_allowed(self, chance: Random) -> None:
        before = fingerprint(self.match)
        try_illegal(self.match, chance)
        assert fingerprint(self.match) == before

    @rule(seed=st.integers(0, 2**32))
    def look_from_every_seat(self, seed: int) -> None:
        look_for_leaks(self.match, Random(seed))
        try_legal(self.match)

    @invariant()
    def revision_counts_the_actions(self) -> None:
        assert self.match.revision == len(self.past) == len(self.match.revealed)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
