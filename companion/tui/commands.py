"""The one table of commands: key bindings, footer, palette and help are all made from it."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.binding import Binding, BindingType

from companion.i18n import t


class Command(NamedTuple):
    """Something a person can do on a screen: `scope` names the screen, keys the first being the one shown."""

    id: str
    scope: str
    keys: tuple[str, ...]
    footer: bool = False

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
    *_scope("form", ("form-done", "ctrl+s", True)),
    *_scope("steps", ("steps-tick", "space enter", True), ("steps-untick", "backspace", True)),
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
    *_scope("result", ("result-next", "n", True), ("result-home", "h", True)),
    *_scope(
        "contracts-new",
        ("contracts-new-begin", "b", True),
        ("contracts-new-names", "n", True),
        ("contracts-new-seals", "s", True),
        ("contracts-new-clear", "z", True),
    ),
    *_scope(
        "contracts",
        ("contracts-next", "n space", True),
        ("contracts-less", "left minus", True),
        ("contracts-more", "right plus", True),
        ("contracts-tax", "x", True),
        ("contracts-no-tax", "X"),
        ("contracts-done", "c", True),
        ("contracts-step", "m"),
        ("contracts-undo", "u ctrl+z", True),
        ("contracts-redo", "U ctrl+y"),
        ("contracts-correct", "v"),
        ("contracts-timeline", "t"),
    ),
    *_scope("score-new", ("score-new-begin", "b", True), ("score-new-names", "n", True)),
    *_scope(
        "score",
        ("score-vp", "v", True),
        ("score-no-vp", "V"),
        ("score-coin", "c", True),
        ("score-no-coin", "C"),
        ("score-sword", "s", True),
        ("score-no-sword", "S"),
        ("score-expedition", "e"),
        ("score-tax", "x", True),
        ("score-set", "i"),
        ("score-finish", "f"),
        ("score-undo", "u ctrl+z", True),
        ("score-redo", "U ctrl+y"),
        ("score-timeline", "t"),
    ),
    *_scope(
        "saves",
        ("saves-open", "o", True),
        ("saves-restore", "b", True),
        ("saves-rename", "n", True),
        ("saves-throw", "delete x", True),
        ("saves-trash", "t", True),
    ),
    *_scope("campaign-new", ("campaign-new-begin", "b", True), ("campaign-new-names", "n", True)),
    *_scope(
        "campaign",
        ("campaign-begin", "b", True),
        ("campaign-event", "e space", True),
        ("campaign-month-end", "m", True),
        ("campaign-next", "n", True),
        ("campaign-task", "t", True),
        ("campaign-crown", "c plus", True),
        ("campaign-no-crown", "C minus"),
        ("campaign-vp", "v", True),
        ("campaign-no-vp", "V"),
        ("campaign-reveal", "r"),
        ("campaign-undo", "u ctrl+z", True),
        ("campaign-redo", "U ctrl+y"),
        ("campaign-story", "s"),
        ("campaign-step", "p"),
        ("campaign-named-event", "E"),
        ("campaign-coins", "o"),
        ("campaign-finish", "f"),
        ("campaign-concede", "g"),
        ("campaign-sort", "z"),
        ("campaign-correct", "i"),
        ("campaign-timeline", "l"),
    ),
    *_scope("card-number", ("card-number-take", "enter", True)),
    *_scope("several", ("several-tick", "space", True), ("several-done", "d ctrl+s", True)),
    *_scope(
        "data",
        ("data-correct", "c", True),
        ("data-search", "slash", True),
        ("data-export", "x", True),
        ("data-import", "m", True),
    ),
    *_scope("chronicle", ("chronicle-turn", "s", True), ("chronicle-write", "w", True)),
    *_scope("rules", ("rules-search", "slash", True)),
    *_scope("browser", ("browser-search", "slash", True)),
    *_scope("settings", ("settings-next", "right space", True), ("settings-previous", "left", True)),
)
"""Screens of later scopes add their rows here, nowhere else."""

WIDGETS = ("cards", "chips")
"""Scopes of widgets, not of screens."""

KEY_NAMES = {
    "question_mark": "?",
    "colon": ":",
    "comma": ",",
    "full_stop": ".",
    "plus": "+",
    "minus": "-",
    "slash": "/",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "delete": "Del",
    "backspace": "Bksp",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "home": "Home",
    "end": "End",
}


def shown_key(key: str) -> str:
    """A key as the footer writes it."""
    if key.startswith("ctrl+"):
        return "^" + key.removeprefix("ctrl+")
    return KEY_NAMES.get(key, key.upper() if key.startswith("f") and key[1:].isdigit() else key)


def of_scope(scope: str) -> list[Command]:
    """The commands of one screen, its own first, then those of the whole app."""
    return [c for c in COMMANDS if c.scope == scope] + [c for c in COMMANDS if c.scope == "app"]


def of_widget(scope: str) -> list[Command]:
    """The keys that a focused widget of that scope adds."""
    return [command for command in COMMANDS if command.scope == scope and scope in WIDGETS]


def bindings(commands: Iterable[Command], action: str) -> list[BindingType]:
    """What Textual binds: each command under its own id, by which `App.set_keymap` may give it other keys."""
    return [
        Binding(",".join(command.keys), action.format(command), id=command.id, show=False)
        for command in commands
    ]


def find(command_id: str) -> Command:
    """The command of that id."""
    return next(command for command in COMMANDS if command.id == command_id)


def jump_letters(scope: str) -> list[str]:
    """Letters that no command of the screen uses: what cards on it may carry."""
    taken = {key for command in of_scope(scope) for key in command.keys}
    return [letter for letter in "abcdefghijklmnopqrstuvwxyz123456789" if letter not in taken]
