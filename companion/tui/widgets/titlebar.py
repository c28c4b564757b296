"""The line on top of a screen: where you are on the left, what counts on the right."""

from textual.content import Content
from textual.widget import Widget


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
        room = width - len(title) - len(right) - 6
        detail = detail if len(detail) <= room else detail[: max(room - 1, 0)] + "…"
        gap = max(width - len(title) - len(detail) - len(right) - 4, 1)
        return Content.assemble(
            (f" {title}", "bold $accent"), (f"  {detail}", "$foreground"), " " * gap, (f"{right} ", "$muted")
        )
