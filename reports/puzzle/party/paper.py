"""Penguin Party on paper: cards, pyramids to write in, small solved pyramids, and lists of cards.

Every colour has its letter and its own shape, for printers without colour and readers who cannot
distinguish them. Lengths are for a puzzle that has a page of its own; `scale` makes them smaller.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from ppsolve.reports.puzzle.party.text import cards_by_colour
from ppsolve.reports.puzzle.sheet.paper import FAINT_INK, INK, RULE, SNOW, Frame, Paper, Point, legible
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.position import Position
from ppsolve.solver.party.prospects import Cell
from ppsolve.solver.party.pyramid import ROW_LETTERS, place_text
from ppsolve.solver.party.view.descriptions import cards_text, colour_groups, standing_text
from ppsolve.solver.party.view.spots import Spot, SpotRows
from ppsolve.solver.view.palette import CARDS, GRAPE_SKIN
from ppsolve.solver.view.phrases import shown_name

# Cards.

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
_LEAVES: Final[tuple[Point, ...]] = ((29, 29), (71, 29), (29, 67), (71, 67))
_STEM: Final = "M47 60C48 78 46 88 40 97L50 99C55 90 55 76 53 60Z"
_GRAPES: Final[tuple[Point, ...]] = ((19, 27), (50, 27), (81, 27), (34.5, 53), (65.5, 53), (50, 79))
_TWIG: Final = "M48 12L47 1L53 1L52 12Z"


def draw_shape(paper: Paper, colour: str, x: float, y: float, size: float) -> None:
    """Draw the shape of a colour: heart, clover, star, grapes or drop."""
    fill, edge = CARDS[colour].shape, CARDS[colour].edge
    scale, line = size / 100, max(0.4, size / 32)
    if colour == "G":
        # Draw all edges first, so that the leaves merge into one shape.
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
        # Thin lines between the grapes keep the letter on them readable.
        for across, down in _GRAPES:
            radius = 17 * scale - line / 2
            paper.circle(
                x + across * scale, y + down * scale, radius, fill=fill, stroke=GRAPE_SKIN, line=line / 2
            )
    else:
        path = {"R": HEART, "Y": STAR, "B": DROP}[colour]
        paper.shape(path, x, y, scale, fill=fill, stroke=edge, line=line)


def draw_card(paper: Paper, colour: str, frame: Frame) -> None:
    """Draw a card: a light tint, its shape unless it is tiny, and its letter on top."""
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
    letter = legible(side * 0.46)
    if letter < side * 0.5:  # on a smaller card, the lines of the shape would make the letter hard to read
        draw_shape(paper, colour, middle_x - size / 2, middle_y - size / 2, size)
    paper.write(colour, middle_x, middle_y + letter * 0.36, letter, anchor="middle", bold=True)


def draw_cell(paper: Paper, frame: Frame, *, label: str = "", faint: bool = False) -> None:
    """Draw an empty cell to write a letter in, labelled in small print."""
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


# Pyramids.

LARGEST_PITCH: Final = 60.0
SMALLEST_PITCH: Final = 15.0
"""Smaller cells have no room for a letter by hand."""
LABEL_PITCH: Final = 27.0
"""Cells smaller than this have no label."""
SMALLEST_SOLVED: Final = 12.0
SMALLEST_WITH_TURNS: Final = 17.5
"""In smaller cells of a solution, letters (and numbers) would be illegible."""
_CARD_SHARE: Final = 0.91


class Grid(NamedTuple):
    """The positions of a pyramid's cells on the page."""

    first: int
    """The leftmost base column."""
    left: float
    floor: float
    """The y coordinate of the bottom of the base."""
    pitch: float

    def cell(self, row: int, column: int) -> Frame:
        """The frame of a card, a little smaller than the pitch."""
        side = self.pitch * _CARD_SHARE
        x = self.left + (column - self.first + row / 2 + 0.5) * self.pitch - side / 2
        return Frame(x, self.floor - row * self.pitch - side, side, side)


def draw_writing_rows(paper: Paper, rows: SpotRows, frame: Frame, *, to_fill: bool) -> None:
    """Draw the pyramid as large as fits, with row letters on the left and column numbers below.

    With `to_fill` all cells are drawn, else only cards and open slots.
    """
    grid = _grid(rows, frame, beside=0.5, below=0.45)
    for row in rows:
        seen = [spot for spot in row if to_fill or spot.card or spot.accepts]
        _name_row(paper, seen[0], grid)
    _number_columns(paper, rows, grid)
    for row in rows:
        for spot in row:
            cell = grid.cell(spot.row, spot.column)
            label = place_text(spot.row, spot.column) if grid.pitch >= LABEL_PITCH else ""
            if spot.card:
                draw_card(paper, spot.card, cell)
            elif to_fill or spot.accepts:
                draw_cell(paper, cell, label=label)


def growing_rows(rows: SpotRows, width: int, base: int) -> SpotRows:
    """Every cell that a pyramid can reach while its base grows from `width` to `base` cards."""
    known = {(spot.row, spot.column): spot for row in rows for spot in row}
    first, last = width - base, base - 1
    return tuple(
        tuple(known.get((row, column), Spot(row, column, "", "")) for column in range(first, last + 1 - row))
        for row in range(base)
    )


def rows_fit(rows: SpotRows, frame: Frame) -> bool:
    """True if the cells of a pyramid in `frame` are large enough to write in."""
    return _grid(rows, frame, beside=0.5, below=0.45).pitch >= SMALLEST_PITCH


def draw_growing_rows(paper: Paper, rows: SpotRows, width: int, base: int, frame: Frame) -> None:
    """Draw the pyramid with every cell it can reach while its base grows from `width` to `base` cards.

    The base can grow to either side. Rows and columns of a full base are named: their names stay as they are.
    """
    every = growing_rows(rows, width, base)
    if width == base:
        grid = _grid(every, frame, beside=0.5, below=0.45)
        for row in every:
            _name_row(paper, row[0], grid)
        _number_columns(paper, every, grid)
    else:
        grid = _grid(every, frame, beside=0.0, below=0.4)
        size = legible(grid.pitch * 0.17)
        words = say("sheet-widest-base", base=base)
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
    """Write the letter of a row to the left of its first cell."""
    cell = grid.cell(first.row, first.column)
    size = legible(grid.pitch * 0.24)
    y = cell.y + cell.height / 2 + size * 0.36
    paper.write(ROW_LETTERS[first.row], cell.x - size * 0.7, y, size, anchor="end", fill=FAINT_INK, bold=True)


def _number_columns(paper: Paper, rows: SpotRows, grid: Grid) -> None:
    """Write the numbers of the columns below the base."""
    size = legible(grid.pitch * 0.2)
    for spot in rows[0]:
        cell = grid.cell(0, spot.column)
        middle, below = cell.x + cell.width / 2, cell.bottom + 1.3 * size
        paper.write(str(spot.column + 1), middle, below, size, anchor="middle", fill=FAINT_INK)


@dataclass(frozen=True)
class SmallPyramid:
    """A small solved pyramid.

    Cards that the solution placed are white, with the number of the turn if there is an order.
    """

    rows: SpotRows
    turns: Mapping[Cell, int]
    width: float
    pitch: float

    @property
    def height(self) -> float:
        return len(self.rows) * self.pitch

    def draw(self, paper: Paper, x: float, y: float) -> None:
        grid = _grid(self.rows, Frame(x, y, self.width, self.height), 0.0, 0.0, largest=self.pitch)
        for row in self.rows:
            for spot in row:
                if spot.card:
                    cell = grid.cell(spot.row, spot.column)
                    _draw_solved(paper, spot.card, self.turns.get((spot.row, spot.column)), cell)


def small_pyramid(
    rows: SpotRows, turns: Mapping[Cell, int], width: float, height: float
) -> SmallPyramid | None:
    """Lay out a small solved pyramid; return `None` if it would be illegible."""
    pitch = _grid(rows, Frame(0, 0, width, height), 0.0, 0.0, largest=22.0).pitch
    if pitch < (SMALLEST_WITH_TURNS if any(turns.values()) else SMALLEST_SOLVED):
        return None
    return SmallPyramid(rows, turns, width, pitch)


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


# Cards beside a pyramid.

CARD: Final = 21.0
TICK: Final = 9.5
TICK_PITCH: Final = 11.4
GAP: Final = 3.0
LABEL: Final = 20.0
LABEL_SIZE: Final = 10.5


@dataclass(frozen=True)
class TickList:
    """The cards to place by colour, each with a box to tick."""

    label: str
    cards: str
    width: float
    scale: float

    @property
    def _groups(self) -> list[tuple[str, int]]:
        return cards_by_colour(self.cards)

    @property
    def _side_by_side(self) -> bool:
        return self.width >= 300 * self.scale

    @property
    def _group_width(self) -> float:
        return self.width / max(len(self._groups), 4) if self._side_by_side else self.width

    def _lines(self, count: int) -> int:
        room = self._group_width / self.scale - CARD - 3 * GAP
        return -(-count // max(1, int(room / TICK_PITCH)))

    def _group_height(self, count: int) -> float:
        return max(CARD, self._lines(count) * TICK_PITCH) * self.scale

    @property
    def height(self) -> float:
        heights = [self._group_height(count) for _, count in self._groups]
        label = LABEL * self.scale
        if self._side_by_side:
            return label + max(heights, default=0)
        return label + sum(heights) + 2 * GAP * self.scale * len(heights)

    def draw(self, paper: Paper, x: float, y: float) -> None:
        _write_label(paper, self.label, x, y, self.scale)
        y += LABEL * self.scale
        for colour, count in self._groups:
            self._draw_group(paper, colour, count, x, y)
            if self._side_by_side:
                x += self._group_width
            else:
                y += self._group_height(count) + 2 * GAP * self.scale

    def _draw_group(self, paper: Paper, colour: str, count: int, x: float, y: float) -> None:
        side, pitch = CARD * self.scale, TICK_PITCH * self.scale
        draw_card(paper, colour, Frame(x, y, side, side))
        lines = self._lines(count)
        a_line = -(-count // lines)
        x += (CARD + 2 * GAP) * self.scale
        y += max(0.0, (side - lines * pitch + (TICK_PITCH - TICK) * self.scale) / 2)
        for number in range(count):
            line, place = divmod(number, a_line)
            _draw_tick(paper, x + place * pitch, y + line * pitch, TICK * self.scale)


@dataclass(frozen=True)
class LineOfCards:
    """Cards in order with a box to tick below each, and a frame around the `window` to choose from."""

    label: str
    cards: str
    window: int
    width: float
    scale: float

    @property
    def _pitch(self) -> float:
        return (CARD + 2.2 * GAP) * self.scale

    @property
    def _line(self) -> float:
        return (CARD + TICK + 6 * GAP) * self.scale

    @property
    def _lines(self) -> list[str]:
        a_line = max(1, int((self.width - 2 * GAP * self.scale) / self._pitch))
        return [self.cards[start : start + a_line] for start in range(0, len(self.cards), a_line)]

    @property
    def height(self) -> float:
        return LABEL * self.scale + len(self._lines) * self._line

    def draw(self, paper: Paper, x: float, y: float) -> None:
        side, tick, gap = CARD * self.scale, TICK * 0.8 * self.scale, GAP * self.scale
        _write_label(paper, self.label, x, y, self.scale)
        y += LABEL * self.scale + gap
        window = self.window
        for cards in self._lines:
            if framed := min(window, len(cards)):
                frame = Frame(x, y - gap, framed * self._pitch, side + tick + 4 * gap)
                paper.box(frame, radius=2 * gap, fill="#f1f4f6", stroke=INK, line=1.1 * self.scale)
            window -= framed
            for place, card in enumerate(cards):
                left = x + gap * 1.1 + place * self._pitch
                draw_card(paper, card, Frame(left, y, side, side))
                _draw_tick(paper, left + (side - tick) / 2, y + side + 1.5 * gap, tick)
            y += self._line


@dataclass(frozen=True)
class Hands:
    """The hands of all players in turn order, and a line to write the move on."""

    position: Position
    width: float
    scale: float

    @property
    def _columns(self) -> int:
        return 2 if self.width >= 330 * self.scale else 1

    @property
    def _box_width(self) -> float:
        return (self.width - (self._columns - 1) * 3 * GAP * self.scale) / self._columns

    def _lines(self, hand: str) -> list[list[tuple[float, str]]]:
        """The cards of a hand with their x offsets, in lines that fit a box; at least one line."""
        side, gap = CARD * 0.86 * self.scale, GAP * self.scale
        lines: list[list[tuple[float, str]]] = [[]]
        x = 0.0
        for group in colour_groups(hand):
            for card in group:
                if x + side > self._box_width - 5 * gap:
                    lines.append([])
                    x = 0.0
                lines[-1].append((x, card))
                x += side + gap * 0.6
            x += gap * 1.5
        return lines

    @property
    def _seat_rows(self) -> list[list[int]]:
        seats = range(len(self.position.players))
        return [list(seats[start : start + self._columns]) for start in seats[:: self._columns]]

    def _row_height(self, seats: list[int]) -> float:
        lines = max(len(self._lines(self.position.players[seat].hand)) for seat in seats)
        return (20 + lines * (CARD * 0.86 + GAP) + 2 * GAP) * self.scale

    @property
    def height(self) -> float:
        boxes = sum(self._row_height(seats) + 2 * GAP * self.scale for seats in self._seat_rows)
        return boxes + 24 * self.scale

    def draw(self, paper: Paper, x: float, y: float) -> None:
        for seats in self._seat_rows:
            height = self._row_height(seats)
            for place, seat in enumerate(seats):
                left = x + place * (self._box_width + 3 * GAP * self.scale)
                self._draw_hand(paper, seat, Frame(left, y, self._box_width, height))
            y += height + 2 * GAP * self.scale
        size = legible(LABEL_SIZE * self.scale)
        label = say("sheet-your-move")
        paper.write(label, x, y + 1.6 * size, size, bold=True)
        start = paper.width_of(label, size, bold=True) + size
        paper.rule(x + start, y + 1.7 * size, min(8 * size, self.width - start), stroke=INK)

    def _draw_hand(self, paper: Paper, seat: int, frame: Frame) -> None:
        position = self.position
        player = position.players[seat]
        gap, size = GAP * self.scale, legible(9.5 * self.scale)
        to_move = seat == position.to_move
        paper.box(
            frame,
            radius=2 * gap,
            fill="#f1f4f6" if to_move else SNOW,
            stroke=INK if to_move else RULE,
            line=(1.4 if to_move else 0.8) * self.scale,
        )
        words = standing_text(position, seat) or cards_text(player)
        x, base = frame.x + 2.5 * gap, frame.y + 14 * self.scale
        paper.write(self._names(paper, size)[seat], x, base, size, bold=True)
        paper.write(words, frame.right - 2.5 * gap, base, legible(size * 0.85), anchor="end", fill=FAINT_INK)
        side = CARD * 0.86 * self.scale
        for number, line in enumerate(self._lines(player.hand)):
            top = frame.y + 20 * self.scale + number * (side + gap)
            for across, card in line:
                draw_card(paper, card, Frame(x + across, top, side, side))

    def _names(self, paper: Paper, size: float) -> list[str]:
        """The names by seat, shortened to fit; numbered by seat if shortening made two of them equal."""
        position, names = self.position, []
        for seat, player in enumerate(position.players):
            words = standing_text(position, seat) or cards_text(player)
            room = self._box_width - 6 * GAP * self.scale - paper.width_of(words, legible(size * 0.85))
            names.append((shown_name(player.name, position.names), room))
        shown = [paper.shorten(name, room, size, bold=True) for name, room in names]
        if len(set(map(paper.printable, shown))) == len(shown):
            return shown
        return [
            paper.shorten(f"{number}. {name}", room, size, bold=True)
            for number, (name, room) in enumerate(names, start=1)
        ]


def _write_label(paper: Paper, text: str, x: float, y: float, scale: float) -> None:
    size = legible(LABEL_SIZE * scale)
    paper.write(text, x, y + size, size, bold=True)


def _draw_tick(paper: Paper, x: float, y: float, side: float) -> None:
    paper.box(Frame(x, y, side, side), radius=side * 0.12, fill=SNOW, stroke=FAINT_INK, line=side / 16)
