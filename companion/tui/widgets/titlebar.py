"""The line on top of a screen: where you are on the left, what counts on the right."""

from textual.content import Content
from textual.widget import Widget

from companion.tui.widgets.plain import cell_len, cut


class TitleBar(Widget):
    """Title, detail and a right-hand side; what does not fit is cut in the middle, never the title."""

    def __init__(self, title: str, detail: str = "", right: str = "") -> None:
        super().__init__()
        self._parts = (title, detail, right)

    def show(self, title: str, detail: str = "", right: str = "") -> None:
        """Change the line."""
        if self._parts != (title, detail, right):
            self._parts = (title, detail, right)
            self.refresh()

    def render(self) -> Content:
        title, detail, right = self._parts
        width = self.size.width
        room = width - cell_len(title) - cell_len(right) - 6
        detail = cut(detail, room)
        gap = max(width - cell_len(title) - cell_len(detail) - cell_len(right) - 4, 1)
        return Content.assemble(
            (f" {title}", "bold $accent"), (f"  {detail}", "$foreground"), " " * gap, (f"{right} ", "$muted")
        )
