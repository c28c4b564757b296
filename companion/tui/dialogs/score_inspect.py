"""Inspect or correct a score sheet: every value of every player, and who has announced the end (B30)."""

from typing import TYPE_CHECKING

from companion.i18n import t
from companion.table.score import Sheet
from companion.tui.dialogs.choose import Choice
from companion.tui.dialogs.keyed import ChooseByKey, KeyedChoice, players_by_number
from companion.tui.dialogs.number import AskNumber

if TYPE_CHECKING:
    from companion.tui.tables import TableScreen

NUMBERS = {"vp": "v", "coins": "o", "swords": "s"}
"""By the keys that count them on the sheet."""


class InspectSheet:
    """One player's values by the keys that count them; the others are one number further."""

    def __init__(self, screen: "TableScreen", sheet: Sheet) -> None:
        self._screen, self._sheet = screen, sheet

    def player(self, seat: int) -> None:
        """Everything about one player, to look at or to correct."""
        sheet, player = self._sheet, self._sheet.players[seat]
        told = {what: t("score-inspect-value", what=what, n=int(getattr(player, what))) for what in NUMBERS}
        keyed = [KeyedChoice(key, Choice(what, told[what])) for what, key in NUMBERS.items()]
        keyed.append(
            KeyedChoice("e", Choice("expedition", t("score-inspect-expedition", n=int(player.expedition))))
        )
        keyed.append(KeyedChoice("f", self._announcement(seat)))
        looks = [t("score-inspect-player", name=name) for name in sheet.names]
        keyed += [each for each in players_by_number(looks) if each.choice.id != str(seat)]
        dialog = ChooseByKey(t("score-inspect-title", name=player.name), keyed, t("correct-text"))
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
