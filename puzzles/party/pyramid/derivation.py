"""What follows from the cards on the table by the techniques, each conclusion with what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import PencilMarks, Plan, cells_of
from ppsolve.puzzles.party.pyramid.claims import (
    KNOWN,
    Assumed,
    Below,
    Counted,
    Crowded,
    FailedTrial,
    HeldUp,
    Mark,
    Needing,
    NeedsTooMany,
    Refuted,
    Shared,
    Spanned,
    TooFew,
    TooMany,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.inference import ENDLESS, Inference
from ppsolve.puzzles.party.pyramid.propagation import SHARED
from ppsolve.puzzles.party.pyramid.regions import Needs, Packing, pack_rows
from ppsolve.puzzles.party.pyramid.techniques import PyramidTechnique

Techniques = frozenset[PyramidTechnique]
"""The techniques beyond the easy ones that may be used."""

# Weights of conclusions, about as many letters as it takes to tell them.
_KNOWN: Final = 9
"""A cell is known by its neighbours: `c4 is red`."""
_NARROWED: Final = 14
"""It is left with several colours: `c4 is not red`."""
_BARRED: Final = 4
"""It cannot have what cannot lie below, which often needs no word."""
_SEEN: Final = 3
"""No card of a colour is left, and that is seen on the table."""
_USED_UP: Final = 25
_COUNTED: Final = 40
_SHARED: Final = 70
_SPANNED: Final = 55
_NEEDING: Final = 25


class Derivation(Inference):
    """What follows from some marks by some techniques, perhaps with an assumption."""

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
        """`lemmas` are refutations that may be used, each with its weight; conclusions that cost `below` or
        more are not drawn."""
        super().__init__(plan, marks, below)
        self.rules = rules
        self._looked_beneath: dict[int, tuple[int, int]] = {}
        """For each colour, the cells that could have it and those that had it at the last look beneath."""
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

    def _look_around(self, cells: set[int], colours: set[int]) -> None:
        base, upper = self.plan.shape.base, self.plan.shape.upper
        around = {other for cell in cells for other in (cell, cell + base - 1, cell + base)}
        for cell in sorted(around):
            if upper >> cell & 1:
                self._look_below(cell)
        for colour in sorted(colours):
            self._count(colour)

    def _look_below(self, cell: int) -> None:
        """`two-below`, `held-up` and `matching` at an upper cell."""
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
        """`used-up` and `counting` of a colour."""
        total, possible = self.plan.totals[colour], self.marks[colour]
        known = possible & self.known
        if known.bit_count() >= total:
            premises = [(cell, KNOWN) for cell in cells_of(known)]
            if known.bit_count() > total:
                self._offer_failure(TooMany(colour), premises)
            else:
                rest = [(cell, colour) for cell in cells_of(possible & ~known)]
                # That no card is left on the table is seen at once, that none would be left is told.
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
                self._offer(Counted(colour, rest_cells), strikes, premises, _COUNTED)

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
                self._offer_failure(Crowded(group, cells_of(within)), premises)
            else:
                strikes = [(cell, colour) for cell in cells_of(reach) for colour in group]
                self._offer(Shared(group, cells_of(within)), strikes, premises, _SHARED)

    def _look_beneath(self, colour: int) -> None:
        shape, possible, total = self.plan.shape, self.marks[colour], self.plan.totals[colour]
        placed = possible & self.known
        if self._looked_beneath.get(colour) == (possible, placed):
            return
        self._looked_beneath[colour] = possible, placed
        for cell in cells_of(placed):
            for row in range(cell // shape.base):
                span = shape.span(cell, row)
                if (span & possible).bit_count() == 1:
                    target = (span & possible).bit_length() - 1
                    strikes = [(target, other) for other in range(5) if other != colour]
                    barred = ((one, colour) for one in cells_of(span & ~possible))
                    self._offer(Spanned(cell, colour, target), strikes, [(cell, KNOWN), *barred], _SPANNED)
        needs = Needs(self.plan, possible, placed)
        known = list(cells_of(placed))
        if needs.number > total:
            if (packing := pack_rows(shape, known, possible)).number:
                self._offer_failure(NeedsTooMany(colour, packing.rows), self._needs(colour, packing))
            return
        for cell in needs.too_many(total):
            if (packing := pack_rows(shape, [*known, cell], possible)).number:
                claim = Needing(cell, colour, packing.rows)
                self._offer(claim, [(cell, colour)], self._needs(colour, packing, cell), _NEEDING)

    def _needs(self, colour: int, packing: Packing, tried: int | None = None) -> list[Mark]:
        """What had to be struck for the spans of a packing to have no cell in common."""
        marks: list[Mark] = []
        for span in packing.spans:
            if span.owner != tried:
                marks += self.struck_at(span.owner)
            whole = self.plan.shape.span(span.owner, span.row)
            marks += ((cell, colour) for cell in cells_of(whole & ~span.cells))
        return marks
