"""Timeline: every step of a game or table log, with bookmarks; Enter goes there."""

from collections.abc import Callable
from typing import Any, Protocol

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets.option_list import Option

from companion.i18n import t
from companion.session import PastReveal, Refused, Session
from companion.store import StoreError
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.form import Field, Form
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import OptionList
from companion.tui.widgets.titlebar import TitleBar


class Log(Protocol):
    """What a timeline looks at: a session, a way to go to a step, and a line for each step."""

    @property
    def session(self) -> Session: ...

    def jump(self, step: int, past_reveal: bool = False) -> None: ...

    def step_texts(self) -> list[str]: ...


class TimelineScreen(CompanionScreen):
    """The present line of play; steps that redo would bring back are dimmed."""

    scope = "timeline"
    CSS_PATH = "../styles/browse.tcss"

    def __init__(self, log: Log, changed: Callable[[], Any]) -> None:
        super().__init__()
        self._source = log
        self._changed = changed

    def compose(self) -> ComposeResult:
        yield TitleBar(t("timeline-title"))
        yield OptionList(id="list", classes="panel wide")

    def on_mount(self) -> None:
        self._fill()
        self.query_one("#list").focus()

    def _fill(self) -> None:
        session = self._source.session
        clean = t("timeline-clean" if session.clean else "timeline-not-clean")
        self.query_one(TitleBar).show(
            t("timeline-title"), session.title, t("timeline-line", line=session.line.name) + "  " + clean
        )
        menu = self.query_one("#list", OptionList)
        menu.clear_options()
        menu.add_options([Option(row) for row in self._rows()])
        numbers = [0, *(step.n for step in session.history())]
        menu.highlighted = numbers.index(session.here)

    def _rows(self) -> list[Content]:
        session = self._source.session
        marks: dict[int, str] = {n: name for name, n in session.bookmarks.items()}
        rows = [self._row(0, t("timeline-start"), marks.get(0, ""), False, session.here == 0)]
        told = self._source.step_texts()
        ahead = False
        for index, step in enumerate(session.history()):
            text = told[index]
            rows.append(
                self._row(
                    index + 1, text, marks.get(step.n, ""), ahead or session.here == 0, step.n == session.here
                )
            )
            ahead = ahead or step.n == session.here
        return rows

    def _row(self, number: int, text: str, mark: str, ahead: bool, here: bool) -> Content:
        symbols = self.companion.symbols
        style = "$muted" if ahead and not here else "$foreground"
        return Content.assemble(
            (f"{symbols.here if here else ' '} {number:>4}  ", "bold $accent" if here else "$muted"),
            (text, f"bold {style}" if here else style),
            (f"  {symbols.shield} {mark}" if mark else "", "bold $accent"),
        )

    def _step(self) -> int:
        """The step under the cursor; 0 is the start."""
        at = self.query_one("#list", OptionList).highlighted or 0
        return self._source.session.history()[at - 1].n if at else 0

    def on_option_list_option_selected(self) -> None:
        self.do_timeline_go()

    def do_timeline_go(self) -> None:
        try:
            self._source.jump(self._step())
        except PastReveal:
            self.ask_sure("undo-past-reveal", lambda: self._go(self._step()))
            return
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning")
        self._moved()

    def _go(self, step: int) -> None:
        """Go there, behind revealed cards too."""
        try:
            self._source.jump(step, past_reveal=True)
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning")
        self._moved()

    def _moved(self) -> None:
        self.app.pop_screen()
        self._changed()

    def do_timeline_bookmark(self) -> None:
        line = Field("name", t("bookmark-label"), needed=True)
        self.ask(Form(t("bookmark-title"), [line]), self._bookmark)

    def _bookmark(self, values: dict[str, str]) -> None:
        session = self._source.session
        try:
            session.bookmark(values["name"], session.revision, at=self._step())
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="warning")
        self._fill()

    def do_timeline_lines(self) -> None:
        session = self._source.session
        choices = [Choice(line.name, t("line-row", name=line.name)) for line in session.lines()]
        self.ask(Choose(t("lines-title"), choices, t("lines-text")), self._switch)

    def _switch(self, name: str) -> None:
        self._go({line.name: line.tip for line in self._source.session.lines()}[name])


screen = TimelineScreen
