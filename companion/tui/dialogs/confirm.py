"""Yes or no."""

from companion.i18n import t
from companion.tui.dialogs.base import Dialog


class Confirm(Dialog):
    """A yes-or-no question, answered with y, n or a click."""

    scope = "confirm"

    def __init__(self, text: str, title: str = "") -> None:
        super().__init__(title or t("confirm-title"), text)

    def do_confirm_yes(self) -> None:
        self.dismiss(True)

    def do_confirm_no(self) -> None:
        self.dismiss(False)
