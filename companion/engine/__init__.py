"""The rules. Pure, deterministic, typed; knows no file, no clock, no screen, no language."""

# The base rules are declared before any module, whichever file of the engine is imported first.
from companion.engine import actions, faces, state

__all__ = ["actions", "build", "faces", "state"]


def build() -> str:
    """Which build of the engine runs: `compiled` (mypyc) or `plain` Python."""
    from companion.engine import flow

    return "plain" if flow.__file__.endswith(".py") else "compiled"
