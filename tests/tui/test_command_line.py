"""`companion` and `companion screenshots` on the command line."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.dev.pictures import FONT_STACK, clean, paint

PICTURES = Path(__file__).parents[2] / "screenshots"


def test_without_a_terminal_the_overview_is_printed_and_textual_stays_asleep() -> None:
    code = "import sys; from companion.cli import main; main([], standalone_mode=False); print('textual' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert "Commands:" in done.stdout
    assert done.stdout.splitlines()[-1] == "False"


def test_screenshots_of_one_scene(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["screenshots", "--scene", "tools", "--svg-only", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    for size in ("120x40", "80x24"):
        assert (tmp_path / f"tools-{size}.svg").read_bytes() == (PICTURES / f"tools-{size}.svg").read_bytes()


def test_an_unknown_scene_is_one_sentence_and_status_2(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["screenshots", "--scene", "attic", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "no scene is called 'attic'" in done.output


def test_a_picture_names_no_web_font() -> None:
    svg = (PICTURES / "home-120x40.svg").read_text(encoding="utf-8")
    assert FONT_STACK in svg
    assert "@font-face" not in svg
    assert "https://" not in svg
    assert clean(svg, "home") == svg


def test_a_png_is_painted_where_there_is_a_painter() -> None:
    pytest.importorskip("resvg_py", reason="the extra `pictures` is not installed")
    svg = (PICTURES / "home-80x24.svg").read_text(encoding="utf-8")
    assert paint(svg, 640).startswith(b"\x89PNG")


@pytest.mark.parametrize("path", sorted(PICTURES.glob("*.png")), ids=lambda path: path.stem)
def test_every_png_is_one(path: Path) -> None:
    assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
