"""The engines behind the solver: the compiled core, its pure Python fallback, and CP-SAT."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Literal

from ppsolve.solver.errors import BadInput, quoted

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

CoreKind = Literal["native", "python"]


def core_kind() -> CoreKind:
    """Return the engine in use: native if it was built, unless `PPSOLVE_CORE=python` is set."""
    wanted = os.environ.get("PPSOLVE_CORE", "")
    if wanted not in ("", "native", "python"):
        raise BadInput("PPSOLVE_CORE", f"expected native or python, not {quoted(wanted)}")
    built = find_spec("ppsolve.solver._core") is not None
    if wanted == "native" and not built:
        raise BadInput("PPSOLVE_CORE", "the native core was not built; reinstall with a C++20 compiler")
    return "native" if built and wanted != "python" else "python"


def new_cp_solver(workers: int) -> cp_model.CpSolver:
    """Return a CP-SAT solver with `workers` threads that leaves SIGINT alone.

    By default CP-SAT installs its own SIGINT handler and then resets it to the system's default. From then
    on Ctrl-C would kill the process without running its clean-up.
    """
    from ortools.sat.python import cp_model

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.catch_sigint_signal = False
    return solver
