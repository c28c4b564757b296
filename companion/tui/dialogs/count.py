"""A count in one step: `11` sets it, `+3` and `-2` change it, Enter alone adds one."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from textual.widget import Widget
from textual.widgets import Input

from companion.i18n import t
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static

TYPED = re.compile(r"(?P<sign>[+-]?)(?P<number>\d{0,2})")


class Count(NamedTuple):
    """What was typed: the change, and the total it leads to; `set` where a total was typed."""

    by: int
    total: int
    set: bool


def read_count(text: str, present: int) -> Count | None:
    """The count that a text means; None while it is none, or would lead below nothing."""
    match = TYPED.fullmatch(text.strip())
    if not match:
        return None
    number = int(match["number"] or 1)
    by = -number if match["sign"] == "-" else number
    if match["number"] and not match["sign"]:
        by = number - present
    return Count(by, present + by, bool(match["number"] and not match["sign"])) if present + by >= 0 else None


class AskCount(Dialog):
    """One short line; what it would lead to stands below it while it is typed."""

    scope = "count"

    def __init__(self, title: str, present: int, text: str = "") -> None:
        super().__init__(title, text)
        self._present = present

    def body(self) -> Iterable[Widget]:
        yield Input(placeholder=t("count-hint"), max_length=3, restrict=r"[+-]?\d{0,2}")
        yield Static("", classes="count-result")

    def on_mount(self) -> None:
        field = self.query_one(Input)
        field.cursor_blink = False
        field.focus()
        self._tell()

    def on_input_changed(self) -> None:
        self._tell()

    def _tell(self) -> None:
        count = read_count(self.query_one(Input).value, self._present)
        told = t("count-refused", present=self._present)
        if count:
            told = t("count-result", present=self._present, total=count.total)
        self.query_one(".count-result", Static).update(told)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        self.do_count_take()

    def do_count_take(self) -> None:
        count = read_count(self.query_one(Input).value, self._present)
        if count is None:
            self.notify(t("count-refused", present=self._present), severity="warning")
        else:
            self.dismiss(count)
