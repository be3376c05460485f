"""A penguin on paper."""

from __future__ import annotations

from typing import Final

from ppsolve.reports.puzzle.sheet.paper import INK, SNOW, Paper, legible
from ppsolve.solver.view.svg import BEAK, BILL, BODY, FLIPPERS, PENGUIN_HEIGHT, PENGUIN_WIDTH

PENGUIN_SHARE: Final = PENGUIN_WIDTH / PENGUIN_HEIGHT
"""The width of a penguin of height 1."""


def draw_penguin(
    paper: Paper, x: float, y: float, height: float, *, body: str = INK, number: str = ""
) -> None:
    """The penguin of all pictures, a number on its belly if there is one."""
    scale = height / PENGUIN_HEIGHT
    for outline in FLIPPERS:
        paper.shape(outline, x, y, scale, fill=body)
    for across in (22, 38):
        paper.oval(x + across * scale, y + 63 * scale, 6.5 * scale, 3 * scale, fill=BEAK)
    paper.shape(BODY, x, y, scale, fill=body)
    paper.oval(x + 30 * scale, y + 44.5 * scale, 14.5 * scale, 15.5 * scale, fill=SNOW)
    for across, pupil in ((24, 25.5), (36, 34.5)):
        paper.circle(x + across * scale, y + 19 * scale, 6.5 * scale, fill=SNOW)
        paper.circle(x + pupil * scale, y + 19.5 * scale, 2.3 * scale, fill=INK)
    paper.shape(BILL, x, y, scale, fill=BEAK)
    if number:
        size = legible((19 if len(number) < 3 else 13) * scale)
        paper.write(number, x + 30 * scale, y + 44.5 * scale + size * 0.36, size, anchor="middle", bold=True)
