"""Everything a screen shows of a campaign, worked out here so that no screen decides a rule."""

from typing import Any, Literal

import msgspec

from companion.content.books import Hero
from companion.i18n import listing, t
from companion.table.campaign.chapters import can_draw, can_finish, last_name
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.deck import event_name, month_length
from companion.table.campaign.ends import EndCheck, Standing, end_check, flawless, standings, wins
from companion.table.campaign.events import event_flavour, event_rule, event_text
from companion.table.campaign.faces import KnownCard, known, line_text, target_text, track
from companion.table.campaign.months import completed, line_target
from companion.table.campaign.state import MONTH_END, SPACES, Campaign
from companion.table.campaign.tasks import crown_vp, track_end, vp

TELLINGS = (event_name, event_text, event_rule, event_flavour)


class Cell(msgspec.Struct, frozen=True):
    """One event of the month: drawn, now, ahead or Month's End; the name only where it is known."""

    state: Literal["drawn", "now", "ahead"]
    name: str
    month_end: bool


class MonthView(msgspec.Struct, frozen=True):
    """The month as a strip. `turns_left` counts the turns still to begin, Month's End included.

    `end_by` is who will reveal Month's End, if everyone plays in turn; of the event in force its name, its
    whole text, what it does, and what is told around it.
    """

    month: int
    turn: int
    length: int
    turns_left: int
    reserve: int
    cells: tuple[Cell, ...]
    end_by: str
    now: str
    now_text: str
    now_rule: str
    now_flavour: str


class Space(msgspec.Struct, frozen=True):
    """A door or window of a hero, what it unlocks, and whether it is open."""

    id: str
    unlocks: str
    place: str
    open: bool


class CrewView(msgspec.Struct, frozen=True):
    """One player: hero and ability, spaces, crown track, VP."""

    seat: int
    name: str
    hero: str
    ability: str
    spaces: tuple[Space, ...]
    markers_left: int
    trophy: bool
    crowns: int
    crown_vp: int | None
    shields: tuple[int, ...]
    track_end: int | None
    to_next_shield: int | None
    vp: int
    coins: int | None
    active: bool


class TaskScene(msgspec.Struct, frozen=True):
    """A task on the table, left to right, with who has done it and what its hourglass says."""

    card: KnownCard
    needs: str
    done: tuple[str, ...]
    progress: tuple[str, ...]
    line: str
    newest: bool


class CampaignScene(msgspec.Struct, frozen=True):
    """The whole screen."""

    title: str
    mode: str
    phase: str
    chapter: int
    chapter_title: str
    attempt: int
    active: str
    next_step: str
    tasks: tuple[TaskScene, ...]
    month: MonthView
    crew: tuple[CrewView, ...]
    check: EndCheck | None
    standings: tuple[Standing, ...]
    announced: str
    contradictions: tuple[str, ...]
    notes: tuple[str, ...]


def ability_text(hero: Hero) -> str:
    """What a hero does once the door is free (A22)."""
    return t(f"campaign-hero-{hero.do}", amount=hero.amount, limit=hero.limit, pays=hero.pays)


def _cell(campaign: Campaign, state: Literal["drawn", "now", "ahead"], card: str) -> Cell:
    return Cell(state, event_name(campaign, card), card == MONTH_END)


def month_end_by(campaign: Campaign) -> str:
    """The player whose turn will begin with Month's End (A10)."""
    ahead = len(campaign.events.ahead) - (campaign.turns == 0)
    return campaign.names[(campaign.active + ahead) % len(campaign.crew)]


def month_view(campaign: Campaign) -> MonthView:
    """What is left this month, the known order ahead, and the reserve."""
    events = campaign.events
    now = events.current
    told = ("", "", "", "") if now is None else tuple(tell(campaign, now) for tell in TELLINGS)
    cells = [_cell(campaign, "drawn", card) for card in events.discard]
    cells += [] if now is None else [_cell(campaign, "now", now)]
    cells += [_cell(campaign, "ahead", card) for card in events.ahead]
    return MonthView(
        campaign.month, campaign.turn, month_length(events), len(events.ahead), events.reserve, tuple(cells),
        month_end_by(campaign), *told,
    )  # fmt: skip


def _spaces(campaign: Campaign, seat: int, ability: str) -> tuple[Space, ...]:
    player = campaign.crew[seat]
    unlocks = (
        ability or t("campaign-view-ability"),
        t("campaign-view-trophy"),
        t("campaign-view-crown1"),
        t("campaign-view-crown3"),
    )
    rows = zip(SPACES, unlocks, player.spaces, player.opened, strict=True)
    return tuple(Space(*row) for row in rows)


def crew_view(campaign: Campaign, seat: int) -> CrewView:
    """One player's row."""
    player, rail = campaign.crew[seat], track(campaign)
    side = next((hero for hero in campaign.book.heroes if hero.id == player.hero), None)
    ability = ability_text(side) if side else ""
    shields = rail.shields if rail else ()
    ahead = [shield - player.crowns for shield in shields if shield > player.crowns]
    return CrewView(
        seat, player.name, side.name if side else player.hero, ability, _spaces(campaign, seat, ability),
        player.markers_left, player.trophy, player.crowns, crown_vp(campaign, player.crowns), shields,
        track_end(campaign), min(ahead, default=None), vp(campaign, seat), player.coins,
        seat == campaign.active,
    )  # fmt: skip


def task_view(campaign: Campaign, number: str) -> TaskScene:
    """One task; only called for cards that lie on the table."""
    spot, card = campaign.spot(number), known(campaign, number)
    done = tuple(campaign.names[seat] for seat in spot.done) if spot else ()
    progress = tuple(campaign.names[seat] for seat in spot.progress) if spot else ()
    newest = campaign.tasks[-1].number == number
    return TaskScene(
        card, card.needs or t("campaign-view-needs-unknown"), done, progress, line_text(card.line), newest
    )


def _ended(campaign: Campaign) -> str:
    result = campaign.results[-1]
    if campaign.mode == "coop":
        return t("campaign-view-n-won" if result.won else "campaign-view-n-lost", chapter=campaign.chapter)
    names = listing([campaign.names[seat] for seat in result.winners])
    return t(
        "campaign-view-n-winners" if names else "campaign-view-n-no-winner",
        names=names,
        chapter=campaign.chapter,
    )


def outcome(campaign: Campaign) -> str:
    """The campaign's result: flawless, won with losses, or who won how many chapters (A41, A50)."""
    if campaign.mode == "coop":
        how = "flawless" if flawless(campaign) else "part" if campaign.chapters_before else "won"
        return t(f"campaign-view-o-{how}", losses=campaign.losses, first=campaign.chapters_before + 1)
    tally = zip(campaign.names, wins(campaign), strict=True)
    told = [t("campaign-view-o-win", name=name, n=count) for name, count in tally]
    return t("campaign-view-o-wins", wins=listing(told))


def _running(campaign: Campaign) -> str:
    name = campaign.names[campaign.active]
    after = campaign.names[(campaign.active + 1) % len(campaign.crew)]
    event = "end" if campaign.events.ahead[:1] == (MONTH_END,) else "other"
    if can_finish(campaign):
        return t("campaign-view-n-finish", name=name)
    if not can_draw(campaign):
        return t("campaign-no-events")
    if campaign.turns == 0:
        return t("campaign-view-n-first", name=name)
    if campaign.announced is not None:
        last = last_name(campaign)
        return t("campaign-view-n-last-round", name=name, next=after, last=last, event=event)
    if campaign.turn == 0:
        return t("campaign-view-n-after-month", name=name, next=after, month=campaign.month)
    key = "campaign-view-n-solo" if len(campaign.crew) == 1 else "campaign-view-n-turn"
    return t(key, name=name, next=after, event=event)


def next_step(campaign: Campaign) -> str:
    """The one line that always says what to do now."""
    if campaign.phase == "setup":
        key = "campaign-view-n-screen" if campaign.screen else "campaign-view-n-setup"
        return t(key, chapter=campaign.chapter)
    if campaign.phase == "month_end":
        return t("campaign-view-n-month-end", name=campaign.names[campaign.active])
    if campaign.phase == "ended":
        return _ended(campaign)
    return outcome(campaign) if campaign.phase == "over" else _running(campaign)


def branch(campaign: Campaign) -> str:
    """Where the newest task's hourglass leads, both ways, and which way it points now (A11)."""
    target, _ = line_target(campaign)
    newest = campaign.tasks[-1].number if campaign.tasks else ""
    line = known(campaign, newest).line if newest else None
    if campaign.after or not newest:
        return t("campaign-line-after") if campaign.after else ""
    if line is None:
        return t("campaign-branch-unknown", task=newest)
    if line.next:
        return t("campaign-branch-next", target=target_text(target))
    ways = {"yes": target_text(line.yes), "no": target_text(line.no)}
    done = "yes" if completed(campaign, line.ask) else "no"
    return t("campaign-branch-ask", task=line.ask, done=done, **ways)


def mode_name(campaign: Campaign) -> str:
    """Solo, co-op or competitive."""
    return t("campaign-view-solo") if len(campaign.crew) == 1 else t(f"campaign-view-mode-{campaign.mode}")


def view(campaign: Campaign) -> CampaignScene:
    """The whole screen from the state; nothing of it shows a card that has not been revealed."""
    competitive = campaign.mode == "competitive"
    chapter = campaign.book.chapters[campaign.chapter - 1]
    return CampaignScene(
        campaign.title, mode_name(campaign), campaign.phase, campaign.chapter,
        (chapter.title or "") if campaign.phase != "setup" and not campaign.after else "", campaign.attempt,
        campaign.names[campaign.active], next_step(campaign),
        tuple(task_view(campaign, spot.number) for spot in campaign.tasks), month_view(campaign),
        tuple(crew_view(campaign, seat) for seat in range(len(campaign.crew))),
        None if competitive else end_check(campaign), tuple(standings(campaign)) if competitive else (),
        "" if campaign.announced is None else campaign.names[campaign.announced],
        tuple(contradictions(campaign)), campaign.notes,
    )  # fmt: skip


def summary(campaign: Campaign) -> dict[str, Any]:
    """A few facts for a list of tables."""
    facts = {"players": campaign.names, "over": campaign.phase == "over", "mode": campaign.mode}
    facts |= {"chapter": campaign.chapter, "attempt": campaign.attempt, "after": campaign.after}
    facts |= {name: each for name in ("screen", "game") if (each := getattr(campaign, name))}
    return facts | {"month": campaign.month, "turn": campaign.turn, "phase": campaign.phase}


def as_json(campaign: Campaign) -> dict[str, Any]:
    """The view as JSON, with the verdicts spelled out."""
    shown = view(campaign)
    facts: dict[str, Any] = msgspec.to_builtins(shown)
    if shown.check:
        rows = [{"id": c.id, "have": c.have, "need": c.need, "met": c.met, "short": c.short, "text": c.text}
                for c in shown.check.conditions]  # fmt: skip
        facts["check"] = {"conditions": rows, "won": shown.check.won}
    facts |= {"screen": campaign.screen} if campaign.screen else {}
    return facts | {"outcome": outcome(campaign) if campaign.phase == "over" else None}
