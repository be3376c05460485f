"""Every position that a queue can lead to, and what becomes of it: fast, for generating and grading.

Positions are layered by the number of cards placed. They are found from the start on, and valued from the
last layer back. Mirror images are one position, and so are moves that lead to the same position.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.party.queue.numbering import Numbering
from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.errors import BadInput
from ppsolve.solver.party.pyramid import EMPTY, Rows

MOST_POSITIONS: Final = 50_000
"""How many positions a puzzle may have; mirror images are one."""

Layer = dict[str, set[int]]
"""Positions with equally many cards: their names, by what is left of the queue."""


class TooLarge(Exception):
    """There are more positions than were allowed."""


@dataclass(frozen=True)
class Exploration:
    """What becomes of every position that a task can lead to, by the name of the position."""

    numbering: Numbering
    _rests: dict[int, str]
    """What is left of the queue."""
    _moves: dict[int, frozenset[int]]
    _lines: dict[int, int]
    _lasts: dict[int, int] = field(default_factory=dict)
    _hides: dict[int, int] = field(default_factory=dict)

    @property
    def positions(self) -> int:
        """How many positions there are, the start included."""
        return len(self._rests)

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
            seen = self.numbering.shows_a_dead_colour(name, self._rests[name])
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


def explore_up_to(
    task: QueueTask, most: int = MOST_POSITIONS, numbering: Numbering | None = None
) -> Exploration:
    """Everything that can be reached from a task; `TooLarge` if that is more than `most` positions. What a
    numbering of the same task, or of one that differs in the order of its queue, has found is not looked for
    again."""
    numbering = numbering or Numbering.of(task)
    layer: Layer = {task.queue: {numbering.start(task)}}
    rests: dict[int, str] = {}
    moves: dict[int, frozenset[int]] = {}
    for _ in task.queue:
        rests |= _by_name(layer)
        layer = _following(layer, numbering, moves, most - len(rests))
    last = _by_name(layer)
    lines = dict.fromkeys(last, 1)
    for name in reversed(moves):
        lines[name] = sum(map(lines.__getitem__, moves[name]))
    return Exploration(numbering, rests | last, moves | dict.fromkeys(last, frozenset()), lines)


def _by_name(layer: Layer) -> dict[int, str]:
    return {name: rest for rest, names in layer.items() for name in names}


def _following(layer: Layer, numbering: Numbering, moves: dict[int, frozenset[int]], most: int) -> Layer:
    """The positions after one more card, and in `moves` which of them each position leads to."""
    following: Layer = {}
    for rest, names in layer.items():
        for colour in dict.fromkeys(rest[: numbering.window]):
            found = following.setdefault(rest.replace(colour, "", 1), set())
            room = most - sum(map(len, following.values())) + len(found)
            for name, after in numbering.after(names, colour):
                moves[name] = moves[name] | after if name in moves else after
                found |= after
                if len(found) > room:
                    raise TooLarge
    return following
