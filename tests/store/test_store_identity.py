"""A log and a head belong to the save whose id they name: a stranger in the folder never wins over one's own."""

import shutil
from pathlib import Path

import pytest

from companion.session import Session
from companion.store import Store
from companion.store.journal import merge
from tests.store.test_store_commands import run


@pytest.fixture
def other(store: Store, session: Session) -> Session:
    other = Session.new(store, "tally", "Friday crew", {"from": 100})
    other.commit({"add": 5}, 0)
    return other


def test_a_foreign_journal_is_set_aside_and_the_own_twin_wins(
    store: Store, session: Session, other: Session
) -> None:
    shutil.copy(other.save.storage.journal.main, session.save.storage.journal.main)
    assert "the log of another save" in run(store, "doctor").output
    again = Session.open(Store(store.root), session.id)
    assert (again.state, again.id) == (6, session.id)
    [notice] = again.notices
    assert (notice.code, notice.facts) == ("log-foreign", {"other": other.id})
    assert notice.aside == [f"saves-{session.id}-log.journal.1"]
    assert (
        store.root / "damaged" / notice.aside[0]
    ).read_bytes() == other.save.storage.journal.main.read_bytes()
    assert Session.open(Store(store.root), other.id).state == 105


def test_a_list_of_saves_knows_a_foreign_journal_too(store: Store, session: Session, other: Session) -> None:
    shutil.copy(other.save.storage.journal.main, session.save.storage.journal.main)
    listed = run(store, "saves", "list")
    assert f"the log of another save, {other.id}" in listed.stderr
    assert [row.summary for row in Store(store.root).saves() if row.id == session.id] == [{"tally": 6}]


def test_two_foreign_journals_are_told_and_left_alone(store: Store, session: Session, other: Session) -> None:
    for name in ("log.journal", "log.twin"):
        shutil.copy(store.root / "saves" / other.id / name, store.root / "saves" / session.id / name)
    shown = run(store, "saves", "show", session.id)
    assert (shown.exit_code, f"belongs to another save, {other.id}" in shown.output) == (2, True)
    assert (
        f"cannot be opened: The log in this place belongs to another save, {other.id}"
        in run(store, "saves", "list").output
    )
    assert run(store, "doctor", "--repair").exit_code == 1
    assert not (store.root / "damaged").exists()


def test_a_foreign_head_gives_way_to_the_own_copy(store: Store, session: Session, other: Session) -> None:
    shutil.copy(other.save.storage.head.path, session.save.storage.head.path)
    again = Store(store.root)
    assert sorted((row.id, row.title) for row in again.saves()) == sorted(
        [(session.id, "Thursday crew"), (other.id, "Friday crew")]
    )
    assert [(notice.code, notice.about) for notice in again.notices()] == [("file-foreign", session.id)]


def test_foreign_heads_all_over_are_told_and_the_log_tells_the_title(
    store: Store, session: Session, other: Session
) -> None:
    for name in ("save.json", "save.1.json"):
        shutil.copy(other.save.storage.head.path, store.root / "saves" / session.id / name)
    listed = run(store, "saves", "list")
    assert listed.output.count("Friday crew") == 1
    assert "Thursday crew" in listed.output
    assert "no good copy of it is left" in listed.stderr


@pytest.mark.parametrize("name", ["log.journal", "log.twin"])
def test_a_damaged_number_in_one_copy_is_no_loss(store: Store, session: Session, name: str) -> None:
    path = store.root / "saves" / session.id / name
    path.write_bytes(path.read_bytes().replace(b'"n":3', b'"n":7'))
    again = Session.open(Store(store.root), session.id)
    assert (again.state, [notice.code for notice in again.notices]) == (6, ["log-restored"])


def test_a_line_missing_in_both_copies_is_a_loss_though_later_ones_moved_up(session: Session) -> None:
    lines = session.save.storage.journal.main.read_bytes().splitlines(keepends=True)
    assert merge(b"".join(lines[:3]), b"".join(lines[4:])).lost()
    assert not merge(b"".join(lines[:4]), b"".join(lines[3:])).lost()


def test_a_list_of_saves_says_which_log_is_newer(store: Store, session: Session) -> None:
    """The head may be of this version while the log is not."""
    from companion.store.journal import line_of
    from companion.store.migrations import SCHEMA

    folder = store.root / "saves" / session.id
    start = session.save.storage.journal.read().records[0]
    newer = start.replace(b'"schema":%d' % SCHEMA, b'"schema":%d' % (SCHEMA + 1))
    for name in ("log.journal", "log.twin"):
        (folder / name).write_bytes(line_of(newer, "0" * 16))
    before = {path: path.read_bytes() for path in Path(folder).iterdir()}
    listed = run(store, "saves", "list")
    assert f"{session.id}  cannot be opened: " in listed.output
    assert "newer version of the program" in listed.output
    assert {path: path.read_bytes() for path in Path(folder).iterdir()} == before
