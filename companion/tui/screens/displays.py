"""Every player's display in full: the cards themselves, one player after another."""

from collections.abc import Iterable

from textual.containers import Vertical, VerticalScroll
from textual.widget import Widget

from companion.content.catalogue import card_of
from companion.i18n import t
from companion.session.port import LocalPort
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.cards import CardRow
from companion.tui.widgets.drawing import SIZES, Shown
from companion.tui.widgets.plain import entitle


class DisplaysScreen(Dialog):
    """Opened with v over a game; nothing can be changed here."""

    def __init__(self, port: LocalPort) -> None:
        super().__init__(t("displays-title"))
        self._players = port.view()["players"]
        self.add_class("-large")

    def body(self) -> Iterable[Widget]:
        boxes = []
        for player in self._players:
            codes = [*player["display"], *player.get("tucked", ()), *player.get("kept", ())]
            row = CardRow(t("display-empty"), largest=SIZES.index((12, 5)))
            row.show([Shown(card_of(code)) for code in codes])
            row.styles.height = max(-(-len(codes) // 5) * 5, 1)
            box = Vertical(row, classes="panel display")
            entitle(box, t("display-title", name=player["name"], coins=player["coins"], vp=player["vp"]))
            boxes.append(box)
        yield VerticalScroll(*boxes)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


screen = DisplaysScreen
