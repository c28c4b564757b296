"""Sweeps up after a compiled build: its libraries belong into the wheel, not beside the sources, where Python
would go on loading them after the sources have changed."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES = ("*.so", "*.pyd")


class Sweep(BuildHookInterface[Any]):
    """Runs last, once the wheel is written; an editable install keeps its libraries, since it uses them."""

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        for pattern in LIBRARIES:
            for library in [*root.glob(pattern), *(root / "companion").rglob(pattern)]:
                library.unlink()
