"""The shelf of a floe: floes that are the same but for mirroring, moving and turning share it."""

from __future__ import annotations

from ppsolve.puzzles.kinds import SERIES
from ppsolve.puzzles.pingouin.tiles import BESIDE, Tiles, each
from ppsolve.puzzles.series import ROTATION_LENGTH, hash_bucket


def shelf_of_floe(island: Tiles) -> int:
    """The shelf of a floe. Floes of the same shape, wherever they lie, have the same: it depends only on how
    many neighbours the tiles have, and how many these."""
    beside = {tile: (BESIDE[tile] & island).bit_count() for tile in each(island)}
    further = [
        (number, sum(beside[other] ** 2 for other in each(BESIDE[tile] & island)))
        for tile, number in beside.items()
    ]
    return hash_bucket(" ".join(f"{number}.{total}" for number, total in sorted(further)), ROTATION_LENGTH)


def shelf_of_seed(seed: int) -> int:
    """The shelf that the seed of a puzzle chooses, so that the puzzles of a year have different shapes."""
    return SERIES["pingouin"].rotation_index(seed)
