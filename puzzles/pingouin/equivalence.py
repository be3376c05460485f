"""The shelf of a floe: floes that are the same but for mirroring, moving and turning share it."""

from __future__ import annotations

from ppsolve.puzzles.daily_rotation import SHELVES, shelf_of, spot_of
from ppsolve.puzzles.pingouin.first_day import FIRST_DAY
from ppsolve.puzzles.pingouin.tiles import BESIDE, Tiles, each


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
    return shelf_of(seed, FIRST_DAY)
