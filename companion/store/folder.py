"""Where the data live: what the person says, else COMPANION_DATA, else the system's place for such things."""

import os
from pathlib import Path

VARIABLE = "COMPANION_DATA"
APP = "port-royal-companion"


def data_folder(chosen: Path | str | None = None) -> Path:
    """The data folder: `--data` wins over COMPANION_DATA, and that over platformdirs."""
    named = chosen or os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False)
