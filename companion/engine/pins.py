"""What a saved game keeps of what it was played with, so that it opens as the very same game for ever."""

from collections.abc import Mapping
from zlib import crc32

from companion.content import ContentError
from companion.content.books import book_names, load_book
from companion.content.editions import Edition, fingerprint, read_edition, written
from companion.engine.match import Match
from companion.engine.refusal import SetupError
from companion.engine.setup import Setup


class Differs(Exception):
    """The game would not be the one that was saved: what was dealt or done then comes out otherwise now."""


def edition_of(match: Match) -> Edition:
    """The data that this game plays with, and no more."""
    sets = {card.set for card in match.box.cards}
    cards = tuple(card for card in match.catalogue.cards if card.set in sets)
    contracts = match.catalogue.contracts if match.setup.game == "contracts" else ()
    return Edition(cards, contracts, match.book)


def pins_of(match: Match) -> dict[str, object]:
    """What the start of a save keeps: the edition, the dealt deck and the shuffles that led to it."""
    edition = written(edition_of(match))
    return {"edition": edition, "deck": match.deck_at_start(), "shuffles": match.shuffles_at_start()}


def begin_pinned(setup: Mapping[str, object], pins: Mapping[str, object]) -> Match:
    """The game as its save pinned it; Differs where it would be dealt otherwise, SetupError where refused."""
    try:
        edition = read_edition(pins.get("edition"))
    except ContentError as error:
        raise Differs(str(error)) from None
    shuffles = pins.get("shuffles")
    orders = [[str(code) for code in order] for order in shuffles] if isinstance(shuffles, list) else None
    try:
        match = Match(Setup(setup), edition.catalogue, orders, edition.book)
    except ValueError as error:
        raise Differs(str(error)) from None
    if match.deck_at_start() != pins.get("deck", match.deck_at_start()):
        raise Differs("deck")
    match.edition = _edition_name(edition)
    return match


def _edition_name(edition: Edition) -> str:
    """The fingerprint of a book that is not the shipped one, so that its own text is read."""
    if edition.book is None:
        return ""
    name = fingerprint(edition.book)
    return "" if edition.book.id in book_names() and name == fingerprint(load_book(edition.book.id)) else name


def mark_of(match: Match) -> str:
    """A short sum over where every card lies, whose turn it is and the points."""
    game = match.game
    piles = [game.deck, game.discard, game.time_deck, game.harbour, game.expeditions]
    for player in game.players:
        piles += [player.coins, player.display]
    for part in game.parts:
        piles.append(part.cards())
    told = [" ".join(match.codes(pile)) for pile in piles]
    points = [str(player.vp) for player in game.players]
    turn = [str(match.to_act), str(game.active), str(game.round)]
    return f"{crc32('|'.join(told + points + turn).encode()):08x}"


def play_pinned(match: Match, action: object, kept: Mapping[str, object]) -> list[dict[str, object]]:
    """One kept action, with the shuffles that fell then; Differs where it leads elsewhere now."""
    shuffles = kept.get("shuffles")
    try:
        heard = match.apply(action, shuffles if isinstance(shuffles, list) else None)
    except (ValueError, SetupError) as error:
        raise Differs(str(error)) from None
    if kept.get("mark", "") != mark_of(match):
        raise Differs("mark")
    return heard


def kept_of(match: Match) -> dict[str, object]:
    """What a step keeps: the shuffles it caused, and the mark of where it led."""
    kept: dict[str, object] = {"shuffles": match.fresh} if match.fresh else {}
    return kept | {"mark": mark_of(match)}
