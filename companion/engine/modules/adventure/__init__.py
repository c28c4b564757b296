"""The adventure (A): heroes, crowns, events, tasks and chapters."""
