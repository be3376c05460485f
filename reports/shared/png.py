"""SVG pictures as PNG, with the same fonts on every machine."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.shared.extras import require
from ppsolve.reports.shared.fonts import fonts_for
from ppsolve.solver.view.palette import WHITE

FAMILY: Final = "DejaVu Sans"
ZOOM: Final = 2.0
"""Pixels per unit of the picture, enough for printers and high-resolution screens."""


def png_of(svg: str, zoom: float = ZOOM) -> bytes:
    """Convert an SVG picture to a PNG file on white, with `zoom` pixels per unit."""
    require("resvg_py", "PNG output")
    import resvg_py

    picture = resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=[str(path) for path in fonts_for(svg)],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
        background=WHITE,
        zoom=zoom,
    )
    return bytes(picture)
