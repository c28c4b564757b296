"""The message that takes the screen's place below the smallest size, and leaves when there is room again."""

from textual.widget import Widget

from companion.i18n import t


class TooSmall(Widget):
    """Says which size is needed and which one there is."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._needed = (width, height)

    def render(self) -> str:
        width, height = self._needed
        size = self.app.size
        return t("too-small", width=width, height=height, now_width=size.width, now_height=size.height)
