"""Plain words to entries: `task 10 by Ann` for a campaign, a contracts table or a score sheet. Pure.

A sentence begins with a verb; names in any case, by their beginning or by seat; `then` begins another
sentence.
"""

from collections.abc import Sequence
from typing import Any, get_args

from companion.table.campaign.entries import Move as CampaignMove
from companion.table.contracts import Move as ContractsMove
from companion.table.score import Move as SheetMove
from companion.table.spoken.campaign import CAMPAIGN_VERBS
from companion.table.spoken.contracts import CONTRACTS_VERBS
from companion.table.spoken.score import SCORE_VERBS
from companion.table.spoken.verbs import STEPS, Entry, Verb, verb_of
from companion.table.spoken.words import Words, folded, tokens

__all__ = ["VERBS", "Entry", "Verb", "is_step", "said", "sentences", "tokens", "understood"]

FREE = ("note", "remember", "because", "does")
"""Behind these words anything may be said, `then` too."""


def _offered(verbs: tuple[Verb[Any], ...], moves: Any) -> tuple[Verb[Any], ...]:
    """The verbs whose entries this kind of table takes, and the steps along the log."""
    tags = {shape.__struct_config__.tag for shape in get_args(moves)}
    return tuple(verb for verb in verbs if verb.does in tags or verb in STEPS)


VERBS: dict[str, tuple[Verb[Any], ...]] = {
    "campaign": _offered(CAMPAIGN_VERBS, CampaignMove),
    "contracts": _offered(CONTRACTS_VERBS, ContractsMove),
    "score": _offered(SCORE_VERBS, SheetMove),
}
"""What each kind of table understands."""


def understood(kind: str, state: Any, words: Sequence[str]) -> None:
    """Refused with the nearest verb where a sentence begins with none."""
    verb_of(VERBS[kind], words, state.names)


def said(kind: str, state: Any, words: Sequence[str]) -> Entry:
    """The entry that a sentence means on the table as it stands; `undo` and `redo` are steps, not entries."""
    verb = verb_of(VERBS[kind], words, state.names)
    rest = Words(words[1:], state.names, verb.example(state.names))
    entry = verb.read(rest, state)
    rest.end()
    return entry


def is_step(entry: Entry) -> bool:
    """Whether this moves along the log instead of writing an entry."""
    return entry["do"] in [step.does for step in STEPS]


def sentences(words: Sequence[str]) -> list[list[str]]:
    """The words parted at every `then`; behind a word that is free to say anything there is none."""
    parted: list[list[str]] = [[]]
    for word in words:
        free = any(folded(other) in FREE for other in parted[-1])
        if folded(word) == "then" and parted[-1] and not free:
            parted.append([])
        else:
            parted[-1].append(word)
    return parted
