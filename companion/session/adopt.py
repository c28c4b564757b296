"""Digital saves of version 0.1.0 kept no data and no shuffles: when one is opened it is pinned.

It is dealt from the archived data of that version, and every step is compared with what the log says of it.
Where the rules read otherwise today, the save is refused with a sentence: it would go on as another game.
"""

from companion.content import ContentError
from companion.content.editions import archived_edition, written
from companion.i18n import t
from companion.session.history import History, Step
from companion.session.kinds import Applied, Json, Kind, LeadsElsewhere, Play
from companion.store import Damaged
from companion.table.refusal import Refused

VERSION = "0.1.0"
FACTS = ("round", "to_act", "over", "players")
BOOK = "salt-ledger"
"""The book that version 0.1.0 took where none was named, whichever is the default later."""


def is_unpinned(history: History) -> bool:
    """Whether this is a digital game whose log keeps nothing of what it was played with."""
    return history.start.kind == "game" and not history.pins


def adopt(kind: Kind, history: History) -> None:
    """Pins an old log's history, in memory; Damaged where it would be another game."""
    if is_unpinned(history):
        history.pin(pins_for(kind, history))


def pins_for(kind: Kind, history: History) -> Json:
    """What the `pin` record of an old log keeps: its start, and every step of every line."""
    start = {"edition": _edition(history.start.setup or {})}
    steps: dict[str, Json] = {}
    for line in history.lines:
        play = _begun(kind, history, start)
        for n in history.route(line.tip):
            steps[str(n)] = _checked(play, history.steps[n])
    return {"start": _begun(kind, history, start).pins(), "steps": steps}


def _edition(setup: Json) -> Json:
    campaign = setup.get("campaign") or {}
    book = str(campaign.get("book", BOOK)) if setup.get("game") == "adventure" else None
    try:
        return written(archived_edition(VERSION, book))
    except ContentError as error:
        raise Damaged(t("session-no-archive", version=VERSION, problem=str(error))) from error


def _begun(kind: Kind, history: History, start: Json) -> Play:
    try:
        return kind.start(history.start.setup or {}, start)
    except (LeadsElsewhere, Refused) as error:
        raise Damaged(t("session-other-deal", version=VERSION)) from error


def _checked(play: Play, step: Step) -> Json:
    """Plays one step; Damaged where it cannot be shown to be the one that was played."""
    try:
        applied = play.apply(step.entry)
    except Refused as error:
        raise Damaged(t("session-step-broken", n=step.n, problem=str(error))) from error
    found = play.summary()
    same = all(step.summary.get(fact) == found.get(fact) for fact in FACTS)
    same = same and _winners(step.summary) == _winners(found)
    if not same or applied.reveals != step.reveals or _read_otherwise(applied):
        raise Damaged(t("session-other-game", n=step.n, version=VERSION))
    return applied.kept


def _winners(summary: Json) -> object:
    return (summary.get("result") or {}).get("winners")


def _read_otherwise(applied: Applied) -> bool:
    """Whether version 0.1.0 may have drawn other cards here: a tax paid its bonus, or the deck ran out, in
    the middle of a gamble (G1), or the deck ran out while an event paid coins for a ship (B4)."""
    heard = {str(event["event"]) for event in applied.events}
    doubts = ({"gambled", "tax_bonus"}, {"gambled", "shuffled"}, {"event_coins", "shuffled"})
    return any(doubt <= heard for doubt in doubts)
