"""The crown track in cells: a rail up to the marker, shields as posts (A15)."""

from collections.abc import Sequence

from companion.tui.glyphs import Glyphs
from companion.tui.widgets.plain import Parts


def crown_cells(crowns: int, shields: Sequence[int], end: int, symbols: Glyphs) -> Parts:
    """The track from its first space to its last, lit up to the marker."""
    cells: Parts = []
    for space in range(1, end + 1):
        shield = space in shields
        text = symbols.shield if shield else symbols.rail if space <= crowns else symbols.dot
        cells.append((text, "bold $accent" if space <= crowns else "$warning" if shield else "$muted"))
    return cells
