"""Bytes on disk: written whole or not at all, and every system error turned into one sentence."""

import errno
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.i18n import t
from companion.store.errors import NotSaved, Unreadable

FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
CLOSED = {errno.EACCES, errno.EPERM, errno.EROFS}
DAMAGED = "damaged"


def checksum(*parts: bytes) -> str:
    """Sixteen hex digits over the parts: enough to notice any accident, short enough to read."""
    digest = hashlib.blake2b(digest_size=8)
    for part in parts:
        digest.update(part)
    return digest.hexdigest()


@contextmanager
def saving(what: str) -> Iterator[None]:
    """Turns an operating system's refusal into NotSaved with a sentence about `what`."""
    try:
        yield
    except OSError as error:
        raise NotSaved(_sentence(what, error)) from error


def _sentence(what: str, error: OSError) -> str:
    if error.errno in FULL:
        return t("store-disk-full", what=what)
    if error.errno in CLOSED:
        return t("store-read-only", what=what)
    return t("store-refused", problem=str(error.strerror), what=what)


def sync_folder(folder: Path) -> None:
    """Makes a rename in this folder survive a power cut (not needed, nor possible, on Windows)."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_synced(path: Path, data: bytes) -> None:
    """A whole file, on the disk before this returns; a failure leaves no file behind."""
    try:
        with open(path, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise


def write_atomic(path: Path, data: bytes) -> None:
    """Replaces a file in one step: after a power cut it holds the old content or the new, no mixture."""
    temporary = path.with_name(path.name + ".tmp")
    write_synced(temporary, data)
    os.replace(temporary, path)
    sync_folder(path.parent)


def append_synced(path: Path, data: bytes) -> None:
    """Adds bytes at the end of a file and waits for the disk."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        written = os.write(handle, data)
        while written < len(data):
            written += os.write(handle, data[written:])
        os.fsync(handle)
    finally:
        os.close(handle)


def cut(path: Path, size: int) -> None:
    """Takes back a half-written end, as far as the system lets us; the checksum covers the rest."""
    with suppress(OSError):
        handle = os.open(path, os.O_WRONLY)
        try:
            if os.fstat(handle).st_size > size:
                os.ftruncate(handle, size)
                os.fsync(handle)
        finally:
            os.close(handle)


def read_bytes(path: Path) -> bytes | None:
    """A file's content, or None where there is no such file; Unreadable where the system will not give it."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise Unreadable(t("store-no-access", name=path.name, problem=str(error.strerror))) from error


def make_folder(folder: Path) -> None:
    """Makes a folder and whatever lies above it; each one's name is on the disk before this returns."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def move(path: Path, target: Path) -> None:
    """A rename that no power cut can turn into a loss: the new name is synced before the old one's end."""
    os.rename(path, target)
    sync_folder(target.parent)
    sync_folder(path.parent)


def set_aside(root: Path, path: Path) -> str:
    """Moves a damaged file out of the way and tells its new name: nothing is ever thrown away."""
    target = _place_aside(root, path)
    move(path, target)
    return target.name


def keep_aside(root: Path, path: Path) -> str:
    """Copies a damaged file before it is replaced, moves it where it cannot be read; tells its new name."""
    try:
        raw = read_bytes(path)
    except Unreadable:
        return set_aside(root, path)
    target = _place_aside(root, path)
    write_atomic(target, raw or b"")
    return target.name


def _place_aside(root: Path, path: Path) -> Path:
    """The first free number in the folder of damaged files."""
    folder = root / DAMAGED
    make_folder(folder)
    stem, number = "-".join(path.relative_to(root).parts), 1
    while (target := folder / f"{stem}.{number}").exists():
        number += 1
    return target
