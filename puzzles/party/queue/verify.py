"""Proof that a queue can be won in few ways, its level and tags, and the check of a solution.

A turn is a *decision* if some choice in it loses. A decision is harder the more choices fail, and the later
the failure is plain: when nothing fits, or the colour of a card still to come is dead. A line has

    3 points for every card by which the failure is delayed, in its hardest decision
    2 points for every failing choice, in the same decision
    2 points for every only-move in its longest run of only-moves
    1 point for every turn up to its last decision

A puzzle has the points of its easiest winning line:

| level | points | winning lines at most |
|---|---|---|
| easy | up to 12 | 10 |
| medium | up to 28 | 6 |
| hard | up to 44 | 4 |
| expert | more | 2 |

The tags of a puzzle are found on its published line:

| tag | meaning |
|---|---|
| `only-move` | three or more only-moves in a row: of several choices just one wins |
| `colour-kill` | an only-move at which a wrong choice kills a colour that is still to come |
| `comeback` | a colour of the queue that no slot accepts at some point, and that is placed later |
| `sacrifice` | an only-move that leaves fewer choices for the next turn than each of the others would |
| `late-trap` | a wrong choice after which six or more cards can be placed before the failure is plain |
| `one-line` | there is exactly one winning line |
| `choice` | the player may choose among the first cards of the queue |
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

from ppsolve.puzzles.party.queue.explore import (
    Exploration,
    QueueState,
    QueueTurn,
    WinningLine,
    choices,
    dead_colours,
    dormant_colours,
    explore_task,
    illegal_text,
    legal_moves,
    move_texts,
    start_state,
    winning_lines,
)
from ppsolve.puzzles.party.queue.task import QueueTag, QueueTask
from ppsolve.puzzles.solution import LEVELS, Examination, Finding, Level, longest_run
from ppsolve.solver.errors import BadInput
from ppsolve.solver.language.messages import say
from ppsolve.solver.party.notation import parse_moves
from ppsolve.solver.party.pyramid import EMPTY, Placement, mirrored

if TYPE_CHECKING:
    import networkx

PER_DELAYED_CARD: Final = 3
PER_FAILING_CHOICE: Final = 2
PER_ONLY_MOVE: Final = 2
PER_TURN: Final = 1

MOST_POINTS: Final[dict[Level, int]] = {"easy": 12, "medium": 28, "hard": 44}
"""The most points of each level; an expert puzzle has more."""
MOST_LINES: Final[dict[Level, int]] = {"easy": 10, "medium": 6, "hard": 4, "expert": 2}
"""The most winning lines of each level."""
ONLY_MOVES_IN_A_ROW: Final = 3
"""The fewest for the tag `only-move`."""
LATE: Final = 6
"""The fewest cards after a wrong choice for the tag `late-trap`."""


def examine(task: QueueTask) -> Examination:
    """Return the easiest winning line of a task with its level, tags and counts.

    Raises `BadInput` if the task cannot be won, or in too many ways. The counts of the fast exploration are
    checked against a position graph made by other code.
    """
    exploration = explore_task(task)
    line, level = solution_line(task, exploration)
    positions = position_graph(task)
    lines = count_lines(positions)
    found = exploration.positions, exploration.lines(exploration.key(task.pyramid))
    assert (len(positions), lines) == found, "the graph and the fast exploration disagree"
    needed = effort(line)
    facts = {
        "cards": len(task.queue),
        "steps": len(line),
        "clues": len("".join(task.pyramid).replace(EMPTY, "")),
        "lines": lines,
        "positions": len(positions),
        "points": needed.points,
        "depth": needed.depth,
        "decisions": sum(1 for turn in line if turn.failing),
        "failing": sum(len(turn.failing) for turn in line),
        "late": max(turn.late for turn in line),
        "only_moves": needed.only_moves,
    }
    return Examination(level, tags_of(task, exploration, line), move_texts(line), facts)


def solution_line(task: QueueTask, exploration: Exploration) -> tuple[WinningLine, Level]:
    """Return the easiest winning line and its level.

    Raises `BadInput` if there is none, or if there are more than a puzzle of the level may have.
    """
    first = exploration.key(task.pyramid)
    lines = exploration.lines(first)
    if not lines:
        most = exploration.longest(first)
        total = len(task.queue)
        raise BadInput("queue", f"no winning line: at most {most} of the {total} cards can be placed")
    if lines > (most := max(MOST_LINES.values())):
        raise BadInput("queue", f"{lines:,} winning lines, more than the {most} a puzzle may have")
    line = easiest(winning_lines(task, exploration, start_state(task)))
    level = level_of(effort(line).points)
    if lines > MOST_LINES[level]:
        few = f"the {MOST_LINES[level]} a puzzle of level {level} may have"
        raise BadInput("queue", f"{lines} winning lines, more than {few}")
    return line, level


# The position graph.


def position_graph(task: QueueTask) -> networkx.DiGraph[QueueState]:
    """Return the graph of all positions that can be reached: positions as nodes, moves as edges.

    Mirror images are one node, that of the lesser rows. Moves between the same two nodes are one edge, whose
    attribute `move` is the text of the first of them. The graph's attribute `start` is the first node.
    """
    import networkx

    first = _canonical(start_state(task))
    found: networkx.DiGraph[QueueState] = networkx.DiGraph(start=first)
    found.add_node(first)
    waiting = [first]
    while waiting:
        state = waiting.pop()
        for move in legal_moves(task, state):
            following = _canonical(state.after(move))
            if following not in found:
                waiting.append(following)
            if not found.has_edge(state, following):
                found.add_edge(state, following, move=str(move))
    return found


def _canonical(state: QueueState) -> QueueState:
    return QueueState(min(state.rows, mirrored(state.rows)), state.rest)


def count_lines(positions: networkx.DiGraph[QueueState]) -> int:
    """Return the number of paths from the start to an empty queue."""
    import networkx

    lines: dict[QueueState, int] = {}
    for state in reversed(list(networkx.topological_sort(positions))):
        lines[state] = 1 if not state.rest else sum(lines[other] for other in positions.successors(state))
    return lines[positions.graph["start"]]


# Level.


@dataclass(frozen=True)
class LineEffort:
    """The counts that the points of a line depend on. More of any of them means more points."""

    depth: int = 0
    """The number of the last turn in which a choice loses; after it the outcome is settled."""
    failing: int = 0
    """The failing choices in the hardest decision."""
    late: int = 0
    """The cards by which the failure is delayed in the hardest decision."""
    only_moves: int = 0
    """The longest run of only-moves. Forced turns neither count nor interrupt it."""

    @property
    def points(self) -> int:
        return (
            PER_DELAYED_CARD * self.late
            + PER_FAILING_CHOICE * self.failing
            + PER_ONLY_MOVE * self.only_moves
            + PER_TURN * self.depth
        )


def effort(line: WinningLine) -> LineEffort:
    depth = max((number for number, turn in enumerate(line, start=1) if turn.failing), default=0)
    failing, late = max(((len(turn.failing), turn.late) for turn in line), key=_hardness)
    return LineEffort(depth, failing, late, longest_run(turn.only_move for turn in line if not turn.forced))


def _hardness(decision: tuple[int, int]) -> int:
    failing, late = decision
    return PER_DELAYED_CARD * late + PER_FAILING_CHOICE * failing


def level_of(points: int) -> Level:
    return next((level for level in LEVELS if points <= MOST_POINTS.get(level, points)), LEVELS[-1])


def fewest_points(level: Level) -> int:
    easier = LEVELS[: LEVELS.index(level)]
    return MOST_POINTS[easier[-1]] + 1 if easier else 0


def easiest(lines: Iterable[WinningLine]) -> WinningLine:
    """Return the line with the fewest points; among equals, the one whose moves come first as text."""
    return min(lines, key=lambda line: (effort(line).points, move_texts(line)))


# Tags.


def tags_of(task: QueueTask, exploration: Exploration, line: WinningLine) -> tuple[QueueTag, ...]:
    true: dict[QueueTag, bool] = {
        "only-move": effort(line).only_moves >= ONLY_MOVES_IN_A_ROW,
        "colour-kill": any(
            dead_colours(task, choice.after) for turn in line if turn.only_move for choice in turn.failing
        ),
        "comeback": any(dormant_colours(task, turn.before) for turn in line),
        "sacrifice": any(_is_a_sacrifice(task, exploration, turn) for turn in line),
        "late-trap": any(turn.late >= LATE for turn in line),
        "one-line": exploration.lines(exploration.key(task.pyramid)) == 1,
        "choice": task.window > 1,
    }
    return tuple(tag for tag in get_args(QueueTag) if true[tag])


def _is_a_sacrifice(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> bool:
    if not turn.only_move or not turn.taken.after.rest:
        return False
    left = {choice.move: len(choices(task, exploration, choice.after)) for choice in turn.choices}
    return all(left[turn.taken.move] < left[other.move] for other in turn.failing)


# Checking a solution.


def check(task: QueueTask, given: Sequence[str]) -> Finding:
    """Check moves, complete or not: any winning line is right.

    Raises `BadInput` if a move cannot be parsed.
    """
    exploration = explore_task(task)
    state = start_state(task)
    for number, move in enumerate([*parse_moves(given, task.pyramid)], start=1):
        if wrong := why_wrong(task, exploration, state, move):
            return Finding(False, False, say("queue-check-wrong", step=number, why=wrong), number)
        state = state.after(move)
    left = len(state.rest)
    if not left:
        return Finding(True, True, say("queue-solved", cards=len(task.queue)))
    return Finding(True, False, say("queue-right-so-far", cards=left))


def why_wrong(task: QueueTask, exploration: Exploration, state: QueueState, move: Placement) -> str:
    """Return why a move is wrong: it is illegal, or no winning line is left. Empty if it is right."""
    if why := illegal_text(task, state, move):
        return say("queue-not-legal", move=str(move), why=why)
    after = state.after(move)
    key = exploration.key(after.rows)
    if exploration.lines(key):
        return ""
    stuck = len(after.rest) - exploration.longest(key)
    return say("queue-loses", move=str(move), cards=stuck)
