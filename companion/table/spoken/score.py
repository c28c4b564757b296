"""What a score sheet understands: VP, coins and swords, taxes, expeditions and the end (B17, B30-B32)."""

from collections.abc import Callable

from companion.table.score import Sheet
from companion.table.spoken.corrections import NOTHING
from companion.table.spoken.verbs import NOTE, STEPS, Entry, Verb, plain
from companion.table.spoken.words import Words, is_change, nearest
from companion.table.tax import taxes


def _count(what: str) -> Callable[[Words, Sheet], Entry]:
    def read(words: Words, sheet: Sheet) -> Entry:
        seat, count = words.seat_and_count()
        return {"do": "add" if is_change(count) else "set", "player": seat, what: int(count)}

    return read


def _tax(words: Words, sheet: Sheet) -> Entry:
    """A tax card by its code, or by what it pays for: `swords`, `vp` (B17)."""
    codes = {card.code: card.code.removeprefix("tax.") for card in taxes()}
    return {"do": "tax", "card": nearest(words.word(), codes, "table-said-no-tax")}


def _expedition(words: Words, sheet: Sheet) -> Entry:
    """Who has one; `no` takes it back (B32)."""
    lost = words.without("no")
    return {"do": "set", "player": words.seat(), "expedition": not lost}


def _announce(words: Words, sheet: Sheet) -> Entry:
    return {"do": "announce", "player": None if words.skip(*NOTHING) else words.seat()}


SCORE_VERBS: tuple[Verb[Sheet], ...] = (
    Verb("add", ("vp", "points"), ("vp {0} +2", "vp {0} 11"), _count("vp")),
    Verb("add", ("coins", "coin"), ("coins {1} -3", "coins {1} 5"), _count("coins")),
    Verb("add", ("swords", "sword"), ("swords {0} +1",), _count("swords")),
    Verb("tax", ("tax",), ("tax swords", "tax vp"), _tax),
    Verb("set", ("expedition",), ("expedition {1}", "expedition {1} no"), _expedition),
    Verb("announce", ("announce",), ("announce {0}", "announce nobody"), _announce),
    Verb("finish", ("finish",), ("finish",), plain("finish")),
    NOTE,
    *STEPS,
)
