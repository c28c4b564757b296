"""`companion screenshots`: plays fixed scenes and writes every screen as SVG and PNG, large and small."""

import asyncio
from pathlib import Path

import click

from companion.commands.data import say
from companion.i18n import enumeration, t


@click.command(name="screenshots")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), default=Path("screenshots"), show_default=True
)
@click.option("--scene", "wanted", multiple=True, help="Only this scene; may be given several times.")
@click.option("--svg-only", is_flag=True, help="No PNG (which needs the extra `pictures` and a system font).")
def command(out: Path, wanted: tuple[str, ...], svg_only: bool) -> None:
    """Draw every screen at 120x40 and 80x24."""
    from companion.dev.scenes import SCENES, shots_of

    names = [scene.name for scene in SCENES]
    for name in wanted:
        if name not in names:
            raise click.BadParameter(t("cli-no-scene", name=name, names=enumeration(names)))
    out.mkdir(parents=True, exist_ok=True)
    chosen = [scene for scene in SCENES if not wanted or scene.name in wanted]
    with click.progressbar(chosen, label=t("cli-scenes")) as scenes:
        for scene in scenes:
            for shot in asyncio.run(shots_of(scene)):
                (out / f"{shot.name}.svg").write_text(shot.svg, encoding="utf-8")
                if not svg_only:
                    _paint(out / f"{shot.name}.png", shot.svg, shot.size[0] * 8)
    say(t("cli-pictures", n=2 * len(chosen), folder=str(out)))


def _paint(path: Path, svg: str, width: int) -> None:
    from companion.dev.pictures import NoPainter, paint

    try:
        path.write_bytes(paint(svg, width))
    except NoPainter as error:
        raise click.ClickException(str(error)) from None
