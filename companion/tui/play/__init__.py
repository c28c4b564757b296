"""The digital game as screens need it: words for events and actions, odds, bots; no widget, no rule."""
