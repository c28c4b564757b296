"""The engine protocol: JSON Lines in, JSON Lines out. Whatever a client sends, it gets one answer a line."""

import json
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO

from companion import __version__
from companion.advice.bots import NAMES, bot
from companion.engine.authority import StaleRevision, admit
from companion.engine.match import Match
from companion.engine.notation import action_object, plain_action
from companion.engine.refusal import (
    BadAction,
    EngineRefusal,
    Illegal,
    NothingToUndo,
    SetupError,
    SetupShapeError,
)
from companion.engine.setup import GAMES
from companion.i18n import Value, load_texts
from companion.words.telling import refusal_key

PROTOCOL = 1
LONGEST_LINE = 16 * 1024 * 1024
DEEPEST_ID = 100
MOST_GAMES = 10_000
LONGEST_PLAYOUT = 100_000
SEEDS_APART = 1_000_003  # a bot that is asked for one decision draws its luck from seed and revision
LONGEST_MESSAGE = 500
SAFE_INTEGER_BITS = 53

Request = Mapping[str, object]
Answer = dict[str, object]


class ErrorAnswer(Exception):
    """An error answer: its code, a sentence, and for illegal actions the rule."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    def told(self) -> Answer:
        """The `error` object of the answer."""
        message = str(self)
        if len(message) > LONGEST_MESSAGE:
            message = message[:LONGEST_MESSAGE] + "…"
        error: Answer = {"code": self.code, "message": message}
        if self.rule is not None:
            error["rule"] = self.rule
        return error


class Conversation:
    """Keeps the open games of one client and answers its requests."""

    def __init__(self) -> None:
        self._games: dict[str, Match] = {}
        self._opened = 0
        self._commands: dict[str, Callable[[Request], Answer]] = {
            "hello": self._hello,
            "new": self._new,
            "apply": self._apply,
            "state": self._state,
            "undo": self._undo,
            "bot": self._bot,
            "playout": self._playout,
            "log": self._log,
            "load": self._load,
            "close": self._close,
        }

    def answer(self, line: bytes) -> bytes:
        """The one answer to one line, without its line end."""
        try:
            request = parse(line)
        except ErrorAnswer as refusal:
            return encode({"ok": False, "error": refusal.told()})
        echo: Answer = {"id": request["id"]} if "id" in request else {}
        try:
            return encode(echo | {"ok": True} | self._carry_out(request))
        except ErrorAnswer as refusal:
            return encode(echo | {"ok": False, "error": refusal.told()})

    def _carry_out(self, request: Request) -> Answer:
        """Run one command; every way in which the engine says no becomes a refusal with its code."""
        command = request.get("cmd")
        if not isinstance(command, str):
            raise ErrorAnswer("bad_request", "A request is an object with `cmd`, a text.")
        if command not in self._commands:
            known = ", ".join(self._commands)
            raise ErrorAnswer("unknown_command", f"There is no command {command!r}; there are: {known}.")
        try:
            return self._commands[command](request)
        except ErrorAnswer:
            raise
        except StaleRevision as stale:
            message = f"The game is at revision {stale.present}, not at that one."
            raise ErrorAnswer("stale_revision", message) from None
        except (SetupShapeError, BadAction) as error:
            raise ErrorAnswer("bad_request", english(error)) from None
        except SetupError as error:
            raise ErrorAnswer("bad_setup", english(error)) from None
        except Illegal as error:
            raise ErrorAnswer("illegal_action", english(error), error.rule) from None
        except NothingToUndo as error:
            raise ErrorAnswer("nothing_to_undo", english(error)) from None
        except Exception as error:
            # The promise of a process that never dies covers mistakes of our own as well.
            raise ErrorAnswer(
                "bad_request", f"The engine could not do that: {type(error).__name__}."
            ) from None

    def _hello(self, _: Request) -> Answer:
        return {"protocol": PROTOCOL, "version": __version__, "games": list(GAMES)}

    def _new(self, request: Request) -> Answer:
        """A seed left out is drawn here and kept in the set-up, so that the log has it."""
        setup = {key: value for key, value in request.items() if key not in ("cmd", "id", "seat")}
        setup.setdefault("seed", secrets.randbits(SAFE_INTEGER_BITS))
        return self._open(request, lambda: Match.new(setup))

    def _load(self, request: Request) -> Answer:
        log = request.get("log")
        if not isinstance(log, dict):
            raise ErrorAnswer("bad_request", "`load` needs `log`, an object as the command `log` gives it.")
        return self._open(request, lambda: Match.from_log(log))

    def _open(self, request: Request, make: Callable[[], Match]) -> Answer:
        if len(self._games) >= MOST_GAMES:
            raise ErrorAnswer("bad_request", f"{MOST_GAMES} games are open: close one first.")
        match = make()
        seat = viewer(request, match)
        self._opened += 1
        handle = f"g{self._opened}"
        self._games[handle] = match
        return {"game": handle, **position(match, seat)}

    def _apply(self, request: Request) -> Answer:
        """Seat and revision are looked at by the authority, legality by the match."""
        match = self._match(request)
        revision, seat = whole(request, "revision"), whole(request, "seat")
        if "action" not in request:
            raise ErrorAnswer("bad_request", "`apply` needs `action`.")
        action = plain_action(request["action"])
        admit(match.revision, revision, match.to_act, seat)
        events = match.apply(action)
        return {"events": events, **position(match, seat)}

    def _state(self, request: Request) -> Answer:
        match = self._match(request)
        return position(match, viewer(request, match))

    def _undo(self, request: Request) -> Answer:
        match = self._match(request)
        seat = viewer(request, match)
        match.undo()
        return position(match, seat)

    def _bot(self, request: Request) -> Answer:
        """The bot sits down for this one decision: at the same revision of a game it always chooses alike."""
        match = self._match(request)
        seat, name, think = viewer(request, match), bot_name(request.get("bot")), whole(request, "think")
        if think is not None and think < 0:
            raise ErrorAnswer("bad_request", "`think` is a number of milliseconds, 0 or more.")
        if match.to_act is None:
            raise Illegal("B30", "over")
        number = bot(name, match.setup.seed * SEEDS_APART + match.revision)(match.game)
        action = action_object(match.game, number)
        return {"action": action, "events": match.play(number), **position(match, seat)}

    def _playout(self, request: Request) -> Answer:
        match = self._match(request)
        seat = viewer(request, match)
        names = request.get("bots")
        seats = len(match.setup.names)
        if not isinstance(names, list) or len(names) != seats:
            raise ErrorAnswer("bad_request", f"`bots` is a list of {seats} names, one a seat.")
        bots = [bot_name(name) for name in names]
        return {"actions": play_out(match, bots), "state": match.view(seat)}

    def _log(self, request: Request) -> Answer:
        return {"log": self._match(request).log()}

    def _close(self, request: Request) -> Answer:
        self._match(request)
        del self._games[str(request["game"])]
        return {}

    def _match(self, request: Request) -> Match:
        """The open game that a request means. A handle is opaque: any text or number may be one."""
        handle = request.get("game")
        if isinstance(handle, bool) or not isinstance(handle, str | int):
            raise ErrorAnswer("bad_request", "`game` is the handle that `new` or `load` gave.")
        if not isinstance(handle, str) or handle not in self._games:
            raise ErrorAnswer("unknown_game", "No open game has that handle.")
        return self._games[handle]


def english(refusal: EngineRefusal) -> str:
    """A refusal's sentence in English, whatever a person has chosen; cards stay codes, as they were sent."""
    values: dict[str, Value] = {}
    for name, value in refusal.values.items():
        if isinstance(value, EngineRefusal):
            values[name] = english(value)
        else:
            values[name] = value if isinstance(value, int) else str(value)
    sentence = load_texts("en").text(refusal_key(refusal), values)
    return f"{sentence} ({refusal.rule})" if isinstance(refusal, Illegal) else sentence


def position(match: Match, seat: int | None = None) -> Answer:
    """State and legal actions, as most answers carry them."""
    return {"state": match.view(seat), "legal": match.legal()}


def viewer(request: Request, match: Match) -> int | None:
    """The seat whose view a request asks for; None: the referee's."""
    seat, seats = whole(request, "seat"), len(match.setup.names)
    if seat is not None and not 0 <= seat < seats:
        raise ErrorAnswer("bad_request", f"`seat` is a whole number from 0 to {seats - 1}.")
    return seat


def bot_name(name: object) -> str:
    """One of the bots there are."""
    if not isinstance(name, str) or name not in NAMES:
        raise ErrorAnswer("bad_request", f"A bot is one of {', '.join(NAMES)}.")
    return name


def play_out(match: Match, names: list[str]) -> int:
    """Let bots play a game to its end; the same game with the same bots always ends the same way."""
    bots = [bot(name, match.setup.seed + seat) for seat, name in enumerate(names)]
    count = 0
    while match.to_act is not None and count < LONGEST_PLAYOUT:
        match.play(bots[match.to_act](match.game))
        count += 1
    return count


def whole(request: Request, key: str) -> int | None:
    """An optional whole number of a request."""
    value = request.get(key)
    if key in request and (isinstance(value, bool) or not isinstance(value, int)):
        raise ErrorAnswer("bad_request", f"`{key}` is a whole number.")
    return value if isinstance(value, int) else None


def parse(line: bytes) -> dict[str, object]:
    """One line as a request object; strict JSON in UTF-8, whose numbers fit."""
    if len(line) > LONGEST_LINE:
        raise ErrorAnswer("bad_json", f"The line is longer than {LONGEST_LINE} bytes.")
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite)
    except RecursionError:
        raise ErrorAnswer("bad_json", "The line is nested too deeply.") from None
    except ValueError as error:
        raise ErrorAnswer("bad_json", f"The line is not JSON: {error}.") from None
    if not isinstance(request, dict):
        raise ErrorAnswer("bad_request", "A request is an object with `cmd`, a text.")
    if _deeper(request.get("id"), DEEPEST_ID):
        raise ErrorAnswer("bad_request", f"`id` is nested deeper than {DEEPEST_ID} levels.")
    return request


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is no JSON number")


def _finite(digits: str) -> float:
    """A number with a point or an exponent; one beyond all floats could not be repeated in the answer."""
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return number


def _deeper(value: object, levels: int) -> bool:
    """Is a JSON value nested deeper than that? Looked at level by level, so that depth cannot hurt."""
    layer = [value]
    for _ in range(levels):
        layer = [
            each
            for outer in layer
            if isinstance(outer, dict | list)
            for each in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not layer:
            return False
    return True


def encode(answer: Answer) -> bytes:
    """One answer as ASCII, so that no terminal, pipe or lone surrogate can break it."""
    return json.dumps(answer, separators=(",", ":"), allow_nan=False).encode("ascii")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line until the input ends; a last line without a line end counts too."""
    conversation = Conversation()
    for line in lines(source):
        sink.write(conversation.answer(line) + b"\n")
        sink.flush()


def lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of the input; of one that is too long only the beginning, and it is still one line."""
    while line := source.readline(LONGEST_LINE + 1):
        yield line
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
