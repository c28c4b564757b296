"""Committing to a table log together with what it teaches about the printed copy."""

from typing import Any

from companion.session.kinds import Refused
from companion.session.session import Committed, Session
from companion.store import Store
from companion.table.knowledge import enriched, learned, with_learned
from companion.table.refusal import Refused as TableRefused


def commit(store: Store, session: Session, entry: dict[str, Any], revision: int) -> Committed:
    """One entry. A card that this data folder knows is filled in; what was typed in is kept for others."""
    if session.kind != "campaign":
        return session.commit(entry, revision)
    before = session.state
    try:
        filled = enriched(before, entry, store.knowledge())
        lesson = learned(before, filled)
    except TableRefused as error:
        raise Refused(str(error), error.rule) from error
    committed = session.commit(filled, revision)
    if lesson != type(lesson)():
        store.change_knowledge(lambda present: with_learned(present, before.book_id, lesson))
    return committed
