"""The message that takes the screen's place below the smallest size, and leaves when there is room again."""

from textual.content import Content
from textual.widget import Widget

from companion.i18n import t


class TooSmall(Widget):
    """Says which size is needed and which one there is."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._needed = (width, height)

    def render(self) -> Content:
        width, height = self._needed
        size = self.app.size
        text = t("too-small", width=width, height=height, now_width=size.width, now_height=size.height)
        return Content(text)
