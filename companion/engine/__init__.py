"""The rules. Pure, deterministic, typed; knows no file, no clock, no screen, no language."""
