"""Conclusions from the cards on the table, the shortest first, and what each of them rests on.

A `Derivation` draws one conclusion after the other. Each has a weight, about as many letters as it takes to
tell it, and costs its weight and those of all conclusions that it rests on. The cheapest conclusion that can
be drawn is drawn first: so whatever is found is found by a short argument, though not always the shortest,
since what two premises have in common is only seen when they meet.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of
from ppsolve.puzzles.party.pyramid.claims import (
    KNOWN,
    Assumed,
    Below,
    Claim,
    Counted,
    Crowded,
    Failure,
    HeldUp,
    Link,
    Mark,
    Needing,
    NeedsTooMany,
    NothingLeft,
    Refutation,
    Refuted,
    Shared,
    Spanned,
    TooFew,
    TooMany,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.regions import Packing, pack_rows
from ppsolve.puzzles.party.pyramid.striking import SHARED
from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique

Rules = frozenset[PyramidTechnique]
"""The techniques beyond the easy ones that may be used."""

_WEIGHT: Final[dict[type, int]] = {
    Assumed: 0,
    UsedUp: 25,
    Counted: 40,
    Shared: 70,
    Spanned: 55,
    Needing: 25,
}
_KNOWN: Final = 9
"""The weight of a conclusion that makes a cell known by its neighbours: `c4 is red`."""
_NARROWED: Final = 14
"""The weight of one that leaves it several colours: `c4 is not red`."""
_BARRED: Final = 4
"""The weight of one that follows from what cannot lie below, which often needs no word."""
_SEEN: Final = 3
_FAILURE: Final = 35
ENDLESS: Final = 1 << 30


class Derivation:
    """What follows from some marks by some techniques, perhaps with an assumption."""

    def __init__(
        self,
        plan: Plan,
        marks: PencilMarks,
        rules: Rules,
        *,
        assumed: Assumed | None = None,
        lemmas: Sequence[tuple[Refutation, int]] = (),
        below: int = ENDLESS,
    ) -> None:
        """`lemmas` are refutations that may be used, each with its weight; conclusions that cost `below` or
        more are not drawn."""
        self.plan = plan
        self.rules = rules
        self.below = below
        self.marks = list(marks)
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
        self._rests_on |= {(cell, KNOWN): 0 for cell in self.colours if self.is_known(cell)}
        self._link_rests_on: list[int] = []
        """For each link, itself and all that it rests on."""
        self._about: dict[int, list[int]] = {cell: [] for cell in plan.shape.cells}
        """The links that strike some colour of each cell."""
        self._known_by: dict[int, dict[int, set[Mark]]] = {}
        """For each cell that became known, the links that show it, and the marks that each strikes."""
        self._costs = {0: 0}
        self._waiting: list[tuple[int, int, Link | tuple[Failure, tuple[Mark, ...]], int, int]] = []
        self._pushed = 0
        if assumed is not None:
            others = [colour for colour in range(5) if (colour == assumed.colour) == assumed.other]
            self._offer(assumed, [(assumed.cell, colour) for colour in others], ())
        for refutation, weight in lemmas:
            failed = refutation.assumed
            self._offer(Refuted(refutation), [(failed.cell, failed.colour)], (), weight)
        for cell in cells_of(plan.shape.upper):
            self._look_below(cell)
        for colour in range(5):
            self._count(colour)

    # What comes of it.

    def first_known(self, cells: int) -> int | None:
        """Conclude until one of these cells is known; which, or `None` if none ever is."""
        while (link := self._conclude()) is not None:
            if isinstance(link, Link):
                for cell in dict.fromkeys(cell for cell, _ in link.strikes):
                    if cells >> cell & 1 and self.is_known(cell):
                        return cell
        return None

    def fails(self) -> tuple[Failure, tuple[Mark, ...]] | None:
        """Conclude until it is plain that the pyramid cannot be filled: how that shows, and the marks that
        had to be struck; `None` if it never shows."""
        while (link := self._conclude()) is not None:
            if not isinstance(link, Link):
                return link
        return None

    def trace(self, goal: Iterable[Mark]) -> tuple[UsedLink, ...]:
        """The links that the striking of some marks rests on, in their order, each with those of its marks
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
        return self.colours[cell].bit_count() == 1

    def struck_at(self, cell: int) -> list[Mark]:
        """The marks that are struck in a cell."""
        if self.is_known(cell):
            return [(cell, KNOWN)]
        return [(cell, colour) for colour in range(5) if not self.colours[cell] >> colour & 1]

    # Drawing conclusions.

    def _conclude(self) -> Link | tuple[Failure, tuple[Mark, ...]] | None:
        """Draw the cheapest conclusion that strikes something; `None` if there is none."""
        while True:
            while self._waiting:
                _, _, what, rests_on, weight = heapq.heappop(self._waiting)
                if not isinstance(what, Link):
                    return what
                if any(mark not in self._rests_on for mark in what.strikes):
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
                own = [mark for mark in fresh if mark[0] == cell]
                self._offer_failure(NothingLeft(cell), [*before[cell], *own])
            elif self.is_known(cell):
                colours.add(self.colours[cell].bit_length() - 1)
                self._settle(cell)
        base, upper = self.plan.shape.base, self.plan.shape.upper
        around = {other for cell in cells for other in (cell, cell + base - 1, cell + base)}
        for cell in sorted(around):
            if upper >> cell & 1:
                self._look_below(cell)
        for colour in sorted(colours):
            self._count(colour)

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
        self, claim: Claim, strikes: Iterable[Mark], premises: Iterable[Mark], weight: int | None = None
    ) -> None:
        link = Link(claim, tuple(strikes), tuple(premises))
        if any(mark not in self._rests_on for mark in link.strikes):
            self._push(link, link.premises, _WEIGHT[type(claim)] if weight is None else weight)

    def _offer_failure(self, failure: Failure, premises: Iterable[Mark]) -> None:
        marks = tuple(premises)
        self._push((failure, marks), marks, _FAILURE)

    def _push(
        self, what: Link | tuple[Failure, tuple[Mark, ...]], premises: tuple[Mark, ...], weight: int
    ) -> None:
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
            cost = sum(self._weights[number] for number in cells_of(links))
            self._costs[links] = cost
        return cost

    # The techniques.

    def _look_below(self, cell: int) -> None:
        """`two-below`, `held-up` and `matching` at an upper cell."""
        left, right = self.plan.shape.below(cell)
        own, known = self.colours[cell], self.is_known(cell)
        gone = own & ~(self.colours[left] | self.colours[right])
        settled = self.is_known(left) and self.is_known(right)
        if gone and (settled or "matching" in self.rules):
            colours = list(cells_of(gone))
            premises = [(support, colour) for colour in colours for support in (left, right)]
            if settled:
                colours = [
                    colour for colour in range(5) if self.marks[colour] & (1 << left | 1 << right) == 0
                ]
                premises = [(left, KNOWN), (right, KNOWN)]
            self._offer(
                Below(cell, left, right, settled),
                [(cell, colour) for colour in colours],
                premises,
                _KNOWN if (own & ~gone).bit_count() == 1 else _BARRED,
            )
        for unlike, support in ((left, right), (right, left)):
            if own & self.colours[unlike] or not self.colours[support] & ~own:
                continue
            settled = known and self.is_known(unlike)
            if settled or "matching" in self.rules:
                colours = list(cells_of(own))
                others = [colour for colour in range(5) if colour not in colours]
                self._offer(
                    HeldUp(cell, tuple(colours), unlike, support, settled),
                    [(support, colour) for colour in others],
                    [*self.struck_at(cell), *((unlike, colour) for colour in colours)],
                    _KNOWN if (own & self.colours[support]).bit_count() == 1 else _NARROWED,
                )

    def _count(self, colour: int) -> None:
        """`used-up` and `counting` of a colour."""
        total, possible = self.plan.totals[colour], self.marks[colour]
        known = tuple(cell for cell in cells_of(possible) if self.is_known(cell))
        if len(known) >= total:
            premises = [mark for cell in known for mark in self.struck_at(cell)]
            if len(known) > total:
                self._offer_failure(TooMany(colour), premises)
            else:
                rest = [(cell, colour) for cell in cells_of(possible) if cell not in known]
                # That no card is left on the table is seen at once, that none would be left is told.
                plain = not any(map(self._rests_on.__getitem__, premises))
                self._offer(UsedUp(colour, known), rest, premises, _SEEN if plain else None)
        if possible.bit_count() <= total and "counting" in self.rules:
            premises = [(cell, colour) for cell in cells_of(self.plan.shape.every & ~possible)]
            if possible.bit_count() < total:
                self._offer_failure(TooFew(colour), premises)
            else:
                rest_cells = tuple(cell for cell in cells_of(possible) if cell not in known)
                others = [other for other in range(5) if other != colour]
                strikes = [(cell, other) for cell in rest_cells for other in others]
                self._offer(Counted(colour, rest_cells), strikes, premises)

    def _look_farther(self) -> bool:
        """`sharing` and `region`, when nothing else is left to conclude; whether they found anything."""
        before = self._pushed
        if "sharing" in self.rules:
            self._share()
        if self._pushed == before and "region" in self.rules:
            for colour in range(5):
                if self.plan.totals[colour]:
                    self._look_beneath(colour)
        return self._pushed > before

    def _share(self) -> None:
        for group in SHARED:
            others = [colour for colour in range(5) if colour not in group]
            reach = 0
            for colour in others:
                reach |= self.marks[colour]
            within = self.plan.shape.every & ~reach
            room = sum(self.plan.totals[colour] for colour in group)
            if within.bit_count() < room:
                continue
            premises = [(cell, colour) for cell in cells_of(within) for colour in others]
            if within.bit_count() > room:
                self._offer_failure(Crowded(group, tuple(cells_of(within))), premises)
            else:
                strikes = [(cell, colour) for cell in cells_of(reach) for colour in group]
                self._offer(Shared(group, tuple(cells_of(within))), strikes, premises)

    def _look_beneath(self, colour: int) -> None:
        shape, possible = self.plan.shape, self.marks[colour]
        known = [cell for cell in cells_of(possible) if self.is_known(cell)]
        for cell in known:
            for row in range(cell // shape.base):
                span = shape.span(cell, row)
                premises = [*self.struck_at(cell), *((one, colour) for one in cells_of(span & ~possible))]
                if (span & possible).bit_count() == 1:
                    target = (span & possible).bit_length() - 1
                    strikes = [(target, other) for other in range(5) if other != colour]
                    self._offer(Spanned(cell, colour, target), strikes, premises)
        total = self.plan.totals[colour]
        packing = pack_rows(shape, known, possible)
        if packing.number > total:
            self._offer_failure(NeedsTooMany(colour, packing.rows), self._needs(colour, packing))
            return
        for cell in cells_of(possible):
            if self.is_known(cell) or packing.number + cell // shape.base + 1 <= total:
                continue
            with_card = pack_rows(shape, [*known, cell], possible)
            if with_card.number > total:
                claim = Needing(cell, colour, with_card.rows)
                self._offer(claim, [(cell, colour)], self._needs(colour, with_card, cell))

    def _needs(self, colour: int, packing: Packing, tried: int | None = None) -> list[Mark]:
        """What had to be struck for the spans of a packing to have no cell in common."""
        marks: list[Mark] = []
        for span in packing.spans:
            if span.owner != tried:
                marks += self.struck_at(span.owner)
            whole = self.plan.shape.span(span.owner, span.row)
            marks += ((cell, colour) for cell in cells_of(whole & ~span.cells))
        return marks
