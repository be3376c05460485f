"""How hard a queue is: the points of its easiest winning line, and the level that they come to.

A turn is a *decision* if some choice in it loses. What makes a decision hard is how many choices fail, and
how late that shows: how many cards can still be placed after a wrong choice before nothing fits any more or
the colour of a card still to come is dead for good. A line has the points

    3 for every card by which the failure hides, in its hardest decision
    2 for every failing choice, in the same decision
    2 for every only-move of its longest row of only-moves
    1 for every turn up to its last decision

and the puzzle has those of the winning line with the fewest. More of any of them is never less points.

| level | points | winning lines at most |
|---|---|---|
| easy | up to 12 | 10 |
| medium | up to 28 | 6 |
| hard | up to 44 | 4 |
| expert | more | 2 |
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ppsolve.puzzles.party.queue.turns import QueueTurn, WinningLine, move_texts
from ppsolve.puzzles.solution import LEVELS, Level

PER_HIDDEN_CARD: Final = 3
PER_FAILING_CHOICE: Final = 2
PER_ONLY_MOVE: Final = 2
PER_TURN: Final = 1

MOST_POINTS: Final[dict[Level, int]] = {"easy": 12, "medium": 28, "hard": 44}
"""The most points of a level; an expert puzzle has more than any."""
MOST_LINES: Final[dict[Level, int]] = {"easy": 10, "medium": 6, "hard": 4, "expert": 2}
"""How many winning lines a puzzle of a level may have."""


@dataclass(frozen=True)
class LineEffort:
    """What it takes to find a line: the counts that its level rests on."""

    depth: int = 0
    """The number of the last turn in which a choice loses; after it the outcome is settled."""
    failing: int = 0
    """The choices that fail in the hardest decision."""
    late: int = 0
    """The cards by which a failure hides in the hardest decision."""
    only_moves: int = 0
    """The longest row of only-moves; turns without a choice do not count and do not break it."""

    @property
    def points(self) -> int:
        return (
            PER_HIDDEN_CARD * self.late
            + PER_FAILING_CHOICE * self.failing
            + PER_ONLY_MOVE * self.only_moves
            + PER_TURN * self.depth
        )


def effort(line: WinningLine) -> LineEffort:
    """What it takes to find a line."""
    depth = max((number for number, turn in enumerate(line, start=1) if turn.failing), default=0)
    hardest = max(line, key=_hardness)
    return LineEffort(depth, len(hardest.failing), hardest.late, _only_moves_in_a_row(line))


def _hardness(turn: QueueTurn) -> int:
    return PER_HIDDEN_CARD * turn.late + PER_FAILING_CHOICE * len(turn.failing)


def _only_moves_in_a_row(line: WinningLine) -> int:
    longest = row = 0
    for turn in line:
        if not turn.forced:
            row = row + 1 if turn.only_move else 0
            longest = max(longest, row)
    return longest


def level_of(points: int) -> Level:
    """The level that so many points come to."""
    return next((level for level in LEVELS if points <= MOST_POINTS.get(level, points)), LEVELS[-1])


def fewest_points(level: Level) -> int:
    """The fewest points that come to a level."""
    easier = LEVELS[: LEVELS.index(level)]
    return MOST_POINTS[easier[-1]] + 1 if easier else 0


def easiest(lines: Iterable[WinningLine]) -> WinningLine:
    """The line with the fewest points; among equals, that whose moves come first as text."""
    return min(lines, key=lambda line: (effort(line).points, move_texts(line)))
