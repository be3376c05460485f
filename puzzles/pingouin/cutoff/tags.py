"""The tags of a cutoff: what it is about, each with an exact definition.

| tag | meaning |
|---|---|
| `only-move` | two or more only-moves in a row in the solution |
| `quiet` | the first move goes to a tile with fewer fish than some other move could |
| `sacrifice` | the first move gives up fish: some were within reach before it and are not after it |
| `late-trap` | some first move fails, and the player still makes three moves or more before that is plain |
| `block` | the first move cuts the other off from tiles, besides the one that it goes to |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.pingouin.cutoff.grading import CutoffCounts
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffTurn, within_reach
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTag
from ppsolve.puzzles.pingouin.shapes import bridges_of, lakes_of
from ppsolve.puzzles.pingouin.tiles import tiles_of
from ppsolve.solver.pingouin.bounds import fish_bounds

LATE: Final = 3


def tags_of(
    judge: CutoffJudge, solution: tuple[CutoffTurn, ...], counts: CutoffCounts
) -> tuple[CutoffTag, ...]:
    """The tags of a cutoff, in the order of `CutoffTag`."""
    start, right, after = solution[0]
    island = tiles_of(tile for tile, fish in enumerate(start.ice) if fish)
    seat, rival = judge.seat, judge.task.rival
    before, later = fish_bounds(start)[1][seat], fish_bounds(after)[1][seat]
    blocked = within_reach(start, rival) & ~within_reach(after, rival) & ~(1 << right.end)
    true: dict[CutoffTag, bool] = {
        "only-move": counts.only_moves > 1,
        "quiet": any(start.ice[move.end] > start.ice[right.end] for move in start.moves()),
        "sacrifice": later < before,
        "late-trap": counts.late >= LATE,
        "block": bool(blocked),
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(CutoffTag) if true[tag])
