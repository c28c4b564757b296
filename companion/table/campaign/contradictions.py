"""Numbers of the table that cannot all be true, named one by one."""

from collections.abc import Iterator

from companion.content.facts import ZERO_EVENTS
from companion.i18n import t
from companion.table.campaign.deck import event_one_in, month_length
from companion.table.campaign.state import MONTH_END, Campaign
from companion.table.campaign.tasks import crown_vp, track_end


def _markers(campaign: Campaign) -> Iterator[str]:
    for seat, player in enumerate(campaign.crew):
        for kind in ("task", "progress"):
            on_hero_card = sorted(s.partition(" ")[2] for s in player.spaces if s.startswith(f"{kind} "))
            field = "done" if kind == "task" else "progress"
            on_tasks = sorted(spot.number for spot in campaign.tasks if seat in getattr(spot, field))
            if on_hero_card != on_tasks:
                words = {"name": player.name, "hero": ", ".join(on_hero_card) or "-"}
                yield t(f"campaign-odd-{kind}", tasks=", ".join(on_tasks) or "-", **words)


def _crowns(campaign: Campaign) -> Iterator[str]:
    end = track_end(campaign)
    for player in campaign.crew:
        if end is not None and player.crowns > end:
            yield t("campaign-odd-track", name=player.name, crowns=player.crowns, end=end)
        worth = None if player.vp_at is None else crown_vp(campaign, player.vp_at)
        if worth is not None and player.vp < worth:
            yield t("campaign-odd-vp", name=player.name, vp=player.vp, worth=worth)


def _heroes(campaign: Campaign) -> Iterator[str]:
    cards = {side.id: side.card or side.id for side in campaign.book.heroes}
    chosen = [cards.get(player.hero, player.hero) for player in campaign.crew if player.hero]
    if len(set(chosen)) != len(chosen):
        yield t("campaign-hero-twice")
    shared = sum(player.extra for player in campaign.crew)
    if shared > campaign.extra_coins:
        yield t("campaign-odd-extra", shared=shared, coins=campaign.extra_coins)


def _events(campaign: Campaign) -> Iterator[str]:
    events = campaign.events
    cards = [*events.ahead, *events.discard, *([] if events.current is None else [events.current])]
    zeros = sum(card != MONTH_END for card in cards) - event_one_in(campaign) + events.reserve
    if zeros != ZERO_EVENTS:
        yield t("campaign-odd-zeros", zeros=zeros, all=ZERO_EVENTS)
    if cards.count(MONTH_END) != 1:
        yield t("campaign-odd-month-end", count=cards.count(MONTH_END))
    if campaign.turn != month_length(events) - len(events.ahead):
        drawn = month_length(events) - len(events.ahead)
        yield t("campaign-odd-turn", turn=campaign.turn, drawn=drawn)
    if (events.current == MONTH_END) != (campaign.phase == "month_end"):
        yield t("campaign-odd-phase")


def _tasks(campaign: Campaign) -> Iterator[str]:
    for spot in campaign.tasks:
        if len(set(spot.done)) != len(spot.done) or set(spot.done) & set(spot.progress):
            yield t("campaign-odd-twice", task=spot.number)


def contradictions(campaign: Campaign) -> list[str]:
    """Every contradiction of the present state, in words."""
    found = [*_markers(campaign), *_tasks(campaign), *_crowns(campaign), *_heroes(campaign)]
    return found + (list(_events(campaign)) if campaign.phase in ("running", "month_end") else [])
