"""The looks of a floe as tags: `symmetric`, and `figure` if it has a name."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.figures import figure_of, is_symmetric
from ppsolve.puzzles.pingouin.look_tags import LookTag
from ppsolve.puzzles.pingouin.tiles import tiles_of
from ppsolve.solver.pingouin.floe import Rows, read_rows


def looks_of(rows: Rows) -> tuple[LookTag, ...]:
    """Return the tags of a floe, the tiles of the penguins included."""
    island = tiles_of(tile for tile, fish in enumerate(read_rows(rows)[0]) if fish)
    found: list[LookTag] = ["symmetric"] if is_symmetric(island) else []
    return (*found, "figure") if figure_of(island) else tuple(found)
