"""CP-SAT's solver, made in one place for all who ask it something."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ortools.sat.python import cp_model


def new_cp_solver(workers: int) -> cp_model.CpSolver:
    """A solver with so many threads that leaves Ctrl-C to whoever waits for it.

    By itself CP-SAT takes SIGINT over while it solves, and leaves it at the system's default: from then on
    Ctrl-C would kill the process, whatever that wanted to do about it.
    """
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.catch_sigint_signal = False
    return solver
