"""A digital game as a Play: the engine's Match, what happened in it, and what its log keeps."""

import secrets
from typing import NamedTuple

from companion.advice.bots import NAMES as BOTS
from companion.engine.match import Match
from companion.engine.pins import Differs, begin_pinned, kept_of, pins_of, play_pinned
from companion.engine.refusal import BadAction, Illegal, SetupError
from companion.i18n import listing, t
from companion.session.kinds import Applied, Json, Knowledge, LeadsElsewhere, Play, SelfContained
from companion.table.refusal import Refused
from companion.words.telling import action_text, reason_text

FRONT_END = ("bots", "odds", "table")
"""Fields of a set-up that the engine does not know: the bot of each seat, when odds are shown, and the table
log whose chapter this game is."""
ODDS = ("off", "after", "before")
SEED_BITS = 53


class Turn(NamedTuple):
    """One step of a game: who acted, the action, and what it brought about."""

    seat: int
    action: Json
    events: list[Json]


class MatchPlay:
    """One Match in a session. `state` is the Match: front ends see it through a seat's port."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.told: list[Turn] = []

    @property
    def state(self) -> Match:
        """The running Match."""
        return self._match

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is."""
        return self._match.to_act

    def pins(self) -> Json:
        """Edition, dealt deck and first shuffles."""
        return pins_of(self._match)

    def apply(self, entry: Json, kept: Json | None = None) -> Applied:
        """One protocol action; it reveals where the engine says that hidden cards came up."""
        seat = self._match.to_act
        try:
            events = self._match.apply(entry) if not kept else play_pinned(self._match, entry, kept)
        except Illegal as illegal:
            raise Refused(reason_text(illegal), illegal.rule) from illegal
        except BadAction as error:
            raise Refused(reason_text(error)) from error
        except Differs as error:
            raise LeadsElsewhere(str(error)) from error
        self.told.append(Turn(-1 if seat is None else seat, entry, events))
        return Applied(self._match.revealed[-1], events, kept or kept_of(self._match))

    def undo(self) -> None:
        """The Match's own undo."""
        self._match.undo()
        self.told.pop()

    def titles(self, first: int = 0) -> list[str]:
        """Who did what, in words."""
        names = self._match.setup.names
        return [
            t("step-line", name=names[turn.seat], text=action_text(turn.action, names, self._match.book))
            for turn in self.told[first:]
        ]

    def summary(self) -> Json:
        """What the list of saves shows of a digital game."""
        match, game = self._match, self._match.game
        chapter = (
            {"chapter": match.setup.campaign.get("chapter", 1)} if match.setup.game == "adventure" else {}
        )
        return {
            **chapter,
            "game": match.setup.game,
            "mode": match.setup.mode,
            "round": game.round,
            "players": list(match.setup.names),
            "to_act": match.to_act,
            "over": match.over,
            "result": self.result(),
        }

    def result(self) -> Json | None:
        """The engine's result once the game is over."""
        if not self._match.over:
            return None
        result = self._match.view().get("result")
        return dict(result) if isinstance(result, dict) else None


def _check_front_end(setup: Json) -> None:
    """A bot or a person for every seat, and odds as the settings know them."""
    bots, players = setup.get("bots"), setup.get("players")
    if bots is not None and not (
        isinstance(bots, list)
        and isinstance(players, list)
        and len(bots) == len(players)
        and all(bot in ("", *BOTS) for bot in bots)
    ):
        raise Refused(t("session-bad-bots", bots=listing(BOTS)))
    if setup.get("odds", "off") not in ODDS:
        raise Refused(t("session-bad-odds", choices=listing(ODDS)))
    if not isinstance(setup.get("table", ""), str):
        raise Refused(t("session-bad-table"))


class Digital(SelfContained):
    """The kind of session that plays with the engine; its set-up is the protocol's `new` request."""

    def prepare(self, setup: Json, knowledge: Knowledge) -> Json:
        """A seed left out is drawn here, so that the log has it; what the engine does not know is checked."""
        _check_front_end(setup)
        return {"seed": secrets.randbits(SEED_BITS), **setup}

    def start(self, setup: Json, pins: Json) -> Play:
        """A Match by today's data, or by the edition that its save pinned."""
        plain = {key: value for key, value in setup.items() if key not in FRONT_END}
        try:
            return MatchPlay(begin_pinned(plain, pins) if pins else Match.new(plain))
        except SetupError as error:
            raise Refused(reason_text(error)) from error
        except Differs as error:
            raise LeadsElsewhere(str(error)) from error


DIGITAL = Digital()
