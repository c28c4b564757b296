"""Port Royal Companion: the table companion and the whole game, in one app."""

__version__ = "0.2.0"
