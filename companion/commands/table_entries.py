"""`companion table entries`: the set-up and every entry of a kind of table, read off their own types."""

from typing import Any, get_args

import click
import msgspec

from companion.commands.table_log import AS_JSON, print_facts
from companion.i18n import t
from companion.i18n.shown import padded
from companion.table import contracts, score
from companion.table.campaign import entries as campaign
from companion.table.kinds import TABLES

SHAPES: dict[str, tuple[Any, Any]] = {
    "campaign": (campaign.CampaignSetup, campaign.Move),
    "contracts": (contracts.ContractsSetup, contracts.Move),
    "score": (score.SheetSetup, score.Move),
}
"""A kind's set-up, and the union of its entries."""


def _field(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return field.encode_name
    return f"[{field.encode_name}]"


def _row(name: str, shape: Any) -> dict[str, Any]:
    fields = [_field(field) for field in msgspec.structs.fields(shape)]
    return {"do": name, "fields": fields, "about": (shape.__doc__ or "").partition("\n")[0]}


@click.command()
@click.argument("kind", type=click.Choice(list(TABLES)))
@AS_JSON
def entries(kind: str, as_json: bool) -> None:
    """What a log of this KIND takes: its set-up and every entry; optional fields are in brackets."""
    setup, moves = SHAPES[kind]
    rows = [_row("", setup), *(_row(str(shape.__struct_config__.tag), shape) for shape in get_args(moves))]
    told = [
        f"{padded(row['do'] or t('cli-table-set-up'), 10)} {' '.join(row['fields'])}\n{'':<10} {row['about']}"
        for row in rows
    ]
    print_facts(rows, told, as_json)
