"""The line that says what happened last."""

from textual import events

from companion.i18n import t
from companion.tui.widgets.drawing import wrap
from companion.tui.widgets.plain import Static, cell_len, cut

MOST = 3


class Happened(Static):
    """As many lines as the sentence needs, three at most; the log has the rest, and a sign says so."""

    def __init__(self) -> None:
        super().__init__(id="happened")
        self._sentence = ""

    def show(self, sentence: str) -> None:
        """Say this."""
        self._sentence = sentence
        self._fit()

    def on_resize(self, event: events.Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        width = max(self.content_size.width or self.app.size.width - 2, 20)
        lines = wrap(self._sentence, width)
        if len(lines) > MOST:
            more = f" {t('happened-more')}"
            lines = [*lines[: MOST - 1], cut(f"{lines[MOST - 1]} …", width - cell_len(more)) + more]
        self.update("\n".join(lines))
