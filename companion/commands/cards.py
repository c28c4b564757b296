"""`companion cards`: the catalogue as a table, with the source of every datum."""

import click
import msgspec

from companion.content import Card, load_catalogue
from companion.content.catalogue import SETS

SOURCES = (
    "rulebook: stated by the rulebook. print: read off other public card lists. "
    "assumed: ours, unknown in print."
)


def describe(card: Card) -> str:
    """What a face shows, in a few words."""
    if card.kind == "ship":
        strength = "skull" if card.skull else f"{card.swords} sword{'s' * (card.swords != 1)}"
        return f"{strength}, {card.coins} coin{'s' * (card.coins != 1)}" + (
            ", 1 to another player" if card.gift else ""
        )
    if card.kind == "expedition":
        return f"needs {card.needs}, {card.coins} coins, {card.vp} VP" + (
            f", {card.players} players only" if card.players else ""
        )
    if card.kind == "tax":
        return f"{card.threshold}+ coins: {card.rule}; {card.bonus_coins} to {card.bonus}"
    swords = f", {card.swords} sword{'s' * (card.swords != 1)}" if card.swords else ""
    return f"cost {card.cost}, {card.vp} VP{swords}"


@click.command(name="cards")
@click.argument("card_set", metavar="[SET]", required=False, type=click.Choice(SETS))
@click.option("--json", "as_json", is_flag=True, help="One JSON array, every datum.")
def command(card_set: str | None, as_json: bool) -> None:
    """List every known card (or those of one SET) with its source."""
    cards = [card for card in load_catalogue().cards if card_set in (None, card.set)]
    if as_json:
        click.echo(msgspec.json.encode(cards))
        return
    click.echo(f"{'set':<10} {'code':<24} {'n':>2}  {'shows':<44} source")
    for card in cards:
        note = f" ({card.note})" if card.note else ""
        click.echo(
            f"{card.set:<10} {card.code:<24} {card.count:>2}  {describe(card):<44} {card.source}{note}"
        )
    click.echo(f"{sum(card.count for card in cards)} cards, {len(cards)} faces. {SOURCES}")
