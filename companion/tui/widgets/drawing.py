"""Cards drawn in cells, in four sizes: the largest one that fits is used."""

from typing import NamedTuple

from textual.content import Content

from companion.content import Card
from companion.i18n import t
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.plain import Parts, cell_len, chop_cells, fitted
from companion.words import cards as faces


class Size(NamedTuple):
    """Cells of one card, the gap to its right not counted."""

    width: int
    height: int


SIZES = (Size(18, 9), Size(16, 7), Size(14, 6), Size(12, 5), Size(12, 3), Size(12, 1))


class Shown(NamedTuple):
    """A card as a row shows it: jump letter (if it can be picked), under the cursor, and can it be picked."""

    card: Card
    letter: str = ""
    cursor: bool = False
    open: bool = True


def draw(shown: Shown, size: Size, symbols: Glyphs) -> list[Parts]:
    """The lines of one card, each exactly `size.width` cells."""
    if size.height == 1:
        return [
            [
                *_tag(shown),
                (fitted(brief(shown.card, symbols), size.width - 2), _line_style(shown)),
            ]
        ]
    inner = size.width - 2
    frame = symbols.chosen if shown.cursor else symbols.frame
    style = _line_style(shown)
    side = (frame[5], style)
    rows = [[side, *row, side] for row in _rows(shown, inner, size.height - 2, symbols)]
    return [_top(shown, frame, inner, style), *rows, [(frame[2] + frame[4] * inner + frame[3], style)]]


def _tag(shown: Shown) -> Parts:
    return [(f"{shown.letter or ' '} ", _letter_style(shown))]


def _letter_style(shown: Shown) -> str:
    return "bold $accent" if shown.open else "$muted"


def _line_style(shown: Shown) -> str:
    if not shown.open:
        return "$muted"
    bold = "bold " if shown.cursor else ""
    return f"{bold}${shown.card.colour}-line" if shown.card.kind == "ship" else f"{bold}$foreground"


def _top(shown: Shown, frame: str, inner: int, style: str) -> Parts:
    if not shown.letter:
        return [(frame[0] + frame[4] * inner + frame[1], style)]
    return [
        (frame[0], style),
        (f" {shown.letter} ", _letter_style(shown)),
        (frame[4] * (inner - 3) + frame[1], style),
    ]


def _rows(shown: Shown, inner: int, height: int, symbols: Glyphs) -> list[Parts]:
    """Head, then as many facts as there is room for, most important first."""
    card = shown.card
    if height == 1:
        return [[(fitted(f" {brief(card, symbols)}", inner), _line_style(shown))]]
    ink = "$foreground" if shown.open else "$muted"
    facts = [(fitted(f" {line}", inner), ink) for line in _facts(card, inner - 1, height, symbols)]
    facts += [(" " * inner, ink)] * (height - 1 - len(facts))
    return [[(_head(card, inner), _head_style(shown))], *([fact] for fact in facts[: height - 1])]


def _head(card: Card, inner: int) -> str:
    tag = f"{faces.letter(card)} " if card.colour else ""
    return fitted(f" {tag}{faces.title(card)}", inner)


def _head_style(shown: Shown) -> str:
    card = shown.card
    if not shown.open:
        return "$muted on $panel"
    if card.kind == "ship":
        return f"bold ${card.colour}-ink on ${card.colour}-fill"
    return "bold $accent on $panel" if card.kind in ("expedition", "tax") else "bold $foreground on $panel"


def _facts(card: Card, width: int, height: int, symbols: Glyphs) -> list[str]:
    if card.kind == "ship":
        mark = symbols.skull if card.skull else symbols.sword
        facts = [f"{mark} {faces.strength(card)}", f"{symbols.coin} {faces.pay(card)}", faces.ability(card)]
    elif card.kind == "tax":
        facts = [t("tax-brief", n=card.threshold), faces.ability(card)]
    else:
        price = (
            f"{card.coins or card.cost}{symbols.coin}".ljust(max(width - 4, 3)) + f"{card.vp}{symbols.star}"
        )
        what = card.needs if card.kind == "expedition" else faces.ability(card)
        facts = [what, price] if height < 5 else [what, "", price]
    if height >= 5 and card.kind == "ship":
        facts = ["", *facts]
    if height >= 7:
        facts = ["", *facts] if card.kind != "ship" else ["", "", *facts[1:]]
    return facts


def brief(card: Card, symbols: Glyphs) -> str:
    """A card in ten cells: colour letter, strength and coins, or name and cost."""
    if card.kind == "ship":
        strength = symbols.skull if card.skull else f"{card.swords}{symbols.sword}"
        return f"{faces.letter(card)} {strength} {card.coins}{symbols.coin}"
    if card.kind == "expedition":
        return f"{card.needs} {card.vp}{symbols.star}"
    tag = f"-{faces.letter(card)}" if card.colour else ""
    return f"{fitted(faces.title(card), 6 - cell_len(tag)).rstrip()}{tag} {card.cost}{symbols.coin}{card.vp}"


def beside(cards: list[list[Parts]], gap: int = 1) -> list[Content]:
    """Cards drawn side by side: one Content a line."""
    lines: list[Content] = []
    for row in zip(*cards, strict=True):
        parts: Parts = []
        for segments in row:
            parts += [*segments, (" " * gap, "")]
        lines.append(Content.assemble(*parts))
    return lines


def wrap(text: str, width: int) -> list[str]:
    """Words broken into lines; one that is too long for a line is broken too."""
    lines, line = [], ""
    for word in (part for each in text.split() for part in chop_cells(each, width)):
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line]
