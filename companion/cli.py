"""The `companion` command. Each subcommand lives in its own file of companion/commands/, loaded on use."""

import sys
from importlib import import_module

import click

from companion import __version__

COMMANDS = {
    "cards": "List every known card with its source.",
    "play": "Play in plain numbered sentences: screen readers, pipes, scripts.",
    "odds": "The spyglass: exact odds of the next cards.",
    "table": "Logs of a physical table: campaign, contracts, score sheet.",
    "time-deck": "Size the time deck from the seals of the open contracts.",
    "book": "Check a campaign book, read a chapter, draw its branches.",
    "sim": "Let bots play many games and add them up.",
    "bench": "Measure how fast games run.",
    "saves": "List, show, export, import, trash and restore saves.",
    "doctor": "Verify every saved file; say what is recoverable.",
    "verify": "Replay an exported digital game and confirm its result.",
    "engine": "Drive whole games over standard input and output (JSON Lines).",
    "fuzz": "Play any configuration at random and look for broken rules.",
    "screenshots": "Draw every screen as SVG and PNG.",
}


class LazyGroup(click.Group):
    """Knows every command's name and one line about it; imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = import_module(f"companion.commands.{name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from companion.engine import build

        click.echo(f"companion {__version__} ({build()} engine)")
        ctx.exit()


@click.group(cls=LazyGroup, invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Say which version and engine build runs.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False),
    help="Data folder, instead of COMPANION_DATA or the usual one.",
)
@click.pass_context
def main(ctx: click.Context, data: str | None) -> None:
    """Port Royal Companion: the table companion and the whole game, in one app."""
    if ctx.invoked_subcommand is not None:
        return
    if sys.stdout.isatty() and sys.stdin.isatty():
        from companion.tui.app import run

        run(data)
    else:
        click.echo(ctx.get_help())
