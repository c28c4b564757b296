"""An import on its way in: staged in a folder of its own, there all at once by one rename, then moved in.

A stop before that rename leaves nothing but a folder that the next import sweeps; a stop after it is made
good by whoever opens the data folder next. So an import is there whole or not at all.
"""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.i18n import t
from companion.store.errors import StoreError
from companion.store.files import make_folder, move, saving, set_aside, sync_folder
from companion.store.locks import Lock
from companion.store.records import Head, Json, Record
from companion.store.save import Save
from companion.store.store import ARRIVED, MAKING, SAVES, TRASH, Store

STAGED = "import-"


class Intake:
    """What one import will add. Made by `taking_in`; nothing of it can be seen before the end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.folder = store.root / MAKING / f"{STAGED}{secrets.token_hex(6)}"
        for place in (SAVES, TRASH):
            make_folder(self.folder / place)

    def add(self, place: str, head: Head, records: list[Record]) -> None:
        """One whole save."""
        Save(self.folder / place / head.id, self._store.root).storage.create(head, records)
        sync_folder(self.folder / place)

    def change(self, name: str, data: Json) -> None:
        """Settings or knowledge in the place of ours; the generations keep the old ones."""
        self._store.documents[name].stage(self.folder, data)


@contextmanager
def taking_in(store: Store) -> Iterator[Intake]:
    """Alone on the data folder: what the block adds is there at its end, or nothing of it."""
    with Lock(store.root, "import", t("store-the-import")).held(), saving(t("store-the-import")):
        finish(store)
        _sweep(store.root)
        intake = Intake(store)
        try:
            yield intake
            sync_folder(intake.folder)
            move(intake.folder, store.root / ARRIVED)
        except BaseException:
            shutil.rmtree(intake.folder, ignore_errors=True)
            raise
        finish(store)


def _sweep(root: Path) -> None:
    """Removes what an import that was stopped had staged."""
    for path in (root / MAKING).glob(f"{STAGED}*"):
        shutil.rmtree(path, ignore_errors=True)


def finish(store: Store) -> None:
    """Moves in everything that has arrived; called again after a stop it goes on where it was."""
    arrived = store.root / ARRIVED
    if not arrived.is_dir():
        return
    for place in (SAVES, TRASH):
        for path in sorted((arrived / place).glob("*")):
            target = store.root / place / path.name
            set_aside(store.root, path) if target.exists() else move(path, target)
    for document in store.documents.values():
        with document.storage.lock.held():
            document.storage.adopt(arrived)
    for folder in (arrived / SAVES, arrived / TRASH, arrived):
        with suppress(FileNotFoundError):
            os.rmdir(folder)
    sync_folder(store.root)


def go_on(store: Store) -> None:
    """Finishes an import that was stopped, where this program may write and no other is at it."""
    with suppress(StoreError, OSError), Lock(store.root, "import", "", patience=0).held():
        finish(store)
