"""The easiest argument for the next card: plain inference first, then trial and contradiction.

`next_argument` starts from the cards on the table after every step. Where no inference helps, it looks for
the shortest trial: an assumption about one cell that fails. Where even that is long, shorter trials are noted
first, each of which rules out one colour in one cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ppsolve.puzzles.party.pyramid.cells import (
    PencilMarks,
    Plan,
    cells_of,
    colours_at,
    known_cells,
    with_known,
    without_colour,
)
from ppsolve.puzzles.party.pyramid.inference import (
    ENDLESS,
    KNOWN,
    Assumed,
    Below,
    Conclusion,
    Counted,
    FailedTrial,
    HeldUp,
    Inference,
    Needing,
    Refuted,
    Shared,
    Spanned,
    Techniques,
    UsedLink,
    UsedUp,
)
from ppsolve.puzzles.party.pyramid.propagation import PyramidTechnique, by_regions, hardest

_HARDER: Final[tuple[PyramidTechnique, ...]] = ("matching", "counting", "sharing", "region")
EASIER: Final = tuple(frozenset(_HARDER[:number]) for number in range(len(_HARDER) + 1))
"""The sets of techniques, beyond the easy ones, that are tried in turn before any trial."""
HARD: Final[Techniques] = EASIER[-1]
LONG: Final = 340
"""Above this cost an argument is likely to be too long for one reason."""
LONGEST: Final = 400
"""The most letters that a part of a reason should have."""
NOTED: Final = 20
"""The weight of an earlier note."""
SLACK: Final = 40
"""An argument this much costlier than the cheapest is kept, in case it is shorter in words."""
_FRAME: Final = 40
"""The cost of stating an assumption, besides its consequences."""


@dataclass(frozen=True)
class Argument:
    """The argument for a colour in a cell.

    Either `links`, in order, leave no other colour; or the assumption of another colour fails (`otherwise`);
    or both are empty, and one can only guess.
    """

    cell: int
    colour: int
    links: tuple[UsedLink, ...]
    otherwise: FailedTrial | None = None

    @property
    def technique(self) -> PyramidTechnique:
        """The hardest technique in it."""
        if self.otherwise is not None:
            return _technique_of_trial(self.otherwise)
        return hardest([technique_of(used.link.claim) for used in self.links] or ["guess"])


_PLAIN: Final[dict[type, PyramidTechnique]] = {
    UsedUp: "used-up",
    Counted: "counting",
    Shared: "sharing",
    Spanned: "region",
    Needing: "region",
}


def technique_of(claim: Conclusion) -> PyramidTechnique:
    if isinstance(claim, Below):
        return "two-below" if claim.known else "matching"
    if isinstance(claim, HeldUp):
        return "held-up" if claim.known else "matching"
    if isinstance(claim, Refuted):
        return _technique_of_trial(claim.refutation)
    return _PLAIN[type(claim)]


def _technique_of_trial(trial: FailedTrial) -> PyramidTechnique:
    """Return `deeper` if a trial rests on other trials, else `contradiction`."""
    within = any(isinstance(used.link.claim, Refuted) for used in trial.chain)
    return "deeper" if within else "contradiction"


Lemmas = Sequence[tuple[FailedTrial, int]]
"""Failed trials that may be used, each with its weight."""
Wording = Callable[[Argument], Sequence[str]]
"""Returns an argument in words, part by part."""


def next_argument(plan: Plan, marks: PencilMarks, solution: PencilMarks, tell: Wording) -> Argument:
    """Return the easiest argument for a cell that is not known yet; of several, the shortest in words.

    `solution` must be the only one.
    """
    open_cells = plan.shape.every & ~known_cells(marks)
    for rules in EASIER:
        found = list(_conclusions(Inference(plan, marks, rules), open_cells))
        if found:
            return shortest(found, tell)
    found = arguments_by_trial(plan, marks, solution, open_cells, tell)
    if found:
        return shortest(found, tell)
    fewest = min(cells_of(open_cells), key=lambda cell: len(colours_at(marks, cell)))
    return Argument(fewest, colours_at(solution, fewest)[0], ())


def _conclusions(inference: Inference, open_cells: int) -> Iterator[Argument]:
    """Yield the cheapest arguments for open cells that do not need another open cell to be known first."""
    most = ENDLESS
    wanted = open_cells
    while (cell := inference.first_known(wanted)) is not None:
        wanted &= ~(1 << cell)
        cost = inference.cost_of([(cell, KNOWN)])
        if cost > most:
            return
        most = min(most, cost + SLACK)
        argument = argument_for(inference, cell)
        premises = {mark for used in argument.links for mark in used.link.premises_for(set(used.used))}
        if not any(own == KNOWN and open_cells >> other & 1 for other, own in premises):
            yield argument


def shortest(arguments: Sequence[Argument], tell: Wording) -> Argument:
    """Return the argument that is shortest in words; those without a long part come first."""

    def length(argument: Argument) -> tuple[bool, int]:
        parts = [len(part) for part in tell(argument)]
        return max(parts) > LONGEST, sum(parts)

    return min(arguments, key=length)


def arguments_by_trial(
    plan: Plan, marks: PencilMarks, solution: PencilMarks, open_cells: int, tell: Wording
) -> list[Argument]:
    """Return short arguments for open cells that rest on trials, one after the other; perhaps none."""
    left = by_regions(plan, marks)
    assert left is not None, "there is a solution"
    trials = _Trials(plan, marks, solution, open_cells)
    found = trials.arguments(left, (), ENDLESS)
    if not found or sum(map(len, tell(shortest(found, tell)))) > LONGEST:
        found += trials.by_notes(left)
    return [trials.slimmed(argument) for argument in found]


@dataclass(frozen=True)
class _Trials:
    """The search for arguments by trial. `left` is always what plain propagation leaves of the marks."""

    plan: Plan
    marks: PencilMarks
    solution: PencilMarks
    open_cells: int
    _noted: dict[tuple[Assumed, ...], tuple[FailedTrial, ...] | None] = field(default_factory=dict)

    def arguments(self, left: PencilMarks, lemmas: Lemmas, below: int) -> list[Argument]:
        """Return cheap arguments from one assumption, or from several that each stand alone."""
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
        """Return arguments that use notes, none of them long."""
        lemmas: list[tuple[FailedTrial, int]] = []
        while True:
            fresh = self._refutations(left, lemmas, LONG)
            if not fresh:
                return []
            lemmas += [(refutation, NOTED) for refutation, _ in fresh]
            for refutation, _ in fresh:
                left = without_colour(left, refutation.assumed.cell, refutation.assumed.colour)
            after = by_regions(self.plan, left)
            assert after is not None, "there is a solution"
            left = after
            found = self.arguments(left, lemmas, LONG)
            if found:
                return found

    def slimmed(self, argument: Argument) -> Argument:
        """Remove the notes that an argument can do without, and shorten each by means of those before it."""
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
        """Return an argument for the same cell from these notes; `None` if they are not enough."""
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
        """Refute assumptions in order, each by means of those before; `None` if one is not refuted."""
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
        """Return the failed trials of colours in cells, each with its cost."""
        tried = [self._refute(assumed, lemmas, below) for assumed in self._failing(left, other=False)]
        return [(why[0], why[1] + _FRAME) for why in tried if why is not None]

    def _failing(self, left: PencilMarks, other: bool) -> list[Assumed]:
        """Return the assumptions that fail by techniques up to the hard ones.

        They are wrong colours of cells, or with `other`, that a cell has another than its right colour.
        """
        failing = []
        for cell in cells_of(self.open_cells):
            for colour in colours_at(left, cell):
                if bool(self.solution[colour] >> cell & 1) != other:
                    continue
                tried = without_colour(left, cell, colour) if other else with_known(left, cell, colour)
                if by_regions(self.plan, tried) is None:
                    failing.append(Assumed(cell, colour, other))
        return failing

    def _refute(self, assumed: Assumed, lemmas: Lemmas, below: int) -> tuple[FailedTrial, int] | None:
        return refute(self.plan, self.marks, assumed, lemmas, below)

    def _conclude(self, lemmas: Lemmas, below: int, cells: int) -> list[Argument]:
        """Return the cheapest argument for one of these cells from the lemmas, if there is one."""
        inference = Inference(self.plan, self.marks, HARD, lemmas=lemmas, below=below)
        cell = inference.first_known(cells)
        return [] if cell is None else [argument_for(inference, cell)]


def argument_for(inference: Inference, cell: int) -> Argument:
    colour = inference.colours[cell].bit_length() - 1
    return Argument(cell, colour, inference.trace(inference.struck_at(cell)))


def refute(
    plan: Plan, marks: PencilMarks, assumed: Assumed, lemmas: Lemmas = (), below: int = ENDLESS
) -> tuple[FailedTrial, int] | None:
    """Refute an assumption by techniques up to the hard ones at a cost under `below`.

    Return the failed trial and its cost, or `None`.
    """
    inference = Inference(plan, marks, HARD, assumed=assumed, lemmas=lemmas, below=below)
    failure = inference.fails()
    if failure is None:
        return None
    how, premises = failure
    chain = (used for used in inference.trace(premises) if not isinstance(used.link.claim, Assumed))
    return FailedTrial(assumed, tuple(chain), how), inference.cost_of(premises) + _FRAME


def notes_of(argument: Argument) -> list[FailedTrial]:
    """Return the failed trials that an argument uses, those that others rest on first."""
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
