"""The campaign at the table: tasks, month, crew, chapter end, what happened, and what to do next."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize

from companion.i18n import t
from companion.table.campaign.chapters import can_draw, can_finish
from companion.table.campaign.events import known_events
from companion.table.campaign.on_screen import playable
from companion.table.campaign.state import UNKNOWN
from companion.table.campaign.tasks import vp
from companion.table.campaign.view import CampaignScene, view
from companion.tui.breakpoints import TALL, WIDE
from companion.tui.campaign_story import CampaignStory
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.correct import Corrections
from companion.tui.dialogs.count import AskCount, Count
from companion.tui.dialogs.events import AskEvent
from companion.tui.dialogs.note import note_form
from companion.tui.widgets.campaign_panels import (
    branch_line,
    event_line,
    goals,
    odd_line,
    title_line,
)
from companion.tui.widgets.crew import CrewList
from companion.tui.widgets.glance import Glance
from companion.tui.widgets.happened import Happened
from companion.tui.widgets.month import MonthStrip
from companion.tui.widgets.plain import Prompt, Static, entitle
from companion.tui.widgets.story import Story
from companion.tui.widgets.tasks import Tasks
from companion.tui.widgets.titlebar import TitleBar

RIGHT = 40
"""The width of the right column, as in campaign.tcss."""
RUNNING = (
    "named-event", "task", "step", "crown", "crown-more", "crown-less", "vp", "vp-more", "vp-less",
    "reveal", "coins", "bust", "concede",
)  # fmt: skip


class CampaignScreen(CampaignStory):
    """A number or an arrow marks a player; then one key counts, two complete a task."""

    scope = "campaign"
    CSS_PATH = "../styles/campaign.tcss"

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.marked = 0
        self._moment: tuple[object, ...] = ()

    @property
    def odd(self) -> tuple[str, ...]:
        """What contradicts itself, in words."""
        shown = view(self.campaign)
        return (*shown.contradictions, *shown.notes)

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                with Vertical(id="tasks-box", classes="panel") as tasks:
                    entitle(tasks, t("panel-tasks"))
                    yield Tasks(id="tasks")
                yield Static("", id="branch")
                yield Static("", id="goals")
                yield Static("", id="odd")
                with Vertical(id="event-box", classes="panel") as event:
                    entitle(event, t("panel-event"))
                    yield Static("", id="event")
                with Vertical(id="month-box", classes="panel") as month:
                    entitle(month, t("panel-month"))
                    yield MonthStrip(id="month")
                with Vertical(id="crew-box", classes="panel") as crew:
                    entitle(crew, t("panel-crew"))
                    yield CrewList(id="crew")
            with Vertical(id="right"):
                with Vertical(id="glance-box", classes="panel") as glance:
                    entitle(glance, t("panel-glance"))
                    yield Glance(id="glance")
                with Vertical(id="log-box", classes="panel") as log:
                    entitle(log, t("panel-story"))
                    yield Story(id="log")
        yield Happened()
        yield Prompt()

    def on_mount(self) -> None:
        self.update()

    def topic(self) -> str:
        sections = {"setup": "A:setup", "ended": "A:end", "over": "A:end"}
        return sections.get(self.campaign.phase, "A:flow")

    def reached(self) -> int:
        """The chapter up to which the rules reference may tell tasks."""
        return self.campaign.chapter

    def update(self) -> None:
        shown: CampaignScene = view(self.campaign)
        campaign, symbols = self.campaign, self.companion.symbols
        moment = (campaign.phase == "setup", campaign.chapter, campaign.attempt, campaign.turns)
        if moment != self._moment:
            self._moment, self.marked = moment, campaign.active
        self.query_one(TitleBar).show(*title_line(shown))
        self.query_one(Tasks).show(shown.tasks)
        self.query_one(MonthStrip).show(shown.month)
        self.query_one(CrewList).show(shown.crew, self.marked)
        self.query_one(Glance).show(shown)
        self.query_one("#branch", Static).update(branch_line(campaign, symbols))
        self.query_one("#goals", Static).update(goals(shown, campaign, symbols))
        odd = odd_line(shown)
        self.query_one("#odd", Static).update(odd)
        self.query_one("#odd").display = bool(odd)
        self.query_one("#event", Static).update(event_line(shown, *self._event_room()))
        self.show_log(self.query_one(Story))
        self.query_one(Happened).show(self.happened)
        self.query_one(Prompt).show(shown.next_step)

    def _event_room(self) -> tuple[int, int]:
        """Columns and lines of the event's box: a short screen keeps its lines for the tasks."""
        tall = self.size.height >= TALL
        beside = RIGHT if tall and self.size.width >= WIDE else 0
        return self.size.width - beside - 4, 4 if tall else 2

    def on_resize(self, event: Resize) -> None:
        self.update()

    def offered(self, command_id: str) -> bool:
        phase, name = self.campaign.phase, command_id.removeprefix("campaign-")
        if name == "event":
            return can_draw(self.campaign)
        if name == "screen":
            return playable(self.campaign)
        if name == "finish":
            return can_finish(self.campaign)
        if name in RUNNING:
            return phase in ("running", "month_end")
        wanted = {
            "begin": ("setup",),
            "month-end": ("month_end",),
            "next": ("ended",),
            "sort": ("ended", "over"),
        }
        return name not in wanted or phase in wanted[name]

    def on_key(self, event: Key) -> None:
        if event.key.isdigit() and 1 <= int(event.key) <= len(self.campaign.crew):
            event.stop()
            self._mark(int(event.key) - 1)

    def on_seats_marked(self, message: CrewList.Marked) -> None:
        self._mark(message.seat)

    def _mark(self, seat: int) -> None:
        self.marked = seat % len(self.campaign.crew)
        self.update()

    def do_campaign_mark_next(self) -> None:
        self._mark(self.marked + 1)

    def do_campaign_mark_previous(self) -> None:
        self._mark(self.marked - 1)

    def on_tasks_pressed(self, message: Tasks.Pressed) -> None:
        self.do_card(message.number)

    def do_campaign_event(self) -> None:
        self.entry(do="event")

    def do_campaign_named_event(self) -> None:
        """Name the event that lies open; where it has a name, or none lies open, the next one."""
        fresh = self.campaign.events.current != UNKNOWN
        self.name_event("event" if fresh else "name_event")

    def name_event(self, do: str) -> None:
        """Ask which event it is: the next one, or the one that lies open."""
        title = t("event-next-title" if do == "event" else "event-name-title")
        dialog = AskEvent(title, known_events(self.campaign))
        self.ask(dialog, lambda answer: self.entry(do=do, **answer))

    def do_campaign_task(self) -> None:
        self._which_task("complete")

    def do_campaign_step(self) -> None:
        self._which_task("progress")

    def _which_task(self, do: str) -> None:
        name = self.campaign.names[self.marked]
        choices = [
            Choice(
                task.card.number,
                t("task-choice", number=task.card.number, needs=task.needs),
                t("task-has") if name in task.done else "",
            )
            for task in view(self.campaign).tasks
        ]
        self.ask(
            Choose(t("task-title", name=name), choices),
            lambda number: self.entry(do=do, player=self.marked, task=number),
        )

    def do_campaign_crown(self) -> None:
        present, name = self.campaign.crew[self.marked].crowns, self.campaign.names[self.marked]
        self.ask(AskCount(t("crowns-title", name=name), present), lambda count: self._crowns(count.by))

    def _crowns(self, by: int) -> None:
        self.entry(do="crowns", player=self.marked, by=by)

    def do_campaign_crown_more(self) -> None:
        self._crowns(1)

    def do_campaign_crown_less(self) -> None:
        self._crowns(-1)

    def do_campaign_vp(self) -> None:
        present, name = vp(self.campaign, self.marked), self.campaign.names[self.marked]
        self.ask(AskCount(t("vp-title", name=name), present), self._vp)

    def _vp(self, count: Count) -> None:
        change = {"total": count.total} if count.set else {"by": count.by}
        self.entry(do="vp", player=self.marked, **change)

    def do_campaign_vp_more(self) -> None:
        self.entry(do="vp", player=self.marked, by=1)

    def do_campaign_vp_less(self) -> None:
        self.entry(do="vp", player=self.marked, by=-1)

    def do_campaign_coins(self) -> None:
        present, name = self.campaign.crew[self.marked].coins or 0, self.campaign.names[self.marked]
        dialog = AskCount(t("coins-title", name=name), present)
        self.ask(dialog, lambda count: self.entry(do="coins", player=self.marked, coins=count.total))

    def do_campaign_bust(self) -> None:
        self.entry(do="bust", player=self.marked)

    def do_campaign_note(self) -> None:
        self.ask(note_form(), lambda values: self.entry(do="note", **values))

    def correct_card(self, number: str) -> None:
        Corrections(self).card(number)

    def do_campaign_correct(self) -> None:
        Corrections(self).start()

    def do_campaign_undo(self) -> None:
        self.take_back()

    def do_campaign_redo(self) -> None:
        self.make_again()

    def do_campaign_chronicle(self) -> None:
        self.chronicle()

    def do_campaign_timeline(self) -> None:
        self.timeline()


screen = CampaignScreen
