"""File versions: one kept fixture per version is opened by this program; newer logs are refused untouched."""

import shutil
from pathlib import Path

import pytest

from companion.session import Session
from companion.store import Newer, Store
from companion.store.errors import sentences
from companion.store.journal import line_of
from companion.store.migrations import DOCUMENTS, RECORDS, SCHEMA

FIXTURES = Path(__file__).parent / "fixtures"
SAVE = "a1b2c3d4e5f6"


def test_every_version_has_a_fixture_and_a_step_to_the_next() -> None:
    names = [f"v{version}" for version in range(1, SCHEMA + 1)]
    assert sorted(path.name for path in FIXTURES.iterdir()) == names
    assert set(RECORDS) == set(DOCUMENTS) == set(range(1, SCHEMA))


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_a_kept_fixture_opens_whole(version: int, tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / f"v{version}", tmp_path / "data")
    store = Store(tmp_path / "data")
    assert store.settings() == {"theme": "night", "language": "de"}
    assert store.knowledge() == {"cards": {"31": {"crowns": 2}}}
    session = Session.open(store, SAVE)
    assert [notice.code for notice in session.notices] == (["log-migrated"] if version < SCHEMA else [])
    assert (session.title, session.revision, session.clean) == ("Kept fixture", 9, False)
    assert session.state.summary() == {"total": 5, "notes": 1}
    assert session.bookmarks == {"here": 6}
    assert [line.name for line in session.lines()] == ["main", "line 2", "try"]
    session.commit({"do": "note", "text": "goes on"}, session.revision)
    again = Session.open(Store(store.root), SAVE)
    assert [notice.code for notice in again.notices] == (["log-migrated"] if version < SCHEMA else [])
    store.told(again.notices)
    assert (again.revision, Store(store.root).notices()) == (10, [])
    assert again.log()[0].schema == SCHEMA


def test_migration_keeps_the_old_log_beside_the_new(tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "v1", tmp_path / "data")
    old = (tmp_path / "data" / "saves" / SAVE / "log.journal").read_bytes()
    session = Session.open(Store(tmp_path / "data"), SAVE)
    assert (tmp_path / "data" / "saves" / SAVE / "log.v1.journal").read_bytes() == old
    assert session.log()[0].program == "unknown"
    assert Store(tmp_path / "data").saves()[0].steps == 2


def test_a_newer_log_is_refused_and_left_untouched(store: Store, session: Session) -> None:
    folder = store.root / "saves" / session.id
    reading = session.save.storage.journal.read()
    newer = reading.records[0].replace(b'"schema":%d' % SCHEMA, b'"schema":%d,"new_field":1' % (SCHEMA + 1))
    for name in ("log.journal", "log.twin"):
        (folder / name).write_bytes(line_of(newer, "0" * 16))
    before = {path: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(Newer, match=f"file version {SCHEMA + 1}, this one knows {SCHEMA}"):
        Session.open(Store(store.root), session.id)
    [row] = Store(store.root).saves()
    assert "newer version" in row.problem
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_many_logs_of_an_older_version_are_told_in_one_sentence(tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "v2", tmp_path / "data")
    store = Store(tmp_path / "data")
    store.saves()
    [moved] = store.notices()
    assert sentences([moved]) == [moved.sentence]
    assert sentences([moved, moved]) == ["2 saves were brought to file version 3; their old logs are kept."]
