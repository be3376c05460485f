"""The lives of the colours in a game of solitaire: which are open, which may come back, which are dead."""

from __future__ import annotations

from ppsolve.puzzles.party.queue.play import Moment
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.names import DEFAULT_NAMES
from ppsolve.solver.party.position import Player, Position
from ppsolve.solver.party.prospects import Life, colour_lives


def lives_of(task: QueueTask, moment: Moment) -> dict[str, Life]:
    """The life of every colour of the deck, the rest of the queue being all the cards that are left."""
    others = DEFAULT_NAMES[1 : task.rules.players]
    players = (Player(DEFAULT_NAMES[0], moment.rest), *(Player(name, "") for name in others))
    return colour_lives(Position(task.rules, players, 0, moment.rows))


def dead_in_queue(task: QueueTask, moment: Moment) -> str:
    """The colours of the queue that can never be placed again, in the order of the deck."""
    return "".join(c for c, life in lives_of(task, moment).items() if life == "dead" and c in moment.rest)


def dormant_in_queue(task: QueueTask, moment: Moment) -> str:
    """The colours of the queue that no slot accepts now, but one may later, in the order of the deck."""
    return "".join(c for c, life in lives_of(task, moment).items() if life == "dormant" and c in moment.rest)
