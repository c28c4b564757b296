"""`companion table chronicle` and `companion table stats`: a log told, as text, as numbers, or as a page."""

from pathlib import Path

import click

from companion.commands.data import with_store, write_file
from companion.commands.table_log import AS_JSON, campaign_of, entries_of, open_table, print_facts
from companion.i18n import t
from companion.i18n.shown import padded
from companion.session.keepsake import chronicle_of, chronicle_page
from companion.store import Store
from companion.table.campaign.chronicle import chronicle as campaign_text
from companion.words.statistics import drawn, facts, groups

FILE = click.Path(path_type=Path, dir_okay=False)
LABEL, BAR = 26, 24


@click.command()
@click.argument("save")
@click.option("--html", "page", type=FILE, help="Write it as one self-contained page, its story folded.")
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@AS_JSON
@with_store
def chronicle(store: Store, save: str, page: Path | None, force: bool, as_json: bool) -> None:
    """The whole log as a text to keep, or as a page for a browser and for paper."""
    session, _ = open_table(store, save)
    if page is not None:
        write_file(page, chronicle_page(session), force)
        print_facts({"file": str(page)}, [t("chronicle-written", file=str(page))], as_json)
        return
    campaign_of(session)
    lines = campaign_text(session.setup, entries_of(session))
    print_facts({"chronicle": lines}, lines, as_json)


@click.command()
@click.argument("save")
@AS_JSON
@with_store
def stats(store: Store, save: str, as_json: bool) -> None:
    """A campaign in numbers: evenings, attempts, who did what. Tells nothing of the story."""
    session, _ = open_table(store, save)
    campaign_of(session)
    numbers = chronicle_of(session).numbers
    if numbers is None:
        print_facts(None, [t("chronicle-nothing")], as_json)
        return
    told = [f"{padded(label, LABEL)}{number}" for label, number in facts(numbers)]
    for group in groups(numbers):
        told += ["", group.title]
        told += [
            f"  {padded(row.label, LABEL)}{drawn(row, group.most, BAR, '#', '.')} {row.text}"
            for row in group.rows
        ]
    print_facts(numbers, told, as_json)
