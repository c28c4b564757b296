"""A revealed card of the story, to be read aloud: text, what to shuffle in, the task and its hourglass."""

from collections.abc import Iterable

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from companion.i18n import t
from companion.table.campaign.faces import adds_text, known, line_text
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static


class StoryCardScreen(Dialog):
    """Only ever opened for cards that lie on the table."""

    def __init__(self, campaign: Campaign, number: str) -> None:
        card = known(campaign, number)
        super().__init__(t("story-card-title", number=number, title=card.title or ""))
        self.add_class("-large")
        self._card = card

    def body(self) -> Iterable[Widget]:
        card = self._card
        text = Content.assemble(
            (f"{card.text or t('story-no-text')}\n\n", "$foreground"),
            (f"{adds_text(card)}\n\n", "$accent"),
            (t("story-task", needs=card.needs or t("task-needs-unknown")) + "\n", "bold $foreground"),
            (line_text(card.line), "$muted"),
        )
        yield VerticalScroll(Static(text))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


screen = StoryCardScreen
