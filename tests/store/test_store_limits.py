"""What an import refuses by its size, depth, packing or doubles: a sentence, quickly, and nothing is changed."""

import io
import json
import resource
import subprocess
import sys
import warnings
import zipfile
from pathlib import Path

import pytest

from companion.session import Session
from companion.session.exchange import export_all, export_save
from companion.store import BadFile, Store
from companion.store import bundle as limits
from companion.store.bundle import _seal, archive_bytes, read_bundle, save_bytes
from tests.store.test_store_commands import run


def zipped(*members: tuple[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w", packing) as archive:
        warnings.simplefilter("ignore")
        for name, data in members:
            archive.writestr(name, data)
    return buffer.getvalue()


def refused(store: Store, file: Path, sentence: str) -> None:
    """By both commands that read such files: one sentence, status 2, no traceback, the folder as it was."""
    before = {path for path in store.root.rglob("*") if path.suffix != ".lock"}
    for words in (["saves", "import", file, "--data", store.root], ["verify", file]):
        asked = [sys.executable, "-m", "companion", *map(str, words)]
        done = subprocess.run(
            asked, capture_output=True, text=True, timeout=60, check=False, preexec_fn=small
        )
        assert done.returncode == 2, done.stderr
        assert sentence in done.stderr, done.stderr
        assert "Traceback" not in done.stderr
    assert {path for path in store.root.rglob("*") if path.suffix != ".lock"} == before


def small() -> None:
    """No more memory than a small machine has: what is refused is refused before it is unpacked."""
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))


def test_json_too_deep_for_any_reader(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    for depth in (100, 900, 100_000):
        file.write_bytes(b'{"format":"port-royal-companion save","x":' + b"[" * depth + b"]" * depth + b"}")
        refused(store, file, "64 deep within each other")


def test_a_setup_too_deep_though_well_sealed(store: Store, session: Session, tmp_path: Path) -> None:
    content = json.loads(save_bytes(export_save(session.save)))
    content.pop("sum")
    deep: object = 1
    for _ in range(80):
        deep = [deep]
    content["records"][0]["setup"] = {"x": deep}
    (tmp_path / "f.json").write_bytes(_seal(content))
    refused(store, tmp_path / "f.json", "64 deep within each other")


def test_an_archive_that_unpacks_to_a_thousand_times_its_size(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "bomb.zip"
    for megabytes in (100, 300):
        with (
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
            archive.open("a.json", "w") as member,
        ):
            for _ in range(megabytes):
                member.write(bytes(limits.MEGABYTE))
        refused(store, file, "would unpack to far more")
    raw = file.read_bytes()
    size = (300 * limits.MEGABYTE).to_bytes(4, "little")
    assert raw.count(size) >= 1
    file.write_bytes(raw.replace(size, (1000).to_bytes(4, "little")))
    refused(store, file, "is a damaged archive")


def test_a_file_larger_than_any_of_ours(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with open(file, "wb") as empty:
        empty.truncate(10 << 30)
    refused(store, file, "is larger than 64 MB")


def test_too_many_members(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "many.zip"
    file.write_bytes(zipped(*((f"saves/{n}.json", b"") for n in range(limits.MEMBERS + 1))))
    refused(store, file, "holds more than 10000 files")


@pytest.mark.parametrize("packing", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_packing_that_we_never_use_is_refused_broken_or_not(
    store: Store, tmp_path: Path, packing: int
) -> None:
    raw = zipped(("saves/a.json", b"x" * 1000), packing=packing)
    file = tmp_path / "odd.zip"
    for spoiled in (raw, raw[:45] + bytes([raw[45] ^ 255]) + raw[46:]):
        file.write_bytes(spoiled)
        refused(store, file, "packed in a way")


def test_doubles_are_refused_whatever_they_are_called(store: Store, session: Session, tmp_path: Path) -> None:
    one, documents = save_bytes(export_save(session.save)), _seal({"format": limits.DOCUMENTS, "schema": 2})
    other, file = Store(tmp_path / "other"), tmp_path / "f.zip"
    for members in (
        [("saves/a.json", one), ("saves/a.json", one)],
        [("saves/a.json", one), ("saves/b.json", one)],
        [("saves/a.json", one), ("trash/a.json", one)],
        [("documents.json", documents), ("more.json", documents)],
    ):
        file.write_bytes(zipped(*members))
        refused(other, file, "twice; nothing was taken")


def test_a_log_of_another_save_under_this_name_is_refused(store: Store, session: Session) -> None:
    content = json.loads(save_bytes(export_save(session.save)))
    content.pop("sum")
    content["save"]["id"] = "somebody"
    with pytest.raises(BadFile, match=f"called somebody, but its log belongs to {session.id}"):
        read_bundle(_seal(content), "f")


def test_a_real_archive_stays_far_below_every_limit(store: Store, session: Session, tmp_path: Path) -> None:
    """A long game packs well, but nowhere near the ratio of a bomb."""
    for n in range(1500):
        session.commit({"add": n}, session.revision)
    raw = archive_bytes(export_all(store)[0])
    members = zipfile.ZipFile(io.BytesIO(raw)).infolist()
    ratio = sum(member.file_size for member in members) / sum(member.compress_size for member in members)
    assert ratio < limits.RATIO / 4, ratio
    file = tmp_path / "f.zip"
    file.write_bytes(raw)
    assert run(Store(tmp_path / "other"), "saves", "import", file).exit_code == 0
