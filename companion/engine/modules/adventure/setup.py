"""Putting a chapter together from a set-up: the tale, the plan, the module, the play cards in the box."""

from companion.content import Catalogue
from companion.content.books import Book
from companion.content.facts import first_month
from companion.engine.modules.adventure.campaign import (
    AFTER,
    CampaignState,
    cards_before,
    extra_coins,
    hero_sides,
    in_the_box,
    kept_cards,
    refuse_incomplete,
    top_events,
)
from companion.engine.modules.adventure.ending import ChapterEnd
from companion.engine.modules.adventure.module import Adventure, Plan
from companion.engine.modules.adventure.tale import Tale
from companion.engine.refusal import SetupError
from companion.engine.rules import Rules
from companion.engine.setup import Setup


def add_adventure(
    setup: Setup, book: Book, catalogue: Catalogue, rules: Rules, pool: list[int], guard: int
) -> None:
    """Add the adventure to the rules; play cards not in the deck yet leave the pool for the box (A1)."""
    refuse_incomplete(book)
    campaign = CampaignState(setup.campaign)
    if campaign.chapter == AFTER and setup.coop:
        raise SetupError("after_coop")
    seats = len(setup.names)
    tale = Tale(book, campaign, setup.coop, seats, rules.faces)
    tale.play_cards = {card.code: card.count for card in catalogue.of_set("adventure")}
    plan = Plan(seats)
    plan.heroes = hero_sides(campaign, book, seats)
    plan.draft = campaign.heroes == "draft"
    plan.extra = extra_coins(campaign, setup.coop, seats)
    plan.guard = guard
    plan.events = top_events(campaign, book, seats, first_month(tale.mode, seats) - 1)
    for seat, place in setup.start.items():
        plan.fixed_coins[seat] = place.coins
    plan.box = _leave_pool(tale, campaign, rules, pool)
    ending = ChapterEnd(setup.coop)
    rules.ending = ending
    rules.add(Adventure(tale, plan, ending))


def _leave_pool(tale: Tale, campaign: CampaignState, rules: Rules, pool: list[int]) -> list[int]:
    """The play cards that stay in the box; those that a set-up names lie where it wants them."""
    cards = campaign.cards
    if cards is None:
        cards = cards_before(tale.book, campaign.chapter)
    box: list[int] = []
    tale.kept = kept_cards(rules.faces, campaign, cards)
    for face in in_the_box(rules.faces, tale.play_cards, cards):
        if face in pool:
            pool.remove(face)
            box.append(face)
    return box
