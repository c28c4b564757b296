"""The rules. Pure, deterministic, typed; knows no file, no clock, no screen, no language."""


def build() -> str:
    """Which build of the engine runs: `compiled` (mypyc) or `plain` Python."""
    from companion.engine import flow

    return "plain" if flow.__file__.endswith(".py") else "compiled"
