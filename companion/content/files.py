"""Finding and strictly decoding the TOML files of campaign_data/."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class ContentError(Exception):
    """A data file is broken: the sentence names the file, the key and what was expected."""


def data_folder() -> Path:
    """The folder of card data: inside the installed wheel, or beside the package in a checkout."""
    package = Path(__file__).resolve().parent.parent
    shipped = package / "_campaign_data"
    return shipped if shipped.is_dir() else package.parent / "campaign_data"


def read_toml(path: Path, shape: type[T]) -> T:
    """Decode one file into `shape`; unknown keys, wrong types and bad TOML are refused by name."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(raw, shape)
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path.name}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name}: is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at ")
        key = where.strip("`").removeprefix("$.") or "top level"
        raise ContentError(f"{path.name}: {key}: {problem[0].lower()}{problem[1:]}") from None
