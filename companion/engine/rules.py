"""The unchanging half of a game: its switches, and the hooks through which modules change the base rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.engine.declare import Collision
from companion.engine.faces import Faces
from companion.engine.refusal import Illegal
from companion.engine.views import PlayerView, Question, View

if TYPE_CHECKING:
    from companion.engine.state import Game


class Part:
    """A module's own state inside a game."""

    __slots__ = ()

    def clone(self) -> "Part":
        """An independent copy."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """The deck cards that lie in this part, so that none is ever lost."""
        return []


class Module:
    """The hooks through which a module changes the base game. `install` says which of them it uses."""

    __slots__ = ()

    def install(self, rules: "Rules") -> None:
        """Add this module to the hook lists of the rules."""
        raise NotImplementedError

    def prepare(self, game: "Game") -> None:
        """Lay out what the module brings, once coins are dealt."""

    def turn_started(self, game: "Game") -> None:
        """Before the first card of a turn."""

    def options(self, game: "Game", out: list[int]) -> None:
        """Add the actions the acting seat may choose at a free moment (phase 1, own taking, after a bust)."""

    def perform(self, game: "Game", action: int) -> None:
        """Carry out an action of a kind this module owns."""
        raise NotImplementedError

    def answers(self, game: "Game", ask: int) -> list[int]:
        """The possible answers to a question of this module; fewer than two and it is not asked."""
        raise NotImplementedError

    def advance(self, game: "Game") -> bool:
        """Leave a stage of this module; True when it put a decision into `to_act` and `legal`."""
        raise NotImplementedError

    def discover_options(self, game: "Game", basic: list[int]) -> list[int]:
        """Going on and stopping as the module allows them; empty ends phase 1."""
        return basic

    def stopped(self, game: "Game") -> bool:
        """Phase 1 is over without a bust; True when the module has put questions first."""
        return False

    def placed(self, game: "Game") -> None:
        """Ships have entered the harbour without a bust."""

    def repelled(self, game: "Game", ship: int) -> bool:
        """A ship was repelled; True when the module has taken care of the card."""
        return False

    def taxed(self, game: "Game", losers: list[int]) -> None:
        """A tax has been carried out; `losers` lost coins, active player first."""

    def busted(self, game: "Game", size: int) -> None:
        """The active player bust with `size` cards in the harbour; jesters are paid."""

    def extra_cards(self, game: "Game") -> int:
        """More (or fewer) cards for the active player's taking."""
        return 0

    def taking_income(self, game: "Game", seat: int) -> int:
        """Coins at the start of a taking."""
        return 0

    def ship_variants(self, game: "Game", takes: list[int]) -> list[int]:
        """The ways in which the acting seat may take a ship, from those known so far."""
        return takes

    def ship_coins(self, game: "Game", action: int) -> int:
        """Coins added to (or taken off) a ship's income."""
        return 0

    def stows(self, game: "Game", action: int) -> bool:
        """Does the taken ship stay with its taker instead of going to the discard pile?"""
        return False

    def stow(self, game: "Game", action: int) -> None:
        """Put such a ship where it stays."""

    def traded(self, game: "Game", action: int) -> None:
        """A ship was taken and paid."""

    def claimed(self, game: "Game", expedition: int) -> None:
        """The active player claimed an expedition."""

    def completed(self, game: "Game") -> None:
        """Somebody completed a contract."""

    def lent(self, game: "Game", seat: int, counted: list[int]) -> int:
        """Add what the module gives a seat beyond its display to the counters; returns swords likewise."""
        return 0

    def tell(self, game: "Game", state: View) -> None:
        """Add the module's public facts to a view of the game."""

    def tell_player(self, game: "Game", seat: int, state: PlayerView) -> None:
        """Add the module's public facts to a player's part of a view."""

    def tell_question(self, game: "Game", ask: int, state: Question) -> None:
        """Describe an open question of this module."""

    def tell_action(self, game: "Game", action: int, out: dict[str, object]) -> None:
        """Write an action of a kind this module owns as an object."""

    def explain(self, game: "Game", action: Mapping[str, object]) -> Illegal:
        """Why an action with a verb of this module, or any in a stage of it, is not possible now."""
        raise NotImplementedError


class Ending:
    """When a game ends and who has won."""

    __slots__ = ()

    def reached(self, game: "Game") -> bool:
        """Is the end to be announced now?"""
        raise NotImplementedError

    def decide(self, game: "Game") -> None:
        """Fill in winners and reason of a game that is over."""
        raise NotImplementedError


class Rules:
    """The unchanging half of a game: faces, switches and the hooks of its modules."""

    __slots__ = (
        "all_play_once_more",
        "allowance",
        "answering",
        "claims_after_bust",
        "copies",
        "ending",
        "faces",
        "governor_at_once",
        "handlers",
        "jester_when_active",
        "labels",
        "modules",
        "on_busted",
        "on_claimed",
        "on_completed",
        "on_discover",
        "on_extra_cards",
        "on_options",
        "on_placed",
        "on_repelled",
        "on_ship",
        "on_stop",
        "on_taking",
        "on_taxed",
        "on_turn",
        "seat_after",
        "stages",
    )

    def __init__(self, faces: Faces, ending: Ending, first_edition: bool) -> None:
        self.faces: Faces = faces
        self.ending: Ending = ending
        self.claims_after_bust: bool = not first_edition
        self.jester_when_active: bool = not first_edition
        self.governor_at_once: bool = first_edition
        self.all_play_once_more: bool = False  # after the announcer's turn (switch `last_turn`)
        self.allowance: list[int] = [1, 1, 1, 1, 2, 3, 4]
        self.modules: list[Module] = []
        self.handlers: dict[int, Module] = {}
        self.labels: dict[str, list[str]] = {}
        self.seat_after: list[int] = []  # by seat: the next one clockwise
        self.copies: list[int] = []  # by face: how many the box holds, wherever they lie
        self.answering: dict[int, Module] = {}
        self.stages: dict[int, Module] = {}
        self.on_turn: list[Module] = []
        self.on_options: list[Module] = []
        self.on_discover: list[Module] = []
        self.on_stop: list[Module] = []
        self.on_placed: list[Module] = []
        self.on_repelled: list[Module] = []
        self.on_taxed: list[Module] = []
        self.on_busted: list[Module] = []
        self.on_extra_cards: list[Module] = []
        self.on_taking: list[Module] = []
        self.on_ship: list[Module] = []
        self.on_claimed: list[Module] = []
        self.on_completed: list[Module] = []

    def add(self, module: Module) -> None:
        """Let a module hook itself in."""
        self.modules.append(module)
        module.install(self)

    def own(
        self,
        module: Module,
        verbs: list[int] | None = None,
        asks: list[int] | None = None,
        stages: list[int] | None = None,
    ) -> None:
        """The declared verbs, questions and stages that a module carries out; no other may own them too."""
        for owned, numbers in ((self.handlers, verbs), (self.answering, asks), (self.stages, stages)):
            for number in numbers or []:
                if number in owned:
                    raise Collision(f"two modules of one game own number {number}")
                owned[number] = module

    def label(self, key: str, names: list[str]) -> None:
        """What the numbers of an event's `key` are called."""
        if key in self.labels:
            raise Collision(f"two modules of one game label {key!r}")
        self.labels[key] = names
