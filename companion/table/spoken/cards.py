"""Story cards in plain words: which one was read, and what the table reads off it (A4, A11, A14, A40)."""

from typing import Any

import msgspec

from companion.content.books import CARD_9, END, STAY
from companion.table.campaign.faces import read_line
from companion.table.campaign.months import story_number, strange_number
from companion.table.campaign.state import Campaign
from companion.table.spoken.verbs import Entry
from companion.table.spoken.words import Words, folded, is_number

FACE = {
    "crowns": "crowns",
    "first": "first_coins",
    "hourglass": "month_end",
    "title": "title",
    "asks": "needs",
    "steps": "steps",
}
CLAUSES = (*FACE, "forget", "anyway")


def story_card(words: Words, campaign: Campaign, number: str) -> str:
    """A story card of this chapter; another only with `anyway`, and nothing of it is shown before (A4)."""
    anyway, number = words.without("anyway"), story_number(folded(number))
    doubt = "" if anyway else strange_number(campaign, number)
    if doubt:
        raise words.wrong("table-said-anyway", doubt=doubt)
    return number


def reveal(words: Words, campaign: Campaign) -> Entry:
    """A story card was read and lies on the table (A5)."""
    words.skip("card", "story")
    return {"do": "reveal", "card": story_card(words, campaign, words.word())}


def card(words: Words, campaign: Campaign) -> Entry:
    """What a printed card says, or what of it was typed wrongly: `card 10 crowns 2 hourglass 12`."""
    number = words.word()
    if number == CARD_9:
        return _card9(words, campaign)
    anyway = ["anyway"] if words.without("anyway") else []
    number = story_card(Words(anyway, words.names, words.example), campaign, number)
    face: dict[str, Any] = {}
    gone: list[str] = []
    while words.left:
        if words.skip("forget"):
            gone.append(_field(words, folded(words.word())))
        else:
            face |= _clause(words, campaign, bool(anyway))
    if not face and not gone:
        raise words.wrong("table-said-more")
    entry: Entry = {"do": "know", "typed": {"cards": {number: face}} if face else {}}
    return entry | ({"forget": {number: gone}} if gone else {})


def _field(words: Words, clause: str) -> str:
    if clause not in FACE:
        raise words.wrong("table-said-left", rest=clause)
    return FACE[clause]


def _clause(words: Words, campaign: Campaign, anyway: bool) -> dict[str, Any]:
    """One word of a card and what stands behind it; texts and lines reach to the next such word."""
    clause = folded(words.word())
    field = _field(words, clause)
    if clause == "first":
        return _first(words)
    if clause in ("crowns", "steps"):
        return {field: words.number()}
    text = " ".join(words.until(*CLAUSES))
    return {field: _hourglass(words, campaign, text, anyway) if clause == "hourglass" else text}


def _first(words: Words) -> dict[str, Any]:
    """The first finisher's reward: coins, or crowns where it says so (A14)."""
    reward = words.number()
    alone = len(words.left) < 2 or not is_number(words.left[1])
    if words.next_is("crown", "crowns") and alone:
        words.word()
        return {"first_crowns": reward}
    words.skip("coin", "coins")
    return {"first_coins": reward}


def _hourglass(words: Words, campaign: Campaign, text: str, anyway: bool) -> Any:
    """The line as it is printed; a card of another chapter in it is a slip (A11)."""
    read = read_line(text.casefold())
    lines = [line for line in (read.both, read.coop, read.competitive) if line]
    for target in (target for line in lines for target in (line.next, line.yes, line.no)):
        if target and target not in (END, STAY) and not anyway:
            story_card(words, campaign, target)
    return msgspec.to_builtins(read)


def _card9(words: Words, campaign: Campaign) -> Entry:
    """`card 9 markers 8 vp 24`, for as many players as sit here (A40)."""
    found: dict[str, int] = {}
    while words.left:
        clause = folded(words.word())
        if clause not in ("markers", "vp"):
            raise words.wrong("table-said-left", rest=clause)
        found[clause] = words.number()
    if len(found) < 2:
        raise words.wrong("table-said-card9")
    pair = [found["markers"], found["vp"]]
    return {"do": "know", "typed": {"card9": {str(len(campaign.crew)): pair}}}


def shields(words: Words, campaign: Campaign) -> Entry:
    """The crowns at which the crown card has a shield (A15)."""
    shields = [words.number()]
    while words.left:
        shields.append(words.number())
    return {"do": "know", "typed": {"track": {"shields": shields}}}
