"""The play cards of a deck by code: what story cards add, told in words, and what is in it now (A1, A41).

Logs keep words and codes: words for the table, codes so that a chapter can be played on the screen.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from companion.content import Card, load_catalogue
from companion.content.books import Add
from companion.i18n import Thing, Value, t
from companion.table.campaign.old_words import old_words
from companion.table.campaign.state import Added

Codes = Mapping[str, int]


def _ship(card: Card) -> str:
    return "campaign-card-ares" if card.colour == "ares" else f"coloured-ship-{card.colour}"


def add_text(add: Add) -> str:
    """A play card so that the table finds it in the box: `2 Ares pirates (3 swords, book)`."""
    card = next(card for card in load_catalogue().of_set("adventure") if card.code == add.card)
    key = card.kind if card.kind in ("ship", "expedition", "tax") else "person"
    words: dict[str, Value] = {
        "count": add.count, "cost": card.cost, "vp": card.vp, "needs": card.needs,
        "threshold": card.threshold,
        "kind": Thing(f"campaign-card-{card.kind}", n=add.count),
        "ship": Thing(_ship(card), n=add.count),
        "strength": Thing("skull") if card.skull else Thing("swords", n=card.swords),
        "item": Thing(f"campaign-card-{card.item}") if card.item else "none",
    }  # fmt: skip
    return t(f"campaign-card-{key}", **words)


def texts(codes: Codes) -> tuple[str, ...]:
    """Play cards by code as the table finds them; a code that the box does not have stands for itself."""
    found = all_codes()
    return tuple(add_text(Add(code, n)) if code in found else f"{n} x {code}" for code, n in codes.items())


def all_codes() -> dict[str, int]:
    """All 39 play cards of the box (A60)."""
    return {card.code: card.count for card in load_catalogue().of_set("adventure")}


def counted(adds: Iterable[Add]) -> dict[str, int]:
    """What a story card adds, by code."""
    return together({add.card: add.count} for add in adds)


def together(several: Iterable[Codes]) -> dict[str, int]:
    """Cards of several heaps in one."""
    heap: Counter[str] = Counter()
    for codes in several:
        heap.update(codes)
    return {code: n for code, n in heap.items() if n > 0}


@lru_cache(maxsize=1)
def _by_text() -> dict[str, tuple[str, int]]:
    every = [(code, n) for code, most in all_codes().items() for n in range(1, most + 1)]
    return {words: each for each in every for words in (add_text(Add(*each)), old_words(*each))}


def read_codes(words: Iterable[str]) -> dict[str, int] | None:
    """Play cards told in our own words, by code; None where a table used words of its own."""
    found = [_by_text().get(word) for word in words]
    return None if None in found else together({each[0]: each[1]} for each in found if each)


def heap(added: Iterable[Added]) -> dict[str, int] | None:
    """What story cards have brought into the deck, by code; None where a table used words of its own."""
    each = [old.codes for old in added]
    return None if None in each else together(codes for codes in each if codes is not None)


def fresh(codes: Codes, before: Codes, share: Codes) -> dict[str, int]:
    """What a story card brings into the deck now: a chapter's share is never counted twice (A41).

    `before` is what the story cards of this attempt say that were read before it, `share` what the chapter
    has in the deck already, from this attempt and from lost ones.
    """
    short = {code: n + before.get(code, 0) - share.get(code, 0) for code, n in codes.items()}
    return {code: min(n, codes[code]) for code, n in short.items() if n > 0}
