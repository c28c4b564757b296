"""What every screen shares: commands from the one table, footer, help, and the smallest-size message."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.screen import Screen
from textual.widget import Widget

from companion.i18n import t
from companion.tui.breakpoints import SMALLEST, TALL, WIDE
from companion.tui.commands import Command, bindings, find, of_scope, opened_by
from companion.tui.widgets.footer import Footer
from companion.tui.widgets.too_small import TooSmall

if TYPE_CHECKING:
    from companion.session import Session
    from companion.tui.app import CompanionApp


class CompanionScreen(Screen[Any]):
    """A screen of one `scope` in the table of commands.

    A command `x-y` runs the method `do_x_y`. `offered` says whether it belongs to the present moment (footer,
    palette), `why_not` the sentence that refuses it; both are asked again after every change. `doors` are the
    screens (their files) that it opens by commands of its own.
    """

    scope: ClassVar[str] = "app"
    doors: ClassVar[tuple[str, ...]] = ()
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Bind the keys of the screen's own scope, and none of the scope it was derived from."""
        cls.BINDINGS = [*Screen.BINDINGS, *bindings(of_scope(cls.scope), "run('{0.id}')")]
        super().__init_subclass__(**{**kwargs, "inherit_bindings": False})

    @property
    def companion(self) -> "CompanionApp":
        """The app, by its own type."""
        from companion.tui.app import CompanionApp

        assert isinstance(self.app, CompanionApp)
        return self.app

    def commands(self) -> list[Command]:
        """The commands that belong to this moment, in table order."""
        return [command for command in of_scope(self.scope) if self._belongs(command.id)]

    def _belongs(self, command_id: str) -> bool:
        """Whether it is offered now; a door that leads to where one stands, or has a key here, is none."""
        door = opened_by(command_id)
        here = type(self).__module__.rpartition(".")[2]
        return self.offered(command_id) and not (door and door in (here, *self.doors))

    def offered(self, command_id: str) -> bool:
        """Whether the command makes sense now; a screen narrows it."""
        return True

    def why_not(self, command_id: str) -> str:
        """Why an offered command cannot be done now, or nothing."""
        return ""

    def action_run(self, command_id: str) -> None:
        """Do a command, or say why not."""
        if not self._belongs(command_id):
            return
        reason = self.why_not(command_id)
        if reason:
            self.notify(reason, severity="warning")
            return
        self.deed(command_id)()

    def deed(self, command_id: str) -> Callable[[], object]:
        """What a command runs: the screen's method, else the app's; or it opens a screen over this one."""
        door = opened_by(command_id)
        if door:
            return partial(self.companion.open, door)
        name = f"do_{find(command_id).method}"
        found: Callable[[], object] = getattr(self, name, None) or getattr(self.companion, name)
        return found

    def playing(self) -> "Session | None":
        """The game or table that this screen plays, where it plays one."""
        return None

    def coach(self, scope: str, title: str) -> Widget | None:
        """The box of a coach for a dialog of that scope and title over this screen; none outside lessons."""
        return None

    def topic(self) -> str:
        """Which rule ids to show first in the rules reference: a letter or an id."""
        return ""

    def typed_elsewhere(self) -> None:
        """The data sheet was changed over this screen; a campaign takes over what it did not know."""

    def on_mount(self) -> None:
        self.mount(Footer(), TooSmall(*SMALLEST))
        self.refresh_keys()

    def refresh_keys(self) -> None:
        """Redraw the footer after the moment has changed."""
        for bar in self.query(Footer):
            bar.show(self.commands(), self.why_not)

    def on_resize(self, event: events.Resize) -> None:
        width, height = SMALLEST
        self.set_class(event.size.width < width or event.size.height < height, "-too-small")

    def on_footer_pressed(self, message: Footer.Pressed) -> None:
        self.action_run(message.command_id)

    def ask(self, dialog: Screen[Any], then: Callable[[Any], object]) -> None:
        """Open a dialog; `then` gets the answer, and nothing happens when it was left."""

        def answered(answer: Any) -> None:
            if answer is not None:
                then(answer)

        self.app.push_screen(dialog, answered)

    def ask_sure(self, key: str, then: Callable[[], object], **values: str | int) -> None:
        """Confirm something that matters, unless the person switched confirmations off."""
        if self.companion.settings.confirmations == "off":
            then()
            return
        from companion.tui.dialogs.confirm import Confirm

        self.ask(Confirm(t(key, **values)), lambda yes: then() if yes else None)
