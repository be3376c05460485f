"""Every position that a queue can lead to, and what becomes of it: fast, for generating and grading.

Positions are layered by the number of cards placed. They are found from the start on, and valued from the
last layer back. Mirror images are one position, and so are moves that lead to the same position.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.party.queue.numbering import Layer, Numbering
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.pyramid import EMPTY, Rows

MOST_POSITIONS: Final = 50_000
"""How many positions a puzzle may have; mirror images are one."""


class TooLarge(Exception):
    """There are more positions than were allowed."""


@dataclass(frozen=True)
class Exploration:
    """What becomes of every position that a task can lead to, by the name of the position."""

    numbering: Numbering
    _nodes: Layer
    _moves: dict[int, set[int]]
    _lines: dict[int, int]
    _lasts: dict[int, int] = field(default_factory=dict)
    _hides: dict[int, int] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        """How many positions there are, the start included."""
        return len(self._nodes)

    def name(self, rows: Rows) -> int:
        """The number that a pyramid and its mirror image have in common."""
        return self.numbering.name(rows)

    def lines(self, name: int) -> int:
        """The winning lines from a position on; lines that are, position by position, equal or mirrored
        are one."""
        return self._lines[name]

    def lasts(self, name: int) -> int:
        """The most cards that can still be placed from a position on."""
        if name not in self._lasts:
            self._lasts[name] = max((1 + self.lasts(other) for other in self._moves[name]), default=0)
        return self._lasts[name]

    def hides(self, name: int) -> int:
        """From a lost position on, the most cards that can be placed before the failure shows: before
        nothing fits, or the colour of a card still to come is dead."""
        if name not in self._hides:
            seen = self.numbering.shows_a_dead_colour(name, self._nodes[name])
            following = () if seen else self._moves[name]
            self._hides[name] = max((1 + self.hides(other) for other in following), default=0)
        return self._hides[name]


def explore(task: QueueTask) -> Exploration:
    """Everything that can be reached from a task; `BadInput` if its cards cannot all find room, or if it
    has too many positions."""
    free = task.base * (task.base + 1) // 2 - len("".join(task.pyramid).replace(EMPTY, ""))
    if len(task.queue) > free:
        raise BadInput("queue", f"{len(task.queue)} cards for {free} free cells")
    try:
        return explore_up_to(task)
    except TooLarge:
        raise BadInput(
            "queue",
            f"more than {MOST_POSITIONS:,} positions, too many for a puzzle; a shorter queue has fewer",
        ) from None


def explore_up_to(task: QueueTask, most: int = MOST_POSITIONS) -> Exploration:
    """Everything that can be reached from a task; `TooLarge` if that is more than `most` positions."""
    numbering = Numbering.of(task)
    layer = numbering.start(task)
    nodes: Layer = {}
    moves: dict[int, set[int]] = {}
    for _ in task.queue:
        nodes |= layer
        following: Layer = {}
        for name, node in layer.items():
            moves[name] = numbering.expand(name, node, following)
            if len(nodes) + len(following) > most:
                raise TooLarge
        layer = following
    lines = dict.fromkeys(layer, 1)
    for name in reversed(moves):
        lines[name] = sum([lines[other] for other in moves[name]])
    return Exploration(numbering, nodes | layer, moves | {name: set() for name in layer}, lines)
