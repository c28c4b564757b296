"""`companion fuzz`: thousands of games at random, each of them looked at for broken rules."""

import secrets
from collections import Counter

import click

from companion.commands.data import say
from companion.dev.configurations import PLAYED
from companion.dev.fuzz import Broken, fuzz
from companion.i18n import t


def report(games: Counter[str], actions: int) -> None:
    """How often each configuration was played."""
    for name, count in sorted(games.items()):
        say(f"{count:>7}  {name}")
    say(f"{games.total():>7}  {t('cli-fuzz-total', n=len(games), actions=actions)}")


@click.command(name="fuzz")
@click.option("--games", "count", type=click.IntRange(min=1), default=200, help="Games to play (200).")
@click.option(
    "--seed", type=click.IntRange(min=0), help="Seed of the first game; the next game has the next one."
)
@click.option("--game", "only", type=click.Choice(PLAYED), multiple=True, help="Only this game (repeatable).")
def command(count: int, seed: int | None, only: tuple[str, ...]) -> None:
    """Play any configuration at random and look for crashes, dead ends, lost cards, leaks and the like."""
    first = secrets.randbits(32) if seed is None else seed
    played: Counter[str] = Counter()
    actions = 0
    with click.progressbar(range(first, first + count), label=t("cli-fuzzing")) as seeds:
        for each in seeds:
            try:
                which, length = fuzz(each, only or PLAYED)
            except Broken as broken:
                again = "".join(f" --game {game}" for game in only)
                say("\n" + t("cli-fuzz-broken", seed=str(each), problem=str(broken)))
                say(t("cli-fuzz-replay", command=f"companion fuzz --games 1 --seed {each}{again}"))
                raise SystemExit(1) from broken.__cause__
            played[str(which)] += 1
            actions += length
    report(played, actions)
    say(t("cli-fuzz-fine", first=str(first), last=str(first + count - 1)))
