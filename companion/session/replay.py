"""A Play brought to where a history stands: from the start, or from where it was."""

from companion.i18n import t
from companion.session.history import History
from companion.session.kinds import Kind, Play, Refused
from companion.store import Damaged, Save

UNDO_COST = 16  # an undo costs about as much as this many steps forward, for the engine and for a fold alike


def history_of(save: Save) -> History:
    """A save's history; Damaged where its records, though whole, make no sense."""
    try:
        return History.of(save.records())
    except ValueError as error:
        raise Damaged(t("session-nonsense", id=save.id, problem=str(error))) from error


def play_of(kind: Kind, history: History) -> Play:
    """Plays a history's present line from its start; Damaged names the step that no longer works."""
    play = kind.start(history.start.setup or {})
    for n in history.path[: history.depth]:
        try:
            play.apply(history.steps[n].entry)
        except Refused as error:
            raise Damaged(t("session-step-broken", n=n, problem=str(error))) from error
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
        play.apply(history.steps[n].entry)
    applied[depth:] = history.path[depth : history.depth]
    return play
