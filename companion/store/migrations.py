"""Versions of the files: a number in every file, pure steps from each to the next, newer ones refused."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.store.errors import Damaged, Newer

Json = dict[str, Any]
FIRST, SCHEMA = 1, 3


def _name_the_program(record: Json) -> Json:
    """Version 2: the start of a log names the program's version that began it; older logs do not know it."""
    return {**record, "program": "unknown"} if record["do"] == "start" else record


def _keep_no_title(record: Json) -> Json:
    """Version 3: a step keeps facts; its sentence is told in the reader's language when it is shown."""
    return (
        record
        if record["do"] == "start"
        else {name: told for name, told in record.items() if name != "title"}
    )


def _same(tables: Json) -> Json:
    """Versions 2 and 3 changed nothing in documents."""
    return tables


RECORDS: dict[int, Callable[[Json], Json]] = {1: _name_the_program, 2: _keep_no_title}
DOCUMENTS: dict[int, Callable[[Json], Json]] = {1: _same, 2: _same}


def check_schema(schema: int, about: str) -> None:
    """Refuses a file of a version that this program does not know yet, or that never was."""
    if schema < FIRST:
        raise Damaged(t("store-no-such-version", about=about, schema=schema))
    if schema > SCHEMA:
        raise Newer(t("store-newer", about=about, schema=schema, present=SCHEMA))


def migrate(data: Json, schema: int, steps: dict[int, Callable[[Json], Json]]) -> Json:
    """Brings a log record or a document's tables from version `schema` to the present one."""
    for version in range(schema, SCHEMA):
        data = steps[version](data)
    return data
