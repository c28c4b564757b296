"""The desk of a digital game: one session, what happened in it, and whose decision it is."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.advice.odds_game import odds_of
from companion.engine.match import Match
from companion.engine.refusal import BadAction, Illegal
from companion.i18n import t
from companion.session import Session
from companion.words.telling import action_text

Action = dict[str, Any]
Event = dict[str, Any]


class Turned(NamedTuple):
    """One step: who acted, the action, and what it brought about."""

    seat: int
    action: Action
    events: list[Event]


class Desk:
    """Everything a game screen asks for. It commits through the session and keeps the story beside it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: list[Turned] = []
        self.last_risk: float | None = None
        self.retell()

    @property
    def match(self) -> Match:
        state = self.session.state
        assert isinstance(state, Match)
        return state

    @property
    def setup(self) -> Mapping[str, Any]:
        return self.session.setup

    @property
    def names(self) -> list[str]:
        return list(self.setup["players"])

    @property
    def bots(self) -> list[str]:
        """The bot of each seat, empty where a person sits."""
        return list(self.setup.get("bots") or [""] * len(self.names))

    @property
    def odds(self) -> str:
        """When the bust risk is shown in this game: kept in the log from the start."""
        return str(self.setup.get("odds", "off"))

    def bot_to_act(self) -> str:
        """The bot whose decision it is, if any."""
        seat = self.match.to_act
        return "" if seat is None else self.bots[seat]

    def view(self) -> dict[str, Any]:
        """What the table may see: a seat's view, never the order of the deck."""
        return dict(self.match.view(self.match.to_act or 0))

    def legal(self) -> list[Action]:
        return [dict(action) for action in self.match.legal()]

    def do(self, action: Action) -> list[Event]:
        """Commit one action; raises Refused or StoreError and changes nothing."""
        seat = self.match.to_act
        if action["do"] == "draw" and self.odds == "after":
            risk = odds_of(self.match.game, self.view())
            self.last_risk = float(risk.bust_next) if risk else None
        events = self.session.commit(action, self.session.revision).events
        self.told.append(Turned(-1 if seat is None else seat, action, events))
        return events

    def refusal(self, action: Action) -> Illegal | None:
        """Why an action is not possible now; None if it is."""
        if action in self.legal():
            return None
        try:
            self.match.apply(action)
        except Illegal as illegal:
            return illegal
        except BadAction:
            return Illegal("B6", "not_available")
        raise AssertionError("an action outside the legal list was carried out")

    def undo_to_person(self, past_reveal: bool = False) -> None:
        """Back to before a person's last decision; what bots did since goes with it."""
        persons = [index for index, turned in enumerate(self.told) if not self.bots[turned.seat]]
        target = persons[-1] if persons else 0
        self.jump(self.session.history()[target - 1].n if target else 0, past_reveal)

    def redo_to_person(self) -> None:
        """Forward again to a person's next decision."""
        self.session.redo(self.session.revision)
        while self.session.can_redo and self.bot_to_act():
            self.session.redo(self.session.revision)
        self.retell()

    def jump(self, step: int, past_reveal: bool = False) -> None:
        """Go to any step."""
        self.session.jump(step, self.session.revision, past_reveal=past_reveal)
        self.retell()

    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [event for turned in self.told for event in turned.events]

    def step_texts(self) -> list[str]:
        """A line for every step up to here."""
        return [
            t("step-line", name=self.names[turned.seat], text=action_text(turned.action, self.names))
            for turned in self.told
        ]

    def retell(self) -> None:
        """Play the log again to hear what each step brought about."""
        log = self.match.log()
        replay = Match.from_log({**log, "actions": []})
        self.told = []
        actions: Any = log["actions"]
        for action in actions:
            seat = replay.to_act
            self.told.append(Turned(-1 if seat is None else seat, dict(action), replay.apply(action)))
