"""What the `table` commands share: opening a log, reading JSON, printing facts or lines, every sentence."""

import json
from typing import Any

import click
import msgspec

from companion.commands.data import Refusal, say
from companion.session import Refused, Session
from companion.store import Store
from companion.table.campaign.state import Campaign
from companion.table.kinds import TABLES
from companion.table.table_kind import TableKind

AS_JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document.")
TEXT = {
    "none": "No table logs yet.",
    "row": "{id}  {kind} {title} {line}",
    "step": "{here} {n:>5}  {title}",
    "not_table": "{title} is a {kind}, not a table log.",
    "not_campaign": "Only campaigns have this.",
    "no_json": "{what} is not valid JSON: {problem}.",
    "no_object": "{what} is not a JSON object.",
    "entry": "Entry {n}: {problem}",
    "kept_before": " The entries before it are kept.",
    "made": "{title} is kept as {id}.",
    "undone": "Taken back: {sentence}",
    "redone": "Made again: {sentence}",
    "quiet": "There is nothing to lay out or reset now; {next}",
    "card": "{number}  {title}\n    task: {needs}\n    {adds} {line}",
    "no_title": "(no title typed in)",
    "no_needs": "not typed in",
    "no_cards": "No story card has been revealed yet.",
    "exported": "{count} typed-in cards written to {file}.",
    "one_way": "Say --export FILE or --import FILE.",
    "no_kind": "No kind of table is called {kind!r}; there are {kinds}.",
    "not_kept": "With what this data folder knows of the cards it cannot be kept whole: {problem}",
    "script": "{file} is not a table script: {problem}.",
    "imported": "{new} new cards taken over, {differing} differ from yours: {whose} kept.",
}


def read_json(text: str | bytes, what: str) -> dict[str, Any]:
    """A JSON object, or a sentence."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal(TEXT["no_json"].format(what=what, problem=error)) from None
    if not isinstance(found, dict):
        raise Refusal(TEXT["no_object"].format(what=what))
    return found


def open_table(store: Store, save: str) -> tuple[Session, TableKind[Any]]:
    """A table log by id or title."""
    try:
        session = Session.open(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    if session.kind not in TABLES:
        raise Refusal(TEXT["not_table"].format(title=session.title, kind=session.kind))
    return session, TABLES[session.kind]


def campaign_of(session: Session) -> Campaign:
    """The campaign of a log, or a sentence that it is none."""
    if not isinstance(session.state, Campaign):
        raise Refusal(TEXT["not_campaign"])
    return session.state


def entries_of(session: Session) -> list[dict[str, Any]]:
    """The entries that count: those of the present line up to where it stands."""
    depth = session.step(session.here).depth if session.here else 0
    return [step.entry for step in session.history()[:depth]]


def print_facts(facts: Any, lines: list[str], as_json: bool) -> None:
    """One JSON document, or lines for a person."""
    if as_json:
        click.echo(msgspec.json.encode(facts))
    else:
        say("\n".join(lines))
