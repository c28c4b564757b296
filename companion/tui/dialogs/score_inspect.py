"""Inspect or correct a score sheet: every value of every player, and who has announced the end (B30)."""

from typing import TYPE_CHECKING

from companion.i18n import t
from companion.table.score import Sheet
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.number import AskNumber

if TYPE_CHECKING:
    from companion.tui.tables import TableScreen

NUMBERS = ("vp", "coins", "swords")


class InspectSheet:
    """One player's values by letter; the others are one letter further."""

    def __init__(self, screen: "TableScreen", sheet: Sheet) -> None:
        self._screen, self._sheet = screen, sheet

    def player(self, seat: int) -> None:
        """Everything about one player, to look at or to correct."""
        sheet, player = self._sheet, self._sheet.players[seat]
        choices = [
            Choice(what, t("score-inspect-value", what=what, n=int(getattr(player, what))))
            for what in NUMBERS
        ]
        choices.append(Choice("expedition", t("score-inspect-expedition", n=int(player.expedition))))
        choices.append(self._announcement(seat))
        others = [other for other in range(len(sheet.players)) if other != seat]
        choices += [
            Choice(str(other), t("score-inspect-player", name=sheet.names[other])) for other in others
        ]
        dialog = Choose(t("score-inspect-title", name=player.name), choices, t("correct-text"))
        self._screen.ask(dialog, lambda what: self._chosen(seat, what))

    def _announcement(self, seat: int) -> Choice:
        if self._sheet.announced == seat:
            return Choice("withdraw", t("score-inspect-withdraw"))
        return Choice("announce", t("score-inspect-announce", name=self._sheet.names[seat]))

    def _chosen(self, seat: int, what: str) -> None:
        match what:
            case "vp" | "coins" | "swords":
                self._number(seat, what)
            case "expedition":
                has = self._sheet.players[seat].expedition
                self._screen.entry(do="set", player=seat, expedition=not has)
            case "withdraw":
                self._screen.entry(do="announce", player=None)
            case "announce":
                self._screen.entry(do="announce", player=seat)
            case _:
                self.player(int(what))

    def _number(self, seat: int, what: str) -> None:
        player = self._sheet.players[seat]
        title = t("score-inspect-title", name=player.name)
        present = int(getattr(player, what))
        dialog = AskNumber(title, present, 0, 99, t("score-inspect-value", what=what, n=present))
        self._screen.ask(dialog, lambda value: self._screen.entry(do="set", player=seat, **{what: value}))
