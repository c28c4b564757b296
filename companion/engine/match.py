"""One game with its set-up, its log and its undo: what the protocol, the sessions and the screens drive."""

from collections.abc import Mapping

from companion import __version__
from companion.content import Catalogue, ContentError, load_catalogue
from companion.content.books import Book, load_book
from companion.engine.box import Box
from companion.engine.declare import EVENTS
from companion.engine.explain import why_not
from companion.engine.flow import apply
from companion.engine.modules.adventure.campaign import DEFAULT_BOOK
from companion.engine.notation import action_object, event_object, find_action, legal_objects, plain_action
from companion.engine.refusal import (
    BadAction,
    Illegal,
    NothingToUndo,
    OtherShuffle,
    SetupError,
    SetupShapeError,
)
from companion.engine.setup import Setup
from companion.engine.state import OVER, Game
from companion.engine.view import REFEREE, view
from companion.engine.views import View


def book_of(setup: Setup) -> Book | None:
    """The campaign book that an adventure names; raises SetupError where there is none."""
    if setup.game != "adventure":
        return None
    try:
        return load_book(str(setup.campaign.get("book", DEFAULT_BOOK)))
    except ContentError as error:
        raise SetupError("book", what=str(error)) from None


class Match:
    """A running game. A refused action changes nothing."""

    def __init__(
        self,
        setup: Setup,
        catalogue: Catalogue,
        shuffles: list[list[str]] | None = None,
        book: Book | None = None,
    ) -> None:
        self.setup = setup
        self.catalogue = catalogue
        self.book = book or book_of(setup)
        self.edition = ""
        self.box = Box(setup, catalogue, self.book)
        self.actions: list[int] = []
        self._sent: list[dict[str, object]] = []
        self.revealed: list[bool] = []
        self.fresh: list[list[str]] = []
        self._recorded = [self._faces(order) for order in shuffles or []]
        self.game = self.box.deal(setup.seed, record=True, replay=self._recorded[:])
        self._start = self.game.clone()
        self._dealt = len(self.game.deals or [])

    @classmethod
    def new(cls, setup: Mapping[str, object], catalogue: Catalogue | None = None) -> "Match":
        """Set a game up from the fields of the protocol's `new`; raises SetupError."""
        checked = Setup(setup)
        checked.refuse_names()
        return cls(checked, catalogue or load_catalogue())

    @classmethod
    def from_log(
        cls, log: Mapping[str, object], catalogue: Catalogue | None = None, book: Book | None = None
    ) -> "Match":
        """Rebuild a game from its log, with the shuffles as they were recorded; raises SetupError. Shuffles
        beyond those that its actions use are kept for the actions to come; without `deck` the deal is not
        compared."""
        setup, shuffles, actions = log.get("setup"), log.get("shuffles"), log.get("actions")
        if not isinstance(setup, dict) or not isinstance(shuffles, list) or not isinstance(actions, list):
            raise SetupShapeError("log")
        for order in shuffles:
            if not isinstance(order, list) or not all(isinstance(code, str) for code in order):
                raise SetupShapeError("log_shuffles")
        try:
            match = cls(Setup(setup), catalogue or load_catalogue(), shuffles, book)
            for action in actions:
                match._step(match._meant(action))
        except BadAction as shape:
            raise SetupShapeError("log_action", why=shape) from None
        except Illegal as illegal:
            raise SetupError("log_illegal", why=illegal) from None
        except OtherShuffle:
            raise SetupError("log_shuffle") from None
        if log.get("deck", match.deck_at_start()) != match.deck_at_start():
            raise SetupError("log_deck")
        return match

    @property
    def revision(self) -> int:
        """How many actions have been applied."""
        return self.game.revision

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.game.stage == OVER

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        return None if self.over else self.game.to_act

    def legal(self) -> list[dict[str, object]]:
        """Every legal action of the seat to act, as objects ready to be applied."""
        return legal_objects(self.game)

    def view(self, seat: int | None = None) -> View:
        """The state as a seat sees it, or the referee's view; it names an edition that is not today's."""
        seen = view(self.game, self.setup, REFEREE if seat is None else seat)
        if self.edition and "campaign" in seen:
            seen["campaign"]["edition"] = self.edition
        return seen

    def why_not(self, action: object) -> Illegal | None:
        """Why an action is not possible now; None if it is. Looks only: nothing is tried on the game."""
        plain = plain_action(action)
        return why_not(self.game, plain) if find_action(self.game, plain) < 0 else None

    def apply(self, action: object, shuffles: list[list[str]] | None = None) -> list[dict[str, object]]:
        """Carry out one action and tell what happened; raises BadAction or Illegal and changes nothing.

        `shuffles` are those that fell when a kept game first played this action.
        """
        number = self._meant(action)
        if not shuffles:
            return self.play(number)
        self.game.replay = [self._faces(order) for order in shuffles]
        heard = self._step(number)
        self.game.replay = self._to_come()
        return heard

    def _meant(self, action: object) -> int:
        plain = plain_action(action)
        number = find_action(self.game, plain)
        if number < 0:
            raise why_not(self.game, plain)
        return number

    def play(self, number: int) -> list[dict[str, object]]:
        """Carry out one action out of the game's legal integers. Where the game has left the way of its
        record, whose shuffles then hold other cards, the rest of the record is dropped: the seed shuffles."""
        try:
            return self._step(number)
        except OtherShuffle:
            self._recorded = []
            self.game.replay = []
            return self._step(number)

    def _step(self, number: int) -> list[dict[str, object]]:
        """One action; when it fails, nothing half-done stays."""
        heard: list[tuple[int, int, int, int]] = []
        sent = action_object(self.game, number)
        dealt = len(self.game.deals or [])
        self.game.events = heard
        try:
            apply(self.game, number)
        except Exception:
            self.game = self._replayed(self.actions)
            raise
        self.game.events = None
        self.fresh = [self.codes(order) for order in (self.game.deals or [])[dealt:]]
        self._sent.append(sent)
        self.actions.append(number)
        self.revealed.append(any(EVENTS[event[0]].reveals for event in heard))
        return [event_object(self.game, event) for event in heard]

    def undo(self) -> None:
        """Take back the last action, as if it had never been applied."""
        if not self.actions:
            raise NothingToUndo
        self.game = self._replayed(self.actions[:-1])
        self.actions.pop()
        self._sent.pop()
        self.revealed.pop()

    def _replayed(self, actions: list[int]) -> Game:
        """The game after these first actions, with the shuffles as they fell."""
        deals = self.game.deals or []
        game = self._start.clone()
        game.deals = deals[: self._dealt]
        game.replay = deals[self._dealt :]
        for number in actions:
            apply(game, number)
        game.replay = self._recorded[len(game.deals) :]
        return game

    def deck_at_start(self) -> list[str]:
        """The deck as it was dealt, from the top."""
        return self.codes(self._start.deck[::-1])

    def shuffles_at_start(self) -> list[list[str]]:
        """The orders that fell while it was dealt."""
        return [self.codes(order) for order in (self.game.deals or [])[: self._dealt]]

    def log(self) -> dict[str, object]:
        """Set-up, deck order, every shuffle and action: enough to rebuild the game."""
        return {
            "protocol": 1,
            "version": __version__,
            "setup": self.setup.request,
            "deck": self.deck_at_start(),
            "shuffles": [self.codes(order) for order in (self.game.deals or []) + self._to_come()],
            "actions": [dict(sent) for sent in self._sent],
        }

    def _to_come(self) -> list[list[int]]:
        """The shuffles of its record that have not been used yet."""
        return self._recorded[len(self.game.deals or []) :]

    def codes(self, cards: list[int]) -> list[str]:
        """Cards as the protocol writes them."""
        return [self.box.faces.code[card] for card in cards]

    def _faces(self, codes: list[str]) -> list[int]:
        number = self.box.faces.number
        for code in codes:
            if code not in number:
                raise SetupError("log_card", card=repr(code))
        return [number[code] for code in codes]
