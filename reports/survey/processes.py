"""The deals of a survey on the cores of this machine: processes, for CP-SAT holds Python's lock."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import partial

from ppsolve.reports.survey.settings import Settings
from ppsolve.reports.survey.solved_deal import Timed, solve_deal
from ppsolve.solver import BadInput
from ppsolve.solver.processes import ATTEMPTS, WorkersDied, imap_unordered


def solve_by_processes(
    settings: Settings, numbers: Iterable[int], workers: int
) -> Generator[Sequence[Timed], None, None]:
    """The deals of these numbers, as they are solved: all that are ready, then all that are ready next."""
    try:
        yield from imap_unordered(partial(solve_deal, settings), numbers, workers)
    except WorkersDied as error:
        what = f"{ATTEMPTS} processes ended while they solved this deal: {error.how}"
        raise BadInput(f"seed {settings.seed + error.task}", what) from None


def solve_here(settings: Settings, numbers: Iterable[int]) -> Generator[Sequence[Timed], None, None]:
    """The deals of these numbers, one after the other in this process."""
    for number in numbers:
        yield [solve_deal(settings, number)]
