"""Questions over a screen: each returns one answer and writes nothing itself; the guided ones ask several."""
