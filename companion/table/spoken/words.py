"""A sentence as somebody types it: words taken one after the other, players by name, beginning or seat."""

import re
from collections.abc import Iterable, Sequence

from companion.i18n import listing, t
from companion.table.refusal import Refused

TOKEN = re.compile(r'"([^"]*)"|“([^”]*)”|(?<!\S)\'([^\']*)\'(?!\S)|(\S+)')
NUMBER = re.compile(r"[+-]?[0-9]{1,4}")
BETWEEN = ("by", "for")


def tokens(line: str) -> list[str]:
    """The words of a line; quotes keep words together, an apostrophe inside a word is a letter."""
    found = ((next(group for group in match.groups() if group is not None)) for match in TOKEN.finditer(line))
    return [word for word in found if word.strip()]


def folded(word: str) -> str:
    """A word as it is compared: in any case, with any apostrophe."""
    return word.strip().casefold().replace("’", "'")


def is_number(word: str) -> bool:
    """Whether a word is a count or a change: `11`, `+2`, `-1`."""
    return NUMBER.fullmatch(_ascii(word)) is not None


def _ascii(word: str) -> str:
    return word.replace("−", "-").replace("–", "-")


class Words:
    """What is left of a sentence. `example` is how it could be said, for whoever said it differently."""

    def __init__(self, left: Sequence[str], names: Sequence[str], example: str) -> None:
        self.left, self.names, self.example = list(left), list(names), example

    def wrong(self, key: str, **values: str) -> Refused:
        """A refusal that says how to say it."""
        return Refused(t(key, example=self.example, **values))

    def next_is(self, *words: str) -> bool:
        """Whether the next word is one of these."""
        return bool(self.left) and folded(self.left[0]) in words

    def skip(self, *words: str) -> bool:
        """Take the next word if it is one of these."""
        if not self.next_is(*words):
            return False
        del self.left[0]
        return True

    def without(self, word: str) -> bool:
        """Take a word away wherever it stands alone; true if it did."""
        places = [n for n, other in enumerate(self.left) if folded(other) == word]
        for place in reversed(places):
            del self.left[place]
        return bool(places)

    def word(self) -> str:
        """The next word."""
        if not self.left:
            raise self.wrong("table-said-more")
        return self.left.pop(0)

    def number(self) -> int:
        """The next word as a number."""
        word = self.word()
        if not is_number(word):
            raise self.wrong("table-said-number", word=word)
        return int(_ascii(word))

    def until(self, *stops: str) -> list[str]:
        """All words up to one of these, at least one."""
        taken = [self.word()]
        while self.left and not self.next_is(*stops):
            taken.append(self.word())
        return taken

    def rest(self) -> str:
        """All that is left as one text."""
        taken, self.left = " ".join(self.left).strip(), []
        return taken

    def end(self) -> None:
        """Nothing may be left over."""
        if self.left:
            raise self.wrong("table-said-left", rest=" ".join(self.left))

    def seat(self) -> int:
        """The player at the beginning of what is left; the longest name that fits counts."""
        self.skip(*BETWEEN, "of")
        for length in range(len(self.left), 0, -1):
            found = self._match(self.left[:length])
            if found is not None:
                del self.left[:length]
                return found
        return self._nobody()

    def seats(self, *stops: str) -> list[int]:
        """Several players, with or without commas and `and`."""
        self.left = [word for text in self.left for word in (text.strip(", ") or "and",)]
        found = []
        while self.left and not self.next_is(*stops):
            if not self.skip("and"):
                found.append(self.seat())
        return found

    def _match(self, words: Sequence[str]) -> int | None:
        names, wanted = [folded(name) for name in self.names], folded(" ".join(words))
        if wanted in names:
            return names.index(wanted)
        beginning = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
        if len(beginning) > 1:
            raise Refused(t("table-said-several", what=wanted, names=self._listed(beginning)))
        if beginning:
            return beginning[0]
        numbers = [str(seat) for seat in range(1, len(names) + 1)]
        return numbers.index(wanted) if wanted in numbers else None

    def _listed(self, seats: Iterable[int]) -> str:
        return listing([self.names[seat] for seat in seats])

    def _nobody(self) -> int:
        """Whoever plays alone need not be named."""
        if not self.left and len(self.names) == 1:
            return 0
        if not self.left:
            raise self.wrong("table-said-who")
        raise Refused(t("table-said-nobody", who=self.left[0], names=listing(self.names)))

    def thing_and_seat(self) -> tuple[str, int]:
        """`trade outpost by Ann`, `10 Ann`: what, and who; both need words of their own."""
        places = [n for n, word in enumerate(self.left) if folded(word) in BETWEEN]
        if places:
            what, self.left = self.left[: places[-1]], self.left[places[-1] + 1 :]
        else:
            what, self.left = self._split()
        if not what:
            raise self.wrong("table-said-more")
        return " ".join(what), self.seat()

    def _split(self) -> tuple[list[str], list[str]]:
        """Without `by`: the player is the longest end of the words that names one."""
        for place in range(1, len(self.left)):
            if self._match(self.left[place:]) is not None:
                return self.left[:place], self.left[place:]
        return self.left, []

    def seat_and_count(self) -> tuple[int, str]:
        """`Bob +2`, `+2 for Bob`, `Bob 5`: who, and the number as it was said."""
        for filler in ("to", "has", "is", "by", "for"):
            self.without(filler)
        numbers = [n for n, word in enumerate(self.left) if is_number(word)]
        if not numbers:
            raise self.wrong("table-said-count")
        count = _ascii(self.left.pop(numbers[-1]))
        return self.seat(), count


def is_change(count: str) -> bool:
    """Whether a count changes what there is: `+2`, `-1`; a bare number sets it."""
    return count[0] in "+-"


def nearest(wanted: str, known: dict[str, str], what: str) -> str:
    """The id of something by id, name or beginning: `known` gives a name for each id."""
    word = folded(wanted)
    exact = [id_ for id_, name in known.items() if word in (folded(id_), folded(name))]
    begun = [
        id_ for id_, name in known.items() if word and any(folded(s).startswith(word) for s in (id_, name))
    ]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise Refused(t("table-said-several", what=wanted, names=listing([known[id_] for id_ in found])))
    raise Refused(t(what, what=wanted, names=listing([name or id_ for id_, name in known.items()])))
