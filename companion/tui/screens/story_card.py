"""A revealed card of the story, to be read aloud: text, what to shuffle in, the task and its hourglass."""

from collections.abc import Callable, Iterable

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from companion.i18n import Thing, t
from companion.table.campaign.faces import adds_text, first_reward, known, line_text
from companion.table.campaign.state import Campaign
from companion.tui.dialogs.base import Dialog
from companion.tui.widgets.plain import Static


class StoryCardScreen(Dialog):
    """Only ever opened for cards that lie on the table, or did in an earlier chapter; `c` corrects it."""

    scope = "story-card"

    def __init__(self, campaign: Campaign, number: str, correct: Callable[[], None] | None = None) -> None:
        card = known(campaign, number)
        super().__init__(t("story-card-title", number=number, title=card.title or ""))
        self.add_class("-large")
        self._card, self._correct = card, correct

    def body(self) -> Iterable[Widget]:
        card = self._card
        crowns = "unknown" if card.crowns is None else card.crowns
        reward = first_reward(card) or Thing("typing-nothing") if card.first_coins is not None else "unknown"
        text = Content.assemble(
            (f"{card.text or t('story-no-text')}\n\n", "$foreground"),
            (f"{adds_text(card)}\n\n", "$accent"),
            (t("story-task", needs=card.needs or t("task-needs-unknown")) + "\n", "bold $foreground"),
            (t("story-rewards", crowns=crowns, reward=reward) + "\n", "$warning"),
            (line_text(card.line), "$muted"),
        )
        yield VerticalScroll(Static(text))

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def offered(self, command_id: str) -> bool:
        return command_id != "story-card-correct" or self._correct is not None

    def do_story_card_close(self) -> None:
        self.dismiss(True)

    def do_story_card_correct(self) -> None:
        self.dismiss(True)
        if self._correct:
            self._correct()


screen = StoryCardScreen
