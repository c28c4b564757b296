"""A text to be read aloud."""

from collections.abc import Iterable

from textual.containers import VerticalScroll
from textual.widget import Widget

from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static


class Page(Dialog):
    """A page of the story; any of its keys closes it."""

    scope = "page"

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.add_class("-large")
        self._page = text

    def body(self) -> Iterable[Widget]:
        yield VerticalScroll(Static(self._page))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def do_page_close(self) -> None:
        self.dismiss(True)
