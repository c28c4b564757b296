"""The month as a strip: events drawn, the present one, those ahead, and Month's End in sight."""

from textual.content import Content

from companion.i18n import t
from companion.table.campaign.view import MonthView
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut


class MonthStrip(Drawn):
    """Two lines: the strip, and what the present event says."""

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
        symbols = self.symbols
        strip: Parts = []
        for cell in month.cells:
            text = (
                t("month-end-cell")
                if cell.month_end
                else {"drawn": symbols.cross, "now": symbols.here, "ahead": " "}[cell.state]
            )
            style = {"drawn": "$muted", "now": "bold $accent", "ahead": "$foreground"}[cell.state]
            strip.append((f"[{text}]", "bold $error" if cell.month_end and cell.state != "drawn" else style))
        rest = t("month-left", n=month.turns_left, reserve=month.reserve)
        room = self.size.width - sum(cell_len(text) for text, _ in strip) - cell_len(rest) - 6
        parts = [
            *strip,
            (f"   {rest}   ", "$foreground"),
            (f"{cut(self._ahead(month), room)}\n", "$muted"),
        ]
        return Content.assemble(*parts, (cut(self._now(month), self.size.width), "$accent"))

    @staticmethod
    def _ahead(month: MonthView) -> str:
        """The events whose place ahead is known."""
        ahead = [cell for cell in month.cells if cell.state == "ahead" and not cell.month_end]
        names = [cell.name or t("event-unknown") for cell in ahead]
        return t("month-ahead", names=", ".join(names)) if any(cell.name for cell in ahead) else ""

    @staticmethod
    def _now(month: MonthView) -> str:
        """The event in force, with its text where it is known."""
        if not any(cell.state == "now" for cell in month.cells):
            return t("month-no-event")
        name = month.now or t("event-unknown")
        return t("event-now", name=name) if not month.now_text else f"{name}: {month.now_text}"
