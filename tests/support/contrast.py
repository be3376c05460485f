"""The contrast of two colours as WCAG defines it."""

from __future__ import annotations

LEAST = 4.5
"""For text; large text needs 3."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, each written as `#rrggbb`."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    shares = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4) for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
