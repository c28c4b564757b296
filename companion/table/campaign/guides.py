"""Set-up and reset, step by step for this player count, mode and chapter (A1-A5, A41, A60)."""

from collections.abc import Iterable

from companion.content import load_catalogue
from companion.content.books import Add
from companion.table.campaign.chapters import opening
from companion.table.campaign.deck import ZEROS, assembled, event_one_in, zeros_in_deck
from companion.table.campaign.faces import add_text, hero_coins, known
from companion.table.campaign.months import Step
from companion.table.campaign.state import Campaign
from companion.table.campaign.texts import GUIDE
from companion.table.frame import listed, plural


def draft_order(campaign: Campaign, first: int = 0) -> list[str]:
    """The first player's right-hand neighbour picks first, then counter-clockwise (A2)."""
    seats = len(campaign.crew)
    return [campaign.names[(first - step) % seats] for step in range(1, seats + 1)]


def cards_added(campaign: Campaign, chapter: int | None = None) -> list[str]:
    """The play cards added so far, or by one chapter."""
    return [card for added in campaign.added if chapter in (None, added.chapter) for card in added.cards]


def all_play_cards() -> list[str]:
    """All 39, as they lie in the deck after the campaign (A60)."""
    return [add_text(Add(card.code, card.count)) for card in load_catalogue().of_set("adventure")]


def _before(campaign: Campaign) -> str:
    last = campaign.chapters_before
    return GUIDE["chapter"] if last == 1 else GUIDE["chapters"].format(last=last)


def _deck(campaign: Campaign) -> Iterable[Step]:
    yield Step("deck", GUIDE["deck"])
    added = cards_added(campaign)
    if campaign.after:
        yield Step("added", GUIDE["deck_all"])
    elif added:
        yield Step("added", GUIDE["deck_added"].format(cards=listed(added)))
    if campaign.chapters_before and not campaign.after:
        yield Step("earlier", GUIDE["deck_earlier"].format(chapters=_before(campaign)))
    if not campaign.after:
        yield Step("aside", GUIDE["aside"])


def _crew(campaign: Campaign, first: int, draft: bool, heroes: tuple[str, ...]) -> Iterable[Step]:
    order = ", ".join(draft_order(campaign, first))
    yield Step("heroes", GUIDE["heroes_draft"].format(order=order) if draft else GUIDE["heroes_deal"])
    purses = [(name, hero_coins(campaign, hero)) for name, hero in zip(campaign.names, heroes, strict=False)]
    told = ", ".join(f"{name} {coins}" for name, coins in purses if coins is not None)
    yield Step("coins", GUIDE["coins"].format(known=GUIDE["coins_known"].format(coins=told) if told else ""))
    if campaign.extra_coins:
        failed = plural(campaign.failed, "failed attempt")
        yield Step("extra", GUIDE["extra"].format(coins=campaign.extra_coins, failed=failed))
    yield Step("markers", GUIDE["markers"])


def _events(campaign: Campaign) -> Iterable[Step]:
    zeros = zeros_in_deck(campaign)
    yield Step("events", GUIDE["events"].format(zeros=zeros, reserve=ZEROS - zeros))
    yield Step("event1", GUIDE["event1_in" if event_one_in(campaign) else "event1_out"])
    number, other = (3, 2) if campaign.after else (2, 3)
    yield Step("month_end", GUIDE["month_end"].format(number=number, other=other))
    turns = plural(len(assembled(campaign).ahead), "turn")
    yield Step("first_month", GUIDE["first_month"].format(turns=turns))


def _story(campaign: Campaign, first: int) -> Iterable[Step]:
    if campaign.mode == "coop":
        yield Step("card9", GUIDE["card9"].format(players=plural(len(campaign.crew), "player")))
    else:
        yield Step("card9", GUIDE["no_card9"])
    if campaign.after:
        yield Step("tasks", GUIDE["variant"])
        return
    title = GUIDE["title_first" if campaign.chapter == 1 else "title"]
    yield Step("title", title.format(chapter=campaign.chapter))
    again = any(added.number == opening(campaign) for added in campaign.added)
    story = GUIDE["story_again" if again else "story"]
    yield Step("story", story.format(first=campaign.names[first], card=opening(campaign)))


def setup_steps(
    campaign: Campaign, first: int = 0, draft: bool = False, heroes: tuple[str, ...] = ()
) -> list[Step]:
    """What to lay out before the chapter's first turn, in order."""
    crew = _crew(campaign, first, draft, heroes)
    return [*_deck(campaign), *crew, *_events(campaign), *_story(campaign, first)]


def reset_steps(campaign: Campaign) -> list[Step]:
    """After a chapter: which cards go back where, and what stays (A41)."""
    won = bool(campaign.results) and (campaign.mode == "competitive" or campaign.results[-1].won)
    chapter = campaign.book.chapters[campaign.chapter - 1]
    read = won and not campaign.after
    steps = [Step("end_card", GUIDE["r_end_card"].format(card=chapter.ending.number))] if read else []
    steps += [Step(name, GUIDE[f"r_{name}"]) for name in ("displays", "heroes", "events")]
    story = GUIDE["r_story_done" if read else "r_story_again"]
    cards = listed(campaign.revealed)
    steps.append(Step("story", story.format(cards=cards, chapter=campaign.chapter)))
    own = [] if won else cards_added(campaign, campaign.chapter)
    stay = [added for added in campaign.added if won or added.chapter != campaign.chapter]
    before = [card for added in stay for card in added.cards]
    steps += [Step("stay", GUIDE["r_added_stay"].format(cards=listed(before)))] if before else []
    steps += [Step("may", GUIDE["r_added_may"].format(cards=listed(own)))] if own else []
    coins = 3 * campaign.attempt
    if not won:
        steps.append(Step("next", GUIDE["r_again"].format(chapter=campaign.chapter, coins=coins)))
    elif campaign.chapter < len(campaign.book.chapters) and not campaign.after:
        steps.append(Step("next", GUIDE["r_next"].format(chapter=campaign.chapter + 1)))
    return steps


def base_game_steps(campaign: Campaign) -> list[Step]:
    """What to sort out to return to a plain base game, one step for each kind of card (A1)."""
    cards = all_play_cards() if campaign.after else cards_added(campaign)
    steps = [Step(f"sort_{n}", GUIDE["b_sort"].format(cards=card)) for n, card in enumerate(cards, 1)]
    silent = [number for number in campaign.seen if known(campaign, number).adds is None]
    steps += [Step("unknown", GUIDE["b_unknown"].format(cards=listed(silent)))] if silent else []
    if campaign.chapters_before and not campaign.after:
        steps.append(Step("earlier", GUIDE["b_earlier"].format(chapters=_before(campaign))))
    steps = steps or [Step("sort", GUIDE["b_none"])]
    return [*steps, Step("special", GUIDE["b_special"]), Step("check", GUIDE["b_check"])]
