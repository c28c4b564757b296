"""Set-up and reset, step by step for this player count, mode and chapter (A1-A5, A41, A60)."""

from collections.abc import Iterable

from companion.content.facts import EXTRA_COINS, GOAL, MONTH_END, MONTH_END_AFTER, ZERO_EVENTS
from companion.i18n import Value, enumeration, listing, t
from companion.table.campaign.chapters import opening
from companion.table.campaign.deck import assembled, event_one_in, zeros_in_deck
from companion.table.campaign.event_order import app_deals
from companion.table.campaign.faces import card9, chapter_of, hero_coins, known, shuffling, track
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


def silent_cards(campaign: Campaign) -> list[str]:
    """Story cards read so far whose play cards are in the deck, though nobody typed in which (A1, A41)."""
    numbers = [number for number in campaign.seen if known(campaign, number).adds is None]
    own = campaign.chapter if campaign.phase == "setup" and not campaign.kept_added else None
    return [number for number in numbers if chapter_of(campaign, number) != own]


def _look(numbers: list[str]) -> str:
    return t("campaign-guide-look", cards=listing(numbers), n=len(numbers)) if numbers else ""


def _deck(campaign: Campaign) -> Iterable[GuideStep]:
    added, silent = cards_added(campaign), silent_cards(campaign)
    if campaign.after:
        yield GuideStep("deck", t("campaign-guide-deck", more="no"))
        yield GuideStep("added", t("campaign-guide-deck-all"))
        return
    more = "yes" if added or silent or campaign.chapters_before else "no"
    yield GuideStep("deck", t("campaign-guide-deck", more=more))
    if added or silent:
        away = any(result.on_screen for result in campaign.results)
        key = "campaign-guide-deck-in" if away else "campaign-guide-deck-added"
        told = t(key, cards=listing(added)) if added else ""
        yield GuideStep("added", f"{told} {_look(silent)}".strip())
    if campaign.chapters_before and not campaign.whole_deck:
        yield GuideStep("earlier", t("campaign-guide-deck-earlier", last=campaign.chapters_before))
    yield GuideStep("aside", _own_text(campaign, "campaign-guide-aside"))


def _own_text(campaign: Campaign, key: str, **values: Value) -> str:
    """A step in the words for a printed copy, or for a book whose cards exist only here."""
    return t(f"{key}-own" if campaign.original else key, **values)


def _coins(campaign: Campaign, heroes: tuple[str, ...]) -> str:
    """The coins of the heroes chosen; of a book of its own before that, the coins of every hero (A2)."""
    owners = list(zip(campaign.names, heroes, strict=False))
    if campaign.original and not any(heroes):
        owners = [(side.name, side.id) for side in campaign.book.heroes]
    purses = [(name, hero_coins(campaign, hero)) for name, hero in owners]
    told = enumeration(f"{name} {coins}" for name, coins in purses if coins is not None)
    return _own_text(campaign, "campaign-guide-coins", coins=told, known="yes" if told else "no")


def _crew(campaign: Campaign, first: int, draft: bool, heroes: tuple[str, ...]) -> Iterable[GuideStep]:
    players = len(campaign.crew)
    if players > 1:
        yield GuideStep("first", t("campaign-guide-first", draft="yes" if draft else "no"))
    order = enumeration(draft_order(campaign, first))
    deal = "campaign-guide-heroes-draft" if draft and players > 1 else "campaign-guide-heroes-deal"
    yield GuideStep("heroes", t(deal, order=order, players=players))
    yield GuideStep("coins", _coins(campaign, heroes))
    if campaign.extra_coins:
        yield GuideStep(
            "extra", t("campaign-guide-extra", coins=campaign.extra_coins, failed=campaign.failed)
        )
    rail = track(campaign)
    shields = listing(map(str, rail.shields)) if rail else ""
    yield GuideStep("markers", _own_text(campaign, "campaign-guide-markers", shields=shields))


def _events(campaign: Campaign) -> Iterable[GuideStep]:
    month = GuideStep("first_month", t("campaign-guide-first-month", turns=len(assembled(campaign).ahead)))
    if app_deals(campaign):
        yield from (GuideStep("events", t("campaign-guide-events-own")), month)
        return
    zeros = zeros_in_deck(campaign)
    yield GuideStep("events", t("campaign-guide-events", zeros=zeros, reserve=ZERO_EVENTS - zeros))
    yield GuideStep(
        "event1", t("campaign-guide-event1-in" if event_one_in(campaign) else "campaign-guide-event1-out")
    )
    number, other = (MONTH_END_AFTER, MONTH_END) if campaign.after else (MONTH_END, MONTH_END_AFTER)
    yield GuideStep("month_end", t("campaign-guide-month-end", number=number, other=other))
    yield month


def _card9(campaign: Campaign) -> str:
    """What the chapter asks for, or where card 9 goes (A5, A40, A50)."""
    if campaign.mode == "competitive":
        return _own_text(campaign, "campaign-guide-no-card9", goal=GOAL)
    markers, points = card9(campaign)
    whole = None not in (markers, points)
    goal = t("campaign-guide-goal", markers=markers or 0, vp=points or 0, players=len(campaign.crew))
    if campaign.original:
        return goal
    side = t("campaign-guide-card9", players=len(campaign.crew))
    return f"{side} {goal}" if whole else side


def _starred(campaign: Campaign) -> str:
    cards = (card for chapter in campaign.book.chapters for card in chapter.card)
    return listing(card.number for card in cards if card.task and card.task.star)


def _story(campaign: Campaign, first: int) -> Iterable[GuideStep]:
    yield GuideStep("card9", _card9(campaign))
    if campaign.after:
        yield GuideStep("tasks", _own_text(campaign, "campaign-guide-variant", tasks=_starred(campaign)))
        return
    title = "campaign-guide-title-first" if campaign.chapter == 1 else "campaign-guide-title"
    yield GuideStep("title", _own_text(campaign, title, chapter=campaign.chapter))
    silent = opening(campaign) in silent_cards(campaign)
    again = silent or shuffling(campaign, known(campaign, opening(campaign)))["adds"] == "again"
    story = "campaign-guide-story-again" if again else "campaign-guide-story"
    yield GuideStep("story", _own_text(campaign, story, first=campaign.names[first], card=opening(campaign)))


def setup_steps(
    campaign: Campaign, first: int = 0, draft: bool = False, heroes: tuple[str, ...] = ()
) -> list[GuideStep]:
    """What to lay out before the chapter's first turn, in order."""
    crew = _crew(campaign, first, draft, heroes)
    return [*_deck(campaign), *crew, *_events(campaign), *_story(campaign, first)]


def _back(campaign: Campaign, read: bool) -> Iterable[GuideStep]:
    """Everything but the play cards; a book of its own has no story cards and events to put away."""
    if campaign.results and campaign.results[-1].on_screen:
        yield GuideStep("screen", t("campaign-guide-r-screen", chapter=campaign.chapter))
        return
    ending = campaign.book.chapters[campaign.chapter - 1].ending
    if read:
        yield GuideStep("end_card", _own_text(campaign, "campaign-guide-r-end-card", card=ending.number))
    yield GuideStep("displays", t("campaign-guide-r-displays"))
    yield GuideStep("heroes", _own_text(campaign, "campaign-guide-r-heroes"))
    if campaign.original:
        return
    yield GuideStep("events", t("campaign-guide-r-events"))
    story = "campaign-guide-r-story-done" if read else "campaign-guide-r-story-again"
    cards, n = listing(campaign.revealed), len(campaign.revealed)
    yield GuideStep("story", t(story, cards=cards, n=n, chapter=campaign.chapter))


def _play_cards(campaign: Campaign, won: bool) -> Iterable[GuideStep]:
    """Which play cards stay in the deck, and which may: those of a chapter that was lost (A41)."""
    loose = None if won else campaign.chapter
    for step in ("stay", "may"):
        added = [each for each in campaign.added if (each.chapter == loose) == (step == "may")]
        cards = _told(added)
        silent = [n for n in silent_cards(campaign) if (chapter_of(campaign, n) == loose) == (step == "may")]
        told = t(f"campaign-guide-r-added-{step}", cards=listing(cards), known="yes" if cards else "no")
        if cards or silent:
            yield GuideStep(step, f"{told} {_look(silent)}".strip())


def reset_steps(campaign: Campaign) -> list[GuideStep]:
    """After a chapter: which cards go back where, and what stays (A41)."""
    won = bool(campaign.results) and (campaign.mode == "competitive" or campaign.results[-1].won)
    steps = [*_back(campaign, won and not campaign.after), *_play_cards(campaign, won)]
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
    silent = [] if campaign.after else silent_cards(campaign)
    unknown = t("campaign-guide-b-unknown", cards=listing(silent), n=len(silent))
    steps += [GuideStep("unknown", unknown)] if silent else []
    if campaign.chapters_before and not campaign.after and not campaign.whole_deck:
        steps.append(GuideStep("earlier", t("campaign-guide-b-earlier", last=campaign.chapters_before)))
    steps = steps or [GuideStep("sort", t("campaign-guide-b-none"))]
    return [
        *steps,
        GuideStep("special", t("campaign-guide-b-special")),
        GuideStep("check", t("campaign-guide-b-check")),
    ]
