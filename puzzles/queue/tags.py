"""What a queue is about: tags, each with an exact meaning, found on its published line.

| tag | meaning |
|---|---|
| `only-move` | three or more only-moves in a row: of several choices just one wins |
| `colour-kill` | an only-move after which a colour that was alive is dead, two or more cards still to come |
| `comeback` | a colour of the queue that no slot accepts at some moment, and that is placed later |
| `sacrifice` | an only-move that leaves fewer choices for the next turn than each of the others would |
| `late-trap` | a wrong choice after which six or more cards can be placed before the failure shows |
| `one-line` | there is exactly one winning line |
| `choice` | one may choose among the first cards of the queue |
"""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.levels import QueueTag
from ppsolve.puzzles.queue.exploration import Exploration
from ppsolve.puzzles.queue.grading import effort
from ppsolve.puzzles.queue.lives import dormant_in_queue, lives
from ppsolve.puzzles.queue.turns import Line, Turn, choices
from ppsolve.puzzles.task import QueueTask

ONLY_MOVES_IN_A_ROW: Final = 3
CARDS_AFTER_A_KILL: Final = 2
LATE: Final = 6


def tags(task: QueueTask, exploration: Exploration, line: Line) -> tuple[QueueTag, ...]:
    """The tags that are true of a task and the line published with it, in the order of `QueueTag`."""
    true: dict[QueueTag, bool] = {
        "only-move": effort(line).only_moves >= ONLY_MOVES_IN_A_ROW,
        "colour-kill": any(_kills_a_colour(task, turn) for turn in line),
        "comeback": any(dormant_in_queue(task, turn.before) for turn in line),
        "sacrifice": any(_is_a_sacrifice(task, exploration, turn) for turn in line),
        "late-trap": any(turn.late >= LATE for turn in line),
        "one-line": exploration.lines(exploration.name(task.pyramid)) == 1,
        "choice": task.window > 1,
    }
    return tuple(tag for tag in get_args(QueueTag) if true[tag])


def _kills_a_colour(task: QueueTask, turn: Turn) -> bool:
    after = turn.taken.after
    if not turn.only_move or len(after.rest) < CARDS_AFTER_A_KILL:
        return False
    before = lives(task, turn.before)
    return any(life == "dead" != before[colour] for colour, life in lives(task, after).items())


def _is_a_sacrifice(task: QueueTask, exploration: Exploration, turn: Turn) -> bool:
    if not turn.only_move or not turn.taken.after.rest:
        return False
    left = {choice.move: len(choices(task, exploration, choice.after)) for choice in turn.choices}
    return all(left[turn.taken.move] < left[other.move] for other in turn.failing)
