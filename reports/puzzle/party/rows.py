"""Pyramids on paper: with room to write in, and small ones for the solutions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ppsolve.reports.puzzle.party.cards import draw_card, draw_cell
from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, INK, SNOW, Frame, Paper, legible
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS, place_text
from ppsolve.solver.party.view.spots import Spot, SpotRows

LARGEST_PITCH: Final = 60.0
LABEL_PITCH: Final = 27.0
"""Cells that are smaller than this are not named."""
SMALLEST_SOLVED: Final = 12.0
SMALLEST_WITH_TURNS: Final = 17.5
"""Cells of solutions that are smaller than this have no room for letters, and numbers, that can be read."""
_CARD_SHARE: Final = 0.91


class Grid(NamedTuple):
    """Where the cells of a pyramid lie on the page."""

    first: int
    """The leftmost base column."""
    left: float
    floor: float
    """The height on which the base stands."""
    pitch: float

    def cell(self, row: int, column: int) -> Frame:
        """The place of a card, a little smaller than the pitch."""
        side = self.pitch * _CARD_SHARE
        x = self.left + (column - self.first + row / 2 + 0.5) * self.pitch - side / 2
        return Frame(x, self.floor - row * self.pitch - side, side, side)


def draw_writing_rows(paper: Paper, rows: SpotRows, frame: Frame, *, to_fill: bool) -> None:
    """The pyramid in the middle of a frame, as large as it can be, row letters on the left and column
    numbers below; if it is `to_fill`, all its cells are drawn, else only those that are open."""
    grid = _grid(rows, frame, beside=0.5, below=0.45)
    for row in rows:
        seen = [spot for spot in row if to_fill or spot.card or spot.accepts]
        _name_row(paper, seen[0], grid)
    for spot in rows[0]:
        cell = grid.cell(0, spot.column)
        size = legible(grid.pitch * 0.2)
        middle = cell.x + cell.width / 2
        paper.write(
            str(spot.column + 1), middle, cell.bottom + 1.3 * size, size, anchor="middle", fill=FAINT_INK
        )
    for row in rows:
        for spot in row:
            cell = grid.cell(spot.row, spot.column)
            label = place_text(spot.row, spot.column) if grid.pitch >= LABEL_PITCH else ""
            if spot.card:
                draw_card(paper, spot.card, cell)
            elif to_fill or spot.accepts:
                draw_cell(paper, cell, label=label)


def draw_growing_rows(paper: Paper, rows: SpotRows, width: int, base: int, frame: Frame) -> None:
    """The pyramid with all the places that may come to be used when its base grows from a width to its full
    length, to either side."""
    known = {(spot.row, spot.column): spot for row in rows for spot in row}
    first, last = width - base, base - 1
    every = tuple(
        tuple(known.get((row, column), Spot(row, column, "", "")) for column in range(first, last + 1 - row))
        for row in range(base)
    )
    grid = _grid(every, frame, beside=0.0, below=0.4)
    size = legible(grid.pitch * 0.17)
    words = f"{base} cards side by side at most"
    middle = frame.x + frame.width / 2
    paper.write(words, middle, grid.floor + 1.6 * size, size, anchor="middle", fill=FAINT_INK)
    for row in every:
        for spot in row:
            cell = grid.cell(spot.row, spot.column)
            if spot.card:
                draw_card(paper, spot.card, cell)
            else:
                draw_cell(paper, cell, faint=not spot.accepts)


def _grid(rows: SpotRows, frame: Frame, beside: float, below: float, largest: float = LARGEST_PITCH) -> Grid:
    columns = len(rows[0])
    pitch = min(frame.width / (columns + 2 * beside), frame.height / (len(rows) + below), largest)
    spare = frame.height - pitch * (len(rows) + below)
    left = frame.x + (frame.width - columns * pitch) / 2
    return Grid(rows[0][0].column, left, frame.bottom - spare / 2 - below * pitch, pitch)


def _name_row(paper: Paper, first: Spot, grid: Grid) -> None:
    """The letter of a row, to the left of the first cell that is drawn."""
    cell = grid.cell(first.row, first.column)
    size = legible(grid.pitch * 0.24)
    y = cell.y + cell.height / 2 + size * 0.36
    paper.write(ROW_LETTERS[first.row], cell.x - size * 0.7, y, size, anchor="end", fill=FAINT_INK, bold=True)


def draw_solved_rows(paper: Paper, rows: SpotRows, turns: Mapping[Cell, int], frame: Frame) -> bool:
    """A small pyramid at the top of a frame: white where the solution placed a card, with the turn if there
    is an order. Nothing is drawn, and `False` comes back, if it would be too small to read."""
    grid = _grid(rows, frame, beside=0.0, below=0.0, largest=22.0)
    if grid.pitch < (SMALLEST_WITH_TURNS if any(turns.values()) else SMALLEST_SOLVED):
        return False
    grid = grid._replace(floor=frame.y + len(rows) * grid.pitch)
    for row in rows:
        for spot in row:
            if spot.card:
                cell = grid.cell(spot.row, spot.column)
                _draw_solved(paper, spot.card, turns.get((spot.row, spot.column)), cell)
    return True


def _draw_solved(paper: Paper, card: str, turn: int | None, cell: Frame) -> None:
    side = cell.width
    paper.box(cell, radius=side * 0.15, fill="#dfe5ea" if turn is None else SNOW, stroke=FAINT_INK, line=0.4)
    middle = cell.x + side / 2
    if not turn:
        size = legible(side * 0.62)
        paper.write(card, middle, cell.y + side / 2 + size * 0.36, size, anchor="middle", bold=True)
        return
    paper.write(card, cell.x + side * 0.08, cell.y + side * 0.54, side * 0.52, bold=True)
    right, bottom = cell.right - side * 0.06, cell.bottom - side * 0.07
    paper.write(str(turn), right, bottom, legible(side * 0.4), anchor="end", fill=INK)
