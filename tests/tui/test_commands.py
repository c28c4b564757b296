"""One table feeds everything: bindings, footer, palette and help agree on every screen."""

from collections import Counter

import pytest
from textual.binding import Binding

from companion.dev.scenes import SCENES, SMALL, Scene, scene, staged
from companion.tui import palette
from companion.tui.commands import COMMANDS, WIDGETS, jump_letters, of_scope
from companion.tui.dialogs.choose import Choose
from companion.tui.screen import CompanionScreen
from companion.tui.screens.help import HelpScreen
from companion.tui.screens.settings import SettingsScreen
from companion.tui.widgets.footer import Footer

SCOPES = sorted({command.scope for command in COMMANDS} - set(WIDGETS) - {"app"})


def test_no_command_twice() -> None:
    assert [name for name, n in Counter(command.id for command in COMMANDS).items() if n > 1] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_a_key_does_one_thing_on_a_screen(scope: str) -> None:
    keys = Counter(key for command in of_scope(scope) for key in command.keys)
    assert [key for key, n in keys.items() if n > 1] == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_command_has_a_label_and_a_help_line(scope: str) -> None:
    for command in of_scope(scope):
        assert command.label
        assert command.help.endswith(".")
        assert command.key or not command.keys


def test_undo_and_redo_have_their_conventional_keys_everywhere() -> None:
    for command in COMMANDS:
        if command.id.endswith("-undo"):
            assert command.keys == ("u", "ctrl+z")
        if command.id.endswith("-redo"):
            assert command.keys == ("U", "ctrl+y")


def test_jump_letters_never_clash_with_commands() -> None:
    taken = {key for command in of_scope("game") for key in command.keys}
    assert not taken & set(jump_letters("game"))
    assert len(jump_letters("game")) >= 14


@pytest.mark.parametrize(
    "which", [each for each in SCENES if each.name != "palette"], ids=lambda each: each.name
)
async def test_footer_palette_help_and_bindings_agree(which: Scene) -> None:
    """Everything offered is bound, doable, in the palette and in help; the footer shows some of it."""
    async with staged(which, SMALL) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CompanionScreen)
        offered = [command.id for command in screen.commands()]
        bound = {key for binding in bound_by(screen) for key in binding.key.split(",")}
        for command in screen.commands():
            assert set(command.keys) <= bound
            assert callable(screen.deed(command.id))
        assert [row[0] for row in palette.rows(screen)] == [name for name in offered if name != "palette"]
        footer = [command.id for _, _, command in screen.query_one(Footer).fitting()]
        assert set(footer) <= set(offered)
        assert "help" in footer
        if not isinstance(screen, HelpScreen):
            help_text = "\n".join(str(part) for part in _help(screen))
            for command in screen.commands():
                assert command.help in help_text


def bound_by(screen: CompanionScreen | type[CompanionScreen]) -> list[Binding]:
    """The bindings a screen was made with."""
    return [binding for binding in screen.BINDINGS if isinstance(binding, Binding)]


def _help(screen: CompanionScreen) -> list[object]:
    """What the help dialog of a screen says."""
    scroll = next(iter(HelpScreen(screen).body()))
    return [getattr(part, "visual", getattr(part, "content", "")) for part in scroll._pending_children]


async def test_a_footer_key_can_be_clicked() -> None:
    async with staged(scene("home"), SMALL) as pilot:
        await pilot.click("Footer", offset=(2, 0))
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "CampaignNewScreen"


async def test_keys_can_be_given_to_other_commands() -> None:
    """Every binding has its command's id, so a keymap finds it; what a dialog is derived from binds nothing."""
    async with staged(scene("home"), SMALL) as pilot:
        pilot.app.set_keymap({"home-settings": "j"})
        await pilot.press("j")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SettingsScreen)
    for scope, kind in (("settings", SettingsScreen), ("choose", Choose)):
        ours = [binding.id for binding in bound_by(kind) if binding.id]
        assert ours == [command.id for command in of_scope(scope) if command.keys]


async def test_the_palette_runs_a_command() -> None:
    async with staged(scene("home"), SMALL) as pilot:
        await pilot.press("colon", *"settings", "enter")
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "SettingsScreen"
