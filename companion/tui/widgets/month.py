"""The month as a strip: turns played, the present one, those ahead, and Month's End in sight."""

from textual.content import Content

from companion.i18n import t
from companion.table.campaign.view import MonthView
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut


class MonthStrip(Drawn):
    """One line: the strip, how many turns are left, and the events whose place ahead is known."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._month: MonthView | None = None

    def show(self, month: MonthView) -> None:
        """Draw this month."""
        self._month = month
        self.refresh()

    def render(self) -> Content:
        month = self._month
        if month is None or not month.cells:
            return Content.styled(t("month-none"), "$muted")
        strip = self._strip(month)
        rest = t("month-left", n=month.turns_left, name=month.end_by)
        room = self.size.width - sum(cell_len(text) for text, _ in strip) - cell_len(rest) - 5
        ahead = cut(self._ahead(month), room) if room > 12 else ""
        return Content.assemble(*strip, (f"  {rest}   ", "$foreground"), (ahead, "$muted"))

    def _strip(self, month: MonthView) -> Parts:
        symbols = self.symbols
        marks = {"drawn": symbols.dot, "now": symbols.here, "ahead": " "}
        styles = {"drawn": "$muted", "now": "bold $accent", "ahead": "$foreground"}
        return [
            (f"[{t('month-end-cell')}]", "$muted" if cell.state == "drawn" else "bold $error")
            if cell.month_end
            else (f"[{marks[cell.state]}]", styles[cell.state])
            for cell in month.cells
        ]

    @staticmethod
    def _ahead(month: MonthView) -> str:
        """The events whose place ahead is known."""
        unknown = t("campaign-unknown-event")
        names = [cell.name for cell in month.cells if cell.state == "ahead" and not cell.month_end]
        known = any(name and name != unknown for name in names)
        return t("month-ahead", names=", ".join(names)) if known else ""
