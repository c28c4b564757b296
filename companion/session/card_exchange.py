"""Typed-in cards between tables: one owner types for all. Files lie in the data folder's `exchange/`."""

from pathlib import Path
from typing import Any

import msgspec

from companion.i18n import t
from companion.store import Store
from companion.store.files import make_folder, saving, write_atomic
from companion.store.store import now
from companion.table.knowledge import Merging, imported
from companion.table.refusal import Refused

EXCHANGE = "exchange"


def exported_cards(store: Store) -> tuple[bytes, int]:
    """Everything typed in from printed cards as a file, and how many story cards are in it."""
    books = store.knowledge().get("books", {})
    data = msgspec.json.format(msgspec.json.encode({"books": books}, order="sorted"), indent=2)
    return data, sum(len(book.get("cards", {})) for book in books.values())


def fresh_file(folder: Path, stem: str, ending: str) -> Path:
    """A file of that name that is not there yet: a second one of a day is numbered."""
    names = (f"{stem}{f'-{n}' if n > 1 else ''}{ending}" for n in range(1, 10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def write_exchange(store: Store) -> tuple[Path, int]:
    """Writes what was typed in into the exchange folder, under today's date; the file and its story cards."""
    data, count = exported_cards(store)
    with saving(t("store-the-cards")):
        make_folder(store.root / EXCHANGE)
        file = fresh_file(store.root / EXCHANGE, f"cards-{now()[:10]}", ".json")
        write_atomic(file, data)
    return file, count


def exchange_files(store: Store) -> list[Path]:
    """The files that lie there, the newest name first."""
    found = (store.root / EXCHANGE).glob("*.json")
    return sorted((file for file in found if file.is_file()), key=lambda file: file.name, reverse=True)


def read_cards(file: Path) -> dict[str, Any]:
    """What another table exported, or Refused with a sentence."""
    try:
        found = msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise Refused(t("table-knowledge-shape", problem=error.strerror or str(error))) from error
    except (msgspec.DecodeError, RecursionError):
        raise Refused(t("table-knowledge-shape", problem=t("table-knowledge-no-json"))) from None
    return found if isinstance(found, dict) else {}


def compared(store: Store, theirs: dict[str, Any]) -> Merging:
    """What taking a file over would bring; nothing is changed."""
    return imported(store.knowledge(), theirs)


def take_cards(store: Store, theirs: dict[str, Any], replace: bool) -> Merging:
    """Takes a file over in one transaction; where a card differs, theirs only with `replace`."""
    merging: list[Merging] = []

    def edit(ours: dict[str, Any]) -> dict[str, Any]:
        merging.append(imported(ours, theirs, replace))
        return merging[-1].knowledge

    store.change_knowledge(edit)
    return merging[-1]
