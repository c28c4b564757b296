"""A Play brought to where a history stands: from the start, or from where it was."""

from companion.i18n import t
from companion.session.adopt import adopt
from companion.session.history import History, Step
from companion.session.kinds import Kind, LeadsElsewhere, Play
from companion.store import Damaged, Save
from companion.table.refusal import Refused

UNDO_COST = 16  # an undo costs about as much as this many steps forward, for the engine and for a fold alike


def history_of(save: Save) -> History:
    """A save's history; Damaged where its records, though whole, make no sense."""
    try:
        return History.of(save.records())
    except ValueError as error:
        raise Damaged(t("session-nonsense", id=save.id, problem=str(error))) from error


def beginning(kind: Kind, history: History) -> Play:
    """The Play before its first step, with what the log pinned."""
    try:
        return kind.start(history.start.setup or {}, history.pins)
    except LeadsElsewhere as error:
        raise Damaged(t("session-other-deal", version=history.start.program)) from error


def make_again(play: Play, step: Step, version: str) -> None:
    """One kept step; Damaged names the step that no longer works, or that leads elsewhere now."""
    try:
        play.apply(step.entry, step.kept)
    except Refused as error:
        raise Damaged(t("session-step-broken", n=step.n, problem=str(error))) from error
    except LeadsElsewhere as error:
        raise Damaged(t("session-other-game", n=step.n, version=version)) from error


def play_of(kind: Kind, history: History, tip: bool = False) -> Play:
    """Plays a history's present line from its start up to where it stands, or with `tip` to its end.

    A log that kept nothing of what it was played with is pinned first.
    """
    adopt(kind, history)
    play = beginning(kind, history)
    for n in history.path if tip else history.path[: history.depth]:
        make_again(play, history.steps[n], history.start.program)
    return play


def follow(kind: Kind, history: History, play: Play, applied: list[int]) -> Play:
    """Moves a Play, whose steps are `applied`, to where its history stands, by the shorter way."""
    depth = min(history.depth, len(applied))
    while depth and applied[depth - 1] != history.path[depth - 1]:
        depth -= 1
    back = len(applied) - depth
    if back * UNDO_COST > depth:
        applied[:] = history.path[: history.depth]
        return play_of(kind, history)
    for _ in range(back):
        play.undo()
    for n in history.path[depth : history.depth]:
        make_again(play, history.steps[n], history.start.program)
    applied[depth:] = history.path[depth : history.depth]
    return play
