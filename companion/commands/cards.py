"""`companion cards`: the catalogue as a table, with the source of every datum."""

from collections.abc import Iterator

import click
import msgspec

from companion.commands.data import say
from companion.content import Card, load_catalogue
from companion.content.catalogue import CARD_SETS
from companion.i18n import Thing, enumeration, t
from companion.i18n.shown import padded


def _ship(card: Card) -> Iterator[str]:
    yield t("skull") if card.skull else t("swords", n=card.swords)
    yield t("crowns", n=card.crowns) if card.crowns else t("coins", n=card.coins)
    if card.gift:
        yield t("cli-cards-gift")
    if card.item:
        yield t(f"campaign-card-{card.item}")


def _person(card: Card) -> Iterator[str]:
    yield t("cli-cards-cost", n=card.cost)
    yield t("vp", n=card.vp)
    if card.swords:
        yield t("swords", n=card.swords)
    if card.price:
        yield t("cli-cards-price", n=card.price)
    if card.ares_coins:
        yield t("cli-cards-ares", n=card.ares_coins)


def _expedition(card: Card) -> Iterator[str]:
    item = Thing(f"campaign-card-{card.item}") if card.item else "none"
    yield t("cli-cards-needs", needs=card.needs, item=item)
    yield t("coins", n=card.coins)
    yield t("vp", n=card.vp)
    if card.players:
        yield t("cli-cards-players", n=card.players)


def _tax(card: Card) -> Iterator[str]:
    yield t("cli-cards-tax", n=card.threshold, rule=card.rule.replace(" ", "-"))
    yield t("cli-cards-bonus", n=card.bonus_coins, who=card.bonus.replace(" ", "-"))


SHOWS = {"ship": _ship, "expedition": _expedition, "tax": _tax}


def describe(card: Card) -> str:
    """What a face shows, in a few words."""
    return enumeration(SHOWS.get(card.kind, _person)(card))


@click.command(name="cards")
@click.argument("card_set", metavar="[SET]", required=False, type=click.Choice(list(CARD_SETS)))
@click.option("--json", "as_json", is_flag=True, help="One JSON array, every datum.")
def command(card_set: str | None, as_json: bool) -> None:
    """List every known card (or those of one SET) with its source."""
    cards = [card for card in load_catalogue().cards if card_set in (None, card.set)]
    if as_json:
        click.echo(msgspec.json.encode(cards))
        return
    say(_row(*(t(f"cli-cards-{head}") for head in ("set", "code", "n", "shows", "source"))))
    for card in cards:
        note = f" ({card.note})" if card.note else ""
        say(_row(card.set, card.code, str(card.count), describe(card), card.source + note))
    say(t("cli-cards-total", cards=sum(card.count for card in cards), n=len(cards)))


def _row(card_set: str, code: str, count: str, shows: str, source: str) -> str:
    return f"{padded(card_set, 10)} {padded(code, 24)} {count:>2}  {padded(shows, 44)} {source}"
