"""What an event does, in words, and which events a table has met (A10)."""

import msgspec

from companion.content.books import Effect
from companion.i18n import t
from companion.table.campaign.deck import book_event, event_id, event_name, shown_events
from companion.table.campaign.state import MONTH_END, Campaign, Typed


class KnownEvent(msgspec.Struct, frozen=True):
    """An event that the table has met or typed in; `seen`: in this chapter, so it is no new one there."""

    id: str
    name: str
    rule: str
    seen: bool


def effect_text(effect: Effect) -> str:
    """One effect of an event, as a clause (A10)."""
    sign = "less" if effect.amount < 0 else "more"
    return t(f"effect-{effect.do}", n=abs(effect.amount), sign=sign, who=effect.who)


def rule_text(effects: tuple[Effect, ...]) -> str:
    """What an event does, as one sentence; nothing where it does nothing."""
    clauses = "; ".join(effect_text(effect) for effect in effects)
    return t("effect-sentence", clauses=clauses[:1].upper() + clauses[1:]) if clauses else ""


def event_rule(campaign: Campaign, event: str) -> str:
    """What an event does: as the table typed it, else as the book's effects say; nothing if unknown."""
    typed = campaign.typed.events.get(event, "")
    card = book_event(campaign, event)
    effects = (card.effects or ()) if card else ()
    together = campaign.mode == "coop"
    return typed or rule_text(tuple(e for e in effects if not (together and e.do == "buy_out")))


def event_flavour(campaign: Campaign, event: str) -> str:
    """What the book tells around an event, behind its rule; nothing for events of a printed copy."""
    card = book_event(campaign, event)
    return (card.flavour or "") if card else ""


def event_text(campaign: Campaign, event: str) -> str:
    """Rule first, then flavour."""
    return " ".join(part for part in (event_rule(campaign, event), event_flavour(campaign, event)) if part)


def known_events(campaign: Campaign) -> list[KnownEvent]:
    """The events the table has met or typed in, those that can still turn up first; never a secret one."""
    shown = shown_events(campaign)
    met = {*campaign.typed.events, *shown}
    rows = [
        KnownEvent(event, event_name(campaign, event), event_rule(campaign, event), event in shown)
        for event in met
    ]
    return sorted(rows, key=lambda row: (row.seen, row.name.casefold()))


def spelled(campaign: Campaign, typed: str) -> str:
    """An event's name as the table spelled it the first time, whatever the case now."""
    name = event_id(campaign, typed)
    same = (
        row.id
        for row in known_events(campaign)
        if name.casefold() in (row.id.casefold(), row.name.casefold())
    )
    return next(same, name)


def learned_event(campaign: Campaign, typed: str, text: str) -> Typed:
    """What naming an event teaches for other campaigns; a book's own events stay its secret."""
    name = spelled(campaign, typed)
    if not name or name == MONTH_END or book_event(campaign, name):
        return Typed()
    return Typed(events={name: text.strip()})
