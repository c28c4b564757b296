"""`companion cards`: the catalogue as a table, with the source of every datum."""

import click
import msgspec

from companion.content import Card, load_catalogue
from companion.content.catalogue import CARD_SETS

SOURCES = (
    "rulebook: stated by the rulebook. print: read off other public card lists. "
    "assumed: ours, unknown in print. original: our invention."
)


def _many(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number != 1)}"


def _ship(card: Card) -> str:
    strength = "skull" if card.skull else _many(card.swords, "sword")
    pays = _many(card.crowns, "crown") if card.crowns else _many(card.coins, "coin")
    return ", ".join(filter(None, (strength, pays, "1 to another player" if card.gift else "", card.item)))


def _person(card: Card) -> str:
    swords = f", {_many(card.swords, 'sword')}" if card.swords else ""
    price = f", pays {card.price} for bread or rum" if card.price else ""
    ares = f", {_many(card.ares_coins, 'coin')} on Ares ships" if card.ares_coins else ""
    return f"cost {card.cost}, {card.vp} VP{swords}{price}{ares}"


def describe(card: Card) -> str:
    """What a face shows, in a few words."""
    if card.kind == "ship":
        return _ship(card)
    if card.kind == "expedition":
        item = f" and {card.item}" if card.item else ""
        players = f", {card.players} players only" if card.players else ""
        return f"needs {card.needs}{item}, {card.coins} coins, {card.vp} VP{players}"
    if card.kind == "tax":
        return f"{card.threshold}+ coins: {card.rule}; {card.bonus_coins} to {card.bonus}"
    return _person(card)


@click.command(name="cards")
@click.argument("card_set", metavar="[SET]", required=False, type=click.Choice(list(CARD_SETS)))
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
        shows = describe(card)
        click.echo(f"{card.set:<10} {card.code:<24} {card.count:>2}  {shows:<44} {card.source}{note}")
    click.echo(f"{sum(card.count for card in cards)} cards, {len(cards)} faces. {SOURCES}")
