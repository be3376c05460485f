"""Run a survey: solve the deals its store lacks, in this process or in several, and keep each at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ppsolve.reports.difficulty.measure import KnownOutcomes, measure_position
from ppsolve.reports.difficulty.rating import raw_number
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput, Solver, analyze, core_kind, textform
from ppsolve.solver.party.game import PartyOutcome
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, imap_unordered

if TYPE_CHECKING:
    from ppsolve.reports.survey.store import Store


@dataclass(frozen=True)
class SolvedDeal:
    """A deal and its results; `None` or empty if they were not requested."""

    number: int
    deal: str
    """The deal in one line."""
    best: tuple[PartyOutcome, ...]
    guaranteed: tuple[PartyOutcome, ...]
    table: PartyOutcome | None
    margin: PartyOutcome | None
    careless: tuple[float, ...]
    """Mean cards left by seat when everybody plays at random."""
    parts: tuple[float | None, ...]
    """The parts of the difficulty, in the order of `part_names`."""
    nodes: int
    """Positions visited for the outcomes; reproducible, with one thread and a fresh table per deal."""

    @property
    def outcomes(self) -> tuple[PartyOutcome, ...]:
        alone = tuple(outcome for outcome in (self.table, self.margin) if outcome is not None)
        return (*self.best, *self.guaranteed, *alone)

    @property
    def difficulty(self) -> float | None:
        """The raw number of the difficulty; `None` if a part is missing."""
        return raw_number(len(self.careless), self.parts) if self.parts else None

    @property
    def proved(self) -> bool:
        return all(outcome.proved for outcome in self.outcomes)


Timed = tuple[SolvedDeal, float]
"""A solved deal and the seconds it took, which are not part of the result."""

Solve = Callable[[Settings, Iterable[int]], Generator[Sequence[Timed], None, None]]
"""Solves the deals of the given numbers in any order, and yields them in batches as they get ready."""


def solve_deal(settings: Settings, number: int) -> Timed:
    """Solve deal `number`; the result depends on nothing else."""
    if core_kind() != settings.core:
        raise BadInput("core", f"is {core_kind()} here, but {settings.core} in the survey")
    began = time.monotonic()
    position = settings.position(number)
    solver = Solver(settings.memory << 20, threads=1)
    analysis = analyze(position, settings.only, limits=settings.limits, solver=solver)
    measure = measure_position(position, KnownOutcomes.of(analysis)) if settings.measure else None
    found = SolvedDeal(
        number,
        textform.dumps(position),
        # Without lines: which of several best lines is found may differ between runs.
        best=tuple(outcome.without_line() for outcome in analysis.players.get("best", ())),
        guaranteed=tuple(outcome.without_line() for outcome in analysis.players.get("guaranteed", ())),
        table=analysis.table and analysis.table.without_line(),
        margin=analysis.margin and analysis.margin.without_line(),
        careless=tuple(left.mean for left in measure.random.seats) if measure else (),
        parts=tuple(measure.parts.values.values()) if measure else (),
        nodes=solver.nodes,
    )
    return found, time.monotonic() - began


def solve_here(settings: Settings, numbers: Iterable[int]) -> Generator[Sequence[Timed], None, None]:
    """Solve the deals of these numbers one after the other in this process."""
    for number in numbers:
        yield [solve_deal(settings, number)]


def solve_by_processes(
    settings: Settings, numbers: Iterable[int], workers: int
) -> Generator[Sequence[Timed], None, None]:
    """Solve the deals of these numbers in worker processes; threads would not do, CP-SAT holds the GIL."""
    try:
        yield from imap_unordered(partial(solve_deal, settings), numbers, workers)
    except WorkersDied as error:
        what = f"{ATTEMPTS} worker processes died while solving this deal: {error.how}"
        raise BadInput(f"seed {settings.seed + error.task}", what) from None


@dataclass(frozen=True)
class Stage:
    """Progress of a survey: deals in the file, deals wanted, and the work done in this run."""

    done: int
    deals: int
    solved_now: int
    seconds: float


def run_survey(store: Store, deals: int, solve: Solve, progress: Callable[[Stage], None]) -> int:
    """Solve those of the first `deals` deals that the store lacks; return how many were solved.

    However this ends, deals added to the store so far are kept.
    """
    known = store.numbers()
    missing = (number for number in range(deals) if number not in known)
    began = time.monotonic()
    done = sum(number < deals for number in known)
    solved_now = 0
    progress(Stage(done, deals, 0, 0.0))
    with closing(solve(store.settings, missing)) as batches:
        for batch in batches:
            store.add(batch)
            solved_now += len(batch)
            progress(Stage(done + solved_now, deals, solved_now, time.monotonic() - began))
    return solved_now
