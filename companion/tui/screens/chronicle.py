"""Chronicle: the whole log to be read by chapters and months, what it comes to in numbers, both as a page."""

from collections.abc import Iterator
from textwrap import fill

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Resize

from companion.i18n import t
from companion.session import Session
from companion.session.keepsake import chronicle_of, write_chronicle
from companion.store import StoreError
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.plain import Static, cut, entitle, fitted
from companion.tui.widgets.titlebar import TitleBar
from companion.words.chronicle import Chronicle, Line, Section
from companion.words.chronicle_html import MINOR
from companion.words.statistics import Group, date_text, drawn, facts, groups

Piece = tuple[str, str]
LABEL, BAR, COLUMN = 22, 14, 37


class ChronicleScreen(CompanionScreen):
    """Two pages side by side where there is room, else one after the other; the newest entry is in sight."""

    scope = "chronicle"
    CSS_PATH = "../styles/chronicle.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._told: Chronicle = chronicle_of(session)

    def compose(self) -> ComposeResult:
        yield TitleBar(
            t("chronicle-title"), self._told.title, t("chronicle-evenings", n=len(self._told.evenings))
        )
        with Horizontal(id="pages"):
            with VerticalScroll(id="chronicle", classes="panel"):
                yield Static(id="text")
            with VerticalScroll(id="numbers", classes="panel"):
                yield Static(id="bars")

    def on_mount(self) -> None:
        entitle(self.query_one("#chronicle"), t("chronicle-title"))
        entitle(self.query_one("#numbers"), t("chronicle-numbers"))
        self._show(turned=False)
        self.query_one("#chronicle", VerticalScroll).anchor()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        """Lines and bars fill the room they have."""
        for name, pieces in (("text", self._chronicle), ("bars", self._numbers)):
            part = self.query_one(f"#{name}", Static)
            if part.size.width:
                part.update(Content.assemble(*pieces(part.size.width - 1)))

    def _chronicle(self, room: int) -> Iterator[Piece]:
        if self._told.crew:
            yield f"{self._told.crew}\n", "$muted"
        if not self._told.sections:
            yield f"\n{t('chronicle-nothing')}", "$foreground"
        day = ""
        for section in self._told.sections:
            yield from self._head(section)
            for part in section.parts:
                yield (f"\n{part.title}\n", "bold $primary") if part.title else ("", "")
                for line in part.lines:
                    today = date_text(line.at)
                    yield (f"{today}\n", "$muted") if day != today else ("", "")
                    day = today
                    yield self._line(line, room)

    def _head(self, section: Section) -> Iterator[Piece]:
        yield f"\n{section.story or section.title}\n", "bold $accent"
        if section.facts:
            yield f"{'; '.join(section.facts)}\n", "$muted"

    def _line(self, line: Line, room: int) -> Piece:
        """A sentence behind its mark; notes stand out, bookkeeping steps back."""
        symbols = self.companion.symbols
        mark = symbols.star if line.kind == "note" else symbols.dot
        style = "bold $success" if line.kind == "note" else "$muted" if line.kind in MINOR else "$foreground"
        return fill(f"{mark} {line.text}", max(room, 20), subsequent_indent="  ") + "\n", style

    def _numbers(self, room: int) -> Iterator[Piece]:
        if self._told.numbers is None:
            yield t("chronicle-no-numbers" if self._told.sections else "chronicle-nothing"), "$foreground"
            return
        for at, (label, number) in enumerate(known := facts(self._told.numbers), 1):
            last = room < 2 * COLUMN or at % 2 == 0 or at == len(known)
            yield fitted(label, LABEL), "$muted"
            yield f"{number}\n" if last else fitted(number, COLUMN - LABEL), "bold $foreground"
        for group in groups(self._told.numbers):
            yield f"\n{group.title}\n", "bold $accent"
            yield from self._bars(group, room)

    def _bars(self, group: Group, room: int) -> Iterator[Piece]:
        """Each row on one line: label, bar, number in words; the bar gives way, the words do not."""
        symbols = self.companion.symbols
        label = min(LABEL, max(len(row.label) for row in group.rows) + 1)
        words = max(len(row.text) for row in group.rows)
        width = max(4, min(BAR + room // 4, room - label - words - 1))
        for row in group.rows:
            yield fitted(cut(row.label, label - 1), label), "$foreground"
            yield drawn(row, group.most, width, symbols.full, symbols.empty), "$primary"
            yield f" {row.text}\n", "bold $foreground"

    def _show(self, turned: bool) -> None:
        self.set_class(turned, "-turned")
        self.query_one("#numbers" if turned else "#chronicle").focus()

    def do_chronicle_turn(self) -> None:
        self._show(self.focused is not self.query_one("#numbers"))
        self.call_after_refresh(self._draw)

    def do_chronicle_write(self) -> None:
        try:
            file = write_chronicle(self.companion.saves.store, self._session)
        except StoreError as error:
            self.notify(str(error), severity="error")
        else:
            self.notify(t("chronicle-written", file=str(file)), timeout=12)


screen = ChronicleScreen
