"""Sessions: the one headless layer through which every front end plays, logs, undoes and saves."""

from companion.session.history import Line, Step
from companion.session.kinds import Applied, Kind, Ledger, Play, Refused, register
from companion.session.session import Committed, Doubled, PastReveal, Session, Stale

__all__ = [
    "Applied",
    "Committed",
    "Doubled",
    "Kind",
    "Ledger",
    "Line",
    "PastReveal",
    "Play",
    "Refused",
    "Session",
    "Stale",
    "Step",
    "register",
]
