"""The proof that a queue is a sound puzzle, by the graph of all its positions."""

from __future__ import annotations

from ppsolve.puzzles.party.queue.exploration import Exploration, explore
from ppsolve.puzzles.party.queue.grading import MOST_LINES, easiest, effort, level_of
from ppsolve.puzzles.party.queue.graph import number_of_lines, position_graph
from ppsolve.puzzles.party.queue.play import start
from ppsolve.puzzles.party.queue.tags import tags_of
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.puzzles.party.queue.turns import WinningLine, move_texts, winning_lines
from ppsolve.puzzles.solution import Examination, Level
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.pyramid import EMPTY


def examine(task: QueueTask) -> Examination:
    """The easiest winning line of a task and its level, tags and counts; `BadInput` if it cannot be won,
    or in too many ways."""
    exploration = explore(task)
    line, level = solution_line(task, exploration)
    positions = position_graph(task)
    lines = number_of_lines(positions)
    found = exploration.positions, exploration.lines(exploration.name(task.pyramid))
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
    """The easiest winning line and its level; `BadInput` if there is none, or if there are more than a
    puzzle of the level may have."""
    first = exploration.name(task.pyramid)
    lines = exploration.lines(first)
    if not lines:
        most = exploration.lasts(first)
        raise BadInput(
            "queue", f"no winning line: at most {most} of the {len(task.queue)} cards can be placed"
        )
    if lines > max(MOST_LINES.values()):
        raise BadInput(
            "queue", f"{lines:,} winning lines, more than the {max(MOST_LINES.values())} a puzzle may have"
        )
    line = easiest(winning_lines(task, exploration, start(task)))
    level = level_of(effort(line).points)
    if lines > MOST_LINES[level]:
        raise BadInput(
            "queue",
            f"{lines} winning lines, more than the {MOST_LINES[level]} a puzzle of level {level} may have",
        )
    return line, level
