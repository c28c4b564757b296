"""Pieces of a screen: each draws one thing of the table and says what was chosen on it."""
