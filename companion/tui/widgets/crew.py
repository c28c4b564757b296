"""The crew of a campaign: hero card with door and windows, crown track with shields, VP."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message

from companion.i18n import t
from companion.table.campaign.view import CrewView
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.crowns import crown_cells
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted


def crown_track(crew: CrewView, symbols: Glyphs, length: int = 16) -> Parts:
    """A player's track; where its end is not known it is as long as it must be."""
    end = crew.track_end or max([length, crew.crowns, *crew.shields])
    return crown_cells(crew.crowns, crew.shields, min(end, 24), symbols)


class CrewList(Drawn):
    """Two lines a player; the marked one is where the keys count."""

    class Marked(Message):
        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._crew: Sequence[CrewView] = ()
        self.marked = 0

    def show(self, crew: Sequence[CrewView], marked: int) -> None:
        """Draw these players."""
        before = len(self._crew)
        self._crew, self.marked = crew, marked
        self.redraw(before, len(crew))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return max(len(self._crew) * 2, 2)

    def render(self) -> Content:
        symbols: Glyphs = self.symbols
        return Content("\n").join(self._player(crew, symbols) for crew in self._crew)

    def _player(self, crew: CrewView, symbols: Glyphs) -> Content:
        marked = crew.seat == self.marked
        name = "reverse bold $accent" if marked else "bold $foreground"
        first: Parts = [
            (symbols.here if crew.active else " ", "$accent"),
            (f"{crew.seat + 1} {fitted(crew.name, 12)}", name),
            (f" {fitted(crew.hero or t('hero-none'), 12)} ", "$primary"),
            *self._spaces(crew, symbols),
            (f"  {crew.vp:>2}{symbols.star}", "bold $success"),
        ]
        second: Parts = [
            (f"   {symbols.crown}{crew.crowns:>2} ", "$accent"),
            *crown_track(crew, symbols),
            ("  ", ""),
        ]
        told = t("crowns-to-next", n=crew.to_next_shield) if crew.to_next_shield else ""
        return Content.assemble(
            *first,
            ("\n", ""),
            *second,
            (told, "$muted"),
            (cut(f"  {crew.ability}", self._room(second, told)), "$muted"),
        )

    def _room(self, used: Parts, told: str) -> int:
        return max(self.size.width - sum(cell_len(text) for text, _ in used) - cell_len(told), 0)

    def _spaces(self, crew: CrewView, symbols: Glyphs) -> Parts:
        parts: Parts = []
        for space in crew.spaces:
            mark = symbols.tick if space.open else symbols.ring
            parts.append((f"{mark}{t('space-' + space.id)} ", "bold $success" if space.open else "$muted"))
        return parts

    def on_click(self, event: events.Click) -> None:
        seat = event.y // 2
        if seat < len(self._crew):
            self.post_message(self.Marked(seat))
