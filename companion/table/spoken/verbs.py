"""The verbs that a table understands: how each is said, an example of each, and the nearest to a slip."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from companion.i18n import enumeration, t
from companion.table.refusal import Refused
from companion.table.spoken.words import Words, folded

Entry = dict[str, Any]
Step = Literal["undo", "redo"]
S = TypeVar("S")


class Verb(NamedTuple, Generic[S]):
    """One verb: the entry or step it makes, its words (the first one is shown), and ways to say it.

    In an example `{0}`, `{1}`, `{2}` are the players' names, so that it fits every table.
    """

    does: str
    words: tuple[str, ...]
    examples: tuple[str, ...]
    read: Callable[[Words, S], Entry]

    def example(self, names: Sequence[str], which: int = 0) -> str:
        """An example with the names of this table."""
        quoted = [f'"{name}"' if " " in name else name for name in names]
        return self.examples[which].format(*(quoted[n % len(quoted)] for n in range(3)))


def verb_of(verbs: Iterable[Verb[Any]], said: Sequence[str], names: Sequence[str]) -> Verb[Any]:
    """The verb that a sentence begins with; else a sentence that names the nearest one."""
    known = {word: verb for verb in verbs for word in verb.words}
    first = folded(said[0]) if said else ""
    if first in known:
        return known[first]
    if not first:
        raise Refused(t("table-said-nothing", example=next(iter(known.values())).example(names)))
    near = get_close_matches(first, known, 1, 0.5)
    if near:
        verb = known[near[0]]
        raise Refused(t("table-said-near", word=said[0], verb=near[0], example=verb.example(names)))
    shown = enumeration(verb.words[0] for verb in dict.fromkeys(known.values()))
    raise Refused(t("table-said-unknown", word=said[0], verbs=shown))


def plain(do: str) -> Callable[[Words, Any], Entry]:
    """A verb that needs no more words."""
    return lambda words, state: {"do": do}


def note(words: Words, state: object) -> Entry:
    """Anything worth remembering, as it was said."""
    text = words.rest()
    if not text:
        raise words.wrong("table-said-more")
    return {"do": "note", "text": text}


NOTE: Verb[Any] = Verb("note", ("note", "remember"), ("note {0} slept through it",), note)
STEPS: tuple[Verb[Any], ...] = (
    Verb("undo", ("undo", "back"), ("undo",), plain("undo")),
    Verb("redo", ("redo", "again"), ("redo",), plain("redo")),
)
"""Not entries: they move along the log."""
