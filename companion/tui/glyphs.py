"""Every drawn symbol by name, in a Unicode and an ASCII set; all are one cell wide."""

from typing import NamedTuple


class Glyphs(NamedTuple):
    """One set of symbols."""

    sword: str
    skull: str
    coin: str
    star: str
    crown: str
    shield: str
    full: str
    empty: str
    tick: str
    cross: str
    dot: str
    ring: str
    here: str
    left: str
    right: str
    rail: str
    more: str
    trophy: str
    hourglass: str
    frame: str
    """Corners and sides of a card: top left, top right, bottom left, bottom right, horizontal, vertical."""
    chosen: str
    """The same for the card under the cursor."""


UNICODE = Glyphs(
    sword="†",
    skull="☠",
    coin="●",
    star="★",
    crown="♛",
    shield="◆",
    full="█",
    empty="░",
    tick="✓",
    cross="✗",
    dot="•",
    ring="○",
    here="▶",
    left="◀",
    right="▶",
    rail="━",
    more="▾",
    trophy="⚑",
    hourglass="◔",
    frame="╭╮╰╯─│",
    chosen="┏┓┗┛━┃",
)
ASCII = Glyphs(
    sword="/",
    skull="X",
    coin="$",
    star="*",
    crown="^",
    shield="#",
    full="#",
    empty="-",
    tick="v",
    cross="x",
    dot=".",
    ring="o",
    here=">",
    left="<",
    right=">",
    rail="=",
    more="~",
    trophy="Y",
    hourglass="%",
    frame="++++-|",
    chosen="####=#",
)
SETS = {"unicode": UNICODE, "ascii": ASCII}
