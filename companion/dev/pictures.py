"""Screens as pictures: SVG without any web font, and PNG of the same."""

import re
import struct
import zlib
from hashlib import sha256
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEYWORD = b"Drawn from"
FONT_STACK = "DejaVu Sans Mono, Liberation Mono, Menlo, Consolas, monospace"
FONT_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
    "/Library/Fonts",
    "/System/Library/Fonts",
    "C:/Windows/Fonts",
)


class NoPainter(Exception):
    """PNG needs the `pictures` extra, or no monospace font was found."""


def clean(svg: str, name: str) -> str:
    """Textual's SVG with fonts of the reader's machine only and ids that never change."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: ?Fira Code[^;]*;", f"font-family: {FONT_STACK};", svg)
    svg = re.sub(r"terminal-\d+-", f"{name}-", svg)
    return re.sub(r"<!-- Generated with Rich [^>]*-->\s*", "", svg)


def paint(svg: str, width: int) -> bytes:
    """The SVG as PNG of so many pixels across."""
    try:
        import resvg_py
    except ImportError:
        raise NoPainter(
            "PNG pictures need the extra `pictures`: pip install 'port-royal-companion[pictures]'."
        ) from None
    family = "DejaVu Sans Mono"
    folders = [str(path) for path in (Path(each).expanduser() for each in FONT_FOLDERS) if path.is_dir()]
    if not folders:
        raise NoPainter("No font folder was found on this machine; SVG pictures need none.")
    png = resvg_py.svg_to_bytes(
        svg_string=svg.replace(FONT_STACK, family),
        width=width,
        font_dirs=folders,
        monospace_family=family,
    )
    return stamped(bytes(png), svg)


def fingerprint(svg: str) -> str:
    """Tells which SVG a PNG was painted from."""
    return sha256(svg.encode()).hexdigest()[:16]


def stamped(png: bytes, svg: str) -> bytes:
    """The picture with its SVG's fingerprint as a text chunk behind the header: a stale one is found."""
    body = b"tEXt" + KEYWORD + b"\0" + fingerprint(svg).encode()
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = len(SIGNATURE) + 25
    return png[:head] + chunk + png[head:]


def stamp_of(png: bytes) -> str:
    """The fingerprint in a picture, empty where there is none."""
    found = re.match(rb"tEXt" + KEYWORD + rb"\0([0-9a-f]{16})", png[len(SIGNATURE) + 29 :])
    return found[1].decode() if found else ""
