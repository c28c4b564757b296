"""The command palette: every command of the present screen, searchable, from the one table."""

from typing import TYPE_CHECKING

from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider

from companion.i18n import t
from companion.tui.commands import shown_key
from companion.tui.screen import CompanionScreen

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


class ScreenCommands(Provider):
    """Offers what the screen offers now, with key and help line."""

    def _rows(self) -> list[tuple[str, str, str]]:
        screen = self.screen
        if not isinstance(screen, CompanionScreen):
            return []
        return [(c.id, f"{c.label}  ({shown_key(c.keys[0])})", c.help) for c in screen.commands()]

    def _run(self, command_id: str) -> None:
        assert isinstance(self.screen, CompanionScreen)
        self.screen.action_run(command_id)

    async def discover(self) -> Hits:
        for command_id, label, text in self._rows():
            yield DiscoveryHit(label, lambda c=command_id: self._run(c), help=text)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for command_id, label, text in self._rows():
            score = max(matcher.match(label), matcher.match(text) * 0.7)
            if score > 0:
                yield Hit(score, matcher.highlight(label), lambda c=command_id: self._run(c), help=text)


def open_palette(app: "CompanionApp") -> None:
    """Open it over the present screen."""
    app.push_screen(CommandPalette(providers=[ScreenCommands], placeholder=t("palette-placeholder")))
