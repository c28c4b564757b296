"""What a person can set, with its choices and defaults; kept in the store's settings document."""

from collections.abc import Mapping
from typing import NamedTuple

from companion.tui.glyphs import SETS, Glyphs
from companion.tui.themes import DEFAULT_THEME, PALETTES

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": tuple(PALETTES),
    "glyphs": tuple(SETS),
    "odds": ("off", "after", "before"),
    "confirmations": ("on", "off"),
    "animations": ("on", "off"),
}
"""Each setting's values, the default first except for the odds, whose default is `before`."""


class Settings(NamedTuple):
    """One person's settings; unknown or broken stored values fall back to the defaults."""

    theme: str = DEFAULT_THEME
    glyphs: str = "unicode"
    odds: str = "before"
    confirmations: str = "on"
    animations: str = "on"
    tour_seen: str = "no"

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> "Settings":
        """The stored values that are still valid."""
        good = {
            name: value
            for name, value in stored.items()
            if name in cls._fields and isinstance(value, str) and value in CHOICES.get(name, ("no", "yes"))
        }
        return cls(**good)

    def stored(self) -> dict[str, object]:
        """As the store keeps it."""
        return dict(self._asdict())

    def stepped(self, name: str, by: int = 1) -> "Settings":
        """The next choice of one setting, around the end."""
        choices = CHOICES[name]
        value = choices[(choices.index(getattr(self, name)) + by) % len(choices)]
        return self._replace(**{name: value})

    @property
    def symbols(self) -> Glyphs:
        return SETS[self.glyphs]
