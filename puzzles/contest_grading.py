"""What the level of a puzzle against a defence rests on, whichever its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ppsolve.puzzles.contest_judge import ContestJudge, Position


@dataclass(frozen=True)
class ContestCounts:
    """What is counted in every such puzzle."""

    depth: int
    """Own turns of the solution up to the last one at which some move fails."""
    tempting: int
    """First moves that fail although they look good."""
    late: int
    """Own moves after the failing first move until the failure is plain, in the refutation in which that
    takes longest."""
    only_moves: int
    """The most own turns in a row of the solution at which only one move keeps what is asked. Turns at which
    there is only one legal move neither count nor interrupt."""

    def facts(self, failing: int) -> dict[str, int]:
        """The counts by name, and how many first moves fail."""
        return {
            "depth": self.depth,
            "failing": failing,
            "tempting": self.tempting,
            "late": self.late,
            "only_moves": self.only_moves,
        }


def last_choice(judge: ContestJudge[Position, Any], own: Sequence[Position]) -> int:
    """The number, from 1, of the last own turn at which some move fails."""
    return max(
        number
        for number, position in enumerate(own, start=1)
        if len(judge.good_moves(position)) < len(position.moves())
    )


def only_moves_in_a_row(own: Sequence[Position], is_only_move: Callable[[Position], bool]) -> int:
    """The most own turns in a row at which there is a choice, but only one move is right."""
    longest = run = 0
    for position in own:
        if len(position.moves()) > 1:
            run = run + 1 if is_only_move(position) else 0
        longest = max(longest, run)
    return longest
