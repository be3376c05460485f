"""How hard a cutoff is: what is counted, and the level that follows from it.

The level rests on the counts below. `effort` adds them up, each with a weight that is not negative, so that
more of anything never makes a cutoff easier:

| count        | what it says                                                              | weight        |
|--------------|---------------------------------------------------------------------------|---------------|
| `depth`      | own turns in the solution until no own move can go wrong any more         | 2             |
| `only_moves` | only-moves in a row in the solution                                       | 2             |
| `late`       | own moves of the refuted player until the failure is plain                | 2             |
| `tempting`   | first moves that fail although they look good                             | 1, up to six  |
| `penguins`   | penguins on the floe beyond one a player                                  | 1             |

Medium begins at an effort of 11, hard at 16, expert at 22.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from ppsolve.puzzles.contest import ContestCounts, last_choice, only_moves_in_a_row
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.lines import CutoffTurn, refute
from ppsolve.puzzles.solution import Level, level_reached
from ppsolve.solver.pingouin.notation import Move
from ppsolve.solver.pingouin.position import Position

MOST_TEMPTING: Final = 6
"""Beyond so many, more moves that look good are only more of the same."""

LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 16, "expert": 22}
"""The effort at which each level begins."""


@dataclass(frozen=True)
class CutoffCounts(ContestCounts):
    """What the level of a cutoff rests on."""

    penguins: int
    """The penguins on the floe."""


def effort(counts: CutoffCounts) -> int:
    """The weighted sum of the counts."""
    return (
        2 * (counts.depth + counts.only_moves + counts.late)
        + min(counts.tempting, MOST_TEMPTING)
        + max(counts.penguins - 2, 0)
    )


def level_of(counts: CutoffCounts) -> Level:
    """The hardest level whose least effort is reached."""
    return level_reached(effort(counts), LEAST_EFFORT)


def counts_of(judge: CutoffJudge, solution: tuple[CutoffTurn, ...]) -> CutoffCounts:
    """Count what the level rests on, the solution being known."""
    start = judge.task.position
    failing = failing_moves(judge)
    own = own_decisions(judge, solution)
    return CutoffCounts(
        depth=last_choice(judge, own),
        tempting=sum(is_tempting(judge, move, solution[0].move) for move in failing),
        late=max(
            sum(turn.seat == judge.seat for turn in refute(judge, start, move).line) for move in failing
        ),
        only_moves=only_moves_in_a_row(own, partial(is_only_move, judge)),
        penguins=len(start.occupied),
    )


def own_decisions(judge: CutoffJudge, solution: tuple[CutoffTurn, ...]) -> list[Position]:
    """The positions of the solution in which the player is to move and has not yet enough."""
    return [turn.position for turn in solution if turn.seat == judge.seat and not judge.won(turn.position)]


def failing_moves(judge: CutoffJudge) -> list[Move]:
    """The first moves that fail."""
    good = judge.good_moves(judge.task.position)
    return [move for move in judge.task.position.moves() if move not in good]


def is_tempting(judge: CutoffJudge, move: Move, right: Move) -> bool:
    """Whether a first move that fails looks good. At least two of these hold: it fails by one fish only; it
    goes to at least as many fish as the right move; just one of several answers refutes it."""
    start = judge.task.position
    after = start.after(move)
    near = judge.value(after) == judge.task.target - 1
    rich = start.ice[move.end] >= start.ice[right.end]
    return (near and rich) or ((near or rich) and _one_answer_refutes(judge, after))


def _one_answer_refutes(judge: CutoffJudge, position: Position) -> bool:
    if position.to_move in (None, judge.seat):
        return False
    options = judge.options(position)
    return len(options) > 1 and sum(option.value < judge.task.target for option in options) == 1


def is_only_move(judge: CutoffJudge, position: Position) -> bool:
    """Whether the player has a choice and only one move keeps the target."""
    return len(judge.good_moves(position)) == 1 < len(position.moves())
