"""Conclusions that are drawn one after the other, the cheapest first, and what each of them rests on.

Each has a weight, about as many letters as it takes to tell it, and costs its weight and those of all
conclusions that it rests on. The cheapest that can be drawn is drawn first: so whatever is found is found by
a short argument, though not always the shortest, since what two premises have in common is only seen when
they meet.
"""

from __future__ import annotations

import heapq
from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of, known_cells
from ppsolve.puzzles.party.pyramid.claims import KNOWN, Conclusion, Failure, Link, Mark, NothingLeft, UsedLink

ENDLESS: Final = 1 << 30
_FAILURE: Final = 35
"""The weight of how it shows that the pyramid cannot be filled."""

Failed = tuple[Failure, tuple[Mark, ...]]
"""How it shows that the pyramid cannot be filled, and the marks that had to be struck for that."""


class Inference(ABC):
    """What follows from some marks. The techniques offer conclusions; the ledger draws them."""

    def __init__(self, plan: Plan, marks: PencilMarks, below: int) -> None:
        """Conclusions that cost `below` or more are not drawn."""
        self.plan = plan
        self.below = below
        self.marks = list(marks)
        self.known = known_cells(marks)
        """The cells that have one colour left."""
        self.colours = {
            cell: sum(1 << colour for colour in range(5) if marks[colour] >> cell & 1)
            for cell in plan.shape.cells
        }
        self.links: list[Link] = []
        self._weights: list[int] = []
        self._struck_by: dict[Mark, int] = {}
        self._rests_on: dict[Mark, int] = {
            (cell, colour): 0
            for cell, left in self.colours.items()
            for colour in range(5)
            if not left >> colour & 1
        }
        """For each mark that is struck, the set of the links that it rests on."""
        self._rests_on |= {(cell, KNOWN): 0 for cell in cells_of(self.known)}
        self._link_rests_on: list[int] = []
        """For each link, itself and all that it rests on."""
        self._about: dict[int, list[int]] = {cell: [] for cell in plan.shape.cells}
        """The links that strike some colour of each cell."""
        self._known_by: dict[int, dict[int, set[Mark]]] = {}
        """For each cell that became known, the links that show it, and the marks that each strikes."""
        self._costs = {0: 0}
        self._waiting: list[tuple[int, int, Link | Failed, int, int]] = []
        self._pushed = 0

    @abstractmethod
    def _look_around(self, cells: set[int], colours: set[int]) -> None:
        """Offer what follows at once, now that these colours of these cells are struck."""

    @abstractmethod
    def _look_farther(self) -> bool:
        """Offer what takes a longer look, when nothing else is left; whether anything was found."""

    # What comes of it.

    def first_known(self, cells: int) -> int | None:
        """Conclude until one of these cells is known; which, or `None` if none ever is."""
        while (link := self._conclude()) is not None:
            if isinstance(link, Link):
                for cell in dict.fromkeys(cell for cell, _ in link.strikes):
                    if cells >> cell & 1 and self.is_known(cell):
                        return cell
        return None

    def fails(self) -> Failed | None:
        """Conclude until it is plain that the pyramid cannot be filled: how that shows, and the marks that
        had to be struck; `None` if it never shows."""
        while (link := self._conclude()) is not None:
            if not isinstance(link, Link):
                return link
        return None

    def trace(self, goal: Iterable[Mark]) -> tuple[UsedLink, ...]:
        """The links that the propagation of some marks rests on, in their order, each with those of its marks
        that were of use."""
        used: dict[int, set[Mark]] = {}

        def ask_for(marks: Iterable[Mark]) -> None:
            for mark in marks:
                if mark in self._struck_by:
                    used.setdefault(self._struck_by[mark], set()).add(mark)
                elif mark[1] == KNOWN:
                    for number, own in self._known_by.get(mark[0], {}).items():
                        used.setdefault(number, set()).update(own)

        ask_for(goal)
        for number in range(len(self.links) - 1, -1, -1):
            if number in used:
                ask_for(self.links[number].premises_for(used[number]))
        return tuple(UsedLink(self.links[number], frozenset(used[number])) for number in sorted(used))

    def cost_of(self, marks: Iterable[Mark]) -> int:
        """What it costs to strike all these marks."""
        return self._cost(self._union(marks))

    def is_known(self, cell: int) -> bool:
        return bool(self.known >> cell & 1)

    def struck_at(self, cell: int) -> list[Mark]:
        """The marks that are struck in a cell."""
        if self.is_known(cell):
            return [(cell, KNOWN)]
        return [(cell, colour) for colour in range(5) if not self.colours[cell] >> colour & 1]

    # Drawing conclusions.

    def _conclude(self) -> Link | Failed | None:
        """Draw the cheapest conclusion that strikes something; `None` if there is none."""
        while True:
            while self._waiting:
                _, _, what, rests_on, weight = heapq.heappop(self._waiting)
                if not isinstance(what, Link):
                    return what
                if self._is_new(what.strikes):
                    self._strike(what, rests_on, weight)
                    return what
            if not self._look_farther():
                return None

    def _strike(self, link: Link, rests_on: int, weight: int) -> None:
        number = len(self.links)
        self.links.append(link)
        self._weights.append(weight)
        rests_on |= 1 << number
        self._link_rests_on.append(rests_on)
        for cell in {cell for cell, _ in link.strikes}:
            self._about[cell].append(number)
        fresh = [mark for mark in link.strikes if mark not in self._rests_on]
        cells = {cell for cell, _ in fresh}
        colours = {colour for _, colour in fresh}
        before = {cell: self.struck_at(cell) for cell in cells}
        for cell, colour in fresh:
            self._rests_on[cell, colour] = rests_on
            self._struck_by[cell, colour] = number
            self.colours[cell] &= ~(1 << colour)
            self.marks[colour] &= ~(1 << cell)
        for cell in sorted(cells):
            if not self.colours[cell]:
                self.known &= ~(1 << cell)
                own = [mark for mark in fresh if mark[0] == cell]
                self._offer_failure(NothingLeft(cell), [*before[cell], *own])
            elif self.colours[cell].bit_count() == 1:
                self.known |= 1 << cell
                colours.add(self.colours[cell].bit_length() - 1)
                self._settle(cell)
        self._look_around(cells, colours)

    def _settle(self, cell: int) -> None:
        """Note what it rests on that a cell is known: the cheapest links that together leave one colour."""
        struck = {(cell, colour) for colour in range(5) if not self.colours[cell] >> colour & 1}
        missing = {mark for mark in struck if self._rests_on[mark]}
        best: tuple[int, int, tuple[int, ...]] | None = None
        for size in range(1, len(missing) + 1):
            for numbers in combinations(self._about[cell], size):
                if missing <= {mark for number in numbers for mark in self.links[number].strikes}:
                    rests_on = 0
                    for number in numbers:
                        rests_on |= self._link_rests_on[number]
                    cost = self._cost(rests_on)
                    if best is None or cost < best[0]:
                        best = cost, rests_on, numbers
        assert best is not None, "the links that struck the marks are among those about the cell"
        _, self._rests_on[cell, KNOWN], numbers = best
        self._known_by[cell] = {}
        for number in numbers:
            own = missing & set(self.links[number].strikes)
            self._known_by[cell][number] = own
            missing -= own

    def _offer(
        self, claim: Conclusion, strikes: Iterable[Mark], premises: Iterable[Mark], weight: int
    ) -> None:
        marks = tuple(strikes)
        if self._is_new(marks):
            link = Link(claim, marks, tuple(premises))
            self._push(link, link.premises, weight)

    def _is_new(self, strikes: tuple[Mark, ...]) -> bool:
        """Whether one of these marks is not struck yet."""
        return not all(map(self._rests_on.__contains__, strikes))

    def _offer_failure(self, failure: Failure, premises: Iterable[Mark]) -> None:
        marks = tuple(premises)
        self._push((failure, marks), marks, _FAILURE)

    def _push(self, what: Link | Failed, premises: tuple[Mark, ...], weight: int) -> None:
        rests_on = self._union(premises)
        cost = self._cost(rests_on) + weight
        if cost < self.below:
            self._pushed += 1
            heapq.heappush(self._waiting, (cost, self._pushed, what, rests_on, weight))

    def _union(self, marks: Iterable[Mark]) -> int:
        links = 0
        for mark in marks:
            links |= self._rests_on[mark]
        return links

    def _cost(self, links: int) -> int:
        cost = self._costs.get(links)
        if cost is None:
            newest = links.bit_length() - 1
            cost = self._costs[links] = self._weights[newest] + self._cost(links ^ 1 << newest)
        return cost
