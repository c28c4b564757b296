"""`companion odds`: the spyglass on the command line."""

import json
from fractions import Fraction

import click

from companion.advice.odds import MODULES, Odds, SightError, assumptions, deck_of, spyglass
from companion.commands.data import say
from companion.i18n import t
from companion.i18n.shown import padded


def _listed(_: click.Context, __: click.Parameter, value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _line(label: str, chance: Fraction) -> str:
    return f"  {padded(label, 28)}{float(chance):>7.1%}"


def lines(odds: Odds, swords: int) -> list[str]:
    """The figures as a person reads them, with the assumptions behind them."""
    figures = [_line(t("cli-odds-bust", n=n), chance) for n, chance in enumerate(odds.bust_within, 1)]
    figures += [_line(t("cli-odds-repel"), odds.repel_next)]
    figures += [_line(t("cli-odds-reach", n=n), chance) for n, chance in odds.reach.items()]
    head = t("cli-odds-unseen", n=odds.unseen, swords=swords)
    cards = t("cli-odds-cards", cards=f"{float(odds.expected_cards):.1f}")
    tail = [t("cli-odds-assume"), *(f"  - {sentence}" for sentence in assumptions())]
    return [head, *figures, f"  {cards}", *tail]


@click.command(name="odds")
@click.option(
    "--harbour",
    default="",
    callback=_listed,
    metavar="CARDS",
    help="What lies in the harbour, by commas: codes where known, plain colours where not.",
)
@click.option("--swords", default=0, type=click.IntRange(min=0), help="Swords of the active player.")
@click.option(
    "--gone",
    default="",
    callback=_listed,
    metavar="CODES",
    help="Cards known not to come: in displays, the discard pile, the middle.",
)
@click.option(
    "--modules",
    default="",
    callback=_listed,
    metavar="NAMES",
    help=f"Modules in the deck, by commas, out of {', '.join(MODULES)}.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def command(harbour: list[str], swords: int, gone: list[str], modules: list[str], as_json: bool) -> None:
    """Exact odds from what the table sees: a bust on the next cards, and reaching 4 or 5 colours."""
    try:
        odds = spyglass(deck_of(modules), harbour, swords, gone)
    except SightError as error:
        raise click.UsageError(str(error)) from None
    if as_json:
        click.echo(json.dumps(odds.as_json() | {"assumptions": assumptions()}))
    else:
        say("\n".join(lines(odds, swords)))
