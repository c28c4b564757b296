"""The app's own themes: dark, light, high contrast and colour-blind-safe, and the measure that tests them."""

from dataclasses import replace
from typing import NamedTuple

from textual.theme import BUILTIN_THEMES, Theme

SHIP_COLOURS = ("yellow", "blue", "green", "red", "black", "ares")


class Hull(NamedTuple):
    """A ship colour: the fill of its card's head, the ink on that fill, and its line on the table."""

    fill: str
    ink: str
    line: str


class Palette(NamedTuple):
    """What a theme is made of; `muted` is the quietest text that may carry meaning."""

    dark: bool
    background: str
    surface: str
    panel: str
    foreground: str
    muted: str
    primary: str
    accent: str
    success: str
    warning: str
    error: str
    hulls: tuple[Hull, ...]


_DARK_HULLS = (
    Hull("#e9c441", "#1b1500", "#e9c441"),
    Hull("#2f74c9", "#ffffff", "#6ea8f2"),
    Hull("#26774a", "#ffffff", "#5ecf8f"),
    Hull("#c23b33", "#ffffff", "#f07a70"),
    Hull("#05080a", "#f2f2ee", "#aeb6b8"),
    Hull("#8a4fb5", "#ffffff", "#c99bea"),
)
_LIGHT_HULLS = (
    Hull("#e8bd2a", "#1b1500", "#7a5c00"),
    Hull("#1f5fb0", "#ffffff", "#1f5fb0"),
    Hull("#1f7a48", "#ffffff", "#1b6b40"),
    Hull("#b02a24", "#ffffff", "#a12620"),
    Hull("#17191b", "#ffffff", "#17191b"),
    Hull("#73399c", "#ffffff", "#73399c"),
)
_CONTRAST_HULLS = (
    Hull("#ffe04a", "#000000", "#ffe04a"),
    Hull("#0a4fd0", "#ffffff", "#8fc1ff"),
    Hull("#006b2d", "#ffffff", "#6dff9e"),
    Hull("#b30000", "#ffffff", "#ff9c94"),
    Hull("#000000", "#ffffff", "#ffffff"),
    Hull("#6d1fa8", "#ffffff", "#dfb2ff"),
)
_SAFE_HULLS = (
    Hull("#f0e442", "#1a1800", "#f0e442"),
    Hull("#0072b2", "#ffffff", "#56b4e9"),
    Hull("#009e73", "#00140d", "#2ec79b"),
    Hull("#d55e00", "#140800", "#f08a3c"),
    Hull("#000000", "#ffffff", "#bcc3c7"),
    Hull("#cc79a7", "#1f0010", "#e3a0c5"),
)

PALETTES: dict[str, Palette] = {
    "port-royal": Palette(
        True,
        "#0c1a23",
        "#11232e",
        "#19323f",
        "#eee3c8",
        "#a3b3b4",
        "#4fb3a9",
        "#e5ad45",
        "#74cc8e",
        "#f0b955",
        "#f07a6a",
        _DARK_HULLS,
    ),
    "port-royal-light": Palette(
        False,
        "#f6eedb",
        "#efe4ca",
        "#e4d6b4",
        "#26231c",
        "#575040",
        "#0b6661",
        "#835000",
        "#1f6b3a",
        "#7f4c00",
        "#a82a1e",
        _LIGHT_HULLS,
    ),
    "high-contrast": Palette(
        True,
        "#000000",
        "#000000",
        "#1c1c1c",
        "#ffffff",
        "#e0e0e0",
        "#7fe9ff",
        "#ffd84a",
        "#7dff9b",
        "#ffd84a",
        "#ff9c94",
        _CONTRAST_HULLS,
    ),
    "colour-blind": Palette(
        True,
        "#10161b",
        "#161e25",
        "#212d36",
        "#f0ece2",
        "#aab4bb",
        "#56b4e9",
        "#e8a33a",
        "#56b4e9",
        "#f0e442",
        "#f0935a",
        _SAFE_HULLS,
    ),
}
DEFAULT_THEME = "port-royal"


def build(name: str) -> Theme:
    """One palette as a Textual theme; screens and styles use only its variables."""
    p = PALETTES[name]
    variables = {"muted": p.muted, "footer-key-foreground": p.accent, "border": p.primary}
    for colour, hull in zip(SHIP_COLOURS, p.hulls, strict=True):
        variables |= {f"{colour}-fill": hull.fill, f"{colour}-ink": hull.ink, f"{colour}-line": hull.line}
    return Theme(
        name=name,
        dark=p.dark,
        background=p.background,
        surface=p.surface,
        panel=p.panel,
        foreground=p.foreground,
        primary=p.primary,
        secondary=p.primary,
        accent=p.accent,
        success=p.success,
        warning=p.warning,
        error=p.error,
        boost=p.panel,
        variables=variables,
    )


def plain() -> Theme:
    """The terminal's own colours only: what `NO_COLOR` gets, where nothing else may carry colour."""
    base = BUILTIN_THEMES["ansi-dark"]
    own = {f"{c}-{part}": "ansi_default" for c in SHIP_COLOURS for part in ("fill", "ink", "line")}
    variables = base.variables | own | {"muted": "ansi_default", "border": "ansi_default"}
    return replace(base, name="plain", variables=variables)


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb` as the web accessibility guidelines define it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
