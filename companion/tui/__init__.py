"""The Textual app: screens, widgets, dialogs, styles. No rule is decided here."""
