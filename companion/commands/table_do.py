"""`companion table do`: entries in plain words or JSON, and what each did; `companion table undo`."""

import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from typing import Any, NamedTuple

import click
import msgspec

from companion.commands.data import Refusal, say, with_store
from companion.commands.table_log import AS_JSON, open_table, print_facts, read_json
from companion.i18n import t
from companion.session import Refused, Session
from companion.session.history import Step
from companion.store import Store
from companion.table.kinds import TABLES
from companion.table.spoken import VERBS, Entry, is_step, said, sentences, tokens, understood
from companion.table.table_kind import TableKind

NAMES = ("Ann", "Bob", "Cem")
ASIDE = ("help", "?", "show")
"""What may be said without changing anything."""


class Answer(NamedTuple):
    """What happened, and the table after it."""

    told: str
    state: dict[str, Any]


def _ways(kind: str, names: Sequence[str]) -> list[str]:
    """Every verb of this kind of table in a line, with the ways to say it."""
    verbs = VERBS[kind]
    return [" | ".join(verb.example(names, n) for n in range(len(verb.examples))) for verb in verbs]


def _epilog() -> str:
    """The sentences of every kind of table; `\\b` keeps click from filling the lines."""
    blocks = [[t(f"cli-table-say-{kind}"), *(f"  {line}" for line in _ways(kind, NAMES))] for kind in TABLES]
    return "\n\n".join("\n".join(["\b", *block]) for block in blocks)


@click.command(
    name="do", epilog=_epilog(), context_settings={"ignore_unknown_options": True}, help=t("cli-table-do")
)
@click.argument("save")
@click.argument("written", metavar="WORDS...", nargs=-1, required=True, type=click.UNPROCESSED)
@AS_JSON
@with_store
def do_entries(store: Store, save: str, written: tuple[str, ...], as_json: bool) -> None:
    """Write down what happened at the table."""
    session, kind = open_table(store, save)
    if written == ("-",):
        _listen(session, kind, as_json)
        return
    if len(written) == 1 and written[0].casefold() in ASIDE:
        say("\n".join(_aside(session, kind, written[0])))
        return
    told = [answer.told for answer in _done(session, kind, _parted(written))]
    facts = {"told": told, "state": kind.as_json(session.state)}
    print_facts(facts, [*told, kind.lines(session.state)[-1]], as_json)


def _parted(written: Sequence[str]) -> list[str | list[str]]:
    """JSON objects, whole sentences in quotes, or one sentence word by word."""
    if written[0].lstrip().startswith("{"):
        return list(written)
    words = [list(written)] if " " not in written[0].strip() else [tokens(text) for text in written]
    return [sentence for each in words for sentence in sentences(each)]


def _done(session: Session, kind: TableKind[Any], parts: Sequence[str | list[str]]) -> Iterator[Answer]:
    """One after the other; nothing at all is written where a sentence begins with no verb."""
    done = 0
    try:
        for part in parts:
            if isinstance(part, list):
                understood(kind.name, session.state, part)
        for part in parts:
            yield Answer(_carried_out(session, kind, part, done + 1), kind.as_json(session.state))
            done += 1
    except Refused as error:
        if len(parts) == 1 and isinstance(parts[0], list):
            raise Refusal(str(error)) from error
        key = "cli-table-entry-kept" if done else "cli-table-entry"
        raise Refusal(t(key, n=done + 1, problem=str(error))) from error


def _carried_out(session: Session, kind: TableKind[Any], part: str | list[str], n: int) -> str:
    """One entry or step, and the sentence that says what it did."""
    if isinstance(part, str):
        entry: Entry = read_json(part, t("cli-table-entry-number", n=n))
    else:
        entry = said(kind.name, session.state, part)
        if is_step(entry):
            return step(session, entry["do"] == "redo")[0]
    session.commit(entry, session.revision)
    return session.last_title()


def step(session: Session, redo: bool) -> tuple[str, Step]:
    """One step along the log: which one it was, in words, and the step itself."""
    taken_back = session.last_title()
    if redo:
        made = session.redo(session.revision)
        return t("table-redone", sentence=session.last_title()), made
    undone = session.undo(session.revision)
    return t("table-undone", sentence=taken_back), undone


def _aside(session: Session, kind: TableKind[Any], word: str) -> list[str]:
    if word.casefold() == "show":
        return kind.lines(session.state)
    return _ways(kind.name, session.state.names)


def _listen(session: Session, kind: TableKind[Any], as_json: bool) -> None:
    """Line by line from standard input, each answered at once; status 2 at the end if one was refused."""
    refused = False
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        say("\n".join([t("cli-table-listen"), kind.lines(session.state)[-1]]))
    for line in sys.stdin:
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        session.refresh()
        try:
            _answer(session, kind, text, as_json)
        except Refusal as error:
            refused = True
            say(error.format_message(), err=True)
    if refused:
        raise SystemExit(2)


def _answer(session: Session, kind: TableKind[Any], text: str, as_json: bool) -> None:
    if text.casefold() in ASIDE:
        say("\n".join(_aside(session, kind, text)))
        return
    parts: list[str | list[str]] = [text] if text.startswith("{") else [*sentences(tokens(text))]
    for answer in _done(session, kind, parts):
        if as_json:
            click.echo(msgspec.json.encode(answer._asdict()))
        else:
            say("\n".join([answer.told, kind.lines(session.state)[-1]]))


@click.command()
@click.argument("save")
@click.option("--redo", is_flag=True, help="Make the step again that was taken back.")
@AS_JSON
@with_store
def undo(store: Store, save: str, redo: bool, as_json: bool) -> None:
    """Take the last step back."""
    session, kind = open_table(store, save)
    try:
        told, moved = step(session, redo)
    except Refused as error:
        raise Refusal(str(error)) from error
    facts = {"step": moved, "state": kind.as_json(session.state)}
    print_facts(facts, [told, *kind.lines(session.state)], as_json)
