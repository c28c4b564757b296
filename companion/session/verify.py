"""Verification of an exported digital game: everything it states is worked out anew by the rules."""

from dataclasses import dataclass

from companion.engine.match import Match
from companion.engine.refusal import SetupError
from companion.i18n import t
from companion.session.exchange import DIGITAL
from companion.session.history import History
from companion.session.kinds import Changed, Json, Kind, Play, kind_called
from companion.session.replay import beginning, follow
from companion.store import BadFile, Damaged
from companion.store.bundle import Exported
from companion.store.records import Record
from companion.table.refusal import Refused
from companion.words.telling import refusal_text


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing the file states, what the replay found, and whether they agree."""

    claim: str
    stated: object
    found: object

    @property
    def holds(self) -> bool:
        """Whether the statement is true."""
        return self.stated == self.found


def verify(export: Exported) -> list[Claim]:
    """Replays a digital game from set-up, deck order and actions; BadFile where there is none."""
    stated = export.statement
    if export.records[0].kind != DIGITAL or not stated or not isinstance(stated.get("game"), dict):
        raise BadFile(t("session-no-game"))
    replayed = _engine_log(stated["game"])
    if isinstance(replayed, str):
        return [Claim("the actions replay", "yes", replayed)]
    try:
        history, play = _every_record(export.records)
    except (Refused, Changed, Damaged, ValueError) as error:
        return [Claim("every step of the log replays", "yes", f"no: {error}")]
    return [
        Claim("deck, shuffles and actions follow from the set-up", stated["game"], play.state.log()),
        Claim("result", stated.get("result"), replayed.view().get("result")),
        Claim("actions", stated.get("steps"), replayed.revision),
        Claim("clean run", stated.get("clean"), history.clean),
    ]


def _engine_log(log: Json) -> Match | str:
    try:
        return Match.from_log(log)
    except SetupError as error:
        return f"no: {refusal_text(error)}"


def _every_record(records: list[Record]) -> tuple[History, Play]:
    """Carries out the whole log, undone steps too; works out anew which moves went behind revealed cards."""
    history, kind = History.of(records[:1]), kind_called(DIGITAL)
    play = beginning(kind, history)
    applied: list[int] = []
    for record in records[1:]:
        play = _one_record(record, history, kind, play, applied)
        _tells_the_truth(record, history, play)
    return history, play


def _tells_the_truth(record: Record, history: History, play: Play) -> None:
    """What a list of saves shows of a record must be so: clean run, number of steps, end and result."""
    if (record.clean, record.depth) != (history.clean, history.depth):
        raise ValueError(f"entry {record.n} states a clean run or a number of steps that is not so")
    found = play.summary()
    if any(record.summary.get(fact) != found.get(fact) for fact in ("over", "result")):
        raise ValueError(f"entry {record.n} states a result that is not so")


def _one_record(record: Record, history: History, kind: Kind, play: Play, applied: list[int]) -> Play:
    if record.do == "step":
        reveals = play.apply(record.entry or {}, record.kept).reveals
        if reveals != record.reveals:
            raise ValueError(f"step {record.n} says wrongly whether cards were revealed")
        history.add(record)
        applied.append(record.n)
        return play
    moves = record.do not in ("bookmark", "forget", "pin")
    behind = moves and (record.to == 0 or record.to in history.steps) and history.reveals_behind(record.to)
    history.add(record)
    if behind != record.past_reveal:
        raise ValueError(f"entry {record.n} says wrongly whether it went behind revealed cards")
    return follow(kind, history, play, applied) if moves else play
