"""The base of widgets that draw with symbols."""

from textual.widget import Widget

from companion.tui.glyphs import UNICODE, Glyphs


class Drawn(Widget):
    """A widget that knows the symbols the person chose."""

    @property
    def symbols(self) -> Glyphs:
        """The glyph set of the settings."""
        chosen: Glyphs = getattr(self.app, "symbols", UNICODE)
        return chosen

    def redraw(self, lines_before: int, lines_now: int) -> None:
        """Draw again; the whole screen is laid out anew only where this widget needs another height."""
        self.refresh(layout=lines_before != lines_now)
