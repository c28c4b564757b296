"""`companion` and `companion screenshots` on the command line."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.dev.pictures import FONT_STACK, clean, fingerprint, paint, stamp_of

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
    png = paint(svg, 640)
    assert png.startswith(b"\x89PNG")
    assert stamp_of(png) == fingerprint(svg)


@pytest.mark.parametrize("path", sorted(PICTURES.glob("*.svg")), ids=lambda path: path.stem)
def test_every_png_was_painted_from_the_svg_beside_it(path: Path) -> None:
    """The SVG is what the app draws (test_scenes); the PNG carries its fingerprint, so none can be older."""
    if path.name.endswith(".new.svg"):
        pytest.skip("left by a failed test")
    stamp = stamp_of(path.with_suffix(".png").read_bytes())
    assert stamp == fingerprint(path.read_text(encoding="utf-8")), "run `companion screenshots`"
