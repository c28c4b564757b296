"""One file a screen, imported when it is first opened."""
