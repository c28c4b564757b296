"""Month's End as a guided dialog: which line and why, what to read, turn over, put on top (A11, A12)."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.table.campaign.card_texts import read_card9
from companion.table.campaign.faces import card9, learn
from companion.table.campaign.months import MonthEndGuide, guide
from companion.table.campaign.state import Campaign, Typed
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.printed_card import CardNumber, card9_form
from companion.tui.dialogs.several import Several
from companion.tui.dialogs.steps import Question, Steps
from companion.tui.screen import CompanionScreen


class AskMonthEnd:
    """Nothing is written until the last step; then it is one entry, so that one undo takes it back whole.

    Kept while the screen is open: ticks and answers survive leaving it.
    """

    def __init__(
        self, screen: CompanionScreen, campaign: Campaign, done: Callable[[dict[str, Any]], Any]
    ) -> None:
        self._screen, self._campaign, self._done = screen, campaign, done
        self._entry: dict[str, Any] = {"do": "month_end"}
        self._dialog: Steps | None = None

    @property
    def _plan(self) -> MonthEndGuide:
        return guide(self._campaign, self._entry.get("card", ""))

    def start(self) -> None:
        """Ask for the card first where the hourglass line is not known."""
        if self._plan.asks_card:
            text = t("month-end-read", task=self._plan.newest or "?")
            self._screen.ask(CardNumber(t("month-end-card"), self._campaign, text, end=True), self._read)
        else:
            self._walk(self._dialog.ticked if self._dialog else 0)

    def _read(self, card: str) -> None:
        self._entry = {"do": "month_end", "card": card}
        self._walk(0)

    def _walk(self, ticked: int) -> None:
        plan = self._plan
        questions: dict[int, Question] = {}
        ids = [step.id for step in plan.steps]
        if "buy_out" in ids:
            questions[ids.index("buy_out")] = self._ask_buyers
        if "check" in ids:
            questions[ids.index("check")] = self._ask_card9
        self._dialog = Steps(t("month-end-title"), self._texts(), questions, ticked, self._otherwise)
        self._screen.ask(self._dialog, lambda _: self._done(self._entry))

    def _texts(self) -> list[str]:
        """The steps; at the chapter's end with how far each condition is."""
        plan = self._plan
        known = learn(self._campaign, Typed(**self._entry.get("typed", {})))
        check = guide(known, self._entry.get("card", "")).check
        steps = [step.text for step in plan.steps]
        return [*steps, *(condition.text for condition in check.conditions)] if check else steps

    def _otherwise(self, steps: Steps) -> None:
        """The table says something else: another card, or another verdict."""
        choices = [Choice("card", t("month-end-other-card"))]
        if self._plan.check:
            choices += [Choice(name, t(f"month-end-{name}")) for name in ("yes", "no")]
        steps.ask(Choose(t("month-end-other"), choices), lambda answer: self._other(steps, answer))

    def _other(self, steps: Steps, answer: str) -> None:
        if answer == "card":
            steps.dismiss(None)
            text = t("month-end-read", task=self._plan.newest or "?")
            self._screen.ask(CardNumber(t("month-end-card"), self._campaign, text, end=True), self._read)
        else:
            self._entry["won"] = answer == "yes"
            steps.dismiss(True)

    def _ask_buyers(self, steps: Steps) -> None:
        rows = [(str(seat), self._campaign.names[seat]) for seat in self._plan.buyers]

        def bought(seats: list[str]) -> None:
            self._entry |= {"buy_outs": [int(seat) for seat in seats]} if seats else {}
            steps.answered()

        steps.ask(Several(t("buy-out-title", price=self._campaign.price), rows), bought)

    def _ask_card9(self, steps: Steps) -> None:
        """Card 9's numbers, if nobody has said them; without them the table's word decides (A40)."""
        if None not in card9(self._campaign) or not self._plan.asks_verdict:
            steps.answered()
        else:
            steps.ask(card9_form(self._campaign), lambda values: self._typed(steps, values["card9"]))

    def _typed(self, steps: Steps, text: str) -> None:
        if text:
            self._entry["typed"] = {"card9": {str(len(self._campaign.crew)): read_card9(text)}}
            steps.show(self._texts())
            steps.answered()
            return
        dialog = Confirm(t("month-end-won"), t("month-end-won-title"))
        steps.ask(dialog, lambda won: self._verdict(steps, won))

    def _verdict(self, steps: Steps, won: bool) -> None:
        self._entry["won"] = won
        steps.answered()
