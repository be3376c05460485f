"""A line of play as a strip of small pyramids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import tostring

from ppsolve.solver.party.position import Position
from ppsolve.solver.party.pyramid import EMPTY, ROW_LETTERS, Placement, Rows
from ppsolve.solver.party.view.pieces import CHIP_HEIGHT, CHIP_WIDTH, draw_chip
from ppsolve.solver.view.svg import rectangle, titled_svg

CHIP_PITCH: Final = CHIP_WIDTH + 3
CHIP_ROW: Final = CHIP_HEIGHT + 3
FRAME: Final = 3.0


def strip(turns: Sequence[tuple[Placement, Position]]) -> list[str]:
    """A small pyramid after each move, the new card framed (class `placed`); all in one scale, no card ever
    moving aside."""
    width = len(turns[-1][1].pyramid[0]) if turns else 1
    # A card put on the left of the base later keeps its place free until then.
    on_the_left = [move.row == 0 and move.column < 0 for move, _ in turns]
    pictures = []
    for number, (move, after) in enumerate(turns):
        shift = sum(on_the_left[number + 1 :])
        column = 0 if on_the_left[number] else move.column
        title = f"After move {number + 1}: {_rows_text(after.pyramid)}"
        pictures.append(_small_pyramid(after.pyramid, (move.row, column), shift, width, title))
    return pictures


def _small_pyramid(rows: Rows, placed: tuple[int, int], shift: int, columns: int, title: str) -> str:
    width, height = columns * CHIP_PITCH + 2 * FRAME, len(rows) * CHIP_ROW + 2 * FRAME
    svg = titled_svg(width, height, title)
    for number, row in enumerate(rows):
        for column, card in enumerate(row):
            if card == EMPTY:
                continue
            x = FRAME + (column + shift + number / 2) * CHIP_PITCH + (CHIP_PITCH - CHIP_WIDTH) / 2
            y = height - FRAME - (number + 1) * CHIP_ROW + (CHIP_ROW - CHIP_HEIGHT) / 2
            draw_chip(svg, card, x, y)
            if (number, column) == placed:
                frame = rectangle(svg, x - 2, y - 2, CHIP_WIDTH + 4, CHIP_HEIGHT + 4, radius=6, fill="none")
                frame.set("class", "placed")
    return tostring(svg, encoding="unicode")


def _rows_text(rows: Rows) -> str:
    return ", ".join(
        f"row {ROW_LETTERS[number]} {' '.join('empty' if card == EMPTY else card for card in row)}"
        for number, row in enumerate(rows)
    )
