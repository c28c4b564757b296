"""`companion saves`: list, show, export, import, trash, restore; nothing is ever overwritten silently."""

from pathlib import Path

import click
import msgspec

from companion.commands.data import Refusal, say, told, with_store, write_file
from companion.session import Refused, Session
from companion.session.exchange import export_all, export_save, import_bundle
from companion.session.port import LocalPort
from companion.store import Notice, SaveRow, Store
from companion.store.bundle import archive_bytes, read_bundle, save_bytes
from companion.table.kinds import TABLES

AS_JSON = click.option("--json", "as_json", is_flag=True, help="One JSON document.")


@click.group(name="saves")
def command() -> None:
    """List, show, export, import, trash and restore saves."""


@command.command(name="list")
@click.option("--trash", is_flag=True, help="What lies in the trash.")
@AS_JSON
@with_store
def list_saves(store: Store, trash: bool, as_json: bool) -> None:
    """Every save, last played first."""
    rows = store.trashed() if trash else store.saves()
    if as_json:
        click.echo(msgspec.json.encode(rows))
        return
    for row in rows:
        click.echo(_line(row))
    click.echo(f"{len(rows)} save{'s' * (len(rows) != 1)} in {store.root}")


def _line(row: SaveRow) -> str:
    if row.problem:
        return f"{row.id}  cannot be opened: {row.problem}"
    clean = "" if row.clean else "  not clean"
    return f"{row.id}  {row.kind:<10} {row.title:<30} {row.steps:>5} steps  {row.at[:16]}{clean}"


@command.command()
@click.argument("save")
@AS_JSON
@with_store
def show(store: Store, save: str, as_json: bool) -> None:
    """One save: its history with titles, lines and bookmarks."""
    session = _opened(store, save)
    if as_json:
        click.echo(msgspec.json.encode(_facts(session)))
        return
    click.echo(f"{session.title} ({session.kind}), {'clean' if session.clean else 'not clean'}")
    marks = {step: name for name, step in session.bookmarks.items()}
    for step, title in zip(session.history(), session.line_titles(), strict=True):
        here = ">" if step.n == session.here else " "
        say(f"{here}{step.n:>6}  {title}" + (f"  [{marks[step.n]}]" if step.n in marks else ""))


def _facts(session: Session) -> dict[str, object]:
    facts = {"save": session.save.head(), "setup": session.setup, "clean": session.clean}
    steps = [
        {**msgspec.to_builtins(step), "title": title}
        for step, title in zip(session.history(), session.line_titles(), strict=True)
    ]
    play = {"summary": session.summary(), "history": steps, "here": session.here, "view": _public(session)}
    return {**facts, **play, "bookmarks": session.bookmarks}


def _public(session: Session) -> object:
    """What everybody at the table may see of the present position."""
    if session.kind == "game":
        return LocalPort(session).public_view()
    return TABLES[session.kind].as_json(session.state) if session.kind in TABLES else None


def _opened(store: Store, save: str) -> Session:
    try:
        session = Session.open(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    _tell(session.notices)
    return session


def _tell(notices: list[Notice]) -> None:
    for notice in notices:
        click.echo(notice.sentence, err=True)


@command.command()
@click.argument("save", required=False)
@click.option("--all", "everything", is_flag=True, help="One archive of all saves, trash and settings.")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="File to write.")
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@with_store
def export(store: Store, save: str | None, everything: bool, output: Path | None, force: bool) -> None:
    """Write one SAVE as a readable JSON file, or everything as one archive."""
    if everything == bool(save):
        raise click.UsageError("Name one save, or say --all.")
    data = _everything(store) if save is None else save_bytes(export_save(store.save(save)))
    if output is None:
        click.echo(data, nl=False)
        return
    write_file(output, data, force)
    click.echo(f"Written to {output}.")


def _everything(store: Store) -> bytes:
    bundle, problems = export_all(store)
    for problem in problems:
        click.echo(problem, err=True)
    return archive_bytes(bundle)


@command.command(name="import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--keep-both", is_flag=True, help="Give a save that differs from yours an id of its own.")
@click.option("--documents", type=click.Choice(["mine", "theirs"]), help="Whose settings, if they differ.")
@AS_JSON
@with_store
def import_file(store: Store, file: Path, keep_both: bool, documents: str | None, as_json: bool) -> None:
    """Take in an exported save or archive: all of it, or nothing with a reason."""
    with told():
        done = import_bundle(store, read_bundle(file.read_bytes(), file.name), keep_both, documents or "")
    if as_json:
        click.echo(msgspec.json.encode(done))
        return
    taken = f", {' and '.join(done.documents)} taken over" if done.documents else ""
    click.echo(f"{len(done.added)} added, {len(done.present)} already here{taken}.")


@command.command()
@click.argument("save")
@with_store
def trash(store: Store, save: str) -> None:
    """Move a save to the trash; `restore` brings it back."""
    click.echo(f"{store.trash(save)} lies in the trash now.")


@command.command()
@click.argument("save")
@with_store
def restore(store: Store, save: str) -> None:
    """Bring a save back from the trash."""
    click.echo(f"{store.restore(save)} is back.")
