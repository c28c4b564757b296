"""`companion bench`: how fast this machine runs the game."""

import json
import platform
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import click

from companion.commands.data import say
from companion.dev import bench_engine as bench
from companion.engine import build
from companion.i18n import t

# Other parts that measure themselves, each a module with `figures() -> dict[str, float]`; joined when there.
PARTS = ("companion.dev.bench_store", "companion.dev.bench_app")


def all_figures(runs: int, games: int) -> Iterator[dict[str, float]]:
    """The figures of every part, a few at a time."""
    yield from bench.figures(runs, games)
    for name in PARTS:
        if find_spec(name.rpartition(".")[0]) and find_spec(name):
            yield import_module(name).figures()


def show(figures: dict[str, float]) -> None:
    """One figure a line, for people."""
    for name, value in figures.items():
        say(f"{name:<48} {value:>14,.0f}" if value >= 100 else f"{name:<48} {value:>14,.2f}")


@click.command(name="bench")
@click.option(
    "--runs", type=click.IntRange(1), default=5, show_default=True, help="The median of so many runs."
)
@click.option(
    "--games", type=click.IntRange(1), default=400, show_default=True, help="Games in a playout run."
)
@click.option("--json", "as_json", is_flag=True, help="One flat JSON object.")
def command(runs: int, games: int, as_json: bool) -> None:
    """Measure games, decisions and states on one core: the median of several runs."""
    figures: dict[str, float] = {}
    for some in all_figures(runs, games):
        figures |= some
        if sys.stderr.isatty():
            click.echo("\r" + t("cli-bench-figures", n=len(figures)), nl=False, err=True)
    if as_json:
        click.echo(json.dumps(figures))
        return
    show(figures)
    say(t("cli-bench-how", build=build(), python=platform.python_version(), n=runs))
