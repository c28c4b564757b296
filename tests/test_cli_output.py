"""What becomes of a command whose output cannot be written, whose reader goes away, or whose app falls over."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

COMPANION = [sys.executable, "-m", "companion"]


@pytest.mark.parametrize(
    "words",
    [[], ["--version"], ["--help"], ["cards"], ["saves", "list"], ["saves", "list", "--json"], ["doctor"], ["table", "list"], ["engine"]],
    ids=" ".join,
)  # fmt: skip
def test_output_that_cannot_be_written_is_a_failure_in_one_sentence(words: list[str], tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMPANION, *words], input=b'{"op":"hello"}\n', stdout=full, stderr=subprocess.PIPE,
            env={**os.environ, "COMPANION_DATA": str(tmp_path)}, timeout=60, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.decode() == "Error: The output could not be written: No space left on device.\n"


@pytest.mark.parametrize(
    "words", [["book", "graph", "salt-ledger"], ["cards"], ["saves", "list"]], ids=" ".join
)
def test_a_reader_that_has_read_enough_is_no_failure(words: list[str], tmp_path: Path) -> None:
    """As in `companion book graph salt-ledger | head -1`, with nobody left to read the second line."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMPANION, *words], stdout=writer, stderr=subprocess.PIPE,
        env={**os.environ, "COMPANION_DATA": str(tmp_path)}, timeout=60, check=False,
    )  # fmt: skip
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def on_a_terminal(code: str, **environment: str) -> tuple[int, bytes]:
    """Runs Python code on a terminal of its own; its exit status and everything it wrote."""
    child, terminal = pty.fork()
    if not child:
        os.execve(
            sys.executable, [sys.executable, "-c", code], {**os.environ, "TERM": "xterm", **environment}
        )
    seen = b""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        seen += chunk
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), seen


def test_an_app_that_falls_over_exits_with_a_failure(tmp_path: Path) -> None:
    fall = "from companion.tui.app import CompanionApp; CompanionApp.on_mount = lambda self: 1 / 0; "
    status, seen = on_a_terminal(
        f"{fall}from companion.cli import main; main([])", COMPANION_DATA=str(tmp_path)
    )
    assert status == 1
    assert b"ZeroDivisionError" in seen


def test_an_app_that_cannot_have_its_folder_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    status, seen = on_a_terminal("from companion.cli import main; main([])", COMPANION_DATA=str(file))
    assert (status, b"is a file; name a folder" in seen, b"Traceback" in seen) == (2, True, False)


@pytest.mark.parametrize("typed", [b'{"players":["Zo\xeb","Bob"]}', '{"players":["Zoë","Bob"]}'.encode()])
def test_letters_that_the_locale_cannot_read_are_told_as_such(typed: bytes, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMPANION, "table", "new", "score", typed], capture_output=True, timeout=60, check=False,
        env={**os.environ, "COMPANION_DATA": str(tmp_path), "LC_ALL": "C", "PYTHONUTF8": "0"},
    )  # fmt: skip
    assert (done.returncode, b"set the locale to UTF-8" in done.stderr) == (2, True), done.stderr
