"""`companion sim`: bots play many games; win shares with intervals, lengths, scores and speed."""

import json
import os
import sys
import textwrap
import time
from collections.abc import Iterator, Mapping
from typing import Any

import click

from companion.advice.adventure_sim import play_campaign
from companion.advice.bots import NAMES
from companion.advice.simulation import Job, Table, run, simulate
from companion.advice.tally import Tally, figures
from companion.commands.data import say
from companion.content.books import CHAPTERS
from companion.dev.configurations import Configuration
from companion.engine.modules.adventure.campaign import DEFAULT_BOOK
from companion.engine.modules.offered import module_names
from companion.engine.refusal import SetupError
from companion.engine.setup import GAMES, MOST
from companion.i18n import Value, enumeration, t
from companion.i18n.shown import padded
from companion.words.telling import refusal_text


def seats_of(bots: str, players: int) -> tuple[str, ...]:
    """One bot a seat; a single name stands for all of them."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in NAMES:
            raise click.BadParameter(
                t("cli-sim-no-bot", name=name, names=enumeration(NAMES)), param_hint="--bots"
            )
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise click.BadParameter(t("cli-sim-bots", n=len(names), players=players), param_hint="--bots")
    return tuple(names)


def play(job: Job, games: int, workers: int) -> tuple[Tally, float]:
    """Simulate under a progress bar; returns the tally and the seconds it took."""
    total = Tally(seats=len(job.bots))
    started = time.perf_counter()
    with click.progressbar(length=games, label=t("cli-sim-playing"), file=sys.stderr) as bar:
        for count, tally in simulate(job, games, workers):
            total.merge(tally)
            bar.update(count)
    return total, time.perf_counter() - started


def percent(row: Mapping[str, Any]) -> str:
    """A share with its 95 % interval."""
    return t(
        "cli-sim-share", share=f"{row['share']:6.1%}", low=f"{row['low']:.1%}", high=f"{row['high']:.1%}"
    )


def adventurous(report: Mapping[str, object]) -> bool:
    """An adventure is won or lost; it has no score."""
    setup = report["setup"]
    return isinstance(setup, dict) and setup["game"] == "adventure"


def show(report: Mapping[str, Any]) -> None:
    """The figures for people."""
    team, rounds = report.get("team"), report["rounds"]
    if team:
        _line("won", share=percent(team), n=int(report["games"]))
    if team and not adventurous(report):
        _line("score", mean=f"{team['score']:.2f}", won=f"{team['score_when_won']:.2f}")
        for rank, count in team["ranks"].items():
            say(f"         {count:6} x {t(f'rank-{rank}')}")
    for row in report["seats"]:
        share = "" if team else f"{percent(row)}   "
        figures = t("cli-sim-vp", bot=f"{row['bot']:<8}", share=share, vp=f"{row['vp']:.1f}")
        say(f"{padded(t('cli-sim-seat', n=int(row['seat'])), 8)} {figures}")
    if not team:
        _line("shared", n=int(report["shared_wins"]))
    spread = {"mean": f"{rounds['mean']:.1f}", "low": rounds["p5"], "high": rounds["p95"]}
    _line("length", **spread, decisions=f"{report['actions_per_game']:.0f}")
    _line("speed", games=f"{report['games_per_second']:,.0f}", n=int(report["workers"]))


def _line(name: str, **values: Value) -> None:
    """A figure behind its heading."""
    say(f"{padded(t(f'cli-sim-head-{name}'), 8)} {t(f'cli-sim-{name}', **values)}")


@click.command(name="sim")
@click.option("--game", type=click.Choice(GAMES), default="base", show_default=True, help="Which game.")
@click.option(
    "--mode",
    type=click.Choice(["competitive", "coop"]),
    help="[default: coop for the adventure, else competitive]",
)
@click.option("--chapter", type=click.IntRange(1, 6), help="Adventure: which one; 6 is after the campaign.")
@click.option("--campaign", is_flag=True, help="Adventure: one whole co-op campaign, its chronicle printed.")
@click.option("--table", is_flag=True, help="Adventure: co-op win rates by chapter and players, as Markdown.")
@click.option("--book", help=f"Adventure: which campaign book.  [default: {DEFAULT_BOOK}]")
@click.option(
    "--players", type=click.IntRange(1, 5), default=4, show_default=True, help="1 with coop is solo."
)
@click.option("--modules", default="", help=f"Comma-separated, out of {', '.join(module_names())}.")
@click.option(
    "--bots", default="trader", show_default=True, help="One name for all seats, or one a seat, with commas."
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same figures.")
@click.option("--edition", type=click.Choice(["big-box", "2014"]), default="big-box", show_default=True)
@click.option("--end-needs-expedition", is_flag=True, help="The variant B32.")
@click.option(
    "--contract-ships", type=click.Choice(["all", "one-per-colour"]), default="all", show_default=True
)
@click.option(
    "--score-pile", type=click.IntRange(0), default=0, help="Time cards moved before the start (C34)."
)
@click.option("--start-player", default="0", show_default=True, help="A seat, or `random`.")
@click.option(
    "--workers", type=click.IntRange(0), default=0, help="Processes; 0 means one a core.  [default: 0]"
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def command(
    game: str,
    mode: str | None,
    chapter: int | None,
    campaign: bool,
    table: bool,
    book: str | None,
    players: int,
    modules: str,
    bots: str,
    games: int,
    seed: int,
    edition: str,
    end_needs_expedition: bool,
    contract_ships: str,
    score_pile: int,
    start_player: str,
    workers: int,
    as_json: bool,
) -> None:
    """Let bots play many games and add them up."""
    adventure = adventure_of(game, chapter, campaign or table, book)
    if mode == "competitive" and (campaign or table):
        raise click.UsageError(t("cli-sim-coop-only"))
    if table:
        for line in win_table(adventure, seats_of(bots, 1)[0], games, seed, workers or os.cpu_count() or 1):
            say(line)
        return
    if campaign:
        tell_campaign(adventure, players, seats_of(bots, players), seed)
        return
    mode = mode or ("coop" if adventure else "competitive")
    options: dict[str, object] = {
        "edition": edition,
        "end_needs_expedition": end_needs_expedition,
        "contract_ships": contract_ships,
        "score_pile": score_pile,
        "start_player": int(start_player) if start_player.isdecimal() else start_player,
    }
    which = Configuration(game, mode, tuple(name for name in modules.split(",") if name), players)
    fields: dict[str, object] = {"options": options}
    if adventure:
        fields["campaign"] = adventure
    job = Job(which.setup(**fields), seats_of(bots, players), seed)
    check(job)
    workers = workers or os.cpu_count() or 1
    tally, seconds = play(job, games, workers)
    report = {"setup": job.setup, "seed": seed, **figures(tally, job.bots)}
    report |= {"workers": workers, "seconds": seconds, "games_per_second": games / seconds}
    if as_json:
        click.echo(json.dumps(report))
    else:
        show(report)


def adventure_of(game: str, chapter: int | None, campaign: bool, book: str | None) -> dict[str, object]:
    """The campaign object of an adventure; empty for other games, which know none of these options."""
    if game == "adventure":
        return {"book": book or DEFAULT_BOOK, "chapter": chapter or 1}
    if chapter or campaign or book:
        raise click.UsageError(t("cli-sim-adventure-only"))
    return {}


def win_table(adventure: dict[str, object], name: str, games: int, seed: int, workers: int) -> Iterator[str]:
    """How often bots of one name win each chapter at the first attempt, with 95 % intervals."""
    heads = [t("cli-sim-players", n=players) for players in range(1, MOST["adventure"] + 1)]
    yield f"| {t('cli-sim-chapter')} | {' | '.join(heads)} |"
    yield "|---|---|---|---|---|"
    for chapter in range(1, CHAPTERS + 1):
        cells: list[str] = []
        for players in range(1, MOST["adventure"] + 1):
            which = Configuration("adventure", "coop", (), players)
            setup = which.setup(campaign=adventure | {"chapter": chapter})
            job = Job(setup, (name,) * players, seed)
            check(job)
            team = figures(run(job, games, workers), job.bots)["team"]
            assert isinstance(team, dict)
            cells.append(f"{team['share']:.0%} ({team['low']:.0%}-{team['high']:.0%})")
        yield f"| {chapter} | {' | '.join(cells)} |"


def tell_campaign(adventure: dict[str, object], players: int, bots: tuple[str, ...], seed: int) -> None:
    """Print a campaign's chronicle, from this chapter to the end of the last, losses and retries included."""
    try:
        for line in play_campaign(adventure, players, bots, seed):
            say(textwrap.fill(line, 100, subsequent_indent="      " if line.startswith(" ") else ""))
    except SetupError as error:
        raise click.UsageError(refusal_text(error)) from None


def check(job: Job) -> None:
    """Refuse a set-up that the rules do not know before any worker starts."""
    try:
        Table(job).box.deal(0)
    except SetupError as error:
        raise click.UsageError(refusal_text(error)) from None
