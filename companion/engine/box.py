"""The box a game comes out of: its cards, its rules put together from modules, and the deal."""

from companion.content import Card, Catalogue
from companion.content.books import Book
from companion.content.facts import GOAL, GOAL_UNDERWAY, OPEN_CONTRACTS, OPEN_IN_COMPETITION, START_COINS
from companion.engine.ending import Competitive
from companion.engine.faces import EXPEDITION, PERSON, Faces
from companion.engine.flow import settle
from companion.engine.modules.adventure.setup import add_adventure
from companion.engine.modules.contracts import Contracts
from companion.engine.modules.offered import in_the_deck
from companion.engine.modules.time_deck import CoopEnding, TimeDeck
from companion.engine.modules.wholesalers import Wholesalers
from companion.engine.refusal import SetupError
from companion.engine.rules import Rules
from companion.engine.setup import Place, Setup
from companion.engine.state import Game, Player

SPECIAL = "expedition.CPS"


def cards_of(setup: Setup, catalogue: Catalogue) -> list[Card]:
    """The cards that this set-up plays with (B1, B2, U1, U6, G, C1)."""
    cards = catalogue.of_set("underway" if setup.game == "underway" else "base")
    for offered in in_the_deck(setup.game, setup.modules):
        cards += offered.cards(catalogue)
    return [_print(card, setup.contract_ships) for card in cards if card.players <= len(setup.names)]


def _print(card: Card, contract_ships: str) -> Card:
    """A contract ship as the chosen print shows it (C5)."""
    if contract_ships == "all" or not card.instead:
        return card
    return Card(
        code=card.instead,
        count=card.count,
        kind=card.kind,
        source="print",
        set=card.set,
        colour=card.colour,
        swords=card.swords,
        coins=1,
    )


def rules_of(setup: Setup, faces: Faces, catalogue: Catalogue) -> Rules:
    """The base rules and whatever modules this set-up adds."""
    ending = Competitive(GOAL_UNDERWAY if setup.game == "underway" else GOAL, setup.end_needs_expedition)
    rules = Rules(faces, ending, setup.edition == "2014")
    rules.all_play_once_more = setup.last_turn == "announcer"
    if setup.game == "underway":
        rules.add(Wholesalers())
    for offered in in_the_deck(setup.game, setup.modules):
        if offered.make is not None:
            rules.add(offered.make())
    if setup.game == "contracts":
        _add_contracts(rules, setup, catalogue)
    return rules


def _add_contracts(rules: Rules, setup: Setup, catalogue: Catalogue) -> None:
    """Four contracts in competition (C20); in co-operation more of them, against the time deck (C30)."""
    choice = [contract for contract in catalogue.contracts if setup.coop or not contract.coop_only]
    count = OPEN_CONTRACTS[len(setup.names)] if setup.coop else OPEN_IN_COMPETITION
    contracts = Contracts(choice, count, setup.contracts)
    rules.add(contracts)
    if setup.coop:
        ending = CoopEnding(contracts)
        rules.ending = ending
        rules.add(TimeDeck(ending, choice, setup.score_pile))


class Box:
    """Everything that games of one set-up share; `deal` lays out one of them."""

    def __init__(self, setup: Setup, catalogue: Catalogue, book: Book | None = None) -> None:
        self.setup = setup
        self.cards = cards = cards_of(setup, catalogue)
        self.faces = Faces(cards)
        self.pool: list[int] = [self.faces.number[card.code] for card in cards for _ in range(card.count)]
        self.rules = rules_of(setup, self.faces, catalogue)
        self.rules.copies = [self.pool.count(face) for face in range(len(self.faces.code))]
        self.rules.seat_after = [*range(1, len(setup.names)), 0]
        self._named = self._take_named()
        if setup.game == "adventure":
            assert book is not None, "an adventure needs its book"
            add_adventure(setup, book, catalogue, self.rules, self.pool, len(self.deck_top))

    def _take_named(self) -> dict[int, list[int]]:
        """Take the cards named in `start`, `deck` and `time_deck` out of the pool."""
        setup = self.setup
        special = self.faces.number.get(SPECIAL, -1)
        named = {seat: self._codes(place.display, "start") for seat, place in setup.start.items()}
        for faces in named.values():
            for face in faces:
                if self.faces.category[face] not in (PERSON, EXPEDITION) and not self.faces.item[face]:
                    raise SetupError("display_card", card=self.faces.code[face])
        self.deck_top = self._codes(setup.deck, "deck")
        self.time_top = self._codes(setup.time_deck, "time_deck")
        if special >= 0 and special in self.deck_top + self.time_top:
            raise SetupError("special", card=SPECIAL)
        self.in_the_middle = [special] if special in self.pool else []
        if self.in_the_middle:
            self.pool.remove(special)
        return named

    def _codes(self, codes: list[str], where: str) -> list[int]:
        faces: list[int] = []
        for code in codes:
            face = self.faces.number.get(code, -1)
            if face < 0:
                raise SetupError("no_card", key=where, card=repr(code))
            if face not in self.pool:
                raise SetupError("copies", key=where, card=repr(code))
            self.pool.remove(face)
            faces.append(face)
        return faces

    def deal(self, seed: int, record: bool = False, replay: list[list[int]] | None = None) -> Game:
        """Shuffle and deal in the protocol's order; the same seed and set-up give the same game."""
        game = Game(self.rules)
        game.seed(seed)
        game.replay = replay
        if record:
            game.deals = []
        names = len(self.setup.names)
        game.players = [Player() for _ in range(names)]
        game.start_player = self._start_player(game)
        game.active = game.start_player
        game.deck = self.pool[:]
        game.shuffle(game.deck)
        game.expeditions = self.in_the_middle[:]
        for seat in range(names):
            self._seat(game, seat)
        for module in self.rules.modules:
            module.prepare(game)
        self._stack(game)
        settle(game)
        game.vp_moved = True
        return game

    def _start_player(self, game: Game) -> int:
        if not self.setup.random_start:
            return self.setup.start_player
        seats = list(range(len(self.setup.names)))
        game.permute(seats)
        return seats[0]

    def _seat(self, game: Game, seat: int) -> None:
        """Coins from the deck (B3) and the cards that `start` names."""
        place = self.setup.start.get(seat, Place(-1, []))
        coins = place.coins
        if coins < 0:
            coins = 0 if self.setup.game == "adventure" else START_COINS
        if coins > len(game.deck):
            raise SetupError("coins_short", seat=seat, coins=coins)
        game.gain(seat, coins)
        for face in self._named.get(seat, []):
            game.join(seat, face)

    def _stack(self, game: Game) -> None:
        """Lay the named cards on top of the time deck, where they replace others, and of the deck."""
        if len(self.time_top) > len(game.time_deck):
            raise SetupError("time_deck_long", count=len(game.time_deck))
        keep = len(game.time_deck) - len(self.time_top)
        game.deck = game.time_deck[keep:] + game.deck
        game.time_deck = game.time_deck[:keep] + self.time_top[::-1]
        game.deck += self.deck_top[::-1]
