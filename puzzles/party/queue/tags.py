"""What a queue is about: tags, each with an exact meaning, found on its published line.

| tag | meaning |
|---|---|
| `only-move` | three or more only-moves in a row: of several choices just one wins |
| `colour-kill` | an only-move at which a wrong choice kills a colour that is still to come |
| `comeback` | a colour of the queue that no slot accepts at some moment, and that is placed later |
| `sacrifice` | an only-move that leaves fewer choices for the next turn than each of the others would |
| `late-trap` | a wrong choice after which six or more cards can be placed before the failure shows |
| `one-line` | there is exactly one winning line |
| `choice` | one may choose among the first cards of the queue |
"""

from __future__ import annotations

from typing import Final, get_args

from ppsolve.puzzles.party.queue.exploration import Exploration
from ppsolve.puzzles.party.queue.grading import effort
from ppsolve.puzzles.party.queue.lives import dead_in_queue, dormant_in_queue
from ppsolve.puzzles.party.queue.task import QueueTag, QueueTask
from ppsolve.puzzles.party.queue.turns import QueueTurn, WinningLine, choices

ONLY_MOVES_IN_A_ROW: Final = 3
LATE: Final = 6


def tags_of(task: QueueTask, exploration: Exploration, line: WinningLine) -> tuple[QueueTag, ...]:
    """The tags that are true of a task and the line published with it, in the order of `QueueTag`."""
    true: dict[QueueTag, bool] = {
        "only-move": effort(line).only_moves >= ONLY_MOVES_IN_A_ROW,
        "colour-kill": any(_spares_a_colour(task, turn) for turn in line),
        "comeback": any(dormant_in_queue(task, turn.before) for turn in line),
        "sacrifice": any(_is_a_sacrifice(task, exploration, turn) for turn in line),
        "late-trap": any(turn.late >= LATE for turn in line),
        "one-line": exploration.lines(exploration.name(task.pyramid)) == 1,
        "choice": task.window > 1,
    }
    return tuple(tag for tag in get_args(QueueTag) if true[tag])


def _spares_a_colour(task: QueueTask, turn: QueueTurn) -> bool:
    return turn.only_move and any(dead_in_queue(task, choice.after) for choice in turn.failing)


def _is_a_sacrifice(task: QueueTask, exploration: Exploration, turn: QueueTurn) -> bool:
    if not turn.only_move or not turn.taken.after.rest:
        return False
    left = {choice.move: len(choices(task, exploration, choice.after)) for choice in turn.choices}
    return all(left[turn.taken.move] < left[other.move] for other in turn.failing)
