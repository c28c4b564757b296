"""What is read aloud and when: cover, title cards, story cards and end cards, never before their moment."""

import msgspec

from companion.table.campaign.faces import known
from companion.table.campaign.state import Campaign


class Reading(msgspec.Struct, frozen=True):
    """A card to read aloud; empty texts mean that the table reads its own printed card."""

    number: str
    title: str
    text: str


def title_card(campaign: Campaign) -> Reading:
    """The card that opens the present chapter (A4, A5): the story so far, before all of it the cover.

    The cover is read once; after the campaign there is no story any more (A60).
    """
    if campaign.after:
        return Reading("", "", "")
    chapter = campaign.book.chapters[campaign.chapter - 1]
    cover = campaign.book.cover or "" if campaign.chapter == 1 and not campaign.failed else ""
    text = "\n\n".join(part for part in (cover, chapter.summary or "") if part)
    return Reading("", chapter.title or "", text)


def story_card(campaign: Campaign, number: str) -> Reading | None:
    """A story card that this campaign has turned up; None while it is a secret."""
    if number not in campaign.seen:
        return None
    card = known(campaign, number)
    return Reading(number, card.title or "", card.text or "")


def end_card(campaign: Campaign) -> Reading | None:
    """What is read when the chapter is over, won or to be played again; None before (A41).

    Rivals play no chapter again, whoever won it (A50).
    """
    if campaign.phase not in ("ended", "over") or campaign.after:
        return None
    ending = campaign.book.chapters[campaign.chapter - 1].ending
    if campaign.results[-1].won or campaign.mode == "competitive":
        return Reading(ending.number, ending.title or "", ending.text or "")
    return Reading("", "", ending.lost or "")
