"""A campaign in plain lines, for terminals without screens and for `companion table show`."""

from companion.i18n import enumeration, listing, t
from companion.table.campaign.faces import first_reward
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import CrewView, MonthView, TaskScene, view

SPACE_LABELS = (
    "campaign-view-ability",
    "campaign-view-trophy",
    "campaign-view-crown1",
    "campaign-view-crown3",
)


def _task(task: TaskScene) -> str:
    card = task.card
    names = task.done or task.progress
    how = "done" if task.done else "progress" if task.progress else "open"
    return t(
        "campaign-view-task",
        number=card.number,
        needs=task.needs,
        reward=first_reward(card) or "none",
        crowns=card.crowns or 0,
        who=t(f"campaign-view-who-{how}", names=listing(names)),
    )


def _strip(month: MonthView) -> list[str]:
    glyph = {"drawn": "[x]", "now": "[>]", "ahead": "[ ]"}
    cells = "".join("[END]" if c.month_end and c.state == "ahead" else glyph[c.state] for c in month.cells)
    left = t("campaign-view-left", n=month.turns_left, name=month.end_by)
    ahead = enumeration(cell.name for cell in month.cells if cell.state == "ahead")
    told = [t("campaign-view-strip", strip=cells, left=left, reserve=month.reserve)]
    return told + ([t("campaign-view-ahead", names=ahead)] if ahead else [])


def _crew(player: CrewView) -> str:
    marks = " ".join(
        f"{label}{'*' if space.open else '.'}"
        for label, space in zip(map(t, SPACE_LABELS), player.spaces, strict=True)
    )
    worth = "unknown" if player.crown_vp is None else player.crown_vp
    hero = player.hero or t("campaign-view-no-hero")
    columns = {"name": f"{player.name:<10}", "hero": f"{hero:<10}", "crowns": f"{player.crowns:>2}"}
    return t("campaign-view-crew", spaces=marks, crown_vp=worth, vp=player.vp, **columns)


def head(campaign: Campaign) -> str:
    """The campaign's first line."""
    shown = view(campaign)
    month = shown.month
    words: dict[str, str | int] = {
        "title": shown.title,
        "mode": shown.mode,
        "month": month.month,
        "turn": month.turn,
    }
    if shown.phase != "setup" and campaign.after:
        return t("campaign-view-head-after", **words)
    key = "campaign-view-head-setup" if shown.phase == "setup" else "campaign-view-head"
    return t(key, chapter=shown.chapter, attempt=shown.attempt, **words)


def lines(campaign: Campaign) -> list[str]:
    """Tasks, month, crew, card 9, contradictions, and the next step."""
    shown = view(campaign)
    running = shown.phase in ("running", "month_end")
    told = [head(campaign), *(_task(task) for task in shown.tasks)]
    told += _strip(shown.month) if running else []
    told += [_crew(player) for player in shown.crew] if shown.phase != "setup" else []
    if shown.check and running:
        told.append(t("campaign-view-check", conditions=enumeration(c.text for c in shown.check.conditions)))
    odd = (*shown.contradictions, *shown.notes)
    told += [t("campaign-view-contradiction", sentence=sentence) for sentence in odd]
    return [*told, t("campaign-view-now", step=shown.next_step)]
