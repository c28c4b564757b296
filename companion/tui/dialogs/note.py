"""A note for the log, in the table's own words."""

from companion.i18n import t
from companion.tui.dialogs.form import Field, Form


def note_form() -> Form:
    """Asks for one line; answers it as `text`."""
    return Form(t("note-title"), [Field("text", t("note-label"), needed=True)])
