"""Questions over a screen: each returns one answer and writes nothing itself."""
