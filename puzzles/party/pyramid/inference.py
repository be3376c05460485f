"""Inference: conclusions drawn one by one, the cheapest first, each with what it rests on.

A conclusion strikes *marks*: a mark is a cell and a colour that the cell might have. A cell is known when all
its marks but one are struck. The words for conclusions are in `narration.py` and `explain.py`.

Every conclusion has a weight, roughly the number of letters needed to state it. Its cost is its weight plus
the weights of all conclusions that it rests on. The cheapest one is drawn first, so whatever is found is
found by a short argument. It need not be the shortest: premises that two
branches share are discounted only where the branches join.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of, known_cells
from ppsolve.puzzles.party.pyramid.propagation import SHARED, Needs, Packing, PyramidTechnique, pack_rows

Techniques = frozenset[PyramidTechnique]
"""The techniques beyond the easy ones that may be used."""

Mark = tuple[int, int]
"""A cell and a colour, both as numbers; or a cell and `KNOWN`, for all its colours but the one it has."""
KNOWN: Final = 5
RowCounts = tuple[tuple[int, int], ...]
"""Rows, each with the least number of cards of a colour in it."""


# Conclusions.


@dataclass(frozen=True)
class Assumed:
    """An assumption: a colour in a cell, or with `other` any other colour there."""

    cell: int
    colour: int
    other: bool


@dataclass(frozen=True)
class Below:
    """A cell cannot have some colours, because neither cell below can."""

    cell: int
    left: int
    right: int
    known: bool
    """True if both cells below are known."""


@dataclass(frozen=True)
class HeldUp:
    """A cell must have one of `colours`; one cell below can have none of them, so the other must."""

    cell: int
    colours: tuple[int, ...]
    unlike: int
    known: bool
    """True if the cell and the one that is unlike it are known."""


@dataclass(frozen=True)
class UsedUp:
    """All cards of a colour lie in known cells."""

    colour: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Counted:
    """As many cells can have a colour as it has cards (a hidden set); `cells` are those without a card."""

    colour: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Shared:
    """As many cells are restricted to these colours as there are cards of them (a naked set)."""

    colours: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Spanned:
    """A card needs its colour in a row beneath it, where only one cell can have it."""

    cell: int
    colour: int
    target: int


@dataclass(frozen=True)
class Needing:
    """A colour in a cell would take more cards than there are, row by row."""

    cell: int
    colour: int
    rows: RowCounts

    @property
    def number(self) -> int:
        return sum(number for _, number in self.rows)


@dataclass(frozen=True)
class Refuted:
    """A colour was tried in a cell and failed."""

    refutation: FailedTrial


Conclusion = Assumed | Below | HeldUp | UsedUp | Counted | Shared | Spanned | Needing | Refuted


# Contradictions.


@dataclass(frozen=True)
class NothingLeft:
    """A cell can have no colour."""

    cell: int


@dataclass(frozen=True)
class TooMany:
    """More known cells have a colour than it has cards."""

    colour: int


@dataclass(frozen=True)
class TooFew:
    """Fewer cells can have a colour than it has cards."""

    colour: int


@dataclass(frozen=True)
class Crowded:
    """More cells are restricted to these colours than there are cards of them."""

    colours: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class NeedsTooMany:
    """The known cells of a colour would take more cards than there are, row by row."""

    colour: int
    rows: RowCounts

    @property
    def number(self) -> int:
        return sum(number for _, number in self.rows)


Failure = NothingLeft | TooMany | TooFew | Crowded | NeedsTooMany
Failed = tuple[Failure, tuple[Mark, ...]]
"""A contradiction, and the marks that had to be struck for it."""


@dataclass(frozen=True)
class Link:
    """One conclusion: its claim, the marks that it strikes, and those that had to be struck before."""

    claim: Conclusion
    strikes: tuple[Mark, ...]
    premises: tuple[Mark, ...]

    def premises_for(self, struck: set[Mark]) -> tuple[Mark, ...]:
        """Return the premises needed to strike only some of its marks."""
        colours = {colour for _, colour in struck}
        if not isinstance(self.claim, Below) or self.claim.known or KNOWN in colours:
            return self.premises
        return tuple(mark for mark in self.premises if mark[1] in colours)


@dataclass(frozen=True)
class UsedLink:
    """A link of an argument, and the marks struck by it that the argument uses."""

    link: Link
    used: frozenset[Mark]


@dataclass(frozen=True)
class FailedTrial:
    """An assumption, its consequences in order, and the contradiction they lead to."""

    assumed: Assumed
    chain: tuple[UsedLink, ...]
    failure: Failure


ENDLESS: Final = 1 << 30

# Weights of conclusions, roughly the number of letters needed to state them.
_FAILURE: Final = 35
"""Any contradiction."""
_KNOWN: Final = 9
"""A cell is known by its neighbours: `c4 is red`."""
_NARROWED: Final = 14
"""It is left with several colours: `c4 is not red`."""
_BARRED: Final = 4
"""It cannot have a colour that cannot lie below, which often needs no words."""
_SEEN: Final = 3
"""No card of a colour is left, as the table shows."""
_USED_UP: Final = 25
_COUNTED: Final = 40
_SHARED: Final = 70
_SPANNED: Final = 55
_NEEDING: Final = 25


class Inference:
    """All that follows from some marks by some techniques, perhaps with an assumption."""

    def __init__(
        self,
        plan: Plan,
        marks: PencilMarks,
        rules: Techniques,
        *,
        assumed: Assumed | None = None,
        lemmas: Sequence[tuple[FailedTrial, int]] = (),
        below: int = ENDLESS,
    ) -> None:
        """`lemmas` are refutations that may be used, each with its weight. Conclusions that cost `below` or
        more are not drawn."""
        self.plan = plan
        self.rules = rules
        self.below = below
        self.marks = list(marks)
        self.known = known_cells(marks)
        """The cells that have one colour left."""
        self._table = self.known
        """Those that have one from the start."""
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
        """For each struck mark, the set of links that it rests on."""
        self._rests_on |= {(cell, KNOWN): 0 for cell in cells_of(self.known)}
        self._link_rests_on: list[int] = []
        """For each link, itself and all links that it rests on."""
        self._about: dict[int, list[int]] = {cell: [] for cell in plan.shape.cells}
        """For each cell, the links that strike some colour of it."""
        self._known_by: dict[int, dict[int, set[Mark]]] = {}
        """For each cell that became known, the links that show it, and the marks that each strikes."""
        self._costs = {0: 0}
        self._waiting: list[tuple[int, int, Link | Failed, int, int]] = []
        self._pushed = 0
        self._looked_beneath: dict[int, tuple[int, int]] = {}
        """For each colour, its possible and its known cells when `region` was last applied."""
        if assumed is not None:
            others = [colour for colour in range(5) if (colour == assumed.colour) == assumed.other]
            self._offer(assumed, [(assumed.cell, colour) for colour in others], (), 0)
        for refutation, weight in lemmas:
            failed = refutation.assumed
            self._offer(Refuted(refutation), [(failed.cell, failed.colour)], (), weight)
        for cell in cells_of(plan.shape.upper):
            self._look_below(cell)
        for colour in range(5):
            self._count(colour)

    # Results.

    def first_known(self, cells: int) -> int | None:
        """Draw conclusions until one of these cells is known and return it; `None` if none ever is."""
        while (link := self._conclude()) is not None:
            if isinstance(link, Link):
                for cell in dict.fromkeys(cell for cell, _ in link.strikes):
                    if cells >> cell & 1 and self.is_known(cell):
                        return cell
        return None

    def fails(self) -> Failed | None:
        """Draw conclusions until there is a contradiction and return it; `None` if there is none."""
        while (link := self._conclude()) is not None:
            if not isinstance(link, Link):
                return link
        return None

    def trace(self, goal: Iterable[Mark]) -> tuple[UsedLink, ...]:
        """Return the links that strike the marks of `goal`, in order, with all links that these rest on."""
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
        return self._cost(self._union(marks))

    def is_known(self, cell: int) -> bool:
        return bool(self.known >> cell & 1)

    def struck_at(self, cell: int) -> list[Mark]:
        if self.is_known(cell):
            return [(cell, KNOWN)]
        return [(cell, colour) for colour in range(5) if not self.colours[cell] >> colour & 1]

    # The techniques: each offers conclusions.

    def _look_below(self, cell: int) -> None:
        """Apply `two-below`, `held-up` and `matching` at an upper cell."""
        left, right = self.plan.shape.below(cell)
        own = self.colours[cell]
        below_left, below_right = self.colours[left], self.colours[right]
        gone = own & ~(below_left | below_right)
        if not gone and own & below_left and own & below_right:
            return
        known = self.is_known(cell)
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
                    HeldUp(cell, tuple(colours), unlike, settled),
                    [(support, colour) for colour in others],
                    [*self.struck_at(cell), *((unlike, colour) for colour in colours)],
                    _KNOWN if (own & self.colours[support]).bit_count() == 1 else _NARROWED,
                )

    def _count(self, colour: int) -> None:
        """Apply `used-up` and `counting` to a colour."""
        total, possible = self.plan.totals[colour], self.marks[colour]
        known = possible & self.known
        if known.bit_count() >= total:
            premises = [(cell, KNOWN) for cell in cells_of(known)]
            if known.bit_count() > total:
                self._offer_failure(TooMany(colour), premises)
            else:
                rest = [(cell, colour) for cell in cells_of(possible & ~known)]
                # An empty supply on the table is visible; one that a trial would cause must be stated.
                plain = not any(map(self._rests_on.__getitem__, premises))
                self._offer(UsedUp(colour, cells_of(known)), rest, premises, _SEEN if plain else _USED_UP)
        if possible.bit_count() <= total and "counting" in self.rules:
            premises = [(cell, colour) for cell in cells_of(self.plan.shape.every & ~possible)]
            if possible.bit_count() < total:
                self._offer_failure(TooFew(colour), premises)
            else:
                rest_cells = cells_of(possible & ~known)
                others = [other for other in range(5) if other != colour]
                strikes = [(cell, other) for cell in rest_cells for other in others]
                not_placed = cells_of(possible & ~self._table)
                self._offer(Counted(colour, not_placed), strikes, premises, _COUNTED)

    def _look_farther(self) -> bool:
        """Apply `sharing`, then `region`, when nothing else is left; return whether they found anything."""
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
            reach = reduce(or_, (self.marks[colour] for colour in others))
            within = self.plan.shape.every & ~reach
            room = sum(self.plan.totals[colour] for colour in group)
            if within.bit_count() < room:
                continue
            premises = [(cell, colour) for cell in cells_of(within) for colour in others]
            if within.bit_count() > room:
                self._offer_failure(Crowded(group, cells_of(within)), premises)
            else:
                strikes = [(cell, colour) for cell in cells_of(reach) for colour in group]
                self._offer(Shared(group, cells_of(within)), strikes, premises, _SHARED)

    def _look_beneath(self, colour: int) -> None:
        """Apply `region` to a colour."""
        shape, possible, total = self.plan.shape, self.marks[colour], self.plan.totals[colour]
        placed = possible & self.known
        if self._looked_beneath.get(colour) == (possible, placed):
            return
        self._looked_beneath[colour] = possible, placed
        for cell in cells_of(placed):
            for row in range(cell // shape.base):
                span = shape.spans[cell][row]
                if (span & possible).bit_count() == 1:
                    target = (span & possible).bit_length() - 1
                    strikes = [(target, other) for other in range(5) if other != colour]
                    barred = ((one, colour) for one in cells_of(span & ~possible))
                    self._offer(Spanned(cell, colour, target), strikes, [(cell, KNOWN), *barred], _SPANNED)
        needs = Needs(self.plan, possible, placed)
        known = list(cells_of(placed))
        if needs.number > total:
            if packing := pack_rows(shape, known, possible):
                self._offer_failure(NeedsTooMany(colour, _row_counts(packing)), self._needs(colour, packing))
            return
        for cell in needs.too_many(total):
            if packing := pack_rows(shape, [*known, cell], possible):
                claim = Needing(cell, colour, _row_counts(packing))
                self._offer(claim, [(cell, colour)], self._needs(colour, packing, cell), _NEEDING)

    def _needs(self, colour: int, packing: Packing, tried: int | None = None) -> list[Mark]:
        """Return the marks that had to be struck for the spans of a packing to be disjoint."""
        marks: list[Mark] = []
        for span in packing:
            if span.owner != tried:
                marks += self.struck_at(span.owner)
            whole = self.plan.shape.spans[span.owner][span.row]
            marks += ((cell, colour) for cell in cells_of(whole & ~span.cells))
        return marks

    # The queue of offered conclusions.

    def _offer(
        self, claim: Conclusion, strikes: Iterable[Mark], premises: Iterable[Mark], weight: int
    ) -> None:
        marks = tuple(strikes)
        if self._is_new(marks):
            link = Link(claim, marks, tuple(premises))
            self._push(link, link.premises, weight)

    def _is_new(self, strikes: tuple[Mark, ...]) -> bool:
        """True if one of these marks is not struck yet."""
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
        base, upper = self.plan.shape.base, self.plan.shape.upper
        around = {other for cell in cells for other in (cell, cell + base - 1, cell + base)}
        for cell in sorted(around):
            if upper >> cell & 1:
                self._look_below(cell)
        for colour in sorted(colours):
            self._count(colour)

    def _settle(self, cell: int) -> None:
        """Record why a cell is known: the cheapest set of links that together leave one colour."""
        struck = {(cell, colour) for colour in range(5) if not self.colours[cell] >> colour & 1}
        missing = {mark for mark in struck if self._rests_on[mark]}
        best: tuple[int, int, tuple[int, ...]] | None = None
        for size in range(1, len(missing) + 1):
            for numbers in combinations(self._about[cell], size):
                if missing <= {mark for number in numbers for mark in self.links[number].strikes}:
                    rests_on = reduce(or_, (self._link_rests_on[number] for number in numbers))
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

    def _union(self, marks: Iterable[Mark]) -> int:
        return reduce(or_, (self._rests_on[mark] for mark in marks), 0)

    def _cost(self, links: int) -> int:
        cost = self._costs.get(links)
        if cost is None:
            newest = links.bit_length() - 1
            cost = self._costs[links] = self._weights[newest] + self._cost(links ^ 1 << newest)
        return cost


def _row_counts(packing: Packing) -> RowCounts:
    return tuple(sorted(Counter(span.row for span in packing).items()))
