"""Sessions: the one headless layer through which every front end plays, logs, undoes and saves."""

from companion.session.history import PlayLine, Step
from companion.session.kinds import Applied, Kind, Play, register
from companion.session.session import Committed, Doubled, PastReveal, Session, Stale
from companion.table.refusal import Refused

__all__ = [
    "Applied",
    "Committed",
    "Doubled",
    "Kind",
    "PastReveal",
    "Play",
    "PlayLine",
    "Refused",
    "Session",
    "Stale",
    "Step",
    "register",
]
