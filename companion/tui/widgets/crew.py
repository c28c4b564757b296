"""The crew of a campaign: hero card with door and windows, crown track with shields, VP."""

from collections.abc import Sequence

from textual.content import Content

from companion.i18n import t
from companion.table.campaign.view import CrewView
from companion.tui.breakpoints import TALL
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.crowns import crown_cells
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted
from companion.tui.widgets.seats import Seats

LONGEST = 24


def crown_track(crew: CrewView, symbols: Glyphs) -> Parts:
    """A player's track as far as it is known: without shields only the crowns won so far."""
    end = crew.track_end or max([crew.crowns, *crew.shields])
    return crown_cells(crew.crowns, crew.shields, min(end, LONGEST), symbols)


class CrewList(Seats):
    """A player a line, or three on a tall screen; the marked one is where the keys count."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._crew: Sequence[CrewView] = ()

    @property
    def lines(self) -> int:
        """Lines a player."""
        return 3 if self.app.size.height >= TALL else 1

    @property
    def count(self) -> int:
        return len(self._crew)

    def show(self, crew: Sequence[CrewView], marked: int) -> None:
        """Draw these players."""
        before = len(self._crew)
        self._crew, self.marked = crew, marked
        self.redraw(before, len(crew))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return max(len(self._crew), 1) * self.lines

    def render(self) -> Content:
        return Content("\n").join(self._player(crew, self.symbols) for crew in self._crew)

    def _player(self, crew: CrewView, symbols: Glyphs) -> Content:
        style = "reverse bold $accent" if crew.seat == self.marked else "bold $foreground"
        longest = max(cell_len(each.name) for each in self._crew)
        room = min(max(longest, 4), 10 if self.lines == 1 else 14)
        first: Parts = [
            (symbols.here if crew.active else " ", "$accent"),
            (f"{crew.seat + 1} {fitted(cut(crew.name, room), room)}", style),
            (f" {fitted(cut(crew.hero or t('hero-none'), 9), 9)} ", "$primary"),
            *self._spaces(crew, symbols),
            (f" {symbols.crown}{crew.crowns:>2}", "$accent"),
            (f" {symbols.star}{crew.vp:>2}", "bold $success"),
        ]
        told = t("crowns-to-next", n=crew.to_next_shield) if crew.to_next_shield else ""
        if self.lines == 1:
            used = sum(cell_len(text) for text, _ in first)
            return Content.assemble(*first, (cut(f"  {told}", self.size.width - used), "$muted"))
        return Content.assemble(*first, ("\n", ""), *self._second(crew, symbols, told))

    def _second(self, crew: CrewView, symbols: Glyphs, told: str) -> Parts:
        """The crown track, and the hero's ability on a line of its own."""
        rail: Parts = [
            ("   ", ""),
            *crown_track(crew, symbols),
            ("  " if crew.crowns or crew.shields else "", ""),
        ]
        ability = cut(crew.ability, max(self.size.width - 3, 0))
        return [*rail, (f"{told}\n", "$muted"), (f"   {ability}", "$muted")]

    def _spaces(self, crew: CrewView, symbols: Glyphs) -> Parts:
        signs = ("", symbols.trophy, f"1{symbols.crown}", f"3{symbols.crown}")
        parts: Parts = []
        for space, sign in zip(crew.spaces, signs, strict=True):
            mark = symbols.tick if space.open else symbols.ring
            word = f"{t('space-' + space.id)} " if space.id in ("door", "window1") else ""
            parts.append(
                (
                    f"{mark}{sign}{' ' if sign and word else ''}{word or ' '}",
                    "bold $success" if space.open else "$muted",
                )
            )
        return parts
