"""Opening any save by its id, as front ends do it; what only a mixed campaign needs is imported only then."""

from companion.session.session import Session
from companion.store import Store


def opened(store: Store, identity: str) -> Session:
    """A save as it was left; a table log with the result of its game on the screen, where that is over."""
    session = Session.open(store, identity)
    if session.kind == "campaign" and session.state.screen:
        from companion.session.both_ways import settled

        settled(store, session)
    return session
