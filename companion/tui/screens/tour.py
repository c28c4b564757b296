"""The ninety-second tour: a real game on a fixed deal, with a coach who says what to press and why."""

import shutil

from textual.app import ComposeResult

from companion.i18n import t
from companion.session.port import Action
from companion.tui.lessons import LESSONS, tour_port
from companion.tui.screens.game import GameScreen
from companion.tui.widgets.plain import Static, entitle, subtitle

PAUSE = 1.2
"""Seconds the other player's step stays in sight."""


class TourScreen(GameScreen):
    """A game screen that accepts exactly the lesson's action; Esc leaves at any time."""

    def __init__(self) -> None:
        super().__init__(tour_port())
        self.lesson = 0

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static("", id="coach", classes="panel")

    def on_mount(self) -> None:
        self._coach()

    def on_unmount(self) -> None:
        """The tour's own folder goes with it."""
        shutil.rmtree(self.port.session.save.storage.root, ignore_errors=True)

    @property
    def over(self) -> bool:
        return self.lesson >= len(LESSONS)

    def _coach(self) -> None:
        box = self.query_one("#coach", Static)
        entitle(box, t("tour-title"))
        subtitle(box, t("tour-step", n=min(self.lesson + 1, len(LESSONS)), of=len(LESSONS)))
        box.update(t("tour-end") if self.over else t(LESSONS[self.lesson].text))
        if not self.over and LESSONS[self.lesson].played:
            pause = PAUSE if self.companion.settings.animations == "on" else 0.01
            self.set_timer(pause, self._play)

    def _play(self) -> None:
        """Make the other player's move."""
        if not self.over and LESSONS[self.lesson].played:
            self._accept(LESSONS[self.lesson].action)

    def commit(self, action: Action) -> None:
        """Only what the lesson asks for is done; anything else is pointed back to it."""
        if self.over or LESSONS[self.lesson].played:
            return
        if action == LESSONS[self.lesson].action:
            self._accept(action)
        else:
            self.notify(t("tour-not-now"))

    def _accept(self, action: Action) -> None:
        super().commit(action)
        self.lesson += 1
        if self.over:
            self.companion.tour_taken()
        self._coach()

    def offered(self, command_id: str) -> bool:
        hidden = ("game-undo", "game-redo", "game-timeline", "game-result")
        return command_id not in hidden and super().offered(command_id)


screen = TourScreen
