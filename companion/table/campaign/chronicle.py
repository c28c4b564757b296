"""The campaign told: a sentence for every entry, and the whole log as a chronicle."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from companion.content.books import END, STAY
from companion.table.campaign.chapters import opening, start
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.deck import event_name
from companion.table.campaign.ends import end_check
from companion.table.campaign.entries import (
    Begin,
    Coins,
    Complete,
    Crowns,
    Event,
    Know,
    MonthsEnd,
    Move,
    Next,
    Progress,
    Reveal,
    Set,
    Vp,
)
from companion.table.campaign.faces import known, shuffle_text
from companion.table.campaign.fold import apply
from companion.table.campaign.months import line_target
from companion.table.campaign.state import SPACE_CROWNS, Campaign
from companion.table.campaign.tasks import crown_vp, vp
from companion.table.campaign.texts import TELL, WHAT
from companion.table.campaign.view import crew_view, mode_name, outcome
from companion.table.frame import Entry, decode, listed, plural, seat_of


def _card(before: Campaign, after: Campaign, number: str, key: str) -> str:
    """A card that lies on the table now: its title and what it brought."""
    card = known(after, number)
    title = f" ({card.title})" if card.title else ""
    adds = shuffle_text(before, card)
    return TELL[key].format(card=number, title=title, adds=adds[0].lower() + adds[1:])


def _begin(before: Campaign, move: Begin, after: Campaign) -> str:
    rows = [crew_view(after, seat) for seat in range(len(after.crew))]
    heroes = [f"{row.name} {row.hero}" for row in rows if row.hero]
    shares = [f"{player.name} {player.extra}" for player in after.crew if player.extra]
    drawn = TELL["variant"].format(tasks=listed(move.tasks))
    story = drawn if after.after else _card(before, after, opening(after), "story")
    return TELL["begin"].format(
        chapter=after.chapter,
        attempt=TELL["attempt"].format(attempt=after.attempt) if after.failed else "",
        first=after.names[after.first],
        heroes=TELL["heroes"].format(heroes=listed(heroes)) if heroes else "",
        extra=TELL["extra"].format(shares=listed(shares)) if shares else "",
        story=story,
    )


def _reveal(before: Campaign, move: Reveal, after: Campaign) -> str:
    return _card(before, after, move.card, "reveal")


def _know(before: Campaign, move: Know, after: Campaign) -> str:
    typed = move.typed
    key = "know_card" if len(typed.cards) == 1 else "know_cards"
    told = [TELL[key].format(cards=listed(list(typed.cards)))] if typed.cards else []
    parts = {"track": typed.track, "card9": typed.card9, "heroes": typed.heroes}
    told += [TELL[f"know_{name}"] for name, value in parts.items() if value]
    return TELL["know"].format(what=listed(told))


def _event(before: Campaign, move: Event, after: Campaign) -> str:
    event = event_name(after, after.events.current or "")
    words = {"name": after.names[after.active], "turn": after.turn, "month": after.month}
    return TELL["event"].format(event=event, **words)


def _opens(before: Campaign, seat: int, after: Campaign) -> str:
    changes = zip(before.crew[seat].opened, after.crew[seat].opened, strict=True)
    space = next(index for index, (old, new) in enumerate(changes) if new and not old)
    if space == 0:
        return TELL["o_ability"].format(hero=crew_view(after, seat).ability or after.crew[seat].hero)
    if space == 1:
        return TELL["o_trophy"]
    return TELL["o_crowns"].format(crowns=plural(SPACE_CROWNS[space], "crown"))


def _complete(before: Campaign, move: Complete, after: Campaign) -> str:
    seat, card = seat_of(after.names, move.player), known(after, move.task)
    spot = before.spot(move.task)
    coins = plural(card.first_coins, "coin") if card.first_coins else ""
    crowns = plural(card.first_crowns, "crown") if card.first_crowns else ""
    reward = listed([word for word in (coins, crowns) if word])
    told = TELL["c_reward"].format(reward=reward) if reward else ""
    return TELL["complete"].format(
        name=after.names[seat],
        task=move.task,
        first=TELL["c_first"].format(reward=told) if spot and not spot.done else "",
        crowns=TELL["c_crowns"].format(crowns=plural(card.crowns, "crown")) if card.crowns else "",
        opens=_opens(before, seat, after),
    )


def _progress(before: Campaign, move: Progress, after: Campaign) -> str:
    return TELL["progress"].format(name=after.names[seat_of(after.names, move.player)], task=move.task)


def _crowns(before: Campaign, move: Crowns, after: Campaign) -> str:
    seat = seat_of(after.names, move.player)
    change = after.crew[seat].crowns - before.crew[seat].crowns
    worth = crown_vp(after, after.crew[seat].crowns)
    told = "" if worth is None else TELL["crowns_vp"].format(vp=worth)
    key = "crowns_up" if move.by > 0 else "crowns_down"
    return TELL[key].format(name=after.names[seat], crowns=plural(abs(change), "crown"), vp=told)


def _vp(before: Campaign, move: Vp, after: Campaign) -> str:
    seat = seat_of(after.names, move.player)
    return TELL["vp"].format(name=after.names[seat], vp=vp(after, seat))


def _coins(before: Campaign, move: Coins, after: Campaign) -> str:
    return TELL["coins"].format(
        name=after.names[seat_of(after.names, move.player)], coins=plural(move.coins, "coin")
    )


def _month_end(before: Campaign, move: MonthsEnd, after: Campaign) -> str:
    target, why = line_target(before)
    target = move.card or target
    if after.phase == "ended":
        conditions = ", ".join(condition.text for condition in end_check(after, move.card9).conditions)
        then = TELL["m_won" if after.results[-1].won else "m_lost"].format(conditions=conditions)
        return TELL["month_end"].format(why=why, then=then)
    told = [TELL["m_stay"] if target in (END, STAY) else _card(before, after, target, "m_card")]
    buyers = [after.names[seat_of(after.names, who)] for who in move.buy_outs]
    verb = "pays" if len(buyers) == 1 else "pay"
    told += [TELL["bought"].format(names=listed(buyers), verb=verb, price=after.price)] if buyers else []
    told.append(TELL["m_deck"].format(top=TELL["m_top"] if before.events.reserve else ""))
    return TELL["month_end"].format(why=why, then=" ".join(told))


def _finish(before: Campaign, move: Any, after: Campaign) -> str:
    names = listed([after.names[seat] for seat in after.results[-1].winners])
    verb = "wins" if len(after.results[-1].winners) == 1 else "share"
    winners = TELL["winners" if names else "no_winner"].format(names=names, verb=verb, chapter=after.chapter)
    return TELL["finish"].format(winners=winners)


def _concede(before: Campaign, move: Any, after: Campaign) -> str:
    return TELL["concede"]


def _next(before: Campaign, move: Next, after: Campaign) -> str:
    if after.phase == "over":
        return outcome(after)
    return TELL["again" if after.failed else "next"].format(chapter=after.chapter, coins=after.extra_coins)


def _set(before: Campaign, move: Set, after: Campaign) -> str:
    whose = ""
    if move.player is not None:
        whose = TELL["whose_player"].format(name=after.names[seat_of(after.names, move.player)])
    elif move.task:
        whose = TELL["whose_task"].format(task=move.task)
    value = listed([str(word) for word in move.value]) if isinstance(move.value, list) else move.value
    reason = move.reason or TELL["no_reason"]
    return TELL["set"].format(what=WHAT[move.what], whose=whose, value=value, reason=reason)


SENTENCES: dict[str, Callable[[Campaign, Any, Campaign], str]] = {
    "begin": _begin, "reveal": _reveal, "know": _know, "event": _event, "complete": _complete,
    "progress": _progress, "crowns": _crowns, "vp": _vp, "coins": _coins, "month_end": _month_end,
    "finish": _finish, "concede": _concede, "next": _next, "set": _set,
}  # fmt: skip


def tell(before: Campaign, entry: Entry, after: Campaign) -> str:
    """One entry as a sentence or two, new contradictions included."""
    move: Move = decode(entry, Move)
    sentence = SENTENCES[str(entry["do"])](before, move, after)
    if after.announced is not None and before.announced is None and not isinstance(move, Set):
        sentence += TELL["announced"].format(name=after.names[after.announced])
    fresh = [odd for odd in contradictions(after) if odd not in contradictions(before)]
    fresh += [note for note in after.notes if note not in before.notes]
    return " ".join([sentence, *(TELL["contradiction"].format(sentence=odd) for odd in fresh)])


def title(before: Campaign, entry: Entry) -> str:
    """The entry's line in a history."""
    return tell(before, entry, apply(before, entry))


def _chapter_heading(before: Campaign, after: Campaign) -> Iterator[str]:
    if after.phase != "setup" and before.phase == "setup":
        name = after.book.chapters[after.chapter - 1].title
        words = {"title": f": {name}" if name else "", "chapter": after.chapter}
        attempt = TELL["attempt"].format(attempt=after.attempt) if after.failed else ""
        yield ""
        yield "## " + TELL["chapter"].format(attempt=attempt, **words)
        yield "### " + TELL["month"].format(month=after.month)


def _month_heading(before: Campaign, after: Campaign) -> Iterator[str]:
    if after.month > before.month > 0:
        yield "### " + TELL["month"].format(month=after.month)


def chronicle(setup: Mapping[str, object], entries: Iterable[Entry]) -> list[str]:
    """The whole campaign as a text to keep: chapters, months, a line per entry, the result."""
    state = start(setup)
    words = {"names": listed(state.names), "mode": mode_name(state), "book": state.book.title}
    told = ["# " + TELL["chronicle"].format(title=state.title), TELL["crew"].format(**words)]
    for entry in entries:
        after = apply(state, entry)
        sentence = "- " + tell(state, entry, after)
        told += [*_chapter_heading(state, after), sentence, *_month_heading(state, after)]
        state = after
    return told if len(told) > 2 else [*told, TELL["nothing"]]
