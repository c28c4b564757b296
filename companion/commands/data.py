"""The `--data` option that commands with a store share; what the store refuses is one sentence, status 2."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import click

from companion.i18n.shown import shown
from companion.store import Store, StoreError
from companion.store.files import write_atomic

FOLDER = click.Path(path_type=Path, file_okay=False)
P = ParamSpec("P")
R = TypeVar("R")


class Refusal(click.ClickException):
    """One clear sentence on standard error; exit status 2."""

    exit_code = 2


def say(text: str = "", err: bool = False) -> None:
    """Prints one sentence or block for people. Whatever names or files put into it, no terminal obeys it."""
    click.echo(shown(text), err=err)


@contextmanager
def told() -> Iterator[None]:
    """Turns what the store refuses into one sentence."""
    try:
        yield
    except StoreError as error:
        raise Refusal(str(error)) from error
    except OSError as error:
        raise Refusal(f"{error.filename}: {error.strerror}.") from error


def write_file(file: Path, data: bytes, force: bool) -> None:
    """A file that the person named, written whole; one that exists only with `--force`."""
    if file.exists() and not force:
        raise Refusal(f"{file} exists; name another file or say --force.")
    try:
        write_atomic(file, data)
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from error


def with_store(function: Callable[Concatenate[Store, P], R]) -> Callable[P, R]:
    """Gives a command `--data DIR` and hands it the store of that folder as its first argument."""

    @click.option("--data", type=FOLDER, help="Data folder, instead of COMPANION_DATA or the usual one.")
    @wraps(function)
    def command(*args: P.args, **options: P.kwargs) -> R:
        folder = options.pop("data", None)
        root = click.get_current_context().find_root().params.get("data")
        chosen = folder if isinstance(folder, Path) else root
        with told():
            return function(Store(chosen), *args, **options)

    return command
