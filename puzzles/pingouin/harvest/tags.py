"""What a harvest is about: tags, each with an exact meaning.

| tag | meaning |
|---|---|
| `only-move` | at three moves or more of the published play just one of several keeps the maximum |
| `greed-fails` | who always takes the most fish misses three or more |
| `room-fails` | who always keeps the most fish within reach misses two or more |
| `leave-threes` | the published play leaves a tile of three fish behind that could be reached at the start |
| `several-penguins` | there are two penguins or more |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ppsolve.puzzles.pingouin.harvest.exploration import Exploration
from ppsolve.puzzles.pingouin.harvest.grading import HarvestCounts
from ppsolve.puzzles.pingouin.harvest.task import HarvestTag, HarvestTask
from ppsolve.puzzles.pingouin.shapes import bridges_of, lakes_of
from ppsolve.puzzles.pingouin.tiles import each, tiles_of
from ppsolve.solver.pingouin.floe import MOST_FISH
from ppsolve.solver.pingouin.notation import Move

MANY_ONLY_MOVES: Final = 3
MISSED_BY_GREED: Final = 3
MISSED_BY_ROOM: Final = 2


def tags_of(
    task: HarvestTask, exploration: Exploration, line: Sequence[Move], counts: HarvestCounts
) -> tuple[HarvestTag, ...]:
    """The tags that are true of a task and the play published with it, in the order of `HarvestTag`."""
    island = task.free | tiles_of(task.penguins)
    left = exploration.start.within_reach() & ~tiles_of(move.end for move in line)
    true: dict[HarvestTag, bool] = {
        "only-move": counts.only_moves >= MANY_ONLY_MOVES,
        "greed-fails": counts.greedy >= MISSED_BY_GREED,
        "room-fails": counts.roomy >= MISSED_BY_ROOM,
        "leave-threes": any(task.ice[tile] == MOST_FISH for tile in each(left)),
        "several-penguins": counts.penguins > 1,
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(HarvestTag) if true[tag])
