"""Proof that a cutoff has exactly one first move, its level and tags, and the check of a solution.

The level follows from an effort, the weighted sum of these counts. No weight is negative, so more of anything
never makes a cutoff easier:

| count        | meaning                                                                   | weight        |
|--------------|---------------------------------------------------------------------------|---------------|
| `depth`      | own turns in the solution until no own move can go wrong any more         | 2             |
| `only_moves` | only-moves in a row in the solution                                       | 2             |
| `late`       | own moves after a failing first move until the failure is plain           | 2             |
| `tempting`   | first moves that fail although they look good                             | 1, up to six  |
| `penguins`   | penguins on the floe beyond one a player                                  | 1             |

Medium begins at an effort of 11, hard at 16, expert at 22.

The tags:

| tag | meaning |
|---|---|
| `only-move` | two or more only-moves in a row in the solution |
| `quiet` | the first move goes to a tile with fewer fish than some other move could |
| `sacrifice` | the first move gives up fish: some were within reach before it and are not after it |
| `late-trap` | some first move fails, and the player still makes three moves or more before that is plain |
| `block` | the first move cuts the rival off from tiles, besides the one that it goes to |
| `lake` | the floe encloses water |
| `bridge` | without one of its tiles the floe falls into parts, two of which have three tiles or more |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, get_args

from ppsolve.puzzles.contest import (
    ContestCounts,
    Mistake,
    PlayerNames,
    check_moves,
    first_mistake,
    last_choice,
    only_moves_in_a_row,
    prove_one_move,
)
from ppsolve.puzzles.pingouin.cutoff.judge import CutoffJudge
from ppsolve.puzzles.pingouin.cutoff.refute import CutoffTurn, refutation_text, refute_move, within_reach
from ppsolve.puzzles.pingouin.cutoff.task import CutoffTag, CutoffTask
from ppsolve.puzzles.pingouin.floes import bridges_of, lakes_of
from ppsolve.puzzles.pingouin.tiles import tiles_of
from ppsolve.puzzles.solution import Examination, Finding, Level, level_reached
from ppsolve.solver.errors import shown
from ppsolve.solver.pingouin.bounds import fish_bounds
from ppsolve.solver.pingouin.notation import Move, parse_move
from ppsolve.solver.pingouin.position import Position
from ppsolve.solver.pingouin.regions import tiles_within_reach
from ppsolve.solver.pingouin.view.descriptions import fish_text

MOST_TEMPTING: Final = 6
"""Tempting moves beyond this many add no effort."""
LEAST_EFFORT: Final[dict[Level, int]] = {"easy": 0, "medium": 11, "hard": 16, "expert": 22}
"""The effort at which each level begins."""
LATE: Final = 3
"""The fewest own moves after a failing first move for the tag `late-trap`."""


def examine(task: CutoffTask) -> Examination:
    """Return the level, tags and solution of a cutoff; `BadInput` if not exactly one first move works."""
    return examine_with(CutoffJudge(task))


def examine_with(judge: CutoffJudge) -> Examination:
    """As `examine`, reusing the judge's cache."""
    task = judge.task
    solution = prove_solution(judge)
    counts = counts_of(judge, solution)
    return Examination(
        level_of(counts),
        tags_of(judge, solution, counts),
        tuple(str(turn.move) for turn in solution),
        {
            "tiles": tiles_within_reach(task.position),
            "clues": sum(len(player.penguins) for player in task.position.players),
            "steps": len(solution),
            "target": task.target,
            **counts.facts(len(failing_moves(judge))),
        },
    )


def prove_solution(judge: CutoffJudge) -> tuple[CutoffTurn, ...]:
    """Return the only first move that works, with best play after it; `BadInput` if not sound."""
    return prove_one_move(judge, judge.start.legal_moves, "target", f"{judge.task.target} fish", "most")


# Level.


@dataclass(frozen=True)
class CutoffCounts(ContestCounts):
    """The counts that the level of a cutoff depends on."""

    penguins: int
    """The penguins on the floe."""


def effort(counts: CutoffCounts) -> int:
    """Return the weighted sum of the counts."""
    return (
        2 * (counts.depth + counts.only_moves + counts.late)
        + min(counts.tempting, MOST_TEMPTING)
        + max(counts.penguins - 2, 0)
    )


def level_of(counts: CutoffCounts) -> Level:
    return level_reached(effort(counts), LEAST_EFFORT)


def counts_of(judge: CutoffJudge, solution: tuple[CutoffTurn, ...]) -> CutoffCounts:
    """Count what the level depends on, given the solution."""
    start = judge.task.position
    failing = failing_moves(judge)
    own = [turn.position for turn in solution if turn.seat == judge.seat and not judge.won(turn.position)]
    return CutoffCounts(
        depth=last_choice(judge, own),
        tempting=sum(is_tempting(judge, move, solution[0].move) for move in failing),
        late=max(
            sum(turn.seat == judge.seat for turn in refute_move(judge, start, move).line) for move in failing
        ),
        only_moves=only_moves_in_a_row(own, partial(is_only_move, judge)),
        penguins=len(start.occupied),
    )


def failing_moves(judge: CutoffJudge) -> list[Move]:
    """Return the first moves that fail."""
    good = judge.good_moves(judge.task.position)
    return [move for move in judge.task.position.legal_moves if move not in good]


def is_tempting(judge: CutoffJudge, move: Move, right: Move) -> bool:
    """Return whether a failing first move looks good, which takes at least two of these:

    - It fails by one fish only.
    - It goes to at least as many fish as the right move.
    - Just one of several answers refutes it.
    """
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
    """Return whether the player has a choice and only one move keeps the target."""
    return len(judge.good_moves(position)) == 1 < len(position.legal_moves)


# Tags.


def tags_of(
    judge: CutoffJudge, solution: tuple[CutoffTurn, ...], counts: CutoffCounts
) -> tuple[CutoffTag, ...]:
    """Return the tags of a cutoff, in the order of `CutoffTag`."""
    start, right, after = solution[0]
    island = tiles_of(tile for tile, fish in enumerate(start.ice) if fish)
    seat, rival = judge.seat, judge.task.rival
    before, later = fish_bounds(start)[1][seat], fish_bounds(after)[1][seat]
    blocked = within_reach(start, rival) & ~within_reach(after, rival) & ~(1 << right.end)
    true: dict[CutoffTag, bool] = {
        "only-move": counts.only_moves > 1,
        "quiet": any(start.ice[move.end] > start.ice[right.end] for move in start.legal_moves),
        "sacrifice": later < before,
        "late-trap": counts.late >= LATE,
        "block": bool(blocked),
        "lake": bool(lakes_of(island)),
        "bridge": bool(bridges_of(island)),
    }
    return tuple(tag for tag in get_args(CutoffTag) if true[tag])


# Checking a solution.


def check(task: CutoffTask, given: Sequence[str]) -> Finding:
    """Check a first move, or a line of both players' moves from the position.

    The cutoff is solved once the first move is right, if every further move of the player keeps the target.
    The rival may play any legal move. Raises `BadInput` only for text that is not a move.
    """
    judge = CutoffJudge(task)
    prove_solution(judge)
    moves = [parse_move(text) for text in given]
    name = shown(task.position.mover.name)
    if not moves:
        return Finding(True, False, f"Nothing has been played yet; it is {name}'s turn.")
    keeps = f"{name} is sure to end with at least {fish_text(task.target)}"
    mistake = find_mistake(judge, moves)
    return check_moves(task.position, moves, mistake, lambda end: result_text(end, judge.seat), keeps)


def find_mistake(judge: CutoffJudge, moves: Sequence[Move]) -> Mistake | None:
    """Return the first move that is illegal or gives up the target, if there is one."""

    def why(position: Position, move: Move) -> str:
        return refutation_text(refute_move(judge, position, move), judge.seat, PlayerNames.of(position))

    return first_mistake(judge, judge.task.position, moves, why)


def result_text(position: Position, seat: int) -> str:
    """Return the result of a finished game for a seat, in words."""
    return f"{shown(position.players[seat].name)} ends with {fish_text(position.holdings()[seat])}"
