"""Verification of an exported digital game: everything it states is worked out anew by the rules."""

from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from companion.content import ContentError
from companion.content.editions import read_edition
from companion.engine.match import Match
from companion.engine.refusal import SetupError
from companion.i18n import t
from companion.session.adopt import adopt
from companion.session.exchange import DIGITAL
from companion.session.history import History
from companion.session.kinds import Json, Kind, LeadsElsewhere, Play, kind_called
from companion.session.replay import beginning, follow
from companion.store import BadFile, Damaged
from companion.store.bundle import Exported
from companion.store.records import Record
from companion.table.refusal import Refused
from companion.words.telling import refusal_text


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing the file states, what the replay found or why it broke off, and whether they agree."""

    claim: Literal["replay", "log", "deck", "result", "actions", "clean"]
    stated: object
    found: object
    problem: str = ""

    @property
    def holds(self) -> bool:
        """Whether the statement is true."""
        return self.stated == self.found


def verify(export: Exported) -> list[Claim]:
    """Replays a digital game from set-up, deck order and actions; BadFile where there is none."""
    stated = export.statement
    if export.records[0].kind != DIGITAL or not stated or not isinstance(stated.get("game"), dict):
        raise BadFile(t("session-no-game"))
    try:
        pinned = History.of(export.records)
        adopt(kind_called(DIGITAL), pinned)
        edition = read_edition(pinned.pins.get("edition"))
        replayed = Match.from_log(stated["game"], edition.catalogue, edition.book)
    except SetupError as error:
        return [Claim("replay", True, False, refusal_text(error))]
    except (ContentError, Damaged, ValueError) as error:
        return [Claim("replay", True, False, str(error))]
    try:
        history, play = _every_record(export.records, pinned)
    except (Refused, LeadsElsewhere, Damaged, ValueError) as error:
        return [Claim("log", True, False, str(error))]
    return [
        Claim("deck", _dealt(stated["game"]), _dealt(play.state.log())),
        Claim("result", _outcome(stated), _outcome({"result": replayed.view()["result"]})),
        Claim("actions", stated.get("steps"), replayed.revision),
        Claim("clean", stated.get("clean"), history.clean),
    ]


def _every_record(records: list[Record], pinned: History) -> tuple[History, Play]:
    """Carries out the whole log, undone steps too; works out anew which moves went behind revealed cards."""
    history, kind = History.of(records[:1]), kind_called(DIGITAL)
    history.pins = pinned.pins
    play = beginning(kind, history)
    applied: list[int] = []
    for record in records[1:]:
        if record.do == "step":
            record = replace(record, kept=pinned.steps[record.n].kept)
        play = _one_record(record, history, kind, play, applied)
        _tells_the_truth(record, history, play)
    return history, play


def _tells_the_truth(record: Record, history: History, play: Play) -> None:
    """What a list of saves shows of a record must be so: clean run, number of steps, end and result."""
    if (record.clean, record.depth) != (history.clean, history.depth):
        raise ValueError(t("verify-untrue-standing", n=record.n))
    found = play.summary()
    if record.summary.get("over") != found["over"] or _outcome(record.summary) != _outcome(found):
        raise ValueError(t("verify-untrue-result", n=record.n))


def _dealt(log: Json) -> Json:
    """An engine's log, whichever version wrote it."""
    return {name: value for name, value in log.items() if name != "version"}


def _outcome(stated: Json) -> object:
    """A stated result without the words for its reason, which may be told better later."""
    result = stated.get("result")
    if not isinstance(result, dict):
        return result
    return {name: value for name, value in result.items() if name != "reason"}


def _one_record(record: Record, history: History, kind: Kind, play: Play, applied: list[int]) -> Play:
    if record.do == "step":
        reveals = play.apply(record.entry or {}, record.kept).reveals
        if reveals != record.reveals:
            raise ValueError(t("verify-untrue-reveal", n=record.n))
        history.add(record)
        applied.append(record.n)
        return play
    moves = record.do not in ("bookmark", "forget", "pin")
    behind = moves and (record.to == 0 or record.to in history.steps) and history.reveals_behind(record.to)
    history.add(record)
    if behind != record.past_reveal:
        raise ValueError(t("verify-untrue-past", n=record.n))
    return follow(kind, history, play, applied) if moves else play
