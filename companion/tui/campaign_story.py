"""The story of a campaign at the table: set-up, cards turned up, Month's End, the chapter's end."""

from typing import Any

import msgspec

from companion.i18n import t
from companion.table.campaign.card_texts import read_face, unknown_first
from companion.table.campaign.faces import known
from companion.table.campaign.guides import base_game_steps, reset_steps
from companion.table.campaign.reading import Reading, end_card
from companion.table.campaign.state import Campaign, Typed
from companion.table.campaign.view import view
from companion.table.knowledge import news
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.finale import Finale
from companion.tui.dialogs.month_end import AskMonthEnd
from companion.tui.dialogs.on_screen import AskOnScreen
from companion.tui.dialogs.opening import Opening
from companion.tui.dialogs.page import Page
from companion.tui.dialogs.printed_card import CardNumber, card_form
from companion.tui.dialogs.steps import Steps
from companion.tui.tables import TableScreen
from companion.tui.widgets.campaign_panels import (
    verdict_line,
    verdict_rows,
)


class CampaignStory(TableScreen):
    """What a campaign screen does with chapters and cards; every guide writes one entry at its end."""

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self._guide: tuple[object, Opening | AskMonthEnd] | None = None

    @property
    def campaign(self) -> Campaign:
        state = self.state
        assert isinstance(state, Campaign)
        return state

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

    def correct_card(self, number: str) -> None:
        """Ask what is printed on a card that has been revealed."""

    def typed_elsewhere(self) -> None:
        typed = news(self.campaign, self.companion.saves.store.knowledge())
        if typed != Typed() and self.campaign.phase != "over":
            self.entry(do="know", typed=msgspec.to_builtins(typed))

    def do_card(self, number: str) -> None:
        """Open a card that has been revealed, to be read or corrected."""
        self.companion.open("story_card", self.campaign, number, lambda: self.correct_card(number))

    def do_campaign_story(self) -> None:
        seen = [(number, known(self.campaign, number).title or "") for number in reversed(self.campaign.seen)]
        choices = [Choice(number, t("inspect-card", number=number, title=title)) for number, title in seen]
        self.ask(Choose(t("story-title"), choices), self.do_card)

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
