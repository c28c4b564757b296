"""A game's state and the few things that happen to piles and displays. The rules that move it are in
flow.py, discover.py, trade.py and claims.py; what a module adds comes through the hooks of Module."""

from hashlib import shake_128
from struct import unpack
from typing import Final

from companion.engine import events
from companion.engine.declare import COUNTERS, stage
from companion.engine.refusal import OtherShuffle
from companion.engine.rules import Part, Rules

# What the flow does next when no question is open; modules declare stages of their own.
TURN: Final = 0
DISCOVER: Final = 1
TRADE: Final = 2
TAKING: Final = 3
BUST: Final = 4
TURN_END: Final = 5
OVER: Final = 6
stage("turn", TURN)
stage("discover", DISCOVER)
stage("trade", TRADE)
stage("taking", TAKING)
stage("bust", BUST)
stage("turn end", TURN_END)
stage("over", OVER)


class Player:
    """One seat: coins are face-down cards, the counters sum up what the display can do."""

    __slots__ = ("coins", "display", "n", "swords", "vp")

    def __init__(self) -> None:
        self.coins: list[int] = []
        self.display: list[int] = []
        self.n: list[int] = [0] * len(COUNTERS)
        self.vp: int = 0
        self.swords: int = 0

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.coins = self.coins[:]
        copy.display = self.display[:]
        copy.n = self.n[:]
        copy.vp = self.vp
        copy.swords = self.swords
        return copy


class Game:
    """One running game. Piles are lists whose end is the top."""

    __slots__ = (
        "active",
        "actor",
        "asks",
        "closing_seat",
        "colour_count",
        "colours",
        "deals",
        "deck",
        "discard",
        "entropy",
        "events",
        "expeditions",
        "fee",
        "final_round",
        "harbour",
        "legal",
        "parts",
        "passive_barred",
        "pending",
        "permutations",
        "players",
        "reason",
        "repel_barred",
        "replay",
        "revealed",
        "revision",
        "round",
        "rules",
        "stage",
        "start_player",
        "takes_left",
        "time_deck",
        "to_act",
        "vp_moved",
        "winners",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.players: list[Player] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.time_deck: list[int] = []
        self.harbour: list[int] = []
        self.expeditions: list[int] = []
        self.colours: int = 0
        self.colour_count: int = 0
        self.active: int = 0
        self.actor: int = 0
        self.to_act: int = 0
        self.start_player: int = 0
        self.closing_seat: int = -1  # once the end is announced: it comes before this seat's next turn (B30)
        self.round: int = 1
        self.revision: int = 0
        self.stage: int = TURN
        self.pending: int = -1
        self.asks: list[int] = []
        self.takes_left: int = 0
        self.fee: int = 1
        self.repel_barred: bool = False
        self.passive_barred: bool = False
        self.revealed: int = 0
        self.final_round: bool = False
        self.vp_moved: bool = True
        self.legal: list[int] = []
        self.winners: list[int] = []
        self.reason: str = ""
        self.entropy: bytes = b""
        self.permutations: int = 0
        self.parts: list[Part] = []
        self.events: list[tuple[int, int, int, int]] | None = None
        self.deals: list[list[int]] | None = None
        self.replay: list[list[int]] | None = None

    def clone(self) -> "Game":
        """An independent copy that neither records nor replays."""
        copy = Game(self.rules)
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.time_deck = self.time_deck[:]
        copy.harbour = self.harbour[:]
        copy.expeditions = self.expeditions[:]
        copy.colours = self.colours
        copy.colour_count = self.colour_count
        copy.active = self.active
        copy.actor = self.actor
        copy.to_act = self.to_act
        copy.start_player = self.start_player
        copy.closing_seat = self.closing_seat
        copy.round = self.round
        copy.revision = self.revision
        copy.stage = self.stage
        copy.pending = self.pending
        copy.asks = self.asks[:]
        copy.takes_left = self.takes_left
        copy.fee = self.fee
        copy.repel_barred = self.repel_barred
        copy.passive_barred = self.passive_barred
        copy.revealed = self.revealed
        copy.final_round = self.final_round
        copy.vp_moved = self.vp_moved
        copy.legal = self.legal
        copy.winners = self.winners
        copy.reason = self.reason
        copy.entropy = self.entropy
        copy.permutations = self.permutations
        copy.parts = [part.clone() for part in self.parts]
        return copy

    def seed(self, seed: int) -> None:
        """Start the generator from any integer."""
        self.entropy = shake_128(f"port royal {seed:x}".encode()).digest(16)
        self.permutations = 0

    def permute(self, items: list[int]) -> None:
        """Fisher-Yates on words of SHAKE-128, a published standard: a seed means the same deal on every
        machine and Python."""
        count = len(items)
        self.permutations += 1
        key = self.entropy + self.permutations.to_bytes(4, "little")
        words: list[int] = list(unpack(f"<{count}I", shake_128(key).digest(4 * count)))
        i = count
        for word in words:
            j = word * i >> 32
            i -= 1
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle cards. A log keeps every order; a replay lays down the recorded one."""
        self.permute(cards)
        if self.replay:
            recorded = self.replay.pop(0)
            if sorted(recorded) != sorted(cards):
                raise OtherShuffle("shuffle")
            cards[:] = recorded
        if self.deals is not None:
            self.deals.append(cards[:])

    def restock(self) -> bool:
        """Shuffle the discard pile into a new deck (B4); False when there is none."""
        if not self.discard:
            return False
        self.deck = self.discard
        self.discard = []
        self.shuffle(self.deck)
        if self.events is not None:
            self.emit(events.SHUFFLED, -1, -1, len(self.deck))
        return True

    def next_card(self) -> int:
        """Reveal the next card: a turn's first comes from the time deck where there is one (C32)."""
        if self.time_deck and self.revealed == 0:
            card = self.time_deck.pop()
            if self.events is not None:
                self.emit(events.TIME_CARD, self.active, card, len(self.time_deck))
        else:
            if not self.deck:
                self.restock()
            card = self.deck.pop()
        self.revealed += 1
        if self.events is not None:
            self.emit(events.REVEALED, self.active, card, 0)
        return card

    def can_reveal(self) -> bool:
        """Is there a card to reveal (B4)?"""
        return bool(self.deck or self.discard or (self.time_deck and self.revealed == 0))

    def gain(self, seat: int, count: int) -> int:
        """Coins from the deck, as many as exist (B3, B4); returns how many came."""
        coins = self.players[seat].coins
        for got in range(count):
            if not self.deck and not self.restock():
                return got
            coins.append(self.deck.pop())
        return count

    def spend(self, seat: int, count: int) -> None:
        """Coins to the discard pile, face up (B3)."""
        coins = self.players[seat].coins
        for _ in range(count):
            self.discard.append(coins.pop())

    def give(self, seat: int, other: int) -> None:
        """One coin to another player; it stays face down (B3)."""
        self.players[other].coins.append(self.players[seat].coins.pop())

    def join(self, seat: int, face: int) -> None:
        """A card enters a display."""
        faces = self.rules.faces
        player = self.players[seat]
        player.display.append(face)
        player.swords += faces.swords[face]
        for counter in faces.gains[face]:
            player.n[counter] += 1
        self.score(seat, faces.vp[face])

    def leave(self, seat: int, face: int) -> None:
        """A card leaves a display for the discard pile."""
        faces = self.rules.faces
        player = self.players[seat]
        player.display.remove(face)
        player.swords -= faces.swords[face]
        for counter in faces.gains[face]:
            player.n[counter] -= 1
        self.score(seat, -faces.vp[face])
        self.discard.append(face)

    def score(self, seat: int, vp: int) -> None:
        """VP won or lost; the end is looked at after the action (B30)."""
        if vp:
            self.players[seat].vp += vp
            self.vp_moved = True

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return self.rules.seat_after[seat]

    def clockwise(self) -> list[int]:
        """Every seat, the active player first: the order of payouts and questions."""
        count = len(self.players)
        return [(self.active + step) % count for step in range(count)]

    def emit(self, kind: int, seat: int, card: int, number: int) -> None:
        """Tell whoever listens; callers look first whether anybody does."""
        if self.events is not None:
            self.events.append((kind, seat, card, number))
