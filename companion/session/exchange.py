"""Export and import of saves with what they state, so that a game can travel and be verified elsewhere."""

import secrets
from dataclasses import dataclass, field

import msgspec

from companion.i18n import listing, t
from companion.session.history import History
from companion.session.kinds import Json, kind_called
from companion.session.replay import history_of, play_of
from companion.store import BadFile, Conflict, Damaged, Head, Record, Save, Store, StoreError
from companion.store.bundle import Bundle, Exported
from companion.store.intake import taking_in
from companion.store.records import one_line
from companion.store.store import SAVES, TRASH
from companion.table.refusal import Refused

DIGITAL = "game"


def statement_of(history: History) -> Json | None:
    """What a log states about itself: result, clean run, and for a digital game the engine's own log."""
    try:
        play = play_of(kind_called(history.start.kind), history)
    except (Refused, StoreError):
        return None
    stated: Json = {"steps": history.depth, "clean": history.clean, "result": play.result()}
    if history.start.kind == DIGITAL:
        stated["game"] = play.state.log()
    return stated


def export_save(save: Save) -> Exported:
    """One save, ready to be written to a file."""
    history = history_of(save)
    return Exported(save.head(), history.records, statement_of(history))


def export_all(store: Store) -> tuple[Bundle, list[str]]:
    """Everything in a data folder, and a sentence for each save that cannot be read."""
    bundle, problems = Bundle(documents={"settings": store.settings(), "knowledge": store.knowledge()}), []
    for place, exports in ((SAVES, bundle.saves), (TRASH, bundle.trash)):
        for row in store.saves(place):
            try:
                exports.append(export_save(store.save(row.id, place)))
            except StoreError as error:
                problems.append(t("session-left-out", id=row.id, problem=str(error)))
    return bundle, problems


@dataclass(slots=True)
class Imported:
    """What an import did: ids of new saves, of those that were there already, and documents taken over."""

    added: list[str] = field(default_factory=list)
    present: list[str] = field(default_factory=list)
    documents: list[str] = field(default_factory=list)


def import_bundle(store: Store, bundle: Bundle, keep_both: bool = False, documents: str = "") -> Imported:
    """Takes a bundle in, all of it or nothing; Conflict where something different is already there.

    `keep_both` gives a save that differs from ours an id of its own; `documents` is "mine" or "theirs" where
    settings or the table's knowledge differ.
    """
    done = Imported()
    with taking_in(store) as intake:
        for place, exports in ((SAVES, bundle.saves), (TRASH, bundle.trash)):
            for export in exports:
                if fresh := _planned(store, _cleaned(export), keep_both, done):
                    intake.add(place, fresh.head, fresh.records)
                    done.added.append(fresh.head.id)
        for name, data in _changed_documents(store, bundle, documents).items():
            intake.change(name, data)
            done.documents.append(name)
    return done


def _cleaned(export: Exported) -> Exported:
    """The save with its title as if it had been typed here."""
    head = msgspec.structs.replace(export.head, title=one_line(export.head.title))
    return Exported(head, export.records, export.statement)


def _planned(store: Store, export: Exported, keep_both: bool, done: Imported) -> Exported | None:
    """The save as it will be written, or None where it is here already."""
    try:
        History.of(export.records)
    except ValueError as error:
        raise BadFile(t("session-nonsense", id=export.head.id, problem=str(error))) from error
    ours = _ours(store, export.head.id)
    if ours is None:
        return export
    if ours == (export.head, export.records):
        done.present.append(export.head.id)
        return None
    if not keep_both:
        raise Conflict(t("session-conflict", id=export.head.id, title=export.head.title))
    return _renamed(export)


def _ours(store: Store, identity: str) -> tuple[Head, list[Record]] | Damaged | None:
    """Our own save of this id; one that is beyond reading differs from every export."""
    for place in (SAVES, TRASH):
        if (store.root / place / identity).exists():
            save = store.save_in(place, identity)
            try:
                return save.head(), save.records()
            except Damaged as error:
                return error
    return None


def _renamed(export: Exported) -> Exported:
    identity = secrets.token_hex(6)
    start = msgspec.structs.replace(export.records[0], save=identity)
    head = msgspec.structs.replace(export.head, id=identity, title=t("session-copy", title=export.head.title))
    return Exported(head, [start, *export.records[1:]])


def _changed_documents(store: Store, bundle: Bundle, wanted: str) -> dict[str, Json]:
    ours = {"settings": store.settings(), "knowledge": store.knowledge()}
    differing = {name: data for name, data in bundle.documents.items() if data and data != ours.get(name)}
    if wanted == "mine":
        return {name: data for name, data in differing.items() if not ours.get(name)}
    taken = [name for name in differing if ours.get(name)]
    if taken and wanted != "theirs":
        names = listing(t(f"session-document-{name}") for name in taken)
        raise Conflict(t("session-documents-differ", names=names))
    return differing
