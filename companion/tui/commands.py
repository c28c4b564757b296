"""The one table of commands: key bindings, footer, palette and help are all made from it."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.binding import Binding, BindingType

from companion.i18n import t
from companion.tui.keys import shown_key


class Command(NamedTuple):
    """Something a person can do on a screen: `scope` names the screen, keys the first being the one shown.

    What has no key is in the palette and in help.
    """

    id: str
    scope: str
    keys: tuple[str, ...]
    footer: bool = False

    @property
    def key(self) -> str:
        """The first key as the footer writes it; empty where there is none."""
        return shown_key(self.keys[0]) if self.keys else ""

    @property
    def method(self) -> str:
        """The end of the name of the method that does it."""
        return self.id.replace("-", "_")

    @property
    def label(self) -> str:
        return t(f"cmd-{self.id}")

    @property
    def help(self) -> str:
        return t(f"cmd-{self.id}-help")


def _scope(scope: str, *rows: tuple[str, str] | tuple[str, str, bool]) -> list[Command]:
    """Rows of (id, keys by spaces, in the footer?) of one screen."""
    return [Command(row[0], scope, tuple(row[1].split()), len(row) > 2 and bool(row[2])) for row in rows]


COMMANDS: tuple[Command, ...] = (
    *_scope(
        "app",
        ("back", "escape", True),
        ("palette", "colon ctrl+p"),
        ("rules", "f2"),
        ("quit", "ctrl+q"),
        ("help", "question_mark f1", True),
        ("open-spyglass", "f3"),
        ("open-score-sheet", "f4"),
        ("open-cards", "f5"),
        ("open-data-sheet", "f6"),
        ("open-saves", "f7"),
        ("open-settings", "f8"),
        ("open-campaign-new", ""),
        ("open-table-lesson", ""),
        ("open-contracts-new", ""),
        ("open-game-new", ""),
    ),
    *_scope("dialog", ("dialog-leave", "q", True)),
    *_scope("confirm", ("confirm-yes", "y enter", True), ("confirm-no", "n", True)),
    *_scope("finale", ("finale-close", "enter space q", True)),
    *_scope("page", ("page-close", "enter space q", True)),
    *_scope("choose", ("choose-take", "enter", True)),
    *_scope(
        "number",
        ("number-take", "enter", True),
        ("number-more", "up plus", True),
        ("number-less", "down minus", True),
    ),
    *_scope("count", ("count-take", "enter", True)),
    *_scope("pick", ("pick-take", "enter", True), ("pick-down", "down", True), ("pick-up", "up", True)),
    *_scope("form", ("form-done", "ctrl+s", True), ("form-more", "ctrl+o", True)),
    *_scope(
        "steps",
        ("steps-tick", "space enter", True),
        ("steps-done", "d", True),
        ("steps-untick", "backspace", True),
        ("steps-other", "o", True),
    ),
    *_scope(
        "events",
        ("events-take", "enter", True),
        ("events-down", "down", True),
        ("events-up", "up", True),
        ("events-text", "tab shift+tab", True),
    ),
    *_scope(
        "cards",
        ("cards-next", "right"),
        ("cards-previous", "left"),
        ("cards-below", "down"),
        ("cards-above", "up"),
        ("cards-pick", "enter"),
    ),
    *_scope("chips", ("chips-next", "right"), ("chips-previous", "left"), ("chips-press", "enter space")),
    *_scope(
        "home",
        ("home-campaign", "c", True),
        ("home-contracts", "t", True),
        ("home-game", "g", True),
        ("home-tools", "s", True),
        ("home-saves", "v"),
        ("home-settings", "comma"),
        ("home-tour", "f"),
        ("home-leave", "q", True),
    ),
    *_scope(
        "tools",
        ("tool-spyglass", "o", True),
        ("tool-score-sheet", "b", True),
        ("tool-rules-reference", "r", True),
        ("tool-card-browser", "c", True),
        ("tool-data-sheet", "d"),
        ("tool-saves", "v"),
        ("tool-settings", "comma"),
        ("tool-tour", "f"),
        ("tool-table-lesson", "l"),
    ),
    *_scope(
        "spyglass",
        ("spyglass-yellow", "y"),
        ("spyglass-blue", "b"),
        ("spyglass-green", "g"),
        ("spyglass-red", "r"),
        ("spyglass-black", "k"),
        ("spyglass-clear", "n", True),
        ("spyglass-sword", "plus up", True),
        ("spyglass-no-sword", "minus down", True),
        ("spyglass-module-1", "1"),
        ("spyglass-module-2", "2"),
        ("spyglass-module-3", "3"),
        ("spyglass-module-4", "4"),
        ("spyglass-ares", "a"),
        ("spyglass-gone", "x", True),
        ("spyglass-reset", "z"),
    ),
    *_scope(
        "game-new",
        ("game-new-begin", "b", True),
        ("game-new-names", "n", True),
        ("game-new-seed", "s", True),
        ("game-new-pile", "p", True),
    ),
    *_scope(
        "game",
        ("game-draw", "d space", True),
        ("game-stop", "s", True),
        ("game-repel", "r", True),
        ("game-keep", "k", True),
        ("game-yes", "y", True),
        ("game-no", "n", True),
        ("game-pass", "p", True),
        ("game-end", "x", True),
        ("game-claim", "e", True),
        ("game-complete", "c", True),
        ("game-gamble", "g", True),
        ("game-look", "l", True),
        ("game-sell", "m", True),
        ("game-choices", "a", True),
        ("game-story", "o"),
        ("game-result", "enter", True),
        ("game-undo", "u ctrl+z", True),
        ("game-redo", "U ctrl+y"),
        ("game-why", "w", True),
        ("game-timeline", "t"),
        ("game-displays", "v"),
    ),
    *_scope(
        "timeline",
        ("timeline-go", "enter", True),
        ("timeline-bookmark", "b", True),
        ("timeline-lines", "l", True),
    ),
    *_scope("result", ("result-next", "n", True), ("result-table", "t", True), ("result-home", "h", True)),
    *_scope(
        "contracts-new",
        ("contracts-new-begin", "b", True),
        ("contracts-new-names", "n", True),
        ("contracts-new-seals", "s", True),
        ("contracts-new-clear", "z", True),
    ),
    *_scope(
        "contracts",
        ("contracts-next", "n e space", True),
        ("contracts-less", "left minus", True),
        ("contracts-more", "right plus", True),
        ("contracts-tax", "x", True),
        ("contracts-done", "c", True),
        ("contracts-undo", "u ctrl+z", True),
        ("contracts-inspect", "i", True),
        ("contracts-log", "l", True),
        ("contracts-no-tax", "X"),
        ("contracts-step", "m"),
        ("contracts-note", "a"),
        ("contracts-redo", "U ctrl+y"),
        ("contracts-chronicle", "h"),
    ),
    *_scope("score-new", ("score-new-begin", "b", True), ("score-new-names", "n", True)),
    *_scope(
        "score",
        ("score-finish", "f", True),
        ("score-vp", "v", True),
        ("score-coins", "o", True),
        ("score-tax", "x", True),
        ("score-undo", "u ctrl+z", True),
        ("score-inspect", "i", True),
        ("score-swords", "s"),
        ("score-more-vp", "right"),
        ("score-less-vp", "left"),
        ("score-more-coins", "plus"),
        ("score-less-coins", "minus"),
        ("score-expedition", "e"),
        ("score-above", "up"),
        ("score-below", "down"),
        ("score-note", "a"),
        ("score-redo", "U ctrl+y"),
        ("score-log", "l"),
        ("score-chronicle", "h"),
    ),
    *_scope(
        "saves",
        ("saves-open", "o", True),
        ("saves-restore", "b", True),
        ("saves-rename", "n", True),
        ("saves-throw", "delete x", True),
        ("saves-trash", "t", True),
    ),
    *_scope(
        "campaign-new",
        ("campaign-new-begin", "b", True),
        ("campaign-new-names", "n", True),
        ("campaign-new-lesson", "l", True),
    ),
    *_scope(
        "campaign",
        ("campaign-begin", "b", True),
        ("campaign-screen", "d", True),
        ("campaign-finish", "f", True),
        ("campaign-event", "e space", True),
        ("campaign-month-end", "m", True),
        ("campaign-next", "n", True),
        ("campaign-task", "t", True),
        ("campaign-crown", "c", True),
        ("campaign-vp", "v", True),
        ("campaign-correct", "i", True),
        ("campaign-undo", "u ctrl+z", True),
        ("campaign-crown-more", "plus"),
        ("campaign-crown-less", "minus C"),
        ("campaign-vp-more", "right"),
        ("campaign-vp-less", "left V"),
        ("campaign-reveal", "r"),
        ("campaign-bust", "x"),
        ("campaign-note", "a"),
        ("campaign-mark-next", "down"),
        ("campaign-mark-previous", "up"),
        ("campaign-redo", "U ctrl+y"),
        ("campaign-story", "s"),
        ("campaign-step", "p"),
        ("campaign-named-event", "E"),
        ("campaign-coins", "o"),
        ("campaign-concede", "g"),
        ("campaign-sort", "z"),
        ("campaign-timeline", "l"),
        ("campaign-chronicle", "h"),
    ),
    *_scope("table-lesson", ("table-lesson-skip", "N")),
    *_scope("story-card", ("story-card-close", "enter space q", True), ("story-card-correct", "c", True)),
    *_scope("card-number", ("card-number-take", "enter", True)),
    *_scope("several", ("several-tick", "space", True), ("several-done", "enter d ctrl+s", True)),
    *_scope(
        "data",
        ("data-correct", "c", True),
        ("data-search", "slash", True),
        ("data-export", "x", True),
        ("data-import", "m", True),
    ),
    *_scope("chronicle", ("chronicle-turn", "s", True), ("chronicle-write", "w", True)),
    *_scope("rules", ("rules-search", "slash", True), ("rules-open", "o", True)),
    *_scope("browser", ("browser-search", "slash", True)),
    *_scope("show", ("show-leave", "q", True)),
    *_scope("settings", ("settings-next", "right space", True), ("settings-previous", "left", True)),
)
"""Screens of later scopes add their rows here, nowhere else."""

WIDGETS = ("cards", "chips")
"""Scopes of widgets, not of screens."""
WITHIN = {"table-lesson": "campaign"}
"""Scopes of screens that are another screen and a little more: they have its commands too."""


def of_scope(scope: str) -> list[Command]:
    """The commands of one screen, its own first, then those it shares: of the screen it is, of the app."""
    scopes = (scope, WITHIN.get(scope), "app")
    return [command for each in dict.fromkeys(scopes) for command in COMMANDS if command.scope == each]


def of_widget(scope: str) -> list[Command]:
    """The keys that a focused widget of that scope adds."""
    return [command for command in COMMANDS if command.scope == scope and scope in WIDGETS]


def bindings(commands: Iterable[Command], action: str) -> list[BindingType]:
    """What Textual binds: each command under its own id, by which `App.set_keymap` may give it other keys."""
    return [
        Binding(",".join(command.keys), action.format(command), id=command.id, show=False)
        for command in commands
        if command.keys
    ]


def find(command_id: str) -> Command:
    """The command of that id."""
    return next(command for command in COMMANDS if command.id == command_id)


def opened_by(command_id: str) -> str:
    """The file of the screen that an app-wide `open-NAME` opens over the present one; else nothing."""
    return command_id.removeprefix("open-").replace("-", "_") if command_id.startswith("open-") else ""


def jump_letters(scope: str) -> list[str]:
    """Letters that no command of the screen uses: what cards on it may carry."""
    taken = {key for command in of_scope(scope) for key in command.keys}
    return [letter for letter in "abcdefghijklmnopqrstuvwxyz123456789" if letter not in taken]
