"""The table lesson: a pretend table from its set-up to the first Month's End, step by step."""

import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.i18n import t
from companion.session import Session
from companion.store import Store
from companion.table.campaign.chapters import can_draw
from companion.table.campaign.faces import known
from companion.table.campaign.months import guide
from companion.table.campaign.state import Campaign

if TYPE_CHECKING:
    from companion.tui.screens.campaign import CampaignScreen

FIRST_CARD, SECOND_CARD = "10", "11"
"""The card that chapter 1 begins with, and the one that its hourglass names at the pretend table."""
ASIDE = ("card-number", "choose", "count", "events", "form", "number", "several", "steps", "story-card")
"""Dialogs of the table: opened out of turn, the coach says how to get back."""

SETTING_UP = ("steps", "first-title", "hero-way-title", "choose", "track-title", "card9-title")


class Moment(NamedTuple):
    """What a goal is judged by: the table as it stands, and what was done since the step began.

    `undone`: something can be made again. `ran` are ids of commands, `asked` titles of dialogs.
    """

    campaign: Campaign
    undone: bool
    ran: set[str]
    asked: set[str]
    at_table: bool


class LessonStep(NamedTuple):
    """One step: its goal, how the app does it for the person, and the dialogs in which the coach speaks.

    `over` names dialogs by the key of their title, or else by their scope.
    """

    name: str
    reached: Callable[[Moment], bool]
    do: Callable[["CampaignScreen"], object]
    over: tuple[str, ...] = ()

    def words_over(self, scope: str, title: str) -> str:
        """The key of what the coach says in a dialog, or nothing."""
        named = [
            name for name in self.over if name == scope or (name.endswith("-title") and t(name) == title)
        ]
        if named:
            return f"table-lesson-{self.name}-{named[0]}"
        return "table-lesson-aside" if scope in ASIDE else ""


def _begun(moment: Moment) -> bool:
    return moment.campaign.phase != "setup"


def _month_over(moment: Moment) -> bool:
    return moment.campaign.month > 1


def _card_read(moment: Moment) -> bool:
    """Typed, or its form was left: a table may skip it."""
    typed = known(moment.campaign, FIRST_CARD).crowns is not None
    return typed or (moment.at_table and t("face-form-title", card=FIRST_CARD) in moment.asked)


def _type_card(screen: "CampaignScreen") -> None:
    line = {"both": {"next": SECOND_CARD}}
    face = {"crowns": 2, "first_coins": 1, "month_end": line}
    screen.entry(do="know", typed={"cards": {FIRST_CARD: face}})


def _turn_to_month_end(screen: "CampaignScreen") -> None:
    while can_draw(screen.campaign) and screen.entry(do="event"):
        pass


def _end_month(screen: "CampaignScreen") -> None:
    card = {"card": SECOND_CARD} if guide(screen.campaign, "").asks_card else {}
    screen.entry(do="month_end", **card)


STEPS = (
    LessonStep("hello", lambda m: _begun(m) or "campaign-begin" in m.ran, lambda s: None),
    LessonStep("setup", _begun, lambda s: s.entry(do="begin"), SETTING_UP),
    LessonStep("card", _card_read, _type_card, ("form", "choose", "story-card")),
    LessonStep("turn", lambda m: m.campaign.turns > 0, lambda s: s.entry(do="event"), ("events",)),
    LessonStep(
        "vp",
        lambda m: any(player.vp for player in m.campaign.crew),
        lambda s: s.entry(do="vp", player=s.marked, by=3),
        ("count",),
    ),
    LessonStep(
        "crown",
        lambda m: any(player.crowns for player in m.campaign.crew),
        lambda s: s.entry(do="crowns", player=s.marked, by=1),
        ("count",),
    ),
    LessonStep(
        "task",
        lambda m: any(spot.done for spot in m.campaign.tasks),
        lambda s: s.entry(do="complete", player=s.marked, task=s.campaign.tasks[0].number),
        ("choose",),
    ),
    LessonStep("undo", lambda m: m.undone, lambda s: s.take_back()),
    LessonStep("redo", lambda m: not m.undone, lambda s: s.make_again()),
    LessonStep(
        "look",
        lambda m: m.at_table and "campaign-correct" in m.ran,
        lambda s: None,
        ("choose", "number", "several", "form"),
    ),
    LessonStep(
        "events", lambda m: m.campaign.phase == "month_end" or _month_over(m), _turn_to_month_end, ("events",)
    ),
    LessonStep("month", _month_over, _end_month, ("card-number", "steps")),
)
END = LessonStep("end", lambda m: False, lambda s: None, ("form",))


def astray(step: LessonStep, campaign: Campaign) -> LessonStep | None:
    """What has to be put right before the step can go on: the set-up was taken back, or the chapter ended."""
    if campaign.phase == "setup" and step.name not in ("hello", "setup"):
        return LessonStep("lost-setup", _begun, lambda s: s.entry(do="begin"))
    if campaign.phase in ("ended", "over"):
        return LessonStep("lost-end", lambda m: False, lambda s: s.take_back())
    return None


def lesson_session() -> Session:
    """The pretend table in a folder of its own: nothing of it is among the saves or in what they know."""
    store = Store(tempfile.mkdtemp(prefix="companion-lesson-"))
    title = t("table-lesson-title")
    setup: dict[str, Any] = {"players": t("table-lesson-crew").split(), "book": "printed", "title": title}
    return Session.new(store, "campaign", title, setup)
