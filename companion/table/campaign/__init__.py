"""The campaign tracker: the adventure at a physical table, folded from its log (part A)."""
