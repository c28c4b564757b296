"""A campaign that was played on the screen before its table log began: what it brings along (A41)."""

import msgspec

from companion.table.campaign.entries import CampaignSetup, Earlier
from companion.table.campaign.play_cards import texts, together
from companion.table.campaign.state import Added, Campaign, ChapterResult


def brought_along(wanted: CampaignSetup, campaign: Campaign) -> Campaign:
    """Failures, losses, the deck, the results so far, and the story cards that are no secret any more."""
    return msgspec.structs.replace(
        campaign, failed=wanted.failed, losses=wanted.losses, added=_deck(wanted),
        game=wanted.game, whole_deck=wanted.cards is not None,
        results=tuple(_result(each) for each in wanted.earlier),
        seen=tuple(dict.fromkeys(number for each in wanted.earlier for number in each.story)),
    )  # fmt: skip


def _deck(wanted: CampaignSetup) -> tuple[Added, ...]:
    if wanted.cards is None:
        return ()
    before = together([wanted.cards, {code: -n for code, n in wanted.kept.items()}])
    heaps = ((wanted.chapter - 1, before), (wanted.chapter, wanted.kept))
    return tuple(Added("", chapter, texts(codes), dict(codes)) for chapter, codes in heaps if codes)


def _result(each: Earlier) -> ChapterResult:
    return ChapterResult(each.chapter, each.attempt, each.won, each.months, each.vp, each.winners, True)
