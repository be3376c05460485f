"""Trying out: where no conclusion helps, a colour is assumed in a cell until that fails.

The shortest trial is looked for. Where even that is long, shorter ones are noted first, each of which rules
out one colour in one cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.party.pyramid import propagation
from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    with_known,
    without_colour,
)
from ppsolve.puzzles.party.pyramid.claims import (
    Argument,
    Assumed,
    FailedTrial,
    Refuted,
    UsedLink,
)
from ppsolve.puzzles.party.pyramid.derivation import Derivation, Techniques
from ppsolve.puzzles.party.pyramid.inference import ENDLESS

HARD: Final[Techniques] = frozenset({"matching", "counting", "sharing", "region"})
LONG: Final = 340
"""What costs more is likely to be too long for one reason."""
LONGEST: Final = 400
"""How many letters a part of a reason should have at most."""
NOTED: Final = 20
"""The weight of what was noted before."""
_FRAME: Final = 40
"""What it takes to tell that something is tried, besides what comes of it."""

SLACK: Final = 40
"""By how much an argument may cost more than the cheapest to be told, should it turn out shorter in words."""

Lemmas = Sequence[tuple[FailedTrial, int]]
Wording = Callable[[Argument], Sequence[str]]
"""An argument in words, part by part."""


def shortest(arguments: Sequence[Argument], tell: Wording) -> Argument:
    """The argument that is shortest in words, among those without long parts if there are any."""

    def length(argument: Argument) -> tuple[bool, int]:
        parts = [len(part) for part in tell(argument)]
        return max(parts) > LONGEST, sum(parts)

    return min(arguments, key=length)


def arguments_by_trial(
    plan: Plan, marks: PencilMarks, solution: PencilMarks, open_cells: int, tell: Wording
) -> list[Argument]:
    """Why one of the open cells has the card that it has in the only solution, in several short ways; none
    if assumptions one after the other do not show it."""
    left = propagation.by_regions(plan, marks)
    assert left is not None, "there is a solution"
    trials = _Trials(plan, marks, solution, open_cells)
    found = trials.arguments(left, (), ENDLESS)
    if not found or sum(map(len, tell(shortest(found, tell)))) > LONGEST:
        found += trials.by_notes(left)
    return [trials.slimmed(argument) for argument in found]


@dataclass(frozen=True)
class _Trials:
    plan: Plan
    marks: PencilMarks
    solution: PencilMarks
    open_cells: int
    _noted: dict[tuple[Assumed, ...], tuple[FailedTrial, ...] | None] = field(default_factory=dict)

    def arguments(self, left: PencilMarks, lemmas: Lemmas, below: int) -> list[Argument]:
        """Cheap arguments that take one assumption, or several each of which stands alone."""
        found = []
        for assumed in self._failing(left, other=True):
            why = self._refute(assumed, lemmas, below)
            if why is not None:
                refutation, cost = why
                below = min(below, cost + SLACK)
                found.append(Argument(assumed.cell, assumed.colour, (), refutation))
        own = self._refutations(left, lemmas, below)
        return [*found, *self._conclude([*lemmas, *own], below, self.open_cells)]

    def by_notes(self, left: PencilMarks) -> list[Argument]:
        """Arguments from notes, none of them long."""
        lemmas: list[tuple[FailedTrial, int]] = []
        while True:
            fresh = self._refutations(left, lemmas, LONG)
            if not fresh:
                return []
            lemmas += [(refutation, NOTED) for refutation, _ in fresh]
            for refutation, _ in fresh:
                left = without_colour(left, refutation.assumed.cell, refutation.assumed.colour)
            after = propagation.by_regions(self.plan, left)
            assert after is not None, "there is a solution"
            left = after
            found = self.arguments(left, lemmas, LONG)
            if found:
                return found

    def slimmed(self, argument: Argument) -> Argument:
        """The argument without the notes that it can do without, and each of them as short as it can be once
        those before it are known."""
        needed = [note.assumed for note in notes_of(argument)]
        if len(needed) < 2:
            return argument
        best = self._rebuilt(argument, needed) or argument
        for spared in reversed(needed[:]):
            fewer = [assumed for assumed in needed if assumed != spared]
            shorter = self._rebuilt(argument, fewer)
            if shorter is not None:
                needed, best = fewer, shorter
        return best

    def _rebuilt(self, argument: Argument, needed: Sequence[Assumed]) -> Argument | None:
        """An argument for the same cell from these notes, if they are enough."""
        notes = self._notes(tuple(needed))
        if notes is None:
            return None
        lemmas = [(note, NOTED) for note in notes]
        if argument.otherwise is None:
            found = self._conclude(lemmas, 2 * LONG, 1 << argument.cell)
            return found[0] if found else None
        why = self._refute(argument.otherwise.assumed, lemmas, 2 * LONG)
        return None if why is None else Argument(argument.cell, argument.colour, (), why[0])

    def _notes(self, needed: tuple[Assumed, ...]) -> tuple[FailedTrial, ...] | None:
        """Refutations one after the other, each by means of those before; `None` if one is not possible."""
        if not needed:
            return ()
        if needed not in self._noted:
            before = self._notes(needed[:-1])
            why = before is not None and self._refute(
                needed[-1], [(note, NOTED) for note in before], 2 * LONG
            )
            self._noted[needed] = (*before, why[0]) if before is not None and why else None
        return self._noted[needed]

    def _refutations(self, left: PencilMarks, lemmas: Lemmas, below: int) -> list[tuple[FailedTrial, int]]:
        """The colours of cells that fail when they are tried, each with what it costs to tell."""
        tried = [self._refute(assumed, lemmas, below) for assumed in self._failing(left, other=False)]
        return [(why[0], why[1] + _FRAME) for why in tried if why is not None]

    def _failing(self, left: PencilMarks, other: bool) -> list[Assumed]:
        """The assumptions that fail by techniques up to the hard ones: a wrong colour in a cell, or that a
        cell has another than the right one."""
        failing = []
        for cell in cells_of(self.open_cells):
            for colour in colours_at(left, cell):
                if bool(self.solution[colour] >> cell & 1) != other:
                    continue
                tried = without_colour(left, cell, colour) if other else with_known(left, cell, colour)
                if propagation.by_regions(self.plan, tried) is None:
                    failing.append(Assumed(cell, colour, other))
        return failing

    def _refute(self, assumed: Assumed, lemmas: Lemmas, below: int) -> tuple[FailedTrial, int] | None:
        return refute(self.plan, self.marks, assumed, HARD, lemmas=lemmas, below=below)

    def _conclude(self, lemmas: Lemmas, below: int, cells: int) -> list[Argument]:
        """The cheapest argument for one of these cells, from what was refuted and what follows from it."""
        derivation = Derivation(self.plan, self.marks, HARD, lemmas=lemmas, below=below)
        cell = derivation.first_known(cells)
        return [] if cell is None else [argument_for(derivation, cell)]


def argument_for(derivation: Derivation, cell: int) -> Argument:
    """The argument for a cell that a derivation has made known."""
    colour = derivation.colours[cell].bit_length() - 1
    return Argument(cell, colour, derivation.trace(derivation.struck_at(cell)))


def refute(
    plan: Plan,
    marks: PencilMarks,
    assumed: Assumed,
    rules: Techniques,
    *,
    lemmas: Lemmas = (),
    below: int = ENDLESS,
) -> tuple[FailedTrial, int] | None:
    """How an assumption fails, and what it costs to tell; `None` if it does not, or at more than `below`."""
    derivation = Derivation(plan, marks, rules, assumed=assumed, lemmas=lemmas, below=below)
    failure = derivation.fails()
    if failure is None:
        return None
    how, premises = failure
    chain = (used for used in derivation.trace(premises) if not isinstance(used.link.claim, Assumed))
    return FailedTrial(assumed, tuple(chain), how), derivation.cost_of(premises) + _FRAME


def notes_of(argument: Argument) -> list[FailedTrial]:
    """The refutations that an argument uses, those that others rest on first."""
    found: dict[FailedTrial, None] = {}

    def collect(links: Sequence[UsedLink]) -> None:
        for used in links:
            if isinstance(used.link.claim, Refuted):
                collect(used.link.claim.refutation.chain)
                found.setdefault(used.link.claim.refutation)

    collect(argument.links)
    if argument.otherwise is not None:
        collect(argument.otherwise.chain)
    return list(found)
