"""Title line and chapter end of a campaign, as the screen shows them."""

from textual.content import Content

from companion.i18n import listed, t
from companion.table.campaign.ends import Condition
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import CampaignScene
from companion.tui.glyphs import Glyphs


def title_line(shown: CampaignScene) -> tuple[str, str, str]:
    """Crew, chapter and month for the top line."""
    titled = "yes" if shown.chapter_title else "no"
    chapter = t("campaign-chapter", n=shown.chapter, titled=titled, title=shown.chapter_title)
    attempt = t("campaign-attempt", n=shown.attempt) if shown.attempt > 1 else ""
    detail = "  ".join(part for part in (chapter, shown.mode, attempt) if part)
    right = t("campaign-month", month=shown.month.month, turn=shown.month.turn) if shown.month.month else ""
    return shown.title or t("campaign-title"), detail, right


def condition_text(condition: Condition) -> str:
    """One condition of card 9: what there is, of what is needed."""
    need = "?" if condition.need is None else condition.need
    return t(f"condition-{condition.id}", have=condition.have, need=need)


def _condition(condition: Condition, symbols: Glyphs) -> tuple[str, str]:
    marks = {
        True: (symbols.tick, "bold $success"),
        False: (symbols.cross, "$warning"),
        None: (symbols.ring, "$muted"),
    }
    mark, style = marks[condition.met]
    return f"{mark} {condition_text(condition)}   ", style


def verdict_line(campaign: Campaign) -> str:
    """How the chapter ended, in one line."""
    result = campaign.results[-1]
    if campaign.mode == "competitive":
        names = [campaign.names[seat] for seat in result.winners]
        return t("result-winner", n=len(names), names=listed(names)) if names else t("result-nobody")
    return t("chapter-won" if result.won else "chapter-lost")


def verdict_rows(shown: CampaignScene, campaign: Campaign) -> list[tuple[bool | None, str]]:
    """Each condition met or missed; against each other, the ranking."""
    if shown.check:
        return [(condition.met, condition_text(condition)) for condition in shown.check.conditions]
    return [
        (place.winner, t("standing", place=place.place, name=campaign.names[place.seat], vp=place.vp))
        for place in shown.standings
    ]


def chapter_end(shown: CampaignScene, campaign: Campaign, symbols: Glyphs) -> Content:
    """The verdict: each condition met or missed, or the ranking; what contradicts itself is said."""
    parts: list[tuple[str, str]] = []
    if campaign.phase in ("ended", "over") and campaign.results:
        won = campaign.results[-1].won
        style = "bold $success" if won else "bold $error"
        parts.append((t("chapter-won" if won else "chapter-lost") + "   ", style))
    if shown.check:
        parts += [_condition(condition, symbols) for condition in shown.check.conditions]
    for place in shown.standings:
        crown = symbols.crown if place.trophy else symbols.ring
        parts.append(
            (
                t("standing", place=place.place, name=campaign.names[place.seat], vp=place.vp)
                + f" {crown}   ",
                "$foreground",
            )
        )
    for sentence in (*shown.contradictions, *shown.notes[-1:]):
        parts.append((f"\n{sentence}", "$warning"))
    return Content.assemble(*parts)
