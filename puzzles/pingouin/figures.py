"""Named figures of tiles, and the twelve symmetries of floes.

A floe is moved, turned and mirrored in cube coordinates: three numbers for each tile that add up to 0. Each
symmetry permutes them, and may change all signs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Final

from ppsolve.puzzles.pingouin.tiles import Tiles, each, tiles_of
from ppsolve.solver.pingouin.floe import PLACES

Cube = tuple[int, int, int]
CubeSymmetry = tuple[int, int, int, int]
"""The order of the three coordinates, and a sign."""

SYMMETRIES: Final[tuple[CubeSymmetry, ...]] = tuple(
    (one, two, three, sign) for sign in (1, -1) for one, two, three in permutations(range(3))
)
MIRROR: Final[CubeSymmetry] = (2, 1, 0, 1)
"""Reflects left to right."""
FLIP: Final[CubeSymmetry] = (2, 1, 0, -1)
"""Reflects top to bottom."""
HALF_TURN: Final[CubeSymmetry] = (0, 1, 2, -1)
THIRD_TURNS: Final[tuple[CubeSymmetry, ...]] = ((1, 2, 0, 1), (2, 0, 1, 1))

_TILE_AT: Final = {place: tile for tile, place in enumerate(PLACES)}
ROWS: Final = 8


def cube_of(tile: int) -> Cube:
    row, column = PLACES[tile]
    across = column - (row + 1) // 2
    return across, row, -across - row


def neighbours_of(cube: Cube) -> list[Cube]:
    across, down, third = cube
    return [
        (across + 1, down, third - 1),
        (across - 1, down, third + 1),
        (across, down + 1, third - 1),
        (across, down - 1, third + 1),
        (across + 1, down - 1, third),
        (across - 1, down + 1, third),
    ]


def transformed(cube: Cube, symmetry: CubeSymmetry) -> Cube:
    one, two, three, sign = symmetry
    return sign * cube[one], sign * cube[two], sign * cube[three]


def canonical_form(cubes: Iterable[Cube]) -> tuple[tuple[int, int], ...]:
    """Return a form that sets of tiles share exactly if they are moved, turned or mirrored copies."""
    given = list(cubes)
    return min(_corner_form(transformed(cube, symmetry) for cube in given) for symmetry in SYMMETRIES)


def _corner_form(cubes: Iterable[Cube]) -> tuple[tuple[int, int], ...]:
    """Return the first two coordinates of all tiles, in order, as distances from the least ones."""
    found = [(across, down) for across, down, _ in cubes]
    left, top = min(across for across, _ in found), min(down for _, down in found)
    return tuple(sorted((across - left, down - top) for across, down in found))


@cache
def form_of(island: Tiles) -> tuple[tuple[int, int], ...]:
    return canonical_form(cube_of(tile) for tile in each(island))


def is_symmetric(island: Tiles) -> bool:
    """True if a reflection or a rotation maps a floe to itself."""
    cubes = [cube_of(tile) for tile in each(island)]
    own = _corner_form(cubes)
    return any(
        _corner_form(transformed(cube, symmetry) for cube in cubes) == own
        for symmetry in SYMMETRIES
        if symmetry != (0, 1, 2, 1)
    )


def placed(cubes: Iterable[Cube]) -> Tiles | None:
    """Return a set of tiles in the middle of the board, or `None` if it is too large."""
    given = list(cubes)
    top, bottom = min(down for _, down, _ in given), max(down for _, down, _ in given)
    if bottom - top >= ROWS:
        return None
    drop = (ROWS - 1 - (bottom - top)) // 2 - top
    # Twice the distance from the left edge, for every tile.
    lefts = [2 * across + down for across, down, _ in given]
    middle = (min(lefts) + max(lefts)) // 2
    for nudge in (0, 1, -1):
        shift = (7 - drop - middle) // 2 + nudge
        places = [(down + drop, across + shift + (down + drop + 1) // 2) for across, down, _ in given]
        if all(place in _TILE_AT for place in places):
            return tiles_of(_TILE_AT[place] for place in places)
    return None


# Figures.

_DRAWINGS: Final = """
flower
 o o
o o o
 o o

diamond
  o
 o o
o o o
 o o
  o

triangle
   o
  o o
 o o o
o o o o

little fish
 o o   o
o o o o o
 o o   o

little heart
 o   o
o o o o
 o o o
  o o
   o

ring
  o o o
 o     o
o       o
 o     o
  o o o

key
 o o
o   o o o o o
 o o     o o

snowflake
  o   o
   o o
o o o o o
   o o
  o   o

star
   o
o o o o
 o o o
o o o o
   o

bow tie
o o     o o
 o o o o o
o o     o o

cross
o     o
 o   o
  o o
   o
  o o
 o   o
o     o

great triangle
    o
   o o
  o o o
 o o o o
o o o o o

wings
o         o
 o o   o o
  o o o o
   o o o
    o o

lozenge
   o
  o o
 o o o
o o o o
 o o o
  o o
   o

crown
o   o   o
 o o o o
o o o o o
 o o o o

tree
   o
  o o
 o o o
  o o
 o o o
o o o o
   o

house
   o
  o o
 o o o
o o o o
 o o o
o o o o

mushroom
  o o o
 o o o o
o o o o o
   o o
  o o o

hexagon
  o o o
 o o o o
o o o o o
 o o o o
  o o o

hourglass
o o o o
 o o o
  o o
   o
  o o
 o o o
o o o o

butterfly
o o     o o
 o o   o o
  o o o o
 o o   o o
o o     o o

boat
    o
   o o
  o o o
 o o o o o o
  o o o o o
   o o o o

heart
 o o   o o
o o o o o o
 o o o o o
  o o o o
   o o o
    o o
     o

fish
  o o o     o
 o o o o   o o
o o o o o o o
 o o o o   o o
  o o o     o

pyramid
      o
     o o
    o o o
   o o o o
  o o o o o
 o o o o o o
o o o o o o o

great hexagon
   o o o o
  o o o o o
 o o o o o o
o o o o o o o
 o o o o o o
  o o o o o
   o o o o
"""


def _read(lines: list[str]) -> tuple[Cube, ...]:
    """Return the tiles of a drawing, in which a tile is two letters wide."""
    found = []
    for row, line in enumerate(lines):
        for at, letter in enumerate(line):
            if letter == "o":
                across = (at - row) // 2
                found.append((across, row, -across - row))
    return tuple(found)


def _figures() -> dict[str, Tiles]:
    found = {}
    for drawing in _DRAWINGS.strip("\n").split("\n\n"):
        name, *lines = drawing.split("\n")
        island = placed(_read(lines))
        assert island is not None, f"{name} is too large"
        found[name] = island
    return found


FIGURES: Final = _figures()
"""The floes that have a name, in the middle of the board."""
_NAMES: Final = {form_of(island): name for name, island in FIGURES.items()}


def figure_of(island: Tiles) -> str | None:
    """Return the name of a floe, however it is turned, or `None` if it has none."""
    return _NAMES.get(form_of(island))
