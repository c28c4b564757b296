"""The `companion` command. Each subcommand lives in its own file of companion/commands/, loaded on use."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from companion import __version__
from companion.i18n import t

COMMANDS = (
    "cards", "play", "odds", "table", "show", "time-deck", "book", "sim", "bench", "saves", "doctor",
    "verify", "engine", "fuzz", "screenshots",
)  # fmt: skip


class LazyGroup(click.Group):
    """Knows every command's name and one line about it; imports a command only when it is called."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with _output():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with _output():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = import_module(f"companion.commands.{name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(t("cli-commands")):
            formatter.write_dl([(name, t(f"cli-{name}")) for name in COMMANDS])


@contextmanager
def _output() -> Iterator[None]:
    """A reader that went away ends a command quietly; output that cannot be written is told, status 2."""
    try:
        yield
    except OSError as error:
        if error.filename is not None:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise click.exceptions.Exit(0) from error
        from companion.commands.data import Refusal

        raise Refusal(t("data-output", problem=str(error.strerror))) from error


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from companion.engine import build

        click.echo(f"companion {__version__} ({build()} engine)")
        ctx.exit()


@click.group(cls=LazyGroup, invoke_without_command=True, help=t("cli-about"))
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help=t("cli-version"),
)
@click.option(
    "--data",
    type=click.Path(file_okay=False),
    help=t("data-option"),
)
@click.pass_context
def main(ctx: click.Context, data: str | None) -> None:
    """Port Royal Companion: the table companion and the whole game, in one app."""
    if ctx.invoked_subcommand is not None:
        return
    if sys.stdout.isatty() and sys.stdin.isatty():
        from companion.commands.data import told
        from companion.tui.app import run

        with told():
            run(data)
    else:
        click.echo(ctx.get_help())
