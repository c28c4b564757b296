"""The app as the event deck of a book that no table owns as cards: the order in which events turn up (A3)."""

from random import Random

from companion.content.facts import MONTH_END, MONTH_END_AFTER
from companion.i18n import t
from companion.table.campaign.deck import event_one_in, zeros_in_deck
from companion.table.campaign.state import UNKNOWN, Campaign
from companion.table.refusal import Refused

SINGLE = 1  # the number of the one event that is mixed into the first month (A3)


def app_deals(campaign: Campaign) -> bool:
    """Whether the book knows what each of its events does, so that the app can be the event deck."""
    return all(event.effects is not None for event in campaign.book.events)


def app_is_deck(campaign: Campaign) -> bool:
    """Whether the app turns events up: not in a chapter that was begun with events on the table."""
    to_come = campaign.events.reserve > 0 or UNKNOWN in campaign.events.ahead
    return app_deals(campaign) and (campaign.phase == "setup" or bool(campaign.hidden) or not to_come)


def _numbered(campaign: Campaign, *numbers: int) -> list[str]:
    return [event.id for event in campaign.book.events if event.number in numbers]


def _in_play(campaign: Campaign) -> list[str]:
    """Every event that can turn up in a chapter: the zeros, and event 1 with one or two players (A3)."""
    return _numbered(campaign, 0, SINGLE) if event_one_in(campaign) else _numbered(campaign, 0)


def shuffled(campaign: Campaign, chance: Random) -> tuple[str, ...]:
    """The first month's events, event 1 mixed in where it plays, then the reserve in random order (A3)."""
    zeros = _numbered(campaign, 0)
    chance.shuffle(zeros)
    split = zeros_in_deck(campaign)
    deck = zeros[:split] + (_numbered(campaign, SINGLE) if event_one_in(campaign) else [])
    chance.shuffle(deck)
    return (*deck, *zeros[split:])


def order_for(campaign: Campaign, given: tuple[str, ...], chance: Random) -> tuple[str, ...]:
    """The order that is written into the log; one that is given must hold exactly the book's events."""
    if not app_deals(campaign) and not given:
        return ()
    if given and sorted(given) != sorted(_in_play(campaign)):
        raise Refused(t("campaign-event-order"), "A3")
    return given or shuffled(campaign, chance)


def refuse_disorder(campaign: Campaign, order: tuple[str, ...]) -> None:
    """An order that cannot be: a wrong count, an event twice, Month's End, event 1 outside the first month.

    An event that the book no longer has is let pass here, so that an old log can be read for ever; a new
    one is checked when it is written.
    """
    first = zeros_in_deck(campaign) + event_one_in(campaign)
    late = {*_numbered(campaign, MONTH_END, MONTH_END_AFTER), *_numbered(campaign, SINGLE), UNKNOWN}
    early = late - set(_numbered(campaign, SINGLE) if event_one_in(campaign) else [])
    whole = len(order) == len(set(order)) == len(_in_play(campaign))
    if order and (not whole or early & set(order) or late & set(order[first:])):
        raise Refused(t("campaign-event-order"), "A3")
