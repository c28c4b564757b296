"""A campaign in plain lines, for terminals without screens and for `companion table show`."""

from companion.table.campaign.state import Campaign
from companion.table.campaign.texts import VIEW
from companion.table.campaign.view import CrewView, MonthView, TaskView, view
from companion.table.frame import listed, plural


def _task(task: TaskView) -> str:
    card = task.card
    coins = plural(card.first_coins, "coin") if card.first_coins else ""
    bonus = plural(card.first_crowns, "crown") if card.first_crowns else ""
    reward = listed([word for word in (coins, bonus) if word])
    names = task.done or task.progress
    key = "who_done" if task.done else "who_progress" if task.progress else "who_open"
    return VIEW["task"].format(
        number=card.number,
        needs=task.needs,
        first=VIEW["first"].format(reward=reward) if reward else "",
        crowns=VIEW["crowns"].format(crowns=plural(card.crowns, "crown")) if card.crowns else "",
        who=VIEW[key].format(names=listed(names)),
    )


def _strip(month: MonthView) -> list[str]:
    glyph = {"drawn": "[x]", "now": "[>]", "ahead": "[ ]"}
    cells = "".join("[END]" if c.month_end and c.state == "ahead" else glyph[c.state] for c in month.cells)
    left = VIEW["left"].format(turns=plural(month.turns_left, "turn"), name=month.end_by)
    ahead = ", ".join(cell.name for cell in month.cells if cell.state == "ahead")
    told = [VIEW["strip"].format(strip=cells, left=left, reserve=month.reserve)]
    return told + ([VIEW["ahead"].format(names=ahead)] if ahead else [])


def _crew(player: CrewView) -> str:
    marks = " ".join(
        f"{label}{'*' if space.open else '.'}"
        for label, space in zip(
            (VIEW["ability"], VIEW["trophy"], VIEW["crown1"], VIEW["crown3"]), player.spaces, strict=True
        )
    )
    worth = "" if player.crown_vp is None else VIEW["crown_vp"].format(vp=player.crown_vp)
    hero = player.hero or VIEW["no_hero"]
    words = {"name": player.name, "hero": hero, "spaces": marks, "crowns": player.crowns}
    return VIEW["crew"].format(crown_vp=worth, vp=player.vp, **words)


def head(campaign: Campaign) -> str:
    """The campaign's first line."""
    shown = view(campaign)
    attempt = VIEW["attempt"].format(attempt=shown.attempt) if shown.attempt > 1 else ""
    words = {"title": shown.title, "mode": shown.mode, "chapter": shown.chapter, "attempt": attempt}
    key = "head_setup" if shown.phase == "setup" else "head_after" if campaign.after else "head"
    return VIEW[key].format(month=shown.month.month, turn=shown.month.turn, **words)


def lines(campaign: Campaign) -> list[str]:
    """Tasks, month, crew, card 9, contradictions, and the next step."""
    shown = view(campaign)
    running = shown.phase in ("running", "month_end")
    told = [head(campaign), *(_task(task) for task in shown.tasks)]
    told += _strip(shown.month) if running else []
    told += [_crew(player) for player in shown.crew] if shown.phase != "setup" else []
    if shown.check and running:
        told.append(VIEW["check"].format(conditions=", ".join(c.text for c in shown.check.conditions)))
    odd = (*shown.contradictions, *shown.notes)
    told += [VIEW["contradiction"].format(sentence=sentence) for sentence in odd]
    return [*told, VIEW["now"].format(step=shown.next_step)]
