"""The kinds of table log, by name."""

from typing import Any

from companion.table.campaign.chapters import start
from companion.table.campaign.chronicle import title
from companion.table.campaign.fold import apply
from companion.table.campaign.lines import lines
from companion.table.campaign.view import as_json, summary
from companion.table.contracts_view import CONTRACTS as CONTRACTS
from companion.table.knowledge import enriched, lesson
from companion.table.score_view import SCORE as SCORE
from companion.table.table_kind import TableKind

CAMPAIGN = TableKind("campaign", start, apply, title, lines, summary, as_json, enrich=enriched, learn=lesson)
TABLES: dict[str, TableKind[Any]] = {kind.name: kind for kind in (CAMPAIGN, CONTRACTS, SCORE)}
