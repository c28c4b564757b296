"""Title line, hourglass branch, event and chapter goals of a campaign, as the screen shows them."""

from textual.content import Content

from companion.i18n import listed, t
from companion.table.campaign.ends import Condition
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import CampaignScene, branch
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.drawing import wrap


def title_line(shown: CampaignScene) -> tuple[str, str, str]:
    """Crew, chapter and month for the top line."""
    titled = "yes" if shown.chapter_title else "no"
    chapter = t("campaign-chapter", n=shown.chapter, titled=titled, title=shown.chapter_title)
    attempt = t("campaign-attempt", n=shown.attempt) if shown.attempt > 1 else ""
    detail = "  ".join(part for part in (chapter, shown.mode, attempt) if part)
    month = shown.month
    right = (
        t("campaign-month", month=month.month, turn=month.turn, length=month.length) if month.month else ""
    )
    return shown.title or t("campaign-title"), detail, right


def branch_line(campaign: Campaign, symbols: Glyphs) -> Content:
    """Where the newest task's hourglass leads, both ways, and which way it points now (A11)."""
    if campaign.phase not in ("running", "month_end"):
        return Content("")
    return Content.assemble((f"{symbols.hourglass} ", "bold $accent"), (branch(campaign), "bold $foreground"))


def event_line(shown: CampaignScene, width: int, lines: int) -> Content:
    """The event in force: what it does first, its story behind where that many lines have room for it."""
    month = shown.month
    if shown.phase not in ("running", "month_end") or not any(cell.state == "now" for cell in month.cells):
        return Content.styled(t("month-no-event") if month.month else "", "$muted")
    name = t("event-now", name=month.now) + " "
    whole = len(wrap(f"{name}{month.now_rule} {month.now_flavour}", max(width, 20))) <= lines
    return Content.assemble(
        (name, "bold $accent"),
        (f"{month.now_rule} ", "bold $foreground"),
        (month.now_flavour if whole else "", "$muted"),
    )


def condition_text(condition: Condition) -> str:
    """One condition of card 9: what there is, of what is needed."""
    need = "?" if condition.need is None else condition.need
    return t(f"condition-{condition.id}", have=condition.have, need=need)


def _condition(condition: Condition, symbols: Glyphs) -> tuple[str, str]:
    marks = {True: (symbols.tick, "bold $success"), False: (symbols.ring, "$warning"), None: ("?", "$muted")}
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


def goals(shown: CampaignScene, campaign: Campaign, symbols: Glyphs) -> Content:
    """What the chapter asks for and how far it is, or the ranking."""
    parts: list[tuple[str, str]] = []
    if campaign.phase in ("ended", "over") and campaign.results:
        won = campaign.results[-1].won
        parts.append((verdict_line(campaign) + "   ", "bold $success" if won else "bold $error"))
    if shown.check and campaign.phase != "setup":
        parts += [_condition(condition, symbols) for condition in shown.check.conditions]
    for place in shown.standings if campaign.phase != "setup" else ():
        sign = f" {symbols.trophy}" if place.trophy else ""
        told = t("standing", place=place.place, name=campaign.names[place.seat], vp=place.vp)
        parts.append((f"{told}{sign}   ", "$foreground"))
    return Content.assemble(*parts)


def odd_line(shown: CampaignScene) -> str:
    """What contradicts itself: the sentence, or how many there are and where they stand."""
    odd = (*shown.contradictions, *shown.notes[-1:])
    return t("goals-odd", n=len(odd)) if len(odd) > 1 else "".join(odd)
