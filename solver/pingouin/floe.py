"""The floe: sixty hexagonal tiles, their names, neighbours and straight lines, and rows of text.

Eight rows of 7 and 8 places in turn, lettered from the top; the rows of 7 stand half a tile further right:

    row a     a1  a2  a3  a4  a5  a6  a7
    row b   b1  b2  b3  b4  b5  b6  b7  b8        neighbours of b3: b2 b4, a2 a3 above, c2 c3 below
    row c     c1  c2  c3  c4  c5  c6  c7          neighbours of c3: c2 c4, b3 b4 above, d3 d4 below
    ...                                           down to row h of 8

A tile is a number in reading order, from 0 for a1 to 59 for h8. A floe is written as eight rows of text. A
tile is its number of fish, 1 to 3, followed by the letter of the seat whose penguin is on it, if any; `.` is
a hole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ppsolve.solver.errors import BadInput, quoted

Tile = int
Ice = tuple[int, ...]
"""The fish on each of the sixty tiles; 0 is a hole."""
Rows = tuple[str, ...]

ROW_LETTERS: Final = "abcdefgh"
SEAT_LETTERS: Final = "ABCD"
HOLE: Final = "."
MOST_FISH: Final = 3

PLACES: Final = tuple((row, column) for row in range(8) for column in range(7 + row % 2))
"""Row and column of each tile, from 0."""
TILES: Final = range(len(PLACES))

_NUMBERS: Final[Mapping[tuple[int, int], Tile]] = {place: tile for tile, place in enumerate(PLACES)}
_NAME: Final = re.compile(r"([a-h])([1-8])")


def tile_name(tile: Tile) -> str:
    """Return the name of a tile: the letter of its row from the top, and its column from 1.

    >>> tile_name(0), tile_name(59), tile_named("c4")
    ('a1', 'h8', 18)
    """
    row, column = PLACES[tile]
    return f"{ROW_LETTERS[row]}{column + 1}"


def tile_named(name: str) -> Tile | None:
    """Return the tile called `name`, or `None`."""
    match = _NAME.fullmatch(name)
    return None if match is None else _NUMBERS.get((ROW_LETTERS.index(match[1]), int(match[2]) - 1))


def _steps(row: int) -> tuple[tuple[int, int], ...]:
    """Return the offsets in rows and columns from a tile of `row` to its six neighbours."""
    left = -(row % 2)
    right = left + 1
    return (-1, left), (-1, right), (0, -1), (0, 1), (1, left), (1, right)


def _ray(tile: Tile, direction: int) -> tuple[Tile, ...]:
    """Return the tiles in a straight line from `tile` to the edge."""
    found: list[Tile] = []
    row, column = PLACES[tile]
    while True:
        down, across = _steps(row)[direction]
        row, column = row + down, column + across
        if (row, column) not in _NUMBERS:
            return tuple(found)
        found.append(_NUMBERS[row, column])


RAYS: Final = tuple(tuple(_ray(tile, direction) for direction in range(6)) for tile in TILES)
"""For each tile, the tiles in each of the six directions, nearest first."""

NEIGHBOURS: Final = tuple(tuple(ray[0] for ray in rays if ray) for rays in RAYS)


def slide_path(start: Tile, end: Tile) -> tuple[Tile, ...]:
    """Return the tiles of a slide including `end`; none if it is not in a straight line."""
    ray = next((ray for ray in RAYS[start] if end in ray), ())
    return ray[: ray.index(end) + 1] if ray else ()


# Rows of text.


def rows_of(ice: Ice, penguins: Sequence[Sequence[Tile]]) -> Rows:
    """Write a floe as rows of text; `penguins` are given by seat."""
    letters = {tile: SEAT_LETTERS[seat] for seat, tiles in enumerate(penguins) for tile in tiles}
    rows = [""] * len(ROW_LETTERS)
    for tile in TILES:
        rows[PLACES[tile][0]] += (str(ice[tile]) if ice[tile] else HOLE) + letters.get(tile, "")
    return tuple(rows)


def read_rows(rows: Sequence[str]) -> tuple[Ice, dict[int, tuple[Tile, ...]]]:
    """Parse rows of text: return the fish on each tile, and the penguins of each seat that has any."""
    if len(rows) != len(ROW_LETTERS):
        raise BadInput("rows", f"{len(rows)} rows, but a floe has {len(ROW_LETTERS)}")
    ice: list[int] = []
    penguins: dict[int, tuple[Tile, ...]] = {}
    for row, text in enumerate(rows):
        for fish, seat in _read_row(text, row, f"rows[{row}]"):
            if seat is not None:
                penguins[seat] = (*penguins.get(seat, ()), len(ice))
            ice.append(fish)
    return tuple(ice), penguins


def _read_row(text: str, row: int, where: str) -> list[tuple[int, int | None]]:
    """Parse a row: the fish on each tile and the seat of the penguin on it, if any."""
    places: list[tuple[int, int | None]] = []
    for letter in text:
        if letter == HOLE:
            places.append((0, None))
        elif letter.isascii() and letter.isdigit():
            if not 1 <= int(letter) <= MOST_FISH:
                raise BadInput(where, f"{letter} fish on one tile; a tile has 1 to {MOST_FISH}")
            places.append((int(letter), None))
        elif letter.upper() in SEAT_LETTERS:
            _set_penguin(places, letter.upper(), where)
        else:
            raise BadInput(
                where, f"unknown letter {quoted(letter)}; there are 1 2 3 . {' '.join(SEAT_LETTERS)}"
            )
    width = 7 + row % 2
    if len(places) != width:
        raise BadInput(where, f"{len(places)} tiles, but row {ROW_LETTERS[row]} has {width}")
    return places


def _set_penguin(places: list[tuple[int, int | None]], letter: str, where: str) -> None:
    """Put a penguin on the last tile read."""
    if not places:
        raise BadInput(where, f"penguin {letter} stands before the first tile; a penguin follows its tile")
    fish, standing = places[-1]
    if not fish:
        raise BadInput(where, f"penguin {letter} stands on a hole")
    if standing is not None:
        raise BadInput(where, f"penguins {SEAT_LETTERS[standing]} and {letter} stand on one tile")
    places[-1] = fish, SEAT_LETTERS.index(letter)
