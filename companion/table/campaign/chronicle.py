"""The campaign told: a sentence for every entry, and the whole log as a chronicle."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from companion.content.books import END, STAY
from companion.content.facts import SPACE_CROWNS
from companion.i18n import Thing, enumeration, listed, listing, t
from companion.table.campaign.chapters import opening, start
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.deck import event_name
from companion.table.campaign.ends import end_check
from companion.table.campaign.entries import (
    Begin,
    Bust,
    Coins,
    Complete,
    CorrectCampaign,
    Credit,
    Crowns,
    EventRevealed,
    Know,
    MonthsEnd,
    Move,
    NameEvent,
    Next,
    Played,
    Reveal,
    TaskProgress,
    Vp,
)
from companion.table.campaign.faces import first_reward, known, shuffling
from companion.table.campaign.fold import apply
from companion.table.campaign.months import line_target, reason
from companion.table.campaign.screen_told import told_earlier, told_on_screen, told_played, told_winners
from companion.table.campaign.state import Campaign
from companion.table.campaign.tasks import crown_vp, vp
from companion.table.campaign.view import crew_view, mode_name, outcome
from companion.table.table_kind import Entry, Note, decode, seat_of


def _card(before: Campaign, after: Campaign, number: str, key: str) -> str:
    """A card that lies on the table now: its title and what it brought."""
    card = known(after, number)
    titled = "yes" if card.title else "no"
    return t(key, card=number, titled=titled, title=card.title or "", **shuffling(before, card))


def _begin(before: Campaign, move: Begin, after: Campaign) -> str:
    rows = [crew_view(after, seat) for seat in range(len(after.crew))]
    heroes = [f"{row.name} {row.hero}" for row in rows if row.hero]
    shares = [f"{player.name} {player.extra}" for player in after.crew if player.extra]
    drawn = t("campaign-tell-variant", tasks=listing(move.tasks))
    story = drawn if after.after else _card(before, after, opening(after), "campaign-tell-story")
    return t(
        "campaign-tell-begin",
        chapter=after.chapter,
        attempt=after.attempt if after.failed else 1,
        first=after.names[after.first],
        chosen="yes" if heroes else "no",
        heroes=listed(heroes),
        shared="yes" if shares else "no",
        shares=listed(shares),
        story=story,
    )


def _reveal(before: Campaign, move: Reveal, after: Campaign) -> str:
    return _card(before, after, move.card, "campaign-tell-reveal")


def _know(before: Campaign, move: Know, after: Campaign) -> str:
    typed = move.typed
    cards = Thing("campaign-tell-know-cards", n=len(typed.cards), cards=listed(typed.cards))
    told = [cards] if typed.cards else []
    parts = {"track": typed.track, "card9": typed.card9, "heroes": typed.heroes, "events": typed.events}
    told += [Thing(f"campaign-tell-know-{name}") for name, value in parts.items() if value]
    gone = [number for number in move.forget if number not in typed.cards]
    told += [Thing("campaign-tell-know-cards", n=len(gone), cards=listed(gone))] if gone else []
    return t("campaign-tell-know", what=listed(told))


def _event(before: Campaign, move: EventRevealed, after: Campaign) -> str:
    event = event_name(after, after.events.current or "")
    name = after.names[after.active]
    return t("campaign-tell-event", event=event, name=name, turn=after.turn, month=after.month)


def _named(before: Campaign, move: NameEvent, after: Campaign) -> str:
    return t("campaign-tell-named", event=event_name(after, after.events.current or ""))


def _bust(before: Campaign, move: Bust, after: Campaign) -> str:
    return t("campaign-tell-bust", name=after.names[seat_of(after.names, move.player)])


def _note(before: Campaign, move: Note, after: Campaign) -> str:
    return t("campaign-tell-note", text=move.text)


def _opened(before: Campaign, seat: int, after: Campaign) -> int:
    """The space that a completed task opens (A13)."""
    changes = zip(before.crew[seat].opened, after.crew[seat].opened, strict=True)
    return next(index for index, (old, new) in enumerate(changes) if new and not old)


def _complete(before: Campaign, move: Complete, after: Campaign) -> str:
    seat, card = seat_of(after.names, move.player), known(after, move.task)
    spot, reward, space = before.spot(move.task), first_reward(card), _opened(before, seat, after)
    return t(
        "campaign-tell-complete",
        name=after.names[seat],
        task=move.task,
        first="no" if not spot or spot.done else "rewarded" if reward else "yes",
        reward=reward,
        crowns=card.crowns or 0,
        space=space,
        ability=crew_view(after, seat).ability or after.crew[seat].hero or "none",
        window=Thing("crowns", n=SPACE_CROWNS[space]),
    )


def _credit(before: Campaign, move: Credit, after: Campaign) -> str:
    names = [after.names[seat_of(after.names, who)] for who in move.done]
    return t("campaign-tell-credit", task=move.task, who="some" if names else "none", names=listed(names))


def _progress(before: Campaign, move: TaskProgress, after: Campaign) -> str:
    return t("campaign-tell-progress", name=after.names[seat_of(after.names, move.player)], task=move.task)


def _crowns(before: Campaign, move: Crowns, after: Campaign) -> str:
    seat = seat_of(after.names, move.player)
    change = after.crew[seat].crowns - before.crew[seat].crowns
    worth = crown_vp(after, after.crew[seat].crowns)
    key = "campaign-tell-crowns-up" if move.by > 0 else "campaign-tell-crowns-down"
    return t(
        key,
        name=after.names[seat],
        crowns=Thing("crowns", n=abs(change)),
        vp="unknown" if worth is None else worth,
    )


def _vp(before: Campaign, move: Vp, after: Campaign) -> str:
    seat = seat_of(after.names, move.player)
    return t("campaign-tell-vp", name=after.names[seat], vp=vp(after, seat))


def _coins(before: Campaign, move: Coins, after: Campaign) -> str:
    return t(
        "campaign-tell-coins",
        name=after.names[seat_of(after.names, move.player)],
        coins=Thing("coins", n=move.coins),
    )


def _month_end(before: Campaign, move: MonthsEnd, after: Campaign) -> str:
    target, why = move.card or line_target(before)[0], reason(before, move.card)
    if after.phase == "ended":
        conditions = enumeration(condition.text for condition in end_check(after, move.card9).conditions)
        then = t(
            "campaign-tell-m-won" if after.results[-1].won else "campaign-tell-m-lost", conditions=conditions
        )
        return t("campaign-tell-month-end", why=why, then=then)
    told = [
        t("campaign-tell-m-stay")
        if target in (END, STAY)
        else _card(before, after, target, "campaign-tell-story")
    ]
    buyers = [after.names[seat_of(after.names, who)] for who in move.buy_outs]
    bought = t("campaign-tell-bought", names=listed(buyers), n=len(buyers), price=after.price)
    told += [bought] if buyers else []
    told.append(t("campaign-tell-m-deck", reserve="yes" if before.events.reserve else "no"))
    return t("campaign-tell-month-end", why=why, then=" ".join(told))


def _finish(before: Campaign, move: Any, after: Campaign) -> str:
    return t("campaign-tell-finish", winners=told_winners(after))


def _concede(before: Campaign, move: Any, after: Campaign) -> str:
    return t("campaign-tell-concede")


def _next(before: Campaign, move: Next, after: Campaign) -> str:
    if after.phase == "over":
        return outcome(after)
    return t(
        "campaign-tell-again" if after.failed else "campaign-tell-next",
        chapter=after.chapter,
        coins=after.extra_coins,
    )


def _set(before: Campaign, move: CorrectCampaign, after: Campaign) -> str:
    whose = "task" if move.task else "table"
    name = ""
    if move.player is not None:
        whose, name = "player", after.names[seat_of(after.names, move.player)]
    value = listing([str(word) for word in move.value]) if isinstance(move.value, list) else move.value
    return t(
        "campaign-tell-set",
        what=Thing(f"campaign-what-{move.what}"),
        whose=whose,
        name=name,
        task=move.task or "",
        value=str(value),
        reason=move.reason or Thing("campaign-tell-no-reason"),
    )


SENTENCES: dict[str, Callable[[Campaign, Any, Campaign], str]] = {
    "begin": _begin, "reveal": _reveal, "know": _know, "event": _event, "name_event": _named,
    "bust": _bust, "note": _note, "complete": _complete, "credit": _credit, "progress": _progress,
    "crowns": _crowns, "vp": _vp, "coins": _coins, "month_end": _month_end, "finish": _finish,
    "concede": _concede, "next": _next, "set": _set,
    "on_screen": told_on_screen, "played": told_played,
}  # fmt: skip


def tell(before: Campaign, entry: Entry, after: Campaign) -> str:
    """One entry as a sentence or two, new contradictions included."""
    move: Move = decode(entry, Move)
    told = [SENTENCES[str(entry["do"])](before, move, after)]
    silent = isinstance(move, CorrectCampaign | Played)
    if after.announced is not None and before.announced is None and not silent:
        told.append(t("campaign-tell-announced", name=after.names[after.announced]))
    fresh = [odd for odd in contradictions(after) if odd not in contradictions(before)]
    fresh += [note for note in after.notes if note not in before.notes]
    return " ".join([*told, *(t("campaign-tell-contradiction", sentence=odd) for odd in fresh)])


def title(before: Campaign, entry: Entry) -> str:
    """The entry's line in a history."""
    return tell(before, entry, apply(before, entry))


def _chapter_heading(before: Campaign, after: Campaign) -> Iterator[str]:
    """Before the entry that begins a chapter, at the table or on the screen."""
    begun = after.phase != "setup" or after.screen
    if begun and before.phase == "setup" and not before.screen:
        name = after.book.chapters[after.chapter - 1].title
        attempt = after.attempt if after.failed else 1
        titled = "yes" if name else "no"
        yield ""
        yield "## " + t(
            "campaign-tell-chapter", chapter=after.chapter, titled=titled, title=name or "", attempt=attempt
        )
    if before.phase == "setup" and after.phase == "running":
        yield "### " + t("campaign-tell-month", month=after.month)


def _month_heading(before: Campaign, after: Campaign) -> Iterator[str]:
    if after.month > before.month > 0:
        yield "### " + t("campaign-tell-month", month=after.month)


def chronicle(setup: Mapping[str, object], entries: Iterable[Entry]) -> list[str]:
    """The whole campaign as a text to keep: chapters, months, a line per entry, the result."""
    state = start(setup)
    words = {"names": listing(state.names), "mode": mode_name(state), "book": state.book.title}
    told = ["# " + t("campaign-tell-chronicle", title=state.title), t("campaign-tell-crew", **words)]
    told += [told_earlier(result) for result in state.results]
    for entry in entries:
        after = apply(state, entry)
        sentence = "- " + tell(state, entry, after)
        told += [*_chapter_heading(state, after), sentence, *_month_heading(state, after)]
        state = after
    return told if len(told) > 2 else [*told, t("campaign-tell-nothing")]
