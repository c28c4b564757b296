"""Beginning a table log and committing to it, with what it teaches about the printed copy."""

from typing import Any

from companion.session.kinds import Refused
from companion.session.session import Committed, Session
from companion.store import Store
from companion.table.campaign.state import Typed
from companion.table.contracts import pinned
from companion.table.knowledge import enriched, learned, with_learned
from companion.table.refusal import Refused as TableRefused


def begin(store: Store, kind: str, title: str, setup: dict[str, Any]) -> Session:
    """A new table log. Raises Refused with a sentence."""
    try:
        written = dict(pinned(setup)) if kind == "contracts" else setup
    except TableRefused as error:
        raise Refused(str(error), error.rule) from error
    return Session.new(store, kind, title, written)


def commit(store: Store, session: Session, entry: dict[str, Any], revision: int) -> Committed:
    """One entry. A card that this data folder knows is filled in; what was typed in is kept for others."""
    if session.kind != "campaign":
        return session.commit(entry, revision)
    before = session.state
    try:
        known = store.knowledge()
        filled = enriched(before, entry, known)
        lesson = learned(before, entry)
    except TableRefused as error:
        raise Refused(str(error), error.rule) from error
    committed = session.commit(filled, revision)
    if with_learned(known, before.book_id, lesson) != with_learned(known, before.book_id, Typed()):
        store.change_knowledge(lambda present: with_learned(present, before.book_id, lesson))
    return committed
