"""Set-up and reset, step by step for this player count, mode and chapter (A1-A5, A41, A60)."""

from collections.abc import Iterable

from companion.content.facts import EXTRA_COINS, MONTH_END, MONTH_END_AFTER, ZERO_EVENTS
from companion.i18n import enumeration, listing, t
from companion.table.campaign.chapters import opening
from companion.table.campaign.deck import assembled, event_one_in, zeros_in_deck
from companion.table.campaign.faces import hero_coins, known, shuffling
from companion.table.campaign.months import GuideStep
from companion.table.campaign.play_cards import all_codes, heap, texts
from companion.table.campaign.state import Added, Campaign


def draft_order(campaign: Campaign, first: int = 0) -> list[str]:
    """The first player's right-hand neighbour picks first, then counter-clockwise (A2)."""
    seats = len(campaign.crew)
    return [campaign.names[(first - step) % seats] for step in range(1, seats + 1)]


def cards_added(campaign: Campaign, chapter: int | None = None) -> list[str]:
    """The play cards added so far, or by one chapter."""
    return _told([added for added in campaign.added if chapter in (None, added.chapter)])


def _told(added: list[Added]) -> list[str]:
    """Each sort of card once with its count; as the story cards say it where nobody knows the codes."""
    codes = heap(added)
    return [card for old in added for card in old.cards] if codes is None else list(texts(codes))


def all_play_cards() -> list[str]:
    """All 39, as they lie in the deck after the campaign (A60)."""
    return list(texts(all_codes()))


def _deck(campaign: Campaign) -> Iterable[GuideStep]:
    yield GuideStep("deck", t("campaign-guide-deck"))
    added = cards_added(campaign)
    if campaign.after:
        yield GuideStep("added", t("campaign-guide-deck-all"))
    elif added:
        away = any(result.on_screen for result in campaign.results)
        key = "campaign-guide-deck-in" if away else "campaign-guide-deck-added"
        yield GuideStep("added", t(key, cards=listing(added)))
    if campaign.chapters_before and not campaign.after and not campaign.whole_deck:
        yield GuideStep("earlier", t("campaign-guide-deck-earlier", last=campaign.chapters_before))
    if not campaign.after:
        yield GuideStep("aside", t("campaign-guide-aside"))


def _crew(campaign: Campaign, first: int, draft: bool, heroes: tuple[str, ...]) -> Iterable[GuideStep]:
    order = enumeration(draft_order(campaign, first))
    yield GuideStep(
        "heroes", t("campaign-guide-heroes-draft", order=order) if draft else t("campaign-guide-heroes-deal")
    )
    purses = [(name, hero_coins(campaign, hero)) for name, hero in zip(campaign.names, heroes, strict=False)]
    told = enumeration(f"{name} {coins}" for name, coins in purses if coins is not None)
    yield GuideStep(
        "coins", t("campaign-guide-coins-known", coins=told) if told else t("campaign-guide-coins")
    )
    if campaign.extra_coins:
        yield GuideStep(
            "extra", t("campaign-guide-extra", coins=campaign.extra_coins, failed=campaign.failed)
        )
    yield GuideStep("markers", t("campaign-guide-markers"))


def _events(campaign: Campaign) -> Iterable[GuideStep]:
    zeros = zeros_in_deck(campaign)
    yield GuideStep("events", t("campaign-guide-events", zeros=zeros, reserve=ZERO_EVENTS - zeros))
    yield GuideStep(
        "event1", t("campaign-guide-event1-in" if event_one_in(campaign) else "campaign-guide-event1-out")
    )
    number, other = (MONTH_END_AFTER, MONTH_END) if campaign.after else (MONTH_END, MONTH_END_AFTER)
    yield GuideStep("month_end", t("campaign-guide-month-end", number=number, other=other))
    yield GuideStep("first_month", t("campaign-guide-first-month", turns=len(assembled(campaign).ahead)))


def _story(campaign: Campaign, first: int) -> Iterable[GuideStep]:
    if campaign.mode == "coop":
        yield GuideStep("card9", t("campaign-guide-card9", players=len(campaign.crew)))
    else:
        yield GuideStep("card9", t("campaign-guide-no-card9"))
    if campaign.after:
        yield GuideStep("tasks", t("campaign-guide-variant"))
        return
    title = "campaign-guide-title-first" if campaign.chapter == 1 else "campaign-guide-title"
    yield GuideStep("title", t(title, chapter=campaign.chapter))
    again = shuffling(campaign, known(campaign, opening(campaign)))["adds"] == "again"
    story = "campaign-guide-story-again" if again else "campaign-guide-story"
    yield GuideStep("story", t(story, first=campaign.names[first], card=opening(campaign)))


def setup_steps(
    campaign: Campaign, first: int = 0, draft: bool = False, heroes: tuple[str, ...] = ()
) -> list[GuideStep]:
    """What to lay out before the chapter's first turn, in order."""
    crew = _crew(campaign, first, draft, heroes)
    return [*_deck(campaign), *crew, *_events(campaign), *_story(campaign, first)]


def _put_back(campaign: Campaign, won: bool) -> list[GuideStep]:
    """What lies on the table; nothing where the chapter was played on the screen."""
    if campaign.results and campaign.results[-1].on_screen:
        return [GuideStep("screen", t("campaign-guide-r-screen", chapter=campaign.chapter))]
    chapter = campaign.book.chapters[campaign.chapter - 1]
    read = won and not campaign.after
    steps = (
        [GuideStep("end_card", t("campaign-guide-r-end-card", card=chapter.ending.number))] if read else []
    )
    steps += [GuideStep(name, t(f"campaign-guide-r-{name}")) for name in ("displays", "heroes", "events")]
    story = "campaign-guide-r-story-done" if read else "campaign-guide-r-story-again"
    told = t(story, cards=listing(campaign.revealed), chapter=campaign.chapter)
    return [*steps, GuideStep("story", told)]


def reset_steps(campaign: Campaign) -> list[GuideStep]:
    """After a chapter: which cards go back where, and what stays (A41)."""
    won = bool(campaign.results) and (campaign.mode == "competitive" or campaign.results[-1].won)
    steps = _put_back(campaign, won)
    own = [] if won else cards_added(campaign, campaign.chapter)
    stay = [added for added in campaign.added if won or added.chapter != campaign.chapter]
    before = _told(stay)
    steps += [GuideStep("stay", t("campaign-guide-r-added-stay", cards=listing(before)))] if before else []
    steps += [GuideStep("may", t("campaign-guide-r-added-may", cards=listing(own)))] if own else []
    coins = EXTRA_COINS * campaign.attempt
    if not won:
        steps.append(GuideStep("next", t("campaign-guide-r-again", chapter=campaign.chapter, coins=coins)))
    elif campaign.chapter < len(campaign.book.chapters) and not campaign.after:
        steps.append(GuideStep("next", t("campaign-guide-r-next", chapter=campaign.chapter + 1)))
    return steps


def base_game_steps(campaign: Campaign) -> list[GuideStep]:
    """What to sort out to return to a plain base game, one step for each kind of card (A1)."""
    cards = all_play_cards() if campaign.after else cards_added(campaign)
    steps = [
        GuideStep(f"sort_{n}", t("campaign-guide-b-sort", cards=card)) for n, card in enumerate(cards, 1)
    ]
    silent = [number for number in campaign.seen if known(campaign, number).adds is None]
    steps += [GuideStep("unknown", t("campaign-guide-b-unknown", cards=listing(silent)))] if silent else []
    if campaign.chapters_before and not campaign.after and not campaign.whole_deck:
        steps.append(GuideStep("earlier", t("campaign-guide-b-earlier", last=campaign.chapters_before)))
    steps = steps or [GuideStep("sort", t("campaign-guide-b-none"))]
    return [
        *steps,
        GuideStep("special", t("campaign-guide-b-special")),
        GuideStep("check", t("campaign-guide-b-check")),
    ]
