"""The middle of the table: expeditions, and contracts or tasks with who has done them."""

from collections.abc import Sequence

from textual.content import Content

from companion.content.catalogue import card_of
from companion.engine.views import EMPTY, ContractView, View
from companion.i18n import t
from companion.tui.breakpoints import TALL
from companion.tui.widgets.drawing import wrap
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, fitted
from companion.words import cards as faces
from companion.words.story import book_of, event_of, task_needs

SHORT = {"C": "captain", "P": "priest", "S": "settler"}


def missing(needs: str, display: Sequence[str]) -> str:
    """Which symbols of an expedition a display lacks, jacks counted in; only told, never decided."""
    kinds = [card_of(code).kind for code in display]
    lacking = "".join(sign * max(needs.count(sign) - kinds.count(kind), 0) for sign, kind in SHORT.items())
    return lacking[kinds.count("jack") :]


class Middle(Drawn):
    """One line an expedition; contracts as lines where there is room, else side by side."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._view: View = EMPTY

    def show(self, view: View) -> None:
        """Draw the middle of this view."""
        before = len(self.lines(self.size.width))
        self._view = view
        self.redraw(before, len(self.lines(self.size.width)))

    def lines(self, width: int) -> list[Content]:
        """Everything that lies there."""
        found = [self._expedition(code) for code in self._view["expeditions"]]
        if self._view.get("event"):
            told = wrap(": ".join(filter(None, event_of(self._view))), max(width, 20))
            shown = told if self.app.size.height >= TALL else told[:1]
            found = [Content.styled(line, "$warning") for line in shown] + found
        if self._view.get("tasks"):
            found += self._tasks()
        contracts = self._view.get("contracts", [])
        if contracts:
            found += (
                self._listed(contracts) if self.app.size.height >= TALL else self._packed(contracts, width)
            )
        return found or [Content.styled(t("middle-empty"), "$muted")]

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return max(len(self.lines(width)), 1)

    def render(self) -> Content:
        return Content("\n").join(self.lines(self.size.width))

    def _expedition(self, code: str) -> Content:
        card, symbols = card_of(code), self.symbols
        active = self._view["players"][self._view["active"]]
        lacking = missing(card.needs, active["display"])
        state = (
            t("expedition-lacks", who=active["name"], needs=faces.needed(lacking))
            if lacking
            else t("expedition-ready", who=active["name"])
        )
        return Content.assemble(
            (f"{faces.needs(card.needs)} ", "bold $accent"),
            (f"{symbols.right} {card.vp}{symbols.star} {card.coins}{symbols.coin}  ", "$foreground"),
            (state, "$muted" if lacking else "bold $success"),
        )

    def _tasks(self) -> list[Content]:
        """The tasks; on a short screen only those that are open, and how many are done."""
        tasks, symbols = self._view["tasks"], self.symbols
        tall = self.app.size.height >= TALL
        book = book_of(self._view)
        lines = []
        for task in tasks if tall else [task for task in tasks if not task["done"]]:
            done = bool(task["done"])
            mark = (
                f"{symbols.tick if done else symbols.ring} {task['task']:<4}",
                "$success" if done else "$accent",
            )
            who = ", ".join(self._view["players"][seat]["name"] for seat in task["done"])
            lines.append(
                Content.assemble(
                    mark,
                    (task_needs(book, task["task"]) if book else "", "$foreground"),
                    (f"  {who}", "$success"),
                )
            )
        finished = sum(bool(task["done"]) for task in tasks)
        goal = self._view["campaign"].get("goal")
        text = t("tasks-finished", n=finished, of=len(tasks))
        text += "  " + t("chapter-goal", markers=goal["markers"], vp=goal["vp"]) if goal else ""
        return [*lines, Content.styled(text, "$muted")]

    def _who(self, contract: ContractView) -> str:
        names = [player["name"] for player in self._view["players"]]
        done = [names[seat] for seat in contract["done"]]
        under_way = [f"{names[int(seat)]} {steps}" for seat, steps in contract.get("progress", {}).items()]
        return ", ".join([*done, *(t("under-way", who=who) for who in under_way)])

    def _listed(self, contracts: Sequence[ContractView]) -> list[Content]:
        from companion.content import load_catalogue

        needs = {each.id: each.needs for each in load_catalogue().contracts}
        symbols = self.symbols
        lines = []
        for contract in contracts:
            done = bool(contract["done"])
            mark = (f"{symbols.tick if done else symbols.ring} ", "$success" if done else "$muted")
            name = (fitted(t("contract-" + contract["id"]), 19), "bold $foreground")
            lines.append(
                Content.assemble(
                    mark,
                    name,
                    (f"{fitted(needs[contract['id']], 40)} ", "$muted"),
                    (self._who(contract), "$success"),
                )
            )
        return lines

    def _packed(self, contracts: Sequence[ContractView], width: int) -> list[Content]:
        symbols = self.symbols
        rows: list[Parts] = [[]]
        used = 0
        for contract in contracts:
            done = bool(contract["done"])
            text = f"{symbols.tick if done else symbols.ring} {t('contract-' + contract['id'])}  "
            if used and used + cell_len(text) > width:
                rows.append([])
                used = 0
            rows[-1].append((text, "$success" if done else "$foreground"))
            used += cell_len(text)
        return [Content.assemble(*row) for row in rows]
