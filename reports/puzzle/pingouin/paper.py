"""Floes on paper: hexagons with room to write in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from ppsolve.reports.puzzle.sheet.paper import (
    FAINT_INK,
    INK,
    SNOW,
    Frame,
    Paper,
    draw_penguin,
    legible,
)
from ppsolve.solver.pingouin.floe import PLACES, SEAT_LETTERS, Ice, Tile, tile_name
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.view.palette import PENGUINS

LARGEST: Final = 44.0
"""The side of the largest hexagon, in points."""
SMALLEST_TO_WRITE_ON: Final = 14.0
"""Tiles of this size have room for their names, in which answers are written."""
SMALLEST: Final = 7.5
LARGEST_SMALL: Final = 13.0
"""The limits for a floe of a solution."""
_EDGE: Final = "#7c97a8"
_WAY: Final = "#a9bfce"
_FISH: Final = "M-11 0C-7 -6 3 -6 7 0C3 6 -7 6 -11 0ZM5 0L12 -5.5L12 5.5Z"
_SHOALS: Final = {1: ((0, 0),), 2: ((-5, -8), (5, 7)), 3: ((-7, -13), (7, -1), (-7, 11))}


class NoCards:
    """The `CardsPart` of puzzles without cards."""

    height = 0.0

    def draw(self, paper: Paper, x: float, y: float) -> None:
        pass


@dataclass(frozen=True)
class WriteIn:
    """Labels with room to write: a line for a move, a box for a number."""

    fields: tuple[tuple[str, Literal["line", "box"]], ...]
    width: float
    scale: float

    @property
    def _size(self) -> float:
        return legible(10.5 * self.scale)

    @property
    def height(self) -> float:
        return 2.4 * self._size * len(self.fields)

    def draw(self, paper: Paper, x: float, y: float) -> None:
        size = self._size
        for label, how in self.fields:
            baseline = y + 1.5 * size
            paper.write(label, x, baseline, size, bold=True)
            start = x + paper.width_of(label, size, bold=True) + 0.8 * size
            if how == "line":
                paper.rule(start, baseline + 0.1 * size, min(8 * size, self.width - (start - x)), stroke=INK)
            else:
                paper.box(Frame(start, baseline - 1.3 * size, 3 * size, 1.8 * size), stroke=INK)
            y += 2.4 * size


@dataclass(frozen=True)
class Hexagons:
    """The positions of a floe's tiles, as large as a frame allows."""

    left: float
    top: float
    side: float
    first_row: int
    first_half: int
    """The left edge of the leftmost tile, in halves of a tile."""
    rows_high: float
    """Its height, in sides of a hexagon."""

    @staticmethod
    def of(ice: Ice, frame: Frame) -> Hexagons:
        places = [PLACES[tile] for tile, fish in enumerate(ice) if fish]
        halves = [2 * column + (row % 2 == 0) for row, column in places]
        rows = [row for row, _ in places]
        wide = (max(halves) - min(halves) + 2) / 2
        high = max(rows) - min(rows) + 1
        rows_high = 1.5 * high + 0.5
        side = min(LARGEST, frame.width / (wide * sqrt(3)), frame.height / rows_high)
        left = frame.x + (frame.width - wide * sqrt(3) * side) / 2
        top = frame.y + (frame.height - rows_high * side) / 2
        return Hexagons(left, top, side, min(rows), min(halves), rows_high)

    def centre(self, tile: Tile) -> tuple[float, float]:
        row, column = PLACES[tile]
        half = 2 * column + (row % 2 == 0) - self.first_half
        x = self.left + (half / 2 + 0.5) * sqrt(3) * self.side
        return x, self.top + self.side * (1 + 1.5 * (row - self.first_row))

    def draw(self, paper: Paper, tile: Tile) -> None:
        x, y = self.centre(tile)
        half = sqrt(3) / 2
        path = f"M0 -1L{half:.4f} -0.5L{half:.4f} 0.5L0 1L-{half:.4f} 0.5L-{half:.4f} -0.5Z"
        paper.shape(path, x, y, self.side * 0.96, fill=SNOW, stroke=_EDGE, line=max(0.5, self.side / 30))

    def draw_way(self, paper: Paper, move: Move) -> None:
        assert move.start is not None
        (x, y), (to_x, to_y) = self.centre(move.start), self.centre(move.end)
        path = f"M0 0L{to_x - x:.3f} {to_y - y:.3f}"
        paper.shape(path, x, y, 1, fill=None, stroke=_WAY, line=self.side / 5)


def print_floe(
    paper: Paper, position: Position, frame: Frame, *, fish: bool, words: Mapping[Tile, str]
) -> None:
    """Draw the floe with its penguins; `fish` adds the fish, `words` the words on tiles."""
    hexagons = Hexagons.of(position.ice, frame)
    side = hexagons.side
    seats = {tile: seat for seat, player in enumerate(position.players) for tile in player.penguins}
    for tile, number in enumerate(position.ice):
        if not number:
            continue
        hexagons.draw(paper, tile)
        x, y = hexagons.centre(tile)
        if tile in seats:
            height, body, letter = (
                side * (1.2 if side >= 20 else 1.05),
                PENGUINS[seats[tile]].body,
                SEAT_LETTERS[seats[tile]],
            )
            draw_penguin(paper, x - height * 0.43, y - 0.7 * side, height, body=body, number=letter)
        elif tile in words:
            size = legible(side * 0.62)
            paper.write(words[tile], x, y + size * 0.36, size, anchor="middle", bold=True)
        elif fish:
            # On small tiles the names take more room.
            lift = 3 if side >= 22 else 6
            for across, down in _SHOALS[number]:
                paper.shape(
                    _FISH, x + across * side / 34, y + (down - lift) * side / 34, side / 38, fill=FAINT_INK
                )
        if side >= SMALLEST_TO_WRITE_ON:
            small = legible(side * 0.2)
            # The foot of the letters stays inside the corner at the bottom.
            below = y + min(side * 0.8, side * 0.96 - small * 0.55)
            paper.write(tile_name(tile), x, below, small, anchor="middle", fill=FAINT_INK)


@dataclass(frozen=True)
class SmallFloe:
    """A small floe with words on tiles and lines for moves."""

    position: Position
    words: Mapping[Tile, str]
    moves: Sequence[Move]
    width: float
    height: float

    def draw(self, paper: Paper, x: float, y: float) -> None:
        hexagons = Hexagons.of(self.position.ice, Frame(x, y, self.width, self.height))
        size = min(legible(hexagons.side * 0.7), hexagons.side)
        tiles = [tile for tile, fish in enumerate(self.position.ice) if fish]
        for tile in tiles:
            hexagons.draw(paper, tile)
        for move in self.moves:
            hexagons.draw_way(paper, move)
        for tile in sorted(self.words):
            across, down = hexagons.centre(tile)
            # White below the word: no line of a move runs through it.
            paper.circle(across, down, size * 0.62, fill=SNOW)
            paper.write(self.words[tile], across, down + size * 0.36, size, anchor="middle")


def small_floe(
    position: Position, words: Mapping[Tile, str], moves: Sequence[Move], width: float, height: float
) -> SmallFloe | None:
    """Lay out a small floe; return `None` if it would be illegible."""
    hexagons = Hexagons.of(position.ice, Frame(0, 0, width, height))
    side = min(hexagons.side, LARGEST_SMALL)
    if side < SMALLEST:
        return None
    return SmallFloe(position, words, moves, width, side * hexagons.rows_high)
