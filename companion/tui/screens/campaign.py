"""The campaign at the table: tasks, month, crew, chapter end, what happened, and what to do next."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key

from companion.i18n import t
from companion.table.campaign.chapters import can_draw, can_finish
from companion.table.campaign.events import known_events
from companion.table.campaign.faces import known
from companion.table.campaign.guides import base_game_steps, reset_steps
from companion.table.campaign.on_screen import playable
from companion.table.campaign.reading import Reading, end_card
from companion.table.campaign.state import UNKNOWN, Campaign
from companion.table.campaign.tasks import vp
from companion.table.campaign.typing import read_face, unknown_first
from companion.table.campaign.view import CampaignScene, view
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.correct import Corrections
from companion.tui.dialogs.count import AskCount, Count
from companion.tui.dialogs.events import AskEvent
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.month_end import AskMonthEnd
from companion.tui.dialogs.on_screen import AskOnScreen
from companion.tui.dialogs.opening import Opening
from companion.tui.dialogs.page import Page
from companion.tui.dialogs.printed_card import CardNumber, card_form
from companion.tui.dialogs.steps import Steps
from companion.tui.tables import TableScreen
from companion.tui.widgets.campaign_panels import (
    branch_line,
    event_line,
    goals,
    odd_line,
    title_line,
    verdict_line,
    verdict_rows,
)
from companion.tui.widgets.crew import CrewList
from companion.tui.widgets.glance import Glance
from companion.tui.widgets.happened import Happened
from companion.tui.widgets.month import MonthStrip
from companion.tui.widgets.plain import Prompt, Static, entitle
from companion.tui.widgets.story import Story
from companion.tui.widgets.tasks import Tasks
from companion.tui.widgets.titlebar import TitleBar

RUNNING = (
    "named-event", "task", "step", "crown", "crown-more", "crown-less", "vp", "vp-more", "vp-less",
    "reveal", "coins", "bust", "concede",
)  # fmt: skip


class CampaignScreen(TableScreen):
    """A number or an arrow marks a player; then one key counts, two complete a task."""

    scope = "campaign"
    CSS_PATH = "../styles/campaign.tcss"

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.marked = 0
        self._moment: tuple[object, ...] = ()
        self._guide: tuple[object, Opening | AskMonthEnd] | None = None

    @property
    def campaign(self) -> Campaign:
        state = self.state
        assert isinstance(state, Campaign)
        return state

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
        self.query_one("#event", Static).update(event_line(shown))
        self.show_log(self.query_one(Story))
        self.query_one(Happened).show(self.happened)
        self.query_one(Prompt).show(shown.next_step)

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

    def on_crew_list_marked(self, message: CrewList.Marked) -> None:
        self._mark(message.seat)

    def _mark(self, seat: int) -> None:
        self.marked = seat % len(self.campaign.crew)
        self.update()

    def do_campaign_mark_next(self) -> None:
        self._mark(self.marked + 1)

    def do_campaign_mark_previous(self) -> None:
        self._mark(self.marked - 1)

    def _guided(self, guide: type[Opening] | type[AskMonthEnd], done: Any) -> None:
        """Open a guide, or the one that was left: what was ticked and answered is still there."""
        moment = (guide, self.session.revision)
        if self._guide is None or self._guide[0] != moment:
            self._guide = moment, guide(self, self.campaign, done)
        self._guide[1].start()

    def do_campaign_begin(self) -> None:
        self._guided(Opening, self._begun)

    def do_campaign_screen(self) -> None:
        """This chapter as a digital game; its result comes back into this log."""
        AskOnScreen(self, self.campaign).start()

    def _begun(self, entry: dict[str, Any]) -> None:
        known_before = self.campaign.seen
        if self.entry(**entry):
            self._read_newest(known_before)

    def _read_newest(self, seen: tuple[str, ...]) -> None:
        """Read a card that was just turned up aloud, or ask what is printed on it: once, and what counts."""
        if not self.campaign.tasks or self.campaign.after:
            return
        number = self.campaign.tasks[-1].number
        unknown = unknown_first(self.campaign, number)
        if known(self.campaign, number).text:
            self.do_card(number)
        elif unknown and number not in seen:
            self.ask(card_form(self.campaign, number, unknown), lambda values: self._know(number, values))

    def _know(self, number: str, values: dict[str, str]) -> None:
        entry = read_face(self.campaign, number, values)
        if entry:
            self.entry(**entry)

    def do_card(self, number: str) -> None:
        """Open a card that has been revealed, to be read or corrected."""
        self.companion.open("story_card", self.campaign, number, lambda: Corrections(self).card(number))

    def on_tasks_pressed(self, message: Tasks.Pressed) -> None:
        self.do_card(message.number)

    def do_campaign_story(self) -> None:
        seen = [(number, known(self.campaign, number).title or "") for number in reversed(self.campaign.seen)]
        choices = [Choice(number, t("inspect-card", number=number, title=title)) for number, title in seen]
        self.ask(Choose(t("story-title"), choices), self.do_card)

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
        field = Field("text", t("note-label"), needed=True)
        self.ask(Form(t("note-title"), [field]), lambda values: self.entry(do="note", **values))

    def do_campaign_reveal(self) -> None:
        self.ask(CardNumber(t("reveal-title"), self.campaign), self._revealed)

    def _revealed(self, number: str) -> None:
        seen = self.campaign.seen
        if self.entry(do="reveal", card=number):
            self._read_newest(seen)

    def do_campaign_month_end(self) -> None:
        self._guided(AskMonthEnd, self._month_ended)

    def _month_ended(self, entry: dict[str, Any]) -> None:
        before, seen = len(self.campaign.tasks), self.campaign.seen
        if not self.entry(**entry):
            return
        if self.campaign.phase in ("ended", "over"):
            self._verdict()
        elif len(self.campaign.tasks) > before:
            self._read_newest(seen)

    def _verdict(self) -> None:
        """The chapter's end, condition by condition, what is read, and what comes next (A40, A41, A50)."""
        shown, campaign = view(self.campaign), self.campaign
        won = campaign.results[-1].won or campaign.mode == "competitive"
        title = t("finale-chapter-title", n=campaign.chapter)
        dialog = Finale(title, verdict_line(campaign), won, verdict_rows(shown, campaign), shown.next_step)
        reading = end_card(campaign)
        self.ask(dialog, lambda _: self._read(reading))

    def _read(self, reading: Reading | None) -> None:
        if reading and reading.text:
            self.app.push_screen(Page(reading.title or t("page-lost"), reading.text))

    def do_campaign_finish(self) -> None:
        if self.entry(do="finish"):
            self._verdict()

    def do_campaign_concede(self) -> None:
        self.ask_sure("concede-sure", self._give_up)

    def _give_up(self) -> None:
        if self.entry(do="concede"):
            self._verdict()

    def do_campaign_next(self) -> None:
        steps = [step.text for step in reset_steps(self.campaign)]
        self.ask(Steps(t("reset-title"), steps), lambda _: self._go_on())

    def _go_on(self) -> None:
        lost = self.campaign.mode == "coop" and not self.campaign.results[-1].won
        if lost:
            question = Confirm(t("keep-added"), t("keep-added-title"))
            self.ask(question, lambda keep: self.entry(do="next", keep_added=keep))
        else:
            self.entry(do="next")

    def do_campaign_sort(self) -> None:
        steps = [step.text for step in base_game_steps(self.campaign)]
        self.ask(Steps(t("sort-title"), steps), lambda _: None)

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
