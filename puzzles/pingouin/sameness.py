"""When two floes are the same but for mirroring, moving and turning; and the shelf of a floe."""

from __future__ import annotations

from typing import Final

from ppsolve.puzzles.pingouin.tiles import BESIDE, Tiles, each
from ppsolve.puzzles.shelves import SHELVES, shelf_of, spot_of
from ppsolve.solver.pingouin.floe import PLACES, Tile

FIRST_WEEKDAY: Final = 1
"""The day number 1 of the series, 2026-12-01, was a Tuesday; Monday is 0."""


def _cube(tile: Tile) -> tuple[int, int, int]:
    """A tile by its distances along the three axes of the hexagons, which add up to 0."""
    row, column = PLACES[tile]
    across = column - (row + 1) // 2
    return across, row, -across - row


def _turned(cube: tuple[int, int, int], turn: int) -> tuple[int, int]:
    """Where one of the twelve turns and mirrorings takes a tile; two of the three distances."""
    order = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))[turn % 6]
    sign = 1 if turn < 6 else -1
    return sign * cube[order[0]], sign * cube[order[1]]


def fingerprint(labels: dict[Tile, str]) -> str:
    """A text that is the same for the same labelled tiles, mirrored, moved or turned, and for no others."""
    cubes = [(_cube(tile), label) for tile, label in labels.items()]
    return min(_text([(*_turned(cube, turn), label) for cube, label in cubes]) for turn in range(12))


def _text(tiles: list[tuple[int, int, str]]) -> str:
    tiles.sort()
    first, second, _ = tiles[0]
    return " ".join(f"{across - first},{down - second}{label}" for across, down, label in tiles)


def shelf_of_floe(island: Tiles) -> int:
    """The shelf of a floe. Floes of the same shape, wherever they lie, have the same: it depends only on how
    many neighbours the tiles have, and how many these."""
    beside = {tile: (BESIDE[tile] & island).bit_count() for tile in each(island)}
    further = [
        (number, sum(beside[other] ** 2 for other in each(BESIDE[tile] & island)))
        for tile, number in beside.items()
    ]
    return spot_of(" ".join(f"{number}.{total}" for number, total in sorted(further)), SHELVES)


def shelf_of_seed(seed: int) -> int:
    """The shelf that the seed of a puzzle chooses, so that the puzzles of a year have different shapes."""
    return shelf_of(seed, FIRST_WEEKDAY)
