"""The event deck: its assembly, its turning over, and what is known of its order (A3, A10, A12)."""

import msgspec

from companion.content import facts
from companion.content.books import Event
from companion.content.facts import ZERO_EVENTS, ZEROS_IN_DECK, event_one_plays
from companion.i18n import every_language, t
from companion.table.campaign.entries import EventRevealed, NameEvent
from companion.table.campaign.faces import learn
from companion.table.campaign.state import MONTH_END, UNKNOWN, Campaign, Events, Typed
from companion.table.refusal import Refused


def zeros_in_deck(campaign: Campaign) -> int:
    """How many events numbered 0 go into the deck for this mode and player count (A3)."""
    return ZEROS_IN_DECK[campaign.mode][len(campaign.crew)]


def event_one_in(campaign: Campaign) -> bool:
    """Event 1 is shuffled in with one or two players (A3)."""
    return event_one_plays(len(campaign.crew))


def assembled(campaign: Campaign) -> Events:
    """The deck of the first month, Month's End at the bottom, and the reserve (A3)."""
    zeros = zeros_in_deck(campaign)
    unknown = zeros + event_one_in(campaign)
    return Events((UNKNOWN,) * unknown + (MONTH_END,), reserve=ZERO_EVENTS - zeros)


def month_length(events: Events) -> int:
    """Turns of the running month, Month's End included: the cards drawn and those ahead."""
    return len(events.discard) + (events.current is not None) + len(events.ahead)


def draw(campaign: Campaign, move: EventRevealed) -> Campaign:
    """The active player's turn ends, the next player reveals the top event (A10)."""
    events = campaign.events
    if not events.ahead:
        raise Refused(t("campaign-no-events"), "A10")
    top, named = events.ahead[0], event_id(campaign, move.name)
    if named == MONTH_END != top:
        raise Refused(t("campaign-early-month-end"), "A12")
    if named and top != UNKNOWN and event_id(campaign, top).casefold() != named.casefold():
        raise Refused(t("campaign-other-event", known=event_name(campaign, top), named=move.name), "A12")
    discard = events.discard if events.current is None else (*events.discard, events.current)
    turned_up = top or named or next_hidden(campaign)
    drawn = Events(events.ahead[1:], discard, turned_up, events.reserve)
    campaign = _told(campaign, turned_up if campaign.hidden else named, move.text)
    turning = campaign.active if campaign.turns == 0 else (campaign.active + 1) % len(campaign.crew)
    return msgspec.structs.replace(
        campaign, events=drawn, active=turning, turn=campaign.turn + 1, turns=campaign.turns + 1,
        phase="month_end" if top == MONTH_END else "running",
        hidden=tuple(event for event in campaign.hidden if event != turned_up),
    )  # fmt: skip


def next_hidden(campaign: Campaign) -> str:
    """The event that the app turns up next where it is the deck; never one that lies there already."""
    shown = shown_events(campaign)
    return next((event for event in campaign.hidden if event not in shown), UNKNOWN)


def shown_events(campaign: Campaign) -> set[str]:
    """The events of this chapter that the table knows, drawn or lying ahead in known order (A12)."""
    events = campaign.events
    return {*events.ahead, *events.discard, events.current or UNKNOWN} - {UNKNOWN, MONTH_END}


def _told(campaign: Campaign, event: str, text: str) -> Campaign:
    """An event that was seen is remembered by name, with what the table says it does."""
    if not event or event == MONTH_END:
        return campaign
    return learn(campaign, Typed(events={event: text.strip()}))


def name_event(campaign: Campaign, move: NameEvent) -> Campaign:
    """The event that lies open has a name now; Month's End keeps its own (A10)."""
    current, named = campaign.events.current, event_id(campaign, move.name)
    if current is None or MONTH_END in (current, named) or not named:
        raise Refused(t("campaign-no-event-open"), "A10")
    events = msgspec.structs.replace(campaign.events, current=named)
    hidden = tuple(event for event in campaign.hidden if event != named)
    return _told(msgspec.structs.replace(campaign, events=events, hidden=hidden), named, move.text)


def turned_over(events: Events) -> Events:
    """Month's End is discarded, the pile is turned over unshuffled, one reserve card on top (A12)."""
    cards = (*events.discard, MONTH_END)
    fresh = (UNKNOWN,) if events.reserve else ()
    return Events((*fresh, *cards), (), None, max(0, events.reserve - 1))


def event_id(campaign: Campaign, typed: str) -> str:
    """An event as typed, by the book's id where the book knows it by id or name, in any case."""
    wanted = typed.strip().casefold().replace("’", "'")
    if wanted in {MONTH_END, *(name.casefold() for name in every_language("campaign-month-end"))}:
        return MONTH_END
    named = ((word, card) for card in campaign.book.events for word in (card.id, card.name) if word)
    card = next((card for word, card in named if word.casefold() == wanted), None)
    if card is None:
        return typed.strip()
    return MONTH_END if card.number in (facts.MONTH_END, facts.MONTH_END_AFTER) else card.id


def book_event(campaign: Campaign, event: str) -> Event | None:
    """The book's card of that id or name; Month's End is event 3 after the campaign (A60)."""
    if event == MONTH_END:
        number = facts.MONTH_END_AFTER if campaign.after else facts.MONTH_END
        return next((card for card in campaign.book.events if card.number == number), None)
    return next((card for card in campaign.book.events if event and event in (card.id, card.name)), None)


def event_name(campaign: Campaign, event: str) -> str:
    """An event as the table calls it: the book's name where an id was typed."""
    if event == MONTH_END:
        return t("campaign-month-end")
    card = book_event(campaign, event)
    return (card.name if card and card.name else event) or t("campaign-unknown-event")
