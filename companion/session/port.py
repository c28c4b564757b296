"""A seat's port: all that a front end may ask of a digital game, and all it may do to it.

Screens, plain mode and guests over a network talk to a Port and cannot tell what is behind it: what they get
is a seat's view, never a game. `LocalPort` is the one over a session of this machine.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from companion.advice.bots import bot
from companion.advice.odds import Odds
from companion.advice.odds_game import odds_of
from companion.content.books import Book
from companion.engine.flow import apply
from companion.engine.match import Match
from companion.engine.modules.adventure.campaign import AFTER, CampaignState, cards_before
from companion.engine.notation import action_object, event_object, find_action, plain_action
from companion.engine.refusal import BadAction, Illegal
from companion.engine.view import PUBLIC
from companion.engine.views import View, result_of
from companion.i18n import t
from companion.session.match_play import MatchPlay, Turn
from companion.session.session import Session
from companion.table.refusal import Refused

Action = dict[str, Any]
Event = dict[str, Any]


class Taking(NamedTuple):
    """Coins of one taking: what a ship pays (B22), what a person costs (B23), and the fee (B24)."""

    gets: int
    pays: int
    fee: int


class Port(Protocol):
    """One front end's way into a game."""

    @property
    def names(self) -> Sequence[str]:
        """Who sits at each seat."""

    @property
    def bots(self) -> Sequence[str]:
        """The bot of each seat, empty where a person sits."""

    @property
    def setup(self) -> Mapping[str, Any]:
        """The set-up, without seed or deck."""

    @property
    def book(self) -> Book | None:
        """The campaign book that an adventure is told by."""

    @property
    def told(self) -> Sequence[Turn]:
        """What happened so far, step by step, as this seat may know it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def view(self) -> View:
        """What this seat sees now."""

    def legal(self) -> list[Action]:
        """What the seat to act may do, if this port may act for it."""

    def why_not(self, action: Action) -> Illegal | None:
        """Why an action is not possible now; None if it is. Never touches the game."""

    def do(self, action: Action) -> list[Event]:
        """Acts for the seat whose turn it is; Refused or StoreError where nothing was done."""

    def undo(self, past_reveal: bool = False) -> str:
        """Takes back a person's last decision and says which; PastReveal where revealed cards go with it."""


class LocalPort:
    """The port over a session of this machine. At one keyboard it serves whichever seat is to act; with a
    `seat` it sees and acts for that one alone."""

    def __init__(self, session: Session, seat: int | None = None) -> None:
        self.session = session
        self.seat = seat

    @property
    def match(self) -> Match:
        """The running game: for this machine's bots and odds, never for a front end to look at."""
        state = self.session.state
        assert isinstance(state, Match)
        return state

    @property
    def setup(self) -> Mapping[str, Any]:
        """The set-up, without what would give the deal away."""
        hidden = ("seed", "deck", "time_deck")
        return {name: value for name, value in self.session.setup.items() if name not in hidden}

    @property
    def names(self) -> list[str]:
        """Who sits at each seat."""
        return list(self.match.setup.names)

    @property
    def bots(self) -> list[str]:
        """The bot of each seat, empty where a person sits."""
        return list(self.session.setup.get("bots") or [""] * len(self.names))

    @property
    def book(self) -> Book | None:
        """The book of an adventure."""
        return self.match.book

    @property
    def told(self) -> list[Turn]:
        """What happened so far, step by step."""
        play = self.session.play
        assert isinstance(play, MatchPlay)
        return play.told

    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [event for turn in self.told for event in turn.events]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def eyes(self) -> int:
        """The seat whose view is shown: this port's own, else whoever is to act."""
        return self.seat if self.seat is not None else self.match.to_act or 0

    def view(self) -> View:
        """What the table may see: a seat's view, never the order of the deck."""
        return self.match.view(self.eyes)

    def public_view(self) -> View:
        """What somebody without a seat may see."""
        return self.match.view(PUBLIC)

    def bot_to_act(self) -> str:
        """The bot whose decision it is, if any."""
        seat = self.match.to_act
        return "" if seat is None else self.bots[seat]

    def legal(self) -> list[Action]:
        """What may be done now; nothing while another seat is to act."""
        if self.seat is not None and self.seat != self.match.to_act:
            return []
        return [dict(action) for action in self.match.legal()]

    def why_not(self, action: Action) -> Illegal | None:
        """Why an action is not possible now; None if it is."""
        try:
            return self.match.why_not(action)
        except BadAction:
            return Illegal("B6", "not_available")

    def do(self, action: Action) -> list[Event]:
        """Commits one action; raises Refused or StoreError and changes nothing."""
        return self.session.commit(action, self.session.revision, self.seat).events

    def bot_action(self, name: str = "") -> Action:
        """What the bot to act, or the one named, does now; decided on a copy, repeatable from the log.

        A bot that answers what is not legal must not hang the table: then the first legal action counts.
        """
        game = self.match.game.clone()
        seed = int(self.session.setup.get("seed", 0)) * 10_007 + self.match.revision
        number = bot(name or self.bot_to_act(), seed)(game)
        return dict(action_object(game, number if number in game.legal else game.legal[0]))

    def odds(self) -> Odds | None:
        """The chances of the next card for the active player, from what every seat can see."""
        return odds_of(self.match.game, self.view())

    def taking(self, action: Action) -> Taking:
        """What a card that may be taken now brings or costs; tried on a copy."""
        game = self.match.game.clone()
        heard: list[tuple[int, int, int, int]] = []
        game.events = heard
        apply(game, find_action(game, plain_action(action)))
        told = [event_object(game, event) for event in heard]
        coins = {str(event["event"]): event.get("coins", 0) for event in reversed(told)}
        fees = sum(event["event"] == "fee" for event in told)
        return Taking(_whole(coins.get("traded")), _whole(coins.get("hired")), fees)

    def onward(self) -> dict[str, Any]:
        """The set-up of a campaign's next game, empty where there is none; after the last chapter it is
        competitive only (A60)."""
        campaign = result_of(self.view()).get("campaign")
        after = campaign is not None and campaign["chapter"] == AFTER
        if campaign is None or (after and len(self.names) == 1):
            return {}
        carried: dict[str, Any] = {**campaign, **({"kept": self.kept()} if campaign["failed"] else {})}
        return {**self.setup, "campaign": carried} | ({"mode": "competitive"} if after else {})

    def play_cards(self) -> dict[str, int]:
        """The play cards in the deck when this chapter began (A1)."""
        campaign = CampaignState(self.match.setup.campaign)
        cards = campaign.cards
        if cards is None and self.book:
            cards = cards_before(self.book, campaign.chapter)
        return dict(cards or {})

    def kept(self) -> dict[str, int]:
        """The play cards that this chapter has added, in this attempt and in lost ones before it (A41)."""
        now = result_of(self.view()).get("campaign", {}).get("cards") or {}
        lost = CampaignState(self.match.setup.campaign).kept
        before = {code: n - lost.get(code, 0) for code, n in self.play_cards().items()}
        return {code: n - before.get(code, 0) for code, n in now.items() if n > before.get(code, 0)}

    def undo(self, past_reveal: bool = False) -> str:
        """Back to before a person's last decision; what bots did since goes with it."""
        persons = [index for index, turn in enumerate(self.told) if not self.bots[turn.seat]]
        if not persons and (not self.told or not all(self.bots)):
            raise Refused(t("session-no-undo"))
        target = persons[-1] if persons else 0
        taken = next(iter(self.session.titles(target)), "")
        self.jump(self.session.history()[target - 1].n if target else 0, past_reveal)
        return taken

    def redo(self) -> None:
        """Forward again to a person's next decision."""
        self.session.redo(self.session.revision)
        while self.session.can_redo and self.bot_to_act():
            self.session.redo(self.session.revision)

    def jump(self, step: int, past_reveal: bool = False) -> None:
        """Goes to any step."""
        self.session.jump(step, self.session.revision, past_reveal=past_reveal)

    def step_texts(self) -> list[str]:
        """A line for every step, those that redo would bring back included."""
        return self.session.line_titles()


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
