"""The printed cards of a table: what a campaign has revealed, and typed-in cards to and from a file."""

from pathlib import Path

import click

from companion.commands.data import Refusal, with_store, write_file
from companion.commands.table_log import AS_JSON, campaign_of, open_table, print_facts, read_json
from companion.i18n import Thing, t
from companion.session.card_exchange import exported_cards, take_cards
from companion.store import Store
from companion.table.campaign.faces import adds_text, known, line_text
from companion.table.refusal import Refused as TableRefused

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("save")
@AS_JSON
@with_store
def cards(store: Store, save: str, as_json: bool) -> None:
    """The story cards this campaign has revealed, and what is known of each. Never any other."""
    session, _ = open_table(store, save)
    campaign = campaign_of(session)
    faces = [known(campaign, number) for number in campaign.seen]
    told = [
        t(
            "cli-table-card", number=face.number, title=face.title or Thing("cli-table-no-title"),
            needs=face.needs or Thing("cli-table-no-needs"), adds=adds_text(face), line=line_text(face.line),
        )
        for face in faces
    ]  # fmt: skip
    print_facts(faces, told or [t("cli-table-no-cards")], as_json)


@click.command()
@click.option("--export", "out", type=FILE, help="Write everything typed in to a file.")
@click.option("--import", "source", type=FILE, help="Take over a file that another table exported.")
@click.option("--replace", is_flag=True, help="Where a card differs, take theirs.")
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@AS_JSON
@with_store
def known_cards(
    store: Store, out: Path | None, source: Path | None, replace: bool, force: bool, as_json: bool
) -> None:
    """Export or import what was typed in from printed cards; nothing of it is shown."""
    if (out is None) == (source is None):
        raise click.UsageError(t("cli-table-one-way"))
    if source is not None:
        _import(store, source, replace, as_json)
    elif out is not None:
        data, count = exported_cards(store)
        write_file(out, data, force)
        print_facts({"cards": count}, [t("cli-table-exported", n=count, file=str(out))], as_json)


def _import(store: Store, source: Path, replace: bool, as_json: bool) -> None:
    try:
        found = take_cards(store, read_json(source.read_bytes(), source.name), replace)
    except TableRefused as error:
        raise Refusal(str(error)) from error
    counts = {"new": found.new, "differing": found.differing}
    whose = "theirs" if replace else "yours"
    print_facts(counts, [t("cards-imported", whose=whose, **counts)], as_json)
