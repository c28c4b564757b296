"""`companion saves`: list, show, export, import, trash, restore; nothing is ever overwritten silently."""

from pathlib import Path

import click
import msgspec

from companion.commands.data import AS_JSON, Refusal, say, told, with_store, write_file
from companion.i18n import listing, t
from companion.i18n.shown import padded, shown
from companion.session import Refused, Session
from companion.session.exchange import Imported, export_all, export_save, import_bundle
from companion.session.port import LocalPort
from companion.store import SaveRow, Store
from companion.store.bundle import archive_bytes, read_bundle_file, save_bytes
from companion.store.records import one_line
from companion.table.kinds import TABLES

FILE = click.Path(path_type=Path, dir_okay=False)


@click.group(name="saves", help=t("cli-saves"))
def command() -> None:
    """The group."""


@command.command(name="list", help=t("saves-list-help"))
@click.option("--trash", is_flag=True, help=t("saves-list-trash"))
@AS_JSON
@with_store
def list_saves(store: Store, trash: bool, as_json: bool) -> None:
    """Every save, last played first."""
    rows = store.trashed() if trash else store.saves()
    if as_json:
        click.echo(msgspec.json.encode(rows))
        return
    for row in rows:
        say(_line(row))
    say(t("saves-total", n=len(rows), folder=str(store.root)))


def _line(row: SaveRow) -> str:
    """One row; columns are as wide as a terminal shows them, not as many letters as they have."""
    if row.problem:
        return t("saves-line-problem", id=row.id, problem=row.problem)
    kind, title = padded(shown(one_line(row.kind)), 10), padded(shown(row.title), 30)
    steps = t("saves-steps", n=row.steps)
    clean = "" if row.clean else f"  {t('saves-unclean')}"
    return f"{row.id}  {kind} {title} {steps:>11}  {one_line(row.at[:16])}{clean}"


@command.command(help=t("saves-show-help"))
@click.argument("save")
@AS_JSON
@with_store
def show(store: Store, save: str, as_json: bool) -> None:
    """One save: its history with titles, lines and bookmarks."""
    try:
        session = Session.open(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    if as_json:
        click.echo(msgspec.json.encode(_facts(session)))
        return
    for line in _told(session):
        say(line)


def _told(session: Session) -> list[str]:
    """Title and every step of the present line; `>` marks where it stands."""
    heading = "saves-title-clean" if session.clean else "saves-title-unclean"
    lines = [t(heading, title=session.title, kind=session.kind)]
    marks = {step: name for name, step in session.bookmarks.items()}
    for step, told_as in zip(session.history(), session.line_titles(), strict=True):
        here, title = ">" if step.n == session.here else " ", one_line(told_as)
        key = "saves-step-marked" if step.n in marks else "saves-step"
        lines.append(t(key, here=here, n=f"{step.n:>6}", title=title, mark=one_line(marks.get(step.n, ""))))
    return lines


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


@command.command(help=t("saves-export-help"))
@click.argument("save", required=False)
@click.option("--all", "everything", is_flag=True, help=t("saves-export-all"))
@click.option("-o", "--output", type=FILE, help=t("saves-export-output"))
@click.option("--force", is_flag=True, help=t("saves-export-force"))
@with_store
def export(store: Store, save: str | None, everything: bool, output: Path | None, force: bool) -> None:
    """Write one SAVE as a readable JSON file, or everything as one archive."""
    if everything == bool(save):
        raise click.UsageError(t("saves-one-or-all"))
    data = _everything(store) if save is None else save_bytes(export_save(store.save(save)))
    if output is None:
        click.echo(data, nl=False)
        return
    write_file(output, data, force)
    say(t("saves-written", file=str(output)))


def _everything(store: Store) -> bytes:
    bundle, problems = export_all(store)
    for problem in problems:
        say(problem, err=True)
    return archive_bytes(bundle)


@command.command(name="import", help=t("saves-import-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--keep-both", is_flag=True, help=t("saves-import-both"))
@click.option("--documents", type=click.Choice(["mine", "theirs"]), help=t("saves-import-documents"))
@AS_JSON
@with_store
def import_file(store: Store, file: Path, keep_both: bool, documents: str | None, as_json: bool) -> None:
    """Take in an exported save or archive: all of it, or nothing with a reason."""
    with told():
        done = import_bundle(store, read_bundle_file(file), keep_both, documents or "")
    if as_json:
        click.echo(msgspec.json.encode(done))
        return
    say(_imported(done))


def _imported(done: Imported) -> str:
    counts = {"added": len(done.added), "present": len(done.present)}
    if not done.documents:
        return t("saves-imported", **counts)
    names = listing(t(f"session-document-{name}") for name in done.documents)
    return t("saves-imported-documents", documents=names, **counts)


@command.command(help=t("saves-trash-help"))
@click.argument("save")
@with_store
def trash(store: Store, save: str) -> None:
    """Move a save to the trash; `restore` brings it back."""
    say(t("saves-trashed", id=store.trash(save)))


@command.command(help=t("saves-restore-help"))
@click.argument("save")
@with_store
def restore(store: Store, save: str) -> None:
    """Bring a save back from the trash."""
    say(t("saves-restored", id=store.restore(save)))
