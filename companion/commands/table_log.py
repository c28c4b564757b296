"""What the `table` commands share: opening a log, reading JSON, printing facts or lines."""

import json
from typing import Any

import click
import msgspec

from companion.commands.data import Refusal, say
from companion.i18n import t
from companion.session import Refused, Session
from companion.session.opened import opened
from companion.store import Store
from companion.table.campaign.state import Campaign
from companion.table.kinds import TABLES
from companion.table.table_kind import TableKind

AS_JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document.")


def read_json(text: str | bytes, what: str) -> dict[str, Any]:
    """A JSON object, or a sentence; also for what a locale without UTF-8 could not read when it was typed."""
    try:
        found = json.loads(text.encode() if isinstance(text, str) else text)
    except UnicodeEncodeError:
        raise Refusal(t("store-entry-letters")) from None
    except (ValueError, RecursionError) as error:
        raise Refusal(t("cli-no-json", what=what, line=_line_of(error))) from None
    if not isinstance(found, dict):
        raise Refusal(t("cli-no-object", what=what))
    return found


def _line_of(error: Exception) -> int:
    """The line of a text at which it stops being JSON."""
    return error.lineno if isinstance(error, json.JSONDecodeError) else 1


def open_table(store: Store, save: str) -> tuple[Session, TableKind[Any]]:
    """A table log by id or title; with the result of its game on the screen, where that is over."""
    try:
        session = opened(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    if session.kind not in TABLES:
        raise Refusal(t("cli-table-not-table", title=session.title))
    return session, TABLES[session.kind]


def campaign_of(session: Session) -> Campaign:
    """The campaign of a log, or a sentence that it is none."""
    if not isinstance(session.state, Campaign):
        raise Refusal(t("cli-table-not-campaign"))
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
