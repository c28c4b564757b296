"""A sentence in so many lines and no more; where it was cut, three dots say so."""

from companion.tui.widgets.drawing import wrap
from companion.tui.widgets.plain import cut


def told_in(sentence: str, width: int, lines: int = 2) -> str:
    """The sentence, wrapped at words, its last line cut where it is longer."""
    if width < 1:
        return sentence
    told = wrap(sentence, width)
    if len(told) > lines:
        told = [*told[: lines - 1], cut(f"{told[lines - 1]} {told[lines]}", width)]
    return "\n".join(told)
