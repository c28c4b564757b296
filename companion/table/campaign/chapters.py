"""Beginning a chapter, ending it, going on to the next or the same again (A1-A5, A41, A50, A60)."""

from collections.abc import Mapping

import msgspec

from companion.content import ContentError
from companion.content.books import CHAPTERS, StoryCard, load_book
from companion.content.facts import TASKS_AFTER, ZEROS_IN_DECK
from companion.i18n import listing, t
from companion.table.campaign.deck import assembled
from companion.table.campaign.earlier import brought_along
from companion.table.campaign.ends import coins_wanted, standings
from companion.table.campaign.entries import Begin, CampaignSetup, Next
from companion.table.campaign.event_order import refuse_disorder
from companion.table.campaign.faces import learn
from companion.table.campaign.months import finished, lay_card
from companion.table.campaign.state import Campaign, Crew, Events, Typed
from companion.table.refusal import Refused
from companion.table.table_kind import check_names, decode, seat_of


def start(setup: Mapping[str, object]) -> Campaign:
    """A campaign before its first chapter."""
    wanted: CampaignSetup = decode(setup, CampaignSetup)
    if len(wanted.players) not in ZEROS_IN_DECK[wanted.mode]:
        raise Refused(t(f"campaign-players-{wanted.mode}", count=len(wanted.players)), "A3")
    check_names(wanted.players)
    try:
        book = load_book(wanted.book)
    except ContentError as error:
        raise Refused(str(error)) from None
    if not 1 <= wanted.chapter <= CHAPTERS or (wanted.after and wanted.mode != "competitive"):
        raise (
            Refused(t("campaign-after-coop"), "A60")
            if wanted.after
            else Refused(t("campaign-bad-chapter"), "A4")
        )
    crew = tuple(Crew(name.strip()) for name in wanted.players)
    title = wanted.title or book.title
    campaign = Campaign(wanted.book, wanted.mode, crew, title, wanted.after, chapter=wanted.chapter)
    return brought_along(wanted, campaign)


def named_heroes(campaign: Campaign, heroes: tuple[str, ...]) -> Campaign:
    """Heroes by id, one card each: two sides of one card cannot both be played (A2)."""
    if not heroes:
        return campaign
    sides = {side.id: side for side in campaign.book.heroes}
    if len(heroes) != len(campaign.crew):
        raise Refused(t("campaign-heroes-each"), "A2")
    for hero in heroes:
        if hero and hero not in sides:
            raise Refused(t("campaign-no-hero", hero=hero, heroes=", ".join(sides)), "A2")
    cards = [sides[hero].card or hero for hero in heroes if hero]
    if len(set(cards)) != len(cards):
        raise Refused(t("campaign-hero-twice"), "A2")
    for seat, hero in enumerate(heroes):
        campaign = campaign.with_crew(seat, hero=hero)
    return campaign


def shared_extra(campaign: Campaign, extra: tuple[int, ...]) -> Campaign:
    """The team shares out all extra coins of its failed attempts (A41)."""
    shares = extra or (0,) * len(campaign.crew)
    if len(shares) != len(campaign.crew) or min(shares) < 0 or sum(shares) > campaign.extra_coins:
        raise Refused(t("campaign-extra", coins=campaign.extra_coins), "A41")
    for seat, share in enumerate(shares):
        campaign = campaign.with_crew(seat, extra=share)
    return campaign


def opening(campaign: Campaign) -> str:
    """The number of the chapter's first story card (A5)."""
    return campaign.book.chapters[campaign.chapter - 1].opening


def _star(card: StoryCard) -> bool:
    return bool(card.task and card.task.star)


def _first_tasks(campaign: Campaign, move: Begin) -> Campaign:
    if not campaign.after:
        number = opening(campaign)
        campaign = learn(campaign, Typed(cards={number: move.face})) if move.face else campaign
        return lay_card(campaign, number)
    if len(set(move.tasks)) != TASKS_AFTER:
        raise Refused(t("campaign-four-tasks"), "A60")
    starred = {card.number for chapter in campaign.book.chapters for card in chapter.card if _star(card)}
    plain = [number for number in move.tasks if starred and number not in starred]
    if plain:
        raise Refused(t("campaign-no-star", tasks=listing(plain)), "A60")
    for number in move.tasks:
        campaign = lay_card(campaign, number)
    return campaign


def begin(campaign: Campaign, move: Begin) -> Campaign:
    """Everything is laid out; the first story card is read and becomes the first task (A5)."""
    if campaign.phase != "setup":
        raise Refused(t("campaign-begun"), "A5")
    first = seat_of(campaign.names, move.first)
    campaign = learn(campaign, move.typed) if move.typed else campaign
    campaign = shared_extra(named_heroes(campaign, move.heroes), move.extra)
    refuse_disorder(campaign, move.events)
    campaign = msgspec.structs.replace(
        campaign, phase="running", first=first, active=first, month=1, turn=0, turns=0,
        events=assembled(campaign), hidden=move.events, screen="",
    )  # fmt: skip
    return _first_tasks(campaign, move)


def finish(campaign: Campaign) -> Campaign:
    """A competitive chapter ends with its last round; the ranking names the winners (A50)."""
    if campaign.mode != "competitive":
        raise Refused(t("campaign-finish-coop"), "A40")
    if campaign.announced is None:
        raise Refused(t("campaign-not-announced"), "A50")
    if campaign.phase == "month_end":
        raise Refused(t("campaign-month-end-first"), "A11")
    if not round_over(campaign):
        raise Refused(t("campaign-round-open", last=last_name(campaign)), "A50")
    wanted = [campaign.names[seat] for seat in coins_wanted(campaign)]
    if wanted:
        raise Refused(t("campaign-coins-wanted", names=listing(wanted)), "A50")
    winners = tuple(standing.seat for standing in standings(campaign) if standing.winner)
    return finished(campaign, bool(winners), winners)


def concede(campaign: Campaign) -> Campaign:
    """The team gives up; the attempt counts as lost (A41)."""
    if campaign.mode != "coop" or campaign.phase not in ("running", "month_end"):
        raise Refused(t("campaign-no-concede"), "A41")
    return finished(campaign, False)


def last_name(campaign: Campaign) -> str:
    """Who has the last turn of a round."""
    return campaign.names[(campaign.first - 1) % len(campaign.crew)]


def round_over(campaign: Campaign) -> bool:
    """Whether the last player of the round is active, so that all had equal turns."""
    return campaign.turns > 0 and (campaign.active + 1) % len(campaign.crew) == campaign.first


def _last_turn(campaign: Campaign) -> bool:
    """Whether nobody has a turn after the present one (A50)."""
    return campaign.announced is not None and round_over(campaign)


def can_draw(campaign: Campaign) -> bool:
    """Whether the next turn can begin: an event lies ahead, and this is not the last turn (A10, A50)."""
    return campaign.phase == "running" and bool(campaign.events.ahead) and not _last_turn(campaign)


def can_finish(campaign: Campaign) -> bool:
    """Whether a competitive chapter may be ended now; level players' coins may still be asked for (A50)."""
    return campaign.phase == "running" and campaign.mode == "competitive" and _last_turn(campaign)


def _cleared(campaign: Campaign) -> Campaign:
    """Everything of the chapter goes back; the deck keeps what was added (A41)."""
    crew = tuple(Crew(player.name) for player in campaign.crew)
    return msgspec.structs.replace(
        campaign, crew=crew, phase="setup", month=0, turn=0, turns=0, revealed=(), tasks=(), events=Events(),
        announced=None, notes=(), hidden=(), screen="",
    )  # fmt: skip


def go_on(campaign: Campaign, move: Next) -> Campaign:
    """Won: the next chapter, or the campaign's end. Lost: the same again with 3 more coins (A41)."""
    if campaign.phase != "ended":
        raise Refused(t("campaign-not-ended"), "A41")
    again = campaign.mode == "coop" and not campaign.results[-1].won
    if not again and (campaign.after or campaign.chapter == CHAPTERS):
        return msgspec.structs.replace(campaign, phase="over")
    added = campaign.added
    if again and not move.keep_added:
        added = tuple(old for old in added if old.chapter != campaign.chapter)
    chapter, failed = (campaign.chapter, campaign.failed + 1) if again else (campaign.chapter + 1, 0)
    kept = move.keep_added or not again
    return msgspec.structs.replace(
        _cleared(campaign), chapter=chapter, failed=failed, added=added, kept_added=kept
    )
