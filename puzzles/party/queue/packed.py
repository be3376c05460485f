"""Pyramids packed into integers, for exploring very many positions.

A cell takes three bits (0 empty, else 1 + the index of the colour). Rows are `base + 1` cells apart, so that
no two of them touch:

    cell (r, c) holds    state >> 3 * ((base + 1) * r + c) & 7
    and rests on         the cells base + 1 and base places before it

A card left of the base shifts everything by one cell. The mirror image is kept beside the pyramid and gets
the mirrored card. The smaller of the two integers is the key of both.

Of two equal cards in the window, the first is always taken, which makes no difference. So the cards placed
determine the rest of the queue, and the pyramid alone identifies a position. The successors by a card of a
colour do not depend on the queue, so they are cached for all queues that use the same `PackedPyramids`.
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
class PackedPyramids:
    """The layout of packed pyramids for a base, the rules on them, and a cache of successors."""

    base: int
    window: int
    contiguous: bool
    above: int
    """The distance in bits from a cell to the one that rests on it and its right neighbour."""
    ones: int
    """The lowest bit of every cell."""
    rows: tuple[int, ...]
    """For each row, the lowest bits of its cells."""
    opposite: tuple[tuple[int, ...], ...]
    """By the width of the base and the index of a cell: the first bit of its mirror image."""
    _mirrors: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By key: the mirror image of a position, and the width of its base."""
    _successors: dict[str, dict[int, frozenset[int]]] = field(default_factory=dict)
    """By colour and key: the keys of the positions after a card of that colour."""

    @classmethod
    def of(cls, task: QueueTask) -> PackedPyramids:
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

    def pack(self, rows: Rows) -> int:
        """Pack a pyramid. A row is a number of octal digits, its first cell the last digit."""
        state = 0
        for row in reversed(rows):
            state = state << self.above | int(row[::-1].translate(_DIGITS), 8)
        return state

    def key(self, rows: Rows) -> int:
        """Return the key that a pyramid and its mirror image share."""
        return min(self.pack(rows), self.pack(mirrored(rows)))

    def start(self, task: QueueTask) -> int:
        """Register the start position of a task, and return its key."""
        state, image = self.pack(task.pyramid), self.pack(mirrored(task.pyramid))
        self._mirrors[min(state, image)] = max(state, image), len(task.pyramid[0]) if task.pyramid else 0
        return min(state, image)

    def successors(self, keys: Iterable[int], colour: str) -> Iterator[tuple[int, frozenset[int]]]:
        """Yield each key with the keys of the positions after a legal move by a card of `colour`.

        The keys must come from `start` or from this method.
        """
        known = self._successors.setdefault(colour, {})
        for key in keys:
            following = known.get(key)
            if following is None:
                following = known[key] = self._find_successors(key, _CODE[colour])
            yield key, following

    def _find_successors(self, state: int, code: int) -> frozenset[int]:
        image, width = self._mirrors[state]
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
        mirrors = {min(one, other): (max(one, other), grown) for one, other, grown in pairs}
        self._mirrors.update(mirrors)
        return frozenset(mirrors)

    def has_dead_colour(self, state: int, rest: str) -> bool:
        """Return whether the base is full and some colour of `rest` can never be placed again.

        A colour is alive if some cell could accept it, whatever fills the cells that can still be filled.
        """
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
        """Return the lowest bits of the cells with a card of one colour."""
        differs = state ^ code * self.ones
        return filled & ~(differs | differs >> 1 | differs >> 2)

    def _touching(self, places: int, filled: int) -> int:
        """Return the places that start their row or are next to a card of it."""
        beside = filled << _CELL | filled >> _CELL
        for row in self.rows:
            if filled & row:
                places &= ~row | beside
        return places
