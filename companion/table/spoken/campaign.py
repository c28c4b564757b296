"""What a campaign understands: turns, tasks, crowns, cards and Month's End in plain words (A10-A15, A40)."""

from collections.abc import Callable

from companion.content.books import END, STAY
from companion.i18n import t
from companion.table.campaign.faces import target_of
from companion.table.campaign.months import story_number
from companion.table.campaign.state import Campaign
from companion.table.refusal import Refused
from companion.table.spoken.cards import card, reveal, shields, story_card
from companion.table.spoken.corrections import correct
from companion.table.spoken.verbs import NOTE, STEPS, Entry, Verb, plain
from companion.table.spoken.words import Words, folded, is_change, nearest, tokens

BEGIN = ("first", "heroes", "extra", "tasks")
SENTENCES = ("complete", "progress", "crowns", "vp", "coins", "reveal", "month_end", "undo", "redo")
MONTH_END = ("won", "lost", "bought", "buys", "anyway", "card")


def _begin(words: Words, campaign: Campaign) -> Entry:
    entry: Entry = {"do": "begin"}
    while words.left:
        clause = folded(words.word())
        if clause == "first":
            entry["first"] = words.seat()
        elif clause in ("heroes", "hero"):
            entry["heroes"] = [hero_id(campaign, hero) for hero in words.until(*BEGIN)]
        elif clause == "extra":
            entry["extra"] = [Words([n], (), words.example).number() for n in words.until(*BEGIN)]
        elif clause == "tasks":
            entry["tasks"] = [story_number(folded(number)) for number in words.until(*BEGIN)]
        else:
            raise words.wrong("table-said-left", rest=clause)
    return entry


def hero_id(campaign: Campaign, said: str) -> str:
    """A hero by name or beginning; `?` where nobody knows yet (A2)."""
    if said in ("?", "-"):
        return ""
    return nearest(
        said.strip(","), {side.id: side.name for side in campaign.book.heroes}, "table-said-no-hero"
    )


def _event(words: Words, campaign: Campaign) -> Entry:
    """`event Fog bank does ...` begins a turn; `event is Fog bank` names the one that lies open (A10)."""
    named = words.skip("is", "=")
    name = " ".join(words.until("does")) if words.left and not words.next_is("does") else ""
    text = words.rest() if words.skip("does") else ""
    if named and not name:
        raise words.wrong("table-said-more")
    if _is_sentence(words, campaign, name):
        raise Refused(t("table-said-two", sentence=name))
    given = {"name": name, "text": text}
    entry = {key: value for key, value in given.items() if value}
    return {"do": "name_event" if named else "event", **entry}


def _is_sentence(words: Words, campaign: Campaign, name: str) -> bool:
    """Whether an event's name is in truth the next sentence, as in `event "task 10 by Ann"`."""
    said = tokens(name)
    for verb in CAMPAIGN_VERBS:
        if verb.does in SENTENCES and said and folded(said[0]) in verb.words:
            inner = Words(said[1:], words.names, words.example)
            try:
                verb.read(inner, campaign)
                inner.end()
            except Refused:
                continue
            return True
    return False


def _task(do: str) -> Callable[[Words, Campaign], Entry]:
    def read(words: Words, campaign: Campaign) -> Entry:
        words.skip("task")
        number, seat = words.thing_and_seat()
        return {"do": do, "task": story_number(folded(number)), "player": seat}

    return read


def _crowns(words: Words, campaign: Campaign) -> Entry:
    """A forced loss stops at none; spending needs having (A15)."""
    forced = words.without("forced")
    seat, count = words.seat_and_count()
    by = int(count) - (0 if is_change(count) else campaign.crew[seat].crowns)
    if not by:
        raise Refused(t("table-said-same", name=campaign.names[seat], crowns=campaign.crew[seat].crowns))
    return {"do": "crowns", "player": seat, "by": by} | ({"forced": True} if forced else {})


def _vp(words: Words, campaign: Campaign) -> Entry:
    seat, count = words.seat_and_count()
    return {"do": "vp", "player": seat, "by" if is_change(count) else "total": int(count)}


def _coins(words: Words, campaign: Campaign) -> Entry:
    seat, count = words.seat_and_count()
    have = (campaign.crew[seat].coins or 0) if is_change(count) else 0
    return {"do": "coins", "player": seat, "coins": have + int(count)}


def _bust(words: Words, campaign: Campaign) -> Entry:
    """Only the active player goes bust, so the name may be left out (B13)."""
    return {"do": "bust", "player": words.seat() if words.left else campaign.active}


def _month_end(words: Words, campaign: Campaign) -> Entry:
    words.skip("end")
    entry: Entry = {"do": "month_end"}
    anyway = ["anyway"] if words.without("anyway") else []
    while words.left:
        clause = folded(words.word())
        if clause in ("won", "lost"):
            entry["won"] = clause == "won"
        elif clause in ("bought", "buys"):
            entry["buy_outs"] = words.seats(*MONTH_END)
        elif clause != "card":
            entry["card"] = _target(Words(anyway, words.names, words.example), campaign, clause)
    return entry


def _target(words: Words, campaign: Campaign, said: str) -> str:
    """Where the hourglass leads: a story card, `9` or `end`, or `stay` (A11, A40)."""
    target = target_of(said)
    return target if target in (END, STAY) else story_card(words, campaign, said)


def _give(words: Words, campaign: Campaign) -> Entry:
    if not words.skip("up"):
        raise words.wrong("table-said-more")
    return {"do": "concede"}


def _next(words: Words, campaign: Campaign) -> Entry:
    """After a loss the cards added in it may stay (A41)."""
    words.skip("chapter")
    if words.skip("without"):
        words.skip("the")
        if not words.skip("cards", "card"):
            raise words.wrong("table-said-more")
        return {"do": "next", "keep_added": False}
    return {"do": "next"}


CAMPAIGN_VERBS: tuple[Verb[Campaign], ...] = (
    Verb("name_event", ("event",), ('event is "Fog bank"',), _event),
    Verb(
        "event",
        ("event", "turn"),
        ("event", 'event "Fog bank"', 'event "Fog bank" does no ship is repelled'),
        _event,
    ),
    Verb(
        "complete",
        ("task", "tasks", "done", "complete"),
        ("task 10 by {0}", "task 10 {1}"),
        _task("complete"),
    ),
    Verb("progress", ("step", "progress"), ("step 10 by {0}",), _task("progress")),
    Verb("crowns", ("crowns", "crown"), ("crowns {1} +2", "crowns {1} -1", "crowns {1} 5"), _crowns),
    Verb("vp", ("vp", "points"), ("vp {2} 11", "vp {2} +2"), _vp),
    Verb("coins", ("coins", "coin"), ("coins {0} 5",), _coins),
    Verb("bust", ("bust",), ("bust", "bust {0}"), _bust),
    Verb("reveal", ("reveal", "read"), ("reveal 11",), reveal),
    Verb(
        "know",
        ("card",),
        (
            'card 10 crowns 2 first 1 hourglass "11? 12 13"',
            "card 10 asks have 2 priests",
            "card 9 markers 8 vp 24",
            "card 10 forget hourglass",
        ),
        card,
    ),
    Verb("know", ("shields",), ("shields 3 6 10",), shields),
    Verb(
        "month_end",
        ("month", "month's", "months", "month-end"),
        ("month end", "month end 12", "month end lost", "month end bought by {1}"),
        _month_end,
    ),
    Verb(
        "begin",
        ("begin", "start"),
        ("begin", "begin first {1}", "begin heroes mary grace scott", "begin extra 1 1 1"),
        _begin,
    ),
    Verb("finish", ("finish",), ("finish",), plain("finish")),
    Verb("concede", ("give",), ("give up",), _give),
    Verb("concede", ("concede",), ("concede",), plain("concede")),
    Verb("next", ("next",), ("next", "next without cards"), _next),
    NOTE,
    Verb(
        "set",
        ("correct", "set"),
        (
            "correct crowns of {0} to 4",
            "correct done of 10 to {0}, {1}",
            "correct active to {2} because we mixed up seats",
        ),
        correct,
    ),
    *STEPS,
)
