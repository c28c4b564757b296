"""`companion time-deck`: the number of time cards for the contracts on the table, arithmetic included."""

import json

import click

from companion.commands.data import say
from companion.content import load_catalogue
from companion.content.facts import TIME_DECK_BASE
from companion.i18n import t
from companion.table.refusal import Refused
from companion.table.time_deck import time_deck


@click.command(name="time-deck", context_settings={"ignore_unknown_options": True})
@click.option("--players", type=int, default=None, help="1 to 5; checks the number of contracts (C30).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.argument("seals", nargs=-1, metavar="SEAL...")
def command(players: int | None, as_json: bool, seals: tuple[str, ...]) -> None:
    """Size the time deck (C31). A SEAL is printed on the contract: 1G, 0G, -1H; contract names work too."""
    try:
        deck = time_deck(players, seals, load_catalogue().contracts)
    except Refused as refusal:
        raise click.UsageError(str(refusal)) from None
    if as_json:
        facts = {
            "size": deck.size,
            "base": TIME_DECK_BASE,
            "digits": deck.digits,
            "letters": len(deck.letters),
        }
        names = [str(seal) for seal in deck.seals]
        click.echo(json.dumps(facts | {"seals": names, "different_letters": deck.letters}))
    else:
        say(t("time-deck-size", size=deck.size) + "\n" + deck.arithmetic())
