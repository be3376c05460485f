"""The rules of the pyramid on numbers, for looking at very many positions.

A pyramid is one number, three bits a cell (0 empty, else 1 + the index of the colour), and rows stand
`base + 1` cells apart, so that no two of them touch:

    cell (r, c) holds    state >> 3 * ((base + 1) * r + c) & 7
    and rests on         the cells base + 1 and base places before it

Putting a card left of the base shifts everything by one cell. The mirror image is kept beside the
pyramid and gets the mirrored card, so the smaller of the two numbers is the name of both.

Which of two equal cards of the window is taken makes no difference, so it is always the first. What is
left of the queue then follows from what was placed, and the pyramid alone names a position. Where a card
of a colour leads from there does not depend on the queue at all: it is found once for all queues that the
same numbering is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.party.queue.task import QueueTask
from ppsolve.solver.party.cards import COLOURS
from ppsolve.solver.party.pyramid import EMPTY, Rows, mirrored

_CELL: Final = 3
_CODE: Final = {colour: number for number, colour in enumerate(COLOURS, start=1)}
_DIGITS: Final = str.maketrans({EMPTY: "0", **{colour: str(code) for colour, code in _CODE.items()}})


@dataclass(frozen=True)
class Numbering:
    """What can be said about the numbers of a task before any card is placed, and where cards were found to
    lead."""

    base: int
    window: int
    contiguous: bool
    above: int
    """How many bits a cell is behind the left one of the two below it."""
    ones: int
    """The lowest bit of every cell."""
    rows: tuple[int, ...]
    """The lowest bits of the cells of every row."""
    opposite: tuple[tuple[int, ...], ...]
    """By the width of the base and the number of a cell: where its mirror image begins."""
    _faces: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By the name of a position: its mirror image, and the width of its base."""
    _after: dict[str, dict[int, frozenset[int]]] = field(default_factory=dict)
    """By a colour and the name of a position: the names of the positions after a card of that colour."""

    @classmethod
    def of(cls, task: QueueTask) -> Numbering:
        base, stride = task.base, task.base + 1
        row = sum(1 << _CELL * column for column in range(base))
        rows = tuple(row << _CELL * stride * number for number in range(base))
        opposite = tuple(
            tuple(
                _CELL * (stride * r + max(width - 1 - r - c, 0)) for r in range(base) for c in range(stride)
            )
            for width in range(stride)
        )
        contiguous = task.rules.upper_rows == "contiguous"
        return cls(base, task.window, contiguous, _CELL * stride, sum(rows), rows, opposite)

    def number(self, rows: Rows) -> int:
        """A pyramid as a number: every row is one of octal digits, its first cell the last of them."""
        state = 0
        for row in reversed(rows):
            state = state << self.above | int(row[::-1].translate(_DIGITS), 8)
        return state

    def name(self, rows: Rows) -> int:
        """The number that a pyramid and its mirror image have in common."""
        return min(self.number(rows), self.number(mirrored(rows)))

    def start(self, task: QueueTask) -> int:
        """The name of the position in which nothing of the queue has been placed."""
        state, image = self.number(task.pyramid), self.number(mirrored(task.pyramid))
        self._faces[min(state, image)] = max(state, image), len(task.pyramid[0]) if task.pyramid else 0
        return min(state, image)

    def after(self, names: Iterable[int], colour: str) -> Iterator[tuple[int, frozenset[int]]]:
        """For each of some positions, which are the start or were found from there, the names of those after
        every legal move with a card of a colour."""
        known = self._after.setdefault(colour, {})
        for name in names:
            following = known.get(name)
            if following is None:
                following = known[name] = self._names_after(name, _CODE[colour])
            yield name, following

    def _names_after(self, state: int, code: int) -> frozenset[int]:
        """The same for one position, looked for."""
        image, width = self._faces[state]
        opposite = self.opposite[width]
        filled = (state | state >> 1 | state >> 2) & self.ones
        places = (filled & filled >> _CELL) << self.above & ~filled
        if self.contiguous:
            places = self._touching(places, filled)
        pairs: list[tuple[int, int, int]] = []
        if width < self.base:
            end = code << _CELL * width
            pairs.append((state << _CELL | code, image | end, width + 1))
            pairs.append((state | end, image << _CELL | code, width + 1))
        equal = self._cells_of(code, state, filled)
        accepting = (equal | equal >> _CELL) << self.above & places
        while accepting:
            low = accepting & -accepting
            accepting ^= low
            pairs.append((state | code * low, image | code << opposite[low.bit_length() // _CELL], width))
        faces = {min(one, other): (max(one, other), grown) for one, other, grown in pairs}
        self._faces.update(faces)
        return frozenset(faces)

    def shows_a_dead_colour(self, state: int, rest: str) -> bool:
        """Whether the base is full and some colour of the queue can never be placed again: whatever is put
        into the cells that can still be filled, none of them comes to accept it."""
        filled = (state | state >> 1 | state >> 2) & self.ones
        if filled & self.rows[0] != self.rows[0]:
            return False
        codes = [_CODE[colour] for colour in set(rest)]
        placed = [self._cells_of(code, state, filled) for code in codes]
        below = [cells & self.rows[0] for cells in placed]
        solid = self.rows[0]
        living: set[int] = set()
        for row in self.rows[1:]:
            free = (solid & solid >> _CELL) << self.above & row & ~filled
            accepting = [(cells | cells >> _CELL) << self.above & free for cells in below]
            living.update(code for code, cells in zip(codes, accepting, strict=True) if cells)
            if len(living) == len(codes):
                return False
            below = [there & row | cells for there, cells in zip(placed, accepting, strict=True)]
            solid = filled & row
            for cells in accepting:
                solid |= cells
        return True

    def _cells_of(self, code: int, state: int, filled: int) -> int:
        """The cells that hold a card of one colour."""
        differs = state ^ code * self.ones
        return filled & ~(differs | differs >> 1 | differs >> 2)

    def _touching(self, places: int, filled: int) -> int:
        """Those of the places that start their row or lie beside a card of it."""
        beside = filled << _CELL | filled >> _CELL
        for row in self.rows:
            if filled & row:
                places &= ~row | beside
        return places
