"""A table's chapter goes to the screen: heroes dealt or drafted, extra coins shared, and off (A2, A41)."""

from typing import Any

from companion.i18n import t
from companion.session import Refused
from companion.store import StoreError
from companion.table.campaign.on_screen import even_shares
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.form import Field, Form
from companion.tui.tables import TableScreen


class AskOnScreen:
    """Asks what the team decides, then opens the chapter's game in the place of the table's screen."""

    def __init__(self, screen: TableScreen, campaign: Campaign) -> None:
        self._screen, self._campaign = screen, campaign

    def start(self) -> None:
        """A game that is under way asks nothing."""
        if self._campaign.screen:
            self._open({})
            return
        choices = [Choice(how, t(f"on-screen-{how}")) for how in ("deal", "draft")]
        title = t("on-screen-title", chapter=self._campaign.chapter)
        self._screen.ask(Choose(title, choices, t("on-screen-text")), self._heroes)

    def _heroes(self, heroes: str) -> None:
        coins = self._campaign.extra_coins
        if not coins:
            self._open({"heroes": heroes})
            return
        lines = [
            Field(str(seat), name, str(share), whole=True, needed=True)
            for seat, (name, share) in enumerate(
                zip(self._campaign.names, even_shares(self._campaign), strict=True)
            )
        ]
        self._screen.ask(
            Form(t("extra-title", n=coins), lines, refusal=self._too_many),
            lambda values: self._open({"heroes": heroes, "extra": _shares(values)}),
        )

    def _too_many(self, values: dict[str, str]) -> str:
        """Nobody gives coins back, and there are no more than these (A41)."""
        shares, coins = _shares(values), self._campaign.extra_coins
        wrong = sum(shares) > coins or min(shares) < 0
        return t("campaign-extra", coins=coins) if wrong else ""

    def _open(self, choices: dict[str, Any]) -> None:
        from companion.session.both_ways import play_on_screen

        app, table = self._screen.companion, self._screen.session
        front_end: dict[str, Any] = {"odds": app.settings.odds, "seed": app.deal_number()}
        try:
            game = play_on_screen(app.saves.store, table, **choices, **front_end)
        except (Refused, StoreError) as error:
            self._screen.notify(str(error), severity="warning")
            self._screen.changed()
        else:
            app.switch_screen(app.screen_for(game))


def _shares(values: dict[str, str]) -> tuple[int, ...]:
    return tuple(int(share) for share in values.values())
