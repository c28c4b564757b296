"""`companion odds`: the spyglass on the command line."""

import json
from fractions import Fraction

import click

from companion.advice.odds import MODULES, Odds, SightError, assumptions, deck_of, spyglass

TEXT = {
    "unseen": "{count} unseen cards, {swords} swords",
    "bust_1": "bust on the next card",
    "bust_2": "bust within 2 cards",
    "bust_3": "bust within 3 cards",
    "repel": "next card repelled",
    "reach": "{colours} colours before a bust",
    "cards": "cards until the bust, on average {cards:.1f}",
    "assume": "Assumptions",
    "harbour": "What lies in the harbour, by commas: codes where known, plain colours where not.",
    "swords": "Swords of the active player.",
    "gone": "Cards known not to come: in displays, the discard pile, the middle.",
    "modules": f"Modules in the deck, by commas, out of {', '.join(MODULES)}.",
}


def _listed(_: click.Context, __: click.Parameter, value: str) -> list[str]:
    return [part.strip() for part in value.split(",") if part.strip()]


def _line(label: str, chance: Fraction) -> str:
    return f"  {label:<28}{float(chance):>7.1%}"


def lines(odds: Odds, swords: int) -> list[str]:
    """The figures as a person reads them, with the assumptions behind them."""
    figures = [_line(TEXT[f"bust_{n}"], chance) for n, chance in enumerate(odds.bust_within, 1)]
    figures += [_line(TEXT["repel"], odds.repel_next)]
    figures += [_line(TEXT["reach"].format(colours=n), chance) for n, chance in odds.reach.items()]
    head = TEXT["unseen"].format(count=odds.unseen, swords=swords)
    tail = [TEXT["assume"] + ":", *(f"  - {sentence}" for sentence in assumptions())]
    return [head, *figures, "  " + TEXT["cards"].format(cards=float(odds.expected_cards)), *tail]


@click.command(name="odds")
@click.option("--harbour", default="", callback=_listed, metavar="CARDS", help=TEXT["harbour"])
@click.option("--swords", default=0, type=click.IntRange(min=0), help=TEXT["swords"])
@click.option("--gone", default="", callback=_listed, metavar="CODES", help=TEXT["gone"])
@click.option("--modules", default="", callback=_listed, metavar="NAMES", help=TEXT["modules"])
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
        click.echo("\n".join(lines(odds, swords)))
