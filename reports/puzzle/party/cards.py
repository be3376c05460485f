"""Cards on paper. Every colour has its letter and its own shape, for many printers know
only black, and not everybody sees every colour."""

from __future__ import annotations

import math
from typing import Final

from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, SNOW, Frame, Paper, legible
from ppsolve.solver.view.palette import CARDS, GRAPE_SKIN

HEART: Final = (
    "M50 92C22 72 5 54 5 33C5 17 17 8 29 8C39 8 47 14 50 22"
    "C53 14 61 8 71 8C83 8 95 17 95 33C95 54 78 72 50 92Z"
)
DROP: Final = "M50 2C58 24 87 42 87 65C87 84 70 97 50 97C30 97 13 84 13 65C13 42 42 24 50 2Z"


def _star(points: int, outer: float, inner: float) -> str:
    corners = [
        (50 + radius * math.sin(turn), 54 - radius * math.cos(turn))
        for number in range(2 * points)
        for radius, turn in [(inner if number % 2 else outer, math.pi * number / points)]
    ]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"


STAR: Final = _star(5, 54, 29)
_LEAVES: Final[tuple[tuple[float, float], ...]] = ((29, 29), (71, 29), (29, 67), (71, 67))
_STEM: Final = "M47 60C48 78 46 88 40 97L50 99C55 90 55 76 53 60Z"
_GRAPES: Final[tuple[tuple[float, float], ...]] = (
    (19, 27),
    (50, 27),
    (81, 27),
    (34.5, 53),
    (65.5, 53),
    (50, 79),
)
_TWIG: Final = "M48 12L47 1L53 1L52 12Z"


def draw_shape(paper: Paper, colour: str, x: float, y: float, size: float) -> None:
    """The shape of a colour: heart, clover, star, grapes or drop."""
    fill, edge = CARDS[colour].shape, CARDS[colour].edge
    scale, line = size / 100, max(0.4, size / 32)
    if colour == "G":
        # The edge first, as a whole, so that the leaves grow into each other.
        paper.shape(_STEM, x, y, scale, fill=edge, stroke=edge, line=line)
        for width in (line, 0.0):
            for across, down in _LEAVES:
                radius = 25 * scale + width / 2
                paper.circle(x + across * scale, y + down * scale, radius, fill=edge if width else fill)
        paper.circle(x + 50 * scale, y + 48 * scale, 18 * scale, fill=fill)
    elif colour == "P":
        paper.shape(_TWIG, x, y, scale, fill=edge, stroke=edge, line=line)
        for across, down in _GRAPES:
            paper.circle(x + across * scale, y + down * scale, 17 * scale + line / 2, fill=edge)
        # Between the grapes only thin lines, so that the letter on them can be read.
        for across, down in _GRAPES:
            radius = 17 * scale - line / 2
            paper.circle(
                x + across * scale, y + down * scale, radius, fill=fill, stroke=GRAPE_SKIN, line=line / 2
            )
    else:
        path = {"R": HEART, "Y": STAR, "B": DROP}[colour]
        paper.shape(path, x, y, scale, fill=fill, stroke=edge, line=line)


def draw_card(paper: Paper, colour: str, frame: Frame) -> None:
    """A card: a light tint, its shape and, on it, its letter."""
    side = min(frame.width, frame.height)
    paper.box(
        frame,
        radius=side * 0.14,
        fill=CARDS[colour].paper,
        stroke=CARDS[colour].edge,
        line=max(0.5, side / 34),
    )
    size = side * 0.84
    middle_x, middle_y = frame.x + frame.width / 2, frame.y + frame.height / 2
    draw_shape(paper, colour, middle_x - size / 2, middle_y - size / 2, size)
    letter = legible(side * 0.46)
    paper.write(colour, middle_x, middle_y + letter * 0.36, letter, anchor="middle", bold=True)


def draw_cell(paper: Paper, frame: Frame, *, label: str = "", faint: bool = False) -> None:
    """An empty cell to write a letter in, its place in small print."""
    side = min(frame.width, frame.height)
    paper.box(
        frame,
        radius=side * 0.14,
        fill=SNOW,
        stroke="#c9d3da" if faint else FAINT_INK,
        line=min(0.6 if faint else 0.9, side / 40),
        dash=None if faint else (side * 0.09, side * 0.07),
    )
    if label:
        size = legible(side * 0.15)
        paper.write(label, frame.x + side * 0.09, frame.y + side * 0.08 + size * 0.75, size, fill=FAINT_INK)
