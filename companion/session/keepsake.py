"""What a table keeps of its evenings: the chronicle of a session, and its page in the data folder."""

from pathlib import Path

from companion.i18n import t
from companion.session.session import Session
from companion.store import Store
from companion.store.files import make_folder, saving, write_atomic
from companion.words.chronicle import Chronicle, campaign_chronicle, log_chronicle
from companion.words.chronicle_html import page

CHRONICLES = "chronicles"


def chronicle_of(session: Session) -> Chronicle:
    """The log as it stands: what was taken back is not told, only counted."""
    steps = [(step.entry, step.at) for step in session.history()[: session.depth]]
    if session.kind == "campaign":
        undone = sum(record.do == "undo" for record in session.log())
        return campaign_chronicle(session.title, session.setup, steps, undone)
    players = session.setup.get("players")
    names = [str(name) for name in players] if isinstance(players, list) else []
    return log_chronicle(session.title, names, steps, session.titles())


def chronicle_page(session: Session) -> bytes:
    """The chronicle as an HTML file."""
    return page(chronicle_of(session)).encode()


def write_chronicle(store: Store, session: Session) -> Path:
    """Writes the page into the data folder under the save's id: a newer one takes the older one's place."""
    file = store.root / CHRONICLES / f"chronicle-{session.id}.html"
    with saving(t("store-the-chronicle")):
        make_folder(file.parent)
        write_atomic(file, chronicle_page(session))
    return file
