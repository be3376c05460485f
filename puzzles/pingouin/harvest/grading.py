"""How hard a harvest is: how far plays by eye fall short, and how often there is only one right move.

| count | what it says | weight |
|---|---|---|
| `greedy` | fish that one misses who always takes the most fish | 1, up to four |
| `roomy` | fish that one misses who always keeps the most fish within reach | 2, up to four |
| `only_moves` | moves of the published play at which every other move gives up fish | 2 |
| `penguins` | penguins beyond the first | 1 |

Medium begins at an effort of 9, hard at 14, expert at 19.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.pingouin.harvest.exploration import Exploration, Harvesting, HarvestOption
from ppsolve.puzzles.pingouin.harvest.task import HarvestTask
from ppsolve.puzzles.solution import Level, level_reached
from ppsolve.solver.pingouin.notation import Move

MOST_MISSED: Final = 4
"""Beyond so many, more fish that are missed are only more of the same."""
LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 9, "hard": 14, "expert": 19}
"""The effort at which each level begins."""


@dataclass(frozen=True)
class HarvestCounts:
    """What the level of a harvest rests on."""

    greedy: int
    """Fish that one misses who always goes where the most fish are; among equals, the first move."""
    roomy: int
    """Fish that one misses who always keeps the most fish within reach, then takes the most."""
    only_moves: int
    """Moves of the published play at which every other move gives up fish."""
    penguins: int


def effort(counts: HarvestCounts) -> int:
    """The weighted sum of the counts."""
    return (
        min(counts.greedy, MOST_MISSED)
        + 2 * min(counts.roomy, MOST_MISSED)
        + 2 * counts.only_moves
        + counts.penguins
        - 1
    )


def level_of(counts: HarvestCounts) -> Level:
    """The hardest level whose least effort is reached."""
    return level_reached(effort(counts), LEAST_EFFORT)


def counts_of(task: HarvestTask, exploration: Exploration, line: Sequence[Move]) -> HarvestCounts:
    """Count what the level rests on, the published play being known."""
    ice = task.ice

    def greed(option: HarvestOption) -> tuple[int, ...]:
        return (ice[option.move.end],)

    def room(option: HarvestOption) -> tuple[int, ...]:
        kept = ice[option.move.end] + exploration.fish(option.after.within_reach())
        return kept, ice[option.move.end]

    return HarvestCounts(
        greedy=fish_missed(exploration, greed),
        roomy=fish_missed(exploration, room),
        only_moves=sum(is_only_move(options) for options in decisions(exploration, line)),
        penguins=len(task.penguins),
    )


def fish_missed(exploration: Exploration, liking: Callable[[HarvestOption], tuple[int, ...]]) -> int:
    """The fish that one misses who always makes the move that is liked most; among equals, the first."""
    moment, total = exploration.start, 0
    while options := exploration.options(moment):
        chosen = max(options, key=liking)
        total += chosen.gives_up
        moment = chosen.after
    return total


def decisions(exploration: Exploration, line: Sequence[Move]) -> list[list[HarvestOption]]:
    """What could be chosen from at every move of a play."""
    moment: Harvesting = exploration.start
    found = []
    for move in line:
        found.append(exploration.options(moment))
        moment = moment.after(move)
    return found


def is_only_move(options: Sequence[HarvestOption]) -> bool:
    """Whether there is a choice and just one move keeps the maximum."""
    return len(options) > 1 and sum(not option.gives_up for option in options) == 1
