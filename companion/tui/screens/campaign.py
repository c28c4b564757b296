"""The campaign at the table: tasks, month, crew, chapter end, and one line that says what to do next."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key

from companion.i18n import t
from companion.table.campaign.faces import known
from companion.table.campaign.guides import base_game_steps, reset_steps
from companion.table.campaign.on_screen import playable
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import CampaignScene, view
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.month_end import AskMonthEnd
from companion.tui.dialogs.number import AskNumber
from companion.tui.dialogs.on_screen import AskOnScreen
from companion.tui.dialogs.opening import Opening
from companion.tui.dialogs.printed_card import CardNumber, face_form, typed_face
from companion.tui.dialogs.steps import Steps
from companion.tui.tables import TableScreen
from companion.tui.widgets.campaign_panels import chapter_end, title_line, verdict_line, verdict_rows
from companion.tui.widgets.crew import CrewList
from companion.tui.widgets.month import MonthStrip
from companion.tui.widgets.plain import Prompt, Static, entitle
from companion.tui.widgets.story import Story
from companion.tui.widgets.tasks import Tasks
from companion.tui.widgets.titlebar import TitleBar

RUNNING = (
    "event",
    "named-event",
    "task",
    "step",
    "crown",
    "no-crown",
    "vp",
    "no-vp",
    "reveal",
    "coins",
    "concede",
)


class CampaignScreen(TableScreen):
    """A number marks a player; then one key counts, two complete a task."""

    scope = "campaign"
    CSS_PATH = "../styles/campaign.tcss"

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.marked = 0
        self._turns = -1

    @property
    def campaign(self) -> Campaign:
        state = self.state
        assert isinstance(state, Campaign)
        return state

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        for name, widget in (
            ("tasks", Tasks(id="tasks")),
            ("month", MonthStrip(id="month")),
            ("crew", CrewList(id="crew")),
        ):
            with Vertical(id=f"{name}-box", classes="panel") as box:
                entitle(box, t(f"panel-{name}"))
                yield widget
        with Vertical(id="end-box", classes="panel") as end:
            entitle(end, t("panel-end"))
            yield Static("", id="end")
        with Vertical(id="log-box", classes="panel") as log:
            entitle(log, t("panel-story"))
            yield Story(id="log")
        yield Prompt()

    def on_mount(self) -> None:
        self.update()

    def topic(self) -> str:
        return (
            "A:end"
            if self.campaign.phase in ("ended", "over")
            else "A:setup"
            if self.campaign.phase == "setup"
            else "A:flow"
        )

    def update(self) -> None:
        shown: CampaignScene = view(self.campaign)
        if self.campaign.turns != self._turns:
            self._turns, self.marked = self.campaign.turns, self.campaign.active
        self.query_one(TitleBar).show(*title_line(shown))
        self.query_one(Tasks).show(shown.tasks)
        self.query_one(MonthStrip).show(shown.month)
        self.query_one(CrewList).show(shown.crew, self.marked)
        self.query_one("#end", Static).update(chapter_end(shown, self.campaign, self.companion.symbols))
        self.show_log(self.query_one(Story))
        self.query_one(Prompt).show(shown.next_step)

    def offered(self, command_id: str) -> bool:
        phase, name = self.campaign.phase, command_id.removeprefix("campaign-")
        if name in RUNNING:
            return phase == "running" or (phase == "month_end" and not name.endswith("event"))
        if name == "screen":
            return playable(self.campaign)
        if name == "finish":
            return phase == "running" and self.campaign.mode == "competitive"
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
        self.marked = seat
        self.update()

    def do_campaign_begin(self) -> None:
        Opening(self, self.campaign, self._begun).start()

    def do_campaign_screen(self) -> None:
        """This chapter as a digital game; its result comes back into this log."""
        AskOnScreen(self, self.campaign).start()

    def _begun(self, entry: dict[str, Any]) -> None:
        if self.entry(**entry):
            self._read_newest()

    def _read_newest(self) -> None:
        """Read a card that was just turned up aloud, or ask for what is printed on it."""
        if not self.campaign.tasks:
            return
        number = self.campaign.tasks[-1].number
        card = known(self.campaign, number)
        if card.text:
            self.companion.open("story_card", self.campaign, number)
        elif card.unknown:
            self.ask(face_form(card), lambda values: self._know(number, values))

    def _know(self, number: str, values: dict[str, str]) -> None:
        face = typed_face(values)
        if face:
            self.entry(do="know", typed={"cards": {number: face}})

    def do_campaign_event(self) -> None:
        self.entry(do="event")

    def do_campaign_named_event(self) -> None:
        line = Field("name", t("event-name-label"), needed=True)
        self.ask(
            Form(t("event-name-title"), [line]), lambda values: self.entry(do="event", name=values["name"])
        )

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

    def on_tasks_pressed(self, message: Tasks.Pressed) -> None:
        self.companion.open("story_card", self.campaign, message.number)

    def do_campaign_crown(self) -> None:
        self.entry(do="crowns", player=self.marked, by=1)

    def do_campaign_no_crown(self) -> None:
        self.entry(do="crowns", player=self.marked, by=-1)

    def do_campaign_vp(self) -> None:
        self.entry(do="vp", player=self.marked, by=1)

    def do_campaign_no_vp(self) -> None:
        self.entry(do="vp", player=self.marked, by=-1)

    def do_campaign_coins(self) -> None:
        present = self.campaign.crew[self.marked].coins or 0
        dialog = AskNumber(t("coins-title", name=self.campaign.names[self.marked]), present, 0, 99)
        self.ask(dialog, lambda coins: self.entry(do="coins", player=self.marked, coins=coins))

    def do_campaign_reveal(self) -> None:
        self.ask(CardNumber(t("reveal-title"), self.campaign.book), self._revealed)

    def _revealed(self, number: str) -> None:
        if self.entry(do="reveal", card=number):
            self._read_newest()

    def do_campaign_month_end(self) -> None:
        AskMonthEnd(self, self.campaign, self._month_ended).start()

    def _month_ended(self, entry: dict[str, Any]) -> None:
        before = len(self.campaign.tasks)
        if not self.entry(**entry):
            return
        if self.campaign.phase in ("ended", "over"):
            self._verdict()
        elif len(self.campaign.tasks) > before:
            self._read_newest()

    def _verdict(self) -> None:
        """The chapter's end, condition by condition, and what comes next (A40, A41, A50)."""
        shown, campaign = view(self.campaign), self.campaign
        won = campaign.results[-1].won or campaign.mode == "competitive"
        title = t("finale-chapter-title", n=campaign.chapter)
        self.app.push_screen(
            Finale(title, verdict_line(campaign), won, verdict_rows(shown, campaign), shown.next_step)
        )

    def do_campaign_story(self) -> None:
        choices = [Choice(spot.number, t("story-choice", number=spot.number)) for spot in self.campaign.tasks]
        self.ask(
            Choose(t("story-title"), choices),
            lambda number: self.companion.open("story_card", self.campaign, number),
        )

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
            self.ask(Confirm(t("keep-added")), lambda keep: self.entry(do="next", keep_added=keep))
        else:
            self.entry(do="next")

    def do_campaign_sort(self) -> None:
        steps = [step.text for step in base_game_steps(self.campaign)]
        self.ask(Steps(t("sort-title"), steps), lambda _: None)

    def do_campaign_correct(self) -> None:
        names = ("crowns", "vp", "coins", "month", "turn", "reserve", "losses")
        self.ask(
            Choose(t("contracts-correct-title"), [Choice(each, t(f"correct-{each}")) for each in names]),
            self._correct,
        )

    def _correct(self, what: str) -> None:
        personal = what in ("crowns", "vp", "coins")
        source = self.campaign.crew[self.marked] if personal else self.campaign
        present = int(getattr(source, what, 0) or 0) if what != "reserve" else self.campaign.events.reserve
        who = {"player": self.marked} if personal else {}
        dialog = AskNumber(t(f"correct-{what}"), present, 0, 99, t("correct-text"))
        self.ask(
            dialog,
            lambda value: self.entry(do="set", what=what, value=value, reason=t("correct-reason"), **who),
        )

    def do_campaign_undo(self) -> None:
        self.take_back()

    def do_campaign_redo(self) -> None:
        self.make_again()

    def do_campaign_timeline(self) -> None:
        self.timeline()


screen = CampaignScreen
