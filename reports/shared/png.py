"""SVG pictures as PNG, with the same fonts on every machine."""

from __future__ import annotations

import re
from typing import Final

from ppsolve.reports.shared.extras import require
from ppsolve.reports.shared.fonts import font_with, fonts_for
from ppsolve.solver.view.palette import WHITE

FAMILY: Final = "DejaVu Sans"
ZOOM: Final = 2.0
"""Pixels per unit of the picture, enough for printers and high-resolution screens."""
BOLDER: Final = 0.03
"""The line around bold letters of a font that has no bold ones, as a share of their size."""

_BOLD_TEXT: Final = re.compile(r'(<text\b[^<>]*\bfont-weight="bold"[^<>]*)>([^<>]*)<')
_FILL: Final = re.compile(r'\bfill="([^"]*)"')
_SIZE: Final = re.compile(r'\bfont-size="([\d.]+)"')


def png_of(svg: str, zoom: float = ZOOM) -> bytes:
    """Convert an SVG picture to a PNG file on white, with `zoom` pixels per unit."""
    require("resvg_py", "PNG output")
    import resvg_py

    picture = resvg_py.svg_to_bytes(
        svg_string=_with_bold_letters(svg),
        skip_system_fonts=True,
        font_files=[str(path) for path in fonts_for(svg)],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
        background=WHITE,
        zoom=zoom,
    )
    return bytes(picture)


def _with_bold_letters(svg: str) -> str:
    """Put a line around the bold letters that have no bold font, such as those of Korean."""
    if svg.isascii():
        return svg
    return _BOLD_TEXT.sub(_with_thick_letters, svg)


def _with_thick_letters(text: re.Match[str]) -> str:
    """Thicken a whole text: where a letter needs another font, its neighbours get that font, too."""
    start, letters = text.groups()
    fill, size = _FILL.search(start), _SIZE.search(start)
    if fill is None or size is None or not any(map(_lacks_bold, letters)):
        return text[0]
    return f'{start} stroke="{fill[1]}" stroke-width="{float(size[1]) * BOLDER:.2f}">{letters}<'


def _lacks_bold(letter: str) -> bool:
    path = font_with(letter, bold=True)
    return not letter.isascii() and path is not None and path == font_with(letter)
