"""The bot `trader`: quick and sensible. It knows the risk of the next card from what its seat can see,
values persons by points and by what they will still bring, and keeps an eye on expeditions and the end."""

from companion.advice.unseen import unseen
from companion.advice.worth import Outlook, face_worths, person_worth, price
from companion.engine.actions import CLAIM, DRAW, END, KEEP, KIND, PASS, REPEL, STOP, TAKE, face_of, with_of
from companion.engine.faces import ADMIRAL, GOVERNOR, PERSON, SHIP
from companion.engine.state import TAKING, Game, Player

BOLDNESS = 0.15  # coins: what going on is worth beyond the next card


class Trader:
    """Chooses for whichever seat has to act; remembers nothing that it could not see again."""

    def choose(self, game: Game) -> int:
        """One of the legal actions."""
        legal = game.legal
        if len(legal) == 1:
            return legal[0]
        if game.pending >= 0:
            return self._repel_or_keep(game)
        claim = best_claim(game, legal)
        if claim >= 0:
            return claim
        if game.stage == TAKING:
            return self._take(game)
        if STOP in legal:
            return self._go_on_or_stop(game)
        return DRAW if DRAW in legal else END

    def _repel_or_keep(self, game: Game) -> int:
        """Repel what would be a bust, or a ship that adds less than the risk it brings."""
        ship = game.pending
        if game.colours >> game.rules.faces.colour[ship] & 1:
            return REPEL
        worths = self._worths(game)
        now = harvest(worths, game.harbour, allowance(game, game.colour_count))
        then = harvest(worths, [*game.harbour, ship], allowance(game, game.colour_count + 1))
        return KEEP if then > now + 0.4 or game.colour_count == 2 else REPEL

    def _worths(self, game: Game) -> list[float]:
        """What each face would be worth to the active player in phase 2."""
        player = game.players[game.active]
        return face_worths(game, player, Outlook(game), len(player.coins))

    def _go_on_or_stop(self, game: Game) -> int:
        """Weigh what the next card may add against the harbour that a bust would lose."""
        worths = self._worths(game)
        now = harvest(worths, game.harbour, allowance(game, game.colour_count)) + income(game, 0)
        hope = expectation(game, worths)
        return DRAW if hope + BOLDNESS > now else STOP

    def _take(self, game: Game) -> int:
        """The card that is worth most, if any is worth its price and fee."""
        player = game.players[game.actor]
        outlook = Outlook(game)
        fee = outlook.coin * (game.actor != game.active)
        worths = face_worths(game, player, outlook, len(player.coins))
        choice = best_take(game, worths, fee)
        if game.takes_left > 1 and choice != PASS:
            return _ship_first(game, player, outlook, choice)
        return choice


def best_take(game: Game, worths: list[float], fee: float) -> int:
    """The legal take that is worth most after its fee, or PASS."""
    best, choice = 0.0, PASS
    for action in game.legal:
        if action & KIND == TAKE:
            worth = worths[face_of(action)] - fee
            if worth > best:
                best, choice = worth, action
    return choice


def _ship_first(game: Game, player: Player, outlook: Outlook, choice: int) -> int:
    """With two cards to take, a ship comes first when its coins pay for a person out of reach."""
    faces = game.rules.faces
    purse = len(player.coins)
    ships = [
        action for action in game.legal if action & KIND == TAKE and faces.category[face_of(action)] == SHIP
    ]
    if not ships:
        return choice
    richest = max(
        ships, key=lambda action: faces.coins[face_of(action)] + player.n[faces.colour[face_of(action)]]
    )
    coins = faces.coins[face_of(richest)] + player.n[faces.colour[face_of(richest)]]
    dearer = face_worths(game, player, outlook, purse + coins)
    if any(
        [
            dearer[face] > dearer[face_of(choice)] and price(game, player, face) > purse
            for face in game.harbour
        ]
    ):
        return richest
    return choice


def allowance(game: Game, colours: int) -> int:
    """How many cards the active player may take with so many colours in the harbour (B20)."""
    return game.rules.allowance[colours] + game.players[game.active].n[GOVERNOR]


def income(game: Game, more: int) -> float:
    """Coins of the admirals when phase 2 starts with so many more cards in the harbour (B25)."""
    size = len(game.harbour) + more
    return 2.0 * game.players[game.active].n[ADMIRAL] if size >= 5 else 0.0


def harvest(worths: list[float], harbour: list[int], takes: int) -> float:
    """What the best cards of a harbour are worth together."""
    if not harbour:
        return 0.0
    if takes == 1:
        return max(0.0, max([worths[face] for face in harbour]))
    ranked = sorted([worths[face] for face in harbour], reverse=True)
    return sum([worth for worth in ranked[:takes] if worth > 0.0])


def expectation(game: Game, worths: list[float]) -> float:
    """The harvest to expect after one more card, busts included."""
    faces = game.rules.faces
    swords = game.players[game.active].swords
    count = game.colour_count
    same = sorted([worths[face] for face in game.harbour if worths[face] > 0.0], reverse=True)
    takes, wider = allowance(game, count), allowance(game, count + 1)
    stay = sum(same[:takes])
    total, hope = 0, 0.0
    for face, copies in enumerate(unseen(game)):
        if not copies:
            continue
        total += copies
        category = faces.category[face]
        if category == SHIP:
            if game.colours >> faces.colour[face] & 1:
                hope += copies * stay if faces.strength[face] <= swords else 0.0
            else:
                hope += copies * _with(same, worths[face], wider)
        elif category == PERSON:
            hope += copies * _with(same, worths[face], takes)
        else:
            hope += copies * stay
    return hope / max(1, total) + income(game, 1)


def _with(ranked: list[float], worth: float, takes: int) -> float:
    """The harvest with one card more; `ranked` falls."""
    if takes > len(ranked):
        return sum(ranked) + max(0.0, worth)
    best = sum(ranked[:takes])
    return best + max(0.0, worth - ranked[takes - 1])


def best_claim(game: Game, legal: list[int]) -> int:
    """The claim that gains most, or -1 when none gains anything."""
    best, choice = 0.0, -1
    for action in legal:
        if action & KIND == CLAIM:
            gain = claim_worth(game, action)
            if gain > best:
                best, choice = gain, action
    return choice


def claim_worth(game: Game, action: int) -> float:
    """Points and coins of the expedition, less what the persons were worth."""
    faces = game.rules.faces
    player = game.players[game.active]
    outlook = Outlook(game)
    expedition = face_of(action)
    worth = faces.vp[expedition] * outlook.vp + faces.coins[expedition] * outlook.coin
    for face in with_of(action):
        worth -= person_worth(game, player, outlook, face)
    return worth
