"""What is read from two metres: month, turns left, who is active, and how far the chapter is."""

from textual.content import Content

from companion.i18n import t
from companion.table.campaign.ends import Condition
from companion.table.campaign.view import CampaignScene
from companion.tui.widgets.big_number import DIGITS
from companion.tui.widgets.big_text import largest
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted

BAR = 16


class Glance(Drawn):
    """Large digits for month and turns left, the active player below, then a meter for each goal."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._scene: CampaignScene | None = None

    def show(self, scene: CampaignScene) -> None:
        """Draw this table."""
        self._scene = scene
        self.refresh()

    def render(self) -> Content:
        scene = self._scene
        if scene is None:
            return Content("")
        lines = [*self._figures(scene), Content(""), *self._active(scene), Content("")]
        if scene.phase == "setup":
            return Content("\n").join(lines)
        conditions = scene.check.conditions if scene.check else ()
        lines += [line for condition in conditions for line in self._meter(condition)]
        lines += [self._standing(scene, place) for place in range(len(scene.standings))]
        return Content("\n").join(lines)

    def _figures(self, scene: CampaignScene) -> list[Content]:
        month = scene.month
        if not month.month:
            return [Content.styled(t("month-none"), "$muted")]
        last = month.turns_left <= 1
        left, right = str(month.month), str(month.turns_left)
        head = f"{fitted(t('glance-month'), 15)}{t('glance-left')}"
        rows = [Content.styled(head, "$muted")]
        for row in range(5):
            parts: Parts = [
                (fitted(self._digits(left, row), 15), "bold $accent"),
                (self._digits(right, row), "bold $error" if last else "bold $success"),
            ]
            rows.append(Content.assemble(*parts))
        return rows

    def _digits(self, number: str, row: int) -> str:
        cells = " ".join(DIGITS[digit][row] for digit in number)
        return "".join(self.symbols.full * 2 if cell == "#" else "  " for cell in cells)

    def _active(self, scene: CampaignScene) -> list[Content]:
        """Whose turn it is, in letters as large as the box allows."""
        rows = largest(scene.active, self.size.width, 5, self.symbols)
        return [Content.styled(row, "bold $accent") for row in rows]

    def _meter(self, condition: Condition) -> list[Content]:
        symbols, need = self.symbols, condition.need
        told = t(f"condition-{condition.id}", have=condition.have, need="?" if need is None else need)
        filled = 0 if not need else min(condition.have * BAR // need, BAR)
        style = "$success" if condition.met else "$warning" if need is not None else "$muted"
        bar = symbols.full * filled + symbols.empty * (BAR - filled)
        return [Content.styled(told, style), Content.styled(bar, style)]

    def _standing(self, scene: CampaignScene, index: int) -> Content:
        place = scene.standings[index]
        name = scene.crew[place.seat].name
        told = t("standing", place=place.place, name=name, vp=place.vp)
        sign = f" {self.symbols.trophy}" if place.trophy else ""
        return Content.styled(f"{cut(told, self.size.width - cell_len(sign))}{sign}", "$foreground")
