"""Measure the efficiency of a survey: its deals per second compared with those of the search alone.

    python benchmarks/survey.py --deals 40

The search alone runs in one process with one thread and computes only the outcomes that a survey needs. The
survey is the command as a user runs it, from start to exit, including difficulty and storage. With w workers,
the efficiency is the survey's rate divided by w times the rate of the search alone. Wall-clock numbers are
meaningful only on an idle machine: the cores in use should be 1.00 and w.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import Solver, analyze
from ppsolve.solver.platform import available_cores


def search_alone(settings: Settings, deals: int) -> tuple[float, float]:
    """Run the search alone; return wall-clock and processor seconds."""
    began, used = time.perf_counter(), time.process_time()
    for number in range(deals):
        solver = Solver(settings.memory << 20, threads=1)
        analyze(settings.position(number), settings.only, limits=settings.limits, solver=solver)
    return time.perf_counter() - began, time.process_time() - used


def survey(settings: Settings, deals: int, workers: int) -> tuple[float, float]:
    """Run a survey; return wall-clock and processor seconds."""
    before = _used_by_children()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = ["survey", "--players", str(settings.players), "--seed", str(settings.seed)]
        command += [
            "--deals",
            str(deals),
            "--workers",
            str(workers),
            "--db",
            str(Path(folder) / "survey.sqlite"),
        ]
        subprocess.run([sys.executable, "-m", "ppsolve.cli", *command], check=False)
        seconds = time.perf_counter() - began
    return seconds, _used_by_children() - before


def _used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=available_cores(), help="processes of the survey")
    options = parser.parse_args()
    settings = Settings.of(players=options.players, seed=options.seed)
    alone, alone_used = search_alone(settings, options.deals)
    together, together_used = survey(settings, options.deals, options.workers)
    for name, seconds, used in (("search alone", alone, alone_used), ("survey", together, together_used)):
        rate = options.deals / seconds
        print(f"{name:13} {seconds:8.1f} s, {rate:6.3f} deals per second, {used / seconds:4.2f} cores")
    share = alone / (options.workers * together)
    print(f"{100 * share:.0f} % of {options.workers} times the rate of the search alone (wall-clock time)")
    share = alone_used / together_used
    print(f"{100 * share:.0f} % by processor time, which ignores all waiting")


if __name__ == "__main__":
    main()
