"""Month's End as a guided dialog: which line and why, what to read, turn over, put on top (A11, A12)."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.table.campaign.months import MonthEndGuide, guide
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.confirm import Confirm
from companion.tui.dialogs.printed_card import CardNumber
from companion.tui.dialogs.several import Several
from companion.tui.dialogs.steps import Steps
from companion.tui.screen import CompanionScreen


class AskMonthEnd:
    """Nothing is written until the last step; then it is one entry, so that one undo takes it back whole."""

    def __init__(
        self, screen: CompanionScreen, campaign: Campaign, done: Callable[[dict[str, Any]], Any]
    ) -> None:
        self._screen = screen
        self._campaign = campaign
        self._done = done
        self._card = ""
        self._won: bool | None = None

    def start(self) -> None:
        """Ask for the card first where the hourglass line is not known."""
        plan = guide(self._campaign)
        if plan.asks_card:
            text = t("month-end-read", task=plan.newest)
            self._screen.ask(CardNumber(t("month-end-card"), self._campaign.book, text), self._read)
        else:
            self._walk(plan)

    def _read(self, card: str) -> None:
        self._card = card
        self._walk(guide(self._campaign, card))

    def _walk(self, plan: MonthEndGuide) -> None:
        steps = [step.text for step in plan.steps]
        if plan.check:
            steps += [condition.text for condition in plan.check.conditions]
        self._screen.ask(Steps(t("month-end-title"), steps), lambda _: self._ticked(plan))

    def _ticked(self, plan: MonthEndGuide) -> None:
        if plan.asks_verdict:
            self._screen.ask(Confirm(t("month-end-won")), self._verdict)
        elif plan.buyers and not plan.check:
            names = self._campaign.names
            rows = [(str(seat), names[seat]) for seat in plan.buyers]
            self._screen.ask(Several(t("buy-out-title", price=self._campaign.price), rows), self._bought)
        else:
            self._write([])

    def _verdict(self, won: bool) -> None:
        self._won = won
        self._write([])

    def _bought(self, seats: list[str]) -> None:
        self._write([int(seat) for seat in seats])

    def _write(self, buyers: list[int]) -> None:
        entry: dict[str, Any] = {"do": "month_end"}
        entry |= {"card": self._card} if self._card else {}
        entry |= {"buy_outs": buyers} if buyers else {}
        entry |= {"won": self._won} if self._won is not None else {}
        self._done(entry)
