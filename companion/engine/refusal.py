"""Refusals: what a set-up or an action got wrong, as a reason with its values and the rule that forbids it.

The sentences stand in the catalogue, as `setup-*`, `action-*` and `why-*`: words/telling.py finds them.
"""


class EngineRefusal(Exception):
    """The engine says no. `reason` is a code, `values` are what its sentence speaks of."""

    def __init__(self, reason: str, **values: object) -> None:
        self.reason = reason
        self.values = values
        super().__init__(" ".join([reason, *[f"{name}={value}" for name, value in values.items()]]))


class SetupError(EngineRefusal):
    """A game cannot be set up like that."""


class SetupShapeError(SetupError):
    """A field of a set-up is of the wrong type or unknown."""


class BadAction(EngineRefusal):
    """Not an action at all: a wrong shape or an unknown verb."""


class OtherShuffle(ValueError):
    """The recorded shuffle that is next in turn does not hold the cards that are to be shuffled."""


class NothingToUndo(EngineRefusal):
    """No action has been applied yet."""

    def __init__(self) -> None:
        super().__init__("nothing_to_undo")


class Illegal(EngineRefusal):
    """An action that a rule forbids now."""

    def __init__(self, rule: str, reason: str, **values: object) -> None:
        self.rule = rule
        super().__init__(reason, **values)
