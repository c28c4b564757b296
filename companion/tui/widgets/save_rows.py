"""A save in a list, two lines: who and when, how far and what; what tells two saves apart is never cut."""

from textual.content import Content

from companion.i18n import t
from companion.tui.saves import KINDS, SaveLine
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

GAP, COLUMN = 2, 24
LEAST_PLAYERS = 12
"""A list of names cut shorter than this tells nothing."""


def save_row(line: SaveLine, width: int) -> Content:
    """Title, players and date; below them progress and, where there is room, the kind."""
    return Content("\n").join(
        [Content.assemble(*_first(line, width)), Content.assemble(*_second(line, width))]
    )


def _first(line: SaveLine, width: int) -> Parts:
    room = width - cell_len(line.when) - GAP
    title, players = cut(line.title, room), _players(line)
    at = min(max(cell_len(title), COLUMN), max(room - cell_len(players), cell_len(title))) + GAP
    shown = cut(players, room - at) if room - at >= LEAST_PLAYERS else ""
    return [
        (fitted(title, at), "bold $foreground"),
        (fitted(shown, room + GAP - at), "$foreground"),
        (line.when, "$accent"),
    ]


def _players(line: SaveLine) -> str:
    """The players, where the title does not name them all already."""
    names = line.players.split(", ")
    return "" if all(name in line.title for name in names) else line.players


def _second(line: SaveLine, width: int) -> Parts:
    kind = t(f"kind-{line.kind}" if line.kind in KINDS else "kind-other")
    progress = cut(f"  {line.progress}", width)
    style = "$error" if line.problem else "$muted"
    spare = width - cell_len(progress) - cell_len(kind)
    return [(progress, style)] + ([(" " * spare + kind, "$primary")] if spare >= GAP else [])
