"""What commands share: the store of `--data`, one sentence for what is refused, words fit for a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import click

from companion.i18n import t
from companion.i18n.shown import shown
from companion.store import Store, StoreError
from companion.store.errors import sentences
from companion.store.files import write_atomic

FOLDER = click.Path(path_type=Path, file_okay=False)
AS_JSON = click.option("--json", "as_json", is_flag=True, help=t("data-json"))
P = ParamSpec("P")
R = TypeVar("R")


class Refusal(click.ClickException):
    """One clear sentence on standard error; exit status 2."""

    exit_code = 2

    def format_message(self) -> str:
        return shown(self.message)


def say(text: str = "", err: bool = False) -> None:
    """Prints one sentence or block for people. Whatever names or files put into it, no terminal obeys it."""
    click.echo(shown(text), err=err)


@contextmanager
def told() -> Iterator[None]:
    """Turns what the store refuses, and files that the system refuses, into one sentence."""
    try:
        yield
    except StoreError as error:
        raise Refusal(str(error)) from error
    except OSError as error:
        if error.filename is None:
            raise
        raise Refusal(t("data-system", file=str(error.filename), problem=str(error.strerror))) from error


def write_file(file: Path, data: bytes, force: bool) -> None:
    """A file that the person named, written whole; one that exists only with `--force`."""
    if file.exists() and not force:
        raise Refusal(t("data-exists", file=str(file)))
    try:
        write_atomic(file, data)
    except OSError as error:
        raise Refusal(t("data-not-written", file=str(file), problem=str(error.strerror))) from error


@contextmanager
def _store(folder: Path | None) -> Iterator[Store]:
    """The store of a folder. Whatever was mended meanwhile, or before and never told, is told at the end."""
    store = Store(folder)
    try:
        yield store
    finally:
        tell(store)


def tell(store: Store) -> None:
    """Says what happened to the files and was not told yet."""
    notices = store.notices()
    for sentence in sentences(notices):
        say(sentence, err=True)
    store.told(notices)


def with_store(function: Callable[Concatenate[Store, P], R]) -> Callable[P, R]:
    """Gives a command `--data DIR` and hands it the store of that folder as its first argument."""

    @click.option("--data", type=FOLDER, help=t("data-option"))
    @wraps(function)
    def command(*args: P.args, **options: P.kwargs) -> R:
        folder = options.pop("data", None)
        root = click.get_current_context().find_root().params.get("data")
        chosen = folder if isinstance(folder, Path) else root
        with told(), _store(chosen) as store:
            return function(store, *args, **options)

    return command
