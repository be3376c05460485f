"""The looks of a floe as tags: `symmetric`, and `figure` if it has a name."""

from __future__ import annotations

from ppsolve.puzzles.pingouin.cutoff.task import CutoffTask
from ppsolve.puzzles.pingouin.figures import figure_of, is_symmetric
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.pingouin.look_tags import LookTag
from ppsolve.puzzles.pingouin.route.task import RouteTask
from ppsolve.puzzles.pingouin.tiles import Tiles, tiles_of
from ppsolve.solver.pingouin.floe import read_rows


def looks_of(task: RouteTask | HarvestTask | CutoffTask) -> tuple[LookTag, ...]:
    island = island_of(task)
    found: list[LookTag] = ["symmetric"] if is_symmetric(island) else []
    return (*found, "figure") if figure_of(island) else tuple(found)


def island_of(task: RouteTask | HarvestTask | CutoffTask) -> Tiles:
    """Return all tiles of a floe, those of the penguins included."""
    rows = task.position.rows if isinstance(task, CutoffTask) else task.rows
    return tiles_of(tile for tile, fish in enumerate(read_rows(rows)[0]) if fish)
