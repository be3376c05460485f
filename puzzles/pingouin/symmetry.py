"""Symmetric floes: left and right, top and bottom, or half a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, get_args

from ppsolve.puzzles.pingouin.tiles import ADJACENT, Tiles, each, neighbours_of
from ppsolve.solver.pingouin.floe import PLACES, TILES, Tile
from ppsolve.solver.randomness import SplitMix64

SymmetryForm = Literal["left-right", "top-bottom", "half-turn"]
FORMS: Final[tuple[SymmetryForm, ...]] = get_args(SymmetryForm)
_ROWS: Final = 8
_HALVES: Final = 16
"""The width of the floe in halves of a tile."""


class Symmetry(NamedTuple):
    """A symmetry of the grid. Rows and halves of a tile, counted from the left, of a tile and of its image
    add up to `rows` and `halves`, where the form changes them."""

    form: SymmetryForm
    rows: int
    halves: int

    def image(self, tile: Tile) -> Tile | None:
        """Return the image of a tile, or `None` if it is not on the board."""
        row, half = _AT[tile]
        if self.form != "left-right":
            row = self.rows - row
        if self.form != "top-bottom":
            half = self.halves - half
        return _TILE_AT.get((row, half))


_AT: Final = {tile: (PLACES[tile][0], 2 * PLACES[tile][1] + (PLACES[tile][0] % 2 == 0)) for tile in TILES}
_TILE_AT: Final = {place: tile for tile, place in _AT.items()}


def is_symmetric(island: Tiles) -> bool:
    return any(all(_is_in(one.image(tile), island) for tile in each(island)) for one in _centred_on(island))


def _is_in(tile: Tile | None, island: Tiles) -> bool:
    return tile is not None and bool(island >> tile & 1)


def _centred_on(island: Tiles) -> Iterator[Symmetry]:
    """Yield the symmetries that keep the extent of a floe."""
    places = [_AT[tile] for tile in each(island)]
    rows, halves = ([place[axis] for place in places] for axis in (0, 1))
    for form in FORMS:
        yield Symmetry(form, min(rows) + max(rows), min(halves) + max(halves))


def symmetric_floe(source: SplitMix64, size: int) -> Tiles | None:
    """Grow a connected symmetric floe of `size` or `size - 1` tiles, or return `None`."""
    form = FORMS[source.below(len(FORMS))]
    start = source.below(len(TILES))
    row, half = _AT[start]
    symmetry = Symmetry(form, 2 * row + source.below(2), 2 * half + source.below(2))
    image = symmetry.image(start)
    if image is None or not (image == start or ADJACENT[start] >> image & 1):
        return None
    island = 1 << start | 1 << image
    while island.bit_count() < size - 1:
        around = [(tile, symmetry.image(tile)) for tile in each(neighbours_of(island) & ~island)]
        shore = [(tile, other) for tile, other in around if other is not None]
        if not shore:
            return None
        weights = [2 * (ADJACENT[tile] & island).bit_count() + source.below(5) for tile, _ in shore]
        tile, other = shore[weights.index(max(weights))]
        island |= 1 << tile | 1 << other
    return island if island.bit_count() <= size else None
