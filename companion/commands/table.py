"""`companion table`: logs of a physical table; list, show, write and tell them without any screen."""

from pathlib import Path
from typing import Any

import click
import msgspec

from companion.commands.data import Refusal, with_store
from companion.commands.table_cards import cards, known_cards
from companion.commands.table_chronicle import chronicle, stats
from companion.commands.table_do import do_entries, undo
from companion.commands.table_entries import entries
from companion.commands.table_log import (
    AS_JSON,
    campaign_of,
    open_table,
    print_facts,
    read_json,
)
from companion.commands.table_screen import bring, play
from companion.i18n import enumeration, t
from companion.i18n.shape import shape_problem
from companion.i18n.shown import padded
from companion.session import Refused, Session
from companion.store import SaveRow, Store
from companion.store.records import one_line
from companion.table.campaign.chronicle import chronicle as campaign_text
from companion.table.campaign.guides import base_game_steps, reset_steps, setup_steps
from companion.table.campaign.months import GuideStep, guide
from companion.table.campaign.state import Campaign
from companion.table.kinds import TABLES
from companion.table.refusal import Refused as TableRefused
from companion.table.table_kind import seat_of
from companion.words.progress import progress_of


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table evening as a file: what kind, the set-up, and every entry in order."""

    kind: str
    setup: dict[str, Any]
    entries: list[dict[str, Any]]
    title: str = ""


@click.group(name="table")
def command() -> None:
    """Logs of a physical table: campaign, contracts, score sheet."""


@command.command(name="list")
@AS_JSON
@with_store
def list_tables(store: Store, as_json: bool) -> None:
    """Every table log, last played first."""
    rows = [row for row in store.saves() if row.kind in TABLES]
    told = [f"{row.id}  {padded(row.kind, 10)} {padded(row.title, 26)} {_line(row)}" for row in rows]
    print_facts(rows, told or [t("cli-table-none")], as_json)


def _line(row: SaveRow) -> str:
    return one_line(progress_of(row.kind, row.summary))


@command.command()
@click.argument("save")
@click.option("--log", is_flag=True, help="Every step with its sentence instead of the state.")
@AS_JSON
@with_store
def show(store: Store, save: str, log: bool, as_json: bool) -> None:
    """The state of one table log, or its steps."""
    session, kind = open_table(store, save)
    if not log:
        print_facts(kind.as_json(session.state), kind.lines(session.state), as_json)
        return
    steps = session.history()
    told = [
        f"{'>' if step.n == session.here else ' '} {step.n:>5}  {title}"
        for step, title in zip(steps, session.line_titles(), strict=True)
    ]
    print_facts(steps, told, as_json)


@command.command()
@click.argument("kind", type=click.Choice(list(TABLES)))
@click.argument("setup")
@click.option("--title", default="", help="What to call it.")
@AS_JSON
@with_store
def new(store: Store, kind: str, setup: str, title: str, as_json: bool) -> None:
    """Begin a log of a KIND from its SETUP, a JSON object such as '{"players": ["Ann", "Bob"]}'."""
    try:
        session = Session.new(store, kind, title or kind, read_json(setup, "SETUP"))
    except Refused as error:
        raise Refusal(str(error)) from error
    made = t("cli-table-made", title=session.title, id=session.id)
    print_facts({"id": session.id}, [made, *TABLES[kind].lines(session.state)], as_json)


@command.command(name="guide")
@click.argument("save")
@click.option("--base-game", is_flag=True, help="What to sort out to return to a plain base game.")
@click.option("--draft", is_flag=True, help="Heroes are chosen, not dealt.")
@click.option("--first", default="", help="Who goes first, by name: reads the story, drafts last.")
@AS_JSON
@with_store
def show_guide(store: Store, save: str, base_game: bool, draft: bool, first: str, as_json: bool) -> None:
    """What to do at the table now, step by step: set-up, Month's End, or reset."""
    session, _ = open_table(store, save)
    campaign = campaign_of(session)
    steps: list[GuideStep] = []
    if base_game:
        steps = base_game_steps(campaign)
    elif campaign.phase == "setup":
        steps = setup_steps(campaign, _seat(campaign, first), draft)
    elif campaign.phase == "month_end":
        steps = list(guide(campaign).steps)
    elif campaign.phase in ("ended", "over"):
        steps = reset_steps(campaign)
    quiet = [t("cli-table-quiet"), TABLES["campaign"].lines(campaign)[-1]]
    print_facts(steps, [f"{n}. {step.text}" for n, step in enumerate(steps, 1)] or quiet, as_json)


def _seat(campaign: Campaign, name: str) -> int:
    try:
        return seat_of(campaign.names, name) if name else 0
    except TableRefused as error:
        raise Refusal(str(error)) from error


def _script(file: Path) -> Script:
    try:
        return msgspec.convert(read_json(file.read_bytes(), file.name), Script)
    except msgspec.ValidationError as error:
        raise Refusal(t("cli-table-script", file=file.name, problem=shape_problem(error))) from None


def _played(script: Script) -> tuple[list[str], Any]:
    """Fold a script entry by entry: a sentence for each, and the state at the end."""
    kind, told = TABLES[script.kind], list[str]()
    try:
        state = kind.start(script.setup)
        for entry in script.entries:
            told.append(kind.title(state, entry))
            state = kind.apply(state, entry)
    except TableRefused as error:
        raise Refusal(t("cli-table-entry", n=len(told) + 1, problem=str(error))) from error
    return told, state


def _keep(store: Store, script: Script) -> str:
    try:
        session = Session.new(store, script.kind, script.title or script.kind, script.setup)
        for entry in script.entries:
            session.commit(entry, session.revision)
    except Refused as error:
        raise Refusal(t("cli-table-not-kept", problem=str(error))) from error
    return session.id


@command.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--save", is_flag=True, help="Keep it as a table log of its own.")
@AS_JSON
@with_store
def run(store: Store, file: Path, save: bool, as_json: bool) -> None:
    """Play a script of entries and tell it; a campaign is told as its chronicle."""
    script = _script(file)
    if script.kind not in TABLES:
        raise Refusal(t("cli-table-no-kind", kind=script.kind, kinds=enumeration(TABLES)))
    told, state = _played(script)
    kind = TABLES[script.kind]
    kept = _keep(store, script) if save else None
    lines = campaign_text(script.setup, script.entries) if script.kind == "campaign" else told
    made = [t("cli-table-made", title=script.title or script.kind, id=kept)] if kept else []
    facts = {"kind": script.kind, "told": told, "state": kind.as_json(state), "save": kept}
    print_facts(facts, [*lines, "", *kind.lines(state), *made], as_json)


command.add_command(cards)
command.add_command(do_entries)
command.add_command(undo)
command.add_command(chronicle)
command.add_command(entries)
command.add_command(play)
command.add_command(bring)
command.add_command(known_cards, "known")
command.add_command(stats)
